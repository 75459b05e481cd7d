"""A connection's conversation: who may say what, when, and how fast.

Longer than most: tables of who may ask what, and a state machine over the same session.
"""

from itertools import count
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from protocol.client_messages import (
    AddBot,
    AdviceFromHost,
    ClientMessage,
    CreateRoom,
    EndMatch,
    GetPack,
    GetRecord,
    Hello,
    Hint,
    JoinRoom,
    Kick,
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
    SetRoom,
    Sit,
    Stand,
    Start,
)
from protocol.errors import ErrorCode, MalformedMessage, UnsupportedMessage
from protocol.ids import PROTOCOL_VERSION, ClosingReason, Role, RoomCode
from protocol.server_messages import Error, Limits, Ok, Pack, Pong, Welcome
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
from server.identity import player_of
from server.packs.shelf import EMPTY_SHELF, read_shelf
from server.session import FLOOD_REFUSALS, House, Session
from server.settings import PACK_DIR

CODE = RoomCode("KAZE7Q2M")
TOKEN = "5e" * 32
RUN = "0" * 16
NOW_MS = 1_000_000


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def house(clock: Clock | None = None, **others: Any) -> House:  # as `House` takes them
    fields: dict[str, Any] = {
        "limits": Limits(65536, messages_per_s=20, name_columns=12, heartbeat_s=20),
        "message_burst": 20,
        "games": (),
        "shelf": EMPTY_SHELF,
        "bot_key": "bot key",
        "create_code": None,
        "new_token": lambda: TOKEN,
        "monotonic_s": clock or Clock(),
        "now_ms": lambda: NOW_MS,
    }
    return House(**(fields | others))


def hello(**fields: Any) -> Hello:  # as `Hello` takes them
    return Hello(**{"protocol": PROTOCOL_VERSION, "run": RUN, **fields})


def greeted(role: str = "player", **others: Any) -> Session:  # as `House` takes them
    session = Session(house(**others))
    session.receive(hello(role=role, bot_key="bot key", ticket="a ticket"))
    return session


def in_room(role: str = "player", **others: Any) -> Session:  # as `House` takes them
    session = greeted(role, **others)
    session.entered(CODE)
    return session


def error_of(effects: tuple[Effect, ...]) -> ErrorCode | str | None:
    """The code of the refusal, if there is one."""
    for effect in effects:
        if isinstance(effect, Answer) and isinstance(effect.message, Error):
            return effect.message.code
    return None


def test_greeting_makes_a_player_of_the_token() -> None:
    session = Session(house())
    (effect,) = session.receive(hello(token="a1" * 32, name=" Ann\u202e "))
    assert isinstance(effect, Answer)
    assert isinstance(effect.message, Welcome)
    assert effect.message.player == session.player == player_of("a1" * 32)
    assert effect.message.token == "a1" * 32
    assert effect.message.name == session.name == "Ann"
    assert effect.message.server_time_ms == NOW_MS


def test_newcomer_is_given_a_token() -> None:
    (effect,) = Session(house()).receive(hello())
    assert isinstance(effect, Answer)
    assert isinstance(effect.message, Welcome)
    assert effect.message.token == TOKEN


@pytest.mark.parametrize(
    ("fields", "code", "reason"),
    [
        pytest.param(
            {"role": "bot_host"}, ErrorCode.BAD_BOT_KEY, ClosingReason.REFUSED, id="no bot key"
        ),
        pytest.param(
            {"role": "bot_host", "bot_key": "guess"},
            ErrorCode.BAD_BOT_KEY,
            ClosingReason.REFUSED,
            id="wrong bot key",
        ),
        pytest.param({"role": "bot"}, ErrorCode.BAD_TICKET, ClosingReason.REFUSED, id="no ticket"),
        pytest.param(
            {"protocol": PROTOCOL_VERSION + 1},
            ErrorCode.UNSUPPORTED,
            ClosingReason.UNSUPPORTED_VERSION,
            id="another version",
        ),
    ],
)
def test_greeting_that_is_refused_ends_the_connection(
    fields: dict[str, Any], code: ErrorCode, reason: ClosingReason
) -> None:
    session = Session(house())
    effects = session.receive(hello(**fields))
    assert error_of(effects) is code
    assert effects[-1] == End(1008, effects[-1].detail, reason)  # type: ignore[union-attr]  # checked by the equality
    assert session.receive(Ping(id=1)) == ()


