import pytest

from games.five_hundred.events import HandScored
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, refusal, types

SPADES = "JK AS KS QS JS TS 9S 8S 7S"
HEARTS = "AH KH QH JH"


def in_play(seats: int = 4, bid: str = "7S") -> State:
    """Seat 0 has nine trumps and leads; sans kitty, so that there is no exchange."""
    options = options_of(seats, five_partner="none")
    state = hand_of(SPADES, HEARTS, *[""] * (seats - 2), options=options)
    state, _ = played(state, f"bid {bid}/SK", *["pass"] * (seats - 1))
    return state


def test_the_seat_on_turn_may_claim_any_number_against_one_side() -> None:
    listed = FIVE_HUNDRED.legal_moves(in_play(), Seat(0)).listed
    assert [text for text in listed if text.startswith("claim")] == [
        f"claim {count}" for count in range(10, -1, -1)
    ]


@pytest.mark.parametrize("seats", [3, 5])
def test_against_several_sides_all_remaining_are_claimed(seats: int) -> None:
    listed = FIVE_HUNDRED.legal_moves(in_play(seats), Seat(0)).listed
    assert [text for text in listed if text.startswith("claim")] == ["claim 10"]
    assert refusal(in_play(seats), "claim 9") == "claim_all_only"


def test_a_claim_lays_the_hand_open_and_waits_for_all_others() -> None:
    state, events = played(in_play(), "claim 9")
    assert types(events) == ["tricks_claimed"]
    assert (state.turn, FIVE_HUNDRED.waiting_for(state)) == (0, (1, 2, 3))
    assert FIVE_HUNDRED.movers(state) == {1, 2, 3}
    assert set(FIVE_HUNDRED.view(state, Seat(1)).open_hands[0]) == set(state.hands[0])
    assert FIVE_HUNDRED.legal_moves(state, Seat(2)).listed == ("accept", "decline")


def test_when_all_accept_the_rest_goes_to_the_opponents() -> None:
    state, events = played(in_play(), "claim 9", "2:accept", "1:accept", "3:accept")
    assert types(events)[-2:] == ["claim_accepted", "hand_scored"]
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert scored.tricks == (9, 1)
    assert [side.score for side in scored.result.by_side] == [140, 10]
    assert state.is_over


def test_an_accepted_claim_of_all_can_be_a_slam() -> None:
    _, events = played(in_play(), "claim 10", "2:accept", "1:accept", "3:accept")
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert [part.kind for part in scored.result.by_side[0].parts] == ["slam"]


def test_tricks_won_before_are_kept() -> None:
    state = in_play()
    state, _ = played(state, "play JK", *_any_follow(state))
    state, events = played(state, "claim 8", "1:accept", "2:accept", "3:accept")
    assert isinstance(events[-1], HandScored)
    assert events[-1].tricks == (9, 1)


def _any_follow(state: State) -> list[str]:
    """Low clubs and diamonds, which hands of low cards have."""
    state, _ = played(state, "play JK")
    texts = []
    for _ in range(3):
        assert state.turn is not None
        texts.append(FIVE_HUNDRED.legal_moves(state, state.turn).listed[0])
        state, _ = played(state, texts[-1])
    return texts


def test_one_who_declines_lets_play_go_on_with_the_hand_open() -> None:
    state, events = played(in_play(), "claim 9", "2:accept", "3:decline")
    assert types(events) == ["tricks_claimed", "claim_accepted", "claim_declined"]
    assert FIVE_HUNDRED.waiting_for(state) == (0,)
    assert state.is_open == (True, False, False, False)
    assert refusal(state, "claim 9") == "claim_declined"
    state, _ = played(state, "play JK")
    assert refusal(state, "claim 0") is None
    assert FIVE_HUNDRED.view(state, Seat(3)).open_hands[0]


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ([], "accept", "no_claim"),
        ([], "1:decline", "no_claim"),
        ([], "1:claim 3", "not_your_turn"),
        (["claim 9"], "0:accept", "own_claim"),
        (["claim 9", "1:accept"], "1:decline", "already_answered"),
        (["claim 9"], "0:play JK", "claim_open"),
        (["claim 9"], "0:claim 8", "claim_open"),
    ],
    ids=str,
)
def test_what_is_refused(moves: list[str], move: str, reason: str) -> None:
    state, _ = played(in_play(), *moves)
    assert refusal(state, move) == reason


def test_no_more_is_claimed_than_is_left() -> None:
    state = in_play()
    state, _ = played(state, "play JK", *_any_follow(state))
    assert refusal(state, "claim 10") == "claim_too_many"
    assert refusal(state, "claim 9") is None


def test_nothing_is_claimed_in_a_misere() -> None:
    assert refusal(in_play(bid="OM"), "claim 0") == "claim_in_misere"


def test_claims_and_answers_do_not_change_the_turn() -> None:
    assert FIVE_HUNDRED.verbs_out_of_turn == {"look", "claim", "accept", "decline"}


def test_a_hand_without_contract_can_be_claimed_too() -> None:
    state = hand_of("", "", "", "", options=options_of(all_pass="play_no_trumps"))
    state, _ = played(state, *["pass"] * 4, "claim 4", "1:accept", "2:accept")
    _, events = played(state, "3:accept")
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert [side.score for side in scored.result.by_side] == [40, 60]
