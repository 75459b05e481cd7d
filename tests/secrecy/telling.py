"""A room played to its end, and all that anybody there heard too early."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from protocol.ids import RoomCode
from server.store.settings import StoreSettings
from server.store.store import Listener, open_store
from server.store.types import StoredRoom
from tests.games.harness import Case
from tests.secrecy.story import Secret, Story
from tests.secrecy.table import RandomTable, open_random_table
from tests.secrecy.tracker import faults_of

__all__ = ["GENEROUS", "faults_in_match", "faults_of_table", "stored_room"]

GENEROUS: dict[str, Any] = {  # as `Settings` takes them
    "messages_per_s": 10_000,
    "message_burst": 10_000,
    "connections_per_address": 10_000,
    "rooms_per_address_per_hour": 10_000,
    "check_s": 0.2,
}
"""Settings under which a test may go faster than people do."""


async def faults_in_match(
    ports: Sequence[int], redis_url: str, case: Case, rng: Random
) -> list[str]:
    """Plays a match in a new room; what was told too early, to whom, and when."""
    async with open_random_table(ports, case, rng) as table:
        story = Story(case.seats)
        story.add(await table.play_match())
        # That of the match not begun yet: only the store knows it.
        seed = (await stored_room(redis_url, table.code)).document.setup.seed
        story.secrets.append(Secret("next seed", seed, math.inf))
        return faults_of_table(table, story)


def faults_of_table(table: RandomTable, story: Story) -> list[str]:
    """What any connection of the room was sent too early."""
    tokens = {ear.token for ear in table.ears}
    return [fault for ear in table.ears for fault in faults_of(ear, story, tokens)]


async def stored_room(redis_url: str, code: RoomCode) -> StoredRoom:
    """The room as the store has it."""
    nobody = Listener(
        on_tell=lambda code, version, commit_id: None,
        on_subscribed=lambda code: None,
        on_trouble=lambda code: None,
    )
    async with open_store(StoreSettings(url=redis_url), nobody) as store:
        stored = await store.rooms.load(code)
    assert stored is not None
    return stored
