"""A match told from outside, in sentences: for whoever watches and types nothing."""

import sys

from clients.cli.cards import CardWriter
from clients.cli.games import RENDERERS
from clients.cli.stories import tell_room_event
from clients.cli.table import Scene, Table, Told
from clients.cli.terminal import can_show_suits
from clients.printable import printable
from clients.texts import Language, texts_in
from protocol.room_events import RoomEvent
from protocol.server_messages import Room, Update

__all__ = ["Narrator", "tell_event"]


class Narrator:
    """Turns updates into lines of text."""

    def __init__(self, language: Language, *, is_ascii: bool) -> None:
        self._table = Table()
        cards = CardWriter(is_ascii or not can_show_suits(sys.stdout.encoding))
        self._scene = Scene(texts_in(language), cards, self._table)

    def tell(self, room: Room, update: Update) -> list[str]:
        """The sentences of an update, `room` being the lobby as it was then."""
        self._table.take_room(room)
        self._table.take_update(update)
        return [
            printable(line) for event in update.events for line in tell_event(event, self._scene)
        ]


def tell_event(event: Told, scene: Scene) -> list[str]:
    """The sentences of an event of the room or of the game played in it."""
    if isinstance(event, RoomEvent):
        return tell_room_event(event, scene)
    room = scene.table.room
    renderer = None if room is None else RENDERERS.get(room.game)
    return [] if renderer is None else renderer.tell(event, scene)
