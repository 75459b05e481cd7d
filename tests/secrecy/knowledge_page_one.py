"""What a viewer may know of Page One."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.cards import Card
from games.page_one.state import State
from games.seats import Viewer
from tests.secrecy.cards import cards_in_text

__all__ = ["PageOneKnowledge"]


class PageOneKnowledge:
    """Every card is played face up, and whoever watches remembers it until it is shuffled in."""

    def in_sight(self, state: State, viewer: Viewer) -> frozenset[Card]:
        """The own hand, and all that was played and not shuffled in again."""
        played = (play.card for play in state.plays)
        return frozenset((*_own_hand(state, viewer), *played, *state.discards, *state.removed))

    def out_of_sight(self, before: State, after: State, viewer: Viewer) -> frozenset[Card]:
        """What lies in the stock or in another's hand: nobody gives a card that others know."""
        others = (hand for seat, hand in enumerate(after.hands) if seat != viewer)
        return frozenset(after.stock).union(*others)

    def cards_of(self, key: str, text: str) -> frozenset[Card]:
        """Whatever reads like a card is one."""
        return cards_in_text(text)

    def faults(
        self,
        view: Mapping[str, Any],  # a decoded view
        state: Any,  # of Page One
        viewer: Viewer,
    ) -> Iterator[str]:
        """A hand that is not the viewer's, the end before the end, or who is exposed."""
        assert isinstance(state, State)
        if view["seat"] != viewer or sorted(view["hand"]) != sorted(_own_hand(state, viewer)):
            yield f"another hand than the viewer's own: {view['seat']} {view['hand']}"
        if not state.is_over and view["result"]:
            yield f"result before the end: {view['result']}"
        if any("exposed" in name for name in view):
            yield "who is exposed"


def _own_hand(state: State, viewer: Viewer) -> tuple[Card, ...]:
    return () if viewer is None else state.hands[viewer]
