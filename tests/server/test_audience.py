"""Who watches a room, and what each of them is told: shared where it is the same."""

from dataclasses import dataclass

from protocol.client_messages import Ready
from protocol.ids import MSGPACK_SUBPROTOCOL, Version
from protocol.server_messages import Limits, Ok, Room, Update
from server.addresses import Address
from server.audience import Audience, Watcher
from server.guest import Guest
from server.outbox import Outbox
from server.packs.shelf import EMPTY_SHELF
from server.session import House, Session
from server.store.types import LogEntry
from tests.server.room.live import LiveRoom, connection, nonce_of, player_of
from tests.server.test_outbox import RecordingLine

HOUSE = House(
    limits=Limits(65536, messages_per_s=20, name_columns=12, heartbeat_s=20),
    message_burst=20,
    games=(),
    shelf=EMPTY_SHELF,
    bot_key=None,
    create_code=None,
    new_token=lambda: "5e" * 32,
    monotonic_s=lambda: 0.0,
    now_ms=lambda: 0,
)


@dataclass(eq=False)
class Person:
    guest: Guest
    line: RecordingLine

    @property
    def told(self) -> list[object]:
        return [*self.line.told]

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.line.told if isinstance(message, Update)]


def person(name: str) -> Person:
    line = RecordingLine(MSGPACK_SUBPROTOCOL)
    session = Session(HOUSE)
    session.player = player_of(name)
    outbox = Outbox(line, messages_max=10, bytes_max=10_000, events_max=10)
    return Person(Guest(connection(name), Address("local"), session, outbox), line)


class Hearing:
    """A room and its audience, one commit after the other."""

    def __init__(self, *seated: str) -> None:
        self.room = LiveRoom(seats=3)
        if seated:
            self.room.come(*seated)
        self.audience = Audience()
        self.audience.shown = self.room.stored

    def enter(self, name: str) -> Person:
        entered = person(name)
        self.audience.add(Watcher(entered.guest, entered_at=self.room.version))
        self.audience.show_entered()
        return entered

    def happen(self, name: str = "A", asker: Person | None = None) -> None:
        """A is ready, or no longer."""
        is_ready = self.room.document.seats[0].nonce_hash is not None
        nonce_hash = None if is_ready else nonce_of(name)
        decision = self.room.ask(name, Ready(id=0, nonce_hash=nonce_hash))
        guest = None if asker is None else asker.guest
        answer = None if asker is None else Ok(1, version=self.room.version)
        self.audience.tell(
            self.room.stored,
            decision.events,
            lobby_changed=decision.lobby_changed,
            asker=guest,
            answer=answer,
        )


def test_who_comes_in_is_shown_the_room_first() -> None:
    hearing = Hearing()
    ann = hearing.enter("A")
    room, update = ann.told
    assert isinstance(room, Room)
    assert isinstance(update, Update)
    assert (update.from_version, update.version, update.events) == (0, 1, ())


def test_everybody_hears_a_version_once_with_the_lobby_before_it() -> None:
    hearing = Hearing("B")
    people = [hearing.enter("A"), hearing.enter("B"), hearing.enter("S")]
    hearing.happen()
    for one in people:
        room, update = one.told[2:]
        assert isinstance(room, Room)
        assert isinstance(update, Update)
        assert (update.from_version, update.version) == (2, 3)
        assert room.you == one.guest.session.player


def test_asker_is_answered_before_it_hears_what_came_of_it() -> None:
    hearing = Hearing()
    ann = hearing.enter("A")
    hearing.happen(asker=ann)
    assert [type(message) for message in ann.told[2:]] == [Ok, Room, Update]
    assert len(ann.line.writes) == 2


def test_asker_that_does_not_watch_is_answered_all_the_same() -> None:
    hearing = Hearing()
    outside = person("A")
    hearing.happen(asker=outside)
    assert [type(message) for message in outside.told] == [Ok]


def test_spectators_share_one_encoded_update() -> None:
    hearing = Hearing()
    people = [hearing.enter(f"S{number}") for number in range(3)]
    before = [one.line.encodings for one in people]
    hearing.happen()
    lobbies_and_updates = [
        one.line.encodings - count for one, count in zip(people, before, strict=True)
    ]
    assert lobbies_and_updates == [2, 1, 1]
    assert people[0].updates == people[1].updates == people[2].updates


def test_who_is_held_hears_nothing_until_it_has_been_told_where_it_stands() -> None:
    hearing = Hearing()
    ann = person("A")
    watcher = Watcher(ann.guest, entered_at=Version(1))
    hearing.audience.add(watcher)
    hearing.happen()
    assert ann.told == []
    hearing.audience.show(watcher)
    hearing.happen()
    assert [(update.from_version, update.version) for update in ann.updates] == [(0, 2), (2, 3)]


def test_who_came_in_later_than_what_is_shown_waits_for_it() -> None:
    hearing = Hearing()
    bob = person("B")
    hearing.audience.add(Watcher(bob.guest, entered_at=Version(2)))
    hearing.audience.show_entered()
    assert bob.told == []
    hearing.happen()
    hearing.audience.show_entered()
    assert [update.version for update in bob.updates] == [2]


def test_log_is_told_to_who_was_away() -> None:
    hearing = Hearing()
    ann = hearing.enter("A")
    hearing.happen()
    watcher = hearing.audience.find(ann.guest)
    assert watcher is not None
    events = tuple(hearing.room.events[-1:])
    entry = LogEntry(hearing.room.version, "0" * 32, events, lobby_changed=True)
    hearing.audience.tell_since(watcher, 1, (entry,))
    assert (ann.updates[-1].from_version, ann.updates[-1].events) == (1, events)


def test_log_that_is_not_to_be_had_is_a_snapshot() -> None:
    hearing = Hearing()
    ann = hearing.enter("A")
    watcher = hearing.audience.find(ann.guest)
    assert watcher is not None
    hearing.audience.tell_since(watcher, 1, None)
    assert ann.updates[-1].from_version == 0


def test_who_is_removed_hears_no_more() -> None:
    hearing = Hearing()
    ann = hearing.enter("A")
    hearing.audience.remove(ann.guest)
    hearing.happen()
    assert len(ann.told) == 2
    assert not hearing.audience
