"""What a room may be set to: its game, its options, its number of seats."""

from collections.abc import Mapping

from games.errors import OptionError
from games.game import AnyGame
from games.options import GameOptions, OptionValue
from games.registry import UnknownGame, game_by_id
from protocol.errors import ErrorCode
from server.errors import Refused

__all__ = ["check_game", "check_options", "check_seat_count"]


def check_game(game_id: str) -> AnyGame:
    """The game of that id.

    Raises:
        Refused: there is none.
    """
    try:
        return game_by_id(game_id)
    except UnknownGame as error:
        raise Refused(ErrorCode.UNKNOWN_GAME, detail=str(error), game=game_id) from None


def check_seat_count(game: AnyGame, count: int) -> None:
    """The game can be played by so many.

    Raises:
        Refused: it cannot; the answer says how many can.
    """
    if count not in game.seats:
        raise Refused(ErrorCode.BAD_SEAT_COUNT, low=game.seats[0], high=game.seats[-1])


def check_options(
    game: AnyGame, chosen: Mapping[str, OptionValue], *, seats: int | None = None
) -> GameOptions:
    """The game's options with `chosen` set; with `seats`, as they suit so many.

    Raises:
        Refused: an option is unknown, or has a value that is not allowed.
    """
    try:
        options: GameOptions = game.options.build(chosen, seats=seats)
        if seats is not None:
            options.check(seats)
    except OptionError as error:
        value = error.value if isinstance(error.value, str | int | None) else str(error.value)
        raise Refused(
            ErrorCode.BAD_OPTION,
            detail=str(error),
            option=error.name,
            value=value,
            allowed=error.allowed,
        ) from None
    return options
