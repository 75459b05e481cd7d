import os
from time import process_time

from bench.meters import cpu_s, memory_bytes, this_machine

MEGABYTE = 1024 * 1024


def test_cpu_of_a_process_grows_as_it_works() -> None:
    began, used = process_time(), cpu_s(os.getpid())
    while process_time() - began < 0.1:
        pass
    assert 0.05 <= cpu_s(os.getpid()) - used <= 1.0


def test_memory_of_a_process_grows_by_what_it_fills() -> None:
    before = memory_bytes(os.getpid())
    filled = b"k" * (50 * MEGABYTE)
    assert memory_bytes(os.getpid()) - before > 40 * MEGABYTE
    assert len(filled) == 50 * MEGABYTE


def test_machine_says_what_the_hot_path_rests_on() -> None:
    machine = this_machine()
    assert machine.processor
    assert machine.cores >= 1
    assert "websockets" in machine.packages
