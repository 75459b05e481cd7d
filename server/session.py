"""A connection's conversation, without I/O: a message in, what is to be done about it out.

    GREETING --hello--> GREETED --join, create--> IN A ROOM --left, put out--> GREETED
        |                  |                          |
        '------------------'--------- refusals -------'      each one answered, nothing changes

The session knows who speaks, in which role and in which room; it refuses what the role may not
ask and what comes too fast. Whether the room agrees is for the room to say: a session lets
requests through as soon as it has let `join_room` through, and the room answers them in order.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from protocol.client_messages import (
    AdviceFromHost,
    ClientMessage,
    CreateRoom,
    GetPack,
    GetRecord,
    Hello,
    Hint,
    JoinRoom,
    LeaveRoom,
    ListRooms,
    LookRoom,
    MakeMove,
    NextRound,
    Offer,
    Ping,
    Preview,
    Ready,
    Request,
    Resume,
    Reveal,
    SetPack,
    Sit,
    Stand,
)
from protocol.errors import ErrorCode, MalformedMessage, UnsupportedMessage
from protocol.ids import PROTOCOL_VERSION, ClosingReason, PlayerId, Role, RoomCode, RunId
from protocol.packs import CardPack
from protocol.server_messages import Error, ErrorArgument, Pack, Pong
from protocol.welcome import GameInfo, Limits, Welcome
from server.effects import (
    Answer,
    AskHint,
    Effect,
    End,
    Enter,
    FetchRecord,
    GiveAdvice,
    LookAhead,
    LookInside,
    OfferBots,
    Open,
    Relay,
    Repeat,
    ShowRooms,
    TakeSeat,
)
from server.errors import Refused
from server.identity import is_secret, player_of
from server.limits import Bucket
from server.packs.shelf import Shelf
from server.room.codes import parse_code
from server.room.commands import RoomRequest
from server.room.names import clean_name

__all__ = ["House", "Session"]

BOT_RATE = 50
"""Times the messages of a person: without thinking time a bot moves as fast as it is asked."""

POLICY_VIOLATION = 1008  # RFC 6455 §7.4.1
FLOOD_REFUSALS = 500
"""Messages refused as too fast that are borne with: whoever goes on so long does not listen.

Patience comes back at the rate of a person's messages, for bots too. So a flood is one though some
of it gets through, and of who is only a little too fast the messages are refused and no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What all sessions of a process share."""

    limits: Limits
    message_burst: int
    games: tuple[GameInfo, ...]
    shelf: Shelf
    """The packs of captions that rooms can have."""
    bot_key: str | None
    create_code: str | None
    new_token: Callable[[], str]
    """32 random bytes as hex digits, new at each call."""
    monotonic_s: Callable[[], float]
    now_ms: Callable[[], int]
    """Redis's time."""


_OF_BOT_HOSTS = (Offer, AdviceFromHost)
"""What they alone may ask."""

_BY_ROLE: dict[Role, tuple[type[Request], ...]] = {
    Role.BOT_HOST: (Ping, *_OF_BOT_HOSTS),
    Role.BOT: (Ping, MakeMove, NextRound, Resume, LeaveRoom),
}
"""What these may ask; people may ask everything but what is for bot hosts."""

_Asked: TypeAlias = (
    RoomRequest
    | Ping
    | CreateRoom
    | JoinRoom
    | ListRooms
    | LookRoom
    | Resume
    | Preview
    | Hint
    | GetPack
    | GetRecord
    | Offer
    | AdviceFromHost
)

_OF_A_SEAT = (Sit, Stand, Ready, Reveal, MakeMove, NextRound, Preview, Hint)
"""What those who only watch may not ask, though one of them may be the host."""


