"""Rooms over real sockets: coming, going, coming back, and the same thing said twice."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from protocol.client_messages import (
    CreateRoom,
    GetRecord,
    JoinRoom,
    LeaveRoom,
    NextRound,
    Ping,
    Ready,
    Request,
    Resume,
    SetRoom,
    Sit,
    Stand,
)
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, PlayerId
from protocol.room_events import PersonAway, PersonBack, PersonJoined, PersonLeft, PersonReady
from protocol.server_messages import Closing, Error, Ok, Room, Update
from tests.client import Client, open_client
from tests.server.tables import (
    all_at,
    assert_gapless,
    heard,
    move,
    open_table,
    play_moves,
    sit_down,
    start_match,
    turn_of,
)
from tests.serving import running_server


@pytest.fixture
async def port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url) as port:
        yield port


async def refused(client: Client, request: Request) -> ErrorCode | str:
    answer = await client.ask(request)
    assert isinstance(answer, Error), answer
    return answer.code


async def test_host_is_shown_the_room_it_opened(port: int) -> None:
    async with open_client(port, "Ann") as host:
        opened = await host.do(CreateRoom(id=0, seats=3))
        room = await host.hear(Room)
        update = await host.hear(Update)
        assert (room.code, room.your_seat, len(room.seats)) == (opened.code, 0, 3)
        assert (update.from_version, update.version) == (0, opened.version)
        assert room.host == room.you


async def test_repeated_opening_leads_to_the_same_room(port: int) -> None:
    async with open_client(port, "Ann", token="a1" * 32) as host:
        first = await host.do(CreateRoom(id=7, seats=3))
    async with open_client(port, "Ann", token="a1" * 32) as again:
        second = await again.do(CreateRoom(id=7, seats=3))
        assert second.code == first.code
        assert (await again.hear(Room)).host == (await again.hear(Room)).you


async def test_code_that_no_room_has_is_not_found(port: int) -> None:
    async with open_client(port, "Ann") as client:
        assert await refused(client, JoinRoom(id=0, code="KAZE7Q2M")) is ErrorCode.ROOM_NOT_FOUND
        assert (await client.do(CreateRoom(id=0))).code is not None


async def test_codes_are_not_found_by_trying(redis_url: str) -> None:
    async with (
        running_server(redis_url, failed_joins_per_address_per_minute=3) as port,
        open_client(port, "Eve") as client,
    ):
        codes = [await refused(client, JoinRoom(id=0, code="KAZE7Q2M")) for _ in range(4)]
        assert codes == [ErrorCode.ROOM_NOT_FOUND] * 3 + [ErrorCode.RATE_LIMITED]


async def test_requests_sent_along_with_the_join_are_done_in_order(port: int) -> None:
    async with open_client(port, "Ann") as host, open_client(port, "Bob") as guest:
        opened = await host.do(CreateRoom(id=0))
        assert opened.code is not None
        await guest.say(JoinRoom(id=1, code=opened.code))
        await guest.say(Stand(id=2))
        await guest.say(Sit(id=3, seat=3))
        for number in (1, 2, 3):
            await guest.hear(Ok, lambda ok, number=number: ok.id == number)  # type: ignore[misc]  # a default argument
        assert (await guest.hear(Room, lambda room: room.version == 4)).your_seat == 3


async def test_everybody_is_told_every_version_once(port: int) -> None:
    async with open_table(port, port, port) as clients:
        await play_moves(clients, 12)
        for client in clients:
            assert_gapless(client.updates)
            assert client.updates[-1].version == clients[0].updates[-1].version


async def test_move_said_twice_is_made_once(port: int) -> None:
    async with open_table(port, port) as clients:
        mover = turn_of(clients)
        request = move(mover, id=900)
        first = await mover.do(request)
        await all_at(clients, first)
        second = await mover.do(request)
        assert second == first
        other = await clients[0].ask(Ping(id=0))
        assert other is not None
        assert clients[0].updates[-1].version == first.version


async def test_move_said_again_on_another_connection_gets_the_same_answer(port: int) -> None:
    async with open_table(port, port) as clients:
        mover = turn_of(clients)
        assert mover.welcome is not None
        request = move(mover, id=900)
        first = await mover.do(request)
        async with open_client(port, mover.welcome.name, token=mover.welcome.token) as again:
            await again.do(JoinRoom(id=901, code=mover.room.code))
            assert await again.do(request) == first


async def test_second_click_on_one_turn_is_stale(port: int) -> None:
    async with open_table(port, port) as clients:
        mover = turn_of(clients)
        request = move(mover, id=900)
        await mover.say(request)
        await mover.say(request.model_copy(update={"id": 901}))
        await mover.hear(Ok, lambda ok: ok.id == 900)
        error = await mover.hear(Error, lambda error: error.id == 901)
        assert error.code is ErrorCode.STALE_TURN


async def test_person_who_comes_back_is_told_what_was_missed(port: int) -> None:
    async with open_client(port, "Ann", token="a1" * 32) as host:
        code = await sit_down([host], seats=4)
        async with open_client(port, "Bob", token="b0" * 32) as guest:
            joined = await guest.do(JoinRoom(id=0, code=code))
            last = (
                await guest.hear(Update, lambda update: update.version == joined.version)
            ).version
        await heard(host, PersonAway)
        await host.do(Ready(id=0, nonce_hash="0" * 64))
        async with open_client(port, "Bob", token="b0" * 32) as guest:
            back = await guest.do(JoinRoom(id=0, code=code, resume_from=last))
            update = await guest.hear(Update)
            assert (update.from_version, update.version) == (last, back.version)
            kinds = [type(event) for event in update.events]
            assert kinds == [PersonAway, PersonReady, PersonBack]


async def test_person_who_comes_back_from_too_far_gets_a_snapshot(port: int) -> None:
    async with open_client(port, "Ann") as host, open_client(port, "Bob") as guest:
        code = await sit_down([host], seats=4)
        joined = await guest.do(JoinRoom(id=0, code=code, resume_from=4711))
        update = await guest.hear(Update)
        assert (update.from_version, update.version, update.events) == (0, joined.version, ())


async def test_resume_tells_everything_since_and_goes_on_from_there(port: int) -> None:
    async with open_table(port, port) as clients:
        await play_moves(clients, 4)
        client, last = clients[0], clients[0].updates[-1].version
        place = len(client.heard)
        await client.do(Resume(id=0, since=last - 3))
        update = await client.hear(Update, since=place)
        assert (update.from_version, update.version) == (last - 3, last)
        assert len(update.events) >= 3
        await play_moves(clients, 2)
        assert client.updates[-1].from_version == last + 1


async def test_resume_from_before_the_own_seat_is_a_snapshot(port: int) -> None:
    async with open_client(port, "Ann") as host, open_client(port, "Bob") as guest:
        code = await sit_down([host], seats=4)
        await guest.do(JoinRoom(id=0, code=code))
        await guest.do(Stand(id=0))
        await guest.do(Sit(id=0, seat=2))
        place = len(guest.heard)
        await guest.do(Resume(id=0, since=guest.updates[0].version))
        assert (await guest.hear(Update, since=place)).from_version == 0


async def test_who_left_hears_nothing_more_and_may_go_elsewhere(port: int) -> None:
    async with open_client(port, "Ann") as host, open_client(port, "Bob") as guest:
        code = await sit_down([host, guest])
        await guest.do(LeaveRoom(id=0))
        place = len(guest.heard)
        await heard(host, PersonLeft)
        await host.do(SetRoom(id=0, between_rounds_s=5))
        other = await guest.do(CreateRoom(id=0))
        assert other.code != code
        told = [message for message in guest.heard[place:] if isinstance(message, Room | Update)]
        assert {room.code for room in told if isinstance(room, Room)} == {other.code}


async def test_second_device_takes_over_and_the_first_is_told_why(port: int) -> None:
    async with open_table(port, port) as clients:
        mover = turn_of(clients)
        assert mover.welcome is not None
        async with open_client(port, "phone", token=mover.welcome.token) as phone:
            await phone.do(JoinRoom(id=0, code=mover.room.code))
            assert await mover.closed() == 1000
            assert mover.closing == Closing(ClosingReason.REPLACED)
            await phone.hear(Update)
            await phone.do(move(phone))
            other = next(client for client in clients if client is not mover)
            await asyncio.sleep(0)
            assert not other.events(PersonAway, PersonBack)


async def test_person_who_closes_is_away_and_then_back_for_others(port: int) -> None:
    async with open_client(port, "Ann") as host:
        code = await sit_down([host], seats=4)
        async with open_client(port, "Bob", token="b0" * 32) as guest:
            await guest.do(JoinRoom(id=0, code=code))
        async with open_client(port, "Bob", token="b0" * 32) as guest:
            await guest.do(JoinRoom(id=0, code=code))
            await heard(host, PersonBack)
            assert [type(event) for event in host.events(PersonJoined, PersonAway, PersonBack)] == [
                PersonJoined,
                PersonAway,
                PersonBack,
            ]


async def test_spectator_sees_the_table_and_no_hand(port: int) -> None:
    async with (
        open_table(port, port) as clients,
        open_client(port, "Sue", role="spectator") as spectator,
    ):
        await spectator.do(JoinRoom(id=0, code=clients[0].room.code))
        await play_moves(clients, 2)
        assert spectator.room.your_seat is None
        update = spectator.updates[-1]
        assert not update.legal
        assert update.view is not None
        own = clients[0].updates[-1].view
        assert update.view != own


async def test_record_is_not_given_before_the_match_is_over(port: int) -> None:
    async with open_table(port, port) as clients:
        assert await refused(clients[0], GetRecord(id=0)) is ErrorCode.NO_RECORD
        match = clients[0].updates[-1].match
        assert match is not None
        wanted = GetRecord(id=0, match_id=match.match_id)
        assert await refused(clients[0], wanted) is ErrorCode.NO_RECORD


async def test_wait_between_rounds_ends_by_itself(redis_url: str) -> None:
    async with (
        running_server(redis_url, check_s=0.1) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        clients = [ann, bob]
        await sit_down(clients, between_rounds_s=3)
        await start_match(clients, lap_limit=2)
        while clients[0].updates[-1].waiting_for and clients[0].updates[-1].view:
            if clients[0].room.phase.value == "between_rounds":
                break
            await play_moves(clients, 1)
        await ann.do(NextRound(id=0))
        await bob.hear(
            Update, lambda update: update.match is not None and update.match.round_number == 2
        )


async def test_two_rooms_of_a_process_do_not_meet(port: int) -> None:
    async with open_client(port, "Ann") as ann, open_client(port, "Bob") as bob:
        codes = {await sit_down([client], seats=3) for client in (ann, bob)}
        assert len(codes) == 2
        await ann.do(Ready(id=0, nonce_hash="0" * 64))
        await bob.do(SetRoom(id=0, between_rounds_s=5))
        assert not bob.events(PersonReady)


def member_ids(client: Client) -> list[PlayerId]:
    return [member.player for member in client.room.members]


async def test_join_and_leave_back_to_back_leave_one_seat(port: int) -> None:
    async with open_client(port, "Ann") as host, open_client(port, "Bob") as guest:
        code = await sit_down([host], seats=4)
        for number in range(1, 21, 2):
            await guest.say(JoinRoom(id=number, code=code))
            await guest.do(LeaveRoom(id=number + 1))
        await guest.do(JoinRoom(id=0, code=code))
        room = await guest.hear(Room, lambda room: room.version > 20)
        assert [seat.kind for seat in room.seats].count("person") == 2
        assert len(member_ids(guest)) == 2
