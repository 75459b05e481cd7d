import pytest

from tests.scale import patience, scaled


@pytest.mark.parametrize(
    ("scale", "count", "done"),
    [("1", 10_000, 10_000), ("0.01", 10_000, 100), ("0.01", 3, 1), (None, 1_000, 10)],
    ids=["full", "everyday", "never nothing", "everyday when unset"],
)
def test_scale_says_how_much_of_a_full_run_is_done(
    scale: str | None, count: int, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if scale is None:
        monkeypatch.delenv("BAFUDA_TEST_SCALE", raising=False)
    else:
        monkeypatch.setenv("BAFUDA_TEST_SCALE", scale)
    assert scaled(count) == done


def test_patience_stretches_every_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAFUDA_TEST_PATIENCE", "2.5")
    assert patience(4) == 10
