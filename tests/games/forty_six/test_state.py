import pytest

from tests.games.forty_six.rounds import MIXED, options_of, played, round_of


@pytest.mark.parametrize(
    ("moves", "lap", "is_first_lap"),
    [([], 1, True), (["swap", "swap"], 1, True), (["lap"], 2, False), (["lap", "lap"], 3, False)],
)
def test_a_lap_is_one_turn_of_every_seat(moves: list[str], lap: int, is_first_lap: bool) -> None:
    state, _ = played(round_of(*MIXED[:3])[0], *moves)
    assert (state.lap, state.is_first_lap, state.is_over) == (lap, is_first_lap, False)


def test_a_round_that_is_over_is_in_its_last_lap() -> None:
    state, _ = played(round_of(*MIXED[:3], options=options_of(lap_limit=2))[0], "lap", "lap")
    assert (state.lap, state.is_over) == (2, True)
