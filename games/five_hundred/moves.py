"""Moves of Five Hundred and their texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from games.cards import SUITS, Card, Suit, format_cards, parse_card
from games.errors import NotationError
from games.five_hundred.bids import Bid, parse_bid
from games.five_hundred.joker import NO_SUIT
from games.five_hundred.packs import HAND_SIZE, JOKER
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = [
    "ALONE",
    "Answer",
    "CallPartner",
    "Claim",
    "Discard",
    "Look",
    "MakeBid",
    "Move",
    "Pass",
    "PlayCard",
    "Raise",
    "parse_move",
]

MOVES_KEPT = 4096
"""Texts whose moves are kept; there are too many discards to keep all."""


@dataclass(frozen=True, slots=True)
class Look:
    """The seat looks at its cards, at any time before its first call: `look`."""

    def __str__(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class MakeBid:
    """A bid in the auction: `bid 7H`, `bid 8H/SK`, `bid OM`."""

    bid: Bid

    def __str__(self) -> str:
        return f"bid {self.bid}"


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid: `pass`."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Raise:
    """The winner of the auction raises its bid, or stands: `raise 8H`, `raise none`."""

    bid: Bid | None

    def __str__(self) -> str:
        return f"raise {self.bid or 'none'}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The contractor lays cards away, and may name the joker: `discard 4C 5D 9S name H`."""

    cards: Cards
    name: Suit | None = None

    def __str__(self) -> str:
        return _with_name(f"discard {format_cards(self.cards)}", self.name)


@dataclass(frozen=True, slots=True)
class CallPartner:
    """The contractor of five: `partner AH`, `partner 2`, `partner 1 4`, `partner alone`."""

    card: Card | None = None
    seats: tuple[Seat, ...] = ()
    """The lower first."""

    def __str__(self) -> str:
        seats = " ".join(str(seat) for seat in self.seats)
        return f"partner {self.card or seats or 'alone'}"


ALONE: Final = CallPartner()


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card to the trick: `play KS`, `play JK H`, `play JK -`, `play 9C name H`."""

    card: Card
    named: str | None = None
    """The suit that a free joker is led for, or `-`."""
    name: Suit | None = None
    """The suit that the contractor names the joker for with its first lead sans kitty."""

    def __str__(self) -> str:
        text = f"play {self.card} {self.named}" if self.named else f"play {self.card}"
        return _with_name(text, self.name)


@dataclass(frozen=True, slots=True)
class Claim:
    """The hand is laid open: so many of the remaining tricks are the side's: `claim 4`."""

    count: int

    def __str__(self) -> str:
        return f"claim {self.count}"


@dataclass(frozen=True, slots=True)
class Answer:
    """To a claim: `accept` or `decline`."""

    is_accepted: bool

    def __str__(self) -> str:
        return "accept" if self.is_accepted else "decline"


Move: TypeAlias = Look | MakeBid | Pass | Raise | Discard | CallPartner | PlayCard | Claim | Answer


@lru_cache(maxsize=MOVES_KEPT)
def parse_move(text: str) -> Move:
    """The move that `text` says, as `str` writes it; two seats may come in any order.

    Raises:
        NotationError: `text` is no move of Five Hundred.
    """
    if text in _SINGLE_WORDS:
        return _SINGLE_WORDS[text]
    match text.split(" "):
        case ["bid", bid]:
            return MakeBid(parse_bid(bid))
        case ["raise", bid]:
            return Raise(None if bid == "none" else parse_bid(bid))
        case ["discard", *words]:
            return _discard(words)
        case ["partner", *words]:
            return _call(words)
        case ["play", *words]:
            return _play(words)
        case ["claim", count]:
            return Claim(_number(count, HAND_SIZE))
        case _:
            raise NotationError(
                f"not a move of Five Hundred: {text!r}; there are 'look', 'bid 7H', 'pass', "
                "'raise 8H', 'raise none', 'discard 4C 5D 9S', 'partner AH', 'play KS', "
                "'claim 4', 'accept', 'decline'"
            )


_SINGLE_WORDS: Final[Mapping[str, Move]] = MappingProxyType(
    {str(move): move for move in (Look(), Pass(), Answer(True), Answer(False))}
)


def _discard(words: list[str]) -> Discard:
    match words:
        case [*cards, "name", suit]:
            return Discard(_discards(cards), _suit(suit))
        case _:
            return Discard(_discards(words))


def _play(words: list[str]) -> PlayCard:
    match words:
        case [card]:
            return PlayCard(parse_card(card))
        case [card, "name", suit]:
            return PlayCard(parse_card(card), name=_suit(suit))
        case [joker, named] if joker == JOKER:
            return PlayCard(JOKER, NO_SUIT if named == NO_SUIT else _suit(named))
        case _:
            raise NotationError(
                f"not a play: {' '.join(words)!r}; there are 'play KS', 'play JK H', 'play JK -' "
                "and, sans kitty, 'play 9C name H'"
            )


def _call(words: list[str]) -> CallPartner:
    match words:
        case ["alone"]:
            return ALONE
        case [seat, other] if seat != other:
            return CallPartner(seats=tuple(sorted((_seat(seat), _seat(other)))))
        case [word] if word.isdecimal():
            return CallPartner(seats=(_seat(word),))
        case [card]:
            return CallPartner(card=parse_card(card))
        case _:
            raise NotationError(
                f"not a call: {' '.join(words)!r}; there are 'partner AH', 'partner 2', "
                "'partner 1 4' and 'partner alone'"
            )


def _discards(words: list[str]) -> Cards:
    cards = tuple(parse_card(word) for word in words)
    if not cards or len(set(cards)) != len(cards):
        raise NotationError(f"not cards to lay away: {' '.join(words)!r}; each is named once")
    return cards


def _suit(text: str) -> Suit:
    if Suit(text) not in SUITS:
        raise NotationError(f"not a suit: {text!r}; there are S, H, C and D")
    return Suit(text)


def _seat(text: str) -> Seat:
    return Seat(_number(text, 9))


def _number(text: str, highest: int) -> int:
    if text not in {str(number) for number in range(highest + 1)}:
        raise NotationError(f"not a number from 0 to {highest}: {text!r}")
    return int(text)


def _with_name(text: str, name: Suit | None) -> str:
    return f"{text} name {name}" if name else text
