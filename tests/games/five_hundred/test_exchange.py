import pytest

from games.five_hundred.exchange import names_for
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, refusal, types

PASSES = ("pass", "pass", "pass")
JOKER = "JK AS KS QS JS TS 9S 8S 7S 6S"


def test_the_contractor_takes_the_kitty_and_lays_as_many_away() -> None:
    state, events = played(hand_of("AS", "", "", "", kitty="KH QH JH"), "bid 7H", *PASSES)
    assert types(events)[-2:] == ["auction_won", "kitty_taken"]
    assert len(state.hands[0]) == 13
    state, events = played(state, "discard AS KH QH")
    assert types(events) == ["kitty_discarded"]
    assert (set(state.discards), len(state.hands[0])) == ({"AS", "KH", "QH"}, 10)
    assert (state.phase, state.turn) == ("play", 0)


@pytest.mark.parametrize(
    ("bid", "discard", "named", "told"),
    [
        pytest.param("7NT", "7S 6S 8S name H", "H", ["joker_named"], id="named"),
        pytest.param("7NT", "7S 6S 8S", None, ["joker_named"], id="no word is none"),
        pytest.param("7NT", "JK 6S 8S", None, ["joker_named"], id="discarded"),
        pytest.param("7S", "7S 6S 8S", None, [], id="a trump is not named"),
        pytest.param("OM", "7S 6S 8S name S", "S", ["joker_named"], id="in a misere"),
    ],
)
def test_the_name_travels_with_the_discard(
    bid: str, discard: str, named: str | None, told: list[str]
) -> None:
    state, _ = played(hand_of(JOKER, "", "", ""), f"bid {bid}", *PASSES)
    state, events = played(state, f"discard {discard}")
    assert [each for each in types(events) if each == "joker_named"] == told
    assert state.contract is not None
    assert state.contract.named == named


def test_none_is_told_of_a_contractor_without_the_joker() -> None:
    state, _ = played(hand_of("", JOKER, "", ""), "bid 7NT", *PASSES)
    assert names_for(state, Seat(0)) == ()
    _, events = played(state, f"discard {' '.join(state.hands[0][:3])}")
    assert types(events) == ["kitty_discarded", "joker_named"]


def test_sans_kitty_the_name_travels_with_the_first_lead() -> None:
    state, events = played(hand_of(JOKER, "", "", ""), "bid 7NT/SK", *PASSES)
    assert types(events)[-1] == "auction_won"
    assert names_for(state, Seat(0)) == ("S", "H", "C", "D")
    assert state.hands[0] == hand_of(JOKER, "", "", "").hands[0]
    after, events = played(state, "play 9S name H")
    assert types(events)[:2] == ["joker_named", "card_played"]
    assert after.contract is not None
    assert after.contract.named == "H"
    _, events = played(state, "play 9S")
    assert types(events)[:2] == ["joker_named", "card_played"]


def test_a_joker_named_with_its_lead_is_led_as_its_suit() -> None:
    state, _ = played(hand_of(JOKER, "", "", ""), "bid 7NT/SK", *PASSES, "play JK name H")
    assert state.suit == "H"


@pytest.mark.parametrize(
    ("chosen", "bid", "move", "reason"),
    [
        ({"joker_naming": False}, "7NT", "discard 6S 7S 8S name H", "naming_off"),
        ({}, "7S", "discard 6S 7S 8S name H", "naming_needs_no_trumps"),
        ({}, "7NT", "discard 6S 7S JK name H", "naming_needs_joker"),
        ({}, "7NT", "discard 6S 7S", "discard_count"),
        ({}, "7NT", "discard 6S 7S 8S 9S", "discard_count"),
        ({}, "7NT", "discard 6S 7S 2S", "not_in_hand"),
        ({}, "7NT", "discard 6S 7S AH", "not_in_hand"),
        ({"joker_naming": False}, "7NT/SK", "play 9S name H", "naming_off"),
        ({}, "7NT/SK", "play 2S name H", "not_in_hand"),
        ({}, "7S/SK", "play 9S name H", "naming_needs_no_trumps"),
    ],
    ids=str,
)
def test_what_is_refused(chosen: dict[str, bool], bid: str, move: str, reason: str) -> None:
    state = hand_of(JOKER, "AH", "", "", options=options_of(4, **chosen))
    state, _ = played(state, f"bid {bid}", *PASSES)
    assert refusal(state, move) == reason


def test_nobody_is_told_where_naming_is_off_or_there_is_no_joker() -> None:
    off = hand_of("", "", "", "", options=options_of(joker_naming=False))
    p24 = hand_of("", "", options=options_of(2, pack="p24"))
    for state, passes in ((off, PASSES), (p24, PASSES[:1])):
        state, _ = played(state, "bid 7NT", *passes)
        _, events = played(state, f"discard {' '.join(state.hands[0][: len(state.kitty)])}")
        assert types(events) == ["kitty_discarded"]
