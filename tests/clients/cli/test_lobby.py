from dataclasses import replace

import pytest

from clients.cli.lobby import game_list, room_sheet, waiting_line, what_next
from games.seats import Seat, Side
from protocol.ids import Phase
from protocol.server_messages import Room, SeatInfo
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of, view_of


def with_seat(room: Room, place: int, seat: SeatInfo) -> Room:
    return replace(room, seats=(*room.seats[:place], seat, *room.seats[place + 1 :]))


def test_the_lobby_says_who_sits_where_and_what_is_played() -> None:
    assert room_sheet(scene_of(language="ja")) == [
        "部屋 KAZE-7Q2M　51（ごじゅういち）",
        "席1　花子 (あなた、部屋主)  準備まだ",
        "席2　Ken  準備まだ",
        "席3　マツ (コンピューター)",
        "席についていない人: Mia",
        "ルール設定: 標準",
        "コンピューターの速さ: ふつう　回のあいだ: 最大30秒",
    ]


def test_the_lobby_says_what_newcomers_meet_where_it_is_not_as_usual() -> None:
    locked = replace(lobby(), public=True, locked=True, spectators=False)
    assert room_sheet(scene_of(table_of(locked), "ja"))[-3:] == [
        "この部屋は公開の一覧にのっていて、だれでも見つけられます。",
        "部屋にかぎがかかっています。新しい人は入れません。",
        "新しい人は観戦できません。",
    ]


@pytest.mark.parametrize(
    ("sides", "told"),
    [
        (((Seat(0), Seat(2)), (Seat(1),)), "Partners: You+Matsu, Ken"),
        (((Seat(0),), (Seat(1),), (Seat(2),)), None),
    ],
    ids=["teams", "each alone"],
)
def test_who_plays_with_whom_is_shown_where_there_are_teams(
    sides: tuple[Side, ...], told: str | None
) -> None:
    lines = room_sheet(scene_of(table_of(replace(lobby(), sides=sides))))
    assert [line for line in lines if line.startswith("Partners")] == [told] * (told is not None)
    assert ("To choose partners: swap 1 2   To draw them by lot: draw" in lines) is bool(told)


@pytest.mark.parametrize(
    ("seat", "shown"),
    [
        (SeatInfo("open", None, "", False, False, False), "seat 2: open"),
        (SeatInfo("bot", None, "", False, False, False), "seat 2: waiting for a bot"),
        (SeatInfo("person", None, "Ken", True, True, False), "seat 2: Ken  ready"),
        (SeatInfo("person", None, "Ken", False, False, False), "seat 2: Ken (away)  not ready"),
    ],
)
def test_every_kind_of_seat_is_shown(seat: SeatInfo, shown: str) -> None:
    assert shown in room_sheet(scene_of(table_of(with_seat(lobby(), 1, seat))))


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (lobby(), "When you are ready, type: ready"),
        (lobby(phase=Phase.FINISHED), "To play again, type: ready"),
        (lobby(seat=None), "You are watching."),
    ],
    ids=["before a match", "after one", "watching"],
)
def test_the_next_step_is_named(room: Room, told: str) -> None:
    assert what_next(scene_of(table_of(room)))[0] == told


def test_the_host_is_told_when_everybody_is_ready() -> None:
    room = lobby()
    ready = replace(room, seats=tuple(replace(seat, ready=True) for seat in room.seats))
    assert what_next(scene_of(table_of(ready))) == ["Everybody is ready. Type: start"]


def test_nothing_is_asked_for_during_a_match() -> None:
    assert what_next(scene_of(table_of(lobby(phase=Phase.PLAYING)))) == []


def test_whom_play_waits_for_is_named() -> None:
    told = update_of(view_of("TS KS JS 4H 9D", "AS TH 3D KC 7C"))
    playing = table_of(lobby(phase=Phase.PLAYING), told)
    assert waiting_line(scene_of(playing)) == ["Now playing: You."]
    between = table_of(lobby(phase=Phase.BETWEEN_ROUNDS), told)
    assert waiting_line(scene_of(between)) == ["Waiting for: You"]
    assert waiting_line(scene_of()) == []


def test_the_games_are_offered_with_how_many_play() -> None:
    assert game_list(scene_of())[1:] == ["51 (fifty_one), 2 to 7 players, best with 3 to 5"]
