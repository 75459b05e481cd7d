"""The clocks of a room: the deadline it waits for, and its sleep while nobody is there.

A process that shows the room wakes it at the deadline. The store takes such a commit only a
moment later, so that a move under way wins. Where no person is connected, clocks stand: what
is left of a wait, and of a bot's time to think, is left when somebody is back. The same where no
process was there to watch, whoever the room still lists.
"""

from dataclasses import replace

from protocol.ids import Phase
from server.room.commands import Chance, Decision, Slept, Wake, unchanged
from server.room.document import RoomDocument
from server.room.members import connected_persons
from server.room.rounds import deal_next
from server.room.setup import close_reveal

__all__ = ["UNDER_WAY_MS", "UNWATCHED_MS", "fall_asleep", "oversleep", "wake", "wake_up"]

UNDER_WAY_MS = 300
"""How long after a deadline a message sent before it may still arrive."""

UNWATCHED_MS = 5_000
"""A room that no process has watched for longer was asleep; they say so every two seconds."""


def wake(document: RoomDocument, command: Wake, chance: Chance) -> Decision:
    """What happens by itself at the deadline; nothing if the room's deadline is another now."""
    if document.deadline_ms != command.deadline_ms or document.asleep_since_ms is not None:
        return unchanged(document)
    match document.phase:
        case Phase.REVEALING:
            decision = close_reveal(document, chance)
        case Phase.BETWEEN_ROUNDS:
            decision = deal_next(document, chance)
        case _:
            raise AssertionError(document)
    return replace(decision, not_before_ms=command.deadline_ms + UNDER_WAY_MS)


def fall_asleep(document: RoomDocument, chance: Chance) -> Decision:
    """The clocks stand from now on, if nobody is here."""
    if document.asleep_since_ms is not None or any(connected_persons(document)):
        return unchanged(document)
    return Decision(replace(document, asleep_since_ms=chance.now_ms), lobby_changed=False)


def wake_up(document: RoomDocument, chance: Chance) -> Decision:
    """The clocks go on where they stood, if somebody is here."""
    since = document.asleep_since_ms
    if since is None or not any(connected_persons(document)):
        return unchanged(document)
    awake = _later(replace(document, asleep_since_ms=None), chance.now_ms - since)
    return Decision(awake, lobby_changed=False)


def oversleep(document: RoomDocument, command: Slept, chance: Chance) -> Decision:
    """The clocks go on where they stood when the last process was gone."""
    is_first = chance.version == command.found_at + 1
    if not is_first or document.asleep_since_ms is not None:
        return unchanged(document)
    slept_ms = chance.now_ms - command.since_ms
    return Decision(_later(document, slept_ms), lobby_changed=False)


def _later(document: RoomDocument, slept_ms: int) -> RoomDocument:
    slept_ms = max(0, slept_ms)
    deadline_ms = document.deadline_ms
    return replace(
        document,
        deadline_ms=None if deadline_ms is None else deadline_ms + slept_ms,
        waiting_since_ms=document.waiting_since_ms + slept_ms,
    )
