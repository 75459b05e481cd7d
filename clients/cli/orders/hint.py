"""What the commands do that ask what a bot would play, and why. Nothing is played."""

from collections.abc import Mapping

from clients.cli.commands import Command, Typed
from clients.cli.desk import NO_ID, Desk
from clients.cli.hints import tell_advice, tell_why
from clients.cli.orders.order import Order
from clients.connection import ConnectionEnded, RequestRefused
from protocol.client_messages import Hint
from protocol.server_messages import Advice

__all__ = ["ORDERS"]


def _hint(typed: Typed, desk: Desk) -> None:
    """First the move; once more, and the move is the same, why."""
    if desk.table.advice is None:
        desk.start(_ask(desk))
    else:
        _say_why(desk.table.advice, desk)


def _why(typed: Typed, desk: Desk) -> None:
    if desk.table.advice is None:
        desk.say(desk.texts("hint-none"))
    else:
        _say_why(desk.table.advice, desk)


def _say_why(advice: Advice, desk: Desk) -> None:
    if desk.renderer is not None:
        desk.say(tell_why(advice, desk.renderer, desk.scene))


async def _ask(desk: Desk) -> None:
    try:
        answer = await desk.connection.request(Hint(id=NO_ID))
    except RequestRefused as refused:
        desk.refused(refused.error)
    except ConnectionEnded:
        return
    else:
        if isinstance(answer, Advice):
            _take(answer, desk)


def _take(advice: Advice, desk: Desk) -> None:
    """The hint, unless things have moved on while it was on its way."""
    desk.table.take_advice(advice)
    if desk.table.advice is not None and desk.renderer is not None:
        desk.say(tell_advice(advice, desk.renderer, desk.scene))
    else:
        desk.say(desk.texts("error-stale-turn"))


ORDERS: Mapping[Command, Order] = {
    Command.HINT: _hint,
    Command.WHY: _why,
}
