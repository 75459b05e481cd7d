"""51 on a screen of lines: what happened, the table, what may be typed."""

from typing import assert_never

from clients.cli.games.field_lines import (
    field_line,
    hand_line,
    move_lines,
    status_line,
    tell_field_event,
)
from clients.cli.games.field_typing import typed_move
from clients.cli.games.fifty_one_typing import CALL, describe, read
from clients.cli.games.role import Reading
from clients.cli.table import Scene
from clients.texts import key
from protocol.fifty_one import (
    PHASE_ANCHORS,
    AutoCalled,
    Called,
    Event,
    FieldDealt,
    FieldFlushed,
    FiftyOnePhase,
    FiftyOneView,
    HouseFlushed,
    Passed,
    Reshuffled,
    RoundEnded,
    Shown,
    Stopped,
    Swapped,
    SwappedAll,
)
from protocol.game_types import FiftyOnePreview, GameEvent, GamePreview, GameView
from protocol.game_values import Hidden

__all__ = ["FIFTY_ONE"]


class FiftyOneRenderer:
    """51 for the shell."""

    game = "fifty_one"
    example = "swap 4C KS"

    def tell(self, event: GameEvent, scene: Scene) -> list[str]:
        """The sentences that tell of an event."""
        assert isinstance(event, Event | Hidden), event
        match event:
            case FieldDealt() | Swapped() | FieldFlushed() | Reshuffled():
                return [tell_field_event(event, scene, self.game)]
            case SwappedAll(seat=seat, gave=gave, took=took):
                gave_text, took_text = scene.cards.cards(gave), scene.cards.cards(took)
                name = scene.name(seat)
                return [scene.texts(_key(event), name=name, gave=gave_text, took=took_text)]
            case HouseFlushed(new=new):
                return [scene.texts(_key(event), new=scene.cards.cards(new))]
            case Passed() | Called() | AutoCalled() | Stopped():
                return [scene.texts(_key(event), name=scene.name(event.seat))]
            case RoundEnded():
                return _hands(event, scene)
            case Hidden():
                return []
            case _:
                assert_never(event)

    def show(self, view: GameView, scene: Scene) -> list[str]:
        """The table and the own cards, the help above them."""
        assert isinstance(view, FiftyOneView), view
        texts = scene.texts
        lines = [status_line(view, scene, self.game)]
        if view.phase is FiftyOnePhase.LAST_TURN and view.caller is not None:
            lines.append(texts("fifty-one-call-out", name=scene.name(view.caller)))
        lines.append(field_line(view, scene, self.game))
        if view.shown is not None:
            lines.append(_help(view.shown, scene, "fifty-one-help"))
            lines.append(hand_line(view, scene, self.game))
        return lines

    def how(self, view: GameView, scene: Scene) -> list[str]:
        """What may be typed on one's turn."""
        assert isinstance(view, FiftyOneView), view
        texts = scene.texts
        legal = scene.table.legal
        others = [
            texts(f"fifty-one-word-{word}")
            for move, word in (("swap_all", "swap-all"), ("flush", "flush"), ("pass", "pass"))
            if move in legal.listed
        ]
        lines = []
        if view.phase is FiftyOnePhase.AFTER_FLUSH:
            lines.append(texts("fifty-one-flushed"))
        if view.phase is FiftyOnePhase.FIRST_LAP:
            lines.append(texts("fifty-one-how-first-lap"))
        elif others:
            lines.append(texts("fifty-one-how", others=texts.list(others)))
        else:
            lines.append(texts("fifty-one-how-only-swap"))
        if legal.announceable:
            lines.append(texts("fifty-one-how-call"))
        return lines

    def say(self, move: str, scene: Scene) -> str:
        """A move in words, its announcement included."""
        words = describe(move, scene)
        return scene.texts("move-fifty-one-with-call", move=words) if CALL in move else words

    def typed(self, move: str, scene: Scene) -> str:
        """How that move is typed."""
        return typed_move(move, scene)

    def moves(self, scene: Scene) -> list[str]:
        """Each legal move in words, in the order of its number."""
        return move_lines(
            scene,
            describe=describe,
            announceable="move-fifty-one-can-call",
            leaves=lambda preview: _leaves(preview, scene),
        )

    def read(self, line: str, scene: Scene) -> Reading | None:
        """What a typed line comes to."""
        return read(line, scene)

    def anchor(self, view: GameView) -> str:
        """The section of the help page for what is going on."""
        assert isinstance(view, FiftyOneView), view
        return PHASE_ANCHORS[view.phase]


FIFTY_ONE = FiftyOneRenderer()


def _hands(event: RoundEnded, scene: Scene) -> list[str]:
    shown = [
        scene.texts(
            "event-fifty-one-hand-shown",
            name=scene.seat_name(seat),
            cards=scene.cards.cards(hand),
            points=points or 0,
        )
        for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True))
    ]
    return [scene.texts(_key(event)), *(f"  {line}" for line in shown)]


def _leaves(preview: GamePreview, scene: Scene) -> str:
    assert isinstance(preview, FiftyOnePreview), preview
    return _help(preview.shown, scene, "fifty-one-leaves")


def _help(shown: Shown, scene: Scene, sentence: str) -> str:
    """What a hand is worth, in the sentences whose keys begin with `sentence`."""
    texts, suit = scene.texts, scene.cards.suit(shown.suit)
    if shown.points is not None:
        return texts(f"{sentence}-one-suit", suit=suit, points=shown.points)
    if shown.difference is not None:
        return texts(
            f"{sentence}-difference",
            suit=suit,
            count=shown.card_count,
            worth=shown.worth,
            difference=shown.difference,
        )
    return texts(sentence, suit=suit, count=shown.card_count, worth=shown.worth)


def _key(event: GameEvent) -> str:
    return key("event", "fifty_one", event.type)
