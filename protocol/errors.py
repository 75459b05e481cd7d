"""What can be wrong with what a peer says.

    ProtocolError
    ├── MalformedMessage    the bytes are no message: the connection ends with 1007, 1008 or 1009
    └── UnsupportedMessage  a well-formed message of an unknown type, with unknown fields or bad
                            values: answered with `unsupported` or `invalid`, the connection stays

A request that is understood and refused is answered with an `error` message; `ErrorCode`
lists why. Sentences for people are made by clients from code, reason and arguments.
"""

from enum import StrEnum

__all__ = ["ErrorCode", "MalformedMessage", "ProtocolError", "UnsupportedMessage"]


class ErrorCode(StrEnum):
    """Why a request was refused."""

    # The message itself.
    UNSUPPORTED = "unsupported"
    INVALID = "invalid"
    """A field's value is out of its bounds; `field` says which."""
    GREET_FIRST = "greet_first"
    ALREADY_GREETED = "already_greeted"
    BAD_BOT_KEY = "bad_bot_key"
    BAD_TICKET = "bad_ticket"
    WRONG_ROLE = "wrong_role"
    RATE_LIMITED = "rate_limited"

    # Rooms.
    ROOM_NOT_FOUND = "room_not_found"
    ROOM_FULL = "room_full"
    ROOM_LOCKED = "room_locked"
    """The host lets no newcomers in."""
    SPECTATORS_OFF = "spectators_off"
    """The host lets nobody watch who comes now."""
    KICKED = "kicked"
    """The host has sent this player out: until the next match has started, or this one is over."""
    WRONG_CREATE_CODE = "wrong_create_code"
    ALREADY_IN_ROOM = "already_in_room"
    NOT_IN_ROOM = "not_in_room"
    NOT_HOST = "not_host"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_NOT_BOT = "seat_not_bot"
    SEAT_EMPTY = "seat_empty"
    NO_SUCH_PERSON = "no_such_person"
    """Nobody of that id is in the room or has a seat in it."""
    NOT_YOURSELF = "not_yourself"
    """The host is not sent out: `leave_room` is for that."""
    NOT_A_PERSON = "not_a_person"
    """It is a bot: `remove_bot` is for that."""
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    UNKNOWN_GAME = "unknown_game"
    BAD_OPTION = "bad_option"
    """`option`, `value` and `allowed` say what was wrong."""
    BAD_SEAT_COUNT = "bad_seat_count"
    """`low` and `high` say how many the game allows."""
    UNKNOWN_PACK = "unknown_pack"

    # The way to a match and through it.
    IN_MATCH = "in_match"
    NO_MATCH = "no_match"
    NOT_EVERYBODY_READY = "not_everybody_ready"
    """`seats` lists the seats that are not."""
    SEATS_OPEN = "seats_open"
    """`seats` lists them: start with `fill` to give them to bots."""
    NO_BOTS = "no_bots"
    """No bot process answers: to sit in the seats wanted, or to give a hint."""
    NOT_REVEALING = "not_revealing"
    WRONG_NONCE = "wrong_nonce"
    ROUND_NOT_OVER = "round_not_over"
    STALE_TURN = "stale_turn"
    """`turn` says which it is now."""
    BAD_NOTATION = "bad_notation"
    ILLEGAL_MOVE = "illegal_move"
    """`reason` is the rule's name, `anchor` its place on the help page."""
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    """A hint is for the seat whose move play waits for."""
    HINTS_OFF = "hints_off"
    """The host has switched hints off."""
    HINT_PENDING = "hint_pending"
    """The hint asked for before has not been given yet."""
    NO_RECORD = "no_record"

    # The store and the load.
    BUSY = "busy"
    """Others were faster too often: the same request may be repeated."""
    STORE_UNAVAILABLE = "store_unavailable"
    """The store does not answer; whether the request was done shows when it does."""
    STORE_FULL = "store_full"
    ASLEEP = "asleep"
    STOPPING = "stopping"
    INTERNAL = "internal"


class ProtocolError(Exception):
    """Root of what can be wrong with what a peer says."""


class MalformedMessage(ProtocolError):
    """Bytes that are no message.

    `close_code` is 1007 for bytes that do not decode, 1008 for what decodes to no message (and
    for the wrong kind of frame), 1009 for too many bytes.
    """

    def __init__(self, detail: str, *, close_code: int) -> None:
        super().__init__(detail)
        self.detail = detail
        self.close_code = close_code


class UnsupportedMessage(ProtocolError):
    """A well-formed request that this version does not know, or whose fields are wrong.

    `code` is `unsupported` or `invalid`, `id` the request's where it could be read, `field` the
    first one at fault. `detail` repeats no value: it may be a secret.
    """

    def __init__(self, detail: str, *, code: ErrorCode, id: int | None, field: str | None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code
        self.id = id
        self.field = field
