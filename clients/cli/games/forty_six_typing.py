"""What a person types on a turn of 46.

    4 a   ４ａ   4c ks   swap 4C KS      a card of the hand for one of the field
    flush   流す   stand   そのまま
    stop   ストップ                      alone, or with an exchange: 4 a stop
    12                                   the move of that number in the list

A stop is always asked about, and so is an exchange that could have carried one; both are
confirmed by another word than the one that began them. Words of 51 that 46 does not know
(a pass, a call, exchanging all) are explained.
"""

from clients.cli.commands import fold
from clients.cli.games.field_typing import YES, numbered, typed_swap
from clients.cli.games.role import Ask, Explain, Play, Reading
from clients.cli.table import Scene

__all__ = ["STOP", "describe", "read"]

GAME = "forty_six"
STOP = "stop"
_STOP_WORDS = frozenset(map(fold, ("stop", "ストップ", "すとっぷ", "k")))
_CALL_WORDS = frozenset(map(fold, ("call", "コール", "こーる")))
_PASS_WORDS = frozenset(map(fold, ("pass", "p", "パス", "ぱす")))
_SWAP_ALL_WORDS = frozenset(map(fold, ("swap_all", "swap all", "all", "全部交換", "全部")))
_WHOLE_WORDS = {
    fold(word): move
    for move, words in {
        "flush": ("flush", "n", "流す", "ながす", "場札を流す"),
        "stand": ("stand", "keep", "そのまま"),
    }.items()
    for word in words
}


def describe(move: str, scene: Scene) -> str:
    """A move in words, without its announcement."""
    match move.split():
        case ["swap", give, take, *_]:
            card = scene.cards.card
            return scene.texts("move-forty-six-swap", give=card(give), take=card(take))
        case [verb, *_]:
            return scene.texts(f"move-forty-six-{verb}")
        case _:
            return move


def read(line: str, scene: Scene) -> Reading | None:
    """What a typed line comes to; None if it is no move of 46."""
    folded = fold(line)
    if folded in _PASS_WORDS:
        return Explain((scene.texts("forty-six-no-pass"),))
    if folded in _SWAP_ALL_WORDS:
        return Explain((scene.texts("forty-six-no-swap-all"),))
    words = folded.split(" ")
    if words[-1] in _CALL_WORDS:
        return Explain((scene.texts("forty-six-no-call"),))
    if words[-1] in _STOP_WORDS:
        return _stop(words[:-1], scene)
    if len(words) == 1 and words[0].isdecimal():
        return numbered(int(words[0]), scene, GAME, describe=describe, read_move=_plain)
    move = _WHOLE_WORDS.get(folded) or typed_swap(words, scene, GAME)
    return _plain(move, scene) if isinstance(move, str) else move


def _plain(move: str, scene: Scene) -> Reading:
    """Played at once, unless it is or could be a stop."""
    if move == STOP:
        return _ask_stop(STOP, scene)
    if move in scene.table.legal.announceable:
        sentence = scene.texts("question-forty-six-may-stop", move=describe(move, scene))
        return Ask(sentence, {YES: move, **dict.fromkeys(_STOP_WORDS, f"{move} {STOP}")})
    return Play(move)


def _stop(words: list[str], scene: Scene) -> Reading | None:
    """A stop with the exchange that the words say, or alone."""
    if not words:
        return _stop_alone(scene)
    move = typed_swap(words, scene, GAME)
    if not isinstance(move, str):
        return move
    if move in scene.table.legal.announceable:
        return _ask_stop(f"{move} {STOP}", scene)
    return Play(f"{move} {STOP}")  # the server says why not


def _stop_alone(scene: Scene) -> Reading:
    texts, legal = scene.texts, scene.table.legal
    if not legal:
        return Explain((texts("forty-six-stop-not-your-turn"),))
    if STOP in legal.listed:
        return _ask_stop(STOP, scene)
    if len(legal.announceable) == 1:
        return _ask_stop(f"{legal.announceable[0]} {STOP}", scene)
    if legal.announceable:
        moves = texts.list([describe(move, scene) for move in legal.announceable])
        return Explain((texts("forty-six-stop-which", moves=moves),))
    return Play(STOP)  # the server says why not


def _ask_stop(move: str, scene: Scene) -> Ask:
    texts = scene.texts
    if move == STOP:
        return Ask(texts("question-forty-six-stop"), {YES: move})
    sentence = texts("question-forty-six-stop-with", move=describe(move, scene))
    return Ask(sentence, {YES: move})
