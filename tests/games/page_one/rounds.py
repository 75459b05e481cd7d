"""Rounds of Page One in notation, for the tests of its modules."""

from collections.abc import Iterable
from dataclasses import replace

from games.cards import pack, parse_cards
from games.errors import IllegalMove
from games.options import OptionValue
from games.page_one.events import Event
from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.play import open_round
from games.page_one.state import State
from games.seats import Seat

__all__ = ["STANDARD", "options_of", "played", "refusal", "refused", "round_of", "types"]

STANDARD = PageOneOptions()


def options_of(**chosen: OptionValue) -> PageOneOptions:
    """The standard options with these changed."""
    return PageOneOptions.build(chosen)


def round_of(
    *hands: str,
    stock: str | None = None,
    discards: str = "",
    leader: int = 0,
    declared: Iterable[int] = (),
    options: PageOneOptions = STANDARD,
) -> State:
    """A moment between two tricks.

    Cards that are not named follow those of `stock`; without a stock given (`""` is one) that
    is all of them, else they are in the hand of one seat more.
    """
    named = parse_cards(" ".join([*hands, stock or "", discards]))
    assert len(set(named)) == len(named), named
    rest = tuple(card for card in reversed(pack(jokers=options.jokers)) if card not in named)
    given = tuple(map(parse_cards, hands))
    is_whole = stock is not None
    state = open_round(
        options,
        Seat(leader),
        hands=(*given, rest) if is_whole else given,
        stock=parse_cards(stock or "") if is_whole else rest,
    )
    marks = tuple(seat in declared for seat in range(len(state.hands)))
    return replace(state, discards=parse_cards(discards), declared=marks)


def played(state: State, *steps: str) -> tuple[State, tuple[Event, ...]]:
    """The state after steps as `1:play KS`, and what happened in all of them; no card is mixed."""
    happened: list[Event] = []
    for step in steps:
        seat, text = step.split(":")
        move = PAGE_ONE.parse_move(text)
        state, events = PAGE_ONE.apply(state, Seat(int(seat)), move, tuple)
        happened += events
    return state, tuple(happened)


def refusal(state: State, step: str) -> str | None:
    """Why the step is refused; None where it is not."""
    seat, text = step.split(":")
    reason = PAGE_ONE.why_illegal(state, Seat(int(seat)), PAGE_ONE.parse_move(text))
    return None if reason is None else str(reason)


def refused(state: State, step: str) -> bool:
    """Is the step refused when it is made?"""
    try:
        played(state, step)
    except IllegalMove:
        return True
    return False


def types(events: Iterable[Event]) -> list[str]:
    """What sort of events they are."""
    return [event.type for event in events]
