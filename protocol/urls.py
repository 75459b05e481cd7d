"""Where a server's parts are found, from the address that people type."""

from urllib.parse import urlsplit, urlunsplit

__all__ = ["SOCKET_PATH", "room_url", "websocket_url"]

SOCKET_PATH = "/ws"
"""Where the server takes WebSocket connections."""

_SOCKET_SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


def websocket_url(server: str) -> str:
    """The socket's address of a server given as `host:port`, or with a scheme and a path.

    A path stands for a server behind a proxy; the socket is below it.

    Raises:
        ValueError: the scheme is none of http, https, ws and wss, or there is no host.
    """
    parts = urlsplit(server if "://" in server else f"http://{server}")
    if parts.scheme not in _SOCKET_SCHEMES or not parts.hostname:
        raise ValueError(f"not the address of a server: {server!r}")
    path = parts.path.rstrip("/").removesuffix(SOCKET_PATH) + SOCKET_PATH
    return urlunsplit((_SOCKET_SCHEMES[parts.scheme], parts.netloc, path, "", ""))


def room_url(server: str, code: str) -> str:
    """The link that friends open to come into a room."""
    return f"{server.rstrip('/')}/r/{code}"
