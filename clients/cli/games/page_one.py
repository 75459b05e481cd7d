"""Page One on a screen of lines: what happened, the table, what may be typed.

Nothing here says that somebody has not declared: the numbers of cards and what was declared
are shown, and how to challenge always is.
"""

from typing import assert_never

from clients.cli.games.page_one_typing import DECLARE, describe, others, read
from clients.cli.games.role import Reading
from clients.cli.table import Scene
from clients.texts import key
from protocol.game_types import GameEvent, GameView
from protocol.game_values import Hidden, Seat
from protocol.page_one import (
    PHASE_ANCHORS,
    CardPlayed,
    CardsDrawn,
    Caught,
    Declared,
    Event,
    FalselyChallenged,
    FinishRefused,
    HandsDealt,
    PageOneView,
    PenaltyDrawn,
    RoundCounted,
    SeatSkipped,
    StockRenewed,
    TrickWon,
    WentOut,
)

__all__ = ["PAGE_ONE"]

BACK = "??"
"""A card that this person does not know."""


class PageOneRenderer:
    """Page One for the shell."""

    game = "page_one"
    example = "play KS"

    def tell(self, event: GameEvent, scene: Scene) -> list[str]:
        """The sentences that tell of an event."""
        assert isinstance(event, Event | Hidden), event
        texts = scene.texts
        match event:
            case SeatSkipped() | TrickWon() | Declared() | FinishRefused() | WentOut():
                return [texts(_key(event), name=scene.name(event.seat))]
            case HandsDealt(round_number=number, leader=leader):
                return [texts(_key(event), round=number, name=scene.name(leader))]
            case CardPlayed():
                return [_played(event, scene)]
            case CardsDrawn() | PenaltyDrawn():
                return [_drawn(event, scene)]
            case StockRenewed(stock_count=count):
                return [texts(_key(event), count=count)]
            case Caught(seat=seat, by=by):
                return [texts(_key(event), name=scene.name(seat), by=scene.name(by))]
            case FalselyChallenged(seat=seat, against=against):
                return [texts(_key(event), name=scene.name(seat), against=scene.name(against))]
            case RoundCounted():
                return [_counts(event, scene)]
            case Hidden():
                return []
            case _:
                assert_never(event)

    def show(self, view: GameView, scene: Scene) -> list[str]:
        """The numbers of cards, the trick and the own cards; those to be played have numbers."""
        assert isinstance(view, PageOneView), view
        texts = scene.texts
        lines = [
            texts(
                "page-one-status",
                round=1 if scene.table.match is None else scene.table.match.round_number,
                trick=view.trick_count + 1,
                stock=view.stock_count,
                discards=view.discard_count,
            ),
            texts("page-one-others", others="  ".join(_others(view, scene))),
            _trick(view, scene),
        ]
        if view.skipped:
            lines.append(texts("page-one-skipped", names=scene.names(view.skipped)))
        if view.removed:
            lines.append(texts("page-one-removed", cards=scene.cards.cards(view.removed)))
        if view.seat is not None:
            lines.append(_hand(view, view.seat, scene))
        return lines

    def how(self, view: GameView, scene: Scene) -> list[str]:
        """What may be typed on one's turn."""
        assert isinstance(view, PageOneView), view
        texts, legal = scene.texts, scene.table.legal
        lines = [
            texts("page-one-how-draw")
            if "draw" in legal.listed
            else texts("page-one-how", number=1)
        ]
        if any(len(move.split()) == len(("play", "JK", "H")) for move in legal.listed):
            lines.append(texts("page-one-how-joker"))
        if legal.announceable:
            lines.append(texts("page-one-how-declare", number=1))
        if legal.choices:
            letter, _ = others(view)[0]
            lines.append(texts("page-one-how-challenge", letter=letter))
        return lines

    def say(self, move: str, scene: Scene) -> str:
        """A move in words, its announcement included."""
        words = describe(move, scene)
        is_with_word = move != DECLARE and move.endswith(DECLARE)
        return scene.texts("move-page-one-with-declare", move=words) if is_with_word else words

    def typed(self, move: str, scene: Scene) -> str:
        """How that move is typed."""
        return move

    def moves(self, scene: Scene) -> list[str]:
        """Each legal move in words, in the order of its number."""
        legal = scene.table.legal
        return [
            scene.texts("move-page-one-can-declare", move=describe(move, scene))
            if move in legal.announceable
            else describe(move, scene)
            for move in legal.listed
        ]

    def read(self, line: str, scene: Scene) -> Reading | None:
        """What a typed line comes to."""
        return read(line, scene)

    def anchor(self, view: GameView) -> str:
        """The section of the help page for what is going on."""
        assert isinstance(view, PageOneView), view
        return PHASE_ANCHORS[view.phase]


PAGE_ONE = PageOneRenderer()


def _played(event: CardPlayed, scene: Scene) -> str:
    name, card = scene.name(event.seat), scene.cards.card(event.card)
    if event.named is None:
        return scene.texts(_key(event), name=name, card=card)
    suit = scene.cards.suit(event.named)
    return scene.texts(f"{_key(event)}-naming", name=name, card=card, suit=suit)


def _drawn(event: CardsDrawn | PenaltyDrawn, scene: Scene) -> str:
    """How many were drawn; which, if this person drew them."""
    texts, name, count = scene.texts, scene.name(event.seat), len(event.cards)
    if not event.cards:
        return texts(f"{_key(event)}-none", name=name)
    if BACK in event.cards:
        return texts(_key(event), name=name, count=count)
    cards = scene.cards.cards(event.cards)
    return texts(f"{_key(event)}-seen", name=name, count=count, cards=cards)


def _counts(event: RoundCounted, scene: Scene) -> str:
    counts = [
        scene.texts("page-one-count", name=scene.seat_name(seat), count=count)
        for seat, count in enumerate(event.card_counts)
    ]
    return scene.texts(_key(event), counts=scene.texts.list(counts))


def _others(view: PageOneView, scene: Scene) -> list[str]:
    """The others with their letters; for who only watches, all."""
    return [
        scene.texts(
            "page-one-other-declared" if view.declared[seat] else "page-one-other",
            letter=letter,
            name=scene.name(seat),
            count=view.card_counts[seat],
        )
        for letter, seat in others(view)
    ]


def _trick(view: PageOneView, scene: Scene) -> str:
    texts = scene.texts
    if not view.plays:
        return texts("page-one-lead", name=scene.name(view.leader))
    plays = texts.list(
        [
            texts("page-one-played", name=scene.name(play.seat), card=scene.cards.card(play.card))
            for play in view.plays
        ]
    )
    if view.suit is None:
        return texts("page-one-trick-open", plays=plays)
    return texts("page-one-trick", suit=scene.cards.suit(view.suit), plays=plays)


def _hand(view: PageOneView, seat: Seat, scene: Scene) -> str:
    sentence = "page-one-hand-declared" if view.declared[seat] else "page-one-hand"
    cards = "  ".join(_numbered(card, scene) for card in view.hand)
    return scene.texts(sentence, cards=cards)


def _numbered(card: str, scene: Scene) -> str:
    """A card with the number of its move, or of its moves for a joker that names a suit."""
    numbers = [
        number
        for number, move in enumerate(scene.table.legal.listed, 1)
        if move.split()[:2] == ["play", card]
    ]
    written = scene.cards.card(card)
    if not numbers:
        return written
    first, last = numbers[0], numbers[-1]
    return f"{first} {written}" if first == last else f"{first}-{last} {written}"


def _key(event: GameEvent) -> str:
    return key("event", "page_one", event.type)
