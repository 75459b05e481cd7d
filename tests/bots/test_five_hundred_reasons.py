"""Why the player of Five Hundred does what it does, in positions where that is plain."""

import pytest

from games.five_hundred.state import State
from tests.bots.test_field_reasons import Told, told
from tests.bots.test_five_hundred_bidding import NEAR_MISS, SAFE, SPADES, WEAK
from tests.bots.test_five_hundred_claiming import CERTAIN
from tests.bots.test_five_hundred_misere import SAFE as MISERE
from tests.bots.test_five_hundred_misere import in_misere
from tests.bots.test_five_hundred_player import SEEN, chosen, in_play
from tests.bots.test_five_hundred_player import SPADES as TRUMPS
from tests.games.five_hundred.hands import hand_of, options_of, played

FIVE = options_of(5, blind_misere_enabled=False)
SEATS = options_of(5, blind_misere_enabled=False, five_partner="choose_player")
RAISES = options_of(blind_misere_enabled=False, winner_may_raise=True)
CALLS = ("bid 8S", *["pass"] * 4, "discard 2C 3C 4C")
RAISER = "KH QH 9H 8H 7H 6S 8S KC 8D 9D"
"""Enough for seven hearts with the partner's bid, not without."""


def auction(*hands: str, calls: tuple[str, ...] = (), kitty: str = "") -> State:
    return played(hand_of(*hands, kitty=kitty, options=SEEN), *calls)[0]


def of_five(hand: str, options: object, *calls: str) -> State:
    assert isinstance(options, type(FIVE))
    return played(hand_of(hand, *[""] * 4, kitty="2C 3C 4C", options=options), *calls)[0]


def claimed(hand: str, count: int, seat: int) -> Told:
    """What a seat answers, of whom seat 0 has claimed so many tricks."""
    state, _ = played(in_play(hand, "", "", "", bid="8S"), f"claim {count}")
    return told(chosen(state, seat))


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(hand_of("", "", "", ""), ("look", "look_first", {}), id="looks"),
        pytest.param(auction(WEAK, "", "", ""), ("pass", "pass_weak", {}), id="nothing to bid on"),
        pytest.param(
            auction("", "", "", NEAR_MISS, calls=("bid 8H", "pass", "pass")),
            ("pass", "pass_too_high", {"seat": 0}),
            id="not over a foe",
        ),
        pytest.param(
            auction("", "", WEAK, "", calls=("bid 7H", "pass")),
            ("pass", "leave_partner", {"seat": 0}),
            id="leaves the partner its contract",
        ),
        pytest.param(
            played(hand_of(WEAK, "", "", "", options=RAISES), "bid 6H", *["pass"] * 3)[0],
            ("raise none", "raise_none", {}),
            id="no raise",
        ),
    ],
)
def test_reasons_of_a_pass(state: State, expected: Told) -> None:
    assert told(chosen(state)) == expected


@pytest.mark.parametrize(
    ("state", "reason", "count"),
    [
        pytest.param(auction(SPADES, "", "", ""), "hand_worth", 9, id="its own hand"),
        pytest.param(
            auction("", "", RAISER, "", calls=("bid 6H", "pass")),
            "partner_supports",
            7,
            id="with its partner's bid",
        ),
        pytest.param(auction(SAFE, "", "", ""), "misere_safe", None, id="a misere"),
    ],
)
def test_a_bid_says_how_often_it_is_made(state: State, reason: str, count: int | None) -> None:
    because = chosen(state).because
    assert because.reason == reason
    assert because.arguments.get("count") == count
    chance = because.arguments["chance"]
    assert isinstance(chance, int)
    assert 50 <= chance <= 100


@pytest.mark.parametrize(
    ("hand", "kitty", "bid", "reason", "arguments"),
    [
        pytest.param(
            "JK JS JC AS KS QS AH KH 4D 5D",
            "TS 7C 6D",
            "7S",
            "keep_trumps_void_suit",
            {"suit": "D"},
            id="makes a void",
        ),
        pytest.param(
            "JK KH QH JH TH 9H AS AC AD KD",
            "4D 5D 4H",
            "8NT",
            "keep_high_name_joker",
            {"suit": "H"},
            id="names the joker",
        ),
        pytest.param(
            "KS QS AH KH QH AS JS AC KC AD", "4D 5D 4H", "8NT", "keep_high", {}, id="no trumps"
        ),
        pytest.param(MISERE, "JK AC KH", "OM", "discard_danger", {}, id="a misere"),
    ],
)
def test_reasons_of_a_discard(
    hand: str, kitty: str, bid: str, reason: str, arguments: dict[str, str]
) -> None:
    state = auction(hand, "", "", "", kitty=kitty, calls=(f"bid {bid}", *["pass"] * 3))
    assert told(chosen(state))[1:] == (reason, arguments)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(
            of_five("JK JS AS KS QS 9S 2H 3H AD KD", FIVE, *CALLS),
            ("partner JC", "call_high_trump", {"card": "JC"}),
            id="the highest trump",
        ),
        pytest.param(
            of_five("JK KS QS JS 9S 2S 2H 3H AD KD", FIVE, "bid 8NT", *CALLS[1:]),
            ("partner AS", "call_high_card", {"card": "AS"}),
            id="no trumps",
        ),
        pytest.param(
            of_five("JK JS AS KS QS 9S 2H 3H AD KD", SEATS, "bid 7S", *CALLS[1:]),
            ("partner 1", "call_anybody", {}),
            id="nobody has bid",
        ),
        pytest.param(
            of_five(
                "JK JS AS KS QS 9S 2H 3H AD KD",
                SEATS,
                *("bid 6S", "pass", "bid 6D", "bid 6H", "pass", "bid 7S", "pass", "pass"),
                CALLS[-1],
            ),
            ("partner 3", "call_bidder", {"seats": (3,)}),
            id="who bid the most",
        ),
    ],
)
def test_reasons_of_a_call(state: State, expected: Told) -> None:
    assert told(chosen(state)) == expected


