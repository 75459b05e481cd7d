"""Tables F and L row by row; the rows stand in docs/rules/five_hundred.md §4.3."""

import pytest

from games.cards import SUITS, Suit, parse_cards
from games.five_hundred.joker import JokerState, Position, lead_names, why_no_card
from games.five_hundred.order import card_order
from games.five_hundred.reasons import Reason
from games.options import OptionValue
from tests.games.five_hundred.hands import options_of


def position(
    *,
    trump: str = "",
    named: str = "",
    suit: str = "",
    led: str = "",
    void: str = "",
    is_misere: bool = False,
    is_contractor: bool = False,
    is_last: bool = False,
    lead: str = "unled_suit",
    **chosen: OptionValue,
) -> Position:
    """A position to lead from, or to follow `suit` in (`-`: a joker that named nothing)."""
    joker = JokerState.TRUMP if trump else JokerState.NAMED if named else JokerState.FREE
    return Position(
        options=options_of(4, joker_lead=lead, **chosen),
        order=card_order(Suit(trump) if trump else None, Suit(named) if named else None),
        joker=joker,
        is_misere=is_misere,
        is_contractor=is_contractor,
        is_lead=not suit,
        is_last_trick=is_last,
        suit=Suit(suit) if suit in SUITS else None,
        led_suits=frozenset(map(Suit, led)),
        void_suits=frozenset(map(Suit, void)),
    )


def reason_of(place: Position, hand: str, play: str) -> str | None:
    """Why `JK:H` or `9C` may not be played from the hand."""
    card, _, named = play.partition(":")
    (parsed,) = parse_cards(card)
    reason: Reason | None = why_no_card(place, parse_cards(hand), parsed, named or None)
    return None if reason is None else str(reason)


FREE_NT = position(suit="D")
MISERE = position(suit="D", is_misere=True)


@pytest.mark.parametrize(
    ("place", "hand", "play", "reason"),
    [
        pytest.param(position(trump="H", suit="H"), "JK JD 5S", "JK", None, id="F1 joker"),
        pytest.param(position(trump="H", suit="H"), "JK JD 5S", "JD", None, id="F1 left bower"),
        pytest.param(position(trump="H", suit="H"), "JK JD 5S", "5S", "follow_suit", id="F1"),
        pytest.param(
            position(trump="H", suit="D"), "JD KD", "JD", "left_bower_is_trump", id="F1 left"
        ),
        pytest.param(position(trump="H", suit="D"), "JH KD", "JH", "follow_suit", id="F1 right"),
        pytest.param(position(trump="H", suit="D"), "JK JD 5S", "JK", None, id="F2"),
        pytest.param(position(named="S", suit="S"), "JK 9S 4H", "JK", None, id="F3 joker"),
        pytest.param(position(named="S", suit="H"), "JK 4H", "JK", "follow_suit", id="F3"),
        pytest.param(
            position(named="S", suit="H", is_misere=True), "JK 9C", "9C", None, id="F4 no duty"
        ),
        pytest.param(FREE_NT, "JK 5D", "JK", "joker_while_following", id="F5"),
        pytest.param(FREE_NT, "9S 4H", "9S", None, id="F6"),
        pytest.param(FREE_NT, "JK 9S", "JK", None, id="F7 joker"),
        pytest.param(FREE_NT, "JK 9S", "9S", None, id="F7 other"),
        pytest.param(MISERE, "JK 9S", "9S", "joker_forced", id="F8"),
        pytest.param(MISERE, "JK 9S", "JK", None, id="F8 joker"),
        pytest.param(
            position(suit="D", is_misere=True, misere_joker_forced="contractor"),
            *("JK 9S", "9S", None),
            id="F8 contractor only: defender",
        ),
        pytest.param(
            position(
                suit="D", is_misere=True, is_contractor=True, misere_joker_forced="contractor"
            ),
            *("JK 9S", "9S", "joker_forced"),
            id="F8 contractor only: contractor",
        ),
        pytest.param(
            position(suit="D", is_misere=True, misere_joker_forced="none"),
            *("JK 9S", "9S", None),
            id="F8 nobody",
        ),
        pytest.param(position(suit="-", is_last=True), "9S", "9S", None, id="F10"),
        pytest.param(
            position(suit="D", led="SHC", joker_after_all_led="play_last_only"),
            *("JK 9S", "JK", "joker_plays_last"),
            id="F7 literal form",
        ),
        pytest.param(
            position(suit="D", led="SHC", is_misere=True, joker_after_all_led="play_last_only"),
            *("JK 9S", "9S", None),
            id="F8 literal form",
        ),
        pytest.param(
            position(suit="D", led="SHC", is_last=True, joker_after_all_led="play_last_only"),
            *("JK", "JK", None),
            id="F7 literal form, last trick",
        ),
        pytest.param(FREE_NT, "JK 9S", "JK:S", "named_without_lead", id="named as follower"),
        pytest.param(FREE_NT, "9S", "8S", "not_in_hand", id="not in hand"),
    ],
)
def test_table_of_following(place: Position, hand: str, play: str, reason: str | None) -> None:
    assert reason_of(place, hand, play) == reason


