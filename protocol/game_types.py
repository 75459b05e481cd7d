"""The views and events of all games, as they stand in messages: a new game is added here.

Each class of events has a `type` of its own among all games; games share one by sharing the class.
"""

from typing import TypeAlias

from games.fifty_one.events import Event as FiftyOneEvent
from games.fifty_one.view import FiftyOneView
from games.game import Hidden

__all__ = ["GameEvent", "GameView"]

GameView: TypeAlias = FiftyOneView
GameEvent: TypeAlias = FiftyOneEvent | Hidden
