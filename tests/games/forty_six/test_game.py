import pytest

from games.forty_six.game import FORTY_SIX
from games.seats import Seat
from tests.games.forty_six.rounds import MIXED, options_of, played, round_of


def test_each_seat_plays_alone() -> None:
    assert FORTY_SIX.sides(options_of(), 3) == ((0,), (1,), (2,))


@pytest.mark.parametrize(("joker", "cards"), [(True, 53), (False, 52)])
def test_the_pack_has_one_joker_or_none(joker: bool, cards: int) -> None:
    assert len(FORTY_SIX.pack(options_of(joker=joker), 4)) == cards


def test_the_seat_on_turn_is_waited_for_until_the_round_is_over() -> None:
    state, _ = round_of(*MIXED[:2], options=options_of(lap_limit=1))
    assert FORTY_SIX.waiting_for(state) == (Seat(0),)
    assert FORTY_SIX.movers(state) == {Seat(0)}
    state, _ = played(state, "lap")
    assert FORTY_SIX.waiting_for(state) == ()
    assert FORTY_SIX.movers(state) == frozenset()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("swap 4H AS", ("S", 5, 43, 3)),
        ("swap 8S AS", ("S", 4, 35, None)),
        ("stop", None),
        ("flush", None),
    ],
)
def test_a_preview_says_what_a_move_would_leave(
    text: str, left: tuple[str, int, int, int | None] | None
) -> None:
    state, _ = round_of("8S KS JS TS 4H", MIXED[1], field="AS TH 3D KC 2D")
    found = FORTY_SIX.preview(state, Seat(0), FORTY_SIX.parse_move(text))
    assert (found and (found.suit, found.card_count, found.worth, found.left)) == left
