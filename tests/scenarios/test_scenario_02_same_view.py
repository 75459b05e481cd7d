"""2: after a return the server works from a fresh player, with counters at their start."""

from random import Random

from tests.faults.people import Person, open_people
from tests.faults.table import RUSH, playing, sit_down, start_match
from tests.proxy import open_proxy
from tests.serving import running_server

ROUND = 3


def round_of(person: Person) -> int:
    match = person.now.match
    return 0 if match is None else match.round_number


async def test_view_and_scores_after_a_return_are_those_before_it(redis_url: str) -> None:
    async with (
        running_server(redis_url, **RUSH) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_people(f"http://127.0.0.1:{proxy.port}", f"http://127.0.0.1:{port}") as people,
    ):
        ann, bob = people
        await sit_down(people)
        await start_match(people, lap_limit=3)
        async with playing(people, Random(1)):
            await ann.until(lambda: round_of(ann) >= ROUND)
        await ann.until(lambda: ann.now.turn == bob.now.turn)
        before = ann.now
        proxy.cut_all()
        await ann.until(lambda: len(ann.outages) > 0 and ann.version > before.version)
        after = ann.now
        assert (after.view, after.turn, after.legal) == (before.view, before.turn, before.legal)
        assert after.waiting_for == before.waiting_for
        assert before.match is not None
        assert after.match is not None
        assert after.match.totals == before.match.totals
        assert after.match.round_number == before.match.round_number
