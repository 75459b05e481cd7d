"""What may be done in Five Hundred, by number: the own cards first, by their places in the hand.

A card that may not be played keeps its number, which then tells why.
"""

from dataclasses import dataclass

from clients.cli.games.field_typing import YES
from clients.cli.games.five_hundred_asking import JOKER, confirmed, describe, view_of
from clients.cli.games.five_hundred_bids import SANS_KITTY, trump_of
from clients.cli.games.five_hundred_cards import labelled
from clients.cli.games.role import Ask, Explain, Play, Reading
from clients.cli.table import Scene
from clients.texts import key
from protocol.five_hundred import FiveHundredPhase, FiveHundredView
from protocol.game_types import FiveHundredPreview

__all__ = ["Numbered", "discard_example", "is_lead_for_a_suit", "numbered_choices", "why_blocked"]


@dataclass(frozen=True, slots=True)
class Numbered:
    """What one number stands for."""

    text: str
    reading: Reading


def numbered_choices(scene: Scene) -> list[Numbered]:
    """Everything that has a number now, in order; nothing where this person may do nothing."""
    view, legal = view_of(scene), scene.table.legal
    if view is None or not legal:
        return []
    if view.claim is not None or view.phase is FiveHundredPhase.CALL_PARTNER:
        return [*map(lambda move: _listed(move, scene), legal.listed), *_called_cards(scene)]
    if view.phase is FiveHundredPhase.EXCHANGE:
        return [_to_discard(card, view, scene) for card in view.hand]
    if view.phase is FiveHundredPhase.PLAY:
        return [*_cards(view, scene), *_more_plays(view, scene)]
    return _calls(scene)


def why_blocked(card: str, view: FiveHundredView, scene: Scene) -> str | None:
    """Why the card of the hand may not be played now; None if it may."""
    if not view.blocked or card not in view.hand:
        return None
    reason = view.blocked[view.hand.index(card)]
    if reason is None:
        return None
    texts = scene.texts
    if reason == "follow_suit" and view.suit is not None:
        return texts("five-hundred-led", suit=scene.cards.suit(view.suit))
    return texts(key("reason", "five_hundred", reason))


def _listed(move: str, scene: Scene) -> Numbered:
    return Numbered(describe(move, scene), confirmed(move, scene))


def _called_cards(scene: Scene) -> list[Numbered]:
    """The cards that may be called, in one line (five players)."""
    return [
        _said(scene.texts("five-hundred-may-call", cards=scene.cards.cards(choice.of)))
        for choice in scene.table.legal.choices
    ]


def _to_discard(card: str, view: FiveHundredView, scene: Scene) -> Numbered:
    texts, count = scene.texts, scene.table.legal.choices[0].count
    how = texts("five-hundred-how-discard", count=count, example=discard_example(count))
    return Numbered(labelled(card, view.contract, scene), Explain((how,)))


def discard_example(count: int) -> str:
    """Numbers as they are typed."""
    return " ".join(str(number) for number in range(1, count + 1))


def _cards(view: FiveHundredView, scene: Scene) -> list[Numbered]:
    return [_card(card, view, scene) for card in view.hand]


def _card(card: str, view: FiveHundredView, scene: Scene) -> Numbered:
    texts, listed = scene.texts, scene.table.legal.listed
    move, written = f"play {card}", labelled(card, view.contract, scene)
    if move in listed:
        return _listed(move, scene)
    why = why_blocked(card, view, scene)
    if why is not None:
        return Numbered(texts("five-hundred-blocked", card=written, why=why), Play(move))
    if f"{move} -" in listed:
        return _listed(f"{move} -", scene)
    return Numbered(written, Explain((_name_a_suit(card, scene),)))


def _name_a_suit(card: str, scene: Scene) -> str:
    """Which suits a joker may be led for."""
    suits = [
        words[2]
        for words in map(str.split, scene.table.legal.listed)
        if words[:2] == ["play", card] and len(words) == len(("play", JOKER, "H"))
    ]
    if not suits:
        return scene.texts("five-hundred-not-your-turn")
    shown = scene.texts.list(map(scene.cards.suit, suits))
    return scene.texts("five-hundred-name-a-suit", suits=shown, example=f"{JOKER} {suits[0]}")


def is_lead_for_a_suit(move: str) -> bool:
    """Is the joker led for a suit that is said with it?"""
    match move.split():
        case ["play", card, suit]:
            return card == JOKER and suit != "-"
        case _:
            return False


def _more_plays(view: FiveHundredView, scene: Scene) -> list[Numbered]:
    """Leads of a joker by suit; how to name it, and how to claim."""
    texts, listed = scene.texts, scene.table.legal.listed
    more = [_listed(move, scene) for move in listed if is_lead_for_a_suit(move)]
    if view.nameable:
        more.append(_said(texts("five-hundred-how-name-lead", number=1)))
    claims = [move.split()[1] for move in listed if move.startswith("claim ")]
    if claims:
        more.append(_said(texts("five-hundred-how-claim", count=int(claims[0]))))
    return more


def _calls(scene: Scene) -> list[Numbered]:
    """Every call; a bid sans kitty only where the plain one is not possible."""
    listed = scene.table.legal.listed
    shown = [
        move
        for move in listed
        if not move.endswith(SANS_KITTY) or move.removesuffix(SANS_KITTY) not in listed
    ]
    return [_asked(move, scene) for move in shown]


def _asked(move: str, scene: Scene) -> Numbered:
    """A call by its number is always asked about: a number is easily meant as a level."""
    numbered = _listed(move, scene)
    text = numbered.text + _trumps_under(move, scene)
    if move == "look" or not isinstance(numbered.reading, Play):
        return Numbered(text, numbered.reading)
    question = scene.texts("question-five-hundred-number", move=numbered.text)
    return Numbered(text, Ask(question, {YES: move}))


def _trumps_under(move: str, scene: Scene) -> str:
    """The own trumps under a bid, both bowers among them, where the server was asked."""
    preview = scene.table.previews.get(move)
    if not isinstance(preview, FiveHundredPreview):
        return ""
    trump, shown = trump_of(move.split()[1]), preview.shown
    if trump is None:
        return ""
    trumps = [card for card, suit in zip(shown.hand, shown.suits, strict=True) if suit == trump]
    cards = scene.cards.cards(trumps)
    return scene.texts("five-hundred-trumps-under", cards=cards, count=len(trumps))


def _said(text: str) -> Numbered:
    return Numbered(text, Explain((text,)))
