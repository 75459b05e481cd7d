"""What each viewer is told of a room.

Longer than most: `server/projection.py` is the one way out for everything that leaves, and its
tests stand together so that a gap shows.
"""

from dataclasses import replace

import pytest

from games.cards import HIDDEN
from games.field.events import FieldDealt, Swapped
from games.fifty_one.events import Called
from games.game import NO_MOVES
from games.match import Match
from games.seats import SPECTATOR, Seat, Viewer
from games.shuffle import KeyedShuffle
from protocol.client_messages import (
    AddBot,
    Kick,
    LeaveRoom,
    NextRound,
    SetGame,
    SetOptions,
    SetPack,
    SetRoom,
    Sit,
    Start,
    SwapSeats,
)
from protocol.errors import ErrorCode
from protocol.game_types import FiftyOnePreview, FiveHundredPreview
from protocol.ids import Phase, PlayerId
from protocol.public_rooms import RoomInfo
from protocol.room_events import (
    PersonKicked,
    PersonSat,
    RoundScored,
    SeatsSwapped,
    Starting,
)
from protocol.room_look import RoomLook, Sitter
from protocol.server_messages import Update
from protocol.viewer_update import ViewerUpdate
from server.errors import Refused
from server.projection import (
    Projection,
    has_moved,
    project_listing,
    project_look,
    project_previews,
    project_question,
    project_room,
    project_update,
    seats_by_player,
)
from server.room.commands import Arrive, Told
from server.room.document import MEMBERS_MAX
from server.store.types import StoredRoom
from tests.server.room.live import CODE, LiveRoom, connection, player_of

A, B, W = player_of("A"), player_of("B"), player_of("W")


def playing(*, rounds: int = 2, between_rounds_s: int = 30) -> LiveRoom:
    """A and B play with two bots, W watches."""
    room = LiveRoom()
    room.come("B")
    room.come("W", sits=False)
    room.set(rounds=rounds, between_rounds_s=between_rounds_s)
    room.start("A", "B")
    return room


def match_of(room: LiveRoom) -> Match:
    assert room.document.match is not None
    return room.document.match


def test_the_lobby_is_shown_whole() -> None:
    room = LiveRoom()
    room.come("W", sits=False)
    room.ask("A", AddBot(id=0, seat=2))
    room.ask("A", SetOptions(id=0, options={"jokers": 2}))
    room.ready("A")
    shown = project_room(room.stored, W)
    assert (shown.code, shown.version) == (room.document.code, room.version)
    assert shown.differing == {"jokers": 2}
    assert shown.options["rounds"] == 5
    assert [seat.kind for seat in shown.seats] == ["person", "open", "bot", "open"]
    assert [seat.ready for seat in shown.seats] == [True, False, True, False]
    assert [seat.connected for seat in shown.seats] == [True, False, False, False]
    assert [seat.player for seat in shown.seats] == [A, None, None, None]
    assert [(member.player, member.seat, member.is_host) for member in shown.members] == [
        (A, 0, True),
        (W, None, False),
    ]
    assert (shown.you, shown.your_seat) == (W, None)
    assert shown.commitment == room.document.setup.commitment


def test_the_lobby_says_who_plays_with_whom() -> None:
    room = LiveRoom()
    assert project_room(room.stored, A).sides == ((0,), (1,), (2,), (3,))
    room.ask("A", SetGame(id=0, game="five_hundred"))
    assert project_room(room.stored, A).sides == ((0, 2), (1, 3))


def test_the_lobby_has_no_secret() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=2))
    room.ready("A")
    document = room.document
    shown = repr(project_room(room.stored, A))
    ticket, nonce_hash = document.seats[2].ticket, document.seats[0].nonce_hash
    assert ticket is not None
    assert nonce_hash is not None
    for secret in (document.setup.seed, ticket.secret, nonce_hash):
        assert secret not in shown


def test_the_lobby_says_who_may_come_in() -> None:
    room = LiveRoom()
    shown = project_room(room.stored, A)
    assert (shown.public, shown.locked, shown.spectators) == (False, False, True)
    room.ask("A", SetRoom(id=0, public=True, locked=True, spectators=False))
    shown = project_room(room.stored, A)
    assert (shown.public, shown.locked, shown.spectators) == (True, True, False)


def test_a_public_room_is_listed_by_what_everybody_may_know() -> None:
    room = LiveRoom()
    room.come("B")
    room.ask("A", AddBot(id=0, seat=2))
    room.ask("A", SetRoom(id=0, public=True))
    assert project_listing(room.document) == RoomInfo(
        code=CODE,
        game="fifty_one",
        phase=Phase.LOBBY,
        seats=4,
        persons=2,
        bots=1,
        open_seats=1,
        host="A",
        spectators=True,
    )


