"""docs/rules/fifty_one.md §3 and §5."""

from dataclasses import replace

import pytest

from games.cards import parse_cards
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.legal import hand_after, legal_moves
from games.fifty_one.moves import parse_move
from games.fifty_one.state import State
from games.game import NO_MOVES
from games.options import OptionValue
from games.seats import Seat
from tests.games.fifty_one.rounds import MIXED, options_of, played, refusal, round_of

Chosen = dict[str, OptionValue]

SPADES = "7S 8S 9S TS 7H"
FIELD = "JS 8H 8C 8D 9H"


def at(*before: str, **chosen: OptionValue) -> State:
    """Three seats with mixed hands, after these moves."""
    state, _ = round_of(*MIXED[:3], field=FIELD, options=options_of(**chosen))
    return played(state, *before)[0]


@pytest.mark.parametrize(
    ("before", "chosen", "others"),
    [
        pytest.param([], {}, set(), id="first lap: exchange one only"),
        pytest.param(["lap"], {}, {"swap_all", "flush", "pass"}, id="second lap"),
        pytest.param(["lap", "flush"], {}, {"swap_all"}, id="after its flush"),
        pytest.param(
            ["lap", "flush", "swap", "swap", "swap"],
            {},
            {"swap_all", "pass"},
            id="flushed last turn",
        ),
        pytest.param(
            ["lap", "flush", "swap", "swap", "swap", "lap"],
            {},
            {"swap_all", "flush", "pass"},
            id="flushed two turns ago",
        ),
        pytest.param(["lap"], {"passes": "none"}, {"swap_all", "flush"}, id="no passes"),
        pytest.param(
            ["lap", "pass", "swap", "swap"],
            {"passes": "once"},
            {"swap_all", "flush"},
            id="pass used",
        ),
        pytest.param(
            ["lap", "swap", "pass", "swap"],
            {"passes": "once"},
            {"swap_all", "flush", "pass"},
            id="another's pass",
        ),
        pytest.param(["lap"], {"moves": "single"}, {"pass"}, id="single"),
        pytest.param(["lap"], {"moves": "single", "passes": "none"}, set(), id="single, no passes"),
    ],
)
def test_beside_exchanges_of_one_card(before: list[str], chosen: Chosen, others: set[str]) -> None:
    state = at(*before, **chosen)
    assert state.turn == 0
    listed = legal_moves(state, Seat(0)).listed
    assert sum(text.startswith("swap ") for text in listed) == 25
    assert {text for text in listed if not text.startswith("swap ")} == others


@pytest.mark.parametrize(
    ("chosen", "others"),
    [
        ({}, {"swap_all", "pass"}),
        ({"passes": "none"}, {"swap_all", "pass"}),
        ({"moves": "single"}, {"pass"}),
        ({"moves": "single", "passes": "none"}, {"pass"}),
    ],
    ids=["standard", "no passes", "single", "single, no passes"],
)
def test_on_the_last_turn_a_pass_is_free_and_a_flush_is_not(
    chosen: Chosen, others: set[str]
) -> None:
    state, _ = round_of(SPADES, *MIXED[1:3], field=FIELD, options=options_of(**chosen))
    state, _ = played(state, "swap 7H JS call")
    listed = legal_moves(state, Seat(1)).listed
    assert {text for text in listed if not text.startswith("swap ")} == others


@pytest.mark.parametrize(
    ("before", "chosen", "text", "reason"),
    [
        ([], {}, "pass", "first_lap"),
        ([], {}, "flush", "first_lap"),
        ([], {}, "swap_all", "first_lap"),
        ([], {}, "swap AS 6S", "not_in_hand"),
        ([], {}, "swap JK2 6S", "not_in_hand"),
        ([], {}, "swap 2S AS", "not_in_field"),
        ([], {}, "swap 2S 3H", "not_in_field"),
        ([], {}, "swap 2S JS call", "call_needs_one_suit"),
        ([], {"moves": "single"}, "flush", "single_moves"),
        (["lap"], {"moves": "single"}, "swap_all", "single_moves"),
        (["lap", "flush"], {}, "pass", "flushed_this_turn"),
        (["lap", "flush"], {}, "flush", "flushed_this_turn"),
        (["lap", "flush", "swap", "swap", "swap"], {}, "flush", "flushed_last_turn"),
        (["lap"], {"passes": "none"}, "pass", "no_passes"),
        (["lap", "pass", "swap", "swap"], {"passes": "once"}, "pass", "pass_used"),
        (["lap"], {}, "pass call", "call_needs_one_suit"),
        (["lap"], {}, "swap_all call", "call_needs_one_suit"),
    ],
    ids=str,
)
def test_a_refusal_names_its_rule(
    before: list[str], chosen: Chosen, text: str, reason: str
) -> None:
    assert refusal(at(*before, **chosen), text) == reason


