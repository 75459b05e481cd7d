"""46 on a screen of lines: what happened, the table, the joker's rule, what may be typed."""

from typing import assert_never

from clients.cli.games.field_lines import (
    field_line,
    hand_line,
    move_lines,
    status_line,
    tell_field_event,
)
from clients.cli.games.field_typing import typed_move
from clients.cli.games.forty_six_typing import STOP, describe, read
from clients.cli.games.role import Reading
from clients.cli.table import Scene
from clients.texts import key
from protocol.forty_six import (
    JOKER_ANCHOR,
    PHASE_ANCHORS,
    Event,
    ExchangeKind,
    FieldDealt,
    FieldFlushed,
    FortySixPhase,
    FortySixShown,
    FortySixView,
    JokersRule,
    Reshuffled,
    RoundEnded,
    Stood,
    StopAnnounced,
    Swapped,
)
from protocol.game_types import FortySixPreview, GameEvent, GamePreview, GameView
from protocol.game_values import Hidden

__all__ = ["FORTY_SIX"]


class FortySixRenderer:
    """46 for the shell."""

    game = "forty_six"
    example = "swap 4C KS"

    def tell(self, event: GameEvent, scene: Scene) -> list[str]:
        """The sentences that tell of an event."""
        assert isinstance(event, Event | Hidden), event
        match event:
            case FieldDealt() | Swapped() | FieldFlushed() | Reshuffled():
                return [tell_field_event(event, scene, self.game)]
            case StopAnnounced(seat=seat) | Stood(seat=seat):
                sentence = key("event", self.game, event.type)
                return [scene.texts(sentence, name=scene.name(seat))]
            case RoundEnded():
                return _hands(event, scene)
            case Hidden():
                return []
            case _:
                assert_never(event)

    def show(self, view: GameView, scene: Scene) -> list[str]:
        """The table and the own cards, between them the helps."""
        assert isinstance(view, FortySixView), view
        lines = [status_line(view, scene, self.game)]
        if view.phase is FortySixPhase.LAST_TURN and view.stopper is not None:
            lines.append(scene.texts("forty-six-stopped", name=scene.name(view.stopper)))
        lines.append(field_line(view, scene, self.game))
        if view.jokers_rule is not None:
            lines += _joker(view.jokers_rule, scene)
        elif view.is_joker_out and view.phase is not FortySixPhase.OVER:
            lines.append(scene.texts("forty-six-joker-out"))
        if view.shown is not None:
            lines.append(_help(view.shown, scene, "forty-six-help"))
            lines.append(hand_line(view, scene, self.game))
        return lines

    def how(self, view: GameView, scene: Scene) -> list[str]:
        """What may be typed on one's turn."""
        assert isinstance(view, FortySixView), view
        texts, legal = scene.texts, scene.table.legal
        others = [
            texts(f"forty-six-word-{move}")
            for move in ("flush", "stop", "stand")
            if move in legal.listed
        ]
        lines = [texts("forty-six-flushed")] if view.has_flushed else []
        if view.phase is FortySixPhase.FIRST_LAP:
            lines.append(texts("forty-six-how-first-lap"))
        elif others:
            lines.append(texts("forty-six-how", others=texts.list(others)))
        else:
            lines.append(texts("forty-six-how-only-swap"))
        if legal.announceable:
            lines.append(texts("forty-six-how-stop"))
        return lines

    def say(self, move: str, scene: Scene) -> str:
        """A move in words, its announcement included."""
        words = describe(move, scene)
        is_with_stop = move != STOP and STOP in move
        return scene.texts("move-forty-six-with-stop", move=words) if is_with_stop else words

    def typed(self, move: str, scene: Scene) -> str:
        """How that move is typed."""
        return typed_move(move, scene)

    def moves(self, scene: Scene) -> list[str]:
        """Each legal move in words, in the order of its number."""
        return move_lines(
            scene,
            describe=describe,
            announceable="move-forty-six-can-stop",
            leaves=lambda preview: _leaves(preview, scene),
        )

    def read(self, line: str, scene: Scene) -> Reading | None:
        """What a typed line comes to."""
        return read(line, scene)

    def anchor(self, view: GameView) -> str:
        """The section of the help page for what is going on: the joker first, if it binds."""
        assert isinstance(view, FortySixView), view
        return JOKER_ANCHOR if view.jokers_rule is not None else PHASE_ANCHORS[view.phase]


FORTY_SIX = FortySixRenderer()


def _joker(rule: JokersRule, scene: Scene) -> list[str]:
    """What the joker binds the exchange to, and why: for the own eyes."""
    texts, cards = scene.texts, scene.cards
    lines = []
    if rule.protected_suits:
        suits = texts.list([cards.suit(suit) for suit in rule.protected_suits])
        protected = cards.cards(rule.protected)
        lines.append(texts("forty-six-joker-protected", suits=suits, cards=protected))
    if rule.kind is ExchangeKind.FREE:
        return [texts("forty-six-joker-free"), *lines]
    gives = texts.list([cards.card(card) for card in rule.gives])
    takes = texts.list([cards.card(card) for card in rule.takes])
    sentence = key("forty_six", "joker", rule.kind)
    return [texts(sentence, gives=gives, takes=takes), *lines]


def _leaves(preview: GamePreview, scene: Scene) -> str:
    assert isinstance(preview, FortySixPreview), preview
    return _help(preview.shown, scene, "forty-six-leaves")


def _help(shown: FortySixShown, scene: Scene, sentence: str) -> str:
    """What a hand is worth, in the sentences whose keys begin with `sentence`."""
    texts, suit = scene.texts, scene.cards.suit(shown.suit)
    if shown.is_fukujin:
        return texts(f"{sentence}-fukujin", suit=suit)
    if shown.left is not None:
        return texts(f"{sentence}-left", suit=suit, points=shown.worth, left=shown.left)
    if shown.over is not None:
        return texts(f"{sentence}-over", suit=suit, points=shown.worth, over=shown.over)
    return texts(sentence, suit=suit, count=shown.card_count, worth=shown.worth)


def _hands(event: RoundEnded, scene: Scene) -> list[str]:
    return [
        scene.texts("event-forty-six-round-ended"),
        *(
            f"  {_hand(scene.seat_name(seat), scene.cards.cards(hand), points, scene)}"
            for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True))
        ),
    ]


def _hand(name: str, cards: str, points: int | None, scene: Scene) -> str:
    texts = scene.texts
    if points is None:
        return texts("event-forty-six-hand-disqualified", name=name, cards=cards)
    return texts("event-forty-six-hand-shown", name=name, cards=cards, points=points)
