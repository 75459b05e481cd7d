"""`bafuda play`: a demo from its start to its ranking, and a room that is still there."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from games.fifty_one.game import FIFTY_ONE
from games.match import apply_move, deal_next_round, start_match
from games.registry import GAMES
from games.shuffle import MatchKey
from tests.scale import patience

ANY_GAME = pytest.mark.parametrize("game", GAMES)
DEMO_S = 60
START_S = 30


def environment(home: Path) -> dict[str, str]:
    """As a newcomer has it: an empty home, and no store of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BAFUDA_")}
    homes = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    return kept | homes | {"XDG_CONFIG_HOME": str(home / "config"), "LANG": "C.UTF-8"}


def demo(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bafuda", "play", "--demo", *arguments],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=patience(DEMO_S),
        check=False,
    )


def result_of(ended: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert ended.returncode == 0, ended.stderr
    result: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return result


@ANY_GAME
def test_demo_ends_with_a_ranking(tmp_path: Path, game: str) -> None:
    result = result_of(demo(tmp_path, "--game", game, "--rounds", "1", "--lang", "en", "--json"))
    ranks = [row["rank"] for row in result["ranking"]]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    assert sorted(seat for row in result["ranking"] for seat in row["seats"]) == [0, 1, 2, 3]
    assert len(result["scores"]) == len(result["ranking"])
    assert result["moves"] > 0


def test_demo_tells_the_match_in_sentences(tmp_path: Path) -> None:
    ended = demo(tmp_path, "--rounds", "1", "--bots", "3", "--lang", "ja")
    assert ended.returncode == 0, ended.stderr
    assert "最終順位" in ended.stdout
    assert "1位" in ended.stdout


def test_demo_with_a_seed_is_the_same_match_each_time(tmp_path: Path) -> None:
    played = []
    for _ in range(2):
        result = result_of(demo(tmp_path, "--rounds", "2", "--seed", "7", "--json"))
        record = json.loads(Path(result["record"]).read_text(encoding="utf-8"))
        played.append([(move["seat"], move["text"]) for move in record["moves"]])
    assert played[0] == played[1]


def test_record_of_a_demo_plays_the_same_match_again(tmp_path: Path) -> None:
    result = result_of(demo(tmp_path, "--rounds", "2", "--seed", "7", "--json"))
    record = json.loads(Path(result["record"]).read_text(encoding="utf-8"))
    options = FIFTY_ONE.options.build(record["options"])
    key = MatchKey(bytes.fromhex(record["key"]))
    match, _ = start_match(FIFTY_ONE, options=options, seats=len(record["seats"]), key=key)
    for move in record["moves"]:
        if match.is_round_over:
            match, _ = deal_next_round(match)
        match, _ = apply_move(match, move["seat"], move["text"])
    assert match.is_over
    assert list(match.standing.totals) == result["scores"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "1"], "allowed: 2 to 7"),
        (["--option", "jokers=3"], "jokers: '3' is not allowed; allowed: 0, 1, 2"),
        (["--option", "joker=1"], "joker: '1' is not allowed; allowed: the options"),
        (["--rounds", "0"], "rounds: 0 is not allowed; allowed: 1 to 50"),
    ],
    ids=["seats", "a value", "a name", "rounds"],
)
def test_demo_says_what_is_wrong_and_what_is_allowed(
    tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    ended = demo(tmp_path, *arguments)
    assert ended.returncode == 2
    assert complaint in ended.stderr


def play(home: Path, *arguments: str) -> "pexpect.spawn[str]":
    words = ["-m", "bafuda", "play", "--local", "--lang", "en", "--name", "Ann", *arguments]
    return pexpect.spawn(
        sys.executable,
        words,
        env=environment(home),
        encoding="utf-8",
        timeout=patience(START_S),
    )


def test_the_room_is_still_there_on_the_next_start(tmp_path: Path) -> None:
    first = play(tmp_path, "--bots", "3")
    first.expect(r"code is (\S{4}-\S{4})")
    assert isinstance(first.match, re.Match)
    code = first.match[1]
    first.expect("took seat 4")
    first.sendintr()
    first.expect(pexpect.EOF)
    second = play(tmp_path)
    second.expect_exact(f"Back in the room of last time. Its code is {code}")
    second.expect_exact("Ann (you")
    second.sendintr()
    second.expect(pexpect.EOF)


def test_headless_serves_until_it_is_stopped(tmp_path: Path) -> None:
    serving = play(tmp_path, "--headless")
    serving.expect(r"Serving at (http://127\.0\.0\.1:\d+)")
    serving.kill(signal.SIGTERM)
    serving.expect(pexpect.EOF)
    serving.close()
    assert serving.exitstatus == 0


def test_a_second_one_on_the_same_data_is_refused(tmp_path: Path) -> None:
    first = play(tmp_path, "--headless")
    first.expect("Serving at")
    second = play(tmp_path, "--headless")
    second.expect("Another bafuda is running")
    second.expect(pexpect.EOF)
    second.close()
    assert second.exitstatus == 2
    first.sendintr()
    first.expect(pexpect.EOF)
