"""What a person types in Five Hundred.

look   見る                                  own cards that lie face down
7h   7 hearts   ハート7   8nt/sk   ミゼール    a bid; pass   パス
raise 8h   そのまま                           a raise of the own bid, or none
discard 4 5 9   捨てる 4 5 9 name h   4 5 9 ハート   away with cards, naming the joker
partner AH   alone   ひとり   partner b      the partner of five players
3   ７   qh   ♥Q   ハートQ   play QH          a card, by its number or by itself
JK H   ジョーカー ハート   3 name h            a joker that is led; the first lead sans kitty
claim 4   クレーム 4   accept   認める         tricks that are claimed, and the answer
t   直前のトリック   b   ビッド                 the last trick, and what was bid
"""

from collections.abc import Callable

from clients.cli.cards import parse_card_text, parse_suit_text
from clients.cli.commands import fold
from clients.cli.games.five_hundred_asking import JOKER, confirmed, view_of
from clients.cli.games.five_hundred_auction import calls_lines, grid_lines
from clients.cli.games.five_hundred_bids import parse_bid_text
from clients.cli.games.five_hundred_cards import last_trick
from clients.cli.games.five_hundred_choices import discard_example, numbered_choices
from clients.cli.games.role import Explain, Play, Reading
from clients.cli.table import Scene
from protocol.five_hundred import FiveHundredPhase, FiveHundredView
from protocol.game_values import Seat

__all__ = ["read", "rivals"]


def _words(*words: str) -> frozenset[str]:
    return frozenset(map(fold, words))


LETTERS = "abcdef"
_LAST_TRICK_WORDS = _words("t", "last trick", "trick", "直前のトリック", "トリック")
_BIDS_WORDS = _words("b", "bid", "bids", "ビッド", "オークション")
_LOOK_WORDS = _words("look", "見る", "みる", "手札を見る")
_BID_WORDS = _words("bid", "ビッド")
_RAISE_WORDS = _words("raise", "上げる", "レイズ")
_PASS_WORDS = _words("pass", "p", "パス", "ぱす")
_STAND_WORDS = _PASS_WORDS | _words("none", "stand", "そのまま", "上げない")
_DISCARD_WORDS = _words("discard", "put", "put away", "捨てる", "すてる")
_PARTNER_WORDS = _words("partner", "call", "パートナー", "呼ぶ", "よぶ")
_ALONE_WORDS = _words("alone", "ひとり", "一人", "1人")
_PLAY_WORDS = _words("play", "出す", "だす")
_NAME_WORDS = _words("name", "joker", "ジョーカー")
_NO_NAME_WORDS = _words("none", "no", "なし", "スートなし", "切札なし", "-")
_CLAIM_WORDS = _words("claim", "クレーム", "のこり", "残り")
_ALL_WORDS = _words("all", "全部", "ぜんぶ")
_ACCEPT_WORDS = _words("accept", "yes", "y", "認める", "みとめる", "はい")
_DECLINE_WORDS = _words("decline", "no", "n", "認めない", "みとめない", "いいえ", "ことわる")
_SEAT_WORDS = tuple(map(fold, ("席", "seat")))


def read(line: str, scene: Scene) -> Reading | None:
    """What a typed line comes to; None if it is no move of Five Hundred."""
    view, text = view_of(scene), fold(line)
    if view is None:
        return None
    if text in _LAST_TRICK_WORDS:
        return Explain((last_trick(view, scene),))
    if text in _BIDS_WORDS:
        return Explain((*calls_lines(view, scene), *grid_lines(view, scene)))
    if text in _LOOK_WORDS:
        return Play("look")
    if view.claim is not None and (answer := _answer(text)) is not None:
        return answer
    words = text.split(" ")
    if len(words) == 1 and text.isdecimal():
        return _numbered(int(text), scene)
    return _BY_PHASE[view.phase](words, view, scene)


def rivals(view: FiveHundredView) -> list[tuple[str, Seat]]:
    """The other seats, each with its letter."""
    seats = [Seat(seat) for seat in range(len(view.hand_counts)) if seat != view.seat]
    return list(zip(LETTERS, seats, strict=False))


def _answer(text: str) -> Reading | None:
    if text in _ACCEPT_WORDS:
        return Play("accept")
    return Play("decline") if text in _DECLINE_WORDS else None


def _numbered(number: int, scene: Scene) -> Reading:
    choices = numbered_choices(scene)
    if not choices:
        return Explain((scene.texts("five-hundred-not-your-turn"),))
    if not 1 <= number <= len(choices):
        return Explain((scene.texts("five-hundred-no-such-number", number=number),))
    return choices[number - 1].reading


def _auction(words: list[str], view: FiveHundredView, scene: Scene) -> Reading | None:
    if words[0] in _BID_WORDS:
        words = words[1:]
    text = " ".join(words)
    if text in _PASS_WORDS:
        return confirmed("pass", scene)
    bid = parse_bid_text(text)
    return None if bid is None else confirmed(f"bid {bid}", scene)


def _raise(words: list[str], view: FiveHundredView, scene: Scene) -> Reading | None:
    if words[0] in _RAISE_WORDS | _BID_WORDS:
        words = words[1:]
    text = " ".join(words)
    if text in _STAND_WORDS:
        return Play("raise none")
    bid = parse_bid_text(text)
    return None if bid is None else confirmed(f"raise {bid}", scene)


def _exchange(words: list[str], view: FiveHundredView, scene: Scene) -> Reading | None:
    choices = scene.table.legal.choices
    words, is_discard = _without_verb(words, _DISCARD_WORDS)
    words, name = _without_name(words)
    cards = [_card(word, view) for word in words]
    found = [card for card in cards if card is not None]
    if len(found) != len(cards) or not cards:
        return _how_to_discard(scene) if is_discard and choices else None
    if choices and len(set(found)) != choices[0].count:
        return _how_to_discard(scene)
    move = f"discard {' '.join(found)}"
    return confirmed(f"{move} name {name}" if name else move, scene)