def look_of(room: LiveRoom, name: str, *, sits: bool = True) -> RoomLook:
    arrival = Arrive(player_of(name), name, connection(name, 9), sits=sits)
    return project_look(room.document, arrival, id=7)


def test_who_stands_at_the_door_is_told_who_is_inside() -> None:
    room = LiveRoom()
    room.come("B")
    room.ask("A", AddBot(id=0, seat=3))
    room.come("W", sits=False)
    room.lose("B")
    assert look_of(room, "N") == RoomLook(
        id=7,
        room=RoomInfo(CODE, "fifty_one", Phase.LOBBY, 4, 2, 1, 1, "A", spectators=True),
        sitters=(
            Sitter(Seat(0), "person", "A", connected=True),
            Sitter(Seat(1), "person", "B", connected=False),
            Sitter(Seat(3), "bot", "", connected=False),
        ),
        watchers=1,
        locked=False,
        known=False,
        your_seat=None,
        refused=None,
    )
    room.seat_bots()
    assert look_of(room, "N").sitters[-1].connected


def test_who_is_known_is_told_of_its_seat_and_comes_back_into_a_locked_room() -> None:
    room = playing()
    room.ask("A", SetRoom(id=0, locked=True, spectators=False))
    room.lose("W")
    room.ask("B", LeaveRoom(id=0))
    told = {name: look_of(room, name) for name in "ABWN"}
    assert [look.locked for look in told.values()] == [True] * 4
    assert {name: (look.known, look.your_seat, look.refused) for name, look in told.items()} == {
        "A": (True, 0, None),
        "B": (True, 1, None),
        "W": (True, None, None),
        "N": (False, None, ErrorCode.ROOM_LOCKED),
    }
    assert [sitter.kind for sitter in told["N"].sitters] == ["person", "person", "bot", "bot"]
    assert told["N"].watchers == 0


def test_who_was_sent_out_is_told_so() -> None:
    room = playing()
    room.ask("A", Kick(id=0, player=B))
    look = look_of(room, "B")
    assert (look.known, look.your_seat, look.refused) == (False, None, ErrorCode.KICKED)
    assert look.room.persons == 1


def test_what_is_foretold_depends_on_whether_one_would_sit() -> None:
    room = LiveRoom(seats=2)
    room.ask("A", SetRoom(id=0, spectators=False))
    assert look_of(room, "N").refused is None
    assert look_of(room, "N", sits=False).refused is ErrorCode.SPECTATORS_OFF


@pytest.mark.parametrize(
    ("access", "is_listed"),
    [
        pytest.param({}, False, id="private"),
        pytest.param({"public": True}, True, id="public"),
        pytest.param({"public": True, "locked": True}, False, id="locked"),
        pytest.param({"public": True, "spectators": False}, True, id="a seat is open"),
    ],
)
def test_only_a_room_that_can_be_come_into_is_listed(
    access: dict[str, bool], is_listed: bool
) -> None:
    room = LiveRoom(seats=2)
    room.ask("A", SetRoom(id=0, **access))  # type: ignore[arg-type]  # no other fields are booleans
    assert (project_listing(room.document) is not None) is is_listed


def test_a_full_table_is_listed_where_one_may_watch() -> None:
    room = LiveRoom(seats=2)
    room.ask("A", SetRoom(id=0, public=True))
    room.start("A")
    assert project_listing(room.document) is not None
    room.ask("A", SetRoom(id=0, spectators=False))
    assert project_listing(room.document) is None


def test_a_room_where_nobody_is_or_nobody_more_fits_is_not_listed() -> None:
    room = LiveRoom()
    room.ask("A", SetRoom(id=0, public=True))
    room.come(*(f"w{number}" for number in range(MEMBERS_MAX - 1)))
    assert project_listing(room.document) is None
    room.lose("A")
    room.ask("w1", LeaveRoom(id=0))
    assert project_listing(room.document) is not None
    room.lose(*(member.name for member in room.document.members if member.connections))
    assert project_listing(room.document) is None


def test_who_left_a_match_is_no_member_but_keeps_the_seat() -> None:
    room = playing()
    room.lose("B")
    shown = project_room(room.stored, A)
    assert [member.connected for member in shown.members] == [True, False, True]
    assert (shown.seats[1].player, shown.seats[1].connected) == (B, False)


@pytest.mark.parametrize("viewer", [SPECTATOR, Seat(0), Seat(1), Seat(2), Seat(3)])
def test_a_deal_shows_each_viewer_its_own_hand(viewer: Viewer) -> None:
    room = playing()
    update = project_update(room.stored, tuple(room.events), from_version=0, viewer=viewer)
    dealt = next(event for event in update.events if event.type == "field_dealt")
    for seat, hand in enumerate(dealt.hands):
        assert (set(hand) == {HIDDEN}) is (seat != viewer)
    assert update.view is not None
    assert update.view.seat == viewer


