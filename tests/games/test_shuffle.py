import hmac
from collections import Counter

import pytest

from games.cards import format_cards, pack
from games.shuffle import KeyedShuffle, MatchKey, draw_first_dealer, shuffled
from tests.games.harness import key_from

ZERO_KEY = MatchKey(bytes(32))
RECORDED = (
    "3S 9D 6D JS QS 4H 5H 5S 3H 2H JK 2S 6C 5C 7D AC AH TD JD AS 3C AD TH KH 8C 6H 3D "
    "JC 7S 9C 5D 2D 8S 7H 4S 6S 2C QD 4C 9S 8H QH 7C KS TS QC 4D KD 9H 8D JH KC TC"
)


def test_the_order_is_the_recorded_one() -> None:
    """Records of finished matches are replayed from their keys: this order is for ever."""
    order = shuffled(pack(jokers=1), ZERO_KEY, round_number=1, count=0)
    assert format_cards(order) == RECORDED


def test_the_method_is_the_documented_one() -> None:
    key, order = key_from(1), list(range(30))
    stream = b"".join(
        hmac.digest(
            key,
            b"bafuda shuffle 1" + b"".join(n.to_bytes(4, "big") for n in (2, 3, block)),
            "sha256",
        )
        for block in range(20)
    )
    numbers = (int.from_bytes(stream[place : place + 2], "big") for place in range(0, 640, 2))
    for place in range(29, 0, -1):
        number = next(n for n in numbers if n < 65536 // (place + 1) * (place + 1))
        other = number % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert shuffled(range(30), key, round_number=2, count=3) == tuple(order)


def test_each_shuffle_of_a_round_is_another() -> None:
    shuffle = KeyedShuffle(ZERO_KEY, 1)
    first, second = shuffle(pack()), shuffle(pack())
    assert first != second
    assert shuffle.count == 2
    assert KeyedShuffle(ZERO_KEY, 1, 1)(pack()) == second
    assert KeyedShuffle(ZERO_KEY, 2)(pack()) != first


@pytest.mark.parametrize("cards", [(), ("AS",)])
def test_nothing_to_shuffle_stays(cards: tuple[str, ...]) -> None:
    assert shuffled(cards, ZERO_KEY, round_number=1, count=0) == cards


def test_every_place_is_equally_likely() -> None:
    draws = 6000
    tops = Counter(
        shuffled("abc", key_from(seed), round_number=1, count=0) for seed in range(draws)
    )
    assert len(tops) == 6
    assert all(abs(count - draws / 6) < 150 for count in tops.values())


def test_every_seat_may_deal_first() -> None:
    assert {draw_first_dealer(key_from(seed), 4) for seed in range(60)} == {0, 1, 2, 3}
