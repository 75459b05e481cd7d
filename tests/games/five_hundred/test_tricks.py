"""What follows of plays: exposure, partners who sit out, the end of a hand."""

import pytest

from games.five_hundred.events import HandExposed
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, random_hand, types

LOW = "4H 5H 6H 4D 5D 6D 5S 6S 5C 6C"
HIGH = "AH KH QH AD KD QD AS KS AC KC"


def misere(bid: str, seats: int = 4, hand: str = LOW, **chosen: OptionValue) -> State:
    state = hand_of(hand, *[""] * (seats - 1), options=options_of(seats, **chosen))
    return played(state, f"bid {bid}/SK", *["pass"] * (seats - 1))[0]


@pytest.mark.parametrize(
    ("seats", "chosen", "sits_out"),
    [
        (2, {}, ()),
        (3, {}, ()),
        (4, {}, (2,)),
        (5, {}, ()),
        (6, {}, (2, 4)),
        (6, {"six_teams": "3x2"}, (3,)),
    ],
    ids=str,
)
def test_team_mates_drop_out_of_a_misere(
    seats: int, chosen: dict[str, str], sits_out: tuple[int, ...]
) -> None:
    state = misere("OM", seats, hand="", **chosen)
    assert state.contract is not None
    assert state.contract.sits_out == sits_out
    order = []
    for _ in range(seats - len(sits_out)):
        assert state.turn is not None
        order.append(state.turn)
        state, _ = played(state, FIVE_HUNDRED.legal_moves(state, state.turn).listed[0])
    assert order == [seat for seat in range(seats) if seat not in sits_out]
    assert len(state.tricks) == 1


@pytest.mark.parametrize(
    ("bid", "chosen", "exposed_after"),
    [
        ("OM", {}, 1),
        ("OM", {"open_misere_expose": "before_first_lead"}, 0),
        ("BM", {}, None),
    ],
    ids=str,
)
def test_an_open_misere_is_shown_when_the_option_says(
    bid: str, chosen: dict[str, str], exposed_after: int | None
) -> None:
    state = hand_of(LOW, "", "", "", options=options_of(4, **chosen))
    state, events = played(state, f"bid {bid}/SK", "pass", "pass", "pass")
    found = 0 if "hand_exposed" in types(events) else None
    state, events = played(state, "play 6S")
    while not state.tricks:
        assert state.turn is not None
        state, events = played(state, FIVE_HUNDRED.legal_moves(state, state.turn).listed[0])
    found = 1 if "hand_exposed" in types(events) else found
    assert found == exposed_after
    assert state.is_open == (exposed_after is not None, False, False, False)
    shown = FIVE_HUNDRED.view(state, Seat(1)).open_hands[0]
    assert len(shown) == (9 if exposed_after is not None else 0)
    exposed = [event.cards for event in events if isinstance(event, HandExposed)]
    assert exposed in ([], [shown])


@pytest.mark.parametrize(("early", "is_over"), [(True, True), (False, False)])
def test_a_lost_misere_stops_at_once_or_is_played_out(early: bool, is_over: bool) -> None:
    state = misere("OM", hand=HIGH, misere_early_end=early)
    state, _ = played(state, "play AS")
    while len(state.tricks) < 1:
        assert state.turn is not None
        state, _ = played(state, FIVE_HUNDRED.legal_moves(state, state.turn).listed[0])
    assert state.tricks[0].winner == 0
    assert state.is_over == is_over


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_winner_of_a_trick_leads_the_next(seats: int) -> None:
    for seed in range(5):
        for state, _ in random_hand(seed, seats):
            if state.tricks and not state.plays and not state.is_over and not state.claim:
                assert state.turn == state.tricks[-1].winner


def test_the_contractor_leads_first_and_without_one_the_left_of_the_dealer() -> None:
    state, _ = played(hand_of("", "", "", ""), "pass", "pass", "bid 6S/SK", "pass")
    assert (state.phase, state.turn) == ("play", 2)
    state = hand_of("", "", "", "", options=options_of(all_pass="play_no_trumps"))
    assert played(state, *["pass"] * 4)[0].turn == 0
