"""docs/rules/forty_six.md §3, §4 and the options of §7."""

from dataclasses import replace

import pytest

from games.cards import format_cards, pack, parse_cards
from games.forty_six.legal import hand_after, legal_moves
from games.forty_six.moves import parse_move
from games.forty_six.state import State
from games.game import NO_MOVES
from games.options import OptionValue
from games.seats import Seat
from tests.games.forty_six.rounds import MIXED, options_of, played, refusal, round_of

Chosen = dict[str, OptionValue]

GOOD = "7D 8D 9D TD JD"
"""45 points."""
OVER = "2D TD JD QD KD"
FIELD = "AS 8H 8C 8S 9H"
JOKER_FIELD = "JK 3S 3C 8S QC"


def at(
    hand: str = MIXED[0],
    *,
    lap: int = 2,
    field: str = FIELD,
    is_stopped: bool = False,
    has_flushed: bool = False,
    **chosen: OptionValue,
) -> State:
    """Three seats, seat 0 to move; `is_stopped`: by seat 2, and not the last turn."""
    named = parse_cards(f"{hand} {field}")
    spare = [card for card in pack() if card not in named]
    others = (format_cards(spare[:5]), format_cards(spare[5:10]))
    state, _ = round_of(hand, *others, field=field, options=options_of(**chosen))
    return replace(
        state,
        turn_count=3 * (lap - 1),
        has_flushed=has_flushed,
        stopper=Seat(2) if is_stopped else None,
    )


@pytest.mark.parametrize(
    ("state", "others"),
    [
        pytest.param(at(lap=1), set(), id="first lap: exchange one only"),
        pytest.param(at(GOOD, lap=1), set(), id="a hand as dealt cannot stop"),
        pytest.param(at(), {"flush"}, id="second lap"),
        pytest.param(at(GOOD), {"flush", "stop"}, id="a good hand may stop"),
        pytest.param(at(OVER), {"flush"}, id="over 46 it may not"),
        pytest.param(at(GOOD, has_flushed=True), set(), id="after its flush it exchanges"),
        pytest.param(at(GOOD, stand=True), {"flush", "stop"}, id="standing is for the last lap"),
        pytest.param(at(GOOD, is_stopped=True), {"flush"}, id="last turn"),
        pytest.param(at(GOOD, is_stopped=True, stand=True), {"flush", "stand"}, id="stand"),
        pytest.param(at(OVER, is_stopped=True, stand=True), {"flush"}, id="over 46: no stand"),
        pytest.param(at(is_stopped=True, stand=True), {"flush"}, id="mixed: no stand"),
        pytest.param(
            at(GOOD, is_stopped=True, stand=True, has_flushed=True), set(), id="no stand, flushed"
        ),
        pytest.param(
            at(GOOD, is_stopped=True, stand=True, last_turn_flush=False), {"stand"}, id="no flush"
        ),
        pytest.param(at(last_turn_flush=False), {"flush"}, id="that is for the last lap"),
        pytest.param(at(GOOD, field=JOKER_FIELD), {"flush", "stop"}, id="stop under the joker"),
        pytest.param(
            at(GOOD, field=JOKER_FIELD, is_stopped=True, stand=True),
            {"flush", "stand"},
            id="stand under the joker",
        ),
        pytest.param(at(lap=1, field=JOKER_FIELD), set(), id="first lap under the joker"),
    ],
)
def test_beside_exchanges(state: State, others: set[str]) -> None:
    listed = legal_moves(state, Seat(0)).listed
    assert {text for text in listed if not text.startswith("swap ")} == others
    assert any(text.startswith("swap ") for text in listed)


