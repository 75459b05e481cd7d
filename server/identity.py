"""Who somebody is: a player is whoever holds a token, and only the token's hash is ever kept."""

import hmac
from hashlib import sha256

from protocol.ids import PlayerId

__all__ = ["TOKEN_BYTES", "is_secret", "player_of"]

TOKEN_BYTES = 32
PLAYER_ID_DIGITS = 32


def player_of(token: str) -> PlayerId:
    """The public id of a token's holder; the token does not follow from it."""
    return PlayerId(sha256(bytes.fromhex(token)).hexdigest()[:PLAYER_ID_DIGITS])


def is_secret(given: str | None, secret: str | None) -> bool:
    """Is `given` the secret? Takes as long for a near miss as for a far one; never without one."""
    if given is None or secret is None:
        return False
    return hmac.compare_digest(given.encode(), secret.encode())
