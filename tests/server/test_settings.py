"""Settings come from the environment, are checked, and show no secret."""

import pytest
from pydantic import ValidationError

from server.settings import Settings


def test_setting_is_named_in_the_environment_with_the_prefix(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BAFUDA_PORT", "9000")
    monkeypatch.setenv("BAFUDA_WAIT_REPLICAS", "1")
    settings = Settings()
    assert (settings.port, settings.wait_replicas) == (9000, 1)


def test_what_is_given_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAFUDA_PORT", "9000")
    assert Settings(port=9001).port == 9001


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", 70_000),
        ("heartbeat_s", 60),
        ("heartbeat_s", 0),
        ("messages_per_s", 0),
        ("log_level", "loud"),
        ("wait_replicas", -1),
        ("no_such_setting", 1),
    ],
)
def test_value_that_cannot_be_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValidationError, match=name):
        Settings.model_validate({name: value})


def test_secrets_are_not_shown() -> None:
    settings = Settings.model_validate(
        {"bot_key": "hush1", "create_code": "hush2", "demo_seed": "hush3"}
    )
    assert "hush" not in repr(settings)
    assert "hush" not in str(settings.model_dump())
