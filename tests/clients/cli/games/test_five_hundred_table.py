import pytest

from clients.cli.games.five_hundred_table import table_lines
from clients.cli.terminal import columns_of
from clients.texts import LANGUAGES, Language
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.options import OptionValue
from games.seats import SPECTATOR, Seat
from tests.clients.cli.games.five_hundred_scenes import scene_at
from tests.games.five_hundred.hands import hand_of, options_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
AWAY = "discard QC 9C 5S"
THREE = ("pass",) * 3


def shown(state: State, language: Language = "en", *, seat: int | None = 0) -> list[str]:
    viewer = SPECTATOR if seat is None else Seat(seat)
    return table_lines(FIVE_HUNDRED.view(state, viewer), scene_at(state, language, seat=seat))


def dealt(seats: int = 4, **chosen: OptionValue) -> State:
    rest = ("KH QH 9S 8S 7S AS KS", "", "TH", "", "")[: seats - 1]
    before = (260, 140) if seats == 4 else ()
    return hand_of(HAND, *rest, options=options_of(seats, **chosen), before=before)


def in_play(bid: str = "7H", seats: int = 4, **chosen: OptionValue) -> State:
    passes = ("pass",) * (seats - 1)
    return played(dealt(seats, **chosen), "0:look", f"bid {bid}", *passes, AWAY)[0]


def test_the_auction_in_japanese() -> None:
    lines = shown(dealt(), "ja")
    assert lines[:4] == [
        "第4回　配った人: Matsu",
        "得点（500で勝ち）　あなた+Mia 260  Ken+Matsu 140",
        "ビッド　まだありません",
        "できるビッドと点:",
    ]
    assert lines[-1] == "手札の10枚は、まだ伏せてあります。"


def test_contract_tricks_and_the_trick_on_the_table() -> None:
    state = played(in_play(), "play AH")[0]
    assert shown(state, seat=1)[:6] == [
        "Hand 4, trick 1 of 10",
        "Score (to 500)   花子+Mia 260  You+Matsu 140",
        "Contract 7♥ (200)   花子+Mia   needs 7, has 0, 7 to go",
        "Tricks   花子+Mia 0  You+Matsu 0",
        "Trick, led ♥   花子 ♥A (winning)",
        "Hand",
    ]


def test_why_only_some_cards_may_be_played_names_the_suit() -> None:
    state = played(in_play(), "play AH")[0]
    assert shown(state, seat=1)[-1] == "Led ♥: you must play ♥ (marked with *)."
    assert shown(state, "ja", seat=1)[-1] == "台札は ♥。♥ を出してください（* のカード）。"


def test_the_kitty_is_shown_to_the_contractor_alone() -> None:
    state = played(dealt(), "0:look", "bid 7H", *THREE)[0]
    assert any(line.startswith("From the kitty") for line in shown(state))
    assert not any(line.startswith("From the kitty") for line in shown(state, seat=1))
    assert not any(line.startswith("From the kitty") for line in shown(state, seat=None))


def test_a_misere_says_who_sits_out_and_shows_the_open_hand() -> None:
    state = in_play("OM", open_misere_expose="before_first_lead")
    lines = shown(state, seat=1)
    assert "Contract open misère (500)   花子   must take no trick" in lines
    assert "Sits out: Mia" in lines
    assert any(line.startswith("Open hand   花子: ") for line in lines)
    assert not any(line.startswith("Open hand") for line in shown(state))


def test_a_joker_that_was_named_is_shown_with_its_suit() -> None:
    state = played(dealt(), "0:look", "bid 7NT", *THREE, f"{AWAY} name D")[0]
    assert "The joker belongs to ♦." in shown(state, seat=1)
    assert "  ♦   7*JK   8*♦A   9*♦K  10*♦J" in shown(state)


def test_the_called_card_is_shown_and_the_partner_to_itself_only() -> None:
    passes = ("pass",) * 4
    state = played(dealt(5), "0:look", "bid 7H", *passes, AWAY, "partner AS")[0]
    assert "Called card: ♠A (its holder is the partner)" in shown(state)
    assert "Called card: ♠A. You are the partner. Only you know it." in shown(state, seat=1)
    state = played(state, "play 6S", "play AS")[0]
    assert "Called card: ♠A. Partner: Ken" in shown(state)


def test_a_claim_and_the_open_hand_are_shown() -> None:
    lines = shown(played(in_play(), "claim 9")[0], seat=1)
    assert "花子 claimed 9 of the remaining tricks." in lines
    assert any(line.startswith("Open hand   花子: JK ♥J(R) ♦J(L)") for line in lines)


def test_a_void_in_misere_says_that_the_joker_must_be_played() -> None:
    state = hand_of("4H 5H 6H 7H 8H 9H 5C 6C 7C 5S", "JK AS KS QS JS TS 9S 8S 7S 6S", "", "")
    state = played(state, "0:look", "bid OM", *THREE, "discard 4H 5H 6H", "play 7H")[0]
    assert shown(state, seat=1)[-1] == (
        "You cannot follow suit in a misère, so you must play the joker."
    )


def test_a_hand_without_a_contract_says_so() -> None:
    state = played(dealt(all_pass="play_no_trumps"), *["pass"] * 4)[0]
    assert any(line.startswith("All passed: no trumps") for line in shown(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "state",
    [
        dealt(),
        played(dealt(), "0:look", "bid 6S", "bid 7C", "pass", "pass")[0],
        played(dealt(), "0:look", "bid 7H", *THREE)[0],
        in_play(),
        played(in_play(), "play AH")[0],
        in_play("OM"),
        in_play(seats=6),
    ],
    ids=["blind", "auction", "exchange", "lead", "following", "misere", "six"],
)
def test_no_line_is_wider_than_a_terminal(state: State, language: Language) -> None:
    assert max(map(columns_of, shown(state, language, seat=state.turn))) <= 80
