import pytest

from clients.cli.cards import CardWriter, parse_card_text
from games.cards import HIDDEN, JOKERS, pack


@pytest.mark.parametrize(
    ("card", "shown", "in_ascii"),
    [
        ("AS", "♠A", "AS"),
        ("TD", "♦10", "TD"),
        ("4H", "♥4", "4H"),
        ("KC", "♣K", "KC"),
        ("JK", "JK", "JK"),
        ("JK2", "JK2", "JK2"),
        ("EH", "♥11", "EH"),
        ("??", "■", "??"),
    ],
)
def test_cards_are_written_for_the_screen(card: str, shown: str, in_ascii: str) -> None:
    assert CardWriter().card(card) == shown
    assert CardWriter(is_ascii=True).card(card) == in_ascii
    assert CardWriter(is_ascii=True).card(card).isascii()


def test_caption_stands_beside_rank_and_suit() -> None:
    captions = {"KS": "ふじさん", "JK": "ちょう"}
    assert CardWriter(captions=captions).card("KS") == "♠K ふじさん"
    assert CardWriter(captions=captions).card("KS", mark="(R)") == "♠K(R) ふじさん"
    assert CardWriter(is_ascii=True, captions=captions).card("KS") == "KS ふじさん"
    assert CardWriter(captions=captions).cards(["KS", "4H", "JK", "??"]) == (
        "♠K ふじさん  ♥4  JK ちょう  ■"
    )


@pytest.mark.parametrize("card", [*pack(), *JOKERS])
def test_what_is_shown_can_be_typed(card: str) -> None:
    for writer in (CardWriter(), CardWriter(is_ascii=True)):
        assert parse_card_text(writer.card(card)) == card
        assert parse_card_text(writer.card(card).lower()) == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("10s", "TS"),
        ("s10", "TS"),
        ("h4", "4H"),
        ("ハート4", "4H"),
        ("クローバーk", "KC"),
        ("joker", "JK"),
        ("ジョーカー", "JK"),
        ("ジョーカー2", "JK2"),
        ("1s", None),
        ("4", None),
        ("11h", "EH"),
        ("♦13", "XD"),
        ("14h", None),
        ("7hearts", "7H"),
        ("spadeA", "AS"),
        ("", None),
        (HIDDEN, None),
    ],
)
def test_cards_are_typed_in_many_ways(typed: str, card: str | None) -> None:
    assert parse_card_text(typed) == card
