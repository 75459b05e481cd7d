"""What the player of Five Hundred lays away, names the joker for, and calls."""

import pytest

from games.cards import parse_cards
from tests.bots.test_five_hundred_player import choice
from tests.games.five_hundred.hands import hand_of, options_of, played


@pytest.mark.parametrize(
    ("hand", "kitty", "bid", "discard"),
    [
        pytest.param(
            "JK JS JC AS KS QS AH KH 4D 5D",
            "TS 7C 6D",
            "7S",
            "4D 5D 6D",
            id="losers of a short suit",
        ),
        pytest.param(
            "JK JS JC AS KS 7S AH KH 9H 5D", "6S 7C 8H", "7S", "5D 7C 8H", id="trumps stay"
        ),
        pytest.param(
            "5S 6S 7S 4H 5H 6H 4D 5D 6D 5C", "JK AC KH", "OM", "JK AC KH", id="misere: the highest"
        ),
    ],
)
def test_what_it_lays_away(hand: str, kitty: str, bid: str, discard: str) -> None:
    options = options_of(blind_misere_enabled=False)
    state = hand_of(hand, "", "", "", kitty=kitty, options=options)
    state, _ = played(state, f"bid {bid}", "pass", "pass", "pass")
    verb, *cards = choice(state).split()
    assert (verb, set(parse_cards(" ".join(cards[:3])))) == ("discard", set(parse_cards(discard)))


@pytest.mark.parametrize(
    ("hand", "kitty", "bid", "name"),
    [
        pytest.param(
            "JK KH QH JH TH 9H AS AC AD KD",
            "4D 5D 4H",
            "8NT",
            "H",
            id="the long suit without its ace",
        ),
        pytest.param("KS QS AH KH QH AS JS AC KC AD", "4D 5D 4H", "8NT", None, id="no joker"),
        pytest.param(
            "JK JS JC AS KS QS AH KH 4D 5D", "TS 7C 6D", "7S", None, id="joker is a trump"
        ),
    ],
)
def test_what_it_names_the_joker_for(hand: str, kitty: str, bid: str, name: str | None) -> None:
    options = options_of(blind_misere_enabled=False)
    state = hand_of(hand, "", "", "", kitty=kitty, options=options)
    state, _ = played(state, f"bid {bid}", "pass", "pass", "pass")
    words = choice(state).split()
    assert (words[-1] if "name" in words else None) == name


def test_without_the_kitty_it_names_with_the_first_lead() -> None:
    hand = "JK KH QH JH TH 9H AS AC AD KD"
    state = hand_of(hand, "", "", "", options=options_of(blind_misere_enabled=False))
    state, _ = played(state, "bid 7NT/SK", "pass", "pass", "pass")
    assert choice(state).endswith("name H")


@pytest.mark.parametrize(
    ("hand", "bid", "called"),
    [
        pytest.param("JK JS AS KS QS 9S 2H 3H AD KD", "8S", "JC", id="the left bower"),
        pytest.param("JK JS JC KS QS 9S 2H 3H AD KD", "8S", "AS", id="the ace of trumps"),
        pytest.param(
            "JK KS QS JS 9S 2S 2H 3H AD KD", "8NT", "AS", id="the ace of the longest suit"
        ),
    ],
)
def test_what_the_contractor_of_five_calls(hand: str, bid: str, called: str) -> None:
    options = options_of(5, blind_misere_enabled=False)
    state = hand_of(hand, "", "", "", "", kitty="2C 3C 4C", options=options)
    state, _ = played(state, f"bid {bid}", *["pass"] * 4, "discard 2C 3C 4C")
    assert choice(state) == f"partner {called}"


def test_of_seats_it_chooses_the_one_that_bid_the_most() -> None:
    options = options_of(5, blind_misere_enabled=False, five_partner="choose_player")
    state = hand_of(
        "JK JS AS KS QS 9S 2H 3H AD KD", "", "", "", "", kitty="2C 3C 4C", options=options
    )
    calls = ["bid 6S", "pass", "bid 6D", "bid 6H", "pass", "bid 7S", "pass", "pass"]
    state, _ = played(state, *calls, "discard 2C 3C 4C")
    assert choice(state) == "partner 3"
