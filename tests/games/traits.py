"""What the harness must be told of each game: a way to play that gets somewhere, and what is
in sight. A new game adds its line to `TRAITS`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from games.cards import JOKERS, RANK_OF, RANKS, SUIT_OF, Card
from games.fifty_one.state import State as FiftyOneState
from games.fifty_one.view import FiftyOneView
from games.game import Moves
from games.seats import Viewer

__all__ = ["TRAITS", "Traits"]


@dataclass(frozen=True, slots=True)
class Traits:
    """Beside the rules of a game, what only somebody who knows the game can say."""

    policy: Callable[[Any, Moves, Random], str]  # takes the game's own view
    """Keeps its longest suit and announces whenever it may."""
    in_sight: Callable[[Any, Viewer], frozenset[Card]]  # takes the game's own state
    """The cards that a viewer sees on the table and in its hand."""


def _collect_a_suit(view: FiftyOneView, moves: Moves, rng: Random) -> str:
    assert view.shown is not None
    suit = view.shown.suit
    if moves.announceable:
        return f"{rng.choice(moves.announceable)} {moves.announcement}"
    better = [text for text in moves.listed if _is_gain(text, suit)]
    return rng.choice(better or moves.listed)


def _is_gain(text: str, suit: str) -> bool:
    match text.split():
        case ["swap", give, take]:
            return _place(Card(give), suit) < _place(Card(take), suit)
        case _:
            return False


def _place(card: Card, suit: str) -> int:
    """How much a card is wanted in a hand that collects `suit`."""
    if card in JOKERS:
        return len(RANKS)
    return RANKS.index(RANK_OF[card]) if SUIT_OF[card] == suit else -1


def _hand_and_field(state: FiftyOneState, viewer: Viewer) -> frozenset[Card]:
    shown = state.hands if state.is_over else () if viewer is None else (state.hands[viewer],)
    return frozenset(state.field).union(*shown)


TRAITS: Mapping[str, Traits] = {"fifty_one": Traits(_collect_a_suit, _hand_and_field)}
"""By game id."""
