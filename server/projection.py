"""The only door out: what a viewer is told of a room, its events and its match.

Nothing else makes a message of a document, a state or an event. `Projection` stands for what
happened from one version to another and is made once for all viewers: what they have in common
is computed once, and is what those who only watch are told.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, get_args

from games.audience import ForEverybody
from games.game import NO_MOVES, AnyGame, Moves
from games.registry import GAMES, game_by_id
from games.seats import SPECTATOR, Seat, Viewer
from games.values import maker
from protocol.client_fields import SEATS_MAX
from protocol.errors import ErrorCode
from protocol.game_types import preview_of
from protocol.ids import Phase, PlayerId, Version
from protocol.public_rooms import RoomInfo
from protocol.room_events import (
    MatchStarted,
    PersonJoined,
    PersonKicked,
    PersonLeft,
    PersonSat,
    PersonStood,
    RoomEvent,
    RoundScored,
    SeatsDrawn,
    SeatsSwapped,
)
from protocol.room_look import RoomLook, Sitter
from protocol.server_messages import (
    Advise,
    MatchInfo,
    MemberInfo,
    Previews,
    Room,
    SeatInfo,
    Update,
)
from protocol.viewer_update import CommonPart, ViewerUpdate
from server.errors import Refused
from server.room.access import can_newcomers_come, why_not_in
from server.room.commands import Arrive, Told
from server.room.document import MEMBERS_MAX, Member, RoomDocument, SeatKind, TableSeat
from server.room.members import connected_persons, find_member
from server.room.rounds import missing_votes
from server.room.seating import seat_of
from server.room.setup import missing_pieces
from server.store.types import StoredRoom

__all__ = [
    "Projection",
    "has_moved",
    "project_listing",
    "project_look",
    "project_previews",
    "project_question",
    "project_room",
    "project_update",
    "seats_by_player",
]

TABLES_IN_PLAY = 4096

_make_update = maker(Update)
_make_match_info = maker(MatchInfo)

_SEATS = tuple(map(Seat, range(SEATS_MAX)))
_ROOM_EVENTS = frozenset(get_args(RoomEvent))
_GAME_OF_EVENT: MappingProxyType[type[Any], AnyGame] = MappingProxyType(
    {event: game for game in GAMES.values() for event in game.events}
)
_PUBLIC_EVENTS = _ROOM_EVENTS.union(
    event for event in _GAME_OF_EVENT if issubclass(event, ForEverybody)
)
"""Every viewer hears these whole."""
_OWN_SEATING_EVENTS = (PersonJoined, PersonLeft, PersonKicked, PersonSat, PersonStood)
_RESULT_EVENTS = (MatchStarted, RoundScored)


def seats_by_player(document: RoomDocument) -> Mapping[PlayerId | None, Seat]:
    """Whose eyes players have at the table: those of a seat; all others only watch.

    A match that is over is seen from the seats it was played in, wherever people sit by now.
    """
    players = document.match_players or tuple([place.player for place in document.seats])
    return _seats_of(players)


@lru_cache(maxsize=TABLES_IN_PLAY)
def _seats_of(players: tuple[PlayerId | None, ...]) -> Mapping[PlayerId | None, Seat]:
    return dict(zip(players, _SEATS, strict=False))


def has_moved(events: Iterable[Told], player: PlayerId) -> bool:
    """Has the player come to another seat, or come in, among these events?

    Then they are not told again: they were heard from another seat.
    """
    return any(
        isinstance(event, SeatsDrawn | SeatsSwapped)
        or (isinstance(event, _OWN_SEATING_EVENTS) and event.player == player)
        for event in events
    )


class Projection:
    """What happened up to a version, and how things are then, for every viewer."""

    __slots__ = (
        "_common",
        "_events",
        "_from_version",
        "_game",
        "_is_public",
        "_match_info",
        "_movers",
        "_state",
        "_stored",
        "_updates",
        "_waiting_for",
    )

    def __init__(self, stored: StoredRoom, events: tuple[Told, ...], *, from_version: int) -> None:
        """`events` are all that happened since `from_version`; 0 makes snapshots."""
        document = stored.document
        match = document.match
        self._stored = stored
        self._events = events
        self._from_version = Version(from_version)
        self._game: AnyGame | None = None if match is None else match.game
        self._state: Any = None if match is None else match.state  # of whichever game
        self._is_public = _PUBLIC_EVENTS.issuperset([type(event) for event in events])
        """Do all viewers hear the same of them?"""
        self._match_info = _match_info(document, events, is_snapshot=from_version == 0)
        self._waiting_for = _waiting_for(document)
        self._movers = _movers(document)
        self._updates: dict[Viewer, Update] = {}
        self._common: CommonPart | None = None

    def told_to(self, viewer: Viewer) -> Update | ViewerUpdate:
        """What this viewer is told; in parts, where all viewers hear the same events."""
        game = self._game
        if game is None or not self._is_public:
            return self.update_for(viewer)
        common = self._common
        if common is None:
            common = self._common = CommonPart(self._project(SPECTATOR), game.own_fields)
        if viewer is None:
            return ViewerUpdate(common, _nobodys_own(common), NO_MOVES)
        return ViewerUpdate(common, game.own_view(self._state, viewer), self._legal(viewer))

    def update_for(self, viewer: Viewer) -> Update:
        """What this viewer is told; the same object whenever it is asked for again."""
        update = self._updates.get(viewer)
        if update is None:
            update = self._updates[viewer] = self._project(viewer)
        return update

    def _project(self, viewer: Viewer) -> Update:
        document = self._stored.document
        game = self._game
        return _make_update(
            from_version=self._from_version,
            version=self._stored.version,
            events=tuple([_redacted(event, viewer) for event in self._events]),
            match=self._match_info,
            view=None if game is None else game.view(self._state, viewer),
            turn=0 if document.match is None else document.match.turn,
            legal=self._legal(viewer),
            waiting_for=self._waiting_for,
            deadline_ms=document.deadline_ms,
        )

    def _legal(self, viewer: Viewer) -> Moves:
        if viewer is None or viewer not in self._movers:
            return NO_MOVES
        assert self._game is not None, "only a game has movers"
        return self._game.legal_moves(self._state, viewer)


def _nobodys_own(common: CommonPart) -> Mapping[str, Any]:  # fields of whichever view
    """What stands in a view's own fields for those who only watch."""
    return {name: getattr(common.update.view, name) for name in common.own_fields}


