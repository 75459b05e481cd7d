"""Options of a game as given on a command line: `--option NAME=VALUE`, several times."""

from collections.abc import Iterable

from games.errors import OptionError
from games.options import GameOptions, OptionValue, parse_option

__all__ = ["chosen_options"]


def chosen_options(options: type[GameOptions], texts: Iterable[str]) -> dict[str, OptionValue]:
    """The values that were chosen, by name.

    Raises:
        OptionError: a text without `=`, an unknown name, or a value that is not allowed.
    """
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(name, "", "NAME=VALUE, as in jokers=2")
        chosen[name] = parse_option(options, name, value)
    return chosen
