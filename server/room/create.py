"""The first version of a room."""

from protocol.client_messages import CreateRoom
from protocol.ids import Pace, Phase, RoomCode
from protocol.room_events import RoomOpened
from protocol.server_messages import Ok
from server.room.commands import Arrive, Chance, Decision
from server.room.document import Member, RoomDocument
from server.room.fairness import new_setup
from server.room.lobby import seat_person
from server.room.options import check_game, check_seat_count
from server.room.seating import OPEN_SEAT, open_seats

__all__ = ["BETWEEN_ROUNDS_S", "open_room"]

BETWEEN_ROUNDS_S = 30
"""Longest wait for those who have not asked for the next round."""


def open_room(code: RoomCode, creator: Arrive, request: CreateRoom, chance: Chance) -> Decision:
    """A lobby with its creator as host, in the first seat if the creator plays.

    Raises:
        Refused: an unknown game, or one that so many cannot play.
    """
    game = check_game(request.game)
    check_seat_count(game, request.seats)
    host = Member(creator.player, creator.name, is_bot=False, connections=(creator.connection,))
    room = RoomDocument(
        code=code,
        host=host.player,
        phase=Phase.LOBBY,
        game=game.id,
        chosen={},
        seats=(OPEN_SEAT,) * request.seats,
        members=(host,),
        pace=Pace.NORMAL,
        between_rounds_s=BETWEEN_ROUNDS_S,
        setup=new_setup(chance.random_bytes),
    )
    opened = Decision(room, (RoomOpened(host.player, host.name),))
    if creator.sits:
        opened = opened.then(lambda lobby: seat_person(lobby, host, open_seats(lobby)[0]))
    answer = Ok(request.id, version=chance.version, code=code)
    return Decision(opened.document, opened.events, answer=answer)
