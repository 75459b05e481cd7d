"""A store whose master is found by asking Sentinel, anew at every connection.

    sentinel://[user:password@]host[:26379][,host[:26379] ...]/service[/database]

User and password are the store's; the sentinels themselves are asked without. A connection to a
master that was made a replica is lost at its first refusal, and the next one finds the new master.
"""

from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from redis.asyncio.sentinel import Sentinel, SentinelConnectionPool

__all__ = ["SCHEME", "Watched", "parse_sentinel_url", "sentinel_pool"]

SCHEME: Final = "sentinel://"
PORT: Final = 26379


class Watched(NamedTuple):
    """Where to ask for which store."""

    sentinels: tuple[tuple[str, int], ...]
    service: str
    database: int
    username: str | None
    password: str | None


def parse_sentinel_url(url: str) -> Watched:
    """What a URL says.

    Raises:
        ValueError: it names no sentinel or no service, or a port or database that is no number.
    """
    parts = urlsplit(url)
    login, _, hosts = parts.netloc.rpartition("@")
    username, _, password = login.partition(":")
    service, _, database = parts.path.strip("/").partition("/")
    if not hosts or not service:
        raise ValueError("a sentinel URL is sentinel://host[:port][,host[:port]...]/service")
    return Watched(
        sentinels=tuple(map(_address, hosts.split(","))),
        service=unquote(service),
        database=int(database or 0),
        username=unquote(username) or None,
        password=unquote(password) or None,
    )


def sentinel_pool(
    url: str,
    *,
    connect_timeout_s: float,
    **options: Any,  # as redis-py's connections take them
) -> tuple[SentinelConnectionPool, Sentinel]:
    """Where connections to the master come from, and whom it asks, to be closed after it.

    Raises:
        ValueError: as `parse_sentinel_url`.
    """
    watched = parse_sentinel_url(url)
    asked = {"socket_timeout": connect_timeout_s, "socket_connect_timeout": connect_timeout_s}
    sentinel = Sentinel(watched.sentinels, sentinel_kwargs=asked)  # type: ignore[no-untyped-call]  # redis-py
    pool = SentinelConnectionPool(  # type: ignore[no-untyped-call]  # redis-py
        watched.service,
        sentinel,
        db=watched.database,
        username=watched.username,
        password=watched.password,
        socket_connect_timeout=connect_timeout_s,
        **options,
    )
    return pool, sentinel


def _address(host: str) -> tuple[str, int]:
    parts = urlsplit(f"//{host}")
    if not parts.hostname:
        raise ValueError(f"no host: {host!r}")
    return parts.hostname, parts.port or PORT
