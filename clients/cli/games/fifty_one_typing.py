"""What a person types on a turn of 51.

    4 a   ４ａ   4c ks   swap 4C KS      a card of the hand for one of the field
    all   全部交換   flush   流す   pass   パス
    4 a call   パス コール               with a call
    call   コール   stop   ストップ      asks: those who say stop may mean call
    12                                   the move of that number in the list

What would be a pity to do by mistake is asked about, and confirmed by another word than the
one that began it: exchanging all, every call, and a move that could have carried one.
"""

from collections.abc import Iterable

from clients.cli.commands import fold
from clients.cli.games.field_typing import YES, field_of, numbered, typed_swap
from clients.cli.games.role import Ask, Explain, Play, Reading
from clients.cli.table import Scene

__all__ = ["CALL", "describe", "read"]

CALL = "call"
_CALL_WORDS = frozenset(map(fold, ("call", "コール", "こーる", "k")))
_STOP_WORDS = frozenset(map(fold, ("stop", "ストップ", "すとっぷ")))
_WHOLE_WORDS = {
    fold(word): move
    for move, words in {
        "swap_all": ("swap_all", "swap all", "all", "全部交換", "全部", "総入れ替え", "総入れかえ"),
        "flush": ("flush", "n", "流す", "ながす", "場札を流す"),
        "pass": ("pass", "p", "パス", "ぱす"),
    }.items()
    for word in words
}
GAME = "fifty_one"


def describe(move: str, scene: Scene) -> str:
    """A move in words, without its announcement."""
    match move.split():
        case ["swap", give, take, *_]:
            card = scene.cards.card
            return scene.texts("move-fifty-one-swap", give=card(give), take=card(take))
        case [verb, *_]:
            return scene.texts(f"move-fifty-one-{verb.replace('_', '-')}")
        case _:
            return move


def read(line: str, scene: Scene) -> Reading | None:
    """What a typed line comes to; None if it is no move of 51."""
    words = fold(line).split(" ")
    announced = ""
    if words[-1] in _CALL_WORDS:
        announced = CALL
    elif words[-1] in _STOP_WORDS:
        announced = "stop"
    if announced:
        words = words[:-1]
        if not words:
            return _announced_alone(announced, scene)
    if len(words) == 1 and words[0].isdecimal() and not announced:
        return numbered(int(words[0]), scene, GAME, describe=describe, read_move=_unannounced)
    move = _move(words, scene)
    if move is None or isinstance(move, Explain):
        return move
    if announced:
        return _announced(move, announced, scene)
    return _unannounced(move, scene)


def _move(words: list[str], scene: Scene) -> str | Explain | None:
    """The move in notation that the words say, legal or not."""
    whole = _WHOLE_WORDS.get(" ".join(words))
    if whole is not None:
        return whole
    return typed_swap(words, scene, GAME)


def _unannounced(move: str, scene: Scene) -> Reading:
    """Played at once, unless it is worth a question."""
    texts, legal = scene.texts, scene.table.legal
    if move in legal.announceable:
        sentence = (
            texts("question-fifty-one-may-call-pass")
            if move == "pass"
            else texts("question-fifty-one-may-call", move=describe(move, scene))
        )
        return Ask(sentence, {YES: move, **_for_each(_CALL_WORDS, f"{move} {CALL}")})
    if move == "swap_all" and move in legal.listed:
        cards = scene.cards.cards(field_of(scene))
        return Ask(texts("question-fifty-one-swap-all", cards=cards), {YES: move})
    return Play(move)


def _announced(move: str, announced: str, scene: Scene) -> Reading:
    """With a call: asked about where it is legal; else the server says why it is not."""
    if move in scene.table.legal.announceable:
        return _ask_call(move, announced, scene)
    if announced == CALL or move not in scene.table.legal.listed:
        return Play(f"{move} {CALL}")
    return Explain(_no_call_yet(announced, scene))


def _announced_alone(announced: str, scene: Scene) -> Reading:
    """`call` or `stop` without a move."""
    texts, legal = scene.texts, scene.table.legal
    if not legal:
        return Explain((texts("fifty-one-call-not-your-turn"), *_stop_note(announced, scene)))
    if "pass" in legal.announceable:
        return _ask_call("pass", announced, scene)
    if len(legal.announceable) == 1:
        return _ask_call(legal.announceable[0], announced, scene)
    if legal.announceable:
        moves = texts.list([describe(move, scene) for move in legal.announceable])
        return Explain((texts("fifty-one-call-which", moves=moves),))
    return Explain(_no_call_yet(announced, scene))


def _ask_call(move: str, announced: str, scene: Scene) -> Ask:
    sentence = "question-fifty-one-call" if announced == CALL else "question-fifty-one-stop"
    return Ask(scene.texts(sentence, move=describe(move, scene)), {YES: f"{move} {CALL}"})


def _no_call_yet(announced: str, scene: Scene) -> tuple[str, ...]:
    return (scene.texts("fifty-one-call-not-yet"), *_stop_note(announced, scene))


def _stop_note(announced: str, scene: Scene) -> tuple[str, ...]:
    return () if announced == CALL else (scene.texts("fifty-one-stop-by-itself"),)


def _for_each(words: Iterable[str], move: str) -> dict[str, str]:
    return dict.fromkeys(words, move)
