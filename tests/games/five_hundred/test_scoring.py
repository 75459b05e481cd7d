"""Scores beyond what the examples of the rules show (tests/vectors/five_hundred.jsonl)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import pytest

from games.five_hundred.bids import parse_bid
from games.five_hundred.scoring import END_REASONS, SCORE_PARTS, result
from games.five_hundred.state import Contract, FiveHundredPhase, State
from games.game import RoundResult
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of


def ended(
    tricks: Sequence[int],
    bid: str | None,
    *,
    seats: int = 4,
    partners: Sequence[int] = (),
    before: Sequence[int] = (),
    chosen: Mapping[str, OptionValue] = MappingProxyType({}),
) -> RoundResult:
    """The result of a hand in which the sides took these tricks; seat 0 is the contractor."""
    options = options_of(seats, **chosen)
    state: State = hand_of(*[""] * seats, options=options, before=before)
    contract = None
    if bid is not None:
        contract = Contract(Seat(0), parse_bid(bid), partners=tuple(map(Seat, partners)))
    state = replace(
        state,
        phase=FiveHundredPhase.OVER,
        turn=None,
        contract=contract,
        awarded=tuple(tricks),
    )
    found = result(state)
    assert found is not None
    assert found.reason in END_REASONS
    assert {part.kind for side in found.by_side for part in side.parts} <= SCORE_PARTS
    return found


HALF: Mapping[str, OptionValue] = {"five_partner_share": "half"}


def parts(found: RoundResult, side: int) -> list[tuple[str, int]]:
    return [(part.kind, part.points) for part in found.by_side[side].parts]


@pytest.mark.parametrize(
    ("tricks", "bid", "own", "other", "reason", "winners"),
    [
        ((7, 3), "7H", [("contract", 200)], [("tricks", 30)], "made", (0,)),
        ((6, 4), "7H", [("contract_failed", -200)], [("tricks", 40)], "failed", (1,)),
        ((10, 0), "7S", [("slam", 250)], [("tricks", 0)], "made", (0,)),
        ((10, 0), "8C", [("contract", 260)], [("tricks", 0)], "made", (0,)),
        ((10, 0), "6S/SK", [("slam", 250)], [("tricks", 0)], "made", (0,)),
        ((0, 10), "M", [("contract", 250)], [], "made", (0,)),
        ((1, 2), "OM", [("contract_failed", -500)], [], "failed", (1,)),
        ((6, 4), None, [("tricks", 60)], [("tricks", 40)], "no_contract", ()),
    ],
)
def test_scores_and_their_parts(
    tricks: tuple[int, int],
    bid: str | None,
    own: list[tuple[str, int]],
    other: list[tuple[str, int]],
    reason: str,
    winners: tuple[int, ...],
) -> None:
    found = ended(tricks, bid, chosen={"all_pass": "play_no_trumps"})
    assert (parts(found, 0), parts(found, 1)) == (own, other)
    assert (found.reason, found.winners) == (reason, winners)


@pytest.mark.parametrize(
    ("before", "tricks", "gained"),
    [(470, 5, 20), (490, 5, 0), (530, 5, 0), (440, 5, 50), (-600, 5, 50)],
)
def test_trick_points_lift_no_side_above_the_cap(before: int, tricks: int, gained: int) -> None:
    found = ended((5, tricks), "8D", before=(0, before), chosen={"trick_points_cap": 490})
    assert found.by_side[1].score == gained
    capped = [("tricks_capped", gained - 50)] if gained < 50 else []
    assert parts(found, 1) == [("tricks", 50), *capped]


def test_contract_points_are_not_capped() -> None:
    assert (
        ended((7, 3), "7S", before=(480, 0), chosen={"trick_points_cap": 480}).by_side[0].score
        == 140
    )


@pytest.mark.parametrize(
    ("bid", "tricks", "share", "own", "partner"),
    [
        ("8H", (5, 1, 1, 3, 0), "full", ("contract", 300), ("partner_share", 300)),
        ("8H", (5, 2, 1, 2, 0), "full", ("contract_failed", -300), ("partner_share_failed", -300)),
        ("7H", (4, 0, 3, 3, 0), "half", ("contract", 200), ("partner_share", 100)),
        ("6D", (3, 4, 0, 2, 1), "half", ("contract_failed", -80), ("partner_share_failed", -40)),
        ("8S", (7, 0, 0, 3, 0), "half", ("slam", 250), ("partner_share", 120)),
        ("6NT", (1, 9, 0, 0, 0), "half", ("contract_failed", -120), ("partner_share_failed", -60)),
    ],
)
def test_the_partner_of_five_shares_in_full_or_by_half(
    bid: str,
    tricks: tuple[int, ...],
    share: str,
    own: tuple[str, int],
    partner: tuple[str, int],
) -> None:
    found = ended(tricks, bid, seats=5, partners=[3], chosen={"five_partner_share": share})
    assert (parts(found, 0), parts(found, 3)) == ([own], [partner])
    assert found.winners == ((0, 3) if own[1] > 0 else (1, 2, 4))


def test_two_partners_count_together() -> None:
    found = ended((4, 2, 0, 2, 2), "8S", seats=5, partners=[1, 3])
    assert [side.score for side in found.by_side] == [240, 240, 0, 240, 20]


def test_a_half_is_rounded_toward_zero_to_a_multiple_of_ten() -> None:
    found = ended((7, 0, 0, 2, 1), "10NT", seats=5, partners=[3], chosen=HALF)
    assert found.by_side[3].score == -260
    found = ended((7, 0, 0, 3, 0), "7C", seats=5, partners=[3], chosen=HALF)
    assert found.by_side[3].score == 120


@pytest.mark.parametrize(
    ("seats", "chosen", "tricks", "scores"),
    [
        (2, {}, (7, 3), [140, 30]),
        (3, {}, (7, 2, 1), [140, 20, 10]),
        (6, {}, (7, 3), [140, 30]),
        (6, {"six_teams": "3x2"}, (7, 2, 1), [140, 20, 10]),
        (4, {"opponent_trick_points": 0}, (7, 3), [140, 0]),
        (4, {"slam_min": None}, (10, 0), [140, 0]),
    ],
    ids=str,
)
def test_every_side_without_the_contract_scores_for_its_own_tricks(
    seats: int, chosen: dict[str, OptionValue], tricks: tuple[int, ...], scores: list[int]
) -> None:
    found = ended(tricks, "7S", seats=seats, chosen=chosen)
    assert [side.score for side in found.by_side] == scores
    assert [side.rank for side in found.by_side] == sorted(side.rank for side in found.by_side)


def test_a_hand_thrown_in_scores_nothing() -> None:
    state = replace(hand_of("", "", "", ""), phase=FiveHundredPhase.OVER, turn=None)
    found = result(state)
    assert found is not None
    assert (found.reason, found.winners) == ("passed_out", ())
    assert [(side.score, side.rank) for side in found.by_side] == [(0, 1), (0, 1)]


def test_there_is_no_result_while_the_hand_goes_on() -> None:
    assert result(hand_of("", "", "", "")) is None
