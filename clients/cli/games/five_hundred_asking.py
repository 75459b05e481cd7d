"""Moves of Five Hundred in words, and which of them are asked about before they are made.

What would be a pity to do by mistake is confirmed by another word than the one that began it:
a misere, a call without having looked at the cards, the discard, a claim, and leaving the
joker without a suit while it could be named.
"""

from clients.cli.games.field_typing import YES
from clients.cli.games.five_hundred_bids import MISERES, SANS_KITTY, bid_text
from clients.cli.games.five_hundred_cards import labelled
from clients.cli.games.role import Ask, Play, Reading
from clients.cli.table import Scene
from protocol.five_hundred import FiveHundredView
from protocol.game_values import Seat

__all__ = ["JOKER", "SUIT_WORDS", "YES", "confirmed", "describe", "view_of"]

JOKER = "JK"
SUIT_WORDS = {
    "S": ("s", "♠", "spades", "スペード"),
    "C": ("c", "♣", "clubs", "クラブ"),
    "D": ("d", "♦", "diamonds", "ダイヤ"),
    "H": ("h", "♥", "hearts", "ハート"),
}
"""What answers the question for a suit."""


def view_of(scene: Scene) -> FiveHundredView | None:
    """The table, if it is one of Five Hundred."""
    view = scene.table.view
    return view if isinstance(view, FiveHundredView) else None


def describe(move: str, scene: Scene) -> str:
    """A move in words."""
    texts = scene.texts
    match move.split():
        case ["bid" | "raise" as verb, bid] if bid != "none":
            return texts(f"move-five-hundred-{verb}", bid=bid_text(bid, scene))
        case ["raise", _]:
            return texts("move-five-hundred-raise-none")
        case ["discard", *cards, "name", suit]:
            shown = scene.cards.cards(cards)
            named = scene.cards.suit(suit)
            return texts("move-five-hundred-discard-naming", cards=shown, suit=named)
        case ["discard", *cards]:
            return texts("move-five-hundred-discard", cards=scene.cards.cards(cards))
        case ["partner", *whom]:
            return _describe_call(whom, scene)
        case ["play", *words]:
            return _describe_play(words, scene)
        case ["claim", count]:
            return texts("move-five-hundred-claim", count=int(count))
        case [verb]:
            return texts(f"move-five-hundred-{verb}")
        case _:
            return move


def confirmed(move: str, scene: Scene) -> Reading:
    """The move, or the question that it is worth."""
    match move.split():
        case ["bid" | "raise", bid] if bid.removesuffix(SANS_KITTY) in MISERES:
            return _asked_if_legal("misere", move, scene)
        case ["bid", _] | ["pass"] if "look" in scene.table.legal.listed:
            return _asked_if_legal("unlooked", move, scene)
        case ["discard", *words]:
            return _discard(move, words, scene)
        case ["play", *words]:
            return _play(move, words, scene)
        case ["claim", _]:
            return _asked_if_legal("claim", move, scene)
        case _:
            return Play(move)


def _asked_if_legal(name: str, move: str, scene: Scene) -> Reading:
    """Asked about; what is not legal goes to the server, which says why."""
    if move not in scene.table.legal.listed:
        return Play(move)
    sentence = f"question-five-hundred-{name}"
    return Ask(scene.texts(sentence, move=describe(move, scene)), {YES: move})


def _discard(move: str, words: list[str], scene: Scene) -> Reading:
    """The cards that go are shown once more, with what becomes of the joker."""
    texts, view = scene.texts, view_of(scene)
    if not scene.table.legal.choices:
        return Play(move)
    is_named = "name" in words
    cards = words[: words.index("name")] if is_named else words
    contract = None if view is None else view.contract
    shown = " ".join(labelled(card, contract, scene) for card in cards)
    if view is None or not view.nameable or JOKER in cards:
        return Ask(texts("question-five-hundred-discard", cards=shown), {YES: move})
    if is_named:
        suit = scene.cards.suit(words[-1])
        question = texts("question-five-hundred-discard-naming", cards=shown, suit=suit)
        return Ask(question, {YES: move})
    is_misere = contract is not None and contract.is_misere
    sentence = f"question-five-hundred-discard-unnamed{'-misere' if is_misere else ''}"
    return Ask(texts(sentence, cards=shown), {YES: move, **_naming(move)})


def _play(move: str, words: list[str], scene: Scene) -> Reading:
    """Asked about only where the first lead leaves the joker without a suit for good."""
    view = view_of(scene)
    if view is None or not view.nameable or move not in scene.table.legal.listed:
        return Play(move)
    if "name" in words or words[0] == JOKER:
        return Play(move)
    is_misere = view.contract is not None and view.contract.is_misere
    sentence = f"question-five-hundred-lead-unnamed{'-misere' if is_misere else ''}"
    question = scene.texts(sentence, move=describe(move, scene))
    return Ask(question, {YES: move, **_naming(move)})


def _naming(move: str) -> dict[str, str]:
    """The move with each suit that may be answered."""
    return {word: f"{move} name {suit}" for suit, words in SUIT_WORDS.items() for word in words}


def _describe_call(whom: list[str], scene: Scene) -> str:
    texts = scene.texts
    if whom == ["alone"]:
        return texts("move-five-hundred-partner-alone")
    if all(word.isdecimal() for word in whom):
        names = scene.names(Seat(int(word)) for word in whom)
        return texts("move-five-hundred-partner-seats", names=names)
    return texts("move-five-hundred-partner-card", card=scene.cards.card(whom[0]))


def _describe_play(words: list[str], scene: Scene) -> str:
    texts, view = scene.texts, view_of(scene)
    contract = None if view is None else view.contract
    card = labelled(words[0], contract, scene)
    match words[1:]:
        case []:
            return texts("move-five-hundred-play", card=card)
        case ["-"]:
            return texts("move-five-hundred-play-no-suit", card=card)
        case ["name", suit]:
            return texts("move-five-hundred-play-name", card=card, suit=scene.cards.suit(suit))
        case [suit, *_]:
            return texts("move-five-hundred-play-naming", card=card, suit=scene.cards.suit(suit))
        case _:
            return " ".join(words)
