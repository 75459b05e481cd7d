"""Scenario 73: a burst of frames of very different sizes is handled in the order of arrival."""

from typing import Any, Final

import msgpack
from playwright.async_api import Browser, expect
from websockets.asyncio.server import ServerConnection

from protocol.codec import encode_server_message
from protocol.game_values import Moves
from protocol.ids import MSGPACK_SUBPROTOCOL, MatchId, Pace, Phase, PlayerId, RoomCode, Version
from protocol.room_events import PersonJoined
from protocol.server_messages import (
    Limits,
    MemberInfo,
    Ok,
    Room,
    SeatInfo,
    ServerMessage,
    Update,
    Welcome,
)
from tests.clients.web.bare_server import bare_server, receive
from tests.clients.web.browser import open_window
from tests.scale import patience

FRAMES: Final = 1000
LONG: Final = 200_000
BURST_S: Final = 60.0
"""All that passes through the eyes of the test too."""
CODE: Final = RoomCode("KAZE7Q2M")
KNOWN_HERE: Final = f"""
localStorage.setItem('bafuda.identity', JSON.stringify({{ name: 'Ann', token: null }}));
localStorage.setItem('bafuda.rooms', JSON.stringify([{{ code: '{CODE}', game: 'fifty_one' }}]));
"""
ANN: Final = PlayerId("a" * 32)


def encoded(message: ServerMessage, **more: Any) -> bytes:
    """The message, with fields besides that a client does not know and must ignore."""
    frame = encode_server_message(message, MSGPACK_SUBPROTOCOL)
    assert isinstance(frame, bytes)
    return frame if not more else msgpack.packb({**msgpack.unpackb(frame), **more})


def joined(number: int) -> Update:
    """The update of a version in which somebody came in, named by its number."""
    return Update(
        from_version=Version(number),
        version=Version(number + 1),
        events=(PersonJoined(PlayerId("b" * 32), f"n{number}"),),
        match=None,
        view=None,
        turn=0,
        legal=Moves(),
        waiting_for=(),
        deadline_ms=None,
    )


async def burst(connection: ServerConnection) -> None:
    """Lets the page in, and sends it everything at once."""
    await receive(connection, "hello")
    limits = Limits(message_bytes=65536, messages_per_s=20, name_columns=24, heartbeat_s=20.0)
    await connection.send(encoded(Welcome(ANN, "c" * 64, "Ann", 0, limits, games=())))
    join = await receive(connection, "join_room")
    await connection.send(encoded(Ok(int(str(join["id"])), version=Version(1), code=CODE)))
    await connection.send(encoded(room()))
    snapshot = joined(0)
    await connection.send(encoded(snapshot))
    for number in range(1, FRAMES):
        more = {"padding": "x" * LONG} if number % 2 else {}
        await connection.send(encoded(joined(number), **more))
    while True:  # a page that sees a gap asks for it: then the test fails
        message = msgpack.unpackb(await connection.recv())
        assert message["type"] == "ping", message


def room() -> Room:
    seat = SeatInfo("person", ANN, "Ann", ready=False, connected=True, wants_next_round=False)
    member = MemberInfo(ANN, "Ann", seat=None, connected=True, is_host=True)
    return Room(
        code=CODE,
        version=Version(1),
        phase=Phase.LOBBY,
        game="fifty_one",
        options={},
        differing={},
        seats=(seat,),
        sides=(),
        members=(member,),
        host=ANN,
        you=ANN,
        your_seat=None,
        pace=Pace.NORMAL,
        between_rounds_s=30,
        match_id=MatchId("d" * 32),
        commitment="e" * 64,
    )


async def test_thousand_frames_in_one_burst_stay_in_order(browser: Browser) -> None:
    async with (
        bare_server(burst) as port,
        open_window(browser, port, None) as window,
    ):
        await window.context.add_init_script(KNOWN_HERE)
        await window.page.goto(f"{window.origin}/r/{CODE}")
        log = window.page.get_by_role("log")
        await expect(log.get_by_role("listitem").last).to_contain_text(
            f"n{FRAMES - 1} ", timeout=patience(BURST_S) * 1000
        )
        shown = await log.get_by_role("listitem").all_inner_texts()
        last = [text.split()[0] for text in shown]
        assert last == [f"n{number}" for number in range(FRAMES - len(last), FRAMES)]
        kinds = [msgpack.unpackb(frame)["type"] for frame in window.frames.sent if frame]
        assert "resume" not in kinds
