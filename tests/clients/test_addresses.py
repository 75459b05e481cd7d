import pytest

from clients.addresses import (
    AddressError,
    Invitation,
    format_code,
    is_local,
    is_nearby,
    parse_invitation,
    server_of,
)
from server.room.codes import CODE_ALPHABET

CODE = "KAZE7Q2M"
TOKEN = "0123456789abcdef" * 4


@pytest.mark.parametrize(
    ("typed", "invitation"),
    [
        ("KAZE-7Q2M", Invitation(CODE)),
        ("kaze7q2m", Invitation(CODE)),
        ("ＫＡＺＥ−７Ｑ２Ｍ", Invitation(CODE)),
        (" kaze 7q2m ", Invitation(CODE)),
        ("KAZEー7Q2M", Invitation(CODE)),
        ("http://192.168.0.5:8000/r/KAZE-7Q2M", Invitation(CODE, "http://192.168.0.5:8000")),
        ("https://Cards.Example.net/r/kaze-7q2m/", Invitation(CODE, "https://cards.example.net")),
        ("192.168.0.5:8000/r/KAZE-7Q2M", Invitation(CODE, "http://192.168.0.5:8000")),
        ("https://example.net/table/r/KAZE7Q2M", Invitation(CODE, "https://example.net/table")),
        (
            f"http://10.0.0.2:8000/r/KAZE-7Q2M#{TOKEN}",
            Invitation(CODE, "http://10.0.0.2:8000", TOKEN),
        ),
        ("http://[fe80::1]:8000/r/KAZE-7Q2M", Invitation(CODE, "http://[fe80::1]:8000")),
    ],
)
def test_codes_and_links_lead_to_the_room(typed: str, invitation: Invitation) -> None:
    assert parse_invitation(typed) == invitation


@pytest.mark.parametrize(
    "typed",
    ["", "KAZE", "KAZE-7Q2O", "http://192.168.0.5:8000/", "ftp://host/r/KAZE-7Q2M", "http:///r/x"],
)
def test_other_texts_are_no_invitation(typed: str) -> None:
    with pytest.raises(AddressError) as error:
        parse_invitation(typed)
    assert error.value.key in ("not-an-invitation", "not-a-server")


def test_every_code_of_the_server_is_understood_as_people_read_it() -> None:
    for letter in CODE_ALPHABET:
        code = letter * 8
        assert parse_invitation(format_code(code)).code == code


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("LOCALHOST:8000/", "http://localhost:8000"),
        ("ws://host:9/ws", "http://host:9"),
        ("wss://host/ws", "https://host"),
        ("https://example.net/table/", "https://example.net/table"),
    ],
)
def test_a_server_has_one_form(typed: str, server: str) -> None:
    assert server_of(typed) == server


@pytest.mark.parametrize(
    "typed", ["", "ftp://host", "http://", "host:port", "http://host:99999", "http://a..b"]
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(AddressError):
        server_of(typed)


def test_links_that_work_on_this_machine_only_are_known() -> None:
    assert is_local("http://localhost:8000")
    assert is_local("http://[::1]:8000")
    assert not is_local("http://192.168.0.5:8000")


@pytest.mark.parametrize(
    ("server", "nearby"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://192.168.0.5:8000", True),
        ("http://[fd00::5]:8000", True),
        ("http://cards.local:8000", True),
        ("http://nas:8000", True),
        ("https://cards.example.net", False),
        ("http://8.8.8.8", False),
    ],
)
def test_no_proxy_stands_before_what_is_nearby(server: str, nearby: bool) -> None:
    assert is_nearby(server) is nearby
