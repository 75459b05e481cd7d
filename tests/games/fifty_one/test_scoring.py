"""docs/rules/fifty_one.md §6–§8; numbers in ids are those of its worked examples."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.cards import parse_cards
from games.fifty_one.scoring import END_REASONS, SCORE_PARTS, result, settle
from games.game import RoundResult, ScorePart, SideResult, Standing
from games.options import OptionValue
from games.seats import Seat
from tests.games.fifty_one.rounds import MIXED, options_of, round_of

Chosen = dict[str, OptionValue]


def showdown(
    hands: tuple[str, ...], *, caller: int | None, stopper: int | None = None, **chosen: OptionValue
) -> RoundResult:
    state, _ = round_of(*MIXED[: len(hands)], options=options_of(**chosen))
    ended = result(
        replace(
            state,
            turn=None,
            hands=tuple(map(parse_cards, hands)),
            caller=None if caller is None else Seat(caller),
            stopper=None if stopper is None else Seat(stopper),
        )
    )
    assert ended is not None
    assert ended.reason in END_REASONS
    assert {part.kind for side in ended.by_side for part in side.parts} <= SCORE_PARTS
    return ended


HAND_51 = "KH QH JH TH JK"
HAND_50 = "AC KC QC JC 9C"
HAND_48 = "AH KH QH JH 7H"
HAND_47 = "AC KC QC JC 6C"
HAND_47_JOKER = "AH KH QH 6H JK"
HAND_45 = "AD KD 9D 8D 7D"
HAND_45_JOKER = "AS KS 9S 5S JK"
HAND_42 = "AC KC 9C 8C 4C"
HAND_40 = "AH KH 8H 7H 4H"
HAND_27 = "8D 7D 5D 4D 3D"
MIXED_HAND = "2S 3S 4S 5S 6D"


@pytest.mark.parametrize(
    ("hands", "caller", "stopper", "chosen", "scores", "ranks"),
    [
        pytest.param(
            (HAND_47, HAND_48, HAND_27, MIXED_HAND),
            0,
            None,
            {},
            (0, 58, 27, 0),
            (3, 1, 2, 3),
            id="10",
        ),
        pytest.param((HAND_47, HAND_47_JOKER), 0, None, {}, (0, 57), (2, 1), id="11"),
        pytest.param(
            (HAND_40, HAND_45, HAND_45_JOKER), 0, None, {}, (0, 55, 45), (3, 1, 2), id="12"
        ),
        pytest.param(
            (HAND_40, HAND_45, "AS KS 9S 8S 7S"), 0, None, {}, (0, 55, 55), (3, 1, 1), id="13"
        ),
        pytest.param(
            (HAND_50, HAND_51, HAND_27), 0, 1, {}, (0, 71, 27), (3, 1, 2), id="14 stop after a call"
        ),
        pytest.param(
            (HAND_42, HAND_48), 0, None, {"failed_call": "negative"}, (-42, 58), (2, 1), id="18"
        ),
        pytest.param(
            (HAND_42, HAND_48, MIXED_HAND),
            0,
            None,
            {"failed_call": "last"},
            (0, 58, 0),
            (3, 1, 2),
            id="put last",
        ),
        pytest.param((HAND_47, HAND_27), 0, None, {}, (57, 27), (1, 2), id="call holds"),
        pytest.param(
            (HAND_47, HAND_47_JOKER),
            0,
            None,
            {"call_tie": "fewer_jokers"},
            (57, 47),
            (1, 2),
            id="fewer jokers keep the call",
        ),
        pytest.param(
            (HAND_47, HAND_47_JOKER, "AD KD QD JD 6D"),
            0,
            None,
            {"call_tie": "fewer_jokers"},
            (0, 47, 57),
            (3, 2, 1),
            id="not against one with as few",
        ),
        pytest.param(
            (HAND_47_JOKER, HAND_47),
            0,
            None,
            {"call_tie": "fewer_jokers"},
            (0, 57),
            (2, 1),
            id="more jokers lose it",
        ),
        pytest.param(
            (HAND_51, "AS KS QS JS TS", "AD KD QD JD TD", "AC KC QC JC JK2"),
            0,
            None,
            {"instant_win": False, "jokers": 2},
            (0, 71, 71, 51),
            (4, 1, 1, 3),
            id="other 51s beat a called one, jokers rank below",
        ),
        pytest.param(
            (HAND_27, HAND_51, "AS KS QS JS TS"),
            None,
            1,
            {},
            (27, 71, 51),
            (3, 1, 2),
            id="stop first",
        ),
        pytest.param(
            (MIXED_HAND, "7S 9H 2C 3C 4D"), None, None, {}, (0, 0), (1, 1), id="no winner"
        ),
        pytest.param(
            ("KH 5H 2H TC TD", "KH 5H 2H JK TC"),
            None,
            None,
            {"mixed_hand": "difference"},
            (-3, 28),
            (2, 1),
            id="a difference may win",
        ),
        pytest.param(
            ("KH 5H 2H TC TD", "KS 5S 2S TC TD"),
            None,
            None,
            {"mixed_hand": "difference"},
            (-3, -3),
            (1, 1),
            id="below zero nobody wins",
        ),
    ],
)
def test_a_round_is_scored(
    hands: tuple[str, ...],
    caller: int | None,
    stopper: int | None,
    chosen: Chosen,
    scores: tuple[int, ...],
    ranks: tuple[int, ...],
) -> None:
    ended = showdown(hands, caller=caller, stopper=stopper, **chosen)
    assert tuple(side.score for side in ended.by_side) == scores
    assert tuple(side.rank for side in ended.by_side) == ranks


def test_scores_say_what_they_are_made_of() -> None:
    ended = showdown((HAND_50, HAND_51, HAND_27, MIXED_HAND), caller=0, stopper=1)
    assert [side.parts for side in ended.by_side] == [
        (ScorePart("failed_call", 0),),
        (ScorePart("hand", 51), ScorePart("win_bonus_51", 20)),
        (ScorePart("hand", 27),),
        (ScorePart("mixed", 0),),
    ]
    ended = showdown((HAND_47, HAND_27), caller=0)
    assert ended.by_side[0].parts == (ScorePart("hand", 47), ScorePart("win_bonus", 10))


@pytest.mark.parametrize(
    ("caller", "stopper", "reason"),
    [(0, None, "showdown"), (0, 1, "stop"), (None, 1, "stop"), (None, None, "lap_limit")],
)
def test_why_the_round_ended(caller: int | None, stopper: int | None, reason: str) -> None:
    assert showdown((HAND_27, HAND_51), caller=caller, stopper=stopper).reason == reason


def test_a_round_that_goes_on_has_no_result() -> None:
    assert result(round_of(*MIXED[:2])[0]) is None


def settled(
    results: Sequence[tuple[tuple[int, ...], tuple[int, ...]]],
    ranks: tuple[int, ...] = (),
    **chosen: OptionValue,
) -> Standing:
    """The standing after rounds, each given as scores and winners."""
    seats = len(results[0][0])
    standing = Standing(1, Seat(1), tuple((Seat(seat),) for seat in range(seats)), (0,) * seats)
    for scores, winners in results:
        sides = tuple(
            SideResult(score, rank, ())
            for score, rank in zip(scores, ranks or (1,) * seats, strict=True)
        )
        standing = settle(options_of(**chosen), standing, RoundResult(sides, winners, "showdown"))
    return standing


def test_a_match_adds_up_scores_and_moves_the_deal_to_the_left() -> None:
    standing = settled([((57, 0, 27), (0,)), ((0, 58, 30), (1,))], rounds=3)
    assert (standing.totals, standing.round_number) == ((57, 58, 57), 3)
    assert (standing.dealer, standing.over, standing.ranks) == (0, False, ())


def test_the_highest_total_ranks_first() -> None:
    standing = settled([((71, 39, 39), (0,)), ((0, 32, 32), (1, 2))], rounds=2)
    assert (standing.over, standing.ranks) == (True, (1, 1, 1))


def test_a_match_may_add_up_wins() -> None:
    results = [((71, 0, 40), (0,)), ((27, 58, 58), (1, 2)), ((0, 44, 30), (1,))]
    standing = settled(results, rounds=3, match_by="wins")
    assert (standing.totals, standing.ranks) == ((1, 2, 1), (2, 1, 2))


def test_a_match_of_one_round_takes_its_ranks() -> None:
    standing = settled([((0, 58, 0), (1,))], (3, 1, 2), rounds=1)
    assert standing.ranks == (3, 1, 2)
