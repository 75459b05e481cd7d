"""Where this machine is found by others at home."""

import socket

__all__ = ["lan_address"]

SOMEWHERE = ("192.0.2.1", 9)
"""An address kept free for documentation (RFC 5737). Nothing is sent to it."""


def lan_address() -> str | None:
    """The address that this machine has on the network it would leave by; None without one.

    A datagram socket that is given a destination chooses its own address and sends nothing.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith(("0.", "127.")) else address
