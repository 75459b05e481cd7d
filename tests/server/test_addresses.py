"""What one address may have."""

import pytest

from server.addresses import Address, Addresses, address_of
from server.settings import Settings

HERE, THERE = Address("192.0.2.1"), Address("192.0.2.2")


def addresses(**settings: int) -> Addresses:
    return Addresses(Settings.model_validate(settings), clock=lambda: 0.0)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        pytest.param("192.0.2.7", "192.0.2.7", id="IPv4"),
        pytest.param("::ffff:192.0.2.7", "192.0.2.7", id="IPv4 through IPv6"),
        pytest.param("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", id="IPv6 by its network"),
        pytest.param("fe80::1%eth0", "fe80::/64", id="with a zone"),
        pytest.param("", "local", id="unix socket"),
    ],
)
def test_host_is_counted_under_its_address(host: str, counted: str) -> None:
    assert address_of(host) == counted


def test_connections_are_counted_by_address() -> None:
    limited = addresses(connections_per_address=2)
    assert [limited.connect(HERE) for _ in range(3)] == [True, True, False]
    assert limited.connect(THERE)
    limited.disconnect(HERE)
    assert limited.connect(HERE)


def test_rooms_of_an_address_are_limited_and_others_are_not_hit() -> None:
    limited = addresses(rooms_per_address_per_hour=1)
    assert limited.open_room(HERE) == 0.0
    assert limited.open_room(HERE) == pytest.approx(3600)
    assert limited.open_room(THERE) == 0.0


def test_failed_joins_of_an_address_stop_it_and_nobody_else() -> None:
    limited = addresses(failed_joins_per_address_per_minute=3)
    for _ in range(3):
        assert limited.may_join(HERE)
        limited.note_failed_join(HERE)
    assert not limited.may_join(HERE)
    assert limited.may_join(THERE)


def test_codes_tried_at_the_same_time_are_all_paid_for() -> None:
    now_s = [0.0]
    settings = Settings(failed_joins_per_address_per_minute=3)
    limited = Addresses(settings, clock=lambda: now_s[0])
    assert all([limited.may_join(HERE) for _ in range(10)])
    for _ in range(10):
        limited.note_failed_join(HERE)
    now_s[0] = 60.0 * 7 / 3
    assert not limited.may_join(HERE)
    now_s[0] += 20.1
    assert limited.may_join(HERE)


def test_failed_joins_in_all_are_limited() -> None:
    limited = addresses(failed_joins_per_s=2)
    limited.note_failed_join(HERE)
    limited.note_failed_join(THERE)
    assert not limited.may_join(Address("192.0.2.3"))
