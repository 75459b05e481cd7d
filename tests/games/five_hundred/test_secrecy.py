"""Kitty, discards, called partner, blind hands and the joker's holder are told to nobody else.

Each test plays two deals that differ in nothing but what a viewer must not learn, and compares
all that it is told: events, view, waits, whose move it is (docs/rules/README.md §2, §0).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from games.cards import Card
from games.five_hundred.events import Event
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.packs import deal_cards, full_pack
from games.five_hundred.play import open_hand
from games.five_hundred.state import State
from games.options import OptionValue
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.five_hundred.hands import hand_of, options_of, played, standing_of
from tests.games.harness import cards_in

SPADES = "JK AS KS QS JS TS 9S 8S 7S 6S"
THREE = ("pass",) * 3
FOUR = ("pass",) * 4


def told(state: State, events: Iterable[Event], viewer: Viewer) -> object:
    """All that a viewer learns of a step, and of what may come next."""
    heard = [FIVE_HUNDRED.redact(event, viewer) for event in events]
    waits = (FIVE_HUNDRED.waiting_for(state), FIVE_HUNDRED.movers(state))
    legal = None if viewer is None else FIVE_HUNDRED.legal_moves(state, viewer)
    return heard, waits, legal, FIVE_HUNDRED.view(state, viewer)


def exchanged(state: State, one: str, other: str) -> State:
    """The same deal with two cards in each other's places."""
    swap = {Card(one): Card(other), Card(other): Card(one)}

    def moved(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    return replace(
        state,
        hands=tuple(map(moved, state.hands)),
        kitty=moved(state.kitty),
        dead_hand=moved(state.dead_hand),
    )


def compare(
    state: State, twin: State, steps: Sequence[tuple[str, str]], viewers: Iterable[Viewer]
) -> None:
    """Play both deals step by step; what each viewer is told is equal all the way."""
    viewers = tuple(viewers)
    assert [told(state, (), each) for each in viewers] == [told(twin, (), each) for each in viewers]
    for text, twin_text in steps:
        state, events = played(state, text)
        twin, twin_events = played(twin, twin_text)
        for viewer in viewers:
            assert told(state, events, viewer) == told(twin, twin_events, viewer), (text, viewer)


def same(*texts: str) -> list[tuple[str, str]]:
    return [(text, text) for text in texts]


def others_than(seats: int, *left_out: int) -> tuple[Viewer, ...]:
    return (*(Seat(seat) for seat in range(seats) if seat not in left_out), SPECTATOR)


@pytest.mark.parametrize("bid", ["7S", "7NT", "OM", "7S/SK"])
def test_the_kitty_is_told_to_the_contractor_alone(bid: str) -> None:
    """A card of the kitty and one of the contractor's hand change places."""
    discard = same() if bid.endswith("/SK") else same("discard 8S 7S 6S")
    state = hand_of("AS KS 8S 7S 6S", "", "", "", kitty="AH")
    twin = exchanged(state, "AH", "AS")
    compare(state, twin, [*same(f"bid {bid}", *THREE), *discard], others_than(4, 0))


def test_before_it_is_taken_the_kitty_is_told_to_nobody() -> None:
    state = hand_of("", "", "", "", kitty="AH KH QH")
    for viewer in others_than(4):
        for step, events in (played(state, "0:look"), played(state, "bid 7S", "pass")):
            heard = [FIVE_HUNDRED.redact(event, viewer) for event in events]
            assert not {"AH", "KH", "QH"} & cards_in(heard)
            assert not {"AH", "KH", "QH"} & cards_in(FIVE_HUNDRED.view(step, viewer))


def test_the_discards_are_told_to_the_contractor_alone() -> None:
    state = hand_of("AS KS QS 8S 7S 6S", "", "", "")
    steps = [*same("bid 7NT", *THREE), ("discard AS KS QS", "discard 8S 7S 6S")]
    compare(state, state, steps, others_than(4, 0))


def test_the_discards_are_turned_up_when_the_hand_is_scored() -> None:
    state, _ = played(hand_of(SPADES, "", "", ""), "bid 10S", *THREE, "discard 6S 7S 8S")
    for viewer in others_than(4):
        assert ("6S" in cards_in(FIVE_HUNDRED.view(state, viewer))) == (viewer == 0)
    state, events = played(state, "claim 10", "1:accept", "2:accept", "3:accept")
    for viewer in others_than(4):
        assert "6S" in cards_in(FIVE_HUNDRED.view(state, viewer))
        assert "6S" in cards_in(FIVE_HUNDRED.redact(events[-1], viewer))


def test_nothing_shows_who_holds_the_called_card() -> None:
    """The contractor itself learns it when the card falls."""
    state = hand_of(SPADES, "5H 6H", "AH 7H", "8H", "9H", options=options_of(5))
    twin = exchanged(state, "AH", "8H")
    steps = same("bid 7S", *FOUR, "discard 6S 7S 8S", "partner AH", "play JK")
    compare(state, twin, steps, others_than(5, 2, 3))


def test_the_holder_of_the_called_card_knows_that_it_is_partner() -> None:
    state = hand_of(SPADES, "", "AH", "", "", options=options_of(5))
    state, _ = played(state, "bid 7S", *FOUR, "discard 6S 7S 8S", "partner AH")
    for viewer in others_than(5):
        contract = FIVE_HUNDRED.view(state, viewer).contract
        assert contract is not None
        assert contract.partners == ((2,) if viewer == 2 else ())


def test_nothing_shows_that_the_called_card_lies_in_the_kitty() -> None:
    state = hand_of(SPADES, "", "7H", "", "", kitty="AH", options=options_of(5))
    twin = exchanged(state, "AH", "7H")
    steps = same("bid 7S/SK", *FOUR, "partner AH", "play JK")
    compare(state, twin, steps, others_than(5, 2))


def test_a_hand_that_was_not_looked_at_is_told_to_nobody_its_seat_included() -> None:
    state = hand_of("AS", "AH", "", "")
    compare(state, exchanged(state, "AS", "AH"), same("2:look", "3:look"), others_than(4))
    compare(state, exchanged(state, "AS", "AH"), same("bid 6S", "2:look"), others_than(4, 0))


@pytest.mark.parametrize("is_blind", [True, False])
def test_the_deal_tells_each_seat_its_own_cards_if_they_lie_open_to_it(is_blind: bool) -> None:
    options = options_of(blind_misere_enabled=is_blind)
    deal = deal_cards(full_pack("default", 4), Seat(3), options, 4)
    _, events = open_hand(options, standing_of(options, 4), deal)
    for viewer in others_than(4):
        own = () if viewer is None or is_blind else deal.hands[viewer]
        assert cards_in([FIVE_HUNDRED.redact(event, viewer) for event in events]) == set(own)


def test_looking_shows_the_hand_to_its_seat_alone() -> None:
    state, events = played(hand_of("AS", "", "", ""), "0:look")
    for viewer in others_than(4):
        assert ("AS" in cards_in([FIVE_HUNDRED.redact(each, viewer) for each in events])) == (
            viewer == 0
        )
        assert bool(FIVE_HUNDRED.view(state, viewer).hand) == (viewer == 0)


NAMING: list[tuple[str, dict[str, OptionValue]]] = [
    ("7NT", {}),
    ("OM", {}),
    ("BM", {}),
    ("7NT", {"joker_naming": False}),
    ("OM", {"open_misere_expose": "before_first_lead"}),
]


@pytest.mark.parametrize(("bid", "chosen"), NAMING, ids=str)
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_naming_shows_nothing_of_who_holds_the_joker(
    bid: str, chosen: dict[str, OptionValue], holder: int
) -> None:
    """The contractor holds it, or lays it away, or another seat holds it."""
    hands = ["JK AS 8S 7S 6S", "9H", "9C", "9D"]
    own = hands[holder]
    state = hand_of(*hands, options=options_of(4, **chosen))
    twin = exchanged(state, "JK", own)
    steps = same(f"bid {bid}", *THREE, "discard 8S 7S 6S")
    viewers = others_than(4, 0, holder)
    if chosen.get("open_misere_expose") == "before_first_lead":
        steps = steps[:-1]  # the exposed hand shows it
    compare(state, twin, steps, viewers)
    lay_away = [*same(f"bid {bid}", *THREE), ("discard JK 7S 6S", f"discard {own} 7S 6S")]
    compare(state, twin, lay_away, viewers)


@pytest.mark.parametrize("holder", [1, 2, 3])
@pytest.mark.parametrize("bid", ["7NT/SK", "OM/SK"])
def test_sans_kitty_naming_shows_nothing_either(bid: str, holder: int) -> None:
    hands = ["JK AS 8S 7S 6S", "9H", "9C", "9D"]
    state = hand_of(*hands)
    twin = exchanged(state, "JK", hands[holder])
    compare(state, twin, same(f"bid {bid}", *THREE, "play AS"), others_than(4, 0, holder))


def test_with_the_joker_in_the_kitty_nothing_shows_before_it_is_taken() -> None:
    state = hand_of("9H", "", "", "", kitty="JK")
    twin = exchanged(state, "JK", "9H")
    compare(state, twin, same("bid 7NT", *THREE), others_than(4, 0))


def test_the_dead_hand_is_never_told() -> None:
    state = hand_of("", "")
    dead = set(state.dead_hand)
    assert len(dead) == 10
    while not state.is_over:
        assert state.turn is not None
        moves = FIVE_HUNDRED.legal_moves(state, state.turn)
        text = next((text for text in moves.listed if text.startswith("bid 6S/SK")), None)
        state, events = played(state, text or moves.listed[-1 if "pass" in moves.listed else 0])
        for viewer in (Seat(0), Seat(1), SPECTATOR):
            heard = [FIVE_HUNDRED.redact(event, viewer) for event in events]
            assert not dead & (cards_in(heard) | cards_in(FIVE_HUNDRED.view(state, viewer)))
