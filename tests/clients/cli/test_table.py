from dataclasses import replace

import pytest

from clients.cli.table import LOG_MAX
from games.seats import Seat
from protocol.ids import Phase
from protocol.room_events import BotRemoved
from tests.clients.cli.scenes import NAMES, lobby, scene_of, table_of, update_of, view_of

TURN = update_of(view_of("TS KS JS 4H 9D", "AS TH 3D KC 7C"))


@pytest.mark.parametrize(
    ("phase", "is_mine"),
    [(Phase.PLAYING, True), (Phase.BETWEEN_ROUNDS, False), (Phase.FINISHED, False)],
)
def test_it_is_ones_turn_only_while_cards_are_played(phase: Phase, *, is_mine: bool) -> None:
    assert table_of(lobby(phase=phase), TURN).is_my_turn is is_mine


def test_nobody_without_a_seat_has_a_turn() -> None:
    table = table_of(lobby(phase=Phase.PLAYING, seat=None), TURN)
    assert not table.is_my_turn
    assert not table.wants_vote


def test_the_next_round_wants_a_vote_once() -> None:
    room = lobby(phase=Phase.BETWEEN_ROUNDS)
    assert table_of(room).wants_vote
    voted = replace(room, seats=tuple(replace(s, wants_next_round=True) for s in room.seats))
    assert not table_of(voted).wants_vote


def test_the_log_keeps_the_newest() -> None:
    table = table_of(lobby())
    for number in range(LOG_MAX + 5):
        table.take_update(replace(update_of(None), events=(BotRemoved(Seat(number)),)))
    assert len(table.log) == LOG_MAX
    assert table.log[-1] == BotRemoved(Seat(LOG_MAX + 4))


def test_people_are_called_by_their_names_and_oneself_you() -> None:
    scene = scene_of()
    assert [scene.name(Seat(seat)) for seat in range(3)] == ["You", *NAMES[1:]]
    assert scene.name(Seat(6)) == "seat 7"
    assert scene.names([Seat(1), Seat(2)]) == "Ken, Matsu"
    assert scene.seat_numbers([0, 2]) == "1, 3"
    assert scene.side((Seat(0), Seat(2))) == "You+Matsu"
    assert scene.game("fifty_one") == "51"
    assert scene.game("a_new_game") == "a_new_game"


def test_what_was_left_is_forgotten() -> None:
    table = table_of(lobby(phase=Phase.PLAYING), TURN)
    table.forget()
    assert (table.room, table.view, table.phase, table.is_in_match) == (None, None, None, False)
