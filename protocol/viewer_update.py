"""An update in two parts: what all viewers are told alike, and what is one viewer's own.

At a table everybody is told the same but for the own hand, what is said of it, and the own moves.
So the first part is made and encoded once for all; it is the update of those who only watch, and
holds what they may know and no more.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.game import Moves
from games.values import quickly_built, varied
from protocol.server_messages import Update

__all__ = ["CommonPart", "ViewerUpdate"]


class CommonPart:
    """What all viewers of a version are told alike."""

    __slots__ = ("own_fields", "packed", "update")

    def __init__(self, update: Update, own_fields: frozenset[str]) -> None:
        """`update` is that of those who only watch; `own_fields` of its view count for nothing."""
        self.update = update
        self.own_fields = own_fields
        self.packed: bytes | None = None
        """In msgpack, as soon as one of its updates was encoded."""


@quickly_built
@dataclass(frozen=True, slots=True)
class ViewerUpdate:
    """The update of one viewer."""

    common: CommonPart
    own: Mapping[str, Any]  # fields of the view of whichever game
    """A value for each of the view's own fields."""
    legal: Moves

    def whole(self) -> Update:
        """The same as one message."""
        update = self.common.update
        return replace(update, view=varied(update.view, **self.own), legal=self.legal)
