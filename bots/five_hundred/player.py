"""How the player of Five Hundred decides: each phase by its own module."""

from collections.abc import Iterable
from random import Random
from typing import assert_never

from bots.five_hundred.bidding import best_call, best_raise
from bots.five_hundred.claiming import answer_to_claim, can_claim_all
from bots.five_hundred.exchange import best_discard, best_name
from bots.five_hundred.following import card_to_follow
from bots.five_hundred.leading import lead_to_make
from bots.five_hundred.misere import card_in_misere, lead_in_misere
from bots.five_hundred.partner import partner_to_call
from bots.five_hundred.reading import Reading, read
from bots.player import Because, Choice, Explain, Reaction, because
from games.cards import Suit
from games.five_hundred.moves import Claim, Look, PlayCard, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.state import FiveHundredPhase
from games.five_hundred.view import FiveHundredView
from games.game import Moves
from games.seats import Seat
from protocol.advice import FiveHundredAdvice

__all__ = ["LOOK_S", "FiveHundredPlayer"]

LOOK_S = (0.3, 1.5)
"""After how long it turns up its cards, in seconds."""

LOOK = str(Look())


class FiveHundredPlayer:
    """A player in one seat, for one match. The view tells all that it goes by."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._look = Reaction(LOOK, rng.uniform(*LOOK_S), because(FiveHundredAdvice.LOOK_FIRST))
        self._options: FiveHundredOptions | None = None

    def hear(self, events: Iterable[object]) -> None:
        """Nothing is kept: all that was played and said is in the view."""

    def choose(self, view: FiveHundredView, legal: Moves) -> Choice:
        """The move for the phase; before its first call it looks at its cards."""
        options = self._options_of(view)
        if LOOK in legal.listed:
            return Choice(LOOK, lambda: self._look.because)
        match view.phase:
            case FiveHundredPhase.AUCTION:
                return best_call(view, options, self._seat, legal)
            case FiveHundredPhase.RAISE:
                return best_raise(view, options, self._seat, legal)
            case FiveHundredPhase.EXCHANGE:
                return best_discard(view, options)
            case FiveHundredPhase.CALL_PARTNER:
                reading = read(view, options, self._seat)
                return partner_to_call(reading, options, legal)
            case FiveHundredPhase.PLAY if view.claim is not None:
                reading = read(view, options, self._seat)
                return answer_to_claim(reading, options.six_teams)
            case FiveHundredPhase.PLAY:
                return self._play(view, options, legal)
            case FiveHundredPhase.OVER:
                raise AssertionError(view)
            case _:
                assert_never(view.phase)

    def react(self, view: FiveHundredView, legal: Moves) -> Reaction | None:
        """A look at its cards, before it is its turn to call."""
        return self._look if LOOK in legal.listed and view.turn != self._seat else None

    def _options_of(self, view: FiveHundredView) -> FiveHundredOptions:
        """They stay the same for the match."""
        if self._options is None:
            self._options = FiveHundredOptions.build(view.options, seats=len(view.hand_counts))
        return self._options

    def _play(self, view: FiveHundredView, options: FiveHundredOptions, legal: Moves) -> Choice:
        name = best_name(view, view.hand, options)
        reading = read(view, options, self._seat, name=name)
        moves = [move for text in legal.listed if isinstance(move := parse_move(text), PlayCard)]
        fitting = [move for move in moves if move.name == name] or moves
        count = len(view.hand)
        claim = str(Claim(count))
        if claim in legal.listed and can_claim_all(reading):
            return Choice(claim, lambda: because(FiveHundredAdvice.CLAIM_ALL, count=count))
        move, explain = _card(reading, fitting)
        name = move.name
        if name is not None:
            return Choice(str(move), lambda: _why_name(reading, name))
        return Choice(str(move), explain)


def _card(reading: Reading, moves: list[PlayCard]) -> tuple[PlayCard, Explain]:
    if len(moves) == 1:
        (move,) = moves
        return move, lambda: because(FiveHundredAdvice.ONLY_CARD, card=move.card)
    is_misere = _is_misere(reading)
    if not reading.view.plays:
        return lead_in_misere(reading, moves) if is_misere else lead_to_make(reading, moves)
    cards = tuple(move.card for move in moves)
    choose = card_in_misere if is_misere else card_to_follow
    card, explain = choose(reading, cards)
    return next(move for move in moves if move.card == card), explain


def _why_name(reading: Reading, suit: Suit) -> Because:
    """The lead that names the joker does so for the whole hand: that is what there is to tell."""
    is_misere = _is_misere(reading)
    reason = FiveHundredAdvice.NAME_JOKER_SAFE if is_misere else FiveHundredAdvice.NAME_JOKER
    return because(reason, suit=suit)


def _is_misere(reading: Reading) -> bool:
    contract = reading.view.contract
    return contract is not None and contract.is_misere
