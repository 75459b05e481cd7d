"""46 as the object that plays the role `Game`."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final

from games.audience import redacted
from games.cards import Card, pack
from games.forty_six import legal, play, scoring
from games.forty_six.events import EVENTS, Event
from games.forty_six.moves import Move, parse_move
from games.forty_six.options import FortySixOptions
from games.forty_six.points import FortySixShown, shown
from games.forty_six.reasons import REASON_ANCHORS, Reason
from games.forty_six.sample import sample
from games.forty_six.state import State
from games.forty_six.view import OWN_FIELDS, FortySixView, own_view, view
from games.game import Game, Hidden, Moves, RoundResult, Standing
from games.seats import Seat, Side, Viewer
from games.shuffle import Shuffle

__all__ = ["FORTY_SIX", "FortySix"]


class FortySix:
    """The rules of 46."""

    id: ClassVar[str] = "forty_six"
    seats: ClassVar[range] = range(2, 7)
    recommended_seats: ClassVar[range] = range(3, 6)
    options = FortySixOptions
    state = State
    view_type = FortySixView
    own_fields = OWN_FIELDS
    events: tuple[type[Any], ...] = EVENTS
    reasons: type[StrEnum] = Reason
    reason_anchors: Mapping[Any, str] = REASON_ANCHORS  # from the members of `reasons`
    score_parts = scoring.SCORE_PARTS
    end_reasons = scoring.END_REASONS
    verbs_out_of_turn: frozenset[str] = frozenset()

    def sides(self, options: FortySixOptions, seats: int) -> tuple[Side, ...]:
        """Each seat alone."""
        return tuple((Seat(seat),) for seat in range(seats))

    def pack(self, options: FortySixOptions, seats: int) -> tuple[Card, ...]:
        """52 cards and the joker (§1.1)."""
        return pack(jokers=1 if options.joker else 0)

    def deal(
        self, options: FortySixOptions, seats: int, standing: Standing, shuffle: Shuffle
    ) -> play.Played:
        """Five cards to each seat, then five to the field, where the joker may be (§1.1)."""
        return play.deal(options, seats, standing, shuffle)

    def parse_move(self, text: str) -> Move:
        """The move that `text` says.

        Raises:
            NotationError: `text` is no move of 46.
        """
        return parse_move(text)

    def movers(self, state: State) -> frozenset[Seat]:
        """The seat on turn."""
        return frozenset(self.waiting_for(state))

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn: there is no other wait in 46."""
        return () if state.turn is None else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> Moves:
        """The moves of the seat on turn."""
        return legal.legal_moves(state, seat)

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids the move, or None."""
        return legal.why_illegal(state, seat, move)

    def preview(self, state: State, seat: Seat, move: Move) -> FortySixShown | None:
        """The help above the hand that a legal move would leave; None where it stays."""
        hand = legal.hand_after(state, seat, move)
        return shown(hand) if hand != state.hands[seat] else None

    def apply(self, state: State, seat: Seat, move: Move, shuffle: Shuffle) -> play.Played:
        """The state after the move and all that follows by itself.

        Raises:
            IllegalMove: the move is not legal here.
        """
        return play.apply(state, seat, move, shuffle)

    def all_cards(self, state: State) -> tuple[Card, ...]:
        """Hands, field, stock and discards."""
        in_hands = (card for hand in state.hands for card in hand)
        return (*in_hands, *state.field, *state.stock, *state.discards)

    def view(self, state: State, viewer: Viewer) -> FortySixView:
        """The round as `viewer` may see it."""
        return view(state, viewer)

    def own_view(self, state: State, seat: Seat) -> dict[str, Any]:
        """What the own fields of the seat's view hold."""
        return own_view(state, seat)

    def redact(self, event: Event, viewer: Viewer) -> Event | Hidden:
        """The event as `viewer` may hear it: nothing is hidden but the hands dealt."""
        return redacted(event, viewer)

    def result(self, state: State) -> RoundResult | None:
        """How the round ended, or None while it goes on."""
        return scoring.result(state)

    def settle(self, options: FortySixOptions, standing: Standing, result: RoundResult) -> Standing:
        """The standing after a round."""
        return scoring.settle(options, standing, result)

    def sample(self, view: FortySixView, history: Iterable[Event | Hidden], rng: Random) -> State:
        """A full state that agrees with a view and the events its viewer was told."""
        return sample(view, history, rng)


FORTY_SIX: Final[Game[FortySixOptions, State, Move, Event, FortySixView]] = FortySix()
"""The one object of the game."""
