"""88: a text message on a binary protocol raises an error that nothing catches."""

import asyncio

import pytest

from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from tests.client import open_client
from tests.hostile.conftest import Entries
from tests.hostile.control import ControlTable

HELLO = '{"type":"hello","protocol":1,"run":"0123456789abcdef"}'


@pytest.mark.parametrize("name", [None, "Mal"], ids=["before hello", "after hello"])
@pytest.mark.parametrize(
    ("subprotocol", "sent"),
    [
        pytest.param(MSGPACK_SUBPROTOCOL, HELLO, id="text where binary is due"),
        pytest.param(JSON_SUBPROTOCOL, HELLO.encode(), id="binary where text is due"),
    ],
)
async def test_wrong_kind_of_frame_closes_with_a_code_and_is_logged_once(
    port: int,
    control: ControlTable,
    entries: Entries,
    name: str | None,
    subprotocol: str,
    sent: str | bytes,
) -> None:
    async with open_client(port, name, subprotocol=subprotocol) as client:
        await asyncio.gather(*(client.socket.send(sent) for _ in range(3)))
        assert await client.closed() == 1008
    await control.check()
    assert [entry["event"] for entry in entries if entry["log_level"] == "warning"] == [
        "message malformed"
    ]
