"""Random commands by several people: what holds in a room whatever they do."""

from collections import Counter
from contextlib import suppress

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from games.seats import Seat
from protocol.client_messages import (
    AddBot,
    DrawSeats,
    EndMatch,
    Kick,
    LeaveRoom,
    NextRound,
    Ready,
    RemoveBot,
    SetGame,
    SetOptions,
    SetRoom,
    Sit,
    Stand,
    Start,
    SwapSeats,
)
from protocol.ids import Pace, Phase
from protocol.room_events import Rewound
from server.errors import Refused
from server.projection import project_room, project_update, seats_by_player
from server.room.commands import Lose, ReplaceBot, Rewind, RoomRequest
from server.room.document import ANSWERS_KEPT, RUNS_KEPT, SeatKind
from server.store.encoding import decode_document, encode_document
from tests.scale import scaled
from tests.server.room.live import LiveRoom, player_of

NAMES = ("A", "B", "C", "D", "E")
IN_MATCH = (Phase.PLAYING, Phase.BETWEEN_ROUNDS)

names = st.sampled_from(NAMES)
seat_numbers = st.integers(0, 4)
requests: st.SearchStrategy[RoomRequest] = st.one_of(
    st.just(LeaveRoom(id=0)),
    st.builds(Sit, id=st.just(0), seat=st.none() | seat_numbers),
    st.just(Stand(id=0)),
    st.builds(SwapSeats, id=st.just(0), seat=seat_numbers, other=seat_numbers),
    st.just(DrawSeats(id=0)),
    st.just(SetGame(id=0, game="fifty_one")),
    st.builds(
        SetOptions,
        id=st.just(0),
        options=st.dictionaries(st.sampled_from(("rounds", "jokers")), st.integers(0, 3)),
        reset=st.booleans(),
    ),
    st.builds(
        SetRoom,
        id=st.just(0),
        seats=st.none() | st.integers(2, 5),
        pace=st.none() | st.sampled_from(Pace),
        between_rounds_s=st.none() | st.sampled_from((0, 30)),
        locked=st.none() | st.booleans(),
        spectators=st.none() | st.booleans(),
    ),
    st.builds(Kick, id=st.just(0), player=names.map(player_of)),
    st.builds(AddBot, id=st.just(0), seat=st.none() | seat_numbers),
    st.builds(RemoveBot, id=st.just(0), seat=seat_numbers),
    st.just(Ready(id=0, nonce_hash=None)),
    st.just(NextRound(id=0)),
    st.just(EndMatch(id=0)),
)


