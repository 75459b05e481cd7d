"""What the player of Five Hundred bids, and what it leaves alone."""

import pytest

from games.five_hundred.bids import Bid, level_of
from tests.bots.test_five_hundred_player import SEEN, choice
from tests.games.five_hundred.hands import hand_of, options_of, played

WEAK = "7H 8H 9H TH 7D 8D 9D QS 9S QC"
SPADES = "JK JS JC AS KS QS TS AH KH 5D"
NEAR_MISS = "JC AS KS 9S 8S AH 6H 5D 7C 9C"
SAFE = "5S 6S 8S 4H 5H 7H 4D 5D 6D 5C"


def bid_in(text: str) -> str:
    return text.removeprefix("bid ")


@pytest.mark.parametrize(
    ("hand", "steps", "bids"),
    [
        pytest.param(WEAK, [], {"pass"}, id="nothing to bid on"),
        pytest.param(SPADES, [], {"9S", "10S", "8S"}, id="a hand that takes nearly all"),
        pytest.param(NEAR_MISS, [], {"6S", "7S"}, id="a hand for a low bid"),
        pytest.param(SAFE, [], {"OM"}, id="a hand that takes nothing"),
        pytest.param(
            NEAR_MISS, ["bid 8H", "pass", "pass"], {"pass"}, id="does not bid beyond its cards"
        ),
    ],
)
def test_what_it_bids(hand: str, steps: list[str], bids: set[str]) -> None:
    """Seat 0 if nobody has called before it, else the last one."""
    others = ["", "", ""]
    hands = [*others, hand] if steps else [hand, *others]
    state, _ = played(hand_of(*hands, options=SEEN), *steps)
    assert bid_in(choice(state)) in bids


@pytest.mark.parametrize(
    "others", [["pass", "bid 8H", "pass"], ["bid 9S", "pass", "bid 9H"]], ids=str
)
def test_it_never_bids_high_without_a_chance(others: list[str]) -> None:
    state, _ = played(hand_of("", "", "", NEAR_MISS, options=SEEN), *others)
    assert choice(state) == "pass"


def test_it_leaves_its_partner_the_contract_it_is_likely_to_make() -> None:
    state, _ = played(hand_of("", "", WEAK, "", options=SEEN), "bid 7H", "pass")
    assert choice(state) == "pass"


def test_it_goes_one_level_over_its_partner_at_most() -> None:
    hand = "JD AH KH QH 9H 4S AC KC 4D 5D"
    state, _ = played(
        hand_of("", "", hand, "", options=options_of(blind_misere_enabled=False, pack="p45")),
        "bid 6H",
        "pass",
    )
    bid = bid_in(choice(state))
    assert bid == "pass" or level_of(Bid(bid)) <= 7


def test_a_misere_needs_a_seven() -> None:
    options = options_of(blind_misere_enabled=False, open_misere_enabled=False)
    hand = hand_of(SAFE, "", "", "", options=options)
    assert choice(hand) == "pass"
    state, _ = played(hand_of("", SAFE, "", "", options=options), "bid 7H")
    assert choice(state) == "bid M"


def test_it_bids_higher_where_lower_brings_it_no_further() -> None:
    """At 440 a bid of 60 is enough to win; there is nothing to gain from more."""
    hands = (SPADES, "", "", "")
    ahead, _ = played(hand_of(*hands, options=SEEN, before=(440, 0)))
    assert level_of(Bid(bid_in(choice(ahead)))) <= 7
    assert level_of(Bid(bid_in(choice(hand_of(*hands, options=SEEN))))) >= 8


def test_the_winner_raises_where_its_cards_are_worth_more() -> None:
    options = options_of(blind_misere_enabled=False, winner_may_raise=True)
    state, _ = played(hand_of(SPADES, "", "", "", options=options), "bid 6S", *["pass"] * 3)
    assert choice(state).startswith(("raise 8", "raise 9", "raise 10"))
    weak, _ = played(hand_of(WEAK, "", "", "", options=options), "bid 6H", *["pass"] * 3)
    assert choice(weak) == "raise none"
