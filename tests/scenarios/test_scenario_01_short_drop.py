"""1: a socket drops, and the player who comes back finds the lobby and a lost game."""

import asyncio

from protocol.room_events import PersonAway, PersonBack
from tests.faults.people import open_people
from tests.faults.table import RUSH, sit_down, start_match
from tests.proxy import open_proxy
from tests.serving import running_server

CUT_S = 2.0


async def test_person_whose_link_was_cut_is_back_in_the_same_seat_and_phase(
    redis_url: str,
) -> None:
    async with (
        running_server(redis_url, **RUSH) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_people(f"http://127.0.0.1:{port}", f"http://127.0.0.1:{proxy.port}") as people,
    ):
        bob, ann = people
        await sit_down(people)
        await start_match(people)
        seat, phase, view = ann.room.your_seat, ann.room.phase, ann.now.view
        seen = len(bob.updates)
        proxy.refuse()
        await bob.hear(PersonAway)
        await asyncio.sleep(CUT_S)  # what the scenario says
        proxy.accept()
        await bob.hear(PersonBack)
        await ann.until(lambda: ann.version == bob.version)
        assert (ann.room.your_seat, ann.room.phase, ann.now.view) == (seat, phase, view)
        events = [event for update in bob.updates[seen:] for event in update.events]
        assert [type(event) for event in events] == [PersonAway, PersonBack]
