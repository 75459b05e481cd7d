"""Own cards and tricks of Five Hundred on lines of text."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from clients.cli.table import Scene
from clients.cli.terminal import columns_of, padded
from protocol.five_hundred import ContractView, FiveHundredPhase, FiveHundredView, Play, Trick
from protocol.game_values import Seat

__all__ = ["bower_of", "hand_lines", "known_order", "labelled", "last_trick", "trick_line"]

BACK = "??"
"""A card that this person does not know."""


def hand_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    """The own cards by suit, trumps first, each with its number; `*` before those to be played."""
    texts, contract = scene.texts, view.contract
    if view.seat is None:
        return []
    if not view.hand:
        count = view.hand_counts[view.seat]
        return [texts("five-hundred-hand-down", count=count)] if count else []
    rows = [
        (
            _suit_label(suit, contract, scene),
            "  ".join(_numbered(place, view, scene) for place in places),
        )
        for suit, places in _by_suit(view)
    ]
    width = max(columns_of(label) for label, _ in rows)
    lines = [
        texts("five-hundred-hand"),
        *(f"  {padded(label, width)}  {cards}" for label, cards in rows),
    ]
    return [*lines, *_left_bower_note(view, scene)]


def labelled(card: str, contract: ContractView | None, scene: Scene) -> str:
    """A card, a bower with its letter."""
    return scene.cards.card(card, mark=bower_of(card, contract))


def bower_of(card: str, contract: ContractView | None) -> str:
    """`(R)` for the right bower and `(L)` for the left one."""
    if contract is None or contract.trump is None:
        return ""
    return {f"J{contract.trump}": "(R)", f"J{contract.left_bower_suit}": "(L)"}.get(card, "")


def known_order(cards: Iterable[str], scene: Scene) -> list[str]:
    """The cards in the order of the own hand where they are the hand; else as they came."""
    given, view = list(cards), scene.table.view
    if isinstance(view, FiveHundredView) and set(given) == set(view.hand):
        return list(view.hand)
    return given


def trick_line(view: FiveHundredView, scene: Scene) -> str:
    """The trick on the table, or who is to lead."""
    texts = scene.texts
    if not view.plays:
        if view.turn is None:
            return ""
        return texts("five-hundred-lead", name=scene.name(view.turn))
    plays = _plays(view.plays, view.contract, scene, winner=view.winning)
    if view.suit is None:
        return texts("five-hundred-trick-no-suit", plays=plays)
    return texts("five-hundred-trick", suit=scene.cards.suit(view.suit), plays=plays)


def last_trick(view: FiveHundredView, scene: Scene) -> str:
    """The trick that was finished last, in the order of play, and who won it."""
    if not view.tricks:
        return scene.texts("five-hundred-no-last-trick")
    trick: Trick = view.tricks[-1]
    plays = _plays(trick.plays, view.contract, scene, winner=None)
    name = scene.name(trick.winner)
    return scene.texts("five-hundred-last-trick", plays=plays, name=name)


def _plays(
    plays: tuple[Play, ...], contract: ContractView | None, scene: Scene, *, winner: Seat | None
) -> str:
    each = []
    for play in plays:
        sentence = "five-hundred-winning" if play.seat == winner else "five-hundred-played"
        card = labelled(play.card, contract, scene)
        each.append(scene.texts(sentence, name=scene.name(play.seat), card=card))
    return scene.texts.list(each)


def _by_suit(view: FiveHundredView) -> Iterator[tuple[str | None, list[int]]]:
    """The places of the hand by the suit that its cards count as, in the order of the hand."""
    for suit, places in groupby(range(len(view.hand)), key=lambda place: view.hand_suits[place]):
        yield suit, list(places)


def _suit_label(suit: str | None, contract: ContractView | None, scene: Scene) -> str:
    if suit is None:
        return scene.texts("five-hundred-no-suit")
    written = scene.cards.suit(suit)
    if contract is not None and suit == contract.trump:
        return scene.texts("five-hundred-trump-label", suit=written)
    return written


def _numbered(place: int, view: FiveHundredView, scene: Scene) -> str:
    return f"{place + 1:>2}{_mark(place, view)}{labelled(view.hand[place], view.contract, scene)}"


def _mark(place: int, view: FiveHundredView) -> str:
    """`+` for what came from the kitty, `*` for what may be played."""
    if view.phase is FiveHundredPhase.EXCHANGE and view.hand[place] in view.kitty:
        return "+"
    return "*" if view.blocked and view.blocked[place] is None else " "


def _left_bower_note(view: FiveHundredView, scene: Scene) -> list[str]:
    contract = view.contract
    if contract is None or contract.trump is None or contract.left_bower_suit is None:
        return []
    card = f"J{contract.left_bower_suit}"
    if card not in view.hand:
        return []
    return [
        scene.texts(
            "five-hundred-left-bower",
            card=scene.cards.card(card),
            suit=scene.cards.suit(contract.left_bower_suit),
            trump=scene.cards.suit(contract.trump),
        )
    ]
