"""What a process has used so far, and what machine this is. Linux alone has `/proc`."""

import os
import platform
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path

__all__ = ["Machine", "cpu_s", "memory_bytes", "this_machine"]

_TICKS_PER_S = os.sysconf("SC_CLK_TCK")
_PACKAGES = ("websockets", "redis", "hiredis", "msgspec", "msgpack", "pydantic")


@dataclass(frozen=True, slots=True)
class Machine:
    """Where and when figures were taken."""

    processor: str
    cores: int
    system: str
    python: str
    packages: dict[str, str]
    """Versions of what the hot path rests on."""
    date: str
    load: float
    """Processes that wanted to run in the minute before: what else the machine had to do."""


def this_machine() -> Machine:
    """This machine, now."""
    return Machine(
        processor=_processor(),
        cores=len(os.sched_getaffinity(0)),
        system=f"{platform.system()} {platform.release()}",
        python=platform.python_version(),
        packages={name: version(name) for name in _PACKAGES},
        date=date.today().isoformat(),
        load=round(os.getloadavg()[0], 2),
    )


def cpu_s(pid: int) -> float:
    """Seconds of CPU that the process has used, in user and in kernel mode (proc(5), stat)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS_PER_S


def memory_bytes(pid: int) -> int:
    """Memory of the process that is in RAM (proc(5), status: VmRSS)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise ProcessLookupError(pid)


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()