def _how_to_discard(scene: Scene) -> Explain:
    count = scene.table.legal.choices[0].count
    example = discard_example(count)
    return Explain((scene.texts("five-hundred-how-discard", count=count, example=example),))


def _partner(words: list[str], view: FiveHundredView, scene: Scene) -> Reading | None:
    words, is_call = _without_verb(words, _PARTNER_WORDS)
    text, choices = " ".join(words), scene.table.legal.choices
    if text in _ALONE_WORDS:
        return Play("partner alone")
    card = parse_card_text(text.replace(" ", ""))
    if card is not None:
        return Play(f"partner {card}")
    if is_call and words and all(word.isdecimal() for word in words):
        return Play(f"partner {text}")
    seats = _seats(words, view, scene)
    if seats:
        return Play(f"partner {' '.join(str(seat) for seat in sorted(seats))}")
    if not is_call:
        return None
    sentence = "five-hundred-how-call-card" if choices else "five-hundred-how-call-seat"
    return Explain((scene.texts(sentence),))


def _seats(words: list[str], view: FiveHundredView, scene: Scene) -> set[Seat]:
    """The seats that letters, names or counted seats stand for; none if one of them is unknown."""
    found = [_seat_of(word, view, scene) for word in words]
    seats = {seat for seat in found if seat is not None}
    return seats if len(seats) == len(found) else set()


def _seat_of(word: str, view: FiveHundredView, scene: Scene) -> Seat | None:
    others = rivals(view)
    named = [seat for letter, seat in others if letter == word]
    named = named or [seat for _, seat in others if fold(scene.name(seat)) == word]
    for prefix in _SEAT_WORDS:
        number = word.removeprefix(prefix)
        if word.startswith(prefix) and number.isdecimal():
            named += [seat for _, seat in others if seat == int(number) - 1]
    return named[0] if len(named) == 1 else None


def _play(words: list[str], view: FiveHundredView, scene: Scene) -> Reading | None:
    if words[0] in _CLAIM_WORDS:
        return _claim(words[1:], scene)
    words, _ = _without_verb(words, _PLAY_WORDS)
    if not words:
        return None
    if len(words) == 1 and words[0].isdecimal():
        return _numbered(int(words[0]), scene)
    joined = parse_card_text("".join(words))  # `7 hearts`
    if joined is not None:
        return _play_card(joined, view, scene)
    card, rest = _card(words[0], view), words[1:]
    if card is None:
        return None
    return _play_with(card, rest, scene)


def _play_card(card: str, view: FiveHundredView, scene: Scene) -> Reading:
    """The card alone: by its number in the hand, which knows what a led joker must name."""
    if card in view.hand and scene.table.legal:
        return _numbered(view.hand.index(card) + 1, scene)
    return confirmed(f"play {card}", scene)


def _play_with(card: str, rest: list[str], scene: Scene) -> Reading | None:
    """A card and a suit that is named with it."""
    match rest:
        case ["-"] if card == JOKER:
            return confirmed(f"play {JOKER} -", scene)
        case [suit_text] if card == JOKER and (suit := parse_suit_text(suit_text)):
            return confirmed(f"play {JOKER} {suit}", scene)
        case [word, suit_text] if word in _NAME_WORDS and (suit := parse_suit_text(suit_text)):
            return confirmed(f"play {card} name {suit}", scene)
        case _:
            return None


def _claim(words: list[str], scene: Scene) -> Reading:
    claims = [move for move in scene.table.legal.listed if move.startswith("claim ")]
    match words:
        case [count] if count.isdecimal():
            return confirmed(f"claim {int(count)}", scene)
        case [word] if word in _ALL_WORDS and claims:
            return confirmed(claims[0], scene)
        case _:
            count = claims[0].split()[1] if claims else "4"
            return Explain((scene.texts("five-hundred-how-claim", count=int(count)),))


def _over(words: list[str], view: FiveHundredView, scene: Scene) -> Reading | None:
    return None


def _without_verb(words: list[str], verbs: frozenset[str]) -> tuple[list[str], bool]:
    """The words without the verb before them, of one word or two."""
    for length in (2, 1):
        if " ".join(words[:length]) in verbs:
            return words[length:], True
    return words, False


def _without_name(words: list[str]) -> tuple[list[str], str | None]:
    """The words without the joker's name at their end, and the suit that it names."""
    if len(words) < 2:
        return words, None
    *cards, last = words
    suit = parse_suit_text(last)
    if suit is None and last not in _NO_NAME_WORDS:
        return words, None
    if cards[-1] in _NAME_WORDS and len(cards) > 1:
        cards = cards[:-1]
    return cards, suit


def _card(word: str, view: FiveHundredView) -> str | None:
    """A card by its number in the hand, or by itself."""
    if word.isdecimal():
        place = int(word) - 1
        return view.hand[place] if 0 <= place < len(view.hand) else None
    return parse_card_text(word)


_Reader = Callable[[list[str], FiveHundredView, Scene], Reading | None]
_BY_PHASE: dict[FiveHundredPhase, _Reader] = {
    FiveHundredPhase.AUCTION: _auction,
    FiveHundredPhase.RAISE: _raise,
    FiveHundredPhase.EXCHANGE: _exchange,
    FiveHundredPhase.CALL_PARTNER: _partner,
    FiveHundredPhase.PLAY: _play,
    FiveHundredPhase.OVER: _over,
}