@pytest.mark.parametrize(
    ("state", "text", "reason"),
    [
        (at(), "swap AS 9H", "not_in_hand"),
        (at(), "swap JK 9H", "not_in_hand"),
        (at(), "swap 2S KS", "not_in_field"),
        (at(), "swap 2S JK", "not_in_field"),
        (at(field=JOKER_FIELD), "swap 6S JK", "joker_stays"),
        (at("AS KS 9S 4S 2S", field="JK 3S 3C 8S QC"), "swap 9S JK", "joker_stays"),
        (at(field=JOKER_FIELD), "swap 2S 3S", "give_the_highest"),
        (at("AS QS KS JD 2D", field=JOKER_FIELD), "swap KS 3S", "card_is_protected"),
        (at("AS QS KS JD 2D", field=JOKER_FIELD), "swap 2D 3S", "give_the_highest"),
        (at(field=JOKER_FIELD), "swap 6S 8S", "take_the_lowest"),
        (at(lap=1), "flush", "first_lap"),
        (at(GOOD, lap=1), "stop", "first_lap"),
        (at("7D 8D 9D TD 3S", lap=1, field="JD 8H 8C 8S 9H"), "swap 3S JD stop", "first_lap"),
        (at(has_flushed=True), "flush", "flushed_this_turn"),
        (at(GOOD, has_flushed=True), "stop", "flushed_this_turn"),
        (at(is_stopped=True, last_turn_flush=False), "flush", "no_flush_on_last_turn"),
        (at(GOOD, is_stopped=True), "stop", "stop_is_out"),
        (at("7D 8D 9D TD 3S", is_stopped=True, field="JD"), "swap 3S JD stop", "stop_is_out"),
        (at(), "stop", "hand_is_mixed"),
        (at(), "swap 2S AS stop", "hand_is_mixed"),
        (at(OVER), "stop", "hand_is_over"),
        (at("2S TD JD QD KD", field="3D"), "swap 2S 3D stop", "hand_is_over"),
        (at(GOOD, is_stopped=True), "stand", "no_standing"),
        (at(GOOD, stand=True), "stand", "stand_on_last_lap"),
        (at(GOOD, stand=True, is_stopped=True, has_flushed=True), "stand", "flushed_this_turn"),
        (at(stand=True, is_stopped=True), "stand", "hand_is_mixed"),
        (at(OVER, stand=True, is_stopped=True), "stand", "hand_is_over"),
    ],
    ids=str,
)
def test_a_refusal_names_its_rule(state: State, text: str, reason: str) -> None:
    assert refusal(state, text) == reason


def test_only_the_seat_on_turn_may_move() -> None:
    assert refusal(at(), "swap 2H AS", seat=1) == "not_your_turn"
    assert legal_moves(at(), Seat(1)) is NO_MOVES


def test_nobody_may_move_when_the_round_is_over() -> None:
    state, _ = played(round_of(*MIXED[:2], options=options_of(lap_limit=1))[0], "lap")
    assert state.is_over
    assert all(refusal(state, "flush", seat=seat) == "round_over" for seat in range(2))
    assert legal_moves(state, Seat(0)) is NO_MOVES


def test_a_flush_needs_five_cards_in_stock_and_discards() -> None:
    state = replace(at(), stock=at().stock[:3], discards=at().stock[3:4])
    assert refusal(state, "flush") == "stock_short"
    assert "flush" not in legal_moves(state, Seat(0)).listed


@pytest.mark.parametrize(
    ("state", "announceable"),
    [
        pytest.param(
            at("7D 8D 9D TD 3S", field="JD QD KD 8S 9H"),
            {"swap 3S JD", "swap 3S QD"},
            id="up to 46",
        ),
        pytest.param(at("TS JS QS KS 4D", field="AS 2S 8S 9H 9C"), {"swap 4D AS"}, id="Fukujin"),
        pytest.param(
            at(OVER, field="AD 9D 8S 9H 9C"),
            {
                "swap 2D AD",
                "swap TD AD",
                "swap JD AD",
                "swap QD AD",
                "swap KD AD",
                "swap JD 9D",
                "swap QD 9D",
                "swap KD 9D",
            },
            id="one suit stays one",
        ),
        pytest.param(at("7D 8D 9D TD 3S", lap=1, field="JD"), set(), id="first lap"),
        pytest.param(at("7D 8D 9D TD 3S", is_stopped=True, field="JD"), set(), id="stop is out"),
        pytest.param(
            at("7D 8D 9D TD 3S", field="JD 8H 8C 8S 9H", has_flushed=True),
            {"swap 3S JD"},
            id="after a flush",
        ),
        pytest.param(
            at("3D 4D 5D 6D KS", field="JK 2D 7D 8D 9D"), {"swap KS 2D"}, id="forced, and good"
        ),
        pytest.param(at("9D TD JD 3D 2S", field="JK 4D 7D 8S 9H"), set(), id="forced elsewhere"),
    ],
)
def test_exchanges_that_may_carry_a_stop(state: State, announceable: set[str]) -> None:
    moves = legal_moves(state, Seat(0))
    assert moves.announcement == "stop"
    assert set(moves.announceable) == announceable


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("swap 4C 8C", "2S 3H 8C 5D 6S"),
        ("flush", MIXED[0]),
        ("stop", MIXED[0]),
        ("stand", MIXED[0]),
    ],
)
def test_the_hand_after_a_move(text: str, hand: str) -> None:
    assert hand_after(at(), Seat(0), parse_move(text)) == parse_cards(hand)


def test_legal_moves_are_shown_exchanges_first() -> None:
    listed = legal_moves(at(GOOD), Seat(0)).listed
    assert listed[0].startswith("swap ")
    assert listed[-2:] == ("flush", "stop")