def test_seed_and_key_stay_inside_until_the_match_is_over() -> None:
    room = playing()
    setup, key = room.document.setup, match_of(room).key
    for viewer in (SPECTATOR, Seat(0)):
        told = repr(
            (
                project_update(room.stored, tuple(room.events), from_version=0, viewer=viewer),
                project_room(room.stored, A),
            )
        )
        assert setup.seed not in told
        assert repr(key) not in told
        assert key.hex() not in told


def test_only_the_seat_on_turn_is_told_what_it_may_do() -> None:
    room = playing()
    projection = Projection(room.stored, (), from_version=room.version - 1)
    (on_turn,) = match_of(room).waiting_for
    for seat in map(Seat, range(4)):
        update = projection.update_for(seat)
        assert bool(update.legal) is (seat == on_turn)
        assert update.waiting_for == (on_turn,)
        assert update.turn == match_of(room).turn
    assert projection.update_for(SPECTATOR).legal == NO_MOVES


def test_viewers_of_a_kind_share_one_update() -> None:
    room = playing()
    projection = Projection(room.stored, (), from_version=room.version - 1)
    assert projection.update_for(SPECTATOR) is projection.update_for(SPECTATOR)
    assert projection.update_for(Seat(0)).match is projection.update_for(Seat(1)).match


def test_results_come_with_the_score_and_with_a_snapshot() -> None:
    room = playing()
    room.play_round()
    scored = next(event for event in room.events if isinstance(event, RoundScored))

    def results(*events: Told, from_version: int) -> int | None:
        update = project_update(room.stored, events, from_version=from_version, viewer=SPECTATOR)
        assert update.match is not None
        return None if update.match.results is None else len(update.match.results)

    assert results(scored, from_version=room.version - 1) == 1
    assert results(from_version=0) == 1
    assert results(Called(Seat(0)), from_version=room.version - 1) is None


def test_a_waiting_room_says_for_whom() -> None:
    room = LiveRoom(seats=3)
    room.come("B")
    room.ready("A", "B")
    room.ask("A", Start(id=0, fill=True))

    def waiting_for() -> tuple[Seat, ...]:
        update = project_update(room.stored, (), from_version=0, viewer=SPECTATOR)
        return update.waiting_for

    assert waiting_for() == (0, 1, 2)
    room.reveal("A")
    assert waiting_for() == (1, 2)
    room.seat_bots()
    room.reveal("B")
    room.play_round()
    assert room.phase() is Phase.BETWEEN_ROUNDS
    assert waiting_for() == (0, 1)
    room.ask("B", NextRound(id=0))
    assert waiting_for() == (0,)


def test_a_finished_match_is_seen_from_the_seats_it_was_played_in() -> None:
    room = playing(rounds=1)
    room.play_match()
    room.ask("A", SwapSeats(id=0, seat=0, other=1))
    room.ask("B", Sit(id=0, seat=0))
    room.come("N")
    assert seats_by_player(room.document).get(A) == 0
    assert seats_by_player(room.document).get(B) == 1
    assert seats_by_player(room.document).get(player_of("N")) is SPECTATOR


def test_a_lobby_has_no_match_to_show() -> None:
    room = LiveRoom()
    update = project_update(room.stored, (), from_version=0, viewer=Seat(0))
    assert (update.match, update.view, update.turn, update.legal) == (None, None, 0, NO_MOVES)


@pytest.mark.parametrize(
    ("event", "moved"),
    [
        pytest.param(PersonSat(Seat(0), A, "A"), True, id="sat down"),
        pytest.param(PersonSat(Seat(0), B, "B"), False, id="another sat down"),
        pytest.param(PersonKicked(A, "A", Seat(0)), True, id="sent out"),
        pytest.param(PersonKicked(B, "B", Seat(1)), False, id="another sent out"),
        pytest.param(SeatsSwapped(Seat(0), Seat(1)), True, id="seats swapped"),
        pytest.param(Starting(), False, id="something else"),
    ],
)
def test_who_has_moved_is_not_told_again_from_another_seat(event: Told, moved: bool) -> None:
    assert has_moved((event,), A) is moved


def test_an_update_in_parts_is_the_same_as_whole() -> None:
    room = playing()
    for events in ((), tuple(room.events)):  # the deal is not heard alike
        projection = Projection(room.stored, events, from_version=room.version - 1)
        for viewer in (SPECTATOR, *map(Seat, range(4))):
            told = projection.told_to(viewer)
            whole = told.whole() if isinstance(told, ViewerUpdate) else told
            assert isinstance(told, Update if events else ViewerUpdate)
            assert whole == projection.update_for(viewer)


