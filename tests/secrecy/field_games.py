"""What 51 and 46 have in common for those who watch: hands, a field, a stock, and discards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from games.cards import Card
from games.seats import Viewer
from tests.secrecy.cards import cards_in_text

__all__ = ["FieldKnowledge", "FieldState"]


class FieldState(Protocol):
    """A round at a table with a field."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def field(self) -> tuple[Card, ...]: ...
    @property
    def stock(self) -> tuple[Card, ...]: ...
    @property
    def is_over(self) -> bool: ...


class FieldKnowledge:
    """The field is face up, and whoever watches remembers every card that has lain there."""

    def in_sight(self, state: FieldState, viewer: Viewer) -> frozenset[Card]:
        """The field and the own hand; all hands when the round is over."""
        shown = state.hands if state.is_over else own_hand(state, viewer)
        return frozenset(state.field).union(*shown)

    def out_of_sight(
        self, before: FieldState, after: FieldState, viewer: Viewer
    ) -> frozenset[Card]:
        """What was shuffled into the stock."""
        return frozenset(after.stock)

    def cards_of(self, key: str, text: str) -> frozenset[Card]:
        """Whatever reads like a card is one."""
        return cards_in_text(text)

    def faults(
        self,
        view: Mapping[str, Any],  # a decoded view
        state: FieldState,
        viewer: Viewer,
    ) -> Iterator[str]:
        """A hand that is not the viewer's, or the end before the end."""
        hand = [card for own in own_hand(state, viewer) for card in own]
        if view["seat"] != viewer or list(view["hand"]) != hand:
            yield f"another hand than the viewer's own: {view['seat']} {view['hand']}"
        if not state.is_over:
            for name in ("hands", "points", "result"):
                if view[name]:
                    yield f"{name} before the end: {view[name]}"


def own_hand(state: FieldState, viewer: Viewer) -> Sequence[tuple[Card, ...]]:
    """The viewer's hand, as a list of at most one."""
    return [] if viewer is None else [state.hands[viewer]]