NEARLY = "JK JS JC AS KS QS TS 9S AH QD"


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param(
            claimed(CERTAIN, 10, 1), ("accept", "accept_certain", {"count": 10}), id="certain"
        ),
        pytest.param(
            claimed(NEARLY, 10, 1),
            ("decline", "decline_uncertain", {"count": 10}),
            id="not certain",
        ),
        pytest.param(claimed(NEARLY, 10, 2), ("accept", "accept_own_side", {}), id="its own side"),
        pytest.param(
            claimed(CERTAIN, 9, 2), ("decline", "decline_too_few", {"count": 9}), id="too little"
        ),
        pytest.param(claimed(CERTAIN, 0, 1), ("accept", "accept_nothing", {"seat": 0}), id="none"),
    ],
)
def test_reasons_of_an_answer_to_a_claim(answer: Told, expected: Told) -> None:
    assert answer == expected


def test_within_a_trick_no_claim_is_certain() -> None:
    state = in_play("JK JS JC AS KS QS TS 9S 4H AD", "", "", "", bid="8S", steps="4H")
    state, _ = played(state, "claim 10")
    assert told(chosen(state, 0)) == ("decline", "decline_in_trick", {})


@pytest.mark.parametrize(
    ("hands", "steps", "expected"),
    [
        pytest.param(
            [CERTAIN, "", "", ""], "", ("claim 10", "claim_all", {"count": 10}), id="claims"
        ),
        pytest.param(
            [TRUMPS, "", "", ""], "", ("play JK", "draw_trumps", {"suit": "S"}), id="draws trumps"
        ),
        pytest.param(
            ["JK JS JC AS KS QS AH KH 4D 5D", "9S 8S 4H 5H", "TS 7S 9H", "6S 5S QH 8H"],
            "JK, 8S, 7S, 5S, JS, 9S, TS, 6S",
            ("play AH", "lead_top", {"card": "AH"}),
            id="trumps are drawn: the highest",
        ),
        pytest.param(
            [TRUMPS, "QH TH 9S 4D", "AH KH JH", "9H"],
            "6H",
            ("play TH", "second_low", {"card": "TH"}),
            id="second hand low",
        ),
        pytest.param(
            [TRUMPS, "4H", "TH 9H AD KD", "AH QH 8H KH"],
            "6H, 4H, 9H",
            ("play QH", "win_cheap", {"card": "QH"}),
            id="the last wins cheaply",
        ),
        pytest.param(
            [TRUMPS, "AH 9D", "9H", "KH 8H TH"],
            "6H, AH, 9H",
            ("play 8H", "partner_winning_throw_low", {"seat": 1, "card": "AH"}),
            id="a partner is winning",
        ),
        pytest.param(
            [TRUMPS, "9H", "AH", "7S 9S 4D 5D 6D 9D TD QC KC TC"],
            "6H, 9H, AH",
            ("play 7S", "ruff_low", {"card": "7S", "suit": "H"}),
            id="ruffs low",
        ),
    ],
)
def test_reasons_of_the_play(hands: list[str], steps: str, expected: Told) -> None:
    assert told(chosen(in_play(*hands, bid="7S", steps=steps))) == expected


def test_the_first_lead_that_names_the_joker_is_told_as_that() -> None:
    state = auction(
        "JK KH QH JH TH 9H AS AC AD KD", "", "", "", calls=("bid 7NT/SK", *["pass"] * 3)
    )
    assert told(chosen(state))[1:] == ("name_joker", {"suit": "H"})


@pytest.mark.parametrize(
    ("hands", "steps", "expected"),
    [
        pytest.param(
            [MISERE, "", "", ""],
            "",
            ("play 4D", "misere_lead_under", {"card": "4D"}),
            id="leads under",
        ),
        pytest.param(
            ["5S 7S 9S 4H 5H 6H 4D 5D 6D 5C", "8S AS", "", "8H JH 6S TS"],
            "5S, AS, 6S, 8S, TS",
            ("play 9S", "misere_duck", {"card": "9S"}),
            id="goes under",
        ),
        pytest.param(
            ["KS 5S 6S 4H 5H 6H 4D 5D 6D 7D", "7C AH", "", "8C 9H"],
            "4H, AH, 9H, 7C, 8C",
            ("play KS", "misere_throw_danger", {"card": "KS"}),
            id="throws its worst away",
        ),
        pytest.param(
            ["9S 7S 5S 4H 5H 6H 4D 5D 6D 5C", "8S 6S AS", "", "TS QS"],
            "9S",
            ("play 8S", "misere_leave_it", {"seat": 0, "card": "8S"}),
            id="leaves it to the contractor",
        ),
        pytest.param(
            ["TS 9S 4H 5H 6H 4D 5D 6D 5C 6C", "AH 5S 8D KS", "", "9H QS"],
            "4H, AH, 9H",
            ("play 5S", "misere_make_win", {"seat": 0, "card": "5S"}),
            id="makes the contractor go over",
        ),
    ],
)
def test_reasons_in_a_misere(hands: list[str], steps: str, expected: Told) -> None:
    assert told(chosen(in_misere(*hands, steps=steps))) == expected
