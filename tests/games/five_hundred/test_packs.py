import pytest

from games.cards import parse_cards
from games.five_hundred.packs import deal_cards, full_pack, kitty_size
from games.seats import Seat
from tests.games.five_hundred.hands import options_of


@pytest.mark.parametrize(
    ("pack", "seats", "size", "lowest"),
    [
        ("default", 2, 33, "7S 7H 7C 7D"),
        ("p24", 2, 24, "9S 9H 9C 9D"),
        ("default", 3, 33, "7S 7H 7C 7D"),
        ("default", 4, 43, "5S 4H 5C 4D"),
        ("p45", 4, 45, "4S 4H 4C 4D"),
        ("default", 5, 53, "2S 2H 2C 2D"),
        ("default", 6, 63, "2S 2H 2C 2D"),
    ],
)
def test_a_pack_is_cut_to_its_players(pack: str, seats: int, size: int, lowest: str) -> None:
    cards = full_pack(pack, seats)
    assert len(cards) == len(set(cards)) == size
    assert ("JK" in cards) == (pack != "p24")
    ranks = "23456789TEWXJQKA"
    by_suit = {suit: [card for card in cards if card[1] == suit] for suit in "SHCD"}
    found = [min(each, key=lambda card: ranks.index(card[0])) for each in by_suit.values()]
    assert found == lowest.split()


def test_six_players_have_elevens_twelves_and_red_thirteens() -> None:
    extra = {card for card in full_pack("default", 6) if card[0] in "EWX"}
    assert extra == set(parse_cards("ES EH EC ED WS WH WC WD XH XD"))
    assert not {card for card in full_pack("default", 5) if card[0] in "EWX"}


@pytest.mark.parametrize(
    ("seats", "chosen", "kitty"),
    [
        (2, {}, 3),
        (2, {"pack": "p24"}, 4),
        (3, {}, 3),
        (4, {}, 3),
        (4, {"pack": "p45"}, 5),
        (5, {}, 3),
        (6, {}, 3),
    ],
)
def test_packets_of_three_four_and_three_with_the_kitty_after_each(
    seats: int, chosen: dict[str, str], kitty: int
) -> None:
    options = options_of(seats, **chosen)
    pack = full_pack(options.pack, seats)
    deal = deal_cards(pack, Seat(0), options, seats)
    assert kitty_size(options, seats) == len(deal.kitty) == kitty
    piles = [deal.dead_hand, *deal.hands[1:], deal.hands[0]] if deal.dead_hand else None
    piles = piles or [*deal.hands[1:], deal.hands[0]]
    parts = {3: (1, 1, 1), 4: (2, 1, 1), 5: (2, 2, 1)}[kitty]
    order: list[str] = []
    starts, kitty_start = [0] * len(piles), 0
    for packet, part in zip((3, 4, 3), parts, strict=True):
        for number, pile in enumerate(piles):
            order += pile[starts[number] : starts[number] + packet]
            starts[number] += packet
        order += deal.kitty[kitty_start : kitty_start + part]
        kitty_start += part
    assert tuple(order) == pack
