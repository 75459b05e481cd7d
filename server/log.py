"""How processes log: fixed phrases with keys, JSON outside a terminal, everything to stderr."""

import logging
import sys
from typing import Literal

import structlog

__all__ = ["configure_logging"]


def configure_logging(
    level: Literal["debug", "info", "warning", "error"] = "info",
    form: Literal["auto", "json", "console"] = "auto",
) -> None:
    """Sets up structlog for this process."""
    is_console = form == "console" or (form == "auto" and sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *_renderers(is_console=is_console),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    # It logs each broken handshake as an error with a traceback; the gateway says what matters.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)


def _renderers(*, is_console: bool) -> list[structlog.typing.Processor]:
    if is_console:
        return [_escape, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    return [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer()]


def _escape(
    _logger: structlog.typing.WrappedLogger, _method: str, entry: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Shows what could steer a terminal, as JSON does by itself."""
    return {
        key: value if not isinstance(value, str) or value.isprintable() else _escaped(value)
        for key, value in entry.items()
    }


def _escaped(text: str) -> str:
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
