"""What a person types in Page One.

    2   ２   7h   ♥7   ハート7   play 7H    a card to play, by its number or by itself
    2 ページワン   7h page one                with the word
    JK H   ジョーカー ハート                   a joker that is led, and the suit it names
    draw   引く                              cards from the stock
    ページワン   declare                      the word by itself, in turn or out of it
    指摘 b   指摘 Ken   catch ken   指摘 席2    a challenge, by the letter, the name or the seat
    challenge 2                             a challenge in notation: seats from 0

Nothing is asked twice: whoever is first counts.
"""

from clients.cli.cards import parse_card_text, parse_suit_text
from clients.cli.commands import fold
from clients.cli.games.role import Explain, Play, Reading
from clients.cli.table import Scene
from protocol.game_values import Seat
from protocol.page_one import PageOneView

__all__ = ["DECLARE", "describe", "others", "read"]

DECLARE = "declare"
_DECLARE_WORDS = tuple(
    map(fold, ("ページワン", "ぺーじわん", "page one", "pageone", "宣言", "declare", "p1"))
)
_PLAY_WORDS = frozenset(map(fold, ("play", "出す", "だす")))
_DRAW_WORDS = frozenset(map(fold, ("draw", "引く", "ひく", "d")))
_CHALLENGE_WORDS = frozenset(map(fold, ("challenge", "catch", "指摘", "指摘する", "してき", "c")))
_SEAT_WORDS = tuple(map(fold, ("席", "seat")))
_LETTERS = "abcdef"


def others(view: PageOneView) -> list[tuple[str, Seat]]:
    """Those who may be challenged, each with its letter; for who only watches, all seats."""
    seats = [Seat(seat) for seat in range(len(view.card_counts)) if seat != view.seat]
    return list(zip(_LETTERS, seats, strict=False))


def describe(move: str, scene: Scene) -> str:
    """A move in words, without its announcement."""
    texts, cards = scene.texts, scene.cards
    match move.split():
        case ["play", card, suit, *_] if suit != DECLARE:
            card, suit = cards.card(card), cards.suit(suit)
            return texts("move-page-one-play-naming", card=card, suit=suit)
        case ["play", card, *_]:
            return texts("move-page-one-play", card=cards.card(card))
        case [verb, *_]:
            return texts(f"move-page-one-{verb}")
        case _:
            return move


def read(line: str, scene: Scene) -> Reading | None:
    """What a typed line comes to; None if it is no move of Page One."""
    text = fold(line)
    words = text.split(" ")
    if words[0] in _CHALLENGE_WORDS:
        return _challenge(words, scene)
    text, is_declared = _without_word(text)
    if not text:
        return Play(DECLARE)
    if text in _DRAW_WORDS:
        return _draw(scene, is_declared=is_declared)
    return _play(text.split(" "), scene, is_declared=is_declared)


def _without_word(text: str) -> tuple[str, bool]:
    """The line without the word at its end, and whether it stood there."""
    for word in _DECLARE_WORDS:
        if text == word or text.endswith(f" {word}"):
            return text.removesuffix(word).rstrip(), True
    return text, False


def _draw(scene: Scene, *, is_declared: bool) -> Reading:
    if is_declared:
        return Explain((scene.texts("page-one-declare-with-play"),))
    return Play("draw")


def _play(words: list[str], scene: Scene, *, is_declared: bool) -> Reading | None:
    if words[0] in _PLAY_WORDS:
        words = words[1:]
    if len(words) == 1 and words[0].isdecimal():
        return _numbered(int(words[0]), scene, is_declared=is_declared)
    match words:
        case [card_text]:
            move = _move(parse_card_text(card_text), None)
        case [card_text, suit_text]:
            move = _move(parse_card_text(card_text), parse_suit_text(suit_text) or "")
        case _:
            return None
    if move is None:
        return None
    if f"{move} H" in scene.table.legal.listed:
        return Explain((scene.texts("page-one-word-leading-joker"),))
    return Play(_announced(move, is_declared=is_declared))


def _move(card: str | None, suit: str | None) -> str | None:
    if card is None or suit == "":
        return None
    return f"play {card}" if suit is None else f"play {card} {suit}"


def _numbered(number: int, scene: Scene, *, is_declared: bool) -> Reading:
    """A move by its number: the cards that may be played have theirs on the screen."""
    texts, listed = scene.texts, scene.table.legal.listed
    if not listed:
        return Explain((texts("page-one-not-your-turn"),))
    if not 1 <= number <= len(listed):
        return Explain((texts("page-one-no-such-card", number=number),))
    move = listed[number - 1]
    if is_declared and not move.startswith("play "):
        return Explain((texts("page-one-declare-with-play"),))
    return Play(_announced(move, is_declared=is_declared))


def _announced(move: str, *, is_declared: bool) -> str:
    return f"{move} {DECLARE}" if is_declared else move


def _challenge(words: list[str], scene: Scene) -> Reading:
    """Against whoever is named; against the only other one without a name."""
    verb, *named = words
    view = scene.table.view
    if not isinstance(view, PageOneView) or not scene.table.legal.choices:
        return Explain((scene.texts("page-one-no-challenging"),))
    if verb == "challenge" and len(named) == 1 and named[0].isdecimal():
        return Play(f"challenge {named[0]}")
    rivals = others(view)
    seat = (
        rivals[0][1] if not named and len(rivals) == 1 else _seat_of(" ".join(named), view, scene)
    )
    return _whom(view, scene) if seat is None else Play(f"challenge {seat}")


def _seat_of(text: str, view: PageOneView, scene: Scene) -> Seat | None:
    """The seat that a letter, a name or a counted seat stands for, if it is one alone."""
    rivals = others(view)
    found = {seat for letter, seat in rivals if letter == text}
    found = found or {seat for _, seat in rivals if fold(scene.name(seat)) == text}
    for word in _SEAT_WORDS:
        number = text.removeprefix(word).strip()
        if text.startswith(word) and number.isdecimal():
            found |= {seat for _, seat in rivals if seat == int(number) - 1}
    return found.pop() if len(found) == 1 else None


def _whom(view: PageOneView, scene: Scene) -> Explain:
    rivals = others(view)
    each = [
        scene.texts("page-one-challenge-option", letter=letter, name=scene.name(seat))
        for letter, seat in rivals
    ]
    listed = scene.texts.list(each)
    return Explain((scene.texts("page-one-challenge-whom", letter=rivals[0][0], others=listed),))
