import pytest

from games.game import NO_MOVES, Choose
from games.page_one.game import PAGE_ONE
from games.page_one.legal import legal_moves, movers
from games.page_one.state import State
from games.seats import Seat
from tests.games.page_one.rounds import options_of, played, refusal, refused, round_of

FOUR = ("7H 9H", "2H 5S", "3H 9S", "4C 5C")


def two_each() -> State:
    """Seat 0 has led and is exposed; seat 1 is on turn."""
    return played(round_of(*FOUR), "0:play 7H")[0]


def test_plays_stand_in_the_order_of_the_hand_with_the_word_where_it_counts() -> None:
    moves = legal_moves(round_of("9H 3S KH", "2C 3C"), Seat(0))
    assert (moves.listed, moves.announceable) == (("play 3S", "play KH", "play 9H"), ())
    moves = legal_moves(round_of("9H 3S", "2C 3C"), Seat(0))
    assert moves.listed == ("play 3S", "play 9H", "declare")
    assert moves.announceable == ("play 3S", "play 9H")
    assert moves.announcement == "declare"


def test_a_led_joker_stands_once_for_each_suit() -> None:
    state = round_of("JK 3S 4S", "2C 3C", options=options_of(jokers=1))
    jokers = ("play JK S", "play JK H", "play JK C", "play JK D")
    assert legal_moves(state, Seat(0)).listed == ("play 4S", "play 3S", *jokers)
    state = round_of("JK 3S 4S", "2C 3C", options=options_of(jokers=1, joker_led="next"))
    assert legal_moves(state, Seat(0)).listed == ("play 4S", "play 3S", "play JK")


def test_who_cannot_play_draws() -> None:
    state, _ = played(round_of("7H 9H 3C", "TC 5S 6S"), "0:play 7H")
    assert legal_moves(state, Seat(1)).listed == ("draw",)


def test_every_seat_is_always_offered_to_challenge_any_other() -> None:
    for state in (round_of(*FOUR), two_each()):
        for seat in range(4):
            others = tuple(str(other) for other in range(4) if other != seat)
            offered = legal_moves(state, Seat(seat)).choices
            assert offered == (Choose(verb="challenge", count=1, of=others),)
        assert movers(state) == {0, 1, 2, 3}


@pytest.mark.parametrize("declaring", ["auto", "off"])
def test_without_manual_declaring_only_the_seat_on_turn_may_act(declaring: str) -> None:
    state = round_of(*FOUR, options=options_of(declaring=declaring))
    assert movers(state) == {0}
    moves = legal_moves(state, Seat(0))
    assert (moves.announceable, moves.choices) == ((), ())
    assert not legal_moves(state, Seat(1))
    for step in ("0:declare", "0:play 7H declare", "1:challenge 0"):
        assert refusal(state, step) == "no_declaring"


def test_an_exposed_seat_may_still_declare_whoever_is_on_turn() -> None:
    state = two_each()
    assert legal_moves(state, Seat(0)).listed == ("declare",)
    assert legal_moves(state, Seat(2)).listed == ()


def test_when_the_round_is_over_nobody_may_do_anything() -> None:
    state, _ = played(round_of("7H", "2H 5S", declared=[0]), "0:play 7H")
    assert movers(state) == frozenset()
    assert legal_moves(state, Seat(1)) == NO_MOVES
    assert refusal(state, "1:challenge 0") == "round_over"


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        pytest.param("0:play 9H", "not_your_turn", id="another's turn to play"),
        pytest.param("2:draw", "not_your_turn", id="another's turn to draw"),
        pytest.param("1:play 9H", "not_in_hand", id="another's card"),
        pytest.param("1:play 5S", "must_follow", id="holds the suit"),
        pytest.param("1:draw", "may_play", id="may not draw with the suit in hand"),
        pytest.param("2:declare", "nothing_to_declare", id="two cards, but not its turn"),
        pytest.param("1:challenge 2", "nothing_to_challenge", id="two cards"),
        pytest.param("1:challenge 1", "challenge_another", id="itself"),
        pytest.param("1:challenge 4", "challenge_another", id="no such seat"),
        pytest.param("1:challenge 0", None, id="exposed"),
        pytest.param("3:challenge 0", None, id="out of turn"),
        pytest.param("1:play 2H declare", None, id="with the play"),
        pytest.param("1:declare", None, id="before the play"),
        pytest.param("0:declare", None, id="late, but in time"),
    ],
)
def test_why_not(step: str, reason: str | None) -> None:
    state = two_each()
    assert refusal(state, step) == reason
    assert refused(state, step) == (reason is not None)


@pytest.mark.parametrize(
    ("hand", "options", "step", "reason"),
    [
        ("3S 9C 4C", {}, "1:play 3S", "must_draw"),
        ("3S 9C 4C", {}, "1:play 3S declare", "must_draw"),
        ("2H 9C 4C", {}, "1:play 2H declare", "declare_with_two"),
        ("2H", {}, "1:play 2H declare", "declare_with_two"),
        ("2H 9C 4C", {}, "1:declare", "nothing_to_declare"),
        ("3S JK", {"jokers": 1}, "1:play 3S", "must_follow"),
        ("3S JK", {"jokers": 1}, "1:draw", "may_play"),
        ("3S JK", {"jokers": 1}, "1:play JK H", "suit_is_set"),
        ("JK", {"jokers": 1}, "1:play JK", "no_joker_last"),
        ("JK", {"jokers": 1}, "1:draw", None),
        ("JK", {"jokers": 1, "joker_last": True}, "1:play JK", None),
        ("JK", {"jokers": 1, "joker_last": True}, "1:draw", "may_play"),
    ],
)
def test_why_not_when_following_hearts(
    hand: str, options: dict[str, int | bool], step: str, reason: str | None
) -> None:
    state = round_of("7H 9H 2C", hand, "3H TH", options=options_of(**options))
    assert refusal(played(state, "0:play 7H")[0], step) == reason


@pytest.mark.parametrize(
    ("hand", "options", "step", "reason"),
    [
        ("JK 3S 4S", {}, "0:play JK", "name_a_suit"),
        ("JK 3S 4S", {"joker_led": "next"}, "0:play JK H", "next_sets_suit"),
        ("JK 3S 4S", {"joker_led": "next"}, "0:play JK", None),
        ("JK", {}, "0:play JK S", "no_joker_last"),
        ("JK", {}, "0:draw", None),
        ("4D", {}, "0:draw", "may_play"),
    ],
)
def test_why_not_when_leading(
    hand: str, options: dict[str, str], step: str, reason: str | None
) -> None:
    state = round_of(hand, "2C 3C", options=options_of(jokers=1, **options))
    assert refusal(state, step) == reason


def test_with_a_price_a_wrong_challenge_is_accepted() -> None:
    state = round_of(*FOUR, options=options_of(false_challenge=1))
    assert refusal(state, "3:challenge 0") is None
    assert refusal(state, "3:challenge 3") == "challenge_another"


def test_what_is_listed_is_what_is_accepted() -> None:
    state = two_each()
    for seat in range(4):
        for text in PAGE_ONE.legal_moves(state, Seat(seat)).texts():
            assert refusal(state, f"{seat}:{text}") is None
