"""The end of a match beyond what the examples of the rules show."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

from games.five_hundred.ending import settle
from games.game import RoundResult, ScorePart, SideResult, Standing
from games.options import OptionValue
from tests.games.five_hundred.hands import options_of, standing_of


def hand(*parts: tuple[str, int], reason: str = "made") -> RoundResult:
    """A hand in which each side scored one part."""
    return RoundResult(
        tuple(SideResult(points, 1, (ScorePart(kind, points),)) for kind, points in parts),
        (),
        reason,
    )


def after(
    result: RoundResult,
    before: Sequence[int],
    *,
    round_number: int = 1,
    chosen: Mapping[str, OptionValue] = MappingProxyType({}),
) -> Standing:
    """The match after the hand; of two sides, four players."""
    seats = 4 if len(before) == 2 else len(before)
    options = options_of(seats, **chosen)
    opening = standing_of(options, seats, dealer=1, before=before)
    standing = Standing(round_number, opening.dealer, opening.sides, opening.totals)
    return settle(options, standing, result)


MADE = hand(("contract", 140), ("tricks", 30))
FAILED = hand(("contract_failed", -140), ("tricks", 40), reason="failed")
PASSED = RoundResult((SideResult(0, 1, ()),) * 2, (), "passed_out")


@pytest.mark.parametrize(
    ("result", "before", "chosen", "ranks"),
    [
        pytest.param(MADE, (360, 0), {}, (1, 2), id="exactly the target"),
        pytest.param(MADE, (350, 0), {}, (), id="ten short"),
        pytest.param(MADE, (0, 480), {}, (), id="trick points do not win"),
        pytest.param(MADE, (600, 0), {}, (1, 2), id="above it before: wins with its contract"),
        pytest.param(MADE, (460, 490), {}, (1, 2), id="both beyond: the contractor"),
        pytest.param(MADE, (370, 600), {}, (1, 2), id="a winner ranks above a higher score"),
        pytest.param(FAILED, (0, 600), {}, (), id="failing with the other beyond"),
        pytest.param(FAILED, (-360, 0), {}, (2, 1), id="back door exactly"),
        pytest.param(FAILED, (-350, 0), {}, (), id="back door not reached"),
        pytest.param(FAILED, (-400, 0), {"back_door": None}, (), id="no back door"),
        pytest.param(FAILED, (-60, 0), {"back_door": -200}, (2, 1), id="another back door"),
        pytest.param(FAILED, (700, 0), {}, (), id="a contractor who fails does not win"),
        pytest.param(MADE, (160, 0), {"target": 300}, (1, 2), id="another target"),
        pytest.param(PASSED, (600, 0), {}, (), id="thrown in"),
    ],
)
def test_when_the_match_is_over(
    result: RoundResult,
    before: tuple[int, int],
    chosen: dict[str, OptionValue],
    ranks: tuple[int, ...],
) -> None:
    found = after(result, before, chosen=chosen)
    assert found.ranks == ranks
    assert found.over == bool(ranks)


@pytest.mark.parametrize(
    ("result", "before", "ranks"),
    [
        pytest.param(MADE, (0, 480), (2, 1), id="trick points win"),
        pytest.param(MADE, (370, 490), (1, 2), id="the contractor first"),
        pytest.param(FAILED, (600, 480), (2, 1), id="the highest: opponents"),
        pytest.param(FAILED, (700, 480), (1, 2), id="the highest: even one who failed"),
        pytest.param(FAILED, (700, 520), (), id="tied: another hand"),
        pytest.param(FAILED, (640, 460), (), id="tied at the target: another hand"),
    ],
)
def test_when_any_points_win(
    result: RoundResult, before: tuple[int, int], ranks: tuple[int, ...]
) -> None:
    assert after(result, before, chosen={"win_requires_contract": False}).ranks == ranks


def test_a_tie_at_the_top_skips_the_back_door() -> None:
    result = hand(("contract_failed", -80), ("tricks", 20), ("tricks", 30), reason="failed")
    found = after(result, (-430, 490, 480), chosen={"win_requires_contract": False})
    assert (found.totals, found.over) == ((-510, 510, 510), False)


@pytest.mark.parametrize(
    ("before", "ranks"),
    [((-400, 100, 300), (3, 2, 1)), ((-400, 110, 90), (3, 1, 2)), ((-400, 100, 90), (3, 1, 1))],
)
def test_behind_the_back_door_the_highest_wins_and_ties_share(
    before: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    result = hand(("contract_failed", -120), ("tricks", 30), ("tricks", 40), reason="failed")
    assert after(result, before).ranks == ranks


def five(contractor: int, partners: Sequence[int], value: int) -> RoundResult:
    kinds = {contractor: "contract", **dict.fromkeys(partners, "partner_share")}
    return hand(*[(kinds.get(seat, "tricks"), value if seat in kinds else 0) for seat in range(5)])


@pytest.mark.parametrize(
    ("contractor", "partners", "before", "winner"),
    [
        pytest.param(0, [3], (210, 0, 0, 260, 0), 3, id="the higher of the two"),
        pytest.param(0, [3], (250, 0, 0, 250, 0), 0, id="tied: the contractor"),
        pytest.param(2, [1, 3], (0, 250, 200, 250, 0), 3, id="tied partners: nearest to the left"),
        pytest.param(0, [3], (0, 0, 0, 250, 0), 3, id="only the partner is there"),
        pytest.param(0, [3], (0, 600, 0, 250, 0), 3, id="others do not count"),
    ],
)
@pytest.mark.parametrize("win_requires_contract", [True, False])
def test_within_the_contractors_side_of_five(
    contractor: int,
    partners: list[int],
    before: tuple[int, ...],
    winner: int,
    win_requires_contract: bool,
) -> None:
    chosen: dict[str, OptionValue] = {"win_requires_contract": win_requires_contract}
    found = after(five(contractor, partners, 300), before, chosen=chosen)
    assert [side for side, rank in enumerate(found.ranks) if rank == 1] == [winner]


@pytest.mark.parametrize(
    ("round_number", "limit", "before", "ranks"),
    [
        (5, 5, (0, 0), (1, 2)),
        (5, 5, (0, 110), (1, 1)),
        (4, 5, (0, 0), ()),
        (100, 0, (0, 0), ()),
        (6, 5, (0, 200), (2, 1)),
    ],
)
def test_after_so_many_hands_the_highest_score_wins(
    round_number: int, limit: int, before: tuple[int, int], ranks: tuple[int, ...]
) -> None:
    assert (
        after(MADE, before, round_number=round_number, chosen={"hand_limit": limit}).ranks == ranks
    )


def test_a_hand_thrown_in_counts_for_the_limit() -> None:
    assert after(PASSED, (40, 40), round_number=3, chosen={"hand_limit": 3}).ranks == (1, 1)


@pytest.mark.parametrize(
    ("result", "all_pass", "dealer"),
    [
        (MADE, "throw_in", 2),
        (MADE, "redeal_same_dealer", 2),
        (PASSED, "throw_in", 2),
        (PASSED, "redeal_same_dealer", 1),
    ],
)
def test_who_deals_next(result: RoundResult, all_pass: str, dealer: int) -> None:
    found = after(result, (0, 0), chosen={"all_pass": all_pass})
    assert (found.dealer, found.round_number) == (dealer, 2)


def test_the_deal_goes_round_all_six() -> None:
    found = settle(options_of(6), standing_of(options_of(6), 6, dealer=5), MADE)
    assert found.dealer == 0