def project_update(
    stored: StoredRoom, events: tuple[Told, ...], *, from_version: int, viewer: Viewer
) -> Update:
    """What one viewer is told of what happened since `from_version`; 0 makes a snapshot."""
    return Projection(stored, events, from_version=from_version).update_for(viewer)


def project_room(stored: StoredRoom, player: PlayerId) -> Room:
    """The lobby as the player is shown it; for others only `you` and `your_seat` differ."""
    document = stored.document
    game, seats = game_by_id(document.game), len(document.seats)
    options = game.options.build(document.chosen, seats=seats)
    member_by_player = {member.player: member for member in document.members}
    return Room(
        code=document.code,
        version=stored.version,
        phase=document.phase,
        game=document.game,
        options=options.values(),
        differing=options.differing(),
        seats=tuple(_seat_info(document, place, member_by_player) for place in document.seats),
        sides=game.sides(options, seats),
        members=tuple(
            _member_info(document, member)
            for member in document.members
            if not member.is_bot and not member.has_left
        ),
        host=document.host,
        you=player,
        your_seat=seat_of(document, player),
        pace=document.pace,
        between_rounds_s=document.between_rounds_s,
        match_id=document.setup.match_id,
        commitment=document.setup.commitment,
        pack=document.pack,
        public=document.access.public,
        locked=document.access.locked,
        spectators=document.access.spectators,
        hints=document.hints,
    )


def project_listing(document: RoomDocument) -> RoomInfo | None:
    """What everybody may read of the room in the list of public rooms; None: it is not in it.

    There are only rooms that are public, in which somebody is, and that a newcomer can come into.
    """
    if not document.access.public or not can_newcomers_come(document):
        return None
    if len(document.members) >= MEMBERS_MAX or not any(connected_persons(document)):
        return None
    return _room_info(document)


def project_look(document: RoomDocument, arrival: Arrive, *, id: int) -> RoomLook:
    """What somebody at the door is told of the room, by how it would come in."""
    member = find_member(document, arrival.player)
    member_by_player = {member.player: member for member in document.members}
    here = [seat_of(document, person.player) for person in connected_persons(document)]
    return RoomLook(
        id=id,
        room=_room_info(document),
        sitters=tuple(
            _sitter(Seat(seat), place, member_by_player)
            for seat, place in enumerate(document.seats)
            if place.kind is not SeatKind.OPEN
        ),
        watchers=here.count(None),
        locked=document.access.locked,
        known=member is not None,
        your_seat=seat_of(document, arrival.player),
        refused=why_not_in(document, arrival),
    )


