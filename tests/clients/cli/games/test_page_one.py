import pytest

from clients.cli.games.page_one import PAGE_ONE as RENDERER
from clients.cli.terminal import columns_of
from clients.texts import LANGUAGES, Language
from games.page_one.events import Event, HandsDealt
from games.page_one.game import PAGE_ONE
from games.page_one.state import State
from games.seats import SPECTATOR, Seat
from tests.clients.cli.games.page_one_scenes import HERE, scene_at, seen
from tests.games.page_one.rounds import options_of, played, round_of

HANDS = ("9H 2H 3S", "7H AS", "4C 5C 6C")


def shown(state: State, language: Language = "en", *, seat: int | None = 0) -> list[str]:
    viewer = SPECTATOR if seat is None else Seat(seat)
    return RENDERER.show(seen(state, viewer), scene_at(state, language, seat=seat))


def told(events: tuple[Event, ...], state: State, language: Language = "en") -> list[str]:
    scene = scene_at(state, language)
    heard = [PAGE_ONE.redact(event, HERE) for event in events]
    return [line for event in heard for line in RENDERER.tell(event, scene)]


def following() -> State:
    """This person is to follow hearts; Ken has declared his last card."""
    return played(round_of(*HANDS, leader=1), "1:play 7H declare", "2:draw")[0]


def test_the_table_in_japanese() -> None:
    state, _ = played(round_of(*HANDS, leader=1, discards="KD QD"), "1:play 7H declare")
    assert shown(state, "ja") == [
        "第3回 1場目　山札42　捨て札2",
        "みんな　a Ken 1枚 ページワン  b マツ 3枚",
        "場 ♥　Ken ♥7",
        "手札　♠3  ♥9  ♥2",
    ]


def test_cards_that_may_be_played_have_numbers_on_the_own_turn() -> None:
    assert shown(following())[-1] == "Hand    ♠3  1 ♥9  2 ♥2"
    assert shown(round_of(*HANDS))[-1] == "Hand    1 ♠3  2 ♥9  3 ♥2"


def test_a_led_joker_has_a_number_for_each_suit() -> None:
    state = round_of("JK 9H 2H", *HANDS[1:], options=options_of(jokers=1))
    assert shown(state)[-1] == "Hand    1 ♥9  2 ♥2  3-6 JK"
    assert RENDERER.moves(scene_at(state))[2:4] == [
        "play JK, naming ♠",
        "play JK, naming ♥",
    ]


def test_the_lead_and_what_is_out_are_shown() -> None:
    state = round_of("JK 9H 2H", "7H AS", "5C 6C", stock="", options=options_of(jokers=1))
    assert "Trick   You to lead" in shown(state)
    state, _ = played(state, "0:play JK S", "1:play AS", "2:draw")
    assert "Not in this trick: Matsu" in shown(state)
    state, _ = played(state, "3:play KS")
    assert "Out of the round: JK" in shown(state)


def test_an_open_suit_is_said_to_be_open() -> None:
    options = options_of(jokers=1, joker_led="next")
    state, _ = played(round_of("JK 9H 2H", *HANDS[1:], options=options), "0:play JK")
    assert "Trick (suit still open)   You JK" in shown(state)


def test_whoever_watches_sees_no_hand_and_all_numbers() -> None:
    lines = shown(following(), seat=None)
    assert len(lines) == 3
    assert "Matsu" in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_never_says_that_somebody_is_exposed(language: Language) -> None:
    """Undeclared with a challenge open, and the same without: line for line alike."""
    options = options_of(challenge_window="next_play")
    state, _ = played(round_of(*HANDS, leader=1, options=options), "1:play 7H")
    late, _ = played(round_of(*HANDS, leader=1), "1:play 7H")
    assert state.exposed == (False, True, False)
    assert shown(state, language) == shown(late, language)
    scene = scene_at(state, language)
    assert RENDERER.how(seen(state), scene) == RENDERER.how(seen(late), scene)