def test_what_others_are_told_does_not_depend_on_a_hidden_call() -> None:
    """Two hands that differ only in whether a call was possible look alike from outside."""
    room = playing()
    match = match_of(room)
    (seat,) = match.waiting_for
    flushes = ("AS", "KS", "9S", "5S", "2S")
    mixed = ("AS", "KH", "9S", "5S", "2S")
    told = []
    for hand in (flushes, mixed):
        hands = (*match.state.hands[:seat], hand, *match.state.hands[seat + 1 :])
        state = replace(match.state, hands=hands)
        document = replace(room.document, match=replace(match, state=state))
        stored = StoredRoom(document, room.version, "0" * 32)
        projection = Projection(stored, (), from_version=room.version - 1)
        others = [viewer for viewer in (SPECTATOR, *map(Seat, range(4))) if viewer != seat]
        told.append([projection.update_for(viewer) for viewer in others])
    assert told[0] == told[1]


def test_the_lobby_says_what_stands_on_the_cards() -> None:
    room = LiveRoom()
    assert project_room(room.stored, A).pack is None
    room.ask("A", SetPack(id=0, pack="flowers"))
    assert project_room(room.stored, A).pack == "flowers"


def seated_on_turn(room: LiveRoom) -> tuple[Seat, PlayerId]:
    """Whom play waits for."""
    (seat,) = match_of(room).waiting_for
    player = room.document.seats[seat].player
    assert player is not None
    return seat, player


def test_previews_show_what_each_exchange_would_leave() -> None:
    room = playing()
    seat, player = seated_on_turn(room)
    match = match_of(room)
    previews = project_previews(room.document, player, id=7)
    assert (previews.id, previews.turn) == (7, match.turn)
    legal = match.game.legal_moves(match.state, seat).listed
    assert [preview.text for preview in previews.by_move] == list(legal)
    for preview in previews.by_move:
        assert isinstance(preview, FiftyOnePreview)
        moved, _ = match.game.apply(
            match.state, seat, match.game.parse_move(preview.text), KeyedShuffle(match.key, 1)
        )
        assert match.game.view(moved, seat).shown == preview.shown


def test_previews_leave_out_moves_that_say_nothing_of_the_hand() -> None:
    room = playing()
    for _ in range(len(room.document.seats)):  # a flush and a pass are for later laps
        room.play_move()
    _, player = seated_on_turn(room)
    texts = [preview.text for preview in project_previews(room.document, player, id=1).by_move]
    assert "swap_all" in texts
    assert "flush" not in texts
    assert "pass" not in texts


def test_previews_are_for_the_seat_on_turn() -> None:
    room = playing()
    seat, _ = seated_on_turn(room)
    other = room.document.seats[(seat + 1) % 4].player
    assert other is not None
    assert project_previews(room.document, other, id=1).by_move == ()


def test_previews_of_a_bid_show_the_hand_under_it() -> None:
    room = LiveRoom()
    room.ask("A", SetGame(id=0, game="five_hundred"))
    room.start("A")
    seat, player = seated_on_turn(room)
    state = match_of(room).state
    if not state.looked[seat]:
        room.move(seat, "look")
    by_move = project_previews(room.document, player, id=1).by_move
    assert by_move
    for preview in by_move:
        assert isinstance(preview, FiveHundredPreview)
        assert sorted(preview.shown.hand) == sorted(state.hands[seat])


def test_a_question_holds_what_the_seat_has_been_told_of_the_round() -> None:
    room = playing(rounds=9, between_rounds_s=0)
    while match_of(room).round_number == 1:
        room.play_move()
    room.play_move()
    seat, player = seated_on_turn(room)
    question = project_question(room.stored, tuple(room.events), seat, request=5)
    update = project_update(room.stored, tuple(room.events), from_version=1, viewer=seat)
    assert seats_by_player(room.document)[player] == seat
    assert (question.request, question.game, question.seat) == (5, "fifty_one", seat)
    assert (question.view, question.legal) == (update.view, update.legal)
    assert question.events == update.events[-2:]
    dealt, swapped = question.events
    assert isinstance(dealt, FieldDealt)
    assert isinstance(swapped, Swapped)
    assert [hand == (HIDDEN,) * 5 for hand in dealt.hands] == [
        place != seat for place in range(len(dealt.hands))
    ]


def test_a_question_holds_what_is_left_of_a_round_that_began_too_long_ago() -> None:
    room = playing()
    for _ in range(3):
        room.play_move()
    seat, _ = seated_on_turn(room)
    question = project_question(room.stored, tuple(room.events[-2:]), seat, request=1)
    assert [event.type for event in question.events] == ["swapped", "swapped"]


def test_previews_are_refused_to_those_without_a_seat_and_without_a_match() -> None:
    for room, player, code in (
        (playing(), W, ErrorCode.NOT_SEATED),
        (LiveRoom(), A, ErrorCode.NO_MATCH),
    ):
        with pytest.raises(Refused) as refused:
            project_previews(room.document, player, id=1)
        assert refused.value.code is code
