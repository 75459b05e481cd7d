"""What logs look like, and that nothing a peer sends can steer a terminal by them."""

import json
from collections.abc import Iterator

import pytest
import structlog

from server.log import configure_logging


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def test_log_is_json_outside_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging()
    with structlog.contextvars.bound_contextvars(connection_id="c1"):
        structlog.get_logger().info("move refused", seat=2)
    line = json.loads(capsys.readouterr().err)
    assert line["event"] == "move refused"
    assert (line["level"], line["seat"], line["connection_id"]) == ("info", 2, "c1")


def test_failure_is_logged_with_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging()
    try:
        raise ValueError("broken")
    except ValueError:
        structlog.get_logger().exception("connection failed")
    line = json.loads(capsys.readouterr().err)
    assert line["exception"][0]["exc_value"] == "broken"


def test_level_hides_what_is_below(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("warning")
    structlog.get_logger().info("not told")
    structlog.get_logger().warning("told")
    assert [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()] == ["told"]


@pytest.mark.parametrize("form", ["json", "console"])
def test_control_characters_do_not_reach_the_terminal(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logging(form="console" if form == "console" else "json")
    structlog.get_logger().info("client greeted", name="\x1b[2J\x07\u202e")
    written = capsys.readouterr().err
    assert not {"\x1b", "\x07", "\u202e"} & set(written)