def test_without_a_bot_key_nobody_hosts_bots() -> None:
    effects = Session(house(bot_key=None)).receive(hello(role="bot_host", bot_key=""))
    assert error_of(effects) is ErrorCode.BAD_BOT_KEY


def test_bot_comes_in_by_its_greeting() -> None:
    effects = Session(house()).receive(hello(role="bot", ticket="KAZE7Q2M-1-5e"))
    assert effects[-1] == TakeSeat("KAZE7Q2M-1-5e")


def test_nothing_is_heard_before_the_greeting() -> None:
    assert error_of(Session(house()).receive(Ping(id=1))) is ErrorCode.GREET_FIRST


def test_one_greets_once() -> None:
    assert error_of(greeted().receive(hello())) is ErrorCode.ALREADY_GREETED


ABSENT = RoomCode("ABSENT22")
MOVE = MakeMove(id=1, text="pass", turn=1)
KICK = Kick(id=1, player="a1" * 16)
OFFER = Offer(id=1, free=1, games=("fifty_one",))
ADVICE = AdviceFromHost(id=1, request=2, move="pass", reason="pass_keep", arguments={})


@pytest.mark.parametrize(
    ("role", "request_", "code"),
    [
        ("player", OFFER, ErrorCode.WRONG_ROLE),
        ("spectator", OFFER, ErrorCode.WRONG_ROLE),
        ("spectator", MOVE, ErrorCode.NOT_SEATED),
        ("spectator", Sit(id=1, seat=0), ErrorCode.NOT_SEATED),
        ("spectator", Stand(id=1), ErrorCode.NOT_SEATED),
        ("spectator", Ready(id=1, nonce_hash=None), ErrorCode.NOT_SEATED),
        ("spectator", Reveal(id=1, nonce="0" * 64), ErrorCode.NOT_SEATED),
        ("spectator", NextRound(id=1), ErrorCode.NOT_SEATED),
        ("spectator", Preview(id=1), ErrorCode.NOT_SEATED),
        ("spectator", Hint(id=1), ErrorCode.NOT_SEATED),
        ("player", ADVICE, ErrorCode.WRONG_ROLE),
        ("bot", ADVICE, ErrorCode.WRONG_ROLE),
        ("bot", Hint(id=1), ErrorCode.WRONG_ROLE),
        ("bot_host", Hint(id=1), ErrorCode.WRONG_ROLE),
        ("bot_host", MOVE, ErrorCode.WRONG_ROLE),
        ("bot_host", CreateRoom(id=1), ErrorCode.WRONG_ROLE),
        ("bot_host", JoinRoom(id=1, code=CODE), ErrorCode.WRONG_ROLE),
        ("bot", CreateRoom(id=1), ErrorCode.WRONG_ROLE),
        ("bot", EndMatch(id=1), ErrorCode.WRONG_ROLE),
        ("bot", AddBot(id=1), ErrorCode.WRONG_ROLE),
        ("bot", GetRecord(id=1), ErrorCode.WRONG_ROLE),
        ("bot", GetPack(id=1, pack="flowers"), ErrorCode.WRONG_ROLE),
        ("bot", Preview(id=1), ErrorCode.WRONG_ROLE),
        ("bot", Kick(id=1, player="a1" * 16), ErrorCode.WRONG_ROLE),
        ("bot", ListRooms(id=1), ErrorCode.WRONG_ROLE),
        ("bot_host", ListRooms(id=1), ErrorCode.WRONG_ROLE),
    ],
)
def test_role_that_may_not_ask_is_refused(role: str, request_: Request, code: ErrorCode) -> None:
    assert error_of(in_room(role).receive(request_)) is code  # type: ignore[arg-type]  # one of the union


