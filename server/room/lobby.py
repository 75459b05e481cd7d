"""The lobby: who sits where, which game with which options, how many seats.

Whatever changes what people were ready for makes nobody ready.
"""

from dataclasses import replace

from games.registry import game_by_id
from games.seats import Seat
from games.shuffle import MatchKey, shuffled
from protocol.client_messages import SetGame, SetOptions, SetPack, SetRoom, Sit, SwapSeats
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import (
    GameSet,
    HintsSet,
    OptionsSet,
    PackSet,
    PersonSat,
    PersonStood,
    RoomSet,
    SeatsDrawn,
    SeatsSwapped,
)
from server.errors import Refused
from server.room.access import set_access
from server.room.commands import Chance, Decision, unchanged
from server.room.document import Member, RoomDocument, SeatKind, TableSeat
from server.room.members import check_host, check_idle
from server.room.options import check_game, check_options, check_seat_count
from server.room.seating import (
    OPEN_SEAT,
    check_seat,
    choose_open_seat,
    names_by_seat,
    not_ready,
    resized,
    seat_of,
    with_seat,
    with_seats,
)
from server.room.setup import cancel_start

__all__ = [
    "draw_seats",
    "seat_person",
    "set_game",
    "set_options",
    "set_pack",
    "set_room",
    "sit",
    "stand",
    "swap_seats",
]

_DRAW_KEY_BYTES = 32


def sit(document: RoomDocument, member: Member, request: Sit) -> Decision:
    """The person takes an open seat, and gives up the one it had, if any."""
    check_idle(document)
    own = seat_of(document, member.player)
    if own is not None and request.seat is None:
        raise Refused(ErrorCode.ALREADY_SEATED, seat=own)
    if own is not None and own == request.seat:
        return unchanged(document)
    seat = choose_open_seat(document, request.seat)
    stood = unchanged(document) if own is None else _stood(document, member, own)
    return stood.then(lambda room: seat_person(room, member, seat))


def seat_person(document: RoomDocument, member: Member, seat: Seat) -> Decision:
    """The person sits in a seat that was open."""
    place = TableSeat(SeatKind.PERSON, player=member.player)
    return Decision(
        with_seats(document, with_seat(document.seats, seat, place)),
        (PersonSat(seat, member.player, member.name),),
    )


def stand(document: RoomDocument, member: Member, chance: Chance) -> Decision:
    """The person gives up its seat; a start under way is off then."""
    if document.phase is not Phase.REVEALING:
        check_idle(document)
    seat = seat_of(document, member.player)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    return cancel_start(document, chance).then(lambda room: _stood(room, member, seat))


def swap_seats(document: RoomDocument, member: Member, request: SwapSeats) -> Decision:
    """The host exchanges who sits in two seats."""
    check_host(document, member.player)
    check_idle(document)
    seat, other = check_seat(document, request.seat), check_seat(document, request.other)
    if seat == other:
        return unchanged(document)
    seats = list(document.seats)
    seats[seat], seats[other] = seats[other], seats[seat]
    return Decision(with_seats(document, tuple(seats)), (SeatsSwapped(seat, other),))


def draw_seats(document: RoomDocument, member: Member, chance: Chance) -> Decision:
    """The seats are drawn by lot, open ones too."""
    check_host(document, member.player)
    check_idle(document)
    key = MatchKey(chance.random_bytes(_DRAW_KEY_BYTES))
    drawn = with_seats(document, shuffled(document.seats, key, round_number=0, count=0))
    return Decision(drawn, (SeatsDrawn(names_by_seat(drawn)),))


def set_game(document: RoomDocument, member: Member, request: SetGame) -> Decision:
    """The host chooses a game; its options are standard, and it has as many seats as it can."""
    check_host(document, member.player)
    check_idle(document)
    game = check_game(request.game)
    if game.id == document.game and not document.chosen:
        return unchanged(document)
    count = min(max(len(document.seats), game.seats[0]), game.seats[-1])
    seats = not_ready(resized(document.seats, count))
    chosen = replace(document, game=game.id, chosen={}, seats=seats)
    return Decision(chosen, (GameSet(game.id),))


def set_options(document: RoomDocument, member: Member, request: SetOptions) -> Decision:
    """The host sets options by name."""
    check_host(document, member.player)
    check_idle(document)
    chosen = dict(request.options) if request.reset else {**document.chosen, **request.options}
    if chosen == document.chosen:
        return unchanged(document)
    game, seats = game_by_id(document.game), len(document.seats)
    before = game.options.build(document.chosen, seats=seats).values()
    after = check_options(game, chosen, seats=seats).values()
    changed = {name: value for name, value in after.items() if value != before[name]}
    return Decision(
        replace(document, chosen=chosen, seats=not_ready(document.seats)), (OptionsSet(changed),)
    )


def set_room(document: RoomDocument, member: Member, request: SetRoom) -> Decision:
    """The host sets the number of seats, the bots' pace, the wait between rounds, who comes in.

    And whether there are hints. All but the number may change in a match; a wait that is running
    keeps its end.
    """
    check_host(document, member.player)
    count = len(document.seats) if request.seats is None else request.seats
    wait_s = request.between_rounds_s
    changed = replace(
        document,
        seats=_seats_of_count(document, count),
        pace=document.pace if request.pace is None else request.pace,
        between_rounds_s=document.between_rounds_s if wait_s is None else wait_s,
    )
    told = unchanged(document)
    if changed != document:
        told = Decision(changed, (RoomSet(count, changed.pace, changed.between_rounds_s),))
    told = told.then(lambda room: set_access(room, request))
    return told.then(lambda room: _set_hints(room, request))


def _set_hints(document: RoomDocument, request: SetRoom) -> Decision:
    if request.hints is None or request.hints == document.hints:
        return unchanged(document)
    return Decision(replace(document, hints=request.hints), (HintsSet(request.hints),))


def set_pack(document: RoomDocument, member: Member, request: SetPack) -> Decision:
    """The host chooses the captions of the cards, in a match too: no rule hangs on them."""
    check_host(document, member.player)
    if request.pack == document.pack:
        return unchanged(document)
    return Decision(replace(document, pack=request.pack), (PackSet(request.pack),))


def _seats_of_count(document: RoomDocument, count: int) -> tuple[TableSeat, ...]:
    if count == len(document.seats):
        return document.seats
    check_idle(document)
    check_seat_count(game_by_id(document.game), count)
    return not_ready(resized(document.seats, count))


def _stood(document: RoomDocument, member: Member, seat: Seat) -> Decision:
    return Decision(
        with_seats(document, with_seat(document.seats, seat, OPEN_SEAT)),
        (PersonStood(seat, member.player, member.name),),
    )