def project_previews(document: RoomDocument, player: PlayerId, *, id: int) -> Previews:
    """What each move would leave the player's own seat with; none while it may not move.

    Raises:
        Refused: the player has no seat, or no match is played.
    """
    match, seat = document.match, seat_of(document, player)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    if match is None or document.phase not in (Phase.PLAYING, Phase.BETWEEN_ROUNDS):
        raise Refused(ErrorCode.NO_MATCH)
    game = match.game
    texts = game.legal_moves(match.state, seat).listed if seat in _movers(document) else ()
    shown = [(text, game.preview(match.state, seat, game.parse_move(text))) for text in texts]
    by_move = tuple(preview_of(text, hand) for text, hand in shown if hand is not None)
    return Previews(id, match.turn, by_move)


def project_question(
    stored: StoredRoom, events: tuple[Told, ...], seat: Seat, *, request: int
) -> Advise:
    """What a bot host is told for a hint to a seat: all that the seat knows, and no more.

    `events` are the last ones of the room, as far as they are kept.
    """
    match = stored.document.match
    assert match is not None, stored.document
    update = project_update(stored, _of_round(events), from_version=0, viewer=seat)
    assert update.view is not None, match
    return Advise(request, match.game_id, seat, update.view, update.legal, update.events)


def _of_round(events: tuple[Told, ...]) -> tuple[Told, ...]:
    """Those since the last round was over; its deal comes first, if it is among them."""
    for place in range(len(events) - 1, -1, -1):
        if type(events[place]) in _RESULT_EVENTS:
            return events[place + 1 :]
    return events


def _room_info(document: RoomDocument) -> RoomInfo:
    host = find_member(document, document.host)
    kinds = [place.kind for place in document.seats]
    return RoomInfo(
        code=document.code,
        game=document.game,
        phase=document.phase,
        seats=len(kinds),
        persons=kinds.count(SeatKind.PERSON),
        bots=kinds.count(SeatKind.BOT),
        open_seats=kinds.count(SeatKind.OPEN),
        host="" if host is None else host.name,
        spectators=document.access.spectators,
    )


def _sitter(seat: Seat, place: TableSeat, member_by_player: dict[PlayerId, Member]) -> Sitter:
    member = None if place.player is None else member_by_player[place.player]
    return Sitter(
        seat=seat,
        kind="person" if place.kind is SeatKind.PERSON else "bot",
        name="" if member is None else member.name,
        connected=member is not None and bool(member.connections),
    )


def _seat_info(
    document: RoomDocument, place: TableSeat, member_by_player: dict[PlayerId, Member]
) -> SeatInfo:
    member = None if place.player is None else member_by_player[place.player]
    return SeatInfo(
        kind=place.kind.value,
        player=place.player if place.kind is SeatKind.PERSON else None,
        name="" if member is None else member.name,
        ready=place.kind is SeatKind.BOT or place.nonce_hash is not None,
        connected=member is not None and bool(member.connections),
        wants_next_round=place.player in document.wants_next_round,
    )


def _member_info(document: RoomDocument, member: Member) -> MemberInfo:
    return MemberInfo(
        player=member.player,
        name=member.name,
        seat=seat_of(document, member.player),
        connected=bool(member.connections),
        is_host=member.player == document.host,
    )


def _match_info(
    document: RoomDocument, events: tuple[Told, ...], *, is_snapshot: bool
) -> MatchInfo | None:
    match, match_id = document.match, document.match_id
    if match is None or match_id is None:
        return None
    has_results = is_snapshot or any(type(event) in _RESULT_EVENTS for event in events)
    standing = match.standing
    return _make_match_info(
        match_id=match_id,
        round_number=match.round_number,
        sides=standing.sides,
        totals=standing.totals,
        over=standing.over,
        ranks=standing.ranks,
        results=match.results if has_results else None,
    )


def _waiting_for(document: RoomDocument) -> tuple[Seat, ...]:
    """The seats without which the room does not go on, whatever it waits for."""
    match document.phase:
        case Phase.PLAYING if document.match is not None:
            return document.match.waiting_for
        case Phase.BETWEEN_ROUNDS:
            return missing_votes(document)
        case Phase.REVEALING:
            return missing_pieces(document)
        case _:
            return ()


def _movers(document: RoomDocument) -> frozenset[Seat]:
    match = document.match
    if match is None or document.phase is not Phase.PLAYING:
        return frozenset()
    return match.game.movers(match.state)


def _redacted(event: Told, viewer: Viewer) -> Any:  # an event of the room, or of whichever game
    kind = type(event)
    if kind in _ROOM_EVENTS:
        return event
    return _GAME_OF_EVENT[kind].redact(event, viewer)
