"""The views, events and previews of all games, as they stand in messages: a new game is added here.

Each class of events has a `type` of its own among all games; games share one by sharing the class.
Previews are tagged by their `game`; a game without a computed help for a hand has none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from games.fifty_one.events import Event as FiftyOneEvent
from games.fifty_one.points import Shown
from games.fifty_one.view import FiftyOneView
from games.five_hundred.events import Event as FiveHundredEvent
from games.five_hundred.preview import HandPreview
from games.five_hundred.view import FiveHundredView
from games.forty_six.events import Event as FortySixEvent
from games.forty_six.points import FortySixShown
from games.forty_six.view import FortySixView
from games.game import Hidden
from games.page_one.events import Event as PageOneEvent
from games.page_one.view import PageOneView

__all__ = [
    "FiftyOnePreview",
    "FiveHundredPreview",
    "FortySixPreview",
    "GameEvent",
    "GamePreview",
    "GameView",
    "preview_of",
]

GameView: TypeAlias = FiftyOneView | FortySixView | PageOneView | FiveHundredView
GameEvent: TypeAlias = FiftyOneEvent | FortySixEvent | PageOneEvent | FiveHundredEvent | Hidden


@dataclass(frozen=True, slots=True)
class FiftyOnePreview:
    """The help above the hand of 51 that a move would leave."""

    text: str
    """The move, one of `legal.listed`."""
    shown: Shown
    game: Literal["fifty_one"] = "fifty_one"


@dataclass(frozen=True, slots=True)
class FortySixPreview:
    """The help above the hand of 46 that a move would leave."""

    text: str
    """The move, one of `legal.listed`."""
    shown: FortySixShown
    game: Literal["forty_six"] = "forty_six"


@dataclass(frozen=True, slots=True)
class FiveHundredPreview:
    """The hand of Five Hundred as it would stand under a bid."""

    text: str
    """The move, one of `legal.listed`."""
    shown: HandPreview
    game: Literal["five_hundred"] = "five_hundred"


GamePreview: TypeAlias = Annotated[
    FiftyOnePreview | FortySixPreview | FiveHundredPreview, Field(discriminator="game")
]

_PREVIEW_WITH: Mapping[type, Any] = MappingProxyType(  # each takes a help of its own type
    {Shown: FiftyOnePreview, FortySixShown: FortySixPreview, HandPreview: FiveHundredPreview}
)


def preview_of(text: str, shown: object) -> GamePreview:
    """What the move would leave, `shown` being the help that its game has computed."""
    preview: GamePreview = _PREVIEW_WITH[type(shown)](text, shown)
    return preview
