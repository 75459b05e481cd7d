"""70: a proxy in front cuts clients who only wait (nginx after 60 s; here after three)."""

import asyncio

import pytest

from protocol.client_messages import Ping
from protocol.server_messages import Pong
from server.settings import Settings
from tests.client import open_client
from tests.faults.people import open_people
from tests.faults.table import sit_down
from tests.proxy import open_proxy
from tests.serving import running_server

CUT_AFTER_S = 3.0
HEARTBEAT_S = CUT_AFTER_S / 3  # as 20 s to 60 s
IDLE_S = 3 * CUT_AFTER_S
NGINX_S = 60.0


def test_heart_beats_several_times_before_a_proxy_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BAFUDA_HEARTBEAT_S", raising=False)
    assert Settings().heartbeat_s * 2 < NGINX_S


async def test_who_only_waits_behind_a_proxy_stays_connected(redis_url: str) -> None:
    async with (
        running_server(redis_url, heartbeat_s=HEARTBEAT_S) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
    ):
        proxy.silence_s = CUT_AFTER_S
        address = f"http://127.0.0.1:{proxy.port}"
        async with open_client(proxy.port, "Ann") as ann, open_people(address, address) as people:
            await sit_down(people)
            made = proxy.connection_count
            await asyncio.sleep(IDLE_S)  # nobody does anything
            assert isinstance(await ann.ask(Ping(id=0)), Pong)
            assert not any(person.outages for person in people)
            assert proxy.connection_count == made
