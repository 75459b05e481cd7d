"""Parts of a card room on this machine."""

import socket

import pytest

from bafuda.network import lan_address
from bafuda.services import LOOPBACK, ServicesFailed, open_port


def test_a_port_in_use_is_passed_over() -> None:
    with (
        socket.create_server((LOOPBACK, 0)) as taken,
        open_port(LOOPBACK, preferred=port_of(taken)) as found,
    ):
        assert port_of(found) > port_of(taken)


def test_a_port_is_taken_as_soon_as_it_is_chosen() -> None:
    """Two that start at once never come by the same one."""
    with (
        open_port(LOOPBACK, preferred=18_000) as first,
        open_port(LOOPBACK, preferred=18_000) as second,
    ):
        assert port_of(first) != port_of(second)


def test_no_free_port_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bafuda.services.PORTS_TRIED", 1)
    with socket.create_server((LOOPBACK, 0)) as taken:
        with pytest.raises(ServicesFailed, match="is free"):
            open_port(LOOPBACK, preferred=port_of(taken))
        with pytest.raises(ServicesFailed, match="cannot be had"):
            open_port(LOOPBACK, port_of(taken))


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def test_the_address_at_home_is_none_that_only_this_machine_knows() -> None:
    address = lan_address()
    assert address is None or not address.startswith("127.")
