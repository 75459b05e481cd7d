"""A record alone gives its match again, to the last card."""

import json
from typing import Any

import pytest

from games.match import Match, apply_move, deal_next_round, start_match
from games.options import OptionValue
from games.registry import game_by_id
from games.seats import Seat
from games.shuffle import MatchKey
from protocol.client_messages import EndMatch, SetOptions
from server.record import RECORD_VERSION, compose_record
from server.room.document import MatchSetup
from server.room.fairness import commitment, match_key
from tests.server.room.live import LiveRoom


def played(options: dict[str, OptionValue]) -> tuple[LiveRoom, dict[str, Any]]:
    """A match of A, B and two bots, and its record as it is read back from JSON."""
    room = LiveRoom()
    room.come("B")
    room.set(between_rounds_s=5)
    room.ask("A", SetOptions(id=0, options=options))
    room.start("A", "B")
    room.play_match("A", "B")
    return room, record_of(room)


def record_of(room: LiveRoom) -> dict[str, Any]:
    (match_id,) = room.records
    record: dict[str, Any] = json.loads(json.dumps(compose_record(room.records[match_id])))
    return record


def replayed(record: dict[str, Any]) -> Match:
    game = game_by_id(record["game"])
    setup = MatchSetup(record["match_id"], record["seed"], record["commitment"])
    nonces = [seat["nonce"] for seat in record["seats"]]
    key = match_key(setup, game=game.id, options=record["options"], nonces=nonces)
    match, _ = start_match(
        game, options=game.options.build(record["options"]), seats=len(nonces), key=key
    )
    for move in record["moves"]:
        if match.is_round_over:
            match, _ = deal_next_round(match)
        assert move["turn"] == match.turn
        assert move["round"] == match.round_number
        match, _ = apply_move(match, Seat(move["seat"]), move["text"])
    return match


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({}, id="standard"),
        pytest.param({"jokers": 2, "joker_value": "choose", "lap_limit": 3}, id="jokers"),
        pytest.param({"moves": "single", "passes": "none", "lap_limit": 2}, id="single"),
    ],
)
def test_a_record_replays_to_the_last_card(options: dict[str, OptionValue]) -> None:
    room, record = played({"rounds": 3, **options})
    assert replayed(record) == room.document.match


def test_the_seed_of_a_record_is_the_one_committed_to() -> None:
    _, record = played({"rounds": 1})
    assert commitment(record["match_id"], record["seed"]) == record["commitment"]


def test_another_nonce_gives_another_match() -> None:
    room, record = played({"rounds": 1})
    record["seats"][1]["nonce"] = "00" * 32
    record["moves"] = []
    assert room.document.match is not None
    assert replayed(record).key != room.document.match.key


def test_a_record_says_who_played_what_and_how_it_ended() -> None:
    room, record = played({"rounds": 2, "jokers": 0})
    match = room.document.match
    assert match is not None
    assert record["version"] == RECORD_VERSION
    assert (record["game"], record["options"]["jokers"]) == ("fifty_one", 0)
    assert [seat["name"] for seat in record["seats"]] == ["A", "B", "Matsu", "Ume"]
    assert [seat["bot"] for seat in record["seats"]] == [False, False, True, True]
    assert [seat["nonce"] is None for seat in record["seats"]] == [False, False, True, True]
    assert record["totals"] == list(match.standing.totals)
    assert record["ranks"] == list(match.standing.ranks)
    assert record["rounds"] == len(record["results"]) == 2
    assert not record["abandoned"]
    for result in record["results"]:
        for side in result["by_side"]:
            assert side["score"] == sum(part["points"] for part in side["parts"])
    times = [record["started_ms"], *(move["at_ms"] for move in record["moves"])]
    assert times == sorted(times)
    assert record["ended_ms"] >= times[-1]


def test_an_abandoned_match_has_a_record_without_ranks() -> None:
    room = LiveRoom()
    room.start("A")
    room.play_move()
    room.ask("A", EndMatch(id=0))
    record = record_of(room)
    assert record["abandoned"]
    assert (record["ranks"], record["results"], len(record["moves"])) == ([], [], 1)
    assert commitment(record["match_id"], record["seed"]) == record["commitment"]


def test_a_demo_with_a_key_of_its_own_says_so() -> None:
    key = MatchKey(bytes(range(32)))
    room = LiveRoom(match_key=key)
    room.start("A")
    room.ask("A", EndMatch(id=0))
    assert record_of(room)["key"] == key.hex()
    assert "key" not in played({"rounds": 1})[1]
