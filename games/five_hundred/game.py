"""Five Hundred as the object that plays the role `Game`."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final

from games.audience import redacted
from games.cards import Card
from games.five_hundred import ending, legal, play, scoring
from games.five_hundred.events import EVENTS, Event
from games.five_hundred.moves import Move, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import full_pack
from games.five_hundred.preview import HandPreview, preview
from games.five_hundred.reasons import REASON_ANCHORS, Reason
from games.five_hundred.sample import sample
from games.five_hundred.sides import sides_of
from games.five_hundred.state import State
from games.five_hundred.tricks import Played
from games.five_hundred.view import OWN_FIELDS, FiveHundredView, own_view, view
from games.game import Game, Hidden, Moves, RoundResult, Standing
from games.seats import Seat, Side, Viewer
from games.shuffle import Shuffle

__all__ = ["FIVE_HUNDRED", "FiveHundred"]


class FiveHundred:
    """The rules of Five Hundred."""

    id: ClassVar[str] = "five_hundred"
    seats: ClassVar[range] = range(2, 7)
    recommended_seats: ClassVar[range] = range(4, 5)
    options = FiveHundredOptions
    state = State
    view_type = FiveHundredView
    own_fields = OWN_FIELDS
    events: tuple[type[Any], ...] = EVENTS
    reasons: type[StrEnum] = Reason
    reason_anchors: Mapping[Any, str] = REASON_ANCHORS  # from the members of `reasons`
    score_parts = scoring.SCORE_PARTS
    end_reasons = scoring.END_REASONS
    verbs_out_of_turn: frozenset[str] = frozenset({"look", "claim", "accept", "decline"})

    def sides(self, options: FiveHundredOptions, seats: int) -> tuple[Side, ...]:
        """Teams of four and six players, else each seat alone (§1.4)."""
        return sides_of(options.six_teams, seats)

    def pack(self, options: FiveHundredOptions, seats: int) -> tuple[Card, ...]:
        """The pack for so many players (§1.1)."""
        return full_pack(options.pack, seats)

    def deal(
        self, options: FiveHundredOptions, seats: int, standing: Standing, shuffle: Shuffle
    ) -> Played:
        """Ten cards to each seat, and the kitty (§1.3)."""
        return play.deal(options, seats, standing, shuffle)

    def parse_move(self, text: str) -> Move:
        """The move that `text` says.

        Raises:
            NotationError: `text` is no move of Five Hundred.
        """
        return parse_move(text)

    def movers(self, state: State) -> frozenset[Seat]:
        """Whom play waits for, and in the auction whoever has not looked yet."""
        return legal.movers(state)

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn, or those that have not answered a claim."""
        return legal.waiting_for(state)

    def legal_moves(self, state: State, seat: Seat) -> Moves:
        """The moves of the seat; discards and called cards as choices."""
        return legal.legal_moves(state, seat)

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids the move, or None."""
        return legal.why_illegal(state, seat, move)

    def preview(self, state: State, seat: Seat, move: Move) -> HandPreview | None:
        """The hand sorted for a bid, or what a discard would keep."""
        return preview(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, shuffle: Shuffle) -> Played:
        """The state after the move and all that follows by itself.

        Raises:
            IllegalMove: the move is not legal here.
        """
        return play.apply(state, seat, move)

    def all_cards(self, state: State) -> tuple[Card, ...]:
        """Hands, kitty, dead hand, discards, and the cards of all tricks."""
        in_hands = (card for hand in state.hands for card in hand)
        in_tricks = (play.card for trick in state.tricks for play in trick.plays)
        on_table = (play.card for play in state.plays)
        kitty = () if state.is_kitty_taken else state.kitty
        return (*in_hands, *kitty, *state.dead_hand, *state.discards, *in_tricks, *on_table)

    def view(self, state: State, viewer: Viewer) -> FiveHundredView:
        """The hand as `viewer` may see it."""
        return view(state, viewer)

    def own_view(self, state: State, seat: Seat) -> dict[str, Any]:
        """What the own fields of the seat's view hold."""
        return own_view(state, seat)

    def redact(self, event: Event, viewer: Viewer) -> Event | Hidden:
        """The event as `viewer` may hear it, with hidden cards face down."""
        return redacted(event, viewer)

    def result(self, state: State) -> RoundResult | None:
        """How the hand ended, or None while it goes on."""
        return scoring.result(state)

    def settle(
        self, options: FiveHundredOptions, standing: Standing, result: RoundResult
    ) -> Standing:
        """The standing after a hand."""
        return ending.settle(options, standing, result)

    def sample(
        self, view: FiveHundredView, history: Iterable[Event | Hidden], rng: Random
    ) -> State:
        """A full state that agrees with a view."""
        return sample(view, history, rng)


FIVE_HUNDRED: Final[Game[FiveHundredOptions, State, Move, Event, FiveHundredView]] = FiveHundred()
"""The one object of the game."""
