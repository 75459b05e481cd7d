"""Nothing told to others depends on whether a call was possible (docs/rules/README.md §2.4)."""

from dataclasses import replace

import pytest

from games.cards import JOKERS, SUIT_OF, Card
from games.field.suits import common_suit
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import is_51
from games.fifty_one.state import State
from games.match import Match, apply_move
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.harness import Case, play
from tests.scale import scaled

MATCHES = scaled(600)


def told(before: Match, after: Match, events: tuple[object, ...], viewer: Viewer) -> object:
    """All that a viewer learns of a step: events, counts, waits, and the view."""
    heard = [FIFTY_ONE.redact(event, viewer) for event in events]  # type: ignore[arg-type]  # of 51
    counts = (after.turn, after.shuffle_count, after.waiting_for, after.is_round_over)
    return heard, counts, FIFTY_ONE.view(after.state, viewer), after.turn - before.turn


def twin(match: Match, seat: Seat, text: str) -> Match | None:
    """The match with one card of the seat's hand changed so that the move leaves a mixed hand.

    The other card comes from the bottom of the stock, where nobody has looked.
    """
    state: State = match.state
    moved = text.split()
    kept = [card for card in state.hands[seat] if card not in moved and card not in JOKERS]
    for card in reversed(state.stock[5:]):
        if card not in JOKERS and SUIT_OF[card] != SUIT_OF[kept[0]]:
            return replace(match, state=_exchanged(state, seat, kept[0], card))
    return None


def _exchanged(state: State, seat: Seat, old: Card, new: Card) -> State:
    hands = list(state.hands)
    hands[seat] = tuple(new if card == old else card for card in hands[seat])
    stock = tuple(old if card == new else card for card in state.stock)
    return replace(state, hands=tuple(hands), stock=stock)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_are_told_the_same_whether_a_call_was_possible_or_not(seats: int) -> None:
    case = Case(FIFTY_ONE, FiftyOneOptions(), seats)
    compared = 0
    for seed in range(MATCHES):
        for step in play(case, seed):
            for seat in step.match.waiting_for:
                texts = FIFTY_ONE.legal_moves(step.match.state, seat).announceable
                compared += sum(_is_compared(step.match, seat, text) for text in texts[:2])
    assert compared > 0


def _is_compared(match: Match, seat: Seat, text: str) -> bool:
    other = twin(match, seat, text)
    after, events = apply_move(match, seat, text)
    if other is None or is_51(after.state.hands[seat], after.state.options):
        return False  # a 51 declares itself to everybody
    after_other, other_events = apply_move(other, seat, text)
    if after.is_round_over or common_suit(after_other.state.hands[seat]) is not None:
        return False  # hands are shown, or both might call
    assert text not in FIFTY_ONE.legal_moves(other.state, seat).announceable
    for viewer in (*(Seat(each) for each in range(match.seats) if each != seat), SPECTATOR):
        assert told(match, after, events, viewer) == told(other, after_other, other_events, viewer)
    return True
