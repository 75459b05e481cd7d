"""A command on its way through a room, and whom to answer."""

from dataclasses import dataclass

from protocol.client_messages import CreateRoom, MakeMove
from server.errors import Refused
from server.guest import Guest
from server.room.commands import Arrive, ArriveBot, Ask, Command

__all__ = ["OpenRoom", "Pending"]


@dataclass(frozen=True, slots=True)
class OpenRoom:
    """The first command of all: there is no room yet."""

    creator: Arrive
    request: CreateRoom


@dataclass(slots=True, eq=False)
class Pending:
    """A command that waits for its turn, or for its outcome."""

    command: Command | OpenRoom
    guest: Guest | None = None
    """Who is to be answered; None for what the process does by itself."""
    id: int | None = None
    """Of the request; a bot that comes in by its ticket has asked with its greeting."""
    resume_from: int | None = None
    """Of one who comes in: the version seen last."""
    races: int = 0
    """How many were lost."""
    is_checked: bool = False
    """It was refused once, and the store looked at since: the refusal holds."""
    is_reported: bool = False
    """`store_unavailable` was said: there is no second answer, updates show the outcome."""

    @property
    def is_entering(self) -> bool:
        """Does a guest come in by it?"""
        return self.guest is not None and isinstance(self.command, Arrive | ArriveBot | OpenRoom)

    @property
    def is_move(self) -> bool:
        """Is it a move, which changes nothing about who is here?"""
        return isinstance(self.command, Ask) and isinstance(self.command.request, MakeMove)

    def refuse(self, refused: Refused) -> None:
        """Answers, unless nobody asked or an answer was given; a bot without a seat goes."""
        guest = self.guest
        if guest is None or self.is_reported:
            return
        guest.refuse(self.id, refused)
        if isinstance(self.command, ArriveBot):
            guest.turn_away()
