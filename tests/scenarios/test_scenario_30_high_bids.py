"""30: a bot bids 8 to 10 with no realistic chance, over its own partner, even without the joker."""

from collections.abc import Iterable
from random import Random

from bots.five_hundred import FiveHundredPlayer
from bots.five_hundred.bidding import has_strength_for
from bots.player import Choice
from bots.simulation import simulate
from games.five_hundred.auction import highest_call
from games.five_hundred.bids import Bid, is_misere, level_of, parse_bid
from games.five_hundred.events import HandScored
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import JOKER
from games.five_hundred.scoring import MADE
from games.five_hundred.view import FiveHundredView
from games.game import Moves
from games.seats import Seat
from tests.scale import scaled

DEALS = scaled(10_000)
SEATS = 4
HIGH_LEVEL = 9
FEW = 50
"""Of fewer contracts a share says nothing."""


class _Watched:
    """What was seen of the bids of one simulation."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.bids = 0
        self.high = 0
        self.high_made = 0

    def make_player(self, seat: Seat, rng: Random) -> "_WatchedPlayer":
        return _WatchedPlayer(seat, rng, self)


class _WatchedPlayer(FiveHundredPlayer):
    """A player whose bids are looked at."""

    def __init__(self, seat: Seat, rng: Random, watched: _Watched) -> None:
        super().__init__(seat, rng)
        self._watched = watched
        self._place = seat
        self._high: Bid | None = None
        """Its last bid, if that is a high one made without the joker."""
        self._is_contract = False

    def hear(self, events: Iterable[object]) -> None:
        for event in events:
            if isinstance(event, HandScored):
                if self._high is not None and self._is_contract:
                    self._watched.high += 1
                    self._watched.high_made += event.result.reason == MADE
                self._high, self._is_contract = None, False

    def choose(self, view: FiveHundredView, legal: Moves) -> Choice:
        choice = super().choose(view, legal)
        text = choice.move
        if text.startswith("bid "):
            self._look_at(view, parse_bid(text.removeprefix("bid ")))
        self._is_contract |= text.startswith("discard ")
        return choice

    def _look_at(self, view: FiveHundredView, bid: Bid) -> None:
        self._watched.bids += 1
        is_high = level_of(bid) >= HIGH_LEVEL and JOKER not in view.hand
        self._high = bid if is_high else None
        standing = highest_call(view.calls)
        if standing is None or standing.seat == self._place or (standing.seat - self._place) % 2:
            return
        over = Bid(standing.said)
        is_near = not is_misere(bid) and level_of(bid) <= level_of(over) + 1
        options = FiveHundredOptions.build(view.options, seats=SEATS)
        if not is_near and not has_strength_for(view, options, self._place, bid):
            self._watched.faults.append(f"{bid} over {over} with {' '.join(view.hand)}")


def test_high_bids_are_made_and_partners_are_not_overbid() -> None:
    watched = _Watched()
    simulate(
        FIVE_HUNDRED,
        watched.make_player,
        options=FiveHundredOptions(),
        seats=SEATS,
        rounds=DEALS,
        seed=30,
    )
    assert watched.bids > DEALS / 2
    assert not watched.faults
    if watched.high >= FEW:
        assert watched.high_made >= watched.high / 2
