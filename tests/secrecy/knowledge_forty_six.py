"""What a viewer may know of 46."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from games.forty_six.points import shown
from games.forty_six.state import State
from games.seats import Viewer
from tests.secrecy.field_games import FieldKnowledge

__all__ = ["FortySixKnowledge"]


class FortySixKnowledge(FieldKnowledge):
    """As every game with a field; help and the joker's rule are for their owner's eyes."""

    def faults(
        self,
        view: Mapping[str, Any],  # a decoded view
        state: Any,  # of 46
        viewer: Viewer,
    ) -> Iterator[str]:
        """Help for another hand, or what binds its exchange."""
        assert isinstance(state, State)
        yield from super().faults(view, state, viewer)
        own = None if viewer is None else asdict(shown(state.hands[viewer]))
        if view["shown"] != own:
            yield f"help for another hand: {view['shown']}"
        if viewer is None and view["jokers_rule"] is not None:
            yield f"the joker's rule for another hand: {view['jokers_rule']}"
