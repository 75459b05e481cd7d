import pytest

from clients.cli.games.five_hundred import FIVE_HUNDRED as RENDERER
from clients.cli.terminal import columns_of
from clients.texts import LANGUAGES, Language
from games.cards import HIDDEN
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.game import Hidden
from games.options import OptionValue
from tests.clients.cli.games.five_hundred_scenes import scene_at
from tests.games.five_hundred.hands import hand_of, options_of, played, random_hand

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
AWAY = "discard QC 9C 5S"
THREE = ("pass",) * 3


def dealt(seats: int = 4, **chosen: OptionValue) -> State:
    return hand_of(HAND, *[""] * (seats - 1), options=options_of(seats, **chosen))


BLIND = dealt()
AUCTION = played(BLIND, "0:look")[0]
RAISE = played(dealt(winner_may_raise=True), "0:look", "bid 7H", *THREE)[0]
EXCHANGE = played(AUCTION, "bid 7H", *THREE)[0]
EXCHANGE_NT = played(AUCTION, "bid 7NT", *THREE)[0]
PLAY = played(EXCHANGE, AWAY)[0]
FREE_JOKER = played(EXCHANGE_NT, AWAY)[0]
CLAIMED = played(PLAY, "claim 9")[0]
CALL_CARD = played(dealt(5), "0:look", "bid 7H", *["pass"] * 4, AWAY)[0]
CALL_SEAT = played(dealt(5, five_partner="choose_player"), "0:look", "bid 7H", *["pass"] * 4, AWAY)[
    0
]


def how(state: State, language: Language = "en", seat: int = 0) -> list[str]:
    scene = scene_at(state, language, seat=seat)
    assert scene.table.view is not None
    return RENDERER.how(scene.table.view, scene)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (BLIND, ["look", "Blind misère", "7h, 8nt, misere, pass"]),
        (AUCTION, ["7h, 8nt, misere, pass"]),
        (RAISE, ["higher bid to raise, or none"]),
        (EXCHANGE, ["discard 1 2 3"]),
        (EXCHANGE_NT, ["discard 1 2 3", "discard 1 2 3 name h"]),
        (PLAY, ["for example: 1", "t last trick"]),
        (FREE_JOKER, ["the number of a card, for example: 2", "a suit, for example: JK H"]),
        (CALL_CARD, ["partner ah"]),
        (CALL_SEAT, ["partner a", "a Ken  b Mia  c Matsu  d Ume"]),
    ],
)
def test_how_to_play_is_said_in_every_phase(state: State, words: list[str]) -> None:
    said = " ".join(how(state))
    assert [word for word in words if word not in said] == []
    assert ("name h" in said) == (state is EXCHANGE_NT)


def test_whoever_is_asked_about_a_claim_is_told_the_two_words() -> None:
    assert how(CLAIMED, seat=1) == ["Agree to the claim: accept. Play on: decline."]
    assert how(CLAIMED, "ja", seat=1) == ["クレームを認めるなら: 認める　続けるなら: 認めない"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", [BLIND, RAISE, EXCHANGE_NT, PLAY, FREE_JOKER, CALL_SEAT])
def test_no_hint_is_wider_than_a_terminal_has_two_lines(state: State, language: Language) -> None:
    assert max(map(columns_of, how(state, language))) <= 100


@pytest.mark.parametrize(
    ("state", "anchor"),
    [
        (AUCTION, "auction"),
        (RAISE, "option-winner-may-raise"),
        (EXCHANGE, "exchange"),
        (CALL_CARD, "five-players"),
        (PLAY, "play"),
        (played(PLAY, "play AD")[0], "following"),
        (CLAIMED, "claims"),
    ],
)
def test_the_help_page_opens_where_the_hand_stands(state: State, anchor: str) -> None:
    assert RENDERER.anchor(FIVE_HUNDRED.view(state, state.turn)) == anchor


def test_the_moves_are_those_that_have_numbers() -> None:
    assert RENDERER.moves(scene_at(PLAY))[:2] == ["play JK", "play ♥J(R)"]


def test_hidden_events_are_not_told() -> None:
    assert RENDERER.tell(Hidden(), scene_at(PLAY)) == []


def test_a_screen_without_suit_signs_shows_letters() -> None:
    scene = scene_at(PLAY, is_ascii=True)
    assert scene.table.view is not None
    lines = RENDERER.show(scene.table.view, scene)
    assert "  H trump   1*JK   2*JH(R)   3*JD(L)   4*AH" in lines
    assert HIDDEN not in " ".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_screen_of_random_hands_fits_a_terminal(seats: int, language: Language) -> None:
    options = options_of(seats, misere_needs_seven=False, winner_may_raise=True)
    for seed in range(6):
        for state, _ in random_hand(seed, seats, options):
            for seat in (*FIVE_HUNDRED.waiting_for(state), None):
                scene = scene_at(state, language, seat=seat)
                assert scene.table.view is not None
                lines = RENDERER.show(scene.table.view, scene)
                assert len(lines) <= 24
                assert max(map(columns_of, lines)) <= 80
                assert bool(RENDERER.moves(scene)) is (seat is not None)
                assert bool(RENDERER.how(scene.table.view, scene)) or seat is None
