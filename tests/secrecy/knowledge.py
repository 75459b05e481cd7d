"""The role that every game plays for the tracker, and who plays it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from games.cards import Card
from games.seats import Seat, Viewer
from tests.secrecy.knowledge_fifty_one import FiftyOneKnowledge
from tests.secrecy.knowledge_five_hundred import FiveHundredKnowledge
from tests.secrecy.knowledge_forty_six import FortySixKnowledge
from tests.secrecy.knowledge_page_one import PageOneKnowledge

__all__ = ["KNOWLEDGE", "Knowledge", "Step", "known_after"]


@dataclass(frozen=True, slots=True)
class Step:
    """One deal or move of a match, as it truly went."""

    before: Any  # of whichever game; None before a deal
    after: Any  # the same
    seat: Seat | None = None
    """Who moved; None for a deal."""
    text: str = ""


class Knowledge(Protocol):
    """What a viewer may know of one game. States are the game's own and hold every card."""

    def in_sight(self, state: Any, viewer: Viewer) -> frozenset[Card]:  # the game's own state
        """The cards that the viewer has before its eyes: its own, and those face up."""

    def out_of_sight(
        self,
        before: Any,  # the game's own state
        after: Any,  # the same
        viewer: Viewer,
    ) -> frozenset[Card]:
        """Of the cards seen before, those that went where nobody can tell them any more."""

    def cards_of(self, key: str, text: str) -> frozenset[Card]:
        """The cards that a text under that key mentions: not all that reads like one is one.

        The key is as `leaves` gives it.
        """

    def faults(
        self,
        view: Mapping[str, Any],  # a decoded view
        state: Any,  # the game's own state
        viewer: Viewer,
    ) -> Iterator[str]:
        """What the view says beyond cards that this viewer may not know."""


KNOWLEDGE: Mapping[str, Knowledge] = {
    "fifty_one": FiftyOneKnowledge(),
    "forty_six": FortySixKnowledge(),
    "page_one": PageOneKnowledge(),
    "five_hundred": FiveHundredKnowledge(),
}
"""By game id."""


def known_after(
    knowledge: Knowledge, step: Step, viewer: Viewer, known: frozenset[Card]
) -> frozenset[Card]:
    """The cards whose places the viewer knows after a step; `known` are those from before it."""
    seen = knowledge.in_sight(step.after, viewer)
    if step.before is None:
        return seen
    return known - knowledge.out_of_sight(step.before, step.after, viewer) | seen
