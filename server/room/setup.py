"""From the lobby to the first deal: ready, start, reveal.

People commit to a nonce when they are ready and reveal it after the start; the match is dealt
in the commit that brings the last missing piece: a nonce, a bot in its seat, or the end of the
three seconds after which a nonce is left out. A start that falls through throws the seed away
with the nonces revealed so far.
"""

from dataclasses import replace
from functools import partial

from games.registry import game_by_id
from games.seats import Seat
from protocol.client_messages import Ready, Reveal, Start
from protocol.errors import ErrorCode
from protocol.ids import Phase, PlayerId
from protocol.room_events import PersonReady, PersonStood, Revealed, StartCancelled, Starting
from server.errors import Refused
from server.room.commands import Chance, Decision, unchanged
from server.room.document import Member, RoomDocument, SeatKind, TableSeat
from server.room.fairness import new_setup, nonce_hash
from server.room.members import check_host, check_idle, find_member
from server.room.options import check_options, check_seat_count
from server.room.rounds import begin_match
from server.room.seating import OPEN_SEAT, not_ready, open_seats, seat_of, seats_where, with_seat
from server.room.tickets import want_bot

__all__ = [
    "REVEAL_MS",
    "begin_if_complete",
    "cancel_start",
    "close_reveal",
    "missing_pieces",
    "ready",
    "reveal",
    "start",
]

REVEAL_MS = 3_000
"""How long a nonce is waited for after the start."""


def ready(document: RoomDocument, member: Member, request: Ready) -> Decision:
    """The person is ready, or no longer."""
    check_idle(document)
    seat, place = _own_place(document, member.player)
    if place.nonce_hash == request.nonce_hash:
        return unchanged(document)
    committed = replace(place, nonce_hash=request.nonce_hash)
    is_ready = request.nonce_hash is not None
    return Decision(
        replace(document, seats=with_seat(document.seats, seat, committed)),
        (PersonReady(seat, member.name, ready=is_ready),),
    )


def start(document: RoomDocument, member: Member, request: Start, chance: Chance) -> Decision:
    """The host starts: with `fill`, seats that nobody is there to fill go to bots."""
    check_host(document, member.player)
    check_idle(document)
    decision = _without_absent(document) if request.fill else unchanged(document)
    room = decision.document
    _check_everybody_ready(room)
    free = open_seats(room)
    if free and not request.fill:
        raise Refused(ErrorCode.SEATS_OPEN, seats=free)
    _check_playable(room)
    starting = replace(room, phase=Phase.REVEALING, deadline_ms=chance.now_ms + REVEAL_MS)
    decision = decision.then(lambda _: Decision(starting, (Starting(),)))
    for seat in free:
        decision = decision.then(partial(_fill, seat=seat, chance=chance))
    return decision.then(lambda room: begin_if_complete(room, chance))


def reveal(document: RoomDocument, member: Member, request: Reveal, chance: Chance) -> Decision:
    """The nonce that the person's `ready` was bound to."""
    if document.phase is not Phase.REVEALING or document.deadline_ms is None:
        raise Refused(ErrorCode.NOT_REVEALING)
    seat, place = _own_place(document, member.player)
    if place.nonce_hash != nonce_hash(request.nonce):
        raise Refused(ErrorCode.WRONG_NONCE)
    if place.nonce is not None:
        return unchanged(document)
    revealed = with_seat(document.seats, seat, replace(place, nonce=request.nonce))
    decision = Decision(replace(document, seats=revealed), (Revealed(seat),))
    return decision.then(lambda room: begin_if_complete(room, chance))


def close_reveal(document: RoomDocument, chance: Chance) -> Decision:
    """Nonces that have not come by now are left out; bots are waited for on."""
    closed = Decision(replace(document, deadline_ms=None))
    return closed.then(lambda room: begin_if_complete(room, chance))


def begin_if_complete(document: RoomDocument, chance: Chance) -> Decision:
    """The first deal, if the room has started and nothing is missing any more."""
    if document.phase is not Phase.REVEALING or missing_pieces(document):
        return unchanged(document)
    return begin_match(document, chance)


def missing_pieces(document: RoomDocument) -> tuple[Seat, ...]:
    """The seats that the first deal waits for: bots on the way, nonces not revealed yet."""
    is_open = document.deadline_ms is not None
    return seats_where(
        document,
        lambda place: (
            place.player is None if place.kind is SeatKind.BOT else is_open and place.nonce is None
        ),
    )


def cancel_start(document: RoomDocument, chance: Chance) -> Decision:
    """Back to where the start came from, if there is a start to cancel.

    What was revealed is worth nothing now, so seed and nonces are to be new.
    """
    if document.phase is not Phase.REVEALING:
        return unchanged(document)
    idle = replace(
        document,
        phase=Phase.LOBBY if document.match is None else Phase.FINISHED,
        deadline_ms=None,
        seats=not_ready(document.seats),
        setup=new_setup(chance.random_bytes),
    )
    return Decision(idle, (StartCancelled(),))


def _fill(document: RoomDocument, seat: Seat, chance: Chance) -> Decision:
    return want_bot(document, seat, chance, replaces=False)


def _own_place(document: RoomDocument, player: PlayerId) -> tuple[Seat, TableSeat]:
    seat = seat_of(document, player)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    return seat, document.seats[seat]


def _check_playable(document: RoomDocument) -> None:
    game, seats = game_by_id(document.game), len(document.seats)
    check_seat_count(game, seats)
    check_options(game, document.chosen, seats=seats)


def _check_everybody_ready(document: RoomDocument) -> None:
    waiting = seats_where(
        document, lambda place: place.kind is SeatKind.PERSON and place.nonce_hash is None
    )
    if waiting:
        raise Refused(ErrorCode.NOT_EVERYBODY_READY, seats=waiting)


def _without_absent(document: RoomDocument) -> Decision:
    """The seats open of those who are away and had not said that they are ready."""
    decision = unchanged(document)
    for seat, place in enumerate(document.seats):
        if place.kind is SeatKind.PERSON and place.nonce_hash is None:
            assert place.player is not None, place
            member = find_member(document, place.player)
            if member is not None and not member.connections:
                decision = decision.then(partial(_vacated, seat=Seat(seat), member=member))
    return decision


def _vacated(document: RoomDocument, seat: Seat, member: Member) -> Decision:
    room = replace(document, seats=with_seat(document.seats, seat, OPEN_SEAT))
    return Decision(room, (PersonStood(seat, member.player, member.name),))
