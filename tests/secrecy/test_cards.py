"""Cards are found however they are written, and nothing else is taken for one."""

import pytest

from tests.secrecy.cards import cards_in_text, leaves


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        pytest.param("swap 4C KS call", {"4C", "KS"}, id="a move"),
        pytest.param("TD", {"TD"}, id="a card alone"),
        pytest.param("JK,JK2", {"JK", "JK2"}, id="jokers"),
        pytest.param("ES WH XD", {"ES", "WH", "XD"}, id="eleven to thirteen"),
        pytest.param("♥K 10♠ 12♦", {"KH", "TS", "WD"}, id="signs"),
        pytest.param("hand=AS;", {"AS"}, id="between signs"),
        pytest.param("??", set(), id="hidden"),
        pytest.param("KAZE7Q2M", set(), id="a code"),
        pytest.param("5c2d" * 16, set(), id="hex"),
        pytest.param("BASKET", set(), id="a word"),
    ],
)
def test_cards_of_a_text(text: str, cards: set[str]) -> None:
    assert cards_in_text(text) == cards


def test_leaves_are_all_texts_but_names_codes_and_ids() -> None:
    frame = {"name": "AS", "hands": [["KD"], {"QH": 1}], "seats": [{"names": ["2C"]}], "raw": b"4S"}
    assert [text for _, text in leaves(frame) if cards_in_text(text)] == ["KD", "QH", "4S"]


def test_keys_of_events_and_choices_say_what_they_belong_to() -> None:
    event = {"type": "card_played", "card": "7H"}
    choice = {"verb": "discard", "of": ["8H"]}
    found = [*leaves({"events": [event], "legal": {"choices": [choice]}, "hand": ["9H"]})]
    assert [each for each in found if cards_in_text(each[1])] == [
        ("card_played.card", "7H"),
        ("discard.of", "8H"),
        ("hand", "9H"),
    ]
