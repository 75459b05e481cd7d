"""The sentences for people: complete, alike in both languages, and filled with what is given."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clients.cli.commands import COMMANDS
from clients.texts import LANGUAGES, LOCALES, Language, key, language_of, texts_in
from games.game import AnyGame
from games.match import MatchReason
from games.options import OptionSpec, OptionValue, option_specs
from games.registry import GAMES
from protocol.advice import ADVICE_REASONS
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Pace

CLIENTS = Path(__file__).parents[2] / "clients"


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables_by_key(language: Language) -> dict[str, set[str]]:
    source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_both_languages_have_the_same_keys_and_variables() -> None:
    japanese, english = map(_variables_by_key, LANGUAGES)
    assert japanese == english


def _missing(keys: list[str]) -> list[str]:
    return [name for language in LANGUAGES for name in keys if not texts_in(language).has(name)]


@pytest.mark.parametrize(
    "keys",
    [
        pytest.param([key("error", code) for code in ErrorCode], id="error codes"),
        pytest.param([key("closing", reason) for reason in ClosingReason], id="closing reasons"),
        pytest.param([key("pace", pace) for pace in Pace], id="paces"),
        pytest.param([key("reason", reason) for reason in MatchReason], id="reasons of a match"),
        pytest.param([words.sentence for words in COMMANDS], id="commands"),
        pytest.param([key("game", game) for game in GAMES], id="games"),
    ],
)
def test_every_name_has_a_sentence(keys: list[str]) -> None:
    assert _missing(keys) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_reason_and_score_of_a_game_has_a_sentence(game: AnyGame) -> None:
    reasons = [key("reason", game.id, reason) for reason in game.reasons]
    parts = [key("score_part", game.id, part) for part in sorted(game.score_parts)]
    ends = [key("end", game.id, reason) for reason in sorted(game.end_reasons)]
    assert _missing([*reasons, *parts, *ends]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_has_a_sentence_of_its_arguments(language: Language) -> None:
    sentences = {
        name: variables
        for name, variables in _variables_by_key(language).items()
        if name.startswith("advice-")
    }
    assert sentences == {
        key("advice", game, reason): set(reason.arguments)
        for game, reasons in ADVICE_REASONS.items()
        for reason in reasons
    }


OPTIONS = [(game.id, spec) for game in GAMES.values() for spec in option_specs(game.options)]


@pytest.mark.parametrize(("game", "spec"), OPTIONS, ids=[f"{g} {s.name}" for g, s in OPTIONS])
def test_every_option_has_a_name_a_sentence_and_its_values(game: str, spec: OptionSpec) -> None:
    option = key("option", game, spec.name)
    assert _missing([option, f"{option}-what"]) == []
    for language, value in product(LANGUAGES, (spec.default, *spec.values)):
        name = _value_key(option, spec, value)
        assert texts_in(language).has(name), name


def _value_key(option: str, spec: OptionSpec, value: OptionValue) -> str:
    if spec.low is not None and type(value) is int:
        return f"{option}-number"
    return key(option, str(value).lower())


def test_every_key_in_the_clients_has_a_sentence() -> None:
    literal = re.compile(r"""texts\(\s*"([a-z0-9-]+)"[,)]""")
    used = {
        name
        for path in CLIENTS.rglob("*.py")
        for name in literal.findall(path.read_text(encoding="utf-8"))
    }
    assert len(used) > 50
    assert _missing(sorted(used)) == []


def test_variables_are_filled_in_and_made_harmless() -> None:
    told = texts_in("en")("event-person-joined", name="Ken\x1b[2J\u202e\n")
    assert told == r"Ken\x1b[2J\u202e\n came in."


def test_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        texts_in("ja")("no-such-key")


@pytest.mark.parametrize(
    ("chosen", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "ja"),
        (None, {"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "ja"}, "ja"),
        ("en", {"LANG": "ja_JP.UTF-8"}, "en"),
        ("ja", {"LANG": "de_DE.UTF-8"}, "ja"),
    ],
)
def test_language_is_the_chosen_one_or_that_of_the_system(
    chosen: str | None, environment: dict[str, str], language: str
) -> None:
    assert language_of(chosen, environment) == language
