"""Room codes: 8 characters from 31, read aloud without doubt.

31^8 is about 8.5 * 10^11: with the limits on failed joins a code is not found by trying.
"""

import unicodedata
from collections.abc import Callable

from protocol.ids import RoomCode

__all__ = ["CODE_ALPHABET", "CODE_LENGTH", "format_code", "new_code", "parse_code"]

CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 O 1 I L: they are taken for each other."""

CODE_LENGTH = 8

_FAIR_BYTES = 256 - 256 % len(CODE_ALPHABET)
# Dashes of keyboards and of input methods; the long-vowel mark is what a Japanese one gives.
_LEFT_OUT = frozenset("-‐‑‒–—―−ー｡・_. \u3000")


def new_code(random_bytes: Callable[[int], bytes]) -> RoomCode:
    """A code, every one equally likely."""
    characters: list[str] = []
    while len(characters) < CODE_LENGTH:
        fair = (byte for byte in random_bytes(CODE_LENGTH) if byte < _FAIR_BYTES)
        characters += [CODE_ALPHABET[byte % len(CODE_ALPHABET)] for byte in fair]
    return RoomCode("".join(characters[:CODE_LENGTH]))


def parse_code(text: str) -> RoomCode | None:
    """The code that a person typed, with any dash, case and width; None if it is none."""
    folded = unicodedata.normalize("NFKC", text).upper()
    code = "".join(character for character in folded if character not in _LEFT_OUT)
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_ALPHABET):
        return None
    return RoomCode(code)


def format_code(code: RoomCode) -> str:
    """The code as people are shown it: `KAZE-7Q2M`."""
    return f"{code[:4]}-{code[4:]}"