@pytest.mark.parametrize(
    ("role", "request_", "effect"),
    [
        ("player", Ping(id=1), Answer(Pong(1, NOW_MS))),
        ("player", MOVE, Relay(CODE, MOVE)),
        ("player", LeaveRoom(id=1), Relay(CODE, LeaveRoom(id=1))),
        ("player", Resume(id=1, since=4), Repeat(1, CODE, 4)),
        ("player", GetRecord(id=1), FetchRecord(1, CODE, None)),
        ("player", Preview(id=1), LookAhead(1, CODE)),
        ("player", Hint(id=1), AskHint(1, CODE)),
        ("bot_host", ADVICE, GiveAdvice(ADVICE)),
        ("player", SetPack(id=1, pack=None), Relay(CODE, SetPack(id=1, pack=None))),
        ("spectator", Start(id=1), Relay(CODE, Start(id=1))),
        ("spectator", SetRoom(id=1), Relay(CODE, SetRoom(id=1))),
        ("spectator", KICK, Relay(CODE, KICK)),
        ("player", KICK, Relay(CODE, KICK)),
        ("player", ListRooms(id=1), ShowRooms(1)),
        ("bot", MOVE, Relay(CODE, MOVE)),
        ("bot_host", OFFER, OfferBots(OFFER)),
    ],
)
def test_request_becomes_what_is_to_be_done(role: str, request_: Request, effect: Effect) -> None:
    assert in_room(role).receive(request_) == (effect,)  # type: ignore[arg-type]  # one of the union


@pytest.mark.parametrize("role", ["player", "spectator"])
def test_public_rooms_are_listed_outside_of_a_room_too(role: str) -> None:
    assert greeted(role).receive(ListRooms(id=1)) == (ShowRooms(1),)


@pytest.mark.parametrize("role", ["player", "spectator"])
def test_one_may_look_into_a_room_from_another_and_from_outside(role: str) -> None:
    for session in (greeted(role), in_room(role)):
        before = session.room
        assert session.receive(LookRoom(id=1, code=" absent-22")) == (LookInside(1, ABSENT),)
        assert session.room == before


def test_one_looks_with_what_may_be_a_code_and_as_a_person() -> None:
    assert error_of(greeted().receive(LookRoom(id=1, code="no"))) is ErrorCode.ROOM_NOT_FOUND
    for session in (greeted("bot"), greeted("bot_host")):
        assert error_of(session.receive(LookRoom(id=1, code=ABSENT))) is ErrorCode.WRONG_ROLE
    assert error_of(Session(house()).receive(LookRoom(id=1, code=ABSENT))) is ErrorCode.GREET_FIRST


def test_looks_are_held_back_like_everything_else() -> None:
    session = greeted()
    answers = [session.receive(LookRoom(id=1, code=ABSENT)) for _ in range(20)]
    assert error_of(answers[-1]) is ErrorCode.RATE_LIMITED


def test_nothing_is_listed_before_the_greeting() -> None:
    assert error_of(Session(house()).receive(ListRooms(id=1))) is ErrorCode.GREET_FIRST


FLOWERS = read_shelf(PACK_DIR)


def test_packs_are_listed_at_the_greeting() -> None:
    (effect,) = Session(house(shelf=FLOWERS)).receive(hello())
    assert isinstance(effect, Answer)
    assert isinstance(effect.message, Welcome)
    assert [info.id for info in effect.message.packs] == ["flowers"]


@pytest.mark.parametrize("role", ["player", "spectator"])
def test_pack_is_given_in_a_room_and_outside(role: str) -> None:
    pack = FLOWERS.find("flowers")
    assert pack is not None
    for session in (greeted(role, shelf=FLOWERS), in_room(role, shelf=FLOWERS)):
        effects = session.receive(GetPack(id=1, pack="flowers"))
        assert effects == (Answer(Pack(1, pack)),)


def test_pack_that_is_here_may_be_chosen() -> None:
    request = SetPack(id=1, pack="flowers")
    assert in_room(shelf=FLOWERS).receive(request) == (Relay(CODE, request),)


