"""Results of rounds as bytes."""

import msgspec
import pytest

from games.game import RoundResult, ScorePart, SideResult
from games.seats import Seat
from server.store.results import REMEMBERED_MAX, decode_results, encode_results

WON = SideResult(57, 1, (ScorePart("hand", 47), ScorePart("win_bonus", 10)))
LOST = SideResult(-42, 2, (ScorePart("failed_call", -42),))


@pytest.mark.parametrize(
    "results",
    [
        pytest.param((), id="none yet"),
        pytest.param((RoundResult((WON, LOST), (0,), "showdown"),), id="one round"),
        pytest.param((RoundResult((LOST, LOST), (), "lap_limit", Seat(1)),) * 50, id="many"),
    ],
)
def test_results_come_back_as_they_were(results: tuple[RoundResult, ...]) -> None:
    assert decode_results(encode_results(results)) == results


def test_the_same_results_are_written_once() -> None:
    results = (RoundResult((WON, LOST), (0,), "showdown"),)
    assert encode_results(results) is encode_results(results)


def test_other_results_never_get_the_bytes_of_those_before() -> None:
    for score in range(REMEMBERED_MAX + 10):
        results = (RoundResult((SideResult(score, 1, ()),), (0,), "showdown"),)
        assert decode_results(encode_results(results)) == results


def test_strange_bytes_are_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_results(msgspec.Raw(b"\x81\xa1a\x01"))
