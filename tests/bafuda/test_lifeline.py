"""Children that end with whoever started them."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bafuda.lifeline import child
from tests.scale import deadline

WAIT_S = 20.0

STARTER = """
import asyncio, os, sys
from pathlib import Path
from bafuda.lifeline import child

async def main():
    arguments = ["serve", "--port", "0", "--redis-url", "redis://localhost:1/0"]
    arguments.append("--until-input-ends")
    async with child(arguments, environment=os.environ, log=Path(sys.argv[1])) as process:
        print(process.pid, flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""
SERVE = ["serve", "--port", "0", "--redis-url", "redis://localhost:1/0", "--until-input-ends"]


async def test_a_child_ends_when_its_block_is_left(tmp_path: Path) -> None:
    async with child(SERVE, environment=os.environ, log=tmp_path / "logs" / "log") as process:
        await port_opened(tmp_path / "logs" / "log")
    assert process.returncode == 0


async def test_a_child_ends_when_its_starter_is_killed(tmp_path: Path) -> None:
    starter = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTER, tmp_path / "log", stdout=asyncio.subprocess.PIPE
    )
    assert starter.stdout is not None
    async with deadline(WAIT_S):
        pid = int(await starter.stdout.readline())
    await port_opened(tmp_path / "log")
    starter.send_signal(signal.SIGKILL)
    await starter.wait()
    async with deadline(WAIT_S):
        while is_running(pid):  # noqa: ASYNC110  (another's child: nobody tells us)
            await asyncio.sleep(0.02)


async def port_opened(log: Path) -> None:
    """Returns when the child has got so far that it watches its input."""
    async with deadline(WAIT_S):
        while "port opened" not in log.read_text():  # noqa: ASYNC110  (another's file)
            await asyncio.sleep(0.02)


def is_running(pid: int) -> bool:
    """Does the process run? One that has ended and waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
