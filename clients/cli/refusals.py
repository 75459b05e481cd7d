"""Why the server refused something, as sentences."""

from clients.cli.options import option_name
from clients.cli.table import Scene
from clients.help_pages import help_page
from clients.texts import key
from protocol.server_messages import Error

__all__ = ["tell_refusal"]


def tell_refusal(error: Error, scene: Scene, *, example: str = "") -> list[str]:
    """The reason, and where the help page says more.

    `example` is a move in notation, for a text that was none.
    """
    room = scene.table.room
    game = "" if room is None else room.game
    sentence = _sentence(error, game, scene, example)
    anchor = error.anchor or _option_anchor(error)
    page = help_page(game, scene.texts.language)
    title = None if page is None else page.title_of(anchor)
    if title is None:
        return [sentence]
    return [sentence, scene.texts("rules-see", anchor=anchor, title=title)]


def _option_anchor(error: Error) -> str:
    """The section of the option that a refusal is about; nothing where it is about none."""
    option = error.arguments.get("option")
    return key("option", option) if isinstance(option, str) else ""


def _sentence(error: Error, game: str, scene: Scene, example: str) -> str:
    texts = scene.texts
    arguments = {"example": example, "code": error.code} | _arguments(error, game, scene)
    reasons = (error.reason, error.code)  # a game's reason may come as the code too
    for reason in filter(None, reasons):
        for name in (key("reason", game, reason), key("reason", reason), key("error", reason)):
            if texts.has(name):
                return texts(name, **arguments)
    return texts("error-unknown", code=error.code)


def _arguments(error: Error, game: str, scene: Scene) -> dict[str, str | int]:
    """What the sentence is filled with: seats as people count them, options by their names."""
    found: dict[str, str | int] = {}
    for name, value in error.arguments.items():
        if isinstance(value, tuple):
            found[name] = scene.seat_numbers(value)
        elif isinstance(value, bool) or value is None:
            found[name] = str(value).lower()
        elif name == "option":
            found[name] = f"{option_name(scene.texts, game, str(value))} ({value})"
        else:
            found[name] = value
    return found