@pytest.mark.parametrize("request_", [GetPack(id=1, pack="stars"), SetPack(id=1, pack="stars")])
def test_pack_that_is_not_here_is_refused(request_: GetPack | SetPack) -> None:
    assert error_of(in_room(shelf=FLOWERS).receive(request_)) is ErrorCode.UNKNOWN_PACK


def test_room_is_opened_by_who_knows_the_code_for_it() -> None:
    session = greeted(create_code="friends")
    assert error_of(session.receive(CreateRoom(id=1))) is ErrorCode.WRONG_CREATE_CODE
    wrong = CreateRoom(id=2, create_code="fiends")
    assert error_of(session.receive(wrong)) is ErrorCode.WRONG_CREATE_CODE
    right = CreateRoom(id=3, create_code="friends")
    assert session.receive(right) == (Open(right),)


def test_code_is_read_as_people_write_it() -> None:
    assert greeted().receive(JoinRoom(id=1, code="kaze-7q2m")) == (Enter(1, CODE, None),)


def test_what_is_no_code_is_no_room() -> None:
    session = greeted()
    assert error_of(session.receive(JoinRoom(id=1, code="KAZE"))) is ErrorCode.ROOM_NOT_FOUND
    assert session.room is None


def test_requests_may_follow_a_join_at_once() -> None:
    session = greeted()
    session.receive(JoinRoom(id=1, code=CODE))
    assert session.receive(Sit(id=2)) == (Relay(CODE, Sit(id=2)),)


def test_one_is_in_one_room_at_a_time() -> None:
    session = in_room()
    assert error_of(session.receive(JoinRoom(id=1, code=CODE))) is ErrorCode.ALREADY_IN_ROOM
    assert error_of(session.receive(CreateRoom(id=2))) is ErrorCode.ALREADY_IN_ROOM
    session.left(RoomCode("22222222"))
    assert session.room == CODE
    session.left(CODE)
    assert session.receive(JoinRoom(id=3, code=CODE)) == (Enter(3, CODE, None),)


def test_room_is_not_asked_from_outside() -> None:
    assert error_of(greeted().receive(MOVE)) is ErrorCode.NOT_IN_ROOM


def test_burst_of_a_returning_client_is_not_held_back() -> None:
    session = greeted()
    assert [error_of(session.receive(Ping(id=number))) for number in range(12)] == [None] * 12


def test_message_that_comes_too_fast_is_answered_and_may_come_again() -> None:
    clock = Clock()
    session = Session(house(clock))
    session.receive(hello())
    answers = [session.receive(Ping(id=number)) for number in range(25)]
    (refused,) = answers[-1]
    assert isinstance(refused, Answer)
    assert isinstance(refused.message, Error)
    assert (refused.message.id, refused.message.code) == (24, ErrorCode.RATE_LIMITED)
    retry_after_ms = refused.message.arguments["retry_after_ms"]
    assert isinstance(retry_after_ms, int)
    clock.now_s += retry_after_ms / 1000
    assert session.receive(Ping(id=24)) == (Answer(Pong(24, NOW_MS)),)


def test_flood_that_does_not_end_is_ended() -> None:
    session = greeted()
    for number in range(FLOOD_REFUSALS + 19):
        assert not any(isinstance(effect, End) for effect in session.receive(Ping(id=number)))
    assert session.receive(Ping(id=1))[-1] == End(1008, "too many messages")


@pytest.mark.parametrize(
    ("per_s", "is_ended"),
    [(19, False), (39, False), (45, True), (250, True), (5000, True)],
)
def test_flood_is_ended_though_one_of_it_gets_through_now_and_then(
    per_s: int, is_ended: bool
) -> None:
    clock = Clock()
    session = greeted(clock=clock)
    effects: list[Effect] = []
    for _ in range(120 * per_s):
        clock.now_s += 1 / per_s
        effects += session.receive(Ping(id=1))
    assert (End(1008, "too many messages") in effects) is is_ended


def test_message_of_another_version_is_answered() -> None:
    error = UnsupportedMessage(
        "unknown message type", code=ErrorCode.UNSUPPORTED, id=7, field="type"
    )
    (effect,) = greeted().receive_unsupported(error)
    assert isinstance(effect, Answer)
    assert effect.message == Error(
        7, ErrorCode.UNSUPPORTED, detail="unknown message type", arguments={"field": "type"}
    )


