from games.audience import ForEverybody, Masked
from games.five_hundred.events import EVENTS, CardsDealt, CardsLooked, KittyDiscarded, KittyTaken


def test_what_deals_and_the_kitty_tell_is_masked_and_the_rest_is_for_everybody() -> None:
    masked = {event for event in EVENTS if issubclass(event, Masked)}
    assert masked == {CardsDealt, CardsLooked, KittyTaken, KittyDiscarded}
    assert all(issubclass(event, ForEverybody) for event in EVENTS if event not in masked)


def test_every_event_has_a_type_of_its_own() -> None:
    names = [event.__dataclass_fields__["type"].default for event in EVENTS]
    assert len(set(names)) == len(names) == 20
