import pytest

from tests.games.five_hundred.hands import hand_of, played

SPADES = "JK AS KS QS JS TS 9S 8S 7S 6S"
THREE = ("pass",) * 3


@pytest.mark.parametrize(
    ("moves", "is_taken"),
    [
        ([], False),
        (["bid 7S", *THREE], True),
        (["bid 7S", *THREE, "discard 6S 7S 8S"], True),
        (["bid 7S/SK", *THREE], False),
        (["pass", *THREE], False),
    ],
    ids=str,
)
def test_whether_the_kitty_is_taken(moves: list[str], is_taken: bool) -> None:
    state, _ = played(hand_of(SPADES, "", "", ""), *moves)
    assert state.is_kitty_taken == is_taken


def test_team_mates_who_sit_out_do_not_play() -> None:
    state, _ = played(hand_of("", "", "", ""), "bid OM", *THREE)
    assert state.playing == (0, 1, 3)


def test_awarded_tricks_are_added_to_those_won() -> None:
    state, _ = played(hand_of(SPADES, "", "", ""), "bid 7S/SK", *THREE)
    state, _ = played(state, "claim 9", "1:accept", "2:accept", "3:accept")
    assert (state.tricks_won, state.tricks_by_side) == ((0, 0, 0, 0), (9, 1))
