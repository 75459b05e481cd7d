"""The room between matches: who sits where, what is played, what to do next."""

from clients.addresses import format_code
from clients.cli.options import differing_options
from clients.cli.packs import pack_name
from clients.cli.public_rooms import access_lines
from clients.cli.table import Scene
from clients.texts import key
from protocol.ids import Phase
from protocol.server_messages import GameInfo, MemberInfo, Room, SeatInfo

__all__ = ["game_list", "room_sheet", "seat_lines", "waiting_line", "what_next"]


def room_sheet(scene: Scene) -> list[str]:
    """The whole lobby."""
    room = scene.table.room
    if room is None:
        return []
    texts = scene.texts
    code, game = format_code(room.code), scene.game(room.game)
    pace = texts(key("pace", room.pace))
    return [
        texts("room-title", code=code, game=game),
        *seat_lines(scene),
        *differing_options(scene),
        texts("room-settings", pace=pace, seconds=room.between_rounds_s),
        *([] if room.pack is None else [texts("room-pack", name=pack_name(room.pack, scene))]),
        *access_lines(room, scene),
    ]


def seat_lines(scene: Scene) -> list[str]:
    """Who sits where, who plays with whom, and who stands by."""
    room = scene.table.room
    if room is None:
        return []
    texts = scene.texts
    lines = [
        texts("seat-line", seat=number, who=_who(seat, number - 1, room, scene))
        for number, seat in enumerate(room.seats, 1)
    ]
    lines += _teams(room, scene)
    standing = [_member(member, room, scene) for member in room.members if member.seat is None]
    if standing:
        lines.append(texts("members-standing", names=texts.list(standing)))
    return lines


def what_next(scene: Scene) -> list[str]:
    """What this person can do to get on."""
    room, texts = scene.table.room, scene.texts
    if room is None or room.phase not in (Phase.LOBBY, Phase.FINISHED):
        return []
    if room.your_seat is None:
        return [texts("spectating"), texts("lobby-commands")]
    seat = room.seats[room.your_seat]
    if not seat.ready:
        again = room.phase is Phase.FINISHED
        return [texts("match-over-again" if again else "lobby-you-not-ready"), *_start(scene)]
    return [*(_start(scene) or [texts("lobby-you-ready")])]


def waiting_line(scene: Scene) -> list[str]:
    """Whom play waits for, if for anybody."""
    update = scene.table.update
    if update is None or not update.waiting_for:
        return []
    is_between = scene.table.phase is Phase.BETWEEN_ROUNDS
    sentence = "waiting-for-next" if is_between else "waiting-for"
    return [scene.texts(sentence, names=scene.names(update.waiting_for))]


def game_list(scene: Scene) -> list[str]:
    """The games that are played on this server."""
    infos = scene.table.games.values()
    return [scene.texts("games-here", games=""), *(_offer(info, scene) for info in infos)]


def _teams(room: Room, scene: Scene) -> list[str]:
    """Who plays with whom, where several do, and how to change it."""
    if all(len(side) == 1 for side in room.sides):
        return []
    texts = scene.texts
    teams = texts.list(map(scene.side, room.sides))
    lines = [texts("teams-line", teams=teams)]
    if scene.table.is_host and room.phase in (Phase.LOBBY, Phase.FINISHED):
        lines.append(texts("teams-how"))
    return lines


def _start(scene: Scene) -> list[str]:
    room = scene.table.room
    if room is None or not scene.table.is_host:
        return []
    is_everybody_ready = all(seat.kind != "open" and seat.ready for seat in room.seats)
    return [scene.texts("lobby-host-can-start" if is_everybody_ready else "lobby-host-start")]


def _who(seat: SeatInfo, number: int, room: Room, scene: Scene) -> str:
    texts = scene.texts
    if seat.kind == "open":
        return texts("seat-open")
    if seat.kind == "bot":
        name = scene.bot(seat.name)
        return f"{name} ({texts('seat-bot')})" if name else texts("seat-bot-coming")
    notes = []
    if number == room.your_seat:
        notes.append(texts("seat-you"))
    if seat.player == room.host:
        notes.append(texts("room-here-host"))
    if not seat.connected:
        notes.append(texts("room-away"))
    name = f"{seat.name} ({texts.list(notes)})" if notes else seat.name
    if room.phase not in (Phase.LOBBY, Phase.FINISHED):
        return name
    return f"{name}  {texts('seat-ready' if seat.ready else 'seat-not-ready')}"


def _member(member: MemberInfo, room: Room, scene: Scene) -> str:
    name = scene.person(member.player, member.name)
    if member.is_host:
        name = f"{name} ({scene.texts('room-here-host')})"
    return name


def _offer(info: GameInfo, scene: Scene) -> str:
    return scene.texts(
        "game-offer",
        name=scene.game(info.id),
        id=info.id,
        low=info.seats_min,
        high=info.seats_max,
        best_low=info.recommended_min,
        best_high=info.recommended_max,
    )
