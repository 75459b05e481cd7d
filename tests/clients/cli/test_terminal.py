import io
import os

import pytest

from clients.cli.terminal import Terminal, can_show_suits, columns_of, padded


class Screen(io.StringIO):
    """A terminal that keeps what was written."""

    def isatty(self) -> bool:
        return True


def terminal(screen: io.StringIO, *, is_interactive: bool = True, **environment: str) -> Terminal:
    return Terminal(screen, is_interactive=is_interactive, environment=environment)


def test_nothing_a_stranger_writes_is_a_command_to_the_terminal() -> None:
    screen = Screen()
    terminal(screen, NO_COLOR="1").say(["\x1b]0;title\x07\x1b[2J", "a\rb\u202ec\x9b31m"])
    assert screen.getvalue() == "\\x1b]0;title\\x07\\x1b[2J\na\\rb\\u202ec\\x9b31m\n"


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({"TERM": "xterm"}, "\x1b[91m♥10\x1b[0m \x1b[1m♠A\x1b[0m"),
        ({"COLORTERM": "truecolor"}, "\x1b[38;2;194;65;12;48;2;255;255;255m♥10\x1b[0m "),
        ({"NO_COLOR": "1"}, "♥10 ♠A\n"),
        ({"NO_COLOR": "", "TERM": "xterm"}, "\x1b[91m♥10\x1b[0m"),
        ({"TERM": "dumb"}, "♥10 ♠A\n"),
    ],
)
def test_suits_have_four_colours_where_colours_are_wanted(
    environment: dict[str, str], shown: str
) -> None:
    screen = Screen()
    Terminal(screen, is_interactive=True, environment=environment).say("♥10 ♠A")
    assert screen.getvalue().startswith(shown)


def test_a_pipe_has_no_colours_and_no_prompts() -> None:
    pipe = io.StringIO()
    out = terminal(pipe, is_interactive=False, TERM="xterm")
    out.prompt("room")
    out.say("♥10")
    out.end_line()
    assert pipe.getvalue() == "♥10\n"


def test_lines_begin_below_a_prompt_and_the_same_prompt_stands_once() -> None:
    screen = Screen()
    out = terminal(screen)
    out.prompt("room")
    out.prompt("room")
    out.say(["one", "two"])
    out.prompt("room")
    out.entered()
    out.say("three")
    out.say([])
    out.prompt("turn")
    out.end_line()
    out.end_line()
    assert screen.getvalue() == "room> \none\ntwo\nroom> three\nturn> \n"


@pytest.mark.parametrize(
    ("encoding", "can"),
    [("utf-8", True), ("ascii", False), ("latin-1", False), ("euc_jp", False), ("", False)],
)
def test_suit_signs_are_shown_where_the_encoding_has_them(encoding: str, can: bool) -> None:
    assert can_show_suits(encoding) is can


@pytest.mark.parametrize(("text", "columns"), [("abc", 3), ("花子", 4), ("", 0), ("♠10", 3)])
def test_japanese_takes_two_columns_a_character(text: str, columns: int) -> None:
    assert columns_of(text) == columns
    assert columns_of(padded(text, 6)) == 6


def test_a_reader_that_goes_away_is_noticed_and_not_written_to() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as out:
        gone = Terminal(out, is_interactive=False)
        gone.say("one")
        assert gone.is_gone
        gone.say("two")
