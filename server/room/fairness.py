"""The fair deal: what binds the server before, and what proves the deal after.

All values are raw bytes: match id 16, seed 32, nonces 32. `‖` joins.

Commitment, shown before anybody is ready:

    SHA-256("bafuda seed 1" ‖ match id ‖ seed)

A person's `ready` carries SHA-256(nonce); the nonce is revealed after `start`.

Match key, which decides every shuffle (`games.shuffle` says how):

    HMAC-SHA256(key = seed, message = field(match id) ‖ field(game) ‖ field(options)
                            ‖ for each seat with a nonce, lowest first: field(seat) ‖ field(nonce))

    field(x) = length of x in bytes, as 4 bytes, big end first, ‖ x
    game     = its id in ASCII ("fifty_one")
    options  = every option with its value as one JSON object in ASCII: names sorted, no spaces
    seat     = one byte

It proves that the deal was not changed after the commitment. It does not prove that a host who
runs the server could not look, and a person who withholds a nonce shows as one without.
"""

import hashlib
import hmac
import json
from collections.abc import Callable, Mapping, Sequence

from games.options import OptionValue
from games.shuffle import MatchKey
from protocol.ids import MatchId
from server.room.document import MatchSetup

__all__ = ["canonical_options", "commitment", "match_key", "new_setup", "nonce_hash"]

_SEED_LABEL = b"bafuda seed 1"
_MATCH_ID_BYTES = 16
_SEED_BYTES = 32


def new_setup(random_bytes: Callable[[int], bytes]) -> MatchSetup:
    """A match to come, bound to a seed from here on."""
    match_id = MatchId(random_bytes(_MATCH_ID_BYTES).hex())
    seed = random_bytes(_SEED_BYTES).hex()
    return MatchSetup(match_id, seed, commitment(match_id, seed))


def commitment(match_id: MatchId, seed: str) -> str:
    """What is shown of the seed beforehand, in hex; `seed` is hex too."""
    return hashlib.sha256(_SEED_LABEL + bytes.fromhex(match_id) + bytes.fromhex(seed)).hexdigest()


def nonce_hash(nonce: str) -> str:
    """What a `ready` says of its nonce; both in hex."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def match_key(
    setup: MatchSetup,
    *,
    game: str,
    options: Mapping[str, OptionValue],
    nonces: Sequence[str | None],
) -> MatchKey:
    """The key of the match. `options` are all of them; `nonces` is one a seat, in hex."""
    fields = [bytes.fromhex(setup.match_id), game.encode("ascii"), canonical_options(options)]
    for seat, nonce in enumerate(nonces):
        if nonce is not None:
            fields += [bytes([seat]), bytes.fromhex(nonce)]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in fields)
    return MatchKey(hmac.digest(bytes.fromhex(setup.seed), message, "sha256"))


def canonical_options(options: Mapping[str, OptionValue]) -> bytes:
    """The options as JSON that every language writes alike."""
    text = json.dumps(dict(options), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return text.encode("ascii")