class Session:
    """One connection's conversation."""

    __slots__ = (
        "_bucket",
        "_house",
        "_is_over",
        "_patience",
        "is_greeted",
        "name",
        "player",
        "role",
        "room",
        "run",
    )

    def __init__(self, house: House) -> None:
        self._house = house
        self._bucket = self._new_bucket()
        self._patience: Bucket | None = None
        """Of refusals; most peers never have one."""
        self._is_over = False
        self.is_greeted = False
        self.player = PlayerId("")
        self.run = RunId("")
        self.role = Role.PLAYER
        self.name = ""
        self.room: RoomCode | None = None
        """Where it is, or is on its way to."""

    def receive(self, message: ClientMessage) -> tuple[Effect, ...]:
        """What is to be done about a message."""
        if self._is_over:
            return ()
        try:
            self._hold_back_floods()
            if isinstance(message, Hello):
                return self._greet(message)
            return self._take(message)
        except Refused as refused:
            return self._refuse(refused, None if isinstance(message, Hello) else message.id)

    def receive_unsupported(self, error: UnsupportedMessage) -> tuple[Effect, ...]:
        """What is to be done about a message that this version does not know."""
        if self._is_over:
            return ()
        try:
            self._hold_back_floods()
        except Refused as refused:
            return self._refuse(refused, error.id)
        arguments: dict[str, ErrorArgument] = {} if error.field is None else {"field": error.field}
        answer = Error(error.id, error.code, detail=error.detail, arguments=arguments)
        return (Answer(answer),)

    def receive_malformed(self, error: MalformedMessage) -> tuple[Effect, ...]:
        """What is to be done about bytes that are no message."""
        return self._end(error.close_code, error.detail)

    def left(self, code: RoomCode) -> None:
        """The session is no longer in that room: it left, was put out, or never came in."""
        if self.room == code:
            self.room = None

    def entered(self, code: RoomCode) -> None:
        """The session is in a room without having asked by its code."""
        self.room = code

    def _new_bucket(self, *, times: int = 1) -> Bucket:
        house = self._house
        return Bucket(
            per_s=house.limits.messages_per_s * times,
            burst=house.message_burst * times,
            now_s=house.monotonic_s(),
        )

    def _hold_back_floods(self) -> None:
        wait_s = self._bucket.take(self._house.monotonic_s())
        if wait_s:
            raise Refused(ErrorCode.RATE_LIMITED, retry_after_ms=round(wait_s * 1000) + 1)

    def _refuse(self, refused: Refused, id: int | None) -> tuple[Effect, ...]:
        answer = Answer(refused.answer(id))
        if refused.code is ErrorCode.RATE_LIMITED and self._is_flood():
            return (answer, *self._end(POLICY_VIOLATION, "too many messages"))
        return (answer,)

    def _is_flood(self) -> bool:
        """Counts a refusal: is it one too many?"""
        now_s = self._house.monotonic_s()
        if self._patience is None:
            per_s = self._house.limits.messages_per_s
            self._patience = Bucket(per_s=per_s, burst=FLOOD_REFUSALS, now_s=now_s)
        return self._patience.take(now_s) > 0

    def _end(
        self, code: int, detail: str, reason: ClosingReason | None = None
    ) -> tuple[Effect, ...]:
        self._is_over = True
        return (End(code, detail, reason),)

    def _greet(self, hello: Hello) -> tuple[Effect, ...]:
        if self.is_greeted:
            raise Refused(ErrorCode.ALREADY_GREETED)
        if hello.protocol != PROTOCOL_VERSION:
            return self._turn_away(
                Error(
                    id=None,
                    code=ErrorCode.UNSUPPORTED,
                    detail="another protocol version",
                    arguments={"yours": hello.protocol, "ours": PROTOCOL_VERSION},
                ),
                ClosingReason.UNSUPPORTED_VERSION,
            )
        role = Role(hello.role)
        fault = self._fault_of(role, hello)
        if fault is not None:
            return self._turn_away(Error(id=None, code=fault), ClosingReason.REFUSED)
        token = hello.token or self._house.new_token()
        self.is_greeted = True
        self.role, self.run = role, RunId(hello.run)
        if role in (Role.BOT, Role.BOT_HOST):
            self._bucket = self._new_bucket(times=BOT_RATE)
        self.player, self.name = player_of(token), clean_name(hello.name, locale=hello.locale)
        welcome = Answer(self._welcome(token))
        if role is Role.BOT and hello.ticket is not None:
            return (welcome, TakeSeat(hello.ticket))
        return (welcome,)

    def _fault_of(self, role: Role, hello: Hello) -> ErrorCode | None:
        if role is Role.BOT_HOST and not is_secret(hello.bot_key, self._house.bot_key):
            return ErrorCode.BAD_BOT_KEY
        if role is Role.BOT and hello.ticket is None:
            return ErrorCode.BAD_TICKET
        return None

    def _turn_away(self, error: Error, reason: ClosingReason) -> tuple[Effect, ...]:
        return (Answer(error), *self._end(POLICY_VIOLATION, str(error.code), reason))

    def _welcome(self, token: str) -> Welcome:
        return Welcome(
            player=self.player,
            token=token,
            name=self.name,
            server_time_ms=self._house.now_ms(),
            limits=self._house.limits,
            games=self._house.games,
            packs=self._house.shelf.infos,
        )

    def _take(  # noqa: C901, PLR0912 (a flat match over a closed union)
        self, request: _Asked
    ) -> tuple[Effect, ...]:
        self._check(request)
        match request:
            case MakeMove():  # nearly all are
                return (Relay(self._own_room(), request),)
            case Ping(id=id):
                return (Answer(Pong(id, self._house.now_ms())),)
            case CreateRoom():
                return self._open(request)
            case JoinRoom():
                return self._enter(request)
            case ListRooms(id=id):
                return (ShowRooms(id),)
            case LookRoom(id=id, code=code):
                return (LookInside(id, _code(code)),)
            case Offer():
                return (OfferBots(request),)
            case AdviceFromHost():
                return (GiveAdvice(request),)
            case Resume(id=id, since=since):
                return (Repeat(id, self._own_room(), since),)
            case Preview(id=id):
                return (LookAhead(id, self._own_room()),)
            case Hint(id=id):
                return (AskHint(id, self._own_room()),)
            case SetPack(pack=str() as pack):
                self._pack(pack)
                return (Relay(self._own_room(), request),)
            case GetPack(id=id, pack=pack):
                return (Answer(Pack(id, self._pack(pack))),)
            case GetRecord(id=id, match_id=match_id):
                return (FetchRecord(id, self._own_room(), match_id),)
            case _:
                return (Relay(self._own_room(), request),)

    def _check(self, request: Request) -> None:
        if not self.is_greeted:
            raise Refused(ErrorCode.GREET_FIRST)
        fault = _fault_in_asking(self.role, type(request))
        if fault is not None:
            raise Refused(fault)

    def _pack(self, id: str) -> CardPack:
        pack = self._house.shelf.find(id)
        if pack is None:
            raise Refused(ErrorCode.UNKNOWN_PACK, pack=id)
        return pack

    def _own_room(self) -> RoomCode:
        if self.room is None:
            raise Refused(ErrorCode.NOT_IN_ROOM)
        return self.room

    def _open(self, request: CreateRoom) -> tuple[Effect, ...]:
        if self.room is not None:
            raise Refused(ErrorCode.ALREADY_IN_ROOM)
        wanted = self._house.create_code
        if wanted is not None and not is_secret(request.create_code, wanted):
            raise Refused(ErrorCode.WRONG_CREATE_CODE)
        return (Open(request),)

    def _enter(self, request: JoinRoom) -> tuple[Effect, ...]:
        if self.room is not None:
            raise Refused(ErrorCode.ALREADY_IN_ROOM)
        code = self.room = _code(request.code)
        return (Enter(request.id, code, request.resume_from),)


@cache
def _fault_in_asking(role: Role, kind: type[Request]) -> ErrorCode | None:
    """Why such a request is not for this role."""
    allowed = _BY_ROLE.get(role)
    if kind in _OF_BOT_HOSTS if allowed is None else kind not in allowed:
        return ErrorCode.WRONG_ROLE
    if role is Role.SPECTATOR and kind in _OF_A_SEAT:
        return ErrorCode.NOT_SEATED
    return None


def _code(text: str) -> RoomCode:
    code = parse_code(text)
    if code is None:
        raise Refused(ErrorCode.ROOM_NOT_FOUND)
    return code
