"""A client's conversation without sockets: what is sent again, what is told once."""

import pytest

from clients.conversation import LATER, Conversation, Greeting, Notice, Online, RoomLost, Stopped
from protocol.client_messages import (
    ClientMessage,
    CreateRoom,
    JoinRoom,
    LeaveRoom,
    ListRooms,
    LookRoom,
    MakeMove,
    Ping,
    Resume,
    Sit,
)
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Phase, PlayerId, RoomCode, Version
from protocol.public_rooms import RoomInfo
from protocol.room_look import RoomLook
from protocol.server_messages import Closing, Error, Limits, Ok, PutOut, Rooms, Update, Welcome
from tests.clients.cli.scenes import lobby, update_of

CODE = RoomCode("KAZE7Q2M")
TOKEN = "ab" * 32
WELCOME = Welcome(
    player=PlayerId("01" * 16),
    token=TOKEN,
    name="花子",
    server_time_ms=0,
    limits=Limits(message_bytes=1, messages_per_s=1, name_columns=12, heartbeat_s=20.0),
    games=(),
)


def update(from_version: int, version: int) -> Update:
    blank = update_of(None)
    return Update(
        Version(from_version),
        Version(version),
        (),
        blank.match,
        None,
        blank.turn,
        blank.legal,
        (),
        None,
    )


def greeted() -> Conversation:
    conversation = Conversation(Greeting("花子", "ja"), "0" * 16)
    conversation.hello()
    conversation.receive(WELCOME)
    return conversation


def in_room(seen: int = 5) -> Conversation:
    conversation = greeted()
    id, _ = conversation.ask(JoinRoom(id=0, code="kaze-7q2m"))
    conversation.receive(Ok(id, Version(seen), CODE))
    conversation.receive(update(0, seen))
    return conversation


def sent_after_a_new_link(conversation: Conversation) -> list[ClientMessage]:
    """Everything that is sent over the next link when the way back is clear."""
    hello = conversation.hello()
    back = conversation.receive(WELCOME).send
    if not back or not isinstance(back[0], JoinRoom) or back[0].resume_from is None:
        return [hello, *back]
    return [hello, *back, *conversation.receive(Ok(back[0].id, Version(5), CODE)).send]


def test_a_known_person_comes_back_with_its_token_and_run() -> None:
    conversation = greeted()
    hello = conversation.hello()
    assert (hello.token, hello.run, hello.name, hello.locale) == (TOKEN, "0" * 16, "花子", "ja")


def test_nothing_is_sent_before_the_welcome() -> None:
    conversation = Conversation(Greeting("Ken"), "0" * 16)
    conversation.hello()
    id, message = conversation.ask(Ping(id=0))
    assert message is None
    heard = conversation.receive(WELCOME)
    assert heard.send == (Ping(id=id),)
    assert heard.events == (Online(WELCOME, is_first=True),)


def test_a_request_without_an_answer_is_sent_again_under_its_number() -> None:
    conversation = in_room()
    id, message = conversation.ask(MakeMove(id=0, text="pass", turn=7))
    assert message == MakeMove(id=id, text="pass", turn=7)
    _, back, again = sent_after_a_new_link(conversation)
    assert isinstance(back, JoinRoom)
    assert (back.code, back.resume_from) == (CODE, 5)
    assert again == message


def test_an_answered_request_is_not_sent_again() -> None:
    conversation = in_room()
    id, _ = conversation.ask(Sit(id=0, seat=1))
    assert conversation.receive(Ok(id, Version(6))).answer == Ok(id, Version(6))
    assert len(sent_after_a_new_link(conversation)) == 2


def test_several_requests_are_sent_again_in_their_order() -> None:
    conversation = in_room()
    ids = [conversation.ask(Sit(id=0, seat=seat))[0] for seat in range(3)]
    assert [
        message.id
        for message in sent_after_a_new_link(conversation)[2:]
        if isinstance(message, Sit)
    ] == ids