class RoomMachine(RuleBasedStateMachine):
    """Five people, as many bots as they like, and one room."""

    def __init__(self) -> None:
        super().__init__()
        self.room = LiveRoom(seats=3)
        self.room.set(lap_limit=1, rounds=2)  # so that matches come to their end

    @rule(name=names, number=st.integers(1, 3), sits=st.booleans())
    def come(self, name: str, number: int, sits: bool) -> None:
        before, was_known = self.room.document, self.room.is_member(name)
        try:
            self.room.come(name, number=number, sits=sits)
        except Refused:
            assert not was_known
            assert self.room.document is before

    @rule(lost=st.sets(names, min_size=1))
    def lose(self, lost: set[str]) -> None:
        self.room.lose(*(name for name in lost if self.room.is_member(name)))

    @rule(name=names, request=requests)
    def ask(self, name: str, request: RoomRequest) -> None:
        before = self.room.document
        bytes_before = encode_document(before)
        try:
            decision = self.room.ask(name, request)
        except Refused:
            assert self.room.document is before
        else:
            assert decision.answer is not None
        assert encode_document(before) == bytes_before

    @rule()
    def everybody_is_ready(self) -> None:
        for name in NAMES:
            with suppress(Refused):
                self.room.ready(name)

    @rule(fill=st.booleans())
    def start(self, fill: bool) -> None:
        host = next((name for name in NAMES if player_of(name) == self.room.host), None)
        if host is not None:
            self.ask(host, Start(id=0, fill=fill))

    @rule(name=names)
    def reveal(self, name: str) -> None:
        with suppress(Refused):
            self.room.reveal(name)

    @rule()
    def seat_bots(self) -> None:
        self.room.seat_bots()

    @rule(seat=seat_numbers)
    def lose_bot(self, seat: int) -> None:
        bots = [member for member in self.room.document.members if member.is_bot]
        if bots:
            self.room.do(Lose(bots[seat % len(bots)].connections))

    @rule(seat=seat_numbers, turn=st.integers(0, 5))
    def replace_bot(self, seat: int, turn: int) -> None:
        self.room.do(ReplaceBot(Seat(seat), turn))

    @precondition(lambda self: self.room.document.deadline_ms is not None)
    @rule()
    def wake(self) -> None:
        self.room.wake()

    @precondition(lambda self: self.room.phase() is Phase.PLAYING)
    @rule(moves=st.integers(1, 12))
    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self._can_move():
                self.room.play_move()

    @rule(lost=st.integers(1, 5))
    def rewind(self, lost: int) -> None:
        decision = self.room.do(Rewind(lost))
        assert decision.events == (Rewound(lost),)

    def _can_move(self) -> bool:
        """Is a match in play, and is who is on turn there and awake?"""
        document = self.room.document
        if document.phase is not Phase.PLAYING or document.match is None:
            return False
        (seat,) = document.match.waiting_for
        place = document.seats[seat]
        if place.kind is SeatKind.BOT:
            return place.player is not None and document.asleep_since_ms is None
        return not any(m.has_left for m in document.members if m.player == place.player)

    @invariant()
    def one_host_who_can_act(self) -> None:
        here = [m.player for m in self.room.document.members if m.connections and not m.is_bot]
        assert not here or self.room.host in here

    @invariant()
    def everybody_is_there_once(self) -> None:
        document = self.room.document
        for players in (
            [place.player for place in document.seats if place.player],
            [member.player for member in document.members],
            [member.name for member in document.members],
        ):
            assert max(Counter(players).values(), default=1) == 1

    @invariant()
    def seats_are_whose_they_say(self) -> None:
        document = self.room.document
        member_by_player = {member.player: member for member in document.members}
        for place in document.seats:
            member = member_by_player.get(place.player) if place.player else None
            match place.kind:
                case SeatKind.OPEN:
                    assert (place.player, place.ticket) == (None, None)
                case SeatKind.PERSON:
                    assert member is not None
                    assert not member.is_bot
                    assert place.ticket is None
                case SeatKind.BOT:
                    assert (member is None) is (place.ticket is not None)
                    assert member is None or (member.is_bot and member.connections)
                    assert place.nonce_hash is None

    @invariant()
    def who_left_is_kept_for_a_seat_in_a_match(self) -> None:
        document = self.room.document
        seated = {place.player for place in document.seats}
        for member in document.members:
            assert len(member.answered) <= RUNS_KEPT
            assert all(len(run.ids) <= ANSWERS_KEPT for run in member.answered)
            assert not member.is_bot or member.player in seated
            if member.has_left:
                assert member.player in seated
                assert document.phase in IN_MATCH
                assert not member.connections

    @invariant()
    def who_was_sent_out_is_nowhere(self) -> None:
        document = self.room.document
        seated = {place.player for place in document.seats}
        listed = {member.player for member in document.members}
        assert not (seated | listed).intersection(document.kicked)

    @invariant()
    def a_locked_room_has_somebody_to_unlock_it(self) -> None:
        document = self.room.document
        assert not document.access.locked or not all(one.is_bot for one in document.members)

    @invariant()
    def the_match_is_the_one_on_show(self) -> None:
        document = self.room.document
        match document.phase:
            case Phase.PLAYING | Phase.BETWEEN_ROUNDS:
                assert document.match is not None
                assert document.match.is_round_over is (document.phase is Phase.BETWEEN_ROUNDS)
                assert document.match_id == document.setup.match_id
                assert document.match.seats == len(document.seats)
                assert not document.match_players
            case Phase.FINISHED:
                assert document.match is not None
                assert document.match.is_over
                assert document.match_id in document.finished
            case Phase.LOBBY:
                assert document.match is None
            case Phase.REVEALING:
                assert document.match_id != document.setup.match_id

    @invariant()
    def a_deadline_stands_where_something_is_waited_for(self) -> None:
        document = self.room.document
        if document.phase is Phase.BETWEEN_ROUNDS:
            assert document.deadline_ms is not None
        elif document.phase is not Phase.REVEALING:
            assert document.deadline_ms is None

    @invariant()
    def it_sleeps_when_nobody_is_here(self) -> None:
        document = self.room.document
        is_anybody_here = any(m.connections and not m.is_bot for m in document.members)
        assert (document.asleep_since_ms is None) is is_anybody_here

    @invariant()
    def it_is_stored_and_shown_whole(self) -> None:
        document = self.room.document
        assert decode_document(encode_document(document)) == document
        for name in NAMES:
            player = player_of(name)
            project_room(self.room.stored, player)
            viewer = seats_by_player(document).get(player)
            update = project_update(self.room.stored, (), from_version=0, viewer=viewer)
            assert not update.legal or update.waiting_for == (viewer,)


TestRoom = RoomMachine.TestCase
TestRoom.settings = settings(max_examples=scaled(5_000), stateful_step_count=60, deadline=None)
