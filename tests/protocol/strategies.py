"""Messages made from their own types: what hypothesis builds is what the models declare."""

import dataclasses
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from hypothesis import strategies as st
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from protocol.client_messages import ClientMessage
from protocol.server_messages import ServerMessage

__all__ = [
    "CLIENT_CLASSES",
    "SERVER_CLASSES",
    "client_messages",
    "plain_values",
    "server_messages",
    "values_of",
]

CLIENT_CLASSES: tuple[type, ...] = get_args(get_args(ClientMessage)[0])
SERVER_CLASSES: tuple[type, ...] = get_args(get_args(ServerMessage)[0])

Strategy: TypeAlias = st.SearchStrategy[Any]  # of values of a type known only at run time

ITEMS_MAX = 4
INTEGER_MAX = 2**53 - 1

SIMPLE: Mapping[object, Strategy] = {
    bool: st.booleans(),
    int: st.integers(-INTEGER_MAX, INTEGER_MAX),
    float: st.floats(allow_nan=False, allow_infinity=False),
    str: st.text(max_size=12),
    NoneType: st.none(),
}


def plain_values() -> Strategy:
    """Values that msgpack and JSON both can say."""
    leaves = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(max_size=8)
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=ITEMS_MAX)
            | st.dictionaries(st.text(max_size=8), inner, max_size=ITEMS_MAX)
        ),
        max_leaves=8,
    )


def client_messages() -> st.SearchStrategy[ClientMessage]:
    """Any message of a client, with any of its optional fields left out."""
    return st.one_of(*map(_built, CLIENT_CLASSES))


def server_messages() -> st.SearchStrategy[ServerMessage]:
    """Any message of the server."""
    return st.one_of(*map(_built, SERVER_CLASSES))


def values_of(cls: type) -> Strategy:
    """Any value of a dataclass or model."""
    return _built(cls)


@cache
def _built(cls: type) -> Strategy:
    hints = get_type_hints(cls, include_extras=True)
    if not issubclass(cls, BaseModel):
        return st.builds(cls, **{name: _of(hint) for name, hint in hints.items()})
    fields = {name: _of(hints[name]) for name in cls.model_fields if name != "type"}
    required = {name for name in fields if cls.model_fields[name].is_required()}
    return st.fixed_dictionaries(
        {name: fields[name] for name in fields if name in required},
        optional={name: fields[name] for name in fields if name not in required},
    ).map(lambda values: cls(**values))


def _of(hint: object) -> Strategy:
    if isinstance(hint, NewType):
        return _of(hint.__supertype__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _constrained(arguments[0], [each for meta in arguments[1:] for each in _flat(meta)])
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin in (Union, UnionType):
        return st.one_of(*map(_of, arguments))
    if origin is tuple:
        return st.lists(_of(arguments[0]), max_size=ITEMS_MAX).map(tuple)
    if origin in (dict, Mapping):
        return st.dictionaries(_of(arguments[0]), _of(arguments[1]), max_size=ITEMS_MAX)
    if hint is Any:
        return plain_values()
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(hint)
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return _built(hint)
    return SIMPLE[hint]


def _flat(meta: object) -> Sequence[object]:
    return meta.metadata if isinstance(meta, FieldInfo) else [meta]


def _constrained(base: object, metadata: list[object]) -> Strategy:
    bounds: dict[str, Any] = {}  # numbers and patterns
    for each in metadata:
        if dataclasses.is_dataclass(each) and not isinstance(each, type):
            bounds |= {
                name: bound for name, bound in dataclasses.asdict(each).items() if bound is not None
            }
    if base is str and "pattern" in bounds:
        return st.from_regex(bounds["pattern"].strip("^$"), fullmatch=True)
    if base is str:
        return st.text(min_size=bounds.get("min_length", 0), max_size=bounds["max_length"])
    if base is int:
        low = bounds["ge"] if "ge" in bounds else bounds["gt"] + 1
        high = bounds["le"] if "le" in bounds else bounds["lt"] - 1
        return st.integers(low, high)
    return _of(base)
