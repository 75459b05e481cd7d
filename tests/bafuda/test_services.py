"""Parts of a card room on this machine."""

import socket

import pytest

from bafuda.network import lan_address
from bafuda.services import LOOPBACK, PORTS_TRIED, ServicesFailed, free_port


def test_a_port_in_use_is_passed_over() -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        assert free_port(host=LOOPBACK, preferred=port) > port


def test_no_free_port_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bafuda.services.PORTS_TRIED", 1)
    with (
        socket.create_server((LOOPBACK, 0)) as taken,
        pytest.raises(ServicesFailed, match="is free"),
    ):
        free_port(host=LOOPBACK, preferred=taken.getsockname()[1])
    assert PORTS_TRIED > 1


def test_the_address_at_home_is_none_that_only_this_machine_knows() -> None:
    address = lan_address()
    assert address is None or not address.startswith("127.")
