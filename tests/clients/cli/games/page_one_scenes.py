"""Tables of Page One to show: this person, Ken and Matsu, who is a bot."""

from dataclasses import replace

from clients.cli.table import Scene
from clients.texts import Language
from games.game import NO_MOVES, Moves
from games.page_one.game import PAGE_ONE
from games.page_one.state import State
from games.page_one.view import PageOneView
from games.seats import Seat
from protocol.ids import Phase
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of

__all__ = ["HERE", "scene_at", "seen"]

HERE = Seat(0)


def seen(state: State, seat: Seat | None = HERE) -> PageOneView:
    """The state as that seat sees it."""
    return PAGE_ONE.view(state, seat)


def scene_at(state: State, language: Language = "en", *, seat: int | None = 0) -> Scene:
    """The state on the screen of that seat, with what it may do."""
    room = replace(lobby(phase=Phase.PLAYING, seat=seat), game="page_one")
    viewer = None if seat is None else Seat(seat)
    legal: Moves = NO_MOVES if viewer is None else PAGE_ONE.legal_moves(state, viewer)
    update = replace(
        update_of(None, legal),
        view=seen(state, viewer),
        waiting_for=PAGE_ONE.waiting_for(state),
    )
    return scene_of(table_of(room, update), language)
