"""Five Hundred on a screen of lines: what happened, the table, what may be typed."""

from clients.cli.games.five_hundred_asking import JOKER, describe
from clients.cli.games.five_hundred_choices import (
    discard_example,
    is_lead_for_a_suit,
    numbered_choices,
)
from clients.cli.games.five_hundred_events import tell_event
from clients.cli.games.five_hundred_table import table_lines
from clients.cli.games.five_hundred_typing import read, rivals
from clients.cli.games.role import Reading
from clients.cli.table import Scene
from protocol.five_hundred import PHASE_ANCHORS, Event, FiveHundredPhase, FiveHundredView
from protocol.game_types import GameEvent, GameView
from protocol.game_values import Hidden

__all__ = ["FIVE_HUNDRED"]


class FiveHundredRenderer:
    """Five Hundred for the shell."""

    game = "five_hundred"
    example = "play KS"

    def tell(self, event: GameEvent, scene: Scene) -> list[str]:
        """The sentences that tell of an event."""
        assert isinstance(event, Event | Hidden), event
        return [] if isinstance(event, Hidden) else tell_event(event, scene)

    def show(self, view: GameView, scene: Scene) -> list[str]:
        """The table, in the auction the grid of bids, and the own cards with their numbers."""
        assert isinstance(view, FiveHundredView), view
        return table_lines(view, scene)

    def how(self, view: GameView, scene: Scene) -> list[str]:
        """What may be typed on one's turn."""
        assert isinstance(view, FiveHundredView), view
        texts = scene.texts
        if view.claim is not None:
            return [texts("five-hundred-how-answer")]
        match view.phase:
            case FiveHundredPhase.AUCTION:
                return _how_to_bid(scene)
            case FiveHundredPhase.RAISE:
                return [texts("five-hundred-how-raise")]
            case FiveHundredPhase.EXCHANGE:
                return _how_to_exchange(view, scene)
            case FiveHundredPhase.CALL_PARTNER:
                return _how_to_call(view, scene)
            case _:
                return _how_to_play(view, scene)

    def say(self, move: str, scene: Scene) -> str:
        """A move in words."""
        return describe(move, scene)

    def typed(self, move: str, scene: Scene) -> str:
        """How that move is typed."""
        return move

    def moves(self, scene: Scene) -> list[str]:
        """Everything that has a number now, in words; cards not to be played with the reason."""
        return [choice.text for choice in numbered_choices(scene)]

    def read(self, line: str, scene: Scene) -> Reading | None:
        """What a typed line comes to."""
        return read(line, scene)

    def anchor(self, view: GameView) -> str:
        """The section of the help page for what is going on."""
        assert isinstance(view, FiveHundredView), view
        if view.claim is not None:
            return "claims"
        is_following = view.phase is FiveHundredPhase.PLAY and bool(view.plays)
        return "following" if is_following else PHASE_ANCHORS[view.phase]


FIVE_HUNDRED = FiveHundredRenderer()


def _how_to_bid(scene: Scene) -> list[str]:
    texts, listed = scene.texts, scene.table.legal.listed
    lines = [texts("five-hundred-how-bid")]
    if "look" in listed:
        is_blind = "bid BM" in listed
        lines.insert(0, texts(f"five-hundred-how-look{'-blind' if is_blind else ''}"))
    return lines


def _how_to_exchange(view: FiveHundredView, scene: Scene) -> list[str]:
    texts, choices = scene.texts, scene.table.legal.choices
    if not choices:
        return []
    count = choices[0].count
    example = discard_example(count)
    lines = [texts("five-hundred-how-discard", count=count, example=example)]
    if view.nameable:
        lines.append(texts("five-hundred-how-name", example=example))
    return lines


def _how_to_call(view: FiveHundredView, scene: Scene) -> list[str]:
    texts = scene.texts
    if scene.table.legal.choices:
        return [texts("five-hundred-how-call-card")]
    each = [
        texts("five-hundred-rival", letter=letter, name=scene.name(seat))
        for letter, seat in rivals(view)
    ]
    return [
        texts("five-hundred-how-call-seat"),
        texts("five-hundred-rivals", names="  ".join(each)),
    ]


def _how_to_play(view: FiveHundredView, scene: Scene) -> list[str]:
    texts, listed = scene.texts, scene.table.legal.listed
    suits = [move.split()[2] for move in listed if is_lead_for_a_suit(move)]
    places = [
        str(place)
        for place, card in enumerate(view.hand, 1)
        if not {f"play {card}", f"play {card} -"}.isdisjoint(listed)
    ]
    examples = [*places, *(f"{JOKER} {suit}" for suit in suits), "1"]
    lines = [texts("five-hundred-how-play", example=examples[0])]
    if suits:
        lines.append(texts("five-hundred-how-joker"))
    if view.nameable:
        lines.append(texts("five-hundred-how-name-lead", number=1))
    return lines
