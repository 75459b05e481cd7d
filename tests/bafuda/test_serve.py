"""`bafuda serve`: what it says where it cannot start, and how it ends."""

import argparse
import asyncio
import socket
import subprocess
import sys

import pytest

from bafuda.commands import serve
from tests.scale import deadline, patience


def serve_and_fail(*arguments: str) -> tuple[int, str]:
    """Exit status and last words of a server that does not start."""
    ended = subprocess.run(
        [sys.executable, "-m", "bafuda", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=patience(20),
        check=False,
    )
    return ended.returncode, ended.stderr.splitlines()[-1]


def test_setting_that_cannot_be_is_named() -> None:
    status, told = serve_and_fail("--port", "70000")
    assert status == 2
    assert told.startswith("bafuda serve: port: ")


def test_port_that_is_taken_is_named(redis_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, told = serve_and_fail("--port", str(port), "--redis-url", redis_url)
    assert status == 2
    assert str(port) in told


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog="bafuda")
    serve.add_parser(parser.add_subparsers())
    with pytest.raises(SystemExit):
        parser.parse_args(["serve", "--help"])
    assert "BAFUDA_REDIS_URL=" in capsys.readouterr().out


async def test_child_stops_when_its_parent_lets_go(redis_url: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bafuda", "serve", "--port", "0", "--redis-url", redis_url),
        "--until-input-ends",
        stdin=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stderr is not None
    async with deadline(20):
        async for line in process.stderr:
            if b"server ready" in line:
                process.stdin.close()
        assert await process.wait() == 0
