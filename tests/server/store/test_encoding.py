"""What goes in comes out: equal, and of the same types, as their reprs show."""

from dataclasses import fields, replace
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.game import AnyGame, Moves
from games.match import Match, apply_move, deal_next_round, start_match
from games.registry import GAMES
from games.shuffle import MatchKey
from protocol.ids import MatchId, PlayerId, Version
from server.room.commands import RecordEntry, Told
from server.room.document import Access, MatchSetup, Member, RoomDocument, TableSeat
from server.store.encoding import (
    decode_document,
    decode_log_entry,
    decode_record_entry,
    encode_document,
    encode_log_entry,
    encode_record_entry,
)
from tests.scale import scaled
from tests.server.store.examples import commit_id, lobby, playing_room, ready

MATCHES_OF_A_FULL_RUN = 300


def assert_round_trip(document: RoomDocument) -> None:
    decoded = decode_document(encode_document(document))
    assert decoded == document
    assert repr(decoded) == repr(document)


@pytest.mark.parametrize(
    "document",
    [
        pytest.param(lobby(), id="lobby"),
        pytest.param(playing_room(), id="in_play"),
        pytest.param(replace(lobby(), chosen={}, seats=(), finished=(MatchId("f"),)), id="bare"),
        pytest.param(replace(playing_room(), game="another"), id="next_game_is_another"),
        pytest.param(
            replace(
                lobby(),
                access=Access(public=True, locked=True, spectators=False),
                kicked=(PlayerId("b1" * 16),),
            ),
            id="locked",
        ),
        pytest.param(replace(lobby(), hints=False), id="without hints"),
    ],
)
def test_room_survives(document: RoomDocument) -> None:
    assert_round_trip(document)


@given(
    members=st.lists(st.from_type(Member), max_size=4),
    seats=st.lists(st.from_type(TableSeat), max_size=7),
    setup=st.from_type(MatchSetup),
    chosen=st.dictionaries(st.text(), st.booleans() | st.text() | st.none()),
    wanting=st.lists(st.from_type(PlayerId)),
)
def test_any_room_survives(
    members: list[Member],
    seats: list[TableSeat],
    setup: MatchSetup,
    chosen: dict[str, bool | str | None],
    wanting: list[PlayerId],
) -> None:
    document = replace(
        lobby(),
        members=tuple(members),
        seats=tuple(seats),
        setup=setup,
        chosen={**chosen},
        wants_next_round=tuple(wanting),
    )
    try:
        encode_document(document)
    except OverflowError:
        assume(False)  # numbers beyond 64 bits, which no room has
    assert_round_trip(document)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_state_of_a_match_survives(game: AnyGame) -> None:
    for seed in range(scaled(MATCHES_OF_A_FULL_RUN)):
        for match in random_match(game, Random(seed)):
            assert_round_trip(replace(lobby(), match=match))


def random_match(game: AnyGame, random: Random) -> list[Match]:
    """A match after each of its moves, two rounds of it at the most."""
    seats = random.choice(game.seats)
    match, _ = start_match(
        game, options=game.options(), seats=seats, key=MatchKey(random.randbytes(32))
    )
    matches = [match]
    while len(match.results) < 2 and not match.is_over:
        if match.is_round_over:
            match, _ = deal_next_round(match)
        else:
            seat = random.choice(match.waiting_for)
            text = random_text(game.legal_moves(match.state, seat), random)
            match, _ = apply_move(match, seat, text)
        matches.append(match)
    return matches


def random_text(moves: Moves, random: Random) -> str:
    """A move of the list, or where there is none one put together from a choice."""
    if moves.listed:
        return random.choice(moves.texts())
    choice = random.choice(moves.choices)
    return " ".join((choice.verb, *random.sample(choice.of, choice.count)))


EVENTS = get_args(Told)

# What msgpack holds; drawn from all whole numbers, an event of many would hardly ever fit.
st.register_type_strategy(int, st.integers(min_value=-(2**63), max_value=2**63 - 1))


@pytest.mark.parametrize("event", EVENTS, ids=[event.__name__ for event in EVENTS])
@given(data=st.data())
def test_event_survives_in_the_log(event: type[Told], data: st.DataObject) -> None:
    events = (ready(1), data.draw(st.from_type(event)), ready(2))
    stored = encode_log_entry("ab" * 16, events, lobby_changed=False)
    entry = decode_log_entry(Version(7), stored)
    assert (entry.version, entry.commit_id, entry.lobby_changed) == (7, "ab" * 16, False)
    assert repr(entry.events) == repr(events)


def test_every_event_has_a_type_of_its_own() -> None:
    tags = [field.default for event in EVENTS for field in fields(event) if field.name == "type"]
    assert len(set(tags)) == len(EVENTS)


@given(entry=st.one_of([st.from_type(entry) for entry in get_args(RecordEntry)]))
def test_record_entry_survives(entry: RecordEntry) -> None:
    try:
        stored = encode_record_entry(entry)
    except OverflowError:
        assume(False)
    assert repr(decode_record_entry(stored)) == repr(entry)


@pytest.mark.parametrize(
    "stored",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(msgspec.msgpack.encode({"code": "KAZE7Q2M"}), id="fields_missing"),
        pytest.param(encode_document(playing_room())[:-1], id="cut_short"),
        pytest.param(
            encode_document(playing_room()).replace(b"fifty_one", b"fifty_two"), id="unknown_game"
        ),
    ],
)
def test_other_bytes_are_no_room(stored: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_document(stored)


def test_field_unknown_to_this_version_is_passed_over() -> None:
    room = msgspec.msgpack.decode(encode_document(lobby()))
    stored = msgspec.msgpack.encode(room | {"of a later version": commit_id()})
    assert decode_document(stored) == lobby()


@pytest.mark.parametrize("field", ["finished", "pack", "access", "kicked"])
def test_field_with_a_default_may_be_missing(field: str) -> None:
    room = msgspec.msgpack.decode(encode_document(lobby()))
    del room[field]
    assert decode_document(msgspec.msgpack.encode(room)) == lobby()
