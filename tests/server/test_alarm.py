"""A room's deadline in one process."""

import asyncio

from server.alarm import Alarm
from server.room.clocks import UNDER_WAY_MS
from tests.scale import deadline


class Rung:
    """An alarm by the loop's own clock, whose ringing can be waited for."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.deadlines: list[int] = []
        self._rang = asyncio.Event()
        self.alarm = Alarm(self._ring, call_later=loop.call_later, now_ms=self.now_ms)

    def now_ms(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    def _ring(self, deadline_ms: int) -> None:
        self.deadlines.append(deadline_ms)
        self._rang.set()

    async def next(self) -> None:
        self._rang.clear()
        async with deadline(5):
            await self._rang.wait()


async def test_alarm_rings_when_moves_under_way_have_had_their_time() -> None:
    rung = Rung()
    at_ms = rung.now_ms() + 20
    rung.alarm.set(at_ms)
    await rung.next()
    assert rung.deadlines == [at_ms]
    assert rung.now_ms() >= at_ms + UNDER_WAY_MS - 1


async def test_other_deadline_takes_the_place_of_the_one_before() -> None:
    rung = Rung()
    first, second = rung.now_ms() - UNDER_WAY_MS + 50, rung.now_ms() - UNDER_WAY_MS + 100
    rung.alarm.set(first)
    rung.alarm.set(second)
    rung.alarm.set(second)
    await rung.next()
    assert rung.deadlines == [second]


async def test_deadline_that_is_gone_does_not_ring() -> None:
    rung = Rung()
    rung.alarm.set(rung.now_ms() - UNDER_WAY_MS)
    rung.alarm.set(None)
    await asyncio.sleep(0.05)
    assert rung.deadlines == []


async def test_alarm_that_came_too_early_rings_again() -> None:
    rung = Rung()
    at_ms = rung.now_ms() - UNDER_WAY_MS
    rung.alarm.set(at_ms)
    await rung.next()
    rung.alarm.again()
    await rung.next()
    assert rung.deadlines == [at_ms, at_ms]


async def test_alarm_that_rang_to_nothing_is_overdue_after_a_while() -> None:
    rung = Rung()
    at_ms = rung.now_ms() - UNDER_WAY_MS - 5_000
    rung.alarm.ring_if_overdue()
    rung.alarm.set(at_ms)
    rung.alarm.ring_if_overdue()
    assert rung.deadlines == []
    await rung.next()
    rung.alarm.ring_if_overdue()
    assert rung.deadlines == [at_ms, at_ms]