def test_a_request_made_on_the_way_back_waits_for_the_room() -> None:
    conversation = in_room()
    conversation.hello()
    back = conversation.receive(WELCOME).send[0]
    assert isinstance(back, JoinRoom)
    id, message = conversation.ask(Sit(id=0))
    assert message is None
    assert conversation.receive(Ok(back.id, Version(5), CODE)).send == (Sit(id=id),)


def test_nobody_waits_for_a_request_that_was_given_up() -> None:
    conversation = in_room()
    id, _ = conversation.ask(Sit(id=0))
    conversation.forget(id)
    assert len(sent_after_a_new_link(conversation)) == 2
    assert conversation.receive(Ok(id, Version(6))).answer is None


@pytest.mark.parametrize(
    ("updates", "told"),
    [
        pytest.param([(5, 6), (6, 7)], [6, 7], id="in order"),
        pytest.param([(5, 6), (5, 6), (6, 7)], [6, 7], id="one twice"),
        pytest.param([(4, 5), (5, 6)], [6], id="one from before"),
        pytest.param([(5, 9)], [9], id="several merged"),
        pytest.param([(6, 7), (5, 7), (7, 8)], [7, 8], id="a gap, then what was missed"),
        pytest.param([(4, 7), (5, 7)], [7], id="one that overlaps, then what was missed"),
        pytest.param([(0, 9), (9, 10)], [9, 10], id="a snapshot takes the place of all"),
        pytest.param([(0, 3), (3, 4)], [3, 4], id="a snapshot of a store that lost writes"),
        pytest.param([(5, 5)], [5], id="nothing new, told on return"),
    ],
)
def test_updates_are_told_in_order_and_once(
    updates: list[tuple[int, int]], told: list[int]
) -> None:
    conversation = in_room(5)
    heard = [conversation.receive(update(*versions)) for versions in updates]
    events = [event for each in heard for event in each.events]
    assert [event.version for event in events if isinstance(event, Update)] == told


def test_a_gap_is_asked_for_once() -> None:
    conversation = in_room(5)
    asked = [*conversation.receive(update(6, 7)).send, *conversation.receive(update(7, 8)).send]
    assert [type(message) for message in asked] == [Resume]
    resume = asked[0]
    assert isinstance(resume, Resume)
    assert resume.since == 5
    conversation.receive(Ok(resume.id, Version(8)))
    assert conversation.receive(update(5, 8)).events


def test_a_gap_that_cannot_be_told_drops_the_link() -> None:
    conversation = in_room(5)
    resume = conversation.receive(update(6, 7)).send[0]
    assert isinstance(resume, Resume)
    refused = conversation.receive(Error(resume.id, ErrorCode.NOT_IN_ROOM))
    assert refused.drops_link
    assert refused.answer is None


def test_updates_after_leaving_ask_for_nothing() -> None:
    conversation = in_room(5)
    id, _ = conversation.ask(LeaveRoom(id=0))
    conversation.receive(Ok(id, Version(6)))
    assert conversation.room is None
    assert conversation.receive(update(6, 7)).send == ()


def test_who_is_put_out_is_told_and_does_not_come_back() -> None:
    conversation = in_room(seen=5)
    put_out = PutOut(CODE, ErrorCode.KICKED)
    assert conversation.receive(put_out).events == (put_out,)
    assert conversation.room is None
    conversation.hello()
    assert conversation.receive(WELCOME).send == ()


def test_what_was_missed_of_a_room_that_put_one_out_is_no_fault() -> None:
    conversation = in_room(seen=5)
    (resume,) = conversation.receive(update(7, 8)).send
    assert isinstance(resume, Resume)
    conversation.receive(PutOut(CODE, ErrorCode.KICKED))
    assert not conversation.receive(Error(resume.id, ErrorCode.NOT_IN_ROOM)).drops_link


