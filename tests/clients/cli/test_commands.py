import pytest

from clients.cli.commands import COMMANDS, Command, Typed, command_list, fold, parse_command
from clients.cli.orders import ORDERS
from clients.texts import LANGUAGES, Language, texts_in


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("ready", Typed(Command.READY)),
        (" READY ", Typed(Command.READY)),
        ("準備", Typed(Command.READY)),
        ("準備ＯＫ", Typed(Command.READY)),
        ("もう一度", Typed(Command.READY)),
        ("?", Typed(Command.HELP)),
        ("？", Typed(Command.HELP)),
        ("ヘルプ", Typed(Command.HELP)),
        ("sit 2", Typed(Command.SIT, ("2",), "2")),
        ("座る　２", Typed(Command.SIT, ("2",), "２")),
        ("はじめる うめる", Typed(Command.START, ("うめる",), "うめる")),
        ("options set passes=once", Typed(Command.SET, ("passes=once",), "passes=once")),
        ("set passes = once", Typed(Command.SET, ("passes", "=", "once"), "passes = once")),
        ("日本語", Typed(Command.LANG, ("ja",))),
        ("lang en", Typed(Command.LANG, ("en",), "en")),
        ("swap 1 3", Typed(Command.SWAP_SEATS, ("1", "3"), "1 3")),
        ("q", Typed(Command.QUIT)),
    ],
)
def test_commands_are_words_of_either_language(line: str, typed: Typed) -> None:
    assert parse_command(line) == typed


@pytest.mark.parametrize("line", ["", "   ", "xyzzy", "readyy", "4 a"])
def test_other_lines_are_no_commands(line: str) -> None:
    assert parse_command(line) is None


def test_every_command_has_words_and_does_something() -> None:
    assert {words.command for words in COMMANDS} == set(Command) == set(ORDERS)


def test_no_word_means_two_commands() -> None:
    words = [
        fold(word)
        for each in COMMANDS
        for word in {fold(w) for w in (each.command, *each.english, *each.japanese)}
    ]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_shows_every_command(language: Language) -> None:
    text = "\n".join(command_list(texts_in(language)))
    assert [command for command in Command if str(command) not in text] == []
