from typing import get_args

from games.forty_six.events import EVENTS, Event


def test_the_listed_events_are_the_members_of_the_union() -> None:
    assert get_args(Event) == EVENTS
