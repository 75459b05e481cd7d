import pytest

from games.seats import Seat
from server.room.document import Ticket
from server.room.tickets import PresentedTicket, find_ticket, format_ticket, parse_ticket, want_bot
from tests.server.room.live import CODE, LiveRoom


def test_a_ticket_reads_as_it_was_written() -> None:
    ticket = Ticket(12, "ab" * 16)
    text = format_ticket(CODE, ticket)
    assert text == f"KAZE7Q2M-12-{'ab' * 16}"
    assert parse_ticket(text) == PresentedTicket(CODE, 12, ticket.secret)


@pytest.mark.parametrize("text", ["", "KAZE7Q2M", "KAZE7Q2M-1", "KAZE-7Q2M-1-ab", "KAZE7Q2M-x-ab"])
def test_what_is_no_ticket_is_none(text: str) -> None:
    assert parse_ticket(text) is None


def test_each_want_has_a_ticket_of_its_own() -> None:
    room = LiveRoom()
    first = want_bot(room.document, Seat(1), room.chance(), replaces=False).document
    second = want_bot(first, Seat(1), room.chance(), replaces=True).document
    old, new = first.seats[1].ticket, second.seats[1].ticket
    assert old is not None
    assert new is not None
    assert (old.number, new.number) == (1, 2)
    assert find_ticket(second, new.secret) == 1
    assert find_ticket(second, old.secret) is None
