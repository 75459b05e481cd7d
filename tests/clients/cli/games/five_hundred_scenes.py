"""Tables of Five Hundred to show: this person, Ken, Matsu and more, on the screen of a seat."""

from dataclasses import replace

from clients.cli.cards import CardWriter
from clients.cli.table import Scene
from clients.texts import Language, texts_in
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.game import NO_MOVES, Moves
from games.seats import Seat
from protocol.ids import Phase, PlayerId
from protocol.server_messages import Room, SeatInfo
from tests.clients.cli.scenes import ME, lobby, table_of, update_of

__all__ = ["HERE", "NAMES", "room_of", "scene_at"]

HERE = Seat(0)
NAMES = ("花子", "Ken", "Mia", "Matsu", "Ume", "Kiri")


def room_of(state: State, *, seat: int | None = 0, phase: Phase = Phase.PLAYING) -> Room:
    """The room in which the hand is played."""
    players = [ME, *(PlayerId(f"{number:02x}" * 16) for number in range(2, 7))]
    seats = tuple(
        SeatInfo("person", player, name, False, True, False)
        for player, name in list(zip(players, NAMES, strict=True))[: state.seats]
    )
    return replace(
        lobby(phase=phase, seat=seat),
        game="five_hundred",
        options=state.options.values(),
        differing=state.options.differing(),
        seats=seats,
        sides=state.sides,
    )


def scene_at(
    state: State, language: Language = "en", *, seat: int | None = 0, is_ascii: bool = False
) -> Scene:
    """The state on the screen of that seat, with what it may do."""
    viewer = None if seat is None else Seat(seat)
    legal: Moves = NO_MOVES if viewer is None else FIVE_HUNDRED.legal_moves(state, viewer)
    update = update_of(None, legal)
    assert update.match is not None
    match = replace(update.match, round_number=4, sides=state.sides, totals=state.totals)
    told = replace(
        update,
        match=match,
        view=FIVE_HUNDRED.view(state, viewer),
        waiting_for=FIVE_HUNDRED.waiting_for(state),
    )
    table = table_of(room_of(state, seat=seat), told)
    return Scene(texts_in(language), CardWriter(is_ascii), table)
