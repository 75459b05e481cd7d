from clients.fairness import Nonce, fits_commitment
from protocol.ids import MatchId
from server.room.fairness import commitment, nonce_hash

MATCH_ID = MatchId("0f" * 16)
SEED = "a1" * 32


def test_a_nonce_is_fresh_and_its_hash_is_the_servers() -> None:
    nonce = Nonce()
    assert nonce.text != Nonce().text
    assert nonce.hash == nonce_hash(nonce.text)
    assert nonce.text not in repr(nonce)


def test_the_seed_fits_what_was_committed_to() -> None:
    assert fits_commitment(commitment(MATCH_ID, SEED), match_id=MATCH_ID, seed=SEED)


def test_another_seed_does_not() -> None:
    shown = commitment(MATCH_ID, SEED)
    assert not fits_commitment(shown, match_id=MATCH_ID, seed="a2" * 32)
    assert not fits_commitment(shown, match_id="00" * 16, seed=SEED)
    assert not fits_commitment(shown, match_id=MATCH_ID, seed="no hex")
