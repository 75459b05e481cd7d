"""What a viewer may know of 51."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from games.fifty_one.points import shown
from games.fifty_one.state import State
from games.seats import Viewer
from tests.secrecy.field_games import FieldKnowledge

__all__ = ["FiftyOneKnowledge"]


class FiftyOneKnowledge(FieldKnowledge):
    """As every game with a field, and the help is for its owner's eyes."""

    def faults(
        self,
        view: Mapping[str, Any],  # a decoded view
        state: Any,  # of 51
        viewer: Viewer,
    ) -> Iterator[str]:
        """Help for another hand."""
        assert isinstance(state, State)
        yield from super().faults(view, state, viewer)
        own = None if viewer is None else asdict(shown(state.hands[viewer], state.options))
        if view["shown"] != own:
            yield f"help for another hand: {view['shown']}"
