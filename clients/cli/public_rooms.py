"""The public rooms as people read them, and what a room lets newcomers do."""

from collections.abc import Sequence

from clients.addresses import format_code
from clients.cli.table import Scene
from protocol.ids import Phase
from protocol.public_rooms import RoomInfo
from protocol.server_messages import Room

__all__ = ["access_lines", "room_list"]


def room_list(rooms: Sequence[RoomInfo], scene: Scene) -> list[str]:
    """Every public room, and how one comes in."""
    if not rooms:
        return [scene.texts("rooms-none")]
    return [scene.texts("rooms-title"), *(_offer(room, scene) for room in rooms)]


def access_lines(room: Room, scene: Scene) -> list[str]:
    """What differs from a room that only friends know, in which all may watch, with hints."""
    texts = scene.texts
    return [
        *([texts("room-public")] if room.public else []),
        *([texts("room-locked")] if room.locked else []),
        *([] if room.spectators else [texts("room-spectators-off")]),
        *([] if room.hints else [texts("room-hints-off")]),
    ]


def _offer(room: RoomInfo, scene: Scene) -> str:
    return scene.texts(
        "room-offer",
        code=format_code(room.code),
        game=scene.game(room.game),
        host=room.host,
        persons=room.persons,
        bots=room.bots,
        open=room.open_seats,
        state=scene.texts(_state(room)),
    )


def _state(room: RoomInfo) -> str:
    """The key of what a newcomer can do there."""
    if room.phase not in (Phase.LOBBY, Phase.FINISHED):
        return "room-offer-match"
    return "room-offer-sit" if room.open_seats else "room-offer-watch"
