"""13: a half-open socket makes the server refuse the player's own return."""

import pytest

from protocol.client_messages import JoinRoom, MakeMove, Ping
from protocol.ids import ClosingReason
from protocol.room_events import PersonAway
from protocol.server_messages import Pong
from tests.client import open_client
from tests.proxy import open_proxy
from tests.server.tables import open_table, play_moves
from tests.serving import running_server


@pytest.mark.parametrize("where", ["same process", "another process"])
async def test_new_connection_wins_at_once_and_the_old_one_cannot_act(
    redis_url: str, where: str
) -> None:
    async with (
        running_server(redis_url, check_s=0.1) as one,
        running_server(redis_url, check_s=0.1) as two,
        open_proxy(f"http://127.0.0.1:{one}") as proxy,
        open_table(proxy.port, one) as clients,
    ):
        old, other = clients
        assert old.welcome is not None
        proxy.stall()
        await old.say(MakeMove(id=900, text="pass", turn=old.updates[-1].turn))
        port = one if where == "same process" else two
        async with open_client(port, "Ann", token=old.welcome.token) as new:
            await new.do(JoinRoom(id=0, code=other.room.code))
            await play_moves([new, other], 4)
            proxy.go_on()
            assert await old.closed() == 1000
            assert old.closing is not None
            assert old.closing.reason is ClosingReason.REPLACED
            last = other.updates[-1].version
            assert isinstance(await other.ask(Ping(id=0)), Pong)
            assert other.updates[-1].version == last
            await play_moves([new, other], 2)
            assert not other.events(PersonAway)
