from clients.cli.games.five_hundred_auction import calls_lines, grid_lines
from clients.cli.table import Scene
from clients.cli.terminal import columns_of
from clients.texts import Language
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.options import OptionValue
from tests.clients.cli.games.five_hundred_scenes import HERE, scene_at
from tests.games.five_hundred.hands import hand_of, options_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"


def called(*texts: str, **chosen: OptionValue) -> State:
    start = hand_of(HAND, "", "", "", options=options_of(4, **chosen))
    look = () if start.looked[HERE] else ("0:look",)
    return played(start, *look, *texts)[0]


def grid(state: State, language: Language = "en") -> list[str]:
    scene: Scene = scene_at(state, language)
    return grid_lines(FIVE_HUNDRED.view(state, HERE), scene)


def test_too_low_bids_are_dots_and_rows_without_a_bid_are_left_out() -> None:
    assert grid(called("bid 6S", "bid 7C", "pass", "pass")) == [
        "Possible bids and what they score:",
        "        ♠    ♣    ♦    ♥   NT",
        "   7    ·    ·  180  200  220",
        "   8  240  260  280  300  320",
        "   9  340  360  380  400  420",
        "  10  440  460  480  500  520",
        "  misère 250   open misère 500   blind misère ·",
        "Sans kitty: 8H/SK is 8H without the kitty, for the same points.",
    ]


def test_columns_stand_below_each_other_in_japanese() -> None:
    lines = grid(called(), "ja")
    assert lines[1].endswith("切札なし")
    assert len({columns_of(line) for line in lines[1:7]}) == 1


def test_a_higher_value_sans_kitty_is_said() -> None:
    assert "double" in grid(called(sans_kitty_multiplier=2))[-1]


def test_bids_that_are_possible_only_sans_kitty_are_named() -> None:
    state = called("bid 6S", "bid 8H", "pass", "pass", sans_kitty_rank="above_plain")
    assert grid(state)[-1] == "Only without the kitty: 8♥ sans kitty"


def test_without_miseres_and_sans_kitty_the_grid_is_short() -> None:
    lines = grid(called(misere_enabled=False, sans_kitty_enabled=False))
    assert lines[-1].startswith("  10")


def test_nothing_higher_is_said_and_whoever_passed_sees_no_grid() -> None:
    assert grid(called("bid 6S", "bid 10NT", "pass", "pass")) == ["Nothing higher can be bid."]
    assert grid(called("pass")) == []


def test_what_each_seat_said_is_listed() -> None:
    state = called("bid 6S", "bid 7C", "pass", "pass", "bid 7NT")
    view = FIVE_HUNDRED.view(state, HERE)
    lines = calls_lines(view, scene_at(state, "ja"))
    assert lines == ["ビッド　あなた 6♠ 7切札なし  Ken 7♣  Mia パス  Matsu パス"]
    fresh = called()
    assert calls_lines(FIVE_HUNDRED.view(fresh, HERE), scene_at(fresh)) == ["Bids   none yet"]


def test_a_long_auction_takes_several_lines() -> None:
    state = called("bid OM/SK", "bid 10H/SK", "bid 10NT/SK", "pass")
    lines = calls_lines(FIVE_HUNDRED.view(state, HERE), scene_at(state, "ja"))
    assert len(lines) == 2
    assert max(map(columns_of, lines)) <= 80
