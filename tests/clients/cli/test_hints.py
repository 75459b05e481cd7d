"""Hints in the terminal: first the move, then why; nothing is played by it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bots.player import AnyPlayer
from bots.players import PLAYERS
from clients.cli.games import RENDERERS
from clients.cli.games.role import Ask, GameRenderer, Play
from clients.cli.hints import tell_advice, tell_why
from clients.cli.table import Scene
from clients.texts import LANGUAGES, Language
from games.game import AnyGame
from games.match import Match, apply_move, deal_next_round, start_match
from games.registry import GAMES
from games.seats import Seat
from games.shuffle import MatchKey
from protocol.advice import ADVICE_REASONS, ARGUMENT_KINDS, AdviceReason, ArgumentKind
from protocol.ids import Phase, Version
from protocol.server_messages import Advice, SeatInfo, Update
from tests.clients.cli.scenes import lobby, scene_of, table_of
from tests.clients.cli.test_orders import bots_for, open_desk
from tests.scale import scaled
from tests.secrecy.table import random_case

REASONS = [(game, reason) for game, reasons in ADVICE_REASONS.items() for reason in reasons]
EXAMPLES: dict[str, str | int | tuple[str | int, ...]] = {
    "card": "TH",
    "cards": ("KS", "AS"),
    "suit": "H",
    "seat": 1,
    "seats": (1, 2),
}
MATCHES = scaled(200)
"""Of each game and number of players."""


def advice_of(reason: str, **arguments: str | int | tuple[str | int, ...]) -> Advice:
    return Advice(1, 7, "pass", reason, arguments)


def examples_of(reason: AdviceReason, count: int) -> Advice:
    return advice_of(reason, **{name: EXAMPLES.get(name, count) for name in reason.arguments})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "reason"), REASONS, ids=str)
def test_every_reason_is_a_whole_sentence(
    game: str, reason: AdviceReason, language: Language
) -> None:
    for count in (1, 4, 30):
        (sentence,) = tell_why(
            examples_of(reason, count), RENDERERS[game], scene_of(language=language)
        )
        assert sentence
        assert "{" not in sentence
        shown = {ArgumentKind.CARD: "♥10", ArgumentKind.SUIT: "♥", ArgumentKind.SEAT: "Ken"}
        for name in reason.arguments:
            kind = ARGUMENT_KINDS[name]
            if kind in shown and name != "cards":
                assert shown[kind] in sentence


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "With it you hold 4 cards of ♥: one more, and all five match."),
        ("ja", "♥が4枚になり、あと1枚でそろいます。"),
    ],
)
def test_a_reason_is_told_with_what_it_is_about(language: Language, told: str) -> None:
    advice = advice_of("settle_suit", suit="H", count=4)
    assert tell_why(advice, RENDERERS["fifty_one"], scene_of(language=language)) == [told]


def test_a_reason_that_only_a_newer_server_knows_is_passed_over() -> None:
    told = tell_why(advice_of("moon_is_full", moon=3), RENDERERS["fifty_one"], scene_of())
    assert told == ["There is no more to say about it."]


def moments(game: AnyGame, seats: int, rng: Random) -> Iterator[tuple[Match, Seat, str]]:
    """A match of bots by options drawn at random: each moment, who is on turn, what it plays."""
    options = random_case(game.id, rng, seats).options
    key = MatchKey(rng.randbytes(32))
    match, events = start_match(game, options=options, seats=seats, key=key)
    players: list[AnyPlayer] = [PLAYERS[game.id](Seat(seat), rng) for seat in range(seats)]
    while not match.is_over:
        for seat, player in enumerate(players):
            player.hear([game.redact(event, Seat(seat)) for event in events])
        if match.is_round_over:
            match, events = deal_next_round(match)
            continue
        mover = match.waiting_for[0]
        view, legal = game.view(match.state, mover), game.legal_moves(match.state, mover)
        move = players[mover].choose(view, legal).move
        yield match, mover, move
        match, events = apply_move(match, mover, move)


def scene_at(match: Match, seat: Seat, language: Language) -> Scene:
    """The table as that seat sees it."""
    game = match.game
    seats = tuple(
        SeatInfo("person", None, f"P{number}", ready=True, connected=True, wants_next_round=False)
        for number in range(match.seats)
    )
    room = replace(lobby(phase=Phase.PLAYING, seat=seat), game=game.id, seats=seats)
    update = Update(
        from_version=Version(0),
        version=Version(1),
        events=(),
        match=None,
        view=game.view(match.state, seat),
        turn=match.turn,
        legal=game.legal_moves(match.state, seat),
        waiting_for=match.waiting_for,
        deadline_ms=None,
    )
    return scene_of(table_of(room, update), language)


def read_as(renderer: GameRenderer, typed: str, scene: Scene) -> list[str]:
    """The moves that the typed line may come to."""
    match renderer.read(typed, scene):
        case Play(text=text):
            return [text]
        case Ask(moves=moves):
            return [*moves.values()]
        case _:
            return []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_advised_can_be_typed_as_it_says(game: AnyGame) -> None:
    renderer = RENDERERS[game.id]
    for seats, seed in product(game.seats, range(MATCHES)):
        for match, seat, move in moments(game, seats, Random(seed)):
            language = LANGUAGES[seed % len(LANGUAGES)]
            scene = scene_at(match, seat, language)
            words, typed = renderer.say(move, scene), renderer.typed(move, scene)
            told, _ = tell_advice(Advice(1, match.turn, move, "", {}), renderer, scene)
            assert words in told
            assert typed in told
            assert move in read_as(renderer, typed, scene), (move, typed)


@pytest.mark.parametrize(
    ("game", "move", "language", "words"),
    [
        ("fifty_one", "swap 4H AS call", "en", "give ♥4, take ♠A, and call"),
        ("fifty_one", "swap 4H AS call", "ja", "♥4 を出して ♠A を取る、そしてコールする"),
        ("fifty_one", "pass", "en", "pass"),
        ("forty_six", "stop", "en", "stop without exchanging"),
        ("forty_six", "swap 4H AS stop", "ja", "♥4 を出して ♠A を取る、そしてストップする"),
        ("page_one", "play KS declare", "en", "play ♠K, and say Page One"),
        ("page_one", "declare", "en", "say Page One"),
        ("page_one", "play JK H declare", "ja", "JK を ♥ と言って出す、そして「ページワン」と言う"),
        ("five_hundred", "discard 4C 5D 9S", "en", "put away ♣4 ♦5 ♠9"),
        (
            "five_hundred",
            "discard 4C 5D 9S name H",
            "en",
            "put away ♣4 ♦5 ♠9; the joker belongs to ♥",
        ),
    ],
)
def test_a_move_is_told_with_its_announcement(
    game: str, move: str, language: Language, words: str
) -> None:
    assert RENDERERS[game].say(move, scene_of(language=language)) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("again", ["hint", "why", "わけ"])
async def test_a_hint_comes_in_two_steps_and_plays_nothing(
    redis_url: str, again: str, language: Language
) -> None:
    async with open_desk(redis_url) as typist, bots_for(typist):
        desk = typist.desk
        assert "First ask for a hint." in await typist.type("why")
        await typist.play_until_ones_turn()
        await typist.type(f"lang {language}")
        version, legal = desk.table.version, desk.table.legal
        first = await typist.type("hint")
        advice = desk.table.advice
        assert advice is not None
        assert desk.renderer is not None
        assert desk.renderer.say(advice.move, desk.scene) in first
        (reason,) = tell_why(advice, desk.renderer, desk.scene)
        assert reason not in first
        assert reason in await typist.type(again)
        assert (desk.table.version, desk.table.legal) == (version, legal)


async def test_a_hint_of_a_turn_that_is_over_is_no_longer_told(redis_url: str) -> None:
    async with open_desk(redis_url) as typist, bots_for(typist):
        desk = typist.desk
        await typist.play_until_ones_turn()
        await typist.type("ヒント")
        advice = desk.table.advice
        assert advice is not None
        await typist.type(desk.table.legal.listed[0])
        if desk.question is not None:
            await typist.type("yes")
        await typist.until(lambda: desk.table.turn != advice.turn)
        assert desk.table.advice is None
        assert "First ask for a hint." in await typist.type("why")


async def test_without_a_turn_or_without_hints_the_reason_is_told(redis_url: str) -> None:
    async with open_desk(redis_url) as typist, bots_for(typist):
        assert "There is no match now." in await typist.type("hint")
        assert "There are no hints in this room any more." in await typist.type("hints off")
        assert "There are no hints in this room." in await typist.type("room")
        await typist.play_until_ones_turn()
        assert "There are no hints in this room." in await typist.type("hint")
        assert "You can ask for hints now" in await typist.type("hints on")
        assert "Hint: " in await typist.type("hint")
