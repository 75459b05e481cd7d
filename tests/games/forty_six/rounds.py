"""Rounds of 46 in notation, for the tests of its modules."""

from collections.abc import Iterable

from games.cards import format_cards, is_joker, pack, parse_cards
from games.field.cards import FIELD_SIZE
from games.forty_six.events import Event
from games.forty_six.game import FORTY_SIX
from games.forty_six.jokers_rule import jokers_rule
from games.forty_six.options import FortySixOptions
from games.forty_six.play import open_round
from games.forty_six.state import State
from games.game import Standing
from games.options import OptionValue
from games.seats import Seat

__all__ = ["MIXED", "STANDARD", "options_of", "played", "refusal", "round_of", "types"]

STANDARD = FortySixOptions()

MIXED = ("2S 3H 4C 5D 6S", "2H 3C 4D 5S 6H", "2C 3D 4S 5H 6C", "2D 3S 4H 5C 6D")
"""Hands of several suits, of cards up to six."""


def options_of(**chosen: OptionValue) -> FortySixOptions:
    """The standard options with these changed."""
    return FortySixOptions.build(chosen)


def round_of(
    *hands: str, field: str = "", options: FortySixOptions = STANDARD
) -> tuple[State, tuple[Event, ...]]:
    """A round as dealt; seat 0 plays first. The field is completed without the joker.

    The stock is all the rest, low cards first, the joker last.
    """
    seats = len(hands)
    dealer = Seat(seats - 1)
    standing = Standing(1, dealer, FORTY_SIX.sides(options, seats), totals=(0,) * seats)
    named = parse_cards(" ".join([*hands, field]))
    whole = FORTY_SIX.pack(options, seats)
    rest = tuple(card for card in reversed(pack()) if card not in named)
    rest += tuple(card for card in whole if is_joker(card) and card not in named)
    assert len(set(named)) == len(named), named
    on_field = parse_cards(field)
    missing = FIELD_SIZE - len(on_field)
    return open_round(
        options,
        standing,
        hands=tuple(map(parse_cards, hands)),
        field=(*on_field, *rest[:missing]),
        stock=rest[missing:],
    )


def played(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state after moves of the seats on turn, and what happened in all of them.

    `swap` is an exchange that changes next to nothing, `lap` one of each seat.
    """
    happened: list[Event] = []
    for text in _with_laps(state, texts):
        assert state.turn is not None, state
        move = FORTY_SIX.parse_move(_last_swap(state) if text == "swap" else text)
        state, events = FORTY_SIX.apply(state, state.turn, move, tuple)
        happened += events
    return state, tuple(happened)


def refusal(state: State, text: str, *, seat: int | None = None) -> str | None:
    """Why the seat on turn, or another, may not make the move; None where it may."""
    mover = state.turn if seat is None else Seat(seat)
    reason = FORTY_SIX.why_illegal(
        state, Seat(0) if mover is None else mover, FORTY_SIX.parse_move(text)
    )
    return None if reason is None else str(reason)


def types(events: Iterable[Event]) -> list[str]:
    """What sort of events they are."""
    return [event.type for event in events]


def _with_laps(state: State, texts: Iterable[str]) -> Iterable[str]:
    for text in texts:
        yield from ["swap"] * len(state.hands) if text == "lap" else [text]


def _last_swap(state: State) -> str:
    """The last card of the hand for the last card of the field, as far as the joker lets it."""
    assert state.turn is not None
    hand = state.hands[state.turn]
    rule = jokers_rule(hand, state.field)
    gives, takes = (hand, state.field) if rule is None else (rule.gives, rule.takes)
    return f"swap {format_cards([gives[-1], takes[-1]])}"
