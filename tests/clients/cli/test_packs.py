"""Captioned packs in the terminal: beside the cards of every game, chosen by name."""

from dataclasses import replace

import pytest

from clients.cli.cards import CardWriter
from clients.cli.commands import fold
from clients.cli.games import RENDERERS
from clients.cli.packs import captions_of, find_pack, pack_list, pack_name
from clients.cli.table import Scene, Table
from clients.texts import Language, texts_in
from games.cards import SUITS
from games.registry import game_by_id
from games.seats import Seat
from protocol.game_types import GameView
from protocol.ids import Phase
from protocol.packs import CardFace, CardPack, PackInfo, Wording
from tests.clients.cli.scenes import lobby, table_of, update_of
from tests.games.harness import Case, play

NAME = Wording("山", "Mountains")
EVERY_CARD = [rank + suit for suit in SUITS for rank in "23456789TEWXJQKA"] + ["JK", "JK2"]
MOUNTAINS = CardPack(
    id="mountains",
    name=NAME,
    content_hash="a" * 32,
    back=None,
    number_design=None,
    faces={card: CardFace(Wording(f"ja{card}", f"en{card}"), None, None) for card in EVERY_CARD},
)
INFO = PackInfo("mountains", NAME, "a" * 32)


def table_with_pack(*, chosen: str | None = "mountains") -> Table:
    table = table_of(replace(lobby(), pack=chosen))
    table.packs = {"mountains": INFO}
    return table


def scene_with(table: Table, language: Language) -> Scene:
    cards = CardWriter(captions=captions_of(table.pack, language))
    return Scene(texts_in(language), cards, table)


def test_captions_are_there_as_soon_as_the_pack_has_come() -> None:
    table = table_with_pack()
    assert (table.pack, table.missing_pack) == (None, "mountains")
    table.take_pack(MOUNTAINS)
    assert (table.pack, table.missing_pack) == (MOUNTAINS, None)


def test_a_pack_is_asked_for_once_and_kept() -> None:
    table = table_with_pack()
    table.take_pack(MOUNTAINS)
    table.take_room(replace(lobby(), pack=None))
    assert (table.pack, table.missing_pack) == (None, None)
    table.take_room(replace(lobby(), pack="mountains"))
    assert (table.pack, table.missing_pack) == (MOUNTAINS, None)


def test_a_pack_of_another_content_is_asked_for_again() -> None:
    table = table_with_pack()
    table.take_pack(MOUNTAINS)
    table.packs = {"mountains": replace(INFO, content_hash="b" * 32)}
    assert (table.pack, table.missing_pack) == (None, "mountains")


def test_a_pack_that_the_server_has_no_more_is_none() -> None:
    table = table_with_pack(chosen="sea")
    assert (table.pack, table.missing_pack) == (None, None)
    assert pack_name("sea", scene_with(table, "en")) == "sea"


@pytest.mark.parametrize(
    ("language", "caption"), [("ja", "jaKS"), ("en", "enKS")], ids=["ja", "en"]
)
def test_captions_are_in_the_reader_s_language(language: Language, caption: str) -> None:
    assert captions_of(MOUNTAINS, language)["KS"] == caption


def first_hand(game: str) -> tuple[Seat, GameView]:
    """The seat on turn that sees its cards first, and what it sees."""
    rules = game_by_id(game)
    for step in play(Case(rules, rules.options(), rules.recommended_seats.start), seed=1):
        for seat in step.match.waiting_for:
            view: GameView = rules.view(step.match.state, seat)
            if view.hand:
                return seat, view
    raise AssertionError("nobody has seen a card")


@pytest.mark.parametrize("game", RENDERERS)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_captions_stand_beside_the_cards_of_every_game(game: str, language: Language) -> None:
    seat, view = first_hand(game)
    room = replace(lobby(phase=Phase.PLAYING), game=game, pack="mountains", your_seat=seat)
    table = table_of(room, update_of(view))
    table.packs = {"mountains": INFO}
    table.take_pack(MOUNTAINS)
    shown = "\n".join(RENDERERS[game].show(view, scene_with(table, language)))
    for card in view.hand:
        assert f"{CardWriter().card(card)} {language}{card}" in shown


@pytest.mark.parametrize(
    ("typed", "is_found"),
    [
        ("mountains", True),
        ("Mountains", True),
        ("山", True),
        ("ＭＯＵＮＴＡＩＮＳ", True),
        ("sea", False),
    ],
)
def test_a_pack_is_found_by_its_id_and_by_its_names(typed: str, *, is_found: bool) -> None:
    found = find_pack(fold(typed), scene_with(table_with_pack(), "en"))
    assert (found == INFO) is is_found


def test_the_list_says_which_one_is_chosen() -> None:
    assert pack_list(scene_with(table_with_pack(), "en"))[1:] == ["Mountains (mountains), chosen"]
    assert pack_list(scene_with(table_with_pack(chosen=None), "ja"))[1:] == ["山（mountains）"]
    assert pack_list(scene_with(table_of(lobby()), "en")) == [
        "This server has no captions for cards."
    ]
