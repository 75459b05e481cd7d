"""What may be known of Five Hundred at each point of a hand, and that more is noticed."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest

from games.cards import Card, parse_cards
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.options import OptionValue
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.five_hundred.hands import hand_of, options_of, played
from tests.secrecy.knowledge import Step, known_after
from tests.secrecy.knowledge_five_hundred import FiveHundredKnowledge

KNOWLEDGE = FiveHundredKnowledge()
SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S"
HEARTS = "AH KH QH JH TH 9H 8H 7H 6H 5H"
KITTY = "JK AD AC"
THREE = ("pass",) * 3
SEVEN = ("bid 7S", *THREE)
PLAIN = (*SEVEN, "discard 5S AD AC")
OPEN = ("bid OM", *THREE, "discard JK AD AC")
FIRST_TRICK = ("play 5S", "play 6C", "play 7C")


def known(viewer: Viewer, *texts: str, **chosen: OptionValue) -> frozenset[Card]:
    """What the viewer knows after these moves of four; seat 0 has the spades and bids."""
    state = hand_of(SPADES, HEARTS, "", "", kitty=KITTY, options=options_of(4, **chosen))
    cards = known_after(KNOWLEDGE, Step(None, state), viewer, frozenset())
    for text in texts:
        after, _ = played(state, text)
        cards = known_after(KNOWLEDGE, Step(state, after), viewer, cards)
        state = after
    return cards


@pytest.mark.parametrize(
    ("viewer", "texts", "chosen", "cards"),
    [
        pytest.param(0, (), {}, "", id="nobody has looked"),
        pytest.param(0, (), {"blind_misere_enabled": False}, SPADES, id="all look at once"),
        pytest.param(1, ("1:look",), {}, HEARTS, id="who looks"),
        pytest.param(0, ("1:look",), {}, "", id="another looks"),
        pytest.param(0, ("bid 7S",), {}, SPADES, id="who calls"),
        pytest.param(0, SEVEN, {}, f"{SPADES} {KITTY}", id="the kitty, contractor"),
        pytest.param(1, SEVEN, {}, HEARTS, id="the kitty, another"),
        pytest.param(None, SEVEN, {}, "", id="the kitty, onlooker"),
        pytest.param(0, ("bid 7S/SK", *THREE), {}, SPADES, id="sans kitty"),
        pytest.param(0, PLAIN, {}, f"{SPADES} {KITTY}", id="discards, contractor"),
        pytest.param(1, PLAIN, {}, HEARTS, id="discards, another"),
        pytest.param(None, (*PLAIN, "play JK"), {}, "JK", id="what is played"),
        pytest.param(None, (*PLAIN, "claim 9"), {}, f"{SPADES[:-3]} JK", id="a claim"),
        pytest.param(
            None, (*PLAIN, "claim 9", "1:decline"), {}, f"{SPADES[:-3]} JK", id="after a claim"
        ),
        pytest.param(
            None,
            (*PLAIN, "claim 10", "1:accept", "2:accept", "3:accept"),
            {},
            f"{SPADES} {KITTY}",
            id="discards when it is over",
        ),
        pytest.param(None, OPEN, {}, "", id="open misere before the first lead"),
        pytest.param(
            None, OPEN, {"open_misere_expose": "before_first_lead"}, SPADES, id="exposed at once"
        ),
        pytest.param(None, (*OPEN, "play 5S"), {}, "5S", id="open misere in the first trick"),
        pytest.param(
            None,
            ("bid M", *THREE, "discard JK AD AC", "play 5S"),
            {"misere_needs_seven": False},
            "5S",
            id="misere",
        ),
        pytest.param(None, ("pass",) * 4, {}, "", id="all passed"),
    ],
)
def test_known_are(
    viewer: int | None, texts: tuple[str, ...], chosen: dict[str, OptionValue], cards: str
) -> None:
    eyes = SPECTATOR if viewer is None else Seat(viewer)
    assert known(eyes, *texts, **chosen) == set(parse_cards(cards))


def test_open_misere_lies_open_after_the_first_trick() -> None:
    state = hand_of("4H 5D", "AH", "", "JS", kitty="JK")
    state, _ = played(state, "bid OM", *THREE, "discard JK 5D 4D", "play 4H", "play AH")
    assert state.hands[0][0] not in KNOWLEDGE.in_sight(state, SPECTATOR)
    follow = FIVE_HUNDRED.legal_moves(state, Seat(3)).listed[0]
    state, _ = played(state, follow)
    assert set(state.hands[0]) <= KNOWLEDGE.in_sight(state, SPECTATOR)


@pytest.mark.parametrize(
    ("key", "text", "cards"),
    [
        pytest.param("bid_made.bid", "7H", "", id="a bid"),
        pytest.param("said", "7H", "", id="a call"),
        pytest.param("bid", "7H", "", id="a contract"),
        pytest.param("listed", "bid 7H", "", id="a move that bids"),
        pytest.param("listed", "raise 8H", "", id="a move that raises"),
        pytest.param("called", "7H", "", id="the called card"),
        pytest.param("partner_called.card", "7H", "", id="the call"),
        pytest.param("partner.of", "7H", "", id="what may be called"),
        pytest.param("discard.of", "7H", "7H", id="what may be laid away"),
        pytest.param("card_played.card", "7H", "7H", id="a card played"),
        pytest.param("listed", "play JK H", "JK", id="a play"),
        pytest.param("open_hands", "7H", "7H", id="a hand"),
    ],
)
def test_cards_of_a_text(key: str, text: str, cards: str) -> None:
    assert KNOWLEDGE.cards_of(key, text) == set(parse_cards(cards))


Tampering = Callable[[dict[str, Any]], None]  # a decoded view


def of_contract(**told: object) -> Tampering:
    return lambda view: view["contract"].update(told)


def of_view(**told: object) -> Tampering:
    return lambda view: view.update(told)


def called() -> State:
    """Five players; seat 2 holds the called card and has taken the first trick."""
    options = options_of(5)
    state = hand_of("AS KS QS 4S 5S 6S", "8S", "AH JK", "9S", "TS", kitty="2C", options=options)
    texts = ("discard 4S 5S 6S", "partner AH", "play QS", "play 8S", "play JK", "play 9S")
    return played(state, "bid 7S", *("pass",) * 4, *texts, "play TS")[0]


@pytest.mark.parametrize("viewer", [*map(Seat, range(5)), SPECTATOR])
def test_no_fault_is_found_in_a_view(viewer: Viewer) -> None:
    state = called()
    assert state.tricks_won[2] == 1
    view = asdict(FIVE_HUNDRED.view(state, viewer))
    assert not list(KNOWLEDGE.faults(view, state, viewer))


@pytest.mark.parametrize(
    ("tamper", "fault"),
    [
        pytest.param(of_view(hand=["AH"]), "another hand", id="a hand"),
        pytest.param(of_view(seat=2), "another hand", id="a seat"),
        pytest.param(of_view(hand_suits=["H"]), "help", id="suits of a hand"),
        pytest.param(of_view(blocked=[None]), "help", id="what is blocked"),
        pytest.param(of_view(nameable=["H"]), "the joker", id="who holds the joker"),
        pytest.param(of_view(result={"winners": [0]}), "before the end", id="the end"),
        pytest.param(of_contract(partners=[2]), "who is partner", id="the partner"),
        pytest.param(of_contract(is_partner_public=True), "known to all", id="that it is known"),
        pytest.param(of_contract(taken=1), "tricks", id="the partner's tricks"),
    ],
)
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR], ids=str)
def test_more_is_noticed(viewer: Viewer, tamper: Tampering, fault: str) -> None:
    state = called()
    view = asdict(FIVE_HUNDRED.view(state, viewer))
    tamper(view)
    assert any(fault in found for found in KNOWLEDGE.faults(view, state, viewer))


def test_the_holder_of_the_called_card_may_hear_that_it_is_partner() -> None:
    state = called()
    view = asdict(FIVE_HUNDRED.view(state, Seat(2)))
    assert (view["contract"]["partners"], view["contract"]["taken"]) == ((2,), 1)
    assert not list(KNOWLEDGE.faults(view, state, Seat(2)))
