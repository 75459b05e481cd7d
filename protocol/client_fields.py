"""What the fields of clients' messages may hold, and the roots of the messages.

Models are frozen, refuse unknown fields and convert nothing: a number is no text, a switch no
number.
"""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

__all__ = [
    "NAME_LENGTH_MAX",
    "AdvisedArgument",
    "BotKey",
    "CodeText",
    "Counter",
    "CreateCode",
    "GameId",
    "Hex8",
    "Hex32",
    "Message",
    "MoveText",
    "OptionChoice",
    "OptionName",
    "PackId",
    "PlayerIdText",
    "ReasonName",
    "Request",
    "SeatCount",
    "SeatNumber",
    "Ticket",
]

SEATS_MAX = 7
NAME_LENGTH_MAX = 64
"""In code points, as sent; people see a dozen columns at the most."""

Hex8 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
"""8 bytes as lower-case hex text."""
Hex32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes as lower-case hex text."""
Counter = Annotated[int, Field(ge=0, lt=2**53)]
"""Up to what a number of JavaScript holds exactly."""
SeatNumber = Annotated[int, Field(ge=0, lt=SEATS_MAX)]
SeatCount = Annotated[int, Field(ge=2, le=SEATS_MAX)]
CodeText = Annotated[str, StringConstraints(min_length=1, max_length=32)]
"""A room code as typed: dash, case and width are the server's to fold."""
CreateCode = Annotated[str, StringConstraints(max_length=128)]
BotKey = Annotated[str, StringConstraints(max_length=128)]
Ticket = Annotated[str, StringConstraints(max_length=64)]
PlayerIdText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
GameId = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,32}$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=64)]
ReasonName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
AdvisedNumber = Annotated[int, Field(ge=0, lt=1000)]
AdvisedName = Annotated[str, StringConstraints(max_length=3)]
"""A card or a suit."""
AdvisedArgument: TypeAlias = (
    AdvisedName
    | AdvisedNumber
    | Annotated[tuple[AdvisedName | AdvisedNumber, ...], Field(max_length=16, strict=False)]
)
PackId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,32}$")]
OptionName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
OptionChoice: TypeAlias = (
    bool
    | Annotated[int, Field(gt=-(2**53), lt=2**53)]
    | Annotated[str, StringConstraints(max_length=32)]
    | None
)


class Message(BaseModel):
    """Root of all."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True
    )


class Request(Message):
    """Root of everything that is answered with `ok` or `error`."""

    id: Counter
    """Comes back in the answer; a repeat of an accepted one within a run is answered alike."""
