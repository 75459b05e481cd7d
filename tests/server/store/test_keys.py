from protocol.ids import MatchId, RoomCode
from server.store.keys import (
    PUBLIC_ROOMS,
    code_of_channel,
    log_key,
    record_key,
    room_key,
    tell_channel,
)

CODE = RoomCode("KAZE7Q2M")


def test_everything_of_a_room_has_its_tag() -> None:
    keys = (room_key(CODE), log_key(CODE), record_key(CODE, MatchId("4d")), tell_channel(CODE))
    assert all("{KAZE7Q2M}" in key for key in keys)
    assert len(set(keys)) == len(keys)


def test_list_of_public_rooms_has_a_tag_of_its_own() -> None:
    assert all(key.startswith("{public}:") for key in PUBLIC_ROOMS)
    assert len(set(PUBLIC_ROOMS)) == len(PUBLIC_ROOMS)


def test_channel_names_its_room() -> None:
    assert code_of_channel(tell_channel(CODE).encode()) == CODE
