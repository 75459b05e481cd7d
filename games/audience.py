"""Who hears an event: every event class says so by the one of these that it inherits.

`redacted` is the only way from an event to a viewer and takes nothing else, so a class that
has not stated its audience does not type-check.
"""

from abc import ABC, abstractmethod
from typing import Self, TypeVar

from games.seats import Viewer

__all__ = ["ForEverybody", "Masked", "redacted"]


class ForEverybody:
    """An event that every viewer hears whole: nothing in it is hidden from anybody."""

    __slots__ = ()


class Masked(ABC):
    """An event that every viewer hears, with what it may not know masked."""

    __slots__ = ()

    @abstractmethod
    def masked_for(self, viewer: Viewer) -> Self:
        """The twin of the event that `viewer` hears."""


Heard = TypeVar("Heard", bound=ForEverybody | Masked)


def redacted(event: Heard, viewer: Viewer) -> Heard:
    """The event as `viewer` may hear it."""
    if isinstance(event, ForEverybody):
        return event
    return event.masked_for(viewer)
