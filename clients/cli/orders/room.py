"""What the commands of the lobby do."""

from collections.abc import Mapping

from clients.cli import lobby
from clients.cli.commands import Command, Typed, fold
from clients.cli.desk import NO_ID, Desk
from clients.cli.options import all_options, option_name, parse_choice
from clients.cli.orders.order import Order, read_number, read_seat
from clients.cli.packs import find_pack, pack_list
from protocol.client_messages import (
    AddBot,
    DrawSeats,
    Ready,
    RemoveBot,
    SetGame,
    SetOptions,
    SetPack,
    SetRoom,
    Sit,
    Stand,
    SwapSeats,
)
from protocol.ids import Pace

__all__ = ["ORDERS"]

BOTS_MAX = 6
OFF_WORDS = frozenset(map(fold, ("off", "no", "やめ", "やめる")))
FILL_WORDS = frozenset(map(fold, ("fill", "bots", "うめる", "ボット")))
NO_PACK_WORDS = frozenset(map(fold, ("none", "off", "なし", "やめる")))
RESET_WORDS = frozenset(map(fold, ("reset", "標準", "もどす")))
_PACES = {
    fold(word): pace
    for pace, words in {
        Pace.NONE: ("none", "待たない"),
        Pace.FAST: ("fast", "はやい", "速い"),
        Pace.NORMAL: ("normal", "ふつう"),
        Pace.SLOW: ("slow", "ゆっくり"),
    }.items()
    for word in words
}


def _sit(typed: Typed, desk: Desk) -> None:
    if not typed.words:
        desk.send(Sit(id=NO_ID))
    elif (seat := read_seat(typed, desk, "sit 2")) is not None:
        desk.send(Sit(id=NO_ID, seat=seat))


def _stand(typed: Typed, desk: Desk) -> None:
    desk.send(Stand(id=NO_ID))


def _bots(typed: Typed, desk: Desk) -> None:
    count = 1 if not typed.words else read_number(typed, desk, "bots 2")
    if count is not None:
        desk.send(*[AddBot(id=NO_ID)] * min(count, BOTS_MAX))


def _unbot(typed: Typed, desk: Desk) -> None:
    if (seat := read_seat(typed, desk, "unbot 3")) is not None:
        desk.send(RemoveBot(id=NO_ID, seat=seat))


def _seats(typed: Typed, desk: Desk) -> None:
    low, high = 2, 7
    count = read_number(typed, desk, "seats 5")
    if count is None:
        return
    if low <= count <= high:
        desk.send(SetRoom(id=NO_ID, seats=count))
    else:
        desk.say(desk.texts("error-bad-seat-count", low=low, high=high))


def _swap_seats(typed: Typed, desk: Desk) -> None:
    numbers = [int(word) for word in typed.words if word.isdecimal()]
    if len(numbers) == 2 and all(0 < number <= 7 for number in numbers):
        desk.send(SwapSeats(id=NO_ID, seat=numbers[0] - 1, other=numbers[1] - 1))
    else:
        desk.say(desk.texts("usage-seat", example="swap 1 3"))


def _draw(typed: Typed, desk: Desk) -> None:
    desk.send(DrawSeats(id=NO_ID))


def _room(typed: Typed, desk: Desk) -> None:
    desk.say(lobby.room_sheet(desk.scene))
    desk.say(lobby.what_next(desk.scene))


def _options(typed: Typed, desk: Desk) -> None:
    desk.say(all_options(desk.scene))


def _set(typed: Typed, desk: Desk) -> None:
    room = desk.table.room
    if room is None:
        return
    if typed.words and typed.words[0] in RESET_WORDS:
        desk.send(SetOptions(id=NO_ID, options={}, reset=True))
        return
    name, equals, value = fold(typed.rest).partition("=")
    info = desk.table.games.get(room.game)
    if not equals or not name.strip() or info is None:
        desk.say(desk.texts("usage-set"))
        return
    name = name.strip()
    for spec in info.options:
        if name in (spec.name, fold(option_name(desk.texts, room.game, spec.name))):
            chosen = parse_choice(spec, room.game, value, desk.texts)
            desk.send(SetOptions(id=NO_ID, options={spec.name: chosen}))
            return
    names = desk.texts.list(spec.name for spec in info.options)
    desk.say(desk.texts("unknown-option", text=name, names=names))


def _game(typed: Typed, desk: Desk) -> None:
    wanted = fold(typed.rest)
    if not wanted:
        desk.say(lobby.game_list(desk.scene))
        return
    for game in desk.table.games:
        if wanted == game or fold(desk.scene.game(game)).startswith(wanted):
            desk.send(SetGame(id=NO_ID, game=game))
            return
    desk.say([desk.texts("error-unknown-game"), *lobby.game_list(desk.scene)])


def _pace(typed: Typed, desk: Desk) -> None:
    pace = _PACES.get(typed.words[0]) if typed.words else None
    if pace is None:
        desk.say(desk.texts("usage-pace"))
    else:
        desk.send(SetRoom(id=NO_ID, pace=pace))


def _pack(typed: Typed, desk: Desk) -> None:
    wanted = fold(typed.rest)
    found = find_pack(wanted, desk.scene)
    if not wanted:
        desk.say(pack_list(desk.scene))
    elif found is not None:
        desk.send(SetPack(id=NO_ID, pack=found.id))
    elif wanted in NO_PACK_WORDS:
        desk.send(SetPack(id=NO_ID, pack=None))
    else:
        desk.say([desk.texts("error-unknown-pack"), *pack_list(desk.scene)])


def _wait(typed: Typed, desk: Desk) -> None:
    longest = 600
    if (seconds := read_number(typed, desk, "wait 30")) is not None:
        desk.send(SetRoom(id=NO_ID, between_rounds_s=min(seconds, longest)))


def _ready(typed: Typed, desk: Desk) -> None:
    if typed.words and typed.words[0] in OFF_WORDS:
        desk.send(Ready(id=NO_ID, nonce_hash=None))
        return
    desk.promise()


def _start(typed: Typed, desk: Desk) -> None:
    desk.begin(fill=bool(typed.words) and typed.words[0] in FILL_WORDS)


ORDERS: Mapping[Command, Order] = {
    Command.SIT: _sit,
    Command.STAND: _stand,
    Command.BOTS: _bots,
    Command.UNBOT: _unbot,
    Command.SEATS: _seats,
    Command.SWAP_SEATS: _swap_seats,
    Command.DRAW: _draw,
    Command.ROOM: _room,
    Command.OPTIONS: _options,
    Command.SET: _set,
    Command.GAME: _game,
    Command.PACE: _pace,
    Command.PACK: _pack,
    Command.WAIT: _wait,
    Command.READY: _ready,
    Command.START: _start,
}
