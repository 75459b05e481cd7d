"""Exchanges as they are typed, whichever game with a field is played."""

from dataclasses import replace

import pytest

from clients.cli.games.field_typing import field_of, hand_of, typed_swap
from clients.cli.games.role import Explain
from clients.cli.table import Scene
from games.cards import parse_cards
from games.forty_six.view import view
from games.seats import SPECTATOR, Seat, Viewer
from protocol.ids import Phase
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of, view_of
from tests.games.forty_six.rounds import round_of

HAND = "TS KS JS 4H 9D"
FIELD = "AS TH 3D KC 7C"


def of_51() -> Scene:
    return scene_of(table_of(lobby(phase=Phase.PLAYING), update_of(view_of(HAND, FIELD))))


def of_46(viewer: Viewer) -> Scene:
    state, _ = round_of(HAND, "2S 3S 5H 6D 8C", "2C 3C 5D 6H 8S", field=FIELD)
    seen = view(replace(state, turn_count=3), viewer)
    return scene_of(table_of(lobby(phase=Phase.PLAYING), update_of(seen)))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("4 a", "swap 4H AS"),
        ("4a", "swap 4H AS"),
        ("x 4 a", "swap 4H AS"),
        ("4 as", "swap 4H AS"),
        ("2c jk", "swap 2C JK"),
        ("4", None),
        ("4 a b", None),
        ("hello world", None),
    ],
)
def test_an_exchange_is_two_places_or_cards(typed: str, move: str | None) -> None:
    assert typed_swap(typed.split(), of_51(), "fifty_one") == move
    assert typed_swap(typed.split(), of_46(Seat(0)), "forty_six") == move


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("6 a", "Hand cards have the numbers 1 to 5."),
        ("4 f", "Field cards have the letters a to e."),
    ],
)
def test_a_place_that_is_not_there_is_explained(typed: str, told: str) -> None:
    for scene, game in ((of_51(), "fifty_one"), (of_46(Seat(0)), "forty_six")):
        assert typed_swap(typed.split(), scene, game) == Explain((told,))


def test_who_has_no_hand_is_told_so() -> None:
    explained = typed_swap(["4", "a"], of_46(SPECTATOR), "forty_six")
    assert explained == Explain(("You have no seat, so you cannot play.",))


def test_hand_and_field_are_those_of_the_view() -> None:
    assert hand_of(of_46(Seat(0))) == parse_cards(HAND)
    assert field_of(of_46(SPECTATOR)) == parse_cards(FIELD)
    assert (hand_of(scene_of()), field_of(scene_of())) == ((), ())
