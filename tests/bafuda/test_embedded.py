import asyncio
import os
import signal
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from redis.asyncio import Redis

from bafuda import embedded
from bafuda.embedded import DataInUse, EmbeddedError, EmbeddedMissing, embedded_redis
from tests.scale import deadline

ROOT = Path(__file__).resolve().parents[2]
HOLD_OPEN = """
import asyncio, sys
from pathlib import Path
from bafuda.embedded import embedded_redis

async def main() -> None:
    async with embedded_redis(Path(sys.argv[1])) as url:
        print(url, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(url, decode_responses=True)
    try:
        yield client
    finally:
        await client.aclose()


@asynccontextmanager
async def other_process(data_dir: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Another process that holds the store open, and the URL it got."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD_OPEN, data_dir, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with deadline(20):
            yield process, (await process.stdout.readline()).decode().strip()
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_what_was_written_is_there_on_the_next_start(tmp_path: Path) -> None:
    async with embedded_redis(tmp_path) as url, connected(url) as client:
        await client.set("room", "KAZE-7Q2M")
    async with embedded_redis(tmp_path) as url, connected(url) as client:
        assert await client.get("room") == "KAZE-7Q2M"


async def test_store_keeps_an_append_only_file_synced_every_second(tmp_path: Path) -> None:
    async with embedded_redis(tmp_path) as url, connected(url) as client:
        settings = await client.config_get("append*", "port", "save")
    assert settings["appendonly"] == "yes"
    assert settings["appendfsync"] == "everysec"
    assert settings["port"] == "0"
    assert settings["save"] == ""


@pytest.mark.parametrize(
    "folder",
    ["data", "座敷 の#データ?x=1", "/".join(["long"] * 20)],
    ids=["short", "unusual characters", "long"],
)
async def test_socket_is_short_private_and_gone_after(tmp_path: Path, folder: str) -> None:
    async with embedded_redis(tmp_path / folder) as url, connected(url) as client:
        path = Path(unquote(urlsplit(url).path))
        assert await client.ping()
        assert len(os.fsencode(path)) < embedded.SOCKET_PATH_BYTES
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert not path.exists()
    assert path.parent.exists() == (path.parent == tmp_path / folder / "store")


async def test_second_one_on_the_same_data_is_told_so(tmp_path: Path) -> None:
    async with embedded_redis(tmp_path) as url, connected(url) as client:
        with pytest.raises(DataInUse, match="Another bafuda is running on"):
            async with embedded_redis(tmp_path):
                pass
        assert await client.ping()


async def test_another_process_on_the_same_data_is_told_so(tmp_path: Path) -> None:
    async with other_process(tmp_path):
        with pytest.raises(DataInUse):
            async with embedded_redis(tmp_path):
                pass
    async with embedded_redis(tmp_path):
        pass  # and it is free as soon as the other one has gone


async def test_data_of_a_killed_process_is_taken_over(tmp_path: Path) -> None:
    async with other_process(tmp_path) as (process, url):
        async with connected(url) as client:
            await client.set("room", "KAZE-7Q2M")
            orphan = (await client.info("server"))["process_id"]
        process.send_signal(signal.SIGKILL)
        await process.wait()
    async with embedded_redis(tmp_path) as url, connected(url) as client:
        assert await client.get("room") == "KAZE-7Q2M"
        assert (await client.info("server"))["process_id"] != orphan


async def test_interrupt_of_the_group_does_not_reach_the_store(tmp_path: Path) -> None:
    async with embedded_redis(tmp_path) as url, connected(url) as client:
        store = (await client.info("server"))["process_id"]
        assert os.getsid(store) == os.getpgid(store) == store


async def test_folder_of_the_socket_that_is_not_a_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that somebody laid where the socket's folder goes is not followed."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "store").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(EmbeddedError, match="not a folder of yours"):
        async with embedded_redis(tmp_path / "data"):
            pass


async def test_place_where_no_folder_can_be_made_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EmbeddedError, match="data folder cannot be made"):
        async with embedded_redis(tmp_path / "file"):
            pass


async def test_broken_data_fails_with_a_pointer_to_the_log(tmp_path: Path) -> None:
    files = tmp_path / "store" / "appendonlydir"
    files.mkdir(parents=True)
    (files / "appendonly.aof.manifest").write_text("no manifest\n")
    with pytest.raises(EmbeddedError, match=r"its log says why: .*valkey\.log"):
        async with embedded_redis(tmp_path):
            pass


async def test_platform_without_the_wheel_is_told_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(EmbeddedMissing, match="set BAFUDA_REDIS_URL"):
        async with embedded_redis(tmp_path):
            pass