def test_being_put_out_of_another_room_changes_nothing() -> None:
    conversation = in_room()
    conversation.receive(PutOut(RoomCode("ABSENT22"), ErrorCode.KICKED))
    assert conversation.room == CODE


def test_the_list_of_rooms_is_an_answer() -> None:
    conversation = greeted()
    id, _ = conversation.ask(ListRooms(id=0))
    info = RoomInfo(CODE, "fifty_one", Phase.LOBBY, 4, 1, 0, 3, "Ken", spectators=True)
    assert conversation.receive(Rooms(id, (info,))).answer == Rooms(id, (info,))


def test_a_look_into_a_room_is_an_answer_and_leads_nowhere() -> None:
    conversation = greeted()
    id, _ = conversation.ask(LookRoom(id=0, code=CODE))
    info = RoomInfo(CODE, "fifty_one", Phase.LOBBY, 4, 1, 0, 3, "Ken", spectators=True)
    look = RoomLook(id, info, (), 0, locked=False, known=False, your_seat=None, refused=None)
    assert conversation.receive(look).answer == look
    assert conversation.room is None


def test_the_room_that_was_opened_is_the_one_to_come_back_to() -> None:
    conversation = greeted()
    id, _ = conversation.ask(CreateRoom(id=0))
    conversation.receive(Ok(id, Version(1), CODE))
    conversation.receive(lobby())
    conversation.receive(update(0, 1))
    back = sent_after_a_new_link(conversation)[1]
    assert isinstance(back, JoinRoom)
    assert (back.code, back.resume_from) == (CODE, 1)


def test_a_room_that_is_gone_is_told_and_not_tried_again() -> None:
    conversation = in_room()
    conversation.hello()
    back = conversation.receive(WELCOME).send[0]
    assert isinstance(back, JoinRoom)
    gone = Error(back.id, ErrorCode.ROOM_NOT_FOUND)
    assert conversation.receive(gone).events == (RoomLost(gone),)
    assert conversation.room is None


@pytest.mark.parametrize("code", sorted(LATER))
def test_a_return_that_fails_for_now_is_tried_again(code: ErrorCode) -> None:
    conversation = in_room()
    conversation.hello()
    back = conversation.receive(WELCOME).send[0]
    assert isinstance(back, JoinRoom)
    heard = conversation.receive(Error(back.id, code))
    assert heard.drops_link
    assert heard.events == ()
    assert conversation.room == CODE


@pytest.mark.parametrize(
    ("closing", "comes_back_after_ms"),
    [
        (Closing(ClosingReason.STOPPING, 1000), 1000),
        (Closing(ClosingReason.STOPPING), 0),
        (Closing(ClosingReason.SLOW), 0),
        (Closing("unknown to this version", 500), 500),
        (Closing("unknown to this version"), None),
        (Closing(ClosingReason.REPLACED), None),
        (Closing(ClosingReason.ROOM_CLOSED), None),
        (Closing(ClosingReason.UNSUPPORTED_VERSION), None),
    ],
)
def test_reasons_of_a_closing_are_honoured(
    closing: Closing, comes_back_after_ms: int | None
) -> None:
    conversation = in_room()
    heard = conversation.receive(closing)
    assert heard.drops_link
    if comes_back_after_ms is None:
        assert conversation.stopped == Stopped(closing.reason, None)
    else:
        assert conversation.stopped is None
        assert heard.events == (Notice(closing),)
        assert heard.retry_after_ms == comes_back_after_ms


def test_a_refused_greeting_ends_with_its_reason() -> None:
    conversation = Conversation(Greeting("Ken"), "0" * 16)
    conversation.hello()
    error = Error(None, ErrorCode.UNSUPPORTED)
    assert conversation.receive(error).events == (Notice(error),)
    conversation.receive(Closing(ClosingReason.UNSUPPORTED_VERSION))
    assert conversation.stopped == Stopped(ClosingReason.UNSUPPORTED_VERSION, error)
