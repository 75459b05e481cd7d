import subprocess
import sys

import pytest

from bafuda.__main__ import COMMANDS, main


def test_help_lists_every_subcommand(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert all(f"  {name} " in text for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_subcommand_explains_itself_with_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(f"usage: bafuda {name}")
    assert f"  bafuda {name}" in text.partition("\n")[2]


@pytest.mark.parametrize(
    ("words", "command"),
    [(["--demo", "--help"], "play"), (["--bots", "3", "--help"], "play"), (["join", "-h"], "join")],
    ids=["an option is for play", "an option with a value is for play", "a subcommand"],
)
def test_first_word_that_is_no_subcommand_belongs_to_play(
    words: list[str], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert capsys.readouterr().out.startswith(f"usage: bafuda {command}")


@pytest.mark.parametrize(
    ("name", "stranger"),
    [("join", "redis"), ("bots", "redis"), ("serve", "clients"), ("simulate", "websockets")],
)
def test_subcommand_starts_without_what_only_others_need(name: str, stranger: str) -> None:
    script = (
        "import contextlib, io, sys\n"
        "from bafuda.__main__ import main\n"
        "with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()):\n"
        f"    main([{name!r}, '--help'])\n"
        f"sys.exit({stranger!r} in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
