import pytest

from clients.printable import printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("花子", "花子"),
        ("Zoë  O'Hara", "Zoë  O'Hara"),
        ("全角\u3000空白", "全角\u3000空白"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\x1b[31mred", r"\x1b[31mred"),
        ("\x9b2J", r"\x9b2J"),
        ("a\nb\rc", r"a\nb\rc"),
        ("\u202eabc\u2066", r"\u202eabc\u2066"),
        ("\u2028\u0085", r"\u2028\x85"),
        ("\x00\x07\x7f", r"\x00\x07\x7f"),
    ],
)
def test_only_letters_and_signs_reach_the_terminal(text: str, shown: str) -> None:
    assert printable(text) == shown
