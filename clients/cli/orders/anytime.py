"""What the commands do that open the help page, change the language or leave."""

from collections.abc import Mapping

from clients.cli.commands import Command, Typed, command_list, fold
from clients.cli.desk import NO_ID, Desk
from clients.cli.orders.order import Order, confirm
from clients.cli.reader import contents
from clients.help_pages import HelpPage, help_page
from clients.texts import texts_in
from protocol.client_messages import LeaveRoom
from protocol.ids import Phase

__all__ = ["ORDERS"]

LIST_WORDS = frozenset(map(fold, ("list", "contents", "目次")))


def _rules(typed: Typed, desk: Desk) -> None:
    page = _page(desk)
    if page is None:
        return
    if typed.words and typed.words[0] in LIST_WORDS:
        desk.say(contents(page, desk.texts))
        return
    wanted = " ".join(typed.words)
    place = page.find(wanted) if wanted else page.place_of(_anchor_now(desk))
    if place is None:
        desk.say(desk.texts("rules-no-section", text=wanted))
    else:
        _read_from(page, place, desk)


def _section(anchor: str) -> Order:
    def open_section(typed: Typed, desk: Desk) -> None:
        page = _page(desk)
        place = None if page is None else page.place_of(anchor)
        if page is not None and place is not None:
            _read_from(page, place, desk)

    return open_section


def _more(typed: Typed, desk: Desk) -> None:
    desk.say(desk.reader.more(desk.texts, rows=desk.terminal.rows))
    desk.is_reading = True


def _lang(typed: Typed, desk: Desk) -> None:
    match typed.words[:1]:
        case ("ja" | "japanese" | "日本語",):
            desk.set_texts(texts_in("ja"))
        case ("en" | "english" | "英語",):
            desk.set_texts(texts_in("en"))
        case _:
            desk.say(desk.texts("usage-lang"))


def _leave(typed: Typed, desk: Desk) -> None:
    sentence = "question-leave-match" if desk.table.is_in_match else "question-leave"

    def leave() -> None:
        desk.send(LeaveRoom(id=NO_ID), then=desk.finish)

    confirm(desk, sentence, leave)


def _help(typed: Typed, desk: Desk) -> None:
    table, lines = desk.table, []
    if table.is_my_turn and table.view is not None and desk.renderer is not None:
        lines = desk.renderer.how(table.view, desk.scene)
    desk.say([desk.texts("help-title"), *lines, *command_list(desk.texts)])


def _quit(typed: Typed, desk: Desk) -> None:
    if desk.table.room is None:
        desk.finish()
    else:
        confirm(desk, "question-quit", desk.finish)


def _page(desk: Desk) -> HelpPage | None:
    room = desk.table.room
    page = None if room is None else help_page(room.game, desk.texts.language)
    if page is None:
        desk.say(desk.texts("rules-none"))
    return page


def _anchor_now(desk: Desk) -> str:
    """The section for what is going on."""
    table, renderer = desk.table, desk.renderer
    if table.phase is Phase.FINISHED:
        return "match"
    if renderer is not None and table.view is not None:
        return renderer.anchor(table.view)
    return "aim"


def _read_from(page: HelpPage, place: int, desk: Desk) -> None:
    desk.say(desk.reader.open(page, place, desk.texts, rows=desk.terminal.rows))
    desk.is_reading = True


ORDERS: Mapping[Command, Order] = {
    Command.RULES: _rules,
    Command.TIPS: _section("tips"),
    Command.FAQ: _section("questions"),
    Command.MORE: _more,
    Command.LANG: _lang,
    Command.LEAVE: _leave,
    Command.HELP: _help,
    Command.QUIT: _quit,
}
