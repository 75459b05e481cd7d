"""The record of a match as JSON: what is kept, exported, replayed and verified.

docs/records.md describes it for readers of other languages.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, assert_never

from games.game import RoundResult
from server.room.commands import MatchEnded, MoveMade, RecordEntry, RecordStarted

__all__ = ["RECORD_VERSION", "compose_record"]

RECORD_VERSION = 1


def compose_record(entries: Iterable[RecordEntry]) -> dict[str, Any]:  # JSON
    """The record of a match that has ended; `entries` are all it gained, in order."""
    record: dict[str, Any] = {"version": RECORD_VERSION}  # JSON
    moves: list[dict[str, Any]] = []
    for entry in entries:
        match entry:
            case RecordStarted():
                record |= _start(entry)
            case MoveMade():
                moves.append(_move(entry))
            case MatchEnded():
                record |= _end(entry)
            case _:
                assert_never(entry)
    return record | {"moves": moves}


def _start(entry: RecordStarted) -> dict[str, Any]:
    start = {
        "match_id": entry.match_id,
        "game": entry.game,
        "options": dict(entry.options),
        "seats": [
            {"name": name, "bot": seat in entry.bots, "nonce": nonce}
            for seat, (name, nonce) in enumerate(zip(entry.names, entry.nonces, strict=True))
        ],
        "commitment": entry.commitment,
        "started_ms": entry.started_ms,
    }
    return start if entry.key is None else start | {"key": entry.key}


def _move(entry: MoveMade) -> dict[str, Any]:
    return {
        "seat": entry.seat,
        "text": entry.text,
        "turn": entry.turn,
        "round": entry.round_number,
        "at_ms": entry.at_ms,
    }


def _end(entry: MatchEnded) -> dict[str, Any]:
    return {
        "seed": entry.seed,
        "sides": [list(side) for side in entry.sides],
        "totals": list(entry.totals),
        "ranks": list(entry.ranks),
        "rounds": entry.rounds,
        "results": _results(entry.results),
        "abandoned": entry.abandoned,
        "ended_ms": entry.ended_ms,
    }


def _results(results: Sequence[RoundResult]) -> list[dict[str, Any]]:
    """One a round; parts are summed up in each side's score."""
    return [
        {
            "round": number,
            "reason": result.reason,
            "winners": list(result.winners),
            "by_side": [
                {
                    "score": side.score,
                    "rank": side.rank,
                    "parts": [asdict(part) for part in side.parts],
                }
                for side in result.by_side
            ],
        }
        for number, result in enumerate(results, start=1)
    ]
