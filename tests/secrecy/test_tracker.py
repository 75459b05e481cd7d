"""The tracker notices: whatever is told to more people than it should be is found."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.audience import Masked
from games.fifty_one.state import State
from games.fifty_one.view import FiftyOneView
from games.match import Match
from games.registry import GAMES
from games.seats import Seat, Viewer
from protocol.ids import MatchId, PlayerId
from protocol.server_messages import Room, Update
from server.projection import Projection, project_room, seats_by_player
from server.room.document import RoomDocument
from server.store.types import StoredRoom
from tests.secrecy.table import random_case
from tests.secrecy.telling import GENEROUS, faults_in_match
from tests.serving import running_server

TRIES = 30
"""Matches until an event of the kind has happened: some are rare."""

MASKED = [
    pytest.param(game_id, event, id=f"{game_id}-{event.__name__}")
    for game_id, game in GAMES.items()
    for event in game.events
    if issubclass(event, Masked)
]


@pytest.mark.parametrize(("game_id", "event"), MASKED)
async def test_event_told_to_everybody_is_noticed(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, game_id: str, event: type[Masked]
) -> None:
    monkeypatch.setattr(event, "masked_for", lambda told, viewer: told)
    assert await first_faults(redis_url, game_id)


async def first_faults(redis_url: str, game_id: str) -> list[str]:
    """Those of the first match that has any."""
    seats = GAMES[game_id].seats
    async with running_server(redis_url, **GENEROUS) as port:
        for seed in range(TRIES):
            rng = Random(seed)
            case = random_case(game_id, rng, seats[seed % len(seats)])
            faults = await faults_in_match([port], redis_url, case, rng)
            if faults:
                return faults
    return []


Leak = Callable[[pytest.MonkeyPatch], None]


class EyesOfSeat0(dict[PlayerId | None, Seat]):
    """Everybody has some."""

    def get(self, player: PlayerId | None, _: object = None) -> Seat:
        return self[player] if player in self else Seat(0)


def onlookers_see_with_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    def eyes(document: RoomDocument) -> Mapping[PlayerId | None, Seat]:
        return EyesOfSeat0(seats_by_player(document))

    monkeypatch.setattr("server.audience.seats_by_player", eyes)


def everybody_sees_all_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    change_view(monkeypatch, lambda view, state: replace(view, hands=state.hands))


def next_card_of_the_stock_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    change_view(
        monkeypatch, lambda view, state: replace(view, field=(*view.field, *state.stock[:1]))
    )


def points_of_hands_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    change_view(monkeypatch, lambda view, state: replace(view, points=(7,) * len(state.hands)))


def onlookers_see_the_help_of_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["fifty_one"]
    true_view = game.view

    def view(state: State, viewer: Viewer) -> Any:  # of whichever game
        seen = true_view(state, viewer)
        return seen if viewer is not None else replace(seen, shown=true_view(state, Seat(0)).shown)

    monkeypatch.setattr(game, "view", view)


def change_view(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[FiftyOneView, State], FiftyOneView]
) -> None:
    game = GAMES["fifty_one"]
    true_view = game.view
    monkeypatch.setattr(game, "view", lambda state, viewer: change(true_view(state, viewer), state))


def everybody_hears_what_one_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    true_update = Projection.update_for

    def told_to(projection: Projection, viewer: Viewer) -> Update:
        update = true_update(projection, viewer)
        if update.view is None or not update.waiting_for:
            return update
        return replace(update, legal=true_update(projection, update.waiting_for[0]).legal)

    monkeypatch.setattr(Projection, "told_to", told_to)


def seed_stands_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    def room(stored: StoredRoom, player: PlayerId) -> Room:
        return replace(project_room(stored, player), commitment=stored.document.setup.seed)

    monkeypatch.setattr("server.audience.project_room", room)


def key_stands_in_an_update(monkeypatch: pytest.MonkeyPatch) -> None:
    true_update = Projection.update_for

    def told_to(projection: Projection, viewer: Viewer) -> Update:
        update = true_update(projection, viewer)
        match = projection._stored.document.match
        return update if match is None or update.match is None else with_key(update, match)

    monkeypatch.setattr(Projection, "told_to", told_to)


def with_key(update: Update, match: Match) -> Update:
    assert update.match is not None
    return replace(update, match=replace(update.match, match_id=MatchId(match.key.hex().upper())))


@pytest.mark.parametrize(
    ("leak", "fault"),
    [
        pytest.param(onlookers_see_with_seat_0, "another hand", id="a seat's eyes"),
        pytest.param(everybody_sees_all_hands, "in view", id="all hands"),
        pytest.param(next_card_of_the_stock_is_seen, "in view", id="the stock's top card"),
        pytest.param(points_of_hands_are_seen, "before the end", id="points of hands"),
        pytest.param(onlookers_see_the_help_of_seat_0, "help", id="another's help"),
        pytest.param(everybody_hears_what_one_may_do, "may do", id="another's legal moves"),
        pytest.param(seed_stands_in_the_lobby, "seed in room", id="the seed"),
        pytest.param(key_stands_in_an_update, "key in update", id="the key"),
    ],
)
async def test_leak_is_noticed(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, leak: Leak, fault: str
) -> None:
    leak(monkeypatch)
    assert any(fault in found for found in await first_faults(redis_url, "fifty_one"))
