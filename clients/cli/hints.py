"""A hint as people read it, in two steps: first the move, then what decided for it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from clients.cli.games.role import GameRenderer
from clients.cli.table import Scene
from clients.texts import key
from protocol.advice import ARGUMENT_KINDS, AdviceArgument, ArgumentKind
from protocol.game_values import Seat
from protocol.server_messages import Advice

__all__ = ["tell_advice", "tell_why"]


def tell_advice(advice: Advice, renderer: GameRenderer, scene: Scene) -> list[str]:
    """The move, how it is typed, and how one hears why."""
    move, typed = renderer.say(advice.move, scene), renderer.typed(advice.move, scene)
    return [scene.texts("hint-move", move=move, typed=typed), scene.texts("hint-how-why")]


def tell_why(advice: Advice, renderer: GameRenderer, scene: Scene) -> list[str]:
    """What decided; a newer server may give a reason that has no sentence here."""
    sentence = key("advice", renderer.game, advice.reason)
    if not scene.texts.has(sentence):
        return [scene.texts("hint-no-reason")]
    arguments = {name: _written(name, value, scene) for name, value in advice.arguments.items()}
    return [scene.texts(sentence, **arguments)]


_WRITE: Mapping[ArgumentKind, Callable[[Scene, str | int], str]] = MappingProxyType(
    {
        ArgumentKind.CARD: lambda scene, card: scene.cards.card(str(card)),
        ArgumentKind.SUIT: lambda scene, suit: scene.cards.suit(str(suit)),
        ArgumentKind.SEAT: lambda scene, seat: scene.name(Seat(int(seat))),
    }
)


def _written(name: str, value: AdviceArgument, scene: Scene) -> str | int:
    """An argument as its sentence shows it: a number stays one."""
    write = _WRITE.get(ARGUMENT_KINDS.get(name, ArgumentKind.NUMBER))
    if isinstance(value, tuple):
        return scene.texts.list(
            [str(each) if write is None else write(scene, each) for each in value]
        )
    return value if write is None else write(scene, value)
