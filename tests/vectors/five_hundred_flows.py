"""Whole hands of Five Hundred, played as a line tells them."""

from typing import Any

from games.cards import SUITS, parse_cards
from games.errors import IllegalMove, NotationError
from games.five_hundred.events import (
    Event,
    HandExposed,
    HandScored,
    JokerNamed,
    PartnerShown,
    PartnersSatOut,
)
from games.five_hundred.exchange import is_naming_lead
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.packs import Deal
from games.five_hundred.state import State
from games.seats import Seat
from games.tricks.events import TrickWon
from tests.vectors.five_hundred_auctions import auction_result, call_all
from tests.vectors.five_hundred_positions import move_of, opened, options_of, standing_of
from tests.vectors.vector import Fields, Mismatch, Vector, expect

__all__ = ["check_flow"]

FINAL_FIELDS = {"auction", "joker_announced", "sit_out", "exposed_after_trick", "called_shown"} | {
    "trick_winners",
    "tricks",
    "partners",
    "made",
    "delta",
    "scores",
    "next_dealer",
    "winners",
}


def check_flow(vector: Vector) -> None:
    """A hand from the deal to its score."""
    flow = _Flow(vector)
    flow.play()
    said = vector.fields["final"]
    expect("fields that nobody knows", set(), set(said) - FINAL_FIELDS)
    found = flow.happenings() | flow.scores()
    for field in sorted({*said, *found}):
        expect(field, said.get(field), found.get(field))


class _Flow:
    """A hand that is being played, with all that has happened."""

    def __init__(self, vector: Vector) -> None:
        self.vector = vector
        self.fields: Fields = vector.fields
        hands = tuple(parse_cards(hand) for hand in self.fields["hands"])
        kitty, dead = self.fields["kitty"], self.fields.get("dead_hand", "")
        self.state: State = opened(vector, Deal(hands, parse_cards(kitty), parse_cards(dead)))
        self.happened: list[Event] = []

    def play(self) -> None:
        fields = self.fields
        looked = fields.get("looked", range(self.state.seats))
        self.state, events = call_all(self.state, fields["auction"].split(), looked=looked)
        self.happened += events
        if "discard" in fields:
            self._do_on_turn(f"discard {fields['discard']}{self._name()}")
        for card in fields.get("partner_refused", "").split():
            self._refuse(self._turn(), f"partner {card}")
        if "partner" in fields:
            self._do_on_turn(f"partner {fields['partner']}")
        for trick in fields.get("tricks", ()):
            for play in trick.split():
                self._play(play)

    def happenings(self) -> dict[str, Any]:  # JSON
        """What was told to all."""
        found: dict[str, Any] = {"auction": auction_result(self.state, self.happened)}
        trick_count = 0
        for event in self.happened:
            match event:
                case JokerNamed(suit=suit):
                    found["joker_announced"] = suit or "none"
                case PartnersSatOut(seats):
                    found["sit_out"] = list(seats)
                case HandExposed():
                    found["exposed_after_trick"] = trick_count
                case PartnerShown():
                    found["called_shown"] = trick_count + 1
                case TrickWon(seat):
                    trick_count += 1
                    found["trick_winners"] = [*found.get("trick_winners", ()), seat]
        return found

    def scores(self) -> dict[str, Any]:  # JSON
        """What the hand came to."""
        result = FIVE_HUNDRED.result(self.state)
        scored = self.happened[-1]
        if result is None or not isinstance(scored, HandScored):
            raise Mismatch("the hand is not over")
        standing = standing_of(self.vector)
        after = FIVE_HUNDRED.settle(options_of(self.vector), standing, result)
        found: dict[str, Any] = {"scores": list(after.totals)}
        if self.state.tricks:
            found["tricks"] = list(scored.tricks)
            found["delta"] = [side.score for side in result.by_side]
        if self.state.contract is not None:
            found["made"] = result.reason == "made"
        if "partner" in self.fields:
            found["partners"] = list(scored.partners)
        if after.over:
            found["winners"] = [side for side, rank in enumerate(after.ranks) if rank == 1]
        else:
            found["next_dealer"] = after.dealer
        return found

    def _name(self) -> str:
        """What the contractor adds to its discard or its first lead."""
        joker = self.fields.get("joker")
        return f" name {joker}" if joker in SUITS else ""

    def _play(self, text: str) -> None:
        seat_text, card = text.removeprefix("!").split(":", 1)
        seat, move = Seat(int(seat_text)), str(move_of(card))
        if text.startswith("!"):
            self._refuse(seat, move)
            return
        expect(f"the seat to play {card}", seat, self.state.turn)
        name = self._name() if is_naming_lead(self.state) else ""
        self._do_on_turn(f"{move}{name}")

    def _turn(self) -> Seat:
        if self.state.turn is None:
            raise Mismatch("the hand is over before its last move")
        return self.state.turn

    def _do_on_turn(self, text: str) -> None:
        move = FIVE_HUNDRED.parse_move(text)
        self.state, events = FIVE_HUNDRED.apply(self.state, self._turn(), move, tuple)
        self.happened += events

    def _refuse(self, seat: Seat, text: str) -> None:
        before = self.state
        try:
            FIVE_HUNDRED.apply(before, seat, FIVE_HUNDRED.parse_move(text), tuple)
        except NotationError:
            return
        except IllegalMove as refusal:
            if isinstance(refusal.reason, FIVE_HUNDRED.reasons):
                return
            raise Mismatch(f"{seat}:{text} is refused for {refusal.reason!r}") from None
        raise Mismatch(f"{seat}:{text} is not refused")
