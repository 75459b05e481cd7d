"""Rooms and tables to show, made by hand."""

from clients.cli.cards import CardWriter
from clients.cli.table import Scene, Table
from clients.texts import Language, texts_in
from games.cards import parse_cards
from games.field.cards import Cards
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import shown
from games.fifty_one.view import FiftyOnePhase, FiftyOneView
from games.game import NO_MOVES, Moves
from games.options import OptionValue, option_specs
from games.seats import Seat
from protocol.game_types import GameView
from protocol.ids import MatchId, Pace, Phase, PlayerId, RoomCode, Version
from protocol.server_messages import (
    GameInfo,
    MatchInfo,
    MemberInfo,
    Room,
    SeatInfo,
    Update,
)

__all__ = [
    "COMMITMENT",
    "MATCH_ID",
    "ME",
    "NAMES",
    "lobby",
    "scene_of",
    "table_of",
    "update_of",
    "view_of",
]

ME = PlayerId("01" * 16)
MATCH_ID = MatchId("ab" * 16)
COMMITMENT = "cd" * 32
NAMES = ("花子", "Ken", "Matsu")
HERE = Seat(0)


def lobby(
    *,
    phase: Phase = Phase.LOBBY,
    seat: int | None = 0,
    names: tuple[str, ...] = NAMES,
    differing: dict[str, OptionValue] | None = None,
) -> Room:
    """A room of three seats: this person, Ken, and a bot; and Mia without a seat."""
    players = (ME, PlayerId("02" * 16), None)
    kinds = ("person", "person", "bot")
    options = FiftyOneOptions().values() | (differing or {})
    return Room(
        code=RoomCode("KAZE7Q2M"),
        version=Version(1),
        phase=phase,
        game="fifty_one",
        options=options,
        differing=differing or {},
        seats=tuple(
            SeatInfo("person" if kind == "person" else "bot", player, name, False, True, False)
            for kind, player, name in zip(kinds, players, names, strict=True)
        ),
        sides=((Seat(0),), (Seat(1),), (Seat(2),)),
        members=(
            MemberInfo(ME, names[0], None if seat is None else Seat(seat), True, True),
            MemberInfo(PlayerId("02" * 16), names[1], Seat(1), True, False),
            MemberInfo(PlayerId("03" * 16), "Mia", None, True, False),
        ),
        host=ME,
        you=ME,
        your_seat=None if seat is None else Seat(seat),
        pace=Pace.NORMAL,
        between_rounds_s=30,
        match_id=MATCH_ID,
        commitment=COMMITMENT,
    )


def view_of(hand: str, field: str, *, phase: FiftyOnePhase = FiftyOnePhase.TURN) -> FiftyOneView:
    """A table of three in the second lap of the third round, with this person on turn."""
    cards: Cards = parse_cards(hand)
    return FiftyOneView(
        seat=HERE,
        options={},
        phase=phase,
        dealer=Seat(2),
        turn=HERE,
        lap=2,
        turn_count=3,
        hand=cards,
        shown=shown(cards, FiftyOneOptions()),
        field=parse_cards(field),
        stock_count=23,
        discard_count=5,
        has_flushed=False,
        flushed_last=(False,) * 3,
        passes_used=(0,) * 3,
        pass_streak=0,
        caller=Seat(1) if phase is FiftyOnePhase.LAST_TURN else None,
        stopper=None,
    )


def update_of(view: GameView | None, legal: Moves = NO_MOVES) -> Update:
    """What was told last."""
    return Update(
        from_version=Version(0),
        version=Version(1),
        events=(),
        match=MatchInfo(
            match_id=MATCH_ID,
            round_number=3,
            sides=((Seat(0),), (Seat(1),), (Seat(2),)),
            totals=(58, 27, 0),
            over=False,
            ranks=(),
            results=(),
        ),
        view=view,
        turn=7,
        legal=legal,
        waiting_for=() if view is None else (HERE,),
        deadline_ms=None,
    )


def table_of(room: Room, update: Update | None = None) -> Table:
    """All that a client knows of a room."""
    table = Table()
    table.games = {
        "fifty_one": GameInfo("fifty_one", 2, 7, 3, 5, option_specs(FiftyOneOptions)),
    }
    table.take_room(room)
    if update is not None:
        table.take_update(update)
    return table


def scene_of(
    table: Table | None = None, language: Language = "en", *, is_ascii: bool = False
) -> Scene:
    """How it is told."""
    known = table_of(lobby()) if table is None else table
    return Scene(texts_in(language), CardWriter(is_ascii), known)