def test_bytes_that_are_no_message_end_the_connection() -> None:
    session = greeted()
    assert session.receive_malformed(MalformedMessage("not JSON", close_code=1007)) == (
        End(1007, "not JSON"),
    )
    assert session.receive(Ping(id=1)) == ()


class Conversation(RuleBasedStateMachine):
    """Whatever is said in whatever order: one answer or one effect a request, in one room."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.session = Session(house(self.clock))
        self.ids = count(1)
        self.is_over = False
        self.is_greeted = False
        self.room: RoomCode | None = None

    @initialize(role=st.sampled_from([role.value for role in Role]), greets=st.booleans())
    def begin(self, role: str, greets: bool) -> None:
        if greets:
            self.session.receive(hello(role=role, bot_key="bot key", ticket="a ticket"))
            self.is_greeted = True

    @rule(seconds=st.floats(0, 2))
    def time_passes(self, seconds: float) -> None:
        self.clock.now_s += seconds

    @rule(role=st.sampled_from([role.value for role in Role]))
    def greet(self, role: str) -> None:
        effects = self.session.receive(hello(role=role, bot_key="bot key", ticket="a ticket"))
        code = error_of(effects)
        if self.is_over:
            assert effects == ()
        elif self.is_greeted:
            assert code in (ErrorCode.ALREADY_GREETED, ErrorCode.RATE_LIMITED)
        else:
            self.is_greeted = code is None

    @rule(
        make=st.sampled_from(
            [
                lambda id: Ping(id=id),
                lambda id: CreateRoom(id=id),
                lambda id: JoinRoom(id=id, code=CODE),
                lambda id: JoinRoom(id=id, code="nowhere"),
                lambda id: LeaveRoom(id=id),
                lambda id: MakeMove(id=id, text="pass", turn=0),
                lambda id: Resume(id=id, since=0),
                lambda id: GetRecord(id=id),
                lambda id: Preview(id=id),
                lambda id: Hint(id=id),
                lambda id: ADVICE.model_copy(update={"id": id}),
                lambda id: GetPack(id=id, pack="flowers"),
                lambda id: Offer(id=id, free=1, games=()),
                lambda id: Sit(id=id),
            ]
        )
    )
    def ask(self, make: Any) -> None:  # one of the functions above
        request: ClientMessage = make(next(self.ids))
        assert not isinstance(request, Hello)
        effects = self.session.receive(request)
        if self.is_over:
            assert effects == ()
            return
        self.is_over = any(isinstance(effect, End) for effect in effects)
        assert len(effects) == 1 + self.is_over
        match effects[0]:
            case Answer(Error(id=id) | Pong(id=id) | Ok(id=id)):
                assert id == request.id
            case Enter(code=code):
                assert self.room is None
                self.room = code
            case Open():
                assert self.room is None
            case (
                Relay(code=code)
                | Repeat(code=code)
                | FetchRecord(code=code)
                | LookAhead(code=code)
                | AskHint(code=code)
            ):
                assert self.is_greeted
                assert code == self.room
            case OfferBots() | GiveAdvice():
                assert self.session.role is Role.BOT_HOST
            case other:
                raise AssertionError(other)

    @precondition(lambda self: self.room is not None)
    @rule()
    def leave(self) -> None:
        assert self.room is not None
        self.session.left(self.room)
        self.room = None

    @precondition(lambda self: self.is_greeted and self.room is None)
    @rule()
    def open_room(self) -> None:
        self.session.entered(CODE)
        self.room = CODE

    @precondition(lambda self: not self.is_over)
    @rule(code=st.sampled_from([1007, 1008]))
    def send_rubbish(self, code: int) -> None:
        error = MalformedMessage("rubbish", close_code=code)
        assert self.session.receive_malformed(error) == (End(code, "rubbish"),)
        self.is_over = True

    @invariant()
    def room_is_where_it_is_thought_to_be(self) -> None:
        assert self.session.room == self.room


TestConversation = Conversation.TestCase
