"""docs/rules/forty_six.md §5 and §6; numbers in ids are those of its worked examples."""

from dataclasses import replace

import pytest

from games.cards import parse_cards
from games.forty_six.scoring import END_REASONS, SCORE_PARTS, result, settle
from games.game import RoundResult, ScorePart, SideResult, Standing
from games.options import OptionValue
from games.seats import Seat
from tests.games.forty_six.rounds import MIXED, options_of, round_of

Chosen = dict[str, OptionValue]

FUKUJIN_S = "AS TS JS QS KS"
FUKUJIN_H = "AH TH JH QH KH"
HAND_46 = "4D 6D JD QD KD"
HAND_45 = "7C 8C 9C TC JC"
HAND_40 = "2S 9S 8S TS JS"
OTHER_40 = "2H 9H 8H TH JH"
HAND_15 = "AH 2H 3H 4H 5H"
OVER = "2D TD JD QD KD"


def showdown(hands: tuple[str, ...], *, stopper: int | None, **chosen: OptionValue) -> RoundResult:
    state, _ = round_of(*MIXED[: len(hands)], options=options_of(**chosen))
    ended = result(
        replace(
            state,
            turn=None,
            hands=tuple(map(parse_cards, hands)),
            stopper=None if stopper is None else Seat(stopper),
        )
    )
    assert ended is not None
    assert ended.reason in END_REASONS
    assert {part.kind for side in ended.by_side for part in side.parts} <= SCORE_PARTS
    return ended


@pytest.mark.parametrize(
    ("hands", "chosen", "scores", "ranks", "winners"),
    [
        pytest.param(
            (FUKUJIN_H, FUKUJIN_S, HAND_46, HAND_45),
            {},
            (46, 56, 46, 45),
            (2, 1, 3, 4),
            (1,),
            id="12",
        ),
        pytest.param((HAND_40, OTHER_40, OVER), {}, (50, 50, 0), (1, 1, 3), (0, 1), id="13"),
        pytest.param((HAND_15, HAND_45), {}, (15, 55), (2, 1), (1,), id="a beaten stopper scores"),
        pytest.param(
            (HAND_15, HAND_45),
            {"failed_stop": "zero"},
            (0, 55),
            (2, 1),
            (1,),
            id="a beaten stopper fails",
        ),
        pytest.param(
            (HAND_40, OTHER_40, HAND_15),
            {"failed_stop": "zero"},
            (0, 50, 15),
            (1, 1, 3),
            (1,),
            id="a stopper that is not alone fails, the other has won",
        ),
        pytest.param(
            (HAND_45, HAND_40), {"failed_stop": "zero"}, (55, 40), (1, 2), (0,), id="alone"
        ),
        pytest.param(
            (HAND_45, MIXED[0], OVER),
            {"winner_bonus": 0},
            (45, 0, 0),
            (1, 2, 2),
            (0,),
            id="disqualified hands share the last rank",
        ),
    ],
)
def test_a_round_is_scored(
    hands: tuple[str, ...],
    chosen: Chosen,
    scores: tuple[int, ...],
    ranks: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    ended = showdown(hands, stopper=0, **chosen)
    assert tuple(side.score for side in ended.by_side) == scores
    assert tuple(side.rank for side in ended.by_side) == ranks
    assert ended.winners == winners


def test_without_a_stop_nobody_has_failed() -> None:
    ended = showdown((HAND_40, OTHER_40), stopper=None, failed_stop="zero")
    assert (ended.winners, ended.reason) == ((0, 1), "lap_limit")


def test_a_round_in_which_all_are_disqualified_has_no_winner() -> None:
    ended = showdown((OVER, MIXED[0]), stopper=None)
    assert ended.winners == ()
    assert [side.rank for side in ended.by_side] == [1, 1]


def test_scores_say_what_they_are_made_of() -> None:
    ended = showdown((HAND_40, FUKUJIN_H, OVER), stopper=0, failed_stop="zero")
    assert [side.parts for side in ended.by_side] == [
        (ScorePart("failed_stop", 0),),
        (ScorePart("fukujin", 46), ScorePart("win_bonus", 10)),
        (ScorePart("disqualified", 0),),
    ]
    ended = showdown((HAND_40, HAND_15), stopper=0)
    assert ended.by_side[1].parts == (ScorePart("hand", 15),)
    assert ended.reason == "showdown"


def test_a_round_that_goes_on_has_no_result() -> None:
    assert result(round_of(*MIXED[:2])[0]) is None


@pytest.mark.parametrize(("match_by", "totals"), [("points", (50, 40)), ("wins", (1, 0))])
def test_a_match_adds_up_points_or_wins(match_by: str, totals: tuple[int, ...]) -> None:
    standing = Standing(1, Seat(1), ((Seat(0),), (Seat(1),)), (0, 0))
    sides = (SideResult(50, 1, ()), SideResult(40, 2, ()))
    after = settle(options_of(match_by=match_by), standing, RoundResult(sides, (0,), "showdown"))
    assert (after.totals, after.dealer, after.round_number) == (totals, 0, 2)
