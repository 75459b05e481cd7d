"""What the server refuses.

ServerError
├── Refused             a request that is answered with `error`; carries the whole answer
├── RoomNotFound        no room has that code
└── StoreUnavailable    the store did not answer in time
"""

from protocol.errors import ErrorCode
from protocol.server_messages import Error, ErrorArgument

__all__ = ["Refused", "RoomNotFound", "ServerError", "StoreUnavailable"]


class ServerError(Exception):
    """Root of the server's own errors."""


class Refused(ServerError):
    """A request that was understood and is not done; nothing has changed."""

    def __init__(
        self,
        code: ErrorCode,
        *,
        reason: str | None = None,
        anchor: str | None = None,
        detail: str = "",
        **arguments: ErrorArgument,
    ) -> None:
        super().__init__(code, reason, detail)
        self.code = code
        self.reason = reason
        self.anchor = anchor
        self.detail = detail
        self.arguments = arguments

    def answer(self, id: int | None) -> Error:
        """The message that says so."""
        return Error(
            id=id,
            code=self.code,
            reason=self.reason,
            anchor=self.anchor,
            detail=self.detail,
            arguments=self.arguments,
        )


class RoomNotFound(ServerError):
    """No room has that code."""


class StoreUnavailable(ServerError):
    """The store did not answer in time."""
