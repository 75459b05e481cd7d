"""Rounds of 51 in notation, for the tests of its modules."""

from collections.abc import Iterable

from games.cards import format_cards, pack, parse_cards
from games.field.cards import FIELD_SIZE
from games.fifty_one.events import Event
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.play import open_round
from games.fifty_one.state import State
from games.game import Standing
from games.options import OptionValue
from games.seats import Seat

__all__ = ["MIXED", "STANDARD", "options_of", "played", "refusal", "round_of", "types"]

STANDARD = FiftyOneOptions()

MIXED = ("2S 3H 4C 5D 6S", "2H 3C 4D 5S 6H", "2C 3D 4S 5H 6C", "2D 3S 4H 5C 6D")
"""Hands that declare nothing, of cards up to six."""


def options_of(**chosen: OptionValue) -> FiftyOneOptions:
    """The standard options with these changed."""
    return FiftyOneOptions.build(chosen)


def round_of(
    *hands: str, field: str = "", options: FiftyOneOptions = STANDARD
) -> tuple[State, tuple[Event, ...]]:
    """A round as dealt; seat 0 plays first. The field is completed, the stock is all the rest."""
    seats = len(hands)
    dealer = Seat(seats - 1)
    standing = Standing(1, dealer, FIFTY_ONE.sides(options, seats), totals=(0,) * seats)
    named = parse_cards(" ".join([*hands, field]))
    rest = tuple(card for card in reversed(pack(jokers=options.jokers)) if card not in named)
    assert len(set(named)) == len(named), named
    on_field = parse_cards(field)
    missing = FIELD_SIZE - len(on_field)
    return open_round(
        options,
        standing,
        hands=tuple(map(parse_cards, hands)),
        field=(*on_field, *rest[:missing]),
        stock=rest[missing:],
        shuffle=tuple,
    )


def played(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state after moves of the seats on turn, and what happened in all of them.

    `lap` stands for one exchange of each seat that changes next to nothing.
    """
    happened: list[Event] = []
    for text in _with_laps(state, texts):
        assert state.turn is not None, state
        move = FIFTY_ONE.parse_move(_first_swap(state) if text == "swap" else text)
        state, events = FIFTY_ONE.apply(state, state.turn, move, tuple)
        happened += events
    return state, tuple(happened)


def refusal(state: State, text: str, *, seat: int | None = None) -> str | None:
    """Why the seat on turn, or another, may not make the move; None where it may."""
    mover = state.turn if seat is None else Seat(seat)
    reason = FIFTY_ONE.why_illegal(
        state, Seat(0) if mover is None else mover, FIFTY_ONE.parse_move(text)
    )
    return None if reason is None else str(reason)


def types(events: Iterable[Event]) -> list[str]:
    """What sort of events they are."""
    return [event.type for event in events]


def _with_laps(state: State, texts: Iterable[str]) -> Iterable[str]:
    for text in texts:
        yield from ["swap"] * len(state.hands) if text == "lap" else [text]


def _first_swap(state: State) -> str:
    """The last card of the hand for the last card of the field."""
    assert state.turn is not None
    return f"swap {format_cards([state.hands[state.turn][-1], state.field[-1]])}"
