from typing import Literal

import pytest

from clients.cli.games.fifty_one import FIFTY_ONE
from clients.cli.terminal import columns_of
from clients.texts import Language
from games.cards import parse_cards
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import shown as points_shown
from games.fifty_one.view import FiftyOnePhase
from games.game import Moves
from protocol.game_types import preview_of
from protocol.ids import Phase
from protocol.server_messages import Previews
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of, view_of

HAND = "TS KS JS 4H 9D"
FIELD = "AS TH 3D KC 7C"


def shown(hand: str, language: Language, phase: FiftyOnePhase = FiftyOnePhase.TURN) -> list[str]:
    view = view_of(hand, FIELD, phase=phase)
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view))
    return FIFTY_ONE.show(view, scene_of(table, language))


def test_the_table_in_japanese() -> None:
    assert shown(HAND, "ja") == [
        "第3回 2巡目　山札23　捨て札5",
        "場札　a ♠A  b ♥10  c ♦3  d ♣K  e ♣7",
        "手札は ♠3枚 30点",
        "手札　1 ♠10  2 ♠K  3 ♠J  4 ♥4  5 ♦9",
    ]


def test_the_table_in_english() -> None:
    assert shown("AH KH QH 5H 3H", "en", FiftyOnePhase.LAST_TURN) == [
        "Round 3, lap 2   stock 23   discards 5",
        "Ken called. Last turns.",
        "Field   a ♠A  b ♥10  c ♦3  d ♣K  e ♣7",
        "Your hand: all ♥, 39 points",
        "Hand    1 ♥A  2 ♥K  3 ♥Q  4 ♥5  5 ♥3",
    ]


def test_the_table_in_letters_alone() -> None:
    view = view_of(HAND, FIELD)
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view))
    lines = FIFTY_ONE.show(view, scene_of(table, is_ascii=True))
    assert all(line.isascii() for line in lines)
    assert lines[-1] == "Hand    1 TS  2 KS  3 JS  4 4H  5 9D"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_no_line_is_wider_than_a_terminal(language: Language) -> None:
    phases = FiftyOnePhase
    lines = [line for phase in phases for line in shown("TS KS JS TH JK", language, phase)]
    assert max(map(columns_of, lines)) <= 80


@pytest.mark.parametrize(
    ("phase", "legal", "told"),
    [
        (FiftyOnePhase.FIRST_LAP, Moves(("swap 4H AS",)), "1巡目は1枚交換だけ"),
        (
            FiftyOnePhase.TURN,
            Moves(("swap 4H AS", "swap_all", "flush", "pass")),
            "全部交換、流す、パス",
        ),
        (FiftyOnePhase.AFTER_FLUSH, Moves(("swap 4H AS", "swap_all")), "場札を流しました。"),
        (FiftyOnePhase.LAST_TURN, Moves(("swap 4H AS", "pass")), "ほかに: パス"),
        (FiftyOnePhase.TURN, Moves(("swap 4H AS",)), "手札4と場札aを交換"),
        (FiftyOnePhase.TURN, Moves(("pass",), "call", ("pass",)), "4 a コール"),
    ],
)
def test_a_turn_says_what_may_be_typed(phase: FiftyOnePhase, legal: Moves, told: str) -> None:
    view = view_of(HAND, FIELD, phase=phase)
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view, legal))
    assert told in "\n".join(FIFTY_ONE.how(view, scene_of(table, "ja")))


def test_legal_moves_are_listed_in_words() -> None:
    legal = Moves(("swap 4H AS", "flush", "pass"), "call", ("swap 4H AS",))
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view_of(HAND, FIELD), legal))
    assert FIFTY_ONE.moves(scene_of(table)) == [
        "4 a  give ♥4, take ♠A (may call)",
        "     flush the field",
        "     pass",
    ]


@pytest.mark.parametrize(
    ("hand", "mixed_hand", "language", "told"),
    [
        ("TS KS JS AS 9D", "zero", "ja", "♠4枚 41点"),
        ("TS KS JS AS 9D", "zero", "en", "♠ 4 cards, worth 41"),
        ("TS KS JS AS QS", "zero", "ja", "♠がそろって 51点"),
        ("TS KS JS AS QS", "zero", "en", "all ♠, 51 points"),
        ("TS KS JS AS 9D", "difference", "ja", "♠4枚 41点、まざった手の点は 32点"),
        (
            "TS KS JS AS 9D",
            "difference",
            "en",
            "♠ 4 cards, worth 41; as a mixed hand 32 points",
        ),
    ],
)
def test_a_move_is_listed_with_what_it_would_leave(
    hand: str, mixed_hand: Literal["zero", "difference"], language: Language, told: str
) -> None:
    legal = Moves(("swap 4H AS", "swap 9D KC", "pass"))
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view_of(HAND, FIELD), legal))
    left = points_shown(parse_cards(hand), FiftyOneOptions(mixed_hand=mixed_hand))
    table.take_previews(Previews(1, table.turn, (preview_of("swap 4H AS", left),)))
    first, *others = FIFTY_ONE.moves(scene_of(table, language))
    assert first.startswith("4 a  ")
    assert first.endswith(f"  {told}")
    assert others[0].startswith("5 d  ")
    assert not any(told in other for other in others)


def test_what_moves_of_an_earlier_turn_would_have_left_is_not_shown() -> None:
    legal = Moves(("swap 4H AS",))
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view_of(HAND, FIELD), legal))
    left = points_shown(parse_cards("TS KS JS AS 9D"), FiftyOneOptions())
    table.take_previews(Previews(1, table.turn - 1, (preview_of("swap 4H AS", left),)))
    assert FIFTY_ONE.moves(scene_of(table)) == ["4 a  give ♥4, take ♠A"]