@pytest.mark.parametrize(
    ("state", "language", "lines"),
    [
        (
            round_of(*HANDS),
            "ja",
            ["カードの番号を打ちます。例: 1", "言い忘れを見つけたら、いつでも: 指摘 a"],
        ),
        (
            round_of("9H 2H", *HANDS[1:]),
            "en",
            [
                "Type the number of a card, for example: 1",
                "Page One goes after the number, for example: 1 page one",
                "Somebody forgot to say it? At any time: challenge a",
            ],
        ),
        (
            played(round_of("3S 4S 5S", "7H AS KS", leader=1), "1:play 7H")[0],
            "ja",
            [
                "出せるカードがありません。引くなら draw（引く）。",
                "言い忘れを見つけたら、いつでも: 指摘 a",
            ],
        ),
        (
            round_of("JK 2H 4S", *HANDS[1:], options=options_of(jokers=1, declaring="off")),
            "en",
            [
                "Type the number of a card, for example: 1",
                "A joker that you lead needs a suit, for example: JK H",
            ],
        ),
    ],
)
def test_how_to_play_is_said(state: State, language: Language, lines: list[str]) -> None:
    assert RENDERER.how(seen(state), scene_at(state, language)) == lines


def test_moves_are_listed_in_words() -> None:
    assert RENDERER.moves(scene_at(round_of("9H 2H", *HANDS[1:]), "ja")) == [
        "♥9 を出す（ページワンも言える）",
        "♥2 を出す（ページワンも言える）",
        "「ページワン」と言う",
    ]


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (["0:play 9H declare"], ["You played ♥9.", "You: “Page One!”"]),
        (["0:play 9H", "1:draw"], ["You played ♥9.", "Ken drew 3 cards.", "Ken played ♥4."]),
        (
            ["0:play 9H", "2:challenge 0"],
            [
                "You played ♥9.",
                "Matsu challenged! Page One was forgotten by: You.",
                "Penalty: You drew 5 cards: ♦2 ♦3 ♥4 ♦5 ♦6",
            ],
        ),
    ],
)
def test_what_happens_is_told(steps: list[str], lines: list[str]) -> None:
    state = round_of("9H 2H", "7C AS", "4C 5C", stock="2D 3D 4H 5D 6D 7D")
    state, events = played(state, *steps)
    assert told(events, state) == lines


def test_a_reshuffle_a_skipped_seat_and_a_finish_are_told() -> None:
    state = round_of("9H", "7C AS", "4C 5C", stock="", discards="2D", declared=[0], leader=1)
    state, events = played(state, "1:play 7C", "2:play 4C", "3:play AC")
    assert "Other" not in told(events, state)
    options = options_of(false_challenge=1, undeclared_finish="penalty", penalty=1, jokers=1)
    state = round_of("JK 2H 3H", "7C 8D", "4C 5C", stock="", discards="2D 3D", options=options)
    state, events = played(state, "0:play JK H", "1:draw", "0:challenge 2")
    assert told(events, state) == [
        "You played JK, naming ♥.",
        "The discards were shuffled into a new stock (2 cards).",
        "Ken drew 2 cards.",
        "Not in this trick: Ken.",
        "You challenged wrongly. Challenged: Matsu.",
        "There is nothing to draw.",
    ]
    state, events = played(round_of("9H", "7C AS", "4C 5C", declared=[0]), "0:play 9H")
    assert told(events, state) == [
        "You played ♥9.",
        "You went out!",
        "Cards left: You 0, Ken 2, Matsu 2",
    ]


def test_a_deal_is_told_without_cards() -> None:
    dealt = HandsDealt(2, Seat(1), round_of(*HANDS).hands, 44)
    assert told((dealt,), round_of(*HANDS), "ja") == ["第2回。親はKen。"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_terminal(language: Language) -> None:
    state = following()
    lines = [*shown(state, language), *RENDERER.how(seen(state), scene_at(state, language))]
    assert max(map(columns_of, lines)) <= 80


def test_the_help_page_opens_where_the_round_stands() -> None:
    assert RENDERER.anchor(seen(round_of(*HANDS))) == "turn"
    assert RENDERER.anchor(seen(following())) == "follow"
