"""How the player of Five Hundred decides: each phase by its own module."""

from collections.abc import Iterable
from random import Random
from typing import assert_never

from bots.five_hundred.bidding import best_call, best_raise
from bots.five_hundred.claiming import accepts_claim, can_claim_all
from bots.five_hundred.exchange import best_discard, best_name
from bots.five_hundred.following import card_to_follow
from bots.five_hundred.leading import lead_to_make
from bots.five_hundred.misere import card_in_misere, lead_in_misere
from bots.five_hundred.partner import partner_to_call
from bots.five_hundred.reading import Reading, read
from bots.player import Reaction
from games.five_hundred.moves import Answer, Claim, Look, PlayCard, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.state import FiveHundredPhase
from games.five_hundred.view import FiveHundredView
from games.game import Moves
from games.seats import Seat

__all__ = ["LOOK_S", "FiveHundredPlayer"]

LOOK_S = (0.3, 1.5)
"""After how long it turns up its cards, in seconds."""

LOOK = str(Look())


class FiveHundredPlayer:
    """A player in one seat, for one match. The view tells all that it goes by."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._look = Reaction(LOOK, rng.uniform(*LOOK_S))
        self._options: FiveHundredOptions | None = None

    def hear(self, events: Iterable[object]) -> None:
        """Nothing is kept: all that was played and said is in the view."""

    def choose(self, view: FiveHundredView, legal: Moves) -> str:
        """The move for the phase; before its first call it looks at its cards."""
        options = self._options_of(view)
        if LOOK in legal.listed:
            return LOOK
        match view.phase:
            case FiveHundredPhase.AUCTION:
                return best_call(view, options, self._seat, legal)
            case FiveHundredPhase.RAISE:
                return best_raise(view, options, self._seat, legal)
            case FiveHundredPhase.EXCHANGE:
                return str(best_discard(view, options))
            case FiveHundredPhase.CALL_PARTNER:
                reading = read(view, options, self._seat)
                return str(partner_to_call(reading, options, legal))
            case FiveHundredPhase.PLAY if view.claim is not None:
                reading = read(view, options, self._seat)
                return str(Answer(accepts_claim(reading, options.six_teams)))
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

    def _play(self, view: FiveHundredView, options: FiveHundredOptions, legal: Moves) -> str:
        name = best_name(view, view.hand, options)
        reading = read(view, options, self._seat, name=name)
        moves = [move for text in legal.listed if isinstance(move := parse_move(text), PlayCard)]
        fitting = [move for move in moves if move.name == name] or moves
        claim = str(Claim(len(view.hand)))
        if claim in legal.listed and can_claim_all(reading):
            return claim
        if len(fitting) == 1:
            return str(fitting[0])
        return str(_card(reading, fitting))


def _card(reading: Reading, moves: list[PlayCard]) -> PlayCard:
    contract = reading.view.contract
    is_misere = contract is not None and contract.is_misere
    if not reading.view.plays:
        return lead_in_misere(reading, moves) if is_misere else lead_to_make(reading, moves)
    cards = tuple(move.card for move in moves)
    card = card_in_misere(reading, cards) if is_misere else card_to_follow(reading, cards)
    return next(move for move in moves if move.card == card)
