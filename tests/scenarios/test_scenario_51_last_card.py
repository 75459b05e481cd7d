"""Play, play, declare in one burst: no second play in a turn, and only the order counts."""

import pytest

from games.seats import Seat
from server.errors import Refused
from tests.games.page_one.rounds import options_of, played, refusal, round_of
from tests.scenarios.test_scenario_50_race import HANDS, room_at, state_of, turn_of


def test_a_second_play_in_one_turn_is_refused() -> None:
    """Both cards are legal when the burst is sent; the second one is too late by then."""
    room = room_at(round_of(*HANDS))
    turn = turn_of(room)
    room.move(Seat(0), "play 7H", turn=turn)
    with pytest.raises(Refused):
        room.move(Seat(0), "play 9H", turn=turn)
    with pytest.raises(Refused):
        room.move(Seat(0), "play 9H")
    room.move(Seat(0), "declare", turn=turn)
    assert state_of(room).declared == (True, False, False)
    assert state_of(room).hands[0] == ("9H",)


@pytest.mark.parametrize(
    ("steps", "is_declared"),
    [
        (["0:declare", "0:play 7H"], True),
        (["0:play 7H declare"], True),
        (["0:play 7H", "0:declare"], True),
        (["0:play 7H"], False),
    ],
    ids=["before", "with", "after", "never"],
)
def test_the_word_counts_before_with_and_after_the_play(
    steps: list[str], is_declared: bool
) -> None:
    state, _ = played(round_of(*HANDS), *steps)
    assert state.declared[0] == is_declared
    assert (refusal(state, "1:challenge 0") is None) != is_declared


def test_the_word_with_the_play_leaves_no_moment_for_a_challenge() -> None:
    """A flood before the play is refused, each time for the same reason; then it is too late."""
    room = room_at(round_of(*HANDS))
    for _ in range(20):
        with pytest.raises(Refused) as refused:
            room.move(Seat(2), "challenge 0")
        assert refused.value.reason == "nothing_to_challenge"
    room.move(Seat(0), "play 7H declare")
    with pytest.raises(Refused):
        room.move(Seat(2), "challenge 0")
    assert len(state_of(room).hands[0]) == 1


@pytest.mark.parametrize(("finish", "is_over"), [("allowed", True), ("penalty", False)])
def test_going_out_exposed_follows_the_option(finish: str, is_over: bool) -> None:
    state = round_of("7H 8H", "2H 5S 6S", options=options_of(undeclared_finish=finish))
    state, _ = played(state, "0:play 8H", "1:play 2H", "0:play 7H")
    assert state.is_over == is_over
    assert len(state.hands[0]) == (0 if is_over else 5)
