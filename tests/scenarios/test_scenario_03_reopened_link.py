"""3: a return makes a second player and leaves a ghost of the first."""

from protocol.client_messages import EndMatch, JoinRoom
from protocol.room_events import PersonAway, PersonBack
from protocol.server_messages import Update
from tests.client import Client, open_client
from tests.server.tables import sit_down, start_match
from tests.serving import running_server

TIMES = 10
TOKEN = "a1" * 32


async def hear_times(client: Client, event: type[PersonAway | PersonBack], times: int) -> None:
    """Returns when it has heard of so many."""
    await client.hear(Update, lambda _: len(client.events(event)) >= times)


async def test_link_opened_again_and_again_leaves_one_seat_and_one_host(redis_url: str) -> None:
    async with running_server(redis_url) as port, open_client(port, "Bob") as bob:
        async with open_client(port, "Ann", token=TOKEN) as ann:
            code = await sit_down([ann, bob])
        for number in range(1, TIMES + 1):
            await hear_times(bob, PersonAway, number)
            async with open_client(port, "Ann", token=TOKEN) as ann:
                await ann.do(JoinRoom(id=0, code=code))
                await hear_times(bob, PersonBack, number)
                assert [seat.name for seat in bob.room.seats] == ["Ann", "Bob"]
                assert [member.name for member in bob.room.members] == ["Ann", "Bob"]
        kinds = [type(event) for event in bob.events(PersonAway, PersonBack)]
        assert kinds[: 2 * TIMES] == [PersonAway, PersonBack] * TIMES


async def test_host_who_opened_the_link_again_in_an_empty_room_may_start(redis_url: str) -> None:
    async with running_server(redis_url) as port:
        async with open_client(port, "Ann", token=TOKEN) as ann:
            code = await sit_down([ann], seats=2)
        async with (
            open_client(port, "Ann", token=TOKEN) as ann,
            open_client(port, "Bob") as bob,
        ):
            for client in (ann, bob):
                await client.do(JoinRoom(id=0, code=code))
            await start_match([ann, bob])
            await ann.do(EndMatch(id=0))
