from typing import get_args

from games.fifty_one.events import EVENTS, Event


def test_the_listed_events_are_the_members_of_the_union() -> None:
    assert get_args(Event) == EVENTS
