import pytest

from games.audience import redacted
from games.cards import parse_cards
from games.field.events import FieldDealt
from games.seats import SPECTATOR, Seat, Viewer

HANDS = (parse_cards("AS KS QS JS TS"), parse_cards("2H 3H 4H 5H 6H"))
FIELD = parse_cards("2C 3C 4C 5C 6C")
HIDDEN = ("??",) * 5


@pytest.mark.parametrize(
    ("viewer", "heard"),
    [
        (Seat(0), (HANDS[0], HIDDEN)),
        (Seat(1), (HIDDEN, HANDS[1])),
        (SPECTATOR, (HIDDEN, HIDDEN)),
    ],
)
def test_of_a_deal_each_seat_hears_its_own_hand(viewer: Viewer, heard: object) -> None:
    dealt = FieldDealt(1, Seat(0), HANDS, FIELD, stock_count=38)
    told = redacted(dealt, viewer)
    assert told.hands == heard
    assert (told.field, told.stock_count, told.dealer) == (FIELD, 38, 0)
