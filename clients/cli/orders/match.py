"""What the commands about the match and its log do."""

from collections.abc import Mapping
from time import time

from clients.cli import lobby
from clients.cli.commands import Command, Typed
from clients.cli.desk import NO_ID, Desk
from clients.cli.orders.order import Order, confirm
from clients.cli.scores import score_sheet
from protocol.client_messages import EndMatch, NextRound

__all__ = ["ORDERS"]

LOG_LINES = 20


def _moves(typed: Typed, desk: Desk) -> None:
    if desk.table.legal.listed:
        desk.start(_show_moves(desk))
    else:
        desk.say(_list_of_moves(desk))


async def _show_moves(desk: Desk) -> None:
    await desk.look_ahead()
    desk.say(_list_of_moves(desk))


def _list_of_moves(desk: Desk) -> list[str]:
    moves = [] if desk.renderer is None else desk.renderer.moves(desk.scene)
    if not moves:
        return [desk.texts("moves-none")]
    numbered = [f"{number:>3}  {move}" for number, move in enumerate(moves, 1)]
    return [desk.texts("moves-title"), *numbered]


def _table(typed: Typed, desk: Desk) -> None:
    view = desk.table.view
    if view is None or desk.renderer is None:
        desk.say(desk.texts("not-in-match"))
    else:
        desk.say(desk.renderer.show(view, desk.scene))


def _score(typed: Typed, desk: Desk) -> None:
    desk.say(score_sheet(desk.scene))


def _next(typed: Typed, desk: Desk) -> None:
    desk.send(NextRound(id=NO_ID))


def _end(typed: Typed, desk: Desk) -> None:
    confirm(desk, "question-end", lambda: desk.send(EndMatch(id=NO_ID)))


def _who(typed: Typed, desk: Desk) -> None:
    desk.say(lobby.seat_lines(desk.scene))
    update = desk.table.update
    desk.say(lobby.waiting_line(desk.scene))
    if update is not None and update.deadline_ms is not None:
        left_ms = update.deadline_ms - (time() * 1000 + desk.table.clock_ahead_ms)
        desk.say(desk.texts("time-left", seconds=max(0, round(left_ms / 1000))))


def _last(typed: Typed, desk: Desk) -> None:
    for event in reversed(desk.table.log):
        if lines := desk.tell(event):
            desk.say(lines)
            return
    desk.say(desk.texts("last-nothing"))


def _log(typed: Typed, desk: Desk) -> None:
    count = LOG_LINES
    if typed.words and typed.words[0].isdecimal():
        count = int(typed.words[0])
    lines = [line for event in desk.table.log for line in desk.tell(event)]
    if not lines:
        desk.say(desk.texts("log-empty"))
    elif count:
        desk.say([desk.texts("log-title"), *lines[-count:]])


ORDERS: Mapping[Command, Order] = {
    Command.MOVES: _moves,
    Command.TABLE: _table,
    Command.SCORE: _score,
    Command.NEXT: _next,
    Command.END: _end,
    Command.WHO: _who,
    Command.LAST: _last,
    Command.LOG: _log,
}
