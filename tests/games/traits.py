"""What the harness must be told of each game: a way to play that gets somewhere, and what is
in sight. A new game adds its line to `TRAITS`."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from games.cards import JOKERS, RANK_OF, RANKS, SUIT_OF, Card
from games.fifty_one.state import State as FiftyOneState
from games.fifty_one.view import FiftyOneView
from games.forty_six.state import State as FortySixState
from games.forty_six.view import FortySixView
from games.game import Moves
from games.page_one.state import State as PageOneState
from games.page_one.view import PageOneView
from games.seats import Viewer
from tests.games.five_hundred.policy import bid_now_and_then, in_sight

__all__ = ["TRAITS", "Traits"]


STOP_SHARE = 0.2
"""Of the turns on which a seat of 46 may stop."""


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


def _aim_at_46(view: FortySixView, moves: Moves, rng: Random) -> str:
    """As 51's, but stops now and then only, so that others have time for a hand to stand with."""
    assert view.shown is not None
    suit = view.shown.suit
    if "stand" in moves.listed:
        return "stand"
    if rng.random() < STOP_SHARE:
        stops = [text for text in moves.texts() if text.endswith(moves.announcement)]
        if stops:
            return rng.choice(stops)
    fitting = [
        text for text in moves.listed if _is_gain(text, suit) and SUIT_OF[Card(text[5:7])] != suit
    ]
    return rng.choice(moves.announceable or fitting or moves.listed)


def _hand_and_field(state: FiftyOneState | FortySixState, viewer: Viewer) -> frozenset[Card]:
    shown = state.hands if state.is_over else () if viewer is None else (state.hands[viewer],)
    return frozenset(state.field).union(*shown)


def _lead_low_and_declare(view: PageOneView, moves: Moves, rng: Random) -> str:
    if moves.announceable:
        return f"{rng.choice(moves.announceable)} {moves.announcement}"
    suits = Counter(SUIT_OF[card] for card in view.hand if card not in JOKERS)
    longest = {suit for suit, count in suits.items() if count == max(suits.values())}
    fitting = [text for text in moves.listed if text[-1] in longest]
    return rng.choice(fitting or moves.listed)


def _own_hand_and_played(state: PageOneState, viewer: Viewer) -> frozenset[Card]:
    own = () if viewer is None else state.hands[viewer]
    table = (play.card for play in state.plays)
    return frozenset((*own, *table, *state.discards, *state.removed))


TRAITS: Mapping[str, Traits] = {
    "fifty_one": Traits(_collect_a_suit, _hand_and_field),
    "forty_six": Traits(_aim_at_46, _hand_and_field),
    "page_one": Traits(_lead_low_and_declare, _own_hand_and_played),
    "five_hundred": Traits(bid_now_and_then, in_sight),
}
"""By game id."""
