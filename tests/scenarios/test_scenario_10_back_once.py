"""10: a player returns after long, and others still see him as disconnected."""

from protocol.client_messages import JoinRoom
from protocol.room_events import PersonAway, PersonBack
from tests.faults.people import open_people
from tests.faults.table import RUSH, sit_down, start_match
from tests.proxy import open_proxy
from tests.server.processes import open_processes


async def test_everybody_hears_once_that_he_is_back_and_sees_him_present(redis_url: str) -> None:
    """He has lost his link and his server, and comes back to another one."""
    settings = {**RUSH, "presence_s": 3.0, "check_s": 0.3}
    async with open_processes(redis_url, **settings) as processes:
        his, ours = await processes.serve(), await processes.serve()
        async with (
            open_proxy(his.url) as proxy,
            open_people(f"http://127.0.0.1:{proxy.port}", ours.url) as people,
            open_people(ours.url, names=["Sue"], role="spectator") as [onlooker],
        ):
            code = await sit_down(people)
            await onlooker.ask(JoinRoom(id=0, code=code))
            await start_match(people)
            proxy.refuse()
            his.kill()
            others = [people[1], onlooker]
            for person in others:
                await person.hear(PersonAway)
                assert not person.room.seats[0].connected
            proxy.move_to(ours.url)
            proxy.accept()
            for person in others:
                await person.hear(PersonBack)
                assert person.room.seats[0].connected
                assert len(person.told(PersonAway)) == len(person.told(PersonBack)) == 1
            async with open_people(ours.url, names=["Tom"], role="spectator") as [late]:
                await late.ask(JoinRoom(id=0, code=code))
                await late.until(lambda: bool(late.updates))
                assert late.room.seats[0].connected
