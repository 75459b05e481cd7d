"""Tokens, the ids that follow from them, and secrets that are compared."""

from hashlib import sha256

import pytest

from server.identity import is_secret, player_of

TOKEN = "5e" * 32


def test_player_is_the_first_half_of_the_token_s_hash() -> None:
    assert player_of(TOKEN) == sha256(b"\x5e" * 32).hexdigest()[:32]


def test_player_of_a_token_is_always_the_same_and_of_another_is_not() -> None:
    assert player_of(TOKEN) == player_of(TOKEN)
    assert player_of(TOKEN) != player_of("5f" * 32)


@pytest.mark.parametrize(
    ("given", "secret", "is_it"),
    [
        pytest.param("key", "key", True, id="the secret itself"),
        pytest.param("kez", "key", False, id="a near miss"),
        pytest.param("", "key", False, id="nothing"),
        pytest.param(None, "key", False, id="not given"),
        pytest.param(None, None, False, id="no secret is nobody's"),
        pytest.param("", None, False, id="no secret, empty guess"),
        pytest.param("札", "札", True, id="beyond ASCII"),
    ],
)
def test_secret_is_known_by_who_gives_it(
    given: str | None, secret: str | None, is_it: bool
) -> None:
    assert is_secret(given, secret) is is_it
