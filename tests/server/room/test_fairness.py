"""The expected values were computed with `openssl dgst`, not with the code under test."""

import pytest

from games.options import OptionValue
from protocol.ids import MatchId
from server.room.document import MatchSetup
from server.room.fairness import canonical_options, commitment, match_key, new_setup, nonce_hash

MATCH_ID = MatchId("000102030405060708090a0b0c0d0e0f")
SEED = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f"
NONCE = "404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f"
SETUP = MatchSetup(MATCH_ID, SEED, commitment(MATCH_ID, SEED))
OPTIONS: dict[str, OptionValue] = {"passes": "any", "jokers": 1, "instant_win": True}


def test_commitment_is_the_documented_one() -> None:
    expected = "a058c54a7797a969dde6e414d42b2295853173db03cc05c89fbd457306e5c4dd"
    assert commitment(MATCH_ID, SEED) == expected


def test_nonce_hash_is_of_the_raw_bytes() -> None:
    expected = "ca2a4fe727faaecf16ecd130a86e0885c5540c05375340445071c0657555fd42"
    assert nonce_hash(NONCE) == expected


@pytest.mark.parametrize(
    ("nonces", "expected"),
    [
        pytest.param(
            (None, None, None, None),
            "683888169da98e97d789ee4b4639167800e21dc80242a77b32641a958ae54040",
            id="bots alone",
        ),
        pytest.param(
            (None, None, NONCE, None),
            "c2d954d9484fd4ff7e64909d32c2dc85a3d3eb5a29cff19a87fcf2996c378dc7",
            id="a nonce at seat 2",
        ),
    ],
)
def test_match_key_is_the_documented_one(nonces: tuple[str | None, ...], expected: str) -> None:
    key = match_key(SETUP, game="fifty_one", options=OPTIONS, nonces=nonces)
    assert key.hex() == expected


def test_the_same_nonce_at_another_seat_makes_another_key() -> None:
    here = match_key(SETUP, game="fifty_one", options=OPTIONS, nonces=(NONCE, None))
    there = match_key(SETUP, game="fifty_one", options=OPTIONS, nonces=(None, NONCE))
    assert here != there


def test_options_are_written_alike_everywhere() -> None:
    assert canonical_options(OPTIONS) == b'{"instant_win":true,"jokers":1,"passes":"any"}'
    assert canonical_options({"a": None, "b": "é"}) == b'{"a":null,"b":"\\u00e9"}'


def test_a_new_setup_is_bound_to_its_seed() -> None:
    setup = new_setup(lambda size: bytes(range(size)))
    assert len(bytes.fromhex(setup.match_id)) == 16
    assert len(bytes.fromhex(setup.seed)) == 32
    assert setup.commitment == commitment(setup.match_id, setup.seed)
