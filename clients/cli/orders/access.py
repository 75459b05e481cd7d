"""What the commands do about who may come in, and which rooms can be come into."""

from collections.abc import Callable, Mapping

from clients.cli import public_rooms
from clients.cli.commands import Command, Typed, fold
from clients.cli.desk import NO_ID, Desk
from clients.cli.orders.order import Order
from clients.connection import ConnectionEnded, RequestRefused
from protocol.client_messages import Kick, ListRooms, SetRoom
from protocol.ids import PlayerId
from protocol.server_messages import Room, Rooms

__all__ = ["ORDERS"]

ON_WORDS = frozenset(map(fold, ("on", "yes", "する", "はい", "オン")))
OFF_WORDS = frozenset(map(fold, ("off", "no", "しない", "やめる", "いいえ", "オフ")))


def _switch(setting: Callable[[bool], SetRoom], *, example: str) -> Order:
    """Switches something on or off, as the word after the command says."""

    def switch(typed: Typed, desk: Desk) -> None:
        word = typed.words[0] if typed.words else ""
        if word in ON_WORDS or word in OFF_WORDS:
            desk.send(setting(word in ON_WORDS))
        else:
            desk.say(desk.texts("usage-on-off", example=example))

    return switch


def _kick(typed: Typed, desk: Desk) -> None:
    room, wanted = desk.table.room, fold(typed.rest)
    if room is None:
        return
    if not desk.table.is_host:
        desk.say(desk.texts("error-not-host"))
    elif not wanted:
        desk.say(desk.texts("usage-kick"))
    elif wanted.isdecimal() and 1 <= int(wanted) <= len(room.seats):
        _kick_from_seat(int(wanted), room, desk)
    else:
        _kick_by_name(wanted, room, desk)


def _kick_from_seat(number: int, room: Room, desk: Desk) -> None:
    seat = room.seats[number - 1]
    if seat.kind == "bot":
        desk.say(desk.texts("kick-bot", seat=number))
    elif seat.player is None:
        desk.say(desk.texts("error-seat-empty"))
    else:
        _ask_to_kick(seat.player, seat.name, room, desk)


def _kick_by_name(wanted: str, room: Room, desk: Desk) -> None:
    """Also one who has left a match and whose seat is kept."""
    for number, seat in enumerate(room.seats, 1):
        if seat.kind == "bot" and wanted in (fold(seat.name), fold(desk.scene.bot(seat.name))):
            desk.say(desk.texts("kick-bot", seat=number))
            return
    name_by_player = {seat.player: seat.name for seat in room.seats if seat.player is not None}
    name_by_player |= {member.player: member.name for member in room.members}
    for player, name in name_by_player.items():
        if fold(name) == wanted:
            _ask_to_kick(player, name, room, desk)
            return
    names = desk.texts.list(name for player, name in name_by_player.items() if player != room.you)
    nobody = "kick-nobody" if names else "kick-nobody-else"
    desk.say(desk.texts(nobody, text=wanted, names=names))


def _ask_to_kick(player: PlayerId, name: str, room: Room, desk: Desk) -> None:
    if player == room.you:
        desk.say(desk.texts("error-not-yourself"))
        return
    question = desk.texts("question-kick", name=name)
    desk.confirm(question, lambda: desk.send(Kick(id=NO_ID, player=player)))


def _rooms(typed: Typed, desk: Desk) -> None:
    desk.start(_show_rooms(desk))


async def _show_rooms(desk: Desk) -> None:
    try:
        answer = await desk.connection.request(ListRooms(id=NO_ID))
    except RequestRefused as refused:
        desk.refused(refused.error)
    except ConnectionEnded:
        return
    else:
        if isinstance(answer, Rooms):
            desk.say(public_rooms.room_list(answer.rooms, desk.scene))


ORDERS: Mapping[Command, Order] = {
    Command.PUBLIC: _switch(lambda is_on: SetRoom(id=NO_ID, public=is_on), example="public on"),
    Command.LOCK: _switch(lambda is_on: SetRoom(id=NO_ID, locked=is_on), example="lock on"),
    Command.WATCHERS: _switch(
        lambda is_on: SetRoom(id=NO_ID, spectators=is_on), example="watchers off"
    ),
    Command.HINTS: _switch(lambda is_on: SetRoom(id=NO_ID, hints=is_on), example="hints off"),
    Command.KICK: _kick,
    Command.ROOMS: _rooms,
}
