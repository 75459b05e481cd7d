from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.cards import Card, parse_cards
from games.five_hundred.drawing import Place, draw

CARDS = parse_cards("AS KS QS JS AH KH QH JH AC KC QC JC")


@st.composite
def possible(draw_: st.DrawFn) -> list[Place]:
    """Places that bar none of the cards of some random draw."""
    order = draw_(st.permutations(CARDS))
    sizes = draw_(
        st.lists(st.integers(0, 6), min_size=1, max_size=5).filter(lambda s: sum(s) <= 12)
    )
    sizes.append(len(CARDS) - sum(sizes))
    places, start = [], 0
    for size in sizes:
        own = order[start : start + size]
        others = st.sampled_from([card for card in CARDS if card not in own] or [Card("2D")])
        places.append(Place(size, frozenset(draw_(st.sets(others)))))
        start += size
    return places


@given(possible(), st.randoms(use_true_random=False))
def test_every_card_lies_in_one_place_that_does_not_bar_it(
    places: list[Place], rng: Random
) -> None:
    drawn = draw(CARDS, places, rng)
    assert [len(cards) for cards in drawn] == [place.size for place in places]
    assert sorted(card for cards in drawn for card in cards) == sorted(CARDS)
    for cards, place in zip(drawn, places, strict=True):
        assert not place.barred.intersection(cards)


def test_every_possible_draw_comes_up() -> None:
    cards = parse_cards("AS KS QS")
    places = (Place(1, frozenset({Card("AS")})), Place(2))
    found = {draw(cards, places, Random(seed))[0] for seed in range(50)}
    assert found == {("KS",), ("QS",)}
