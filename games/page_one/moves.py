"""Moves of Page One and their texts."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from games.cards import SUITS, Card, Suit, is_joker, parse_card
from games.errors import NotationError
from games.seats import Seat

__all__ = ["DECLARE", "Challenge", "Declare", "Draw", "Move", "PlayCard", "parse_move"]

DECLARE: Final = "declare"
"""The word ページワン: said together with a play, or as a move of its own."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """One card to the trick: `play KS`, `play JK H`, `play KS declare`, `play JK H declare`."""

    card: Card
    named: Suit | None = None
    """The suit that the leader names with a joker."""
    announcement: str = ""
    """The word that declares, or nothing."""

    def __str__(self) -> str:
        words = ("play", self.card, self.named, self.announcement)
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards from the stock, as many as it takes, and what follows of them: `draw`."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Declare:
    """ページワン, by itself: `declare`."""

    def __str__(self) -> str:
        return DECLARE


@dataclass(frozen=True, slots=True)
class Challenge:
    """That seat has one card and has not declared it (指摘): `challenge 2`."""

    seat: Seat

    def __str__(self) -> str:
        return f"challenge {self.seat}"


Move: TypeAlias = PlayCard | Draw | Declare | Challenge


@cache  # one object a text; a refused text is not kept
def parse_move(text: str) -> Move:
    """The move that `text` says, exactly as `str` writes it.

    Raises:
        NotationError: `text` is no move of Page One.
    """
    match text.split(" "):
        case ["draw"]:
            return Draw()
        case ["declare"]:
            return Declare()
        case ["challenge", seat] if len(seat) == 1 and seat in "0123456789":
            return Challenge(Seat(int(seat)))
        case ["play", card]:
            return PlayCard(parse_card(card))
        case ["play", card, "declare"]:
            return PlayCard(parse_card(card), announcement=DECLARE)
        case ["play", joker, suit]:
            return PlayCard(_joker(joker, text), _suit(suit))
        case ["play", joker, suit, "declare"]:
            return PlayCard(_joker(joker, text), _suit(suit), DECLARE)
        case ["challenge", *_]:
            raise NotationError(f"{text!r}: a challenge names a seat from 0, as in 'challenge 2'")
        case ["draw", "declare"]:
            raise NotationError(f"{text!r}: a declaration goes with a play, or alone: 'declare'")
        case _:
            raise NotationError(
                f"not a move of Page One: {text!r}; there are 'play KS', 'play JK H', "
                "'play KS declare', 'draw', 'declare', 'challenge 2'"
            )


def _joker(text: str, move: str) -> Card:
    card = parse_card(text)
    if not is_joker(card):
        raise NotationError(f"{move!r}: a suit is named with a joker alone, as in 'play JK H'")
    return card


def _suit(text: str) -> Suit:
    suit = Suit(text)
    if suit not in SUITS:
        raise NotationError(f"not a suit: {text!r}; there are S, H, C and D")
    return suit
