"""What docker-compose.yml writes exists: its commands, their options, its key and volumes."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from bafuda.__main__ import COMMANDS, parse

ROOT = Path(__file__).resolve().parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load(  # YAML's shape is checked below, by what is read of it
    (ROOT / "docker-compose.yml").read_text("utf-8")
)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


@pytest.mark.parametrize(
    ("service", "extra", "name"),
    [
        ("server", [], "serve"),
        ("bots", [], "bots"),
        ("cli", ["join", "KAZE-7Q2M"], "join"),
        ("cli", ["new"], "new"),
    ],
)
def test_command_of_a_service_is_one_that_exists(service: str, extra: list[str], name: str) -> None:
    written = SERVICES[service]
    words = [*written.get("entrypoint", []), *(extra or written["command"])]
    assert words[:2] == ["bafuda", name]
    assert name in COMMANDS
    parse(words[1:])


def test_command_of_the_image_is_the_server_s() -> None:
    command = next(
        line.removeprefix("CMD ")
        for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines()
        if line.startswith("CMD ")
    )
    assert yaml.safe_load(command) == SERVICES["server"]["command"]


def test_bots_present_the_key_that_the_server_expects() -> None:
    keys = [SERVICES[name]["environment"]["BAFUDA_BOT_KEY"] for name in ("server", "bots")]
    assert keys[0] == keys[1]
    assert keys[0].startswith("${BAFUDA_BOT_KEY:?")


def test_redis_appends_to_a_file_in_a_volume_and_is_not_published() -> None:
    redis = SERVICES["redis"]
    command = " ".join(redis["command"])
    assert "--appendonly yes --appendfsync everysec" in command
    assert redis["volumes"] == ["rooms:/data"]
    assert "ports" not in redis


def test_every_named_volume_is_declared() -> None:
    used = {
        volume.partition(":")[0]
        for service in SERVICES.values()
        for volume in service.get("volumes", ())
    }
    assert used == set(COMPOSE["volumes"])
