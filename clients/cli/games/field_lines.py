"""Lines that 51 and 46 share: events told, the cards on the table, the list of legal moves.

Sentences are the game's own: their keys hold its id.
"""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from clients.cli.games.field_typing import FIELD_LETTERS, swap_places
from clients.cli.table import Scene
from clients.cli.terminal import columns_of, padded
from clients.texts import key
from protocol.fifty_one import FieldDealt, FieldFlushed, FiftyOneView, Reshuffled, Swapped
from protocol.forty_six import FortySixView
from protocol.game_types import GamePreview

__all__ = [
    "FieldEvent",
    "field_line",
    "hand_line",
    "move_lines",
    "status_line",
    "tell_field_event",
]

FieldEvent: TypeAlias = FieldDealt | Swapped | FieldFlushed | Reshuffled
"""What happens at every table with a field."""


def tell_field_event(event: FieldEvent, scene: Scene, game: str) -> str:
    """The sentence that tells of it."""
    texts, cards = scene.texts, scene.cards
    sentence = key("event", game, event.type)
    match event:
        case FieldDealt(round_number=number, dealer=dealer, field=field):
            return texts(sentence, round=number, name=scene.name(dealer), cards=cards.cards(field))
        case Swapped(seat=seat, gave=gave, took=took):
            name = scene.name(seat)
            return texts(sentence, name=name, gave=cards.card(gave), took=cards.card(took))
        case FieldFlushed(seat=seat, new=new):
            return texts(sentence, name=scene.name(seat), new=cards.cards(new))
        case Reshuffled(stock_count=count):
            return texts(sentence, count=count)
        case _:
            assert_never(event)


def status_line(view: FiftyOneView | FortySixView, scene: Scene, game: str) -> str:
    """Round, lap, stock and discards."""
    match = scene.table.match
    return scene.texts(
        key(game, "status"),
        round=1 if match is None else match.round_number,
        lap=view.lap,
        stock=view.stock_count,
        discards=view.discard_count,
    )


def field_line(view: FiftyOneView | FortySixView, scene: Scene, game: str) -> str:
    """The field, each card with its letter."""
    lettered = zip(FIELD_LETTERS, view.field, strict=False)
    cards = "  ".join(f"{letter} {scene.cards.card(card)}" for letter, card in lettered)
    return scene.texts(key(game, "field"), cards=cards)


def hand_line(view: FiftyOneView | FortySixView, scene: Scene, game: str) -> str:
    """The own cards, each with its number."""
    cards = "  ".join(
        f"{number} {scene.cards.card(card)}" for number, card in enumerate(view.hand, 1)
    )
    return scene.texts(key(game, "hand"), cards=cards)


def move_lines(
    scene: Scene,
    *,
    describe: Callable[[str, Scene], str],
    announceable: str,
    leaves: Callable[[GamePreview], str],
) -> list[str]:
    """Each legal move: how it is typed, what it does, and what it would leave if that was told.

    `announceable` is the sentence of a move that may carry the announcement.
    """
    legal, previews = scene.table.legal, scene.table.previews
    described = [
        scene.texts(announceable, move=describe(move, scene))
        if move in legal.announceable
        else describe(move, scene)
        for move in legal.listed
    ]
    left = [leaves(previews[move]) if move in previews else "" for move in legal.listed]
    width = max(map(columns_of, described), default=0)
    return [
        f"{swap_places(move, scene):<3}  {padded(words, width)}  {help_line}".rstrip()
        for move, words, help_line in zip(legal.listed, described, left, strict=True)
    ]
