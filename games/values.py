"""Frozen dataclasses that are built quickly.

A frozen dataclass sets its fields by one call of `object.__setattr__` each, past its own
`__setattr__` that refuses: three to six times what a plain class takes (in thousands of
instructions, 6 to 2 for three fields, 24 to 4 for sixteen), and a move builds some thirty values.

`quickly_built` takes that `__setattr__` away. Whoever sets a field is refused by the type checker,
which reads `frozen=True`, and no longer by the object itself.

Such values are copied field by field, which makes `varied` a quick `dataclasses.replace`.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any, ParamSpec, TypeVar

__all__ = ["maker", "quickly_built", "varied"]

Value = TypeVar("Value")
Arguments = ParamSpec("Arguments")

_MAKERS: dict[Any, Callable[..., Any]] = {}  # by class


def quickly_built(cls: type[Value]) -> type[Value]:
    """Put above `@dataclass(frozen=True, slots=True)`: frozen to the type checker alone."""
    assert "__slots__" in vars(cls), f"{cls}: slots=True is missing"
    assert not hasattr(cls, "__post_init__"), f"{cls}: takes a part of its own in being built"
    built = fields(cls)  # type: ignore[arg-type]  # it is a dataclass: that is what this is for
    assert all(field.init and not field.kw_only for field in built), f"{cls}: unusual fields"
    del cls.__setattr__, cls.__delattr__
    assert cls.__setattr__ is object.__setattr__, f"{cls}: a base of it is frozen"
    namespace: dict[str, Any] = {  # objects of all sorts, by the names used in the source
        "_new": object.__new__,
        "_own": cls,
        **{f"_default_{field.name}": field.default for field in built},
        **{f"_make_{field.name}": field.default_factory for field in built},
    }
    exec(_source(built), namespace)
    init = namespace["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__annotations__ = {field.name: field.type for field in built} | {"return": None}
    cls.__init__ = init  # type: ignore[method-assign]  # of the same signature
    cls.__copy__ = namespace["__copy__"]  # type: ignore[attr-defined]  # added here
    _MAKERS[cls] = namespace["make"]
    return cls


def maker(cls: Callable[Arguments, Value]) -> Callable[Arguments, Value]:
    """A function that builds values of a class that is quickly built, with the same arguments.

    A class that is called by keywords puts them into a mapping first, and that into its `__init__`:
    a function takes them as they come, at half the cost. So it is while those by place and twice
    those by keyword are thirty at most: for more, Python makes a mapping of any call.
    """
    return _MAKERS[cls]


def varied(value: Value, **changes: Any) -> Value:  # fields of whatever type
    """A value of a class that is quickly built with some fields changed.

    As `dataclasses.replace` does it; worth it where most of many fields stay as they are.
    """
    made: Value = type(value).__copy__(value)  # type: ignore[attr-defined]  # by `quickly_built`
    for name, change in changes.items():
        setattr(made, name, change)
    return made


def _source(built: "tuple[Field[Any], ...]") -> str:  # of whatever type
    parameters = ", ".join(["self", *map(_parameter, built)])
    lines = [f"def __init__({parameters}):"]
    lines += [f"self.{field.name} = {_argument(field)}" for field in built]
    return "\n    ".join(lines) + "\n" + _source_of_make(built) + "\n" + _source_of_copy(built)


def _source_of_make(built: "tuple[Field[Any], ...]") -> str:  # of whatever type
    lines = [f"def make({', '.join(map(_parameter, built))}):", "made = _new(_own)"]
    lines += [f"made.{field.name} = {_argument(field)}" for field in built]
    lines += ["return made"]
    return "\n    ".join(lines)


def _source_of_copy(built: "tuple[Field[Any], ...]") -> str:  # of whatever type
    lines = ["def __copy__(self):", "made = _new(_own)"]
    lines += [f"made.{field.name} = self.{field.name}" for field in built]
    lines += ["return made"]
    return "\n    ".join(lines)


def _parameter(field: "Field[Any]") -> str:  # of whatever type
    has_default = field.default is not MISSING or field.default_factory is not MISSING
    return f"{field.name}=_default_{field.name}" if has_default else field.name


def _argument(field: "Field[Any]") -> str:  # of whatever type
    if field.default_factory is MISSING:
        return field.name
    return f"_make_{field.name}() if {field.name} is _default_{field.name} else {field.name}"
