"""Names of keys and channels. All of a room have the tag `{CODE}`: one slot in a cluster."""

from protocol.ids import MatchId, PlayerId, ProcessId, RequestId, RoomCode, RunId

__all__ = [
    "DESK",
    "alive_key",
    "code_of_channel",
    "log_key",
    "made_key",
    "record_key",
    "room_key",
    "tell_channel",
]

DESK = "desk"
"""Stream of notices to bot hosts."""

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


def alive_key(process: ProcessId) -> str:
    """There while the process is."""
    return f"alive:{{{process}}}"


def made_key(player: PlayerId, run: RunId, id: RequestId) -> str:
    """The code of the room that a `create_room` made."""
    return f"made:{{{player}}}:{run}:{id}"
