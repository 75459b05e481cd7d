"""Cards as people write and read them: `♠10` or, where there are no suit signs, `TS`.

A pack's caption stands beside rank and suit (`♠K ふじさん`), never in their place.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

__all__ = ["CardWriter", "parse_card_text", "parse_suit_text"]

_SIGNS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
_RANKS = {"T": "10", "E": "11", "W": "12", "X": "13"}
_BACK = "■"

_LETTERS = {sign: letter for letter, sign in _SIGNS.items()} | {
    "スペード": "S",
    "ハート": "H",
    "クラブ": "C",
    "クローバー": "C",
    "ダイヤ": "D",
    "SPADE": "S",
    "SPADES": "S",
    "HEART": "H",
    "HEARTS": "H",
    "CLUB": "C",
    "CLUBS": "C",
    "DIAMOND": "D",
    "DIAMONDS": "D",
}
_SUIT = "|".join((*_SIGNS, *_LETTERS))
_RANK = "1[0-3]|[2-9TEWXJQKA]"
_LETTER_OF_RANK = {number: letter for letter, number in _RANKS.items()}
_CARD = re.compile(
    rf"(?P<rank>{_RANK})(?P<suit>{_SUIT})|(?P<suit_first>{_SUIT})(?P<rank_last>{_RANK})"
)
_JOKER = re.compile(r"(?:JK|JOKER|ジョーカー)(?P<second>2?)")


@dataclass(frozen=True, slots=True)
class CardWriter:
    """Writes cards for the screen."""

    is_ascii: bool = False
    """In notation, for screens without suit signs."""
    captions: Mapping[str, str] = field(default_factory=dict)
    """By card, in notation; as the room's pack has them."""

    def card(self, card: str, *, mark: str = "") -> str:
        """One card, given in notation, with its mark in the game and its caption."""
        marked, caption = self._bare(card) + mark, self.captions.get(card)
        return marked if caption is None else f"{marked} {caption}"

    def suit(self, suit: str) -> str:
        """A suit, given by its letter."""
        return suit if self.is_ascii else _SIGNS[suit]

    def cards(self, cards: Iterable[str]) -> str:
        """Cards with spaces between them: two where captions hold single ones."""
        return ("  " if self.captions else " ").join(map(self.card, cards))

    def _bare(self, card: str) -> str:
        if card == "??":
            return card if self.is_ascii else _BACK
        if self.is_ascii or card.startswith("JK"):
            return card
        return _SIGNS[card[1]] + _RANKS.get(card[0], card[0])


def parse_card_text(text: str) -> str | None:
    """The notation of a card as people type it: `4c`, `10S`, `♠K`, `ハートA`, `11d`; or None."""
    text = text.upper()
    joker = _JOKER.fullmatch(text)
    if joker is not None:
        return f"JK{joker['second']}"
    card = _CARD.fullmatch(text)
    if card is None:
        return None
    rank = card["rank"] or card["rank_last"]
    suit = card["suit"] or card["suit_first"]
    return _LETTER_OF_RANK.get(rank, rank) + _LETTERS.get(suit, suit)


def parse_suit_text(text: str) -> str | None:
    """The letter of a suit as people type it: `h`, `♥`, `ハート`, `hearts`; or None."""
    text = text.upper()
    return text if text in _SIGNS else _LETTERS.get(text)
