"""A person's share in the fair deal: a nonce of its own, and a look at the seed afterwards."""

import hashlib
import secrets
from dataclasses import dataclass, field

__all__ = ["Nonce", "fits_commitment"]

NONCE_BYTES = 32
_SEED_LABEL = b"bafuda seed 1"


@dataclass(frozen=True, slots=True)
class Nonce:
    """32 random bytes, as hex text; secret until the start."""

    text: str = field(default_factory=lambda: secrets.token_hex(NONCE_BYTES), repr=False)

    @property
    def hash(self) -> str:
        """What `ready` says of it: its SHA-256, hex."""
        return hashlib.sha256(bytes.fromhex(self.text)).hexdigest()


def fits_commitment(commitment: str, *, match_id: str, seed: str) -> bool:
    """Is this the seed that the commitment, shown before the match, was made of? All in hex."""
    try:
        message = _SEED_LABEL + bytes.fromhex(match_id) + bytes.fromhex(seed)
    except ValueError:
        return False
    return hashlib.sha256(message).hexdigest() == commitment
