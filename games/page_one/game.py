"""Page One as the object that plays the role `Game`."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final

from games.audience import redacted
from games.cards import Card, pack
from games.game import Game, Hidden, Moves, RoundResult, Standing
from games.page_one import legal, play, scoring
from games.page_one.events import EVENTS, Event
from games.page_one.moves import Move, parse_move
from games.page_one.options import PageOneOptions
from games.page_one.reasons import REASON_ANCHORS, Reason
from games.page_one.sample import sample
from games.page_one.state import State
from games.page_one.view import OWN_FIELDS, PageOneView, own_view, view
from games.seats import Seat, Side, Viewer
from games.shuffle import Shuffle

__all__ = ["PAGE_ONE", "PageOne"]


class PageOne:
    """The rules of Page One."""

    id: ClassVar[str] = "page_one"
    seats: ClassVar[range] = range(2, 7)
    recommended_seats: ClassVar[range] = range(3, 7)
    options = PageOneOptions
    state = State
    view_type = PageOneView
    own_fields = OWN_FIELDS
    events: tuple[type[Any], ...] = EVENTS
    reasons: type[StrEnum] = Reason
    reason_anchors: Mapping[Any, str] = REASON_ANCHORS  # from the members of `reasons`
    score_parts = scoring.SCORE_PARTS
    end_reasons = scoring.END_REASONS
    verbs_out_of_turn: frozenset[str] = frozenset({"declare", "challenge"})

    def sides(self, options: PageOneOptions, seats: int) -> tuple[Side, ...]:
        """Each seat alone."""
        return tuple((Seat(seat),) for seat in range(seats))

    def pack(self, options: PageOneOptions, seats: int) -> tuple[Card, ...]:
        """52 cards and the jokers (§1.1)."""
        return pack(jokers=options.jokers)

    def deal(
        self, options: PageOneOptions, seats: int, standing: Standing, shuffle: Shuffle
    ) -> play.Played:
        """`hand_size` cards to each seat (§1.1); the standing's dealer leads first."""
        return play.deal(options, seats, standing, shuffle)

    def parse_move(self, text: str) -> Move:
        """The move that `text` says.

        Raises:
            NotationError: `text` is no move of Page One.
        """
        return parse_move(text)

    def movers(self, state: State) -> frozenset[Seat]:
        """The seat on turn, and with manual declaring everybody: anybody may challenge."""
        return legal.movers(state)

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn: declarations and challenges hold nothing up (§3.5)."""
        return () if state.turn is None else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> Moves:
        """What the seat may do; a challenge is a choice that is always offered."""
        return legal.legal_moves(state, seat)

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids the move, or None."""
        return legal.why_illegal(state, seat, move)

    def preview(self, state: State, seat: Seat, move: Move) -> None:
        """Page One computes no help for a hand."""

    def apply(self, state: State, seat: Seat, move: Move, shuffle: Shuffle) -> play.Played:
        """The state after the move and all that follows by itself.

        Raises:
            IllegalMove: the move is not legal here.
        """
        return play.apply(state, seat, move, shuffle)

    def all_cards(self, state: State) -> tuple[Card, ...]:
        """Hands, stock, discards, the trick on the table and jokers out of the round."""
        in_hands = (card for hand in state.hands for card in hand)
        on_table = (play.card for play in state.plays)
        return (*in_hands, *on_table, *state.stock, *state.discards, *state.removed)

    def view(self, state: State, viewer: Viewer) -> PageOneView:
        """The round as `viewer` may see it."""
        return view(state, viewer)

    def own_view(self, state: State, seat: Seat) -> dict[str, Any]:
        """What the own fields of the seat's view hold."""
        return own_view(state, seat)

    def redact(self, event: Event, viewer: Viewer) -> Event | Hidden:
        """The event as `viewer` may hear it: cards dealt or drawn are for their seat alone."""
        return redacted(event, viewer)

    def result(self, state: State) -> RoundResult | None:
        """How the round ended, or None while it goes on."""
        return scoring.result(state)

    def settle(self, options: PageOneOptions, standing: Standing, result: RoundResult) -> Standing:
        """The standing after a round."""
        return scoring.settle(options, standing, result)

    def sample(self, view: PageOneView, history: Iterable[Event | Hidden], rng: Random) -> State:
        """A full state that agrees with a view and the events its viewer was told."""
        return sample(view, history, rng)


PAGE_ONE: Final[Game[PageOneOptions, State, Move, Event, PageOneView]] = PageOne()
"""The one object of the game."""
