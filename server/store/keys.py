"""Names of keys and channels. All of a room have the tag `{CODE}`: one slot in a cluster.

So have those of the list of public rooms, with a tag of their own.
"""

from protocol.ids import MatchId, PlayerId, ProcessId, RequestId, RoomCode, RunId

__all__ = [
    "DESK",
    "HINT_DESK",
    "PUBLIC_ROOMS",
    "alive_key",
    "code_of_channel",
    "log_key",
    "made_key",
    "record_key",
    "reply_channel",
    "room_key",
    "tell_channel",
]

DESK = "desk"
"""Stream of notices to bot hosts: seats that wait for a bot."""

HINT_DESK = "hints"
"""Stream of notices to bot hosts: people who ask for a hint."""

PUBLIC_ROOMS = ("{public}:shown", "{public}:happened", "{public}:said")
"""Sorted sets of codes by the time when each room was shown last and when something happened in
it last; hash: what is said of each."""

_TELL = "tell:{"


def room_key(code: RoomCode) -> str:
    """Hash: version, commit_id, document, watched."""
    return f"room:{{{code}}}"


def log_key(code: RoomCode) -> str:
    """Stream: an entry a commit, with the id `<version>-0`."""
    return f"log:{{{code}}}"


def record_key(code: RoomCode, match: MatchId) -> str:
    """List: the entries of a match's record."""
    return f"record:{{{code}}}:{match}"


def tell_channel(code: RoomCode) -> str:
    """Sharded channel: version and commit id of every commit."""
    return f"{_TELL}{code}}}"


def code_of_channel(channel: bytes) -> RoomCode:
    """The room whose `tell_channel` it is."""
    return RoomCode(channel[len(_TELL) : -1].decode())


def reply_channel(process: ProcessId) -> str:
    """Sharded channel: replies to what that process has asked on the desk of hints."""
    return f"reply:{{{process}}}"


def alive_key(process: ProcessId) -> str:
    """There while the process is."""
    return f"alive:{{{process}}}"


def made_key(player: PlayerId, run: RunId, id: RequestId) -> str:
    """The code of the room that a `create_room` made."""
    return f"made:{{{player}}}:{run}:{id}"
