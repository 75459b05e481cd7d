"""A round of Page One while a move is made: what follows of a play, a draw, a challenge.

The move changes a `Board`, and the new state is built of it in one call.
"""

from games.cards import SUIT_OF, Card, Suit, is_joker
from games.page_one.events import (
    CardsDrawn,
    Caught,
    Declared,
    Event,
    FalselyChallenged,
    FinishRefused,
    PenaltyDrawn,
    RoundCounted,
    SeatSkipped,
    WentOut,
)
from games.page_one.following import is_joker_too_late, playable, winning_play
from games.page_one.scoring import round_result
from games.page_one.state import State
from games.page_one.supply import Supply
from games.seats import Seat, left_of
from games.shuffle import Shuffle
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Cards, Play

__all__ = ["Board"]


class Board:
    """The places of a state, to be changed by one move that is legal."""

    def __init__(self, state: State, shuffle: Shuffle) -> None:
        self._before = state
        self._options = state.options
        self._hands = list(state.hands)
        self._supply = Supply(state.stock, state.discards, shuffle)
        self._removed = state.removed
        self._plays = state.plays
        self._suit = state.suit
        self._skipped = state.skipped
        self._declared = list(state.declared)
        self._exposed = list(state.exposed)
        self._leader = state.leader
        self._turn = state.turn
        self._trick_count = state.trick_count
        self._end_reason = state.end_reason
        self._events: list[Event] = []

    def outcome(self) -> tuple[State, tuple[Event, ...]]:
        """The state after the move, and what happened in it."""
        state = State(
            options=self._options,
            first_leader=self._before.first_leader,
            leader=self._leader,
            turn=self._turn,
            hands=tuple(self._hands),
            stock=self._supply.stock,
            discards=self._supply.discards,
            removed=self._removed,
            plays=self._plays,
            suit=self._suit,
            skipped=self._skipped,
            declared=tuple(self._declared),
            exposed=tuple(self._exposed),
            trick_count=self._trick_count,
            end_reason=self._end_reason,
        )
        return state, tuple(self._events)

    def play(self, seat: Seat, card: Card, named: Suit | None, *, is_declared: bool) -> None:
        """A card of the hand to the trick (§2.1, §3.1)."""
        was_exposed = self._exposed[seat]
        self._end_exposures(seat)
        self._put_down(seat, card, named)
        if is_declared and not self._declared[seat]:
            self.declare(seat)
        if not self._hands[seat] and not self._is_finish_refused(seat, was_exposed=was_exposed):
            self._events.append(WentOut(seat))
            self._end_round("out")
            return
        self._end_turn(seat)

    def draw(self, seat: Seat) -> None:
        """All that the rules make of a draw: cards, and the play or none (§2.1, §4.3)."""
        is_lead = not self._plays
        drawn = self._draw_for_turn(seat, is_lead=is_lead)
        if drawn and is_lead:
            return
        card = self._card_after_draw(seat, drawn)
        if card is not None:
            self._put_down(seat, card, None)
        elif not is_lead and self._is_drawn_round(drawn):
            self._end_round("drawn")
            return
        else:
            self._skip(seat)
        self._end_turn(seat)

    def declare(self, seat: Seat) -> None:
        """ページワン (§3.1)."""
        self._declared[seat] = True
        self._exposed[seat] = False
        self._events.append(Declared(seat))

    def challenge(self, seat: Seat, against: Seat) -> None:
        """The exposed seat draws, or the challenger where nothing is exposed (§3.3)."""
        if self._exposed[against]:
            self._exposed[against] = False
            self._events.append(Caught(against, seat))
            self._draw_penalty(against, self._options.penalty)
        else:
            self._events.append(FalselyChallenged(seat, against))
            self._draw_penalty(seat, self._options.false_challenge)

    def _end_exposures(self, seat: Seat) -> None:
        """Exposures that end with a play or a draw of `seat` (§3.2)."""
        if self._options.challenge_window == "next_play":
            self._exposed = [False] * len(self._exposed)
        self._exposed[seat] = False

    def _put_down(self, seat: Seat, card: Card, named: Suit | None) -> None:
        self._hands[seat] = tuple(each for each in self._hands[seat] if each != card)
        self._plays = (*self._plays, Play(seat, card))
        if self._suit is None:
            self._suit = named if is_joker(card) else SUIT_OF[card]
        self._events.append(CardPlayed(seat, card, named))

    def _is_finish_refused(self, seat: Seat, *, was_exposed: bool) -> bool:
        """Does the seat draw instead of going out (§3.4)? Then it has."""
        is_allowed = not was_exposed or self._options.undeclared_finish == "allowed"
        if is_allowed or self._supply.is_empty:
            return False
        self._events.append(FinishRefused(seat))
        self._draw_penalty(seat, self._options.penalty)
        return True

    def _draw_for_turn(self, seat: Seat, *, is_lead: bool) -> Cards:
        drawn = self._supply.draw(
            enough=lambda drawn: self._is_enough(seat, drawn, is_lead=is_lead)
        )
        self._events += [*self._supply.renewed, CardsDrawn(seat, drawn)]
        if drawn:
            self._end_exposures(seat)
            self._take(seat, drawn)
        return drawn

    def _is_enough(self, seat: Seat, drawn: Cards, *, is_lead: bool) -> bool:
        hand = self._hands[seat]
        if is_lead:
            return bool(drawn)
        if self._suit is None and is_joker_too_late(hand, self._options):
            return True  # it waits for the suit to be set, and does not play (§4.2)
        return self._is_limit_reached(drawn) or bool(self._playable((*hand, *drawn)))

    def _is_limit_reached(self, drawn: Cards) -> bool:
        return 0 < self._options.draw_limit <= len(drawn)

    def _playable(self, hand: Cards) -> Cards:
        return playable(hand, self._options, is_lead=not self._plays, suit=self._suit)

    def _card_after_draw(self, seat: Seat, drawn: Cards) -> Card | None:
        """The card that a draw brings to the trick: the last one drawn, else the joker held."""
        cards = self._playable(self._hands[seat])
        if not cards:
            return None
        return drawn[-1] if drawn[-1] in cards else cards[0]

    def _is_drawn_round(self, drawn: Cards) -> bool:
        """Does the round end since the seat can neither follow nor draw (`empty_stock`)?"""
        has_run_out = self._suit is not None and not self._is_limit_reached(drawn)
        return has_run_out and self._options.empty_stock == "drawn"

    def _skip(self, seat: Seat) -> None:
        """The seat does not play in this trick; before the lead its left neighbour leads."""
        self._skipped = (*self._skipped, seat)
        self._events.append(SeatSkipped(seat))
        if not self._plays:
            self._leader = left_of(seat, len(self._hands))

    def _draw_penalty(self, seat: Seat, count: int) -> None:
        """As many of the cards as there are; no draw in the sense of `challenge_window`."""
        drawn = self._supply.draw(enough=lambda drawn: len(drawn) >= count)
        self._events += [*self._supply.renewed, PenaltyDrawn(seat, drawn)]
        self._take(seat, drawn)

    def _take(self, seat: Seat, drawn: Cards) -> None:
        """A hand that changes is neither declared nor exposed any more."""
        self._hands[seat] += drawn
        if drawn:
            self._declared[seat] = False
            self._exposed[seat] = False

    def _end_turn(self, seat: Seat) -> None:
        self._settle_declaration(seat)
        seats = len(self._hands)
        if len(self._plays) + len(self._skipped) == seats:
            self._finish_trick()
        else:
            self._turn = left_of(seat, seats)

    def _settle_declaration(self, seat: Seat) -> None:
        """A declaration counts if the turn ends with one card; without one it is missing."""
        if len(self._hands[seat]) != 1:
            self._declared[seat] = False
        elif self._declared[seat] or not self._has_played(seat):
            return
        elif self._options.declaring == "auto":
            self.declare(seat)
        else:
            self._exposed[seat] = self._options.declaring == "manual"

    def _has_played(self, seat: Seat) -> bool:
        return bool(self._plays) and self._plays[-1].seat == seat

    def _finish_trick(self) -> None:
        """The cards go to the discards, jokers out of the round; the winner leads (§2.1, §4.4)."""
        winner = winning_play(self._plays, self._suit).seat
        cards = tuple(play.card for play in self._plays)
        out = () if self._options.joker_returns else tuple(filter(is_joker, cards))
        self._supply.discards += tuple(card for card in cards if card not in out)
        self._removed += out
        self._plays, self._suit, self._skipped = (), None, ()
        self._leader = self._turn = winner
        self._trick_count += 1
        self._events.append(TrickWon(winner))
        if self._trick_count == self._options.trick_limit:
            self._end_round("trick_limit")

    def _end_round(self, reason: str) -> None:
        self._turn = None
        self._end_reason = reason
        counts = tuple(map(len, self._hands))
        result = round_result(self._options, self._before.first_leader, counts, reason)
        self._events.append(RoundCounted(counts, result))
