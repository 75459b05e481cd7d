from typing import get_args

import pytest

from games.cards import HIDDEN, parse_cards
from games.page_one.events import EVENTS, CardsDrawn, Event, HandsDealt, PenaltyDrawn
from games.page_one.game import PAGE_ONE
from games.seats import SPECTATOR, Seat, Viewer

TWO = parse_cards("2H 3S")
FACE_DOWN = (HIDDEN, HIDDEN)


def test_the_listed_events_are_the_members_of_the_union() -> None:
    assert get_args(Event) == EVENTS


@pytest.mark.parametrize(
    ("viewer", "cards"), [(Seat(1), TWO), (Seat(0), FACE_DOWN), (SPECTATOR, FACE_DOWN)]
)
@pytest.mark.parametrize("drawn", [CardsDrawn(Seat(1), TWO), PenaltyDrawn(Seat(1), TWO)])
def test_others_hear_how_many_were_drawn_not_which(
    drawn: CardsDrawn | PenaltyDrawn, viewer: Viewer, cards: tuple[str, ...]
) -> None:
    heard = PAGE_ONE.redact(drawn, viewer)
    assert isinstance(heard, CardsDrawn | PenaltyDrawn)
    assert heard.cards == cards


@pytest.mark.parametrize(
    ("viewer", "hands"),
    [(Seat(0), (TWO, FACE_DOWN)), (SPECTATOR, (FACE_DOWN, FACE_DOWN))],
)
def test_each_seat_is_told_its_own_hand(viewer: Viewer, hands: tuple[object, ...]) -> None:
    dealt = HandsDealt(1, Seat(0), (TWO, parse_cards("4H 5H")), 48)
    heard = PAGE_ONE.redact(dealt, viewer)
    assert isinstance(heard, HandsDealt)
    assert heard.hands == hands
