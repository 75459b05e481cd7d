"""The decision: what a command comes to in a room as it is.

It is pure. A decision that lost its race is made again on the document that won.
"""

from dataclasses import replace
from typing import assert_never

from protocol.client_messages import (
    AddBot,
    DrawSeats,
    EndMatch,
    Kick,
    LeaveRoom,
    MakeMove,
    NextRound,
    Ready,
    RemoveBot,
    Reveal,
    SetGame,
    SetOptions,
    SetPack,
    SetRoom,
    Sit,
    Stand,
    Start,
    SwapSeats,
)
from protocol.errors import ErrorCode
from protocol.room_events import Rewound
from protocol.server_messages import Ok
from server.errors import Refused
from server.room import access, bots, lobby, play, presence, setup
from server.room.answers import answered_at, with_answer
from server.room.clocks import oversleep, wake
from server.room.commands import (
    Arrive,
    ArriveBot,
    Ask,
    Chance,
    Command,
    Decision,
    Lose,
    ReplaceBot,
    Rewind,
    RoomRequest,
    Slept,
    Wake,
)
from server.room.document import Member, RoomDocument
from server.room.members import member_of

__all__ = ["decide"]


def decide(document: RoomDocument, command: Command, chance: Chance) -> Decision:
    """What the command comes to.

    Raises:
        Refused: it is not done, and nothing has changed.
    """
    match command:
        case Ask():
            return _decide_request(document, command, chance)
        case Arrive():
            return presence.arrive(document, command, chance)
        case ArriveBot():
            return bots.arrive_bot(document, command, chance)
        case Lose():
            return presence.lose(document, command, chance)
        case Wake():
            return wake(document, command, chance)
        case ReplaceBot():
            return bots.replace_bot(document, command, chance)
        case Rewind():
            return Decision(replace(document), (Rewound(command.lost),))
        case Slept():
            return oversleep(document, command, chance)
        case _:
            assert_never(command)


def _decide_request(document: RoomDocument, ask: Ask, chance: Chance) -> Decision:
    member = member_of(document, ask.player)
    request = ask.request
    version = answered_at(member, ask.run, request.id)
    if version is not None:
        return Decision(document, answer=Ok(request.id, version=version), lobby_changed=False)
    if isinstance(request, MakeMove):
        return play.move(document, member, ask.run, request, chance)
    if member.is_bot:
        raise Refused(ErrorCode.WRONG_ROLE)
    decision = _do(document, member, request, chance)
    return _with_answer(document, decision, ask, chance)


def _do(  # noqa: C901, PLR0912 (a flat match over a closed union)
    document: RoomDocument, member: Member, request: RoomRequest, chance: Chance
) -> Decision:
    match request:
        case LeaveRoom():
            return presence.leave(document, member, chance)
        case Sit():
            return lobby.sit(document, member, request)
        case Stand():
            return lobby.stand(document, member, chance)
        case SwapSeats():
            return lobby.swap_seats(document, member, request)
        case DrawSeats():
            return lobby.draw_seats(document, member, chance)
        case SetGame():
            return lobby.set_game(document, member, request)
        case SetOptions():
            return lobby.set_options(document, member, request)
        case SetRoom():
            return lobby.set_room(document, member, request)
        case SetPack():
            return lobby.set_pack(document, member, request)
        case AddBot():
            return bots.add_bot(document, member, request, chance)
        case RemoveBot():
            return bots.remove_bot(document, member, request, chance)
        case Kick():
            return access.kick(document, member, request, chance)
        case Ready():
            return setup.ready(document, member, request)
        case Start():
            return setup.start(document, member, request, chance)
        case Reveal():
            return setup.reveal(document, member, request, chance)
        case NextRound():
            return play.next_round(document, member, chance)
        case EndMatch():
            return play.end_match(document, member, chance)
        case MakeMove():
            raise AssertionError("a move is answered by `play.move`")
        case _:
            assert_never(request)


def _with_answer(before: RoomDocument, decision: Decision, ask: Ask, chance: Chance) -> Decision:
    """The decision with its answer, kept in the document if there is something to commit."""
    request_id = ask.request.id
    if decision.document is before:
        return replace(decision, answer=Ok(request_id))
    members = with_answer(
        decision.document.members, ask.player, ask.run, request_id, chance.version
    )
    return replace(
        decision,
        document=replace(decision.document, members=members),
        answer=Ok(request_id, version=chance.version),
    )
