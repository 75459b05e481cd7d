"""Lines that the games with a field share; whole screens are in the games' own tests."""

import pytest

from clients.cli.games.field_lines import (
    FieldEvent,
    field_line,
    hand_line,
    status_line,
    tell_field_event,
)
from games.cards import Card, parse_cards
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, Swapped
from games.seats import Seat
from protocol.ids import Phase
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of, view_of

CARDS = parse_cards("2S 3S 4S 5S 6S")


@pytest.mark.parametrize("game", ["fifty_one", "forty_six"])
@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            FieldDealt(2, Seat(1), (CARDS,), CARDS, 28),
            "Round 2. Dealer: Ken. Field: ♠2 ♠3 ♠4 ♠5 ♠6",
        ),
        (Swapped(Seat(1), Card("4C"), Card("KS")), "Ken gave ♣4 and took ♠K."),
        (FieldFlushed(Seat(1), CARDS, CARDS), "Ken flushed the field. New field: ♠2 ♠3 ♠4 ♠5 ♠6"),
        (Reshuffled(13), "The discards were shuffled into the stock (13 cards)."),
    ],
)
def test_an_event_of_the_field_is_told(event: FieldEvent, told: str, game: str) -> None:
    assert tell_field_event(event, scene_of(), game) == told


def test_the_table_is_shown_with_letters_and_numbers() -> None:
    view = view_of("TS KS JS 4H 9D", "AS TH 3D KC 7C")
    scene = scene_of(table_of(lobby(phase=Phase.PLAYING), update_of(view)))
    assert status_line(view, scene, "fifty_one") == "Round 3, lap 2   stock 23   discards 5"
    assert field_line(view, scene, "fifty_one") == "Field   a ♠A  b ♥10  c ♦3  d ♣K  e ♣7"
    assert hand_line(view, scene, "fifty_one") == "Hand    1 ♠10  2 ♠K  3 ♠J  4 ♥4  5 ♦9"
