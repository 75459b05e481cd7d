"""Calling out of the store: the border at which a caller's bug stops."""

from collections.abc import Callable
from typing import ParamSpec

import structlog

__all__ = ["call_out"]

P = ParamSpec("P")

log = structlog.get_logger()


def call_out(callback: Callable[P, None], *arguments: P.args, **keywords: P.kwargs) -> None:
    """Calls back; an error there is logged and holds up no other room."""
    try:
        callback(*arguments, **keywords)
    except Exception:
        log.exception("callback failed")