def test_only_the_seat_on_turn_may_move() -> None:
    state = at()
    assert refusal(state, "swap 2H 6S", seat=1) == "not_your_turn"
    assert legal_moves(state, Seat(1)) is NO_MOVES


def test_nobody_may_move_when_the_round_is_over() -> None:
    state = at("lap", lap_limit=1)
    assert state.is_over
    assert all(refusal(state, "pass", seat=seat) == "round_over" for seat in range(3))
    assert legal_moves(state, Seat(0)) is NO_MOVES


def test_a_flush_needs_five_cards_in_stock_and_discards() -> None:
    state = replace(at("lap"), stock=at().stock[:3], discards=())
    assert refusal(state, "flush") == "stock_short"
    assert "flush" not in legal_moves(state, Seat(0)).listed


@pytest.mark.parametrize(
    ("hand", "field", "announceable"),
    [
        pytest.param(SPADES, FIELD, {"swap 7H JS"}, id="the odd card for one of the suit"),
        pytest.param(SPADES, "JK JS 8C 8D 9H", {"swap 7H JK", "swap 7H JS"}, id="or a joker"),
        pytest.param("7S 8S 9S 7H JK", FIELD, {"swap 7H JS"}, id="joker in the hand"),
        pytest.param("7S 8S 9H 7H 9C", "JS 8H 8C 8D 7D", set(), id="two odd cards"),
        pytest.param("7S 8S 9S 7H TH", FIELD, set(), id="two of the other suit"),
        pytest.param("7S 8S 7H JK JK2", FIELD, {"swap 7H JS"}, id="two jokers"),
        pytest.param(
            "7S 8S 9S TS QS",
            FIELD,
            {f"swap {card} JS" for card in ("7S", "8S", "9S", "TS", "QS")},
            id="one suit stays one",
        ),
    ],
)
def test_exchanges_that_may_carry_a_call(hand: str, field: str, announceable: set[str]) -> None:
    state, _ = round_of(hand, MIXED[1], field=field, options=options_of(jokers=2))
    assert set(legal_moves(state, Seat(0)).announceable) == announceable


def test_a_pass_may_carry_a_call() -> None:
    state, _ = round_of("7S 8S 9S TS QS", MIXED[1], field=FIELD)
    state, _ = played(state, "swap QS JS", "swap")
    assert "pass" in legal_moves(state, Seat(0)).announceable
    assert refusal(state, "pass call") is None


def test_exchange_all_may_carry_a_call() -> None:
    state, _ = round_of(*MIXED[:2], field="7S 8S 9S TS JS")
    state = replace(state, turn_count=2)
    assert "swap_all" in legal_moves(state, Seat(0)).announceable
    assert refusal(state, "swap_all call") is None


@pytest.mark.parametrize(
    ("instant_win", "may"), [(True, True), (False, False)], ids=["stops", "declares nothing"]
)
def test_the_word_on_a_51_of_the_last_turn(instant_win: bool, may: bool) -> None:
    hands = (SPADES, "KH QH JH TH 2C")
    state, _ = round_of(*hands, field="JS AH 9H 8C 8D", options=options_of(instant_win=instant_win))
    state, _ = played(state, "swap 7H JS call")
    assert ("swap 2C AH" in legal_moves(state, Seat(1)).announceable) == may
    assert refusal(state, "swap 2C AH call") == (None if may else "call_is_out")
    assert refusal(state, "swap 2C 9H call") == "call_is_out"


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("swap 4C 8C", "2S 3H 8C 5D 6S"),
        ("pass", MIXED[0]),
        ("flush", MIXED[0]),
        ("swap_all", "7S 8H 8C 8D 9H"),
    ],
)
def test_the_hand_after_a_move(text: str, hand: str) -> None:
    state, _ = round_of(*MIXED[:2], field="7S 8H 8C 8D 9H")
    assert hand_after(state, Seat(0), parse_move(text)) == parse_cards(hand)


def test_legal_moves_are_shown_exchanges_first() -> None:
    listed = FIFTY_ONE.legal_moves(at("lap"), Seat(0)).listed
    assert listed[0].startswith("swap ")
    assert listed[-3:] == ("swap_all", "flush", "pass")
