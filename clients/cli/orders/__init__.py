"""What each command does, by the command."""

from collections.abc import Mapping
from types import MappingProxyType

from clients.cli.commands import Command, Typed
from clients.cli.desk import Desk
from clients.cli.orders import access, anytime, hint, match, room
from clients.cli.orders.order import Order

__all__ = ["ORDERS", "carry_out"]

ORDERS: Mapping[Command, Order] = MappingProxyType(
    {**room.ORDERS, **access.ORDERS, **hint.ORDERS, **match.ORDERS, **anytime.ORDERS}
)


def carry_out(typed: Typed, desk: Desk) -> None:
    """Does what a command says."""
    ORDERS[typed.command](typed, desk)