ALL = "SHCD"
LAST_ONLY = "last_trick_only"
UNSHOWN = "any_unshown"


@pytest.mark.parametrize(
    ("place", "play", "reason"),
    [
        pytest.param(position(trump="H"), "JK", None, id="L1 trump"),
        pytest.param(position(named="S", led=ALL), "JK", None, id="L1 named"),
        pytest.param(position(trump="H"), "JK:S", "joker_has_a_suit", id="L1 names nothing"),
        pytest.param(position(led="SD"), "JK:C", None, id="L2"),
        pytest.param(position(led="SD"), "JK", "joker_names_a_suit", id="L2 must name"),
        pytest.param(position(led="SD"), "JK:-", "joker_names_a_suit", id="L2 not nothing"),
        pytest.param(position(led="SD"), "JK:S", "suit_led_before", id="L2 led"),
        pytest.param(position(led=ALL), "JK:S", "joker_all_led", id="L3"),
        pytest.param(position(led="SDH", is_last=True), "JK:C", None, id="L4"),
        pytest.param(position(led="SDH", is_last=True), "JK:-", "joker_names_a_suit", id="L4 -"),
        pytest.param(position(led=ALL, is_last=True), "JK:-", None, id="L5"),
        pytest.param(
            position(led=ALL, is_last=True), "JK:S", "joker_names_nothing", id="L5 must not name"
        ),
        pytest.param(position(led=ALL, is_last=True), "JK", "joker_names_nothing", id="L5 plain"),
        pytest.param(position(led="S", lead=LAST_ONLY), "JK:H", "joker_leads_last", id="L6"),
        pytest.param(position(led="S", is_last=True, lead=LAST_ONLY), "JK:H", None, id="L6 last"),
        pytest.param(position(led=ALL, void="SD", lead=UNSHOWN), "JK:C", None, id="L7"),
        pytest.param(
            position(led=ALL, void="SD", lead=UNSHOWN), "JK:S", "suit_shown_void", id="L7 shown"
        ),
        pytest.param(
            position(led=ALL, void=ALL, lead=UNSHOWN), "JK:S", "suit_shown_void", id="L7 all shown"
        ),
        pytest.param(
            position(led=ALL, void=ALL, is_last=True, lead=UNSHOWN), "JK:-", None, id="L7 last"
        ),
    ],
)
def test_table_of_leading(place: Position, play: str, reason: str | None) -> None:
    hand = "JK" if place.is_last_trick else "JK 9S"
    assert reason_of(place, hand, play) == reason
    names = lead_names(place) if place.joker is JokerState.FREE else ()
    assert (play.partition(":")[2] in names) == (reason is None) or not names


def test_other_cards_are_led_freely() -> None:
    assert reason_of(position(led=ALL), "JK 9S", "9S") is None
