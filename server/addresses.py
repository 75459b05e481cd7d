"""What one address may have of this process: connections, rooms, failed joins.

An address is an IPv4 address or an IPv6 /64 network: those who have one of the latter have
all of it. What a peer says about itself in headers counts for nothing.
"""

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import NewType

from server.limits import Bucket, Buckets
from server.settings import Settings

__all__ = ["Address", "Addresses", "address_of"]

Address = NewType("Address", str)

NETWORK_BITS = 64
MINUTE_S = 60
HOUR_S = 3600


def address_of(host: str) -> Address:
    """What `host`, as the socket names the peer, is counted under."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return Address("local")  # a unix socket
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return Address(str(address.ipv4_mapped))
        network = int(address) >> (128 - NETWORK_BITS) << (128 - NETWORK_BITS)
        return Address(f"{IPv6Address(network)}/{NETWORK_BITS}")
    return Address(str(address))


class Addresses:
    """The counts of all addresses."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._connections_max = settings.connections_per_address
        self._connections: Counter[Address] = Counter()
        rooms = settings.rooms_per_address_per_hour
        self._rooms = Buckets[Address](per_s=rooms / HOUR_S, burst=rooms, clock=clock)
        joins = settings.failed_joins_per_address_per_minute
        self._joins = Buckets[Address](per_s=joins / MINUTE_S, burst=joins, clock=clock)
        in_all = settings.failed_joins_per_s
        self._all_joins = Bucket(per_s=in_all, burst=in_all, now_s=clock())

    def connect(self, address: Address) -> bool:
        """Counts a connection; False, and it is not counted, if there are enough."""
        if self._connections[address] >= self._connections_max:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: Address) -> None:
        """A connection that was counted has ended."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def open_room(self, address: Address) -> float:
        """Counts a new room: 0.0, or the seconds until one may be opened."""
        return self._rooms.take(address)

    def may_join(self, address: Address) -> bool:
        """May a code be tried from there?"""
        return self._joins.has_one(address) and self._all_joins.has_one(self._clock())

    def note_failed_join(self, address: Address) -> None:
        """A code that was tried is none.

        Those tried at the same time may be more than were left: they are paid for later.
        """
        self._joins.charge(address)
        self._all_joins.charge(self._clock())
