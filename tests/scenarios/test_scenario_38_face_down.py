"""38: the identity of a face-down card is sent and merely not drawn: kitty, discards, dead hand.

Two deals by the same dealer, in which the same is called, must be told alike to everybody but the
contractor: whatever stood for a card that lies face down would tell them apart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from random import Random
from typing import Any

import pytest

from games.cards import HIDDEN
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.view import FiveHundredView
from games.options import OptionValue
from games.seats import Seat
from protocol.client_messages import MakeMove, Resume
from protocol.server_messages import Update
from tests.games.five_hundred.hands import options_of
from tests.games.harness import Case
from tests.secrecy.story import Played, Story
from tests.secrecy.table import RandomTable, open_random_table
from tests.secrecy.telling import GENEROUS, faults_of_table
from tests.secrecy.tracker import Ear, decoded
from tests.server.tables import all_at
from tests.serving import running_server

BID = "bid 6S"
OF_THE_MATCH = frozenset({"version", "from", "match_id", "deadline_ms"})
"""What differs between two matches whatever the cards."""
OWN = frozenset({"hand", "hands", "cards"})
"""Where a seat reads its own cards."""

Told = dict[str, Any]
"""A decoded update, or an event of one."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal up to the discards."""

    contractor: Seat
    kitty: tuple[str, ...]
    """As the contractor was told."""
    told: Sequence[Sequence[Told]]
    """The updates that each connection of the table was sent, in its order."""


def view_of(ear: Ear) -> FiveHundredView:
    view = ear.client.updates[-1].view
    assert isinstance(view, FiveHundredView)
    return view


async def look_anew(ears: Sequence[Ear]) -> None:
    """Everybody is sent a snapshot."""
    for ear in ears:
        seen = len(ear.client.heard)
        await ear.client.do(Resume(id=0, since=0))
        await ear.client.hear(Update, since=seen)


async def say(table: RandomTable, played: Played, seat: Seat, text: str) -> None:
    client = table.ear(seat).client
    done = await client.do(MakeMove(id=0, text=text, turn=client.updates[-1].turn))
    assert done.version is not None
    played.moves.append((done.version, seat, text))
    await all_at([ear.client for ear in table.ears], done)
    await look_anew(table.ears)


async def win_auction(table: RandomTable, played: Played) -> Seat:
    """Whoever speaks first bids, and the others pass."""
    (contractor,) = table.ear(Seat(0)).client.updates[-1].waiting_for
    await say(table, played, contractor, BID)
    while view_of(table.ear(contractor)).phase == "auction":
        (seat,) = table.ear(contractor).client.updates[-1].waiting_for
        await say(table, played, seat, "pass")
    return contractor


async def discard(table: RandomTable, played: Played, contractor: Seat) -> None:
    """The first cards of the hand, so that other places of it are laid away in other deals."""
    (choice,) = table.ear(contractor).client.updates[-1].legal.choices
    await say(table, played, contractor, " ".join(("discard", *choice.of[: choice.count])))


def told_since_the_deal(ear: Ear, place: int) -> list[Told]:
    """The updates among the frames from a place on; what happened before the deal is left out."""
    messages = [decoded(frame) for frame in ear.client.frames[place:]]
    updates = [message for message in messages if message["type"] == "update"]
    while not (events := list(dropwhile(is_no_deal, updates[0]["events"]))):
        updates.pop(0)
    return [{**updates[0], "events": events}, *updates[1:]]


def is_no_deal(event: Told) -> bool:
    return bool(event["type"] != "cards_dealt")


async def deal(table: RandomTable, story: Story) -> Deal:
    """A match of one deal, ended when the discards are laid away."""
    places = [len(ear.client.frames) for ear in table.ears]
    played = await table.begin()
    await look_anew(table.ears)
    contractor = await win_auction(table, played)
    kitty = view_of(table.ear(contractor)).kitty
    await discard(table, played, contractor)
    told = [told_since_the_deal(*each) for each in zip(table.ears, places, strict=True)]
    await table.finish(played)
    story.add(played)
    return Deal(contractor, kitty, told)


async def two_deals_alike(table: RandomTable, story: Story) -> tuple[Deal, Deal]:
    """Deals until a dealer has dealt twice, with other cards in the kitty."""
    by_contractor: dict[Seat, Deal] = {}
    while True:
        second = await deal(table, story)
        first = by_contractor.setdefault(second.contractor, second)
        if set(first.kitty) != set(second.kitty):
            return first, second


def without_own_cards(value: Any, hand: Sequence[str], key: str = "") -> Any:  # JSON
    """An update without what it tells of the viewer's own hand and of the match."""
    match value:
        case dict():
            names = value.keys() - OF_THE_MATCH - {"hand_suits"}
            return {name: without_own_cards(value[name], hand, name) for name in names}
        case list() | tuple():
            return [without_own_cards(each, hand, key) for each in value]
        case str():
            return HIDDEN if key in OWN and value in hand else value
        case _:
            return value


def counts(updates: Sequence[Told]) -> Iterator[tuple[int, int]]:
    """How many cards are said to lie in the kitty and among the discards, as it changes."""
    last = None
    for update in updates:
        view = update["view"]
        assert view["kitty"] == view["discards"] == [], update
        now = view["kitty_count"], view["discard_count"]
        if now != last:
            yield now
        last = now


def shown(updates: Sequence[Told]) -> list[Any]:
    """The cards that the events of the exchange show."""
    events = [event for update in updates for event in update["events"]]
    return [event["cards"] for event in events if event["type"].startswith("kitty_")]


@pytest.mark.parametrize(
    ("seats", "chosen", "size", "dead"),
    [
        pytest.param(2, {}, 3, 10, id="two, a dead hand"),
        pytest.param(2, {"pack": "p24"}, 4, 0, id="two, nines up"),
        pytest.param(3, {}, 3, 0, id="three"),
        pytest.param(4, {}, 3, 0, id="four"),
        pytest.param(4, {"preset": "american"}, 5, 0, id="four, American"),
        pytest.param(5, {}, 3, 0, id="five"),
        pytest.param(6, {}, 3, 0, id="six"),
    ],
)
async def test_face_down_cards_are_sent_as_counts(
    redis_url: str, seats: int, chosen: dict[str, OptionValue], size: int, dead: int
) -> None:
    case = Case(FIVE_HUNDRED, options_of(seats, **chosen), seats)
    story = Story(seats)
    async with (
        running_server(redis_url, **GENEROUS) as port,
        open_random_table([port], case, Random(38), trouble_share=0) as table,
    ):
        first, second = await two_deals_alike(table, story)
    assert not faults_of_table(table, story)
    assert len(first.kitty) == size
    for place, ear in enumerate(table.ears):
        if ear.seat == first.contractor:
            continue
        told = [each.told[place] for each in (first, second)]
        for updates in told:
            assert list(counts(updates)) == [(size, 0), (0, 0), (0, size)]
            assert shown(updates) == [[HIDDEN] * size] * 2
            assert {update["view"]["dead_count"] for update in updates} == {dead}
        one, other = (without_own_cards(each, each[-1]["view"]["hand"]) for each in told)
        assert one == other
