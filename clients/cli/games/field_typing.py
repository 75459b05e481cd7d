"""What a person types of an exchange with the field, in 51 and in 46.

    4 a   ４ａ   4c ks   swap 4C KS      a card of the hand for one of the field

Sentences are the game's own: their keys begin with its id.
"""

from collections.abc import Callable

from clients.cli.cards import parse_card_text
from clients.cli.commands import fold
from clients.cli.games.role import Ask, Explain, Play, Reading
from clients.cli.table import Scene
from clients.texts import key
from protocol.fifty_one import FiftyOneView
from protocol.forty_six import FortySixView

__all__ = [
    "FIELD_LETTERS",
    "YES",
    "field_of",
    "hand_of",
    "numbered",
    "swap_places",
    "typed_move",
    "typed_swap",
]

FIELD_LETTERS = "abcde"
_NUMBERS = "123456789"
YES = "yes"
"""The answer that confirms, whatever the language."""

_SWAP_WORDS = frozenset(map(fold, ("swap", "x", "交換", "1枚交換", "交換する")))


def typed_swap(words: list[str], scene: Scene, game: str) -> str | Explain | None:
    """The exchange in notation that the words say, legal or not; None if they say none."""
    if words[0] in _SWAP_WORDS:
        words = words[1:]
    if len(words) == 1 and len(words[0]) == 2 and words[0][0].isdecimal():
        words = [words[0][0], words[0][1]]  # `4a`
    if len(words) != 2:
        return None
    give = _named(words[0], _NUMBERS, hand_of(scene))
    take = _named(words[1], FIELD_LETTERS, field_of(scene))
    if give is None or take is None:
        return _not_there(words, scene, game) if _is_swap(words) else None
    return f"swap {give} {take}"


def swap_places(move: str, scene: Scene) -> str:
    """How a listed exchange is typed by its places (`4 a`); nothing for another move."""
    match move.split():
        case ["swap", give, take, *_]:
            place = hand_of(scene).index(give) + 1
            return f"{place} {FIELD_LETTERS[field_of(scene).index(take)]}"
        case _:
            return ""


def typed_move(move: str, scene: Scene) -> str:
    """How a move is typed: an exchange by its places, with its announcement; else as it is."""
    match move.split():
        case ["swap", _, _, *announcement]:
            return " ".join((swap_places(move, scene), *announcement))
        case _:
            return move


def numbered(
    number: int,
    scene: Scene,
    game: str,
    *,
    describe: Callable[[str, Scene], str],
    read_move: Callable[[str, Scene], Reading],
) -> Reading:
    """A move from the list: asked about, since a number is easily meant otherwise."""
    texts, listed = scene.texts, scene.table.legal.listed
    if not 1 <= number <= len(listed):
        return Explain((texts(key(game, "no_such_move"), number=number),))
    move = listed[number - 1]
    reading = read_move(move, scene)
    if isinstance(reading, Play):
        sentence = texts(key("question", game, "number"), move=describe(move, scene))
        return Ask(sentence, {YES: move})
    return reading


def hand_of(scene: Scene) -> tuple[str, ...]:
    """The own cards; none for a spectator."""
    view = scene.table.view
    return view.hand if isinstance(view, FiftyOneView | FortySixView) else ()


def field_of(scene: Scene) -> tuple[str, ...]:
    """The field."""
    view = scene.table.view
    return view.field if isinstance(view, FiftyOneView | FortySixView) else ()


def _named(word: str, places: str, cards: tuple[str, ...]) -> str | None:
    """The card at a place, or the card itself."""
    if len(word) == 1:
        place = places.find(word)
        return cards[place] if 0 <= place < len(cards) else None
    return parse_card_text(word)


def _is_swap(words: list[str]) -> bool:
    """Does it look like two places, so that it is worth saying what was wrong?"""
    give, take = words
    return (give.isdecimal() or parse_card_text(give) is not None) and (
        (len(take) == 1 and take.isascii()) or parse_card_text(take) is not None
    )


def _not_there(words: list[str], scene: Scene, game: str) -> Explain:
    texts, hand = scene.texts, hand_of(scene)
    if not hand:
        return Explain((texts(key(game, "not_seated")),))
    if _named(words[0], _NUMBERS, hand) is None:
        return Explain((texts(key(game, "no_such_hand_card"), count=len(hand)),))
    last = FIELD_LETTERS[max(0, len(field_of(scene)) - 1)]
    return Explain((texts(key(game, "no_such_field_card"), last=last),))
