"""The results of a match's rounds as bytes: written once a round, and not anew with every move.

A long match has dozens of them, and each commit holds them all. They are lists without the
names of their fields, and the bytes of those written last are remembered:

    [[[[score, rank, [[kind, points] ...]] ... one a side], winners, reason, next dealer] ...]
"""

from typing import Final, TypeAlias

import msgspec

from games.game import RoundResult, ScorePart, SideResult
from games.seats import Seat

__all__ = ["decode_results", "encode_results"]

Results: TypeAlias = tuple[RoundResult, ...]
_Side: TypeAlias = tuple[int, int, list[tuple[str, int]]]
_Result: TypeAlias = tuple[list[_Side], tuple[int, ...], str, int | None]

REMEMBERED_MAX: Final = 4096
"""Matches whose results are remembered, each by the very object that its state holds."""

_remembered: dict[int, tuple[Results, msgspec.Raw]] = {}
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(list[_Result])


def encode_results(results: Results) -> msgspec.Raw:
    """The results as bytes to be put into others; `decode_results` gives them back."""
    known = _remembered.get(id(results))
    if known is not None and known[0] is results:
        return known[1]
    if len(_remembered) >= REMEMBERED_MAX:
        _remembered.clear()
    raw = msgspec.Raw(_ENCODER.encode([_plain(result) for result in results]))
    _remembered[id(results)] = (results, raw)
    return raw


def decode_results(raw: msgspec.Raw) -> Results:
    """The results whose bytes they are.

    Raises:
        msgspec.DecodeError: nobody wrote them with `encode_results`.
    """
    return tuple(
        RoundResult(
            by_side=tuple(
                SideResult(score, rank, tuple(ScorePart(*part) for part in parts))
                for score, rank, parts in sides
            ),
            winners=winners,
            reason=reason,
            next_dealer=None if next_dealer is None else Seat(next_dealer),
        )
        for sides, winners, reason, next_dealer in _DECODER.decode(raw)
    )


def _plain(result: RoundResult) -> _Result:
    sides: list[_Side] = [
        (side.score, side.rank, [(part.kind, part.points) for part in side.parts])
        for side in result.by_side
    ]
    return (sides, result.winners, result.reason, result.next_dealer)
