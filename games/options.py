"""Options of a game: a frozen dataclass whose fields say which values they allow.

    @dataclass(frozen=True, slots=True)
    class Options(GameOptions):
        jokers: int = choice(0, 1, 2, default=1)
        instant_win: bool = switch(default=True)
        rounds: int = number(1, 50, default=5, offered=(3, 5, 10))

Values are checked when an object is built; names when it is built by `GameOptions.build`.
A game that knows presets or combinations overrides `resolve` or `check`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self, TypeAlias

from games.errors import OptionError

__all__ = [
    "GameOptions",
    "OptionSpec",
    "OptionValue",
    "choice",
    "number",
    "option_specs",
    "parse_option",
    "switch",
]

OptionValue: TypeAlias = bool | int | str | None
"""A value as it stands in messages and records; None is "none" where an option offers it."""

_SPEC = "option"


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What a client needs to offer an option: its name, its values, what is standard."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    """The values allowed, in the order offered; for a range, those offered first."""
    low: int | None = None
    """Least number allowed, where the option is a range."""
    high: int | None = None
    step: int = 1

    def allows(self, value: OptionValue) -> bool:
        """Is `value` allowed? A switch is no number, and a number no switch."""
        if any(value == allowed and type(value) is type(allowed) for allowed in self.values):
            return True
        if self.low is None or self.high is None or type(value) is not int:
            return False
        return self.low <= value <= self.high and (value - self.low) % self.step == 0

    @property
    def allowed(self) -> str:
        """The values allowed as a text for the refusal."""
        if self.low is None:
            return ", ".join(_text(value) for value in self.values)
        steps = f" in steps of {self.step}" if self.step != 1 else ""
        none = " or none" if None in self.values else ""
        return f"{self.low} to {self.high}{steps}{none}"


def choice(
    *values: OptionValue, default: OptionValue
) -> Any:  # as dataclasses.field, it stands for any field type
    """A field that takes one of `values`."""
    return _option(OptionSpec("", default, values))


def switch(*, default: bool) -> Any:  # as dataclasses.field
    """A field that is true or false."""
    return _option(OptionSpec("", default, (True, False)))


def number(
    low: int,
    high: int,
    *,
    default: int | None,
    offered: tuple[OptionValue, ...] = (),
    step: int = 1,
) -> Any:  # as dataclasses.field
    """A field that takes whole numbers from `low` to `high`; None in `offered` allows none."""
    return _option(OptionSpec("", default, offered, low, high, step))


def _option(spec: OptionSpec) -> Any:  # the return of dataclasses.field has no type of its own
    return field(default=spec.default, metadata={_SPEC: spec})


class _Remembered:
    """What options know of themselves once they were asked: every view asks."""

    __slots__ = ("_differing",)
    _differing: dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class GameOptions(_Remembered):
    """Root of every game's options."""

    round_limit: ClassVar[str] = "rounds"
    """The option that says how many rounds a match has at most."""

    def __post_init__(self) -> None:
        """Check every value by itself.

        Raises:
            OptionError: a value that its option does not allow.
        """
        for spec in option_specs(type(self)):
            value = getattr(self, spec.name)
            if not spec.allows(value):
                raise OptionError(spec.name, value, spec.allowed)

    @classmethod
    def resolve(
        cls, chosen: Mapping[str, OptionValue], seats: int | None
    ) -> Mapping[str, OptionValue]:
        """The values to build with, given those that were chosen; presets fill in here.

        `seats` None: it is not known yet how many will play.
        """
        return chosen

    def check(self, seats: int) -> None:
        """Check what hangs together, and what hangs on the number of seats.

        Raises:
            OptionError: names the option at fault.
        """

    def differing(self) -> dict[str, OptionValue]:
        """The options that differ from the standard."""
        try:
            return self._differing
        except AttributeError:
            object.__setattr__(self, "_differing", self._find_differing())
            return self._differing

    def _find_differing(self) -> dict[str, OptionValue]:
        return {
            spec.name: getattr(self, spec.name)
            for spec in option_specs(type(self))
            if getattr(self, spec.name) != spec.default
        }

    def values(self) -> dict[str, OptionValue]:
        """Every option with its value."""
        return {spec.name: getattr(self, spec.name) for spec in option_specs(type(self))}

    @classmethod
    def build(cls, chosen: Mapping[str, OptionValue], *, seats: int | None = None) -> Self:
        """The options with those of `chosen` set and all others standard, for so many seats.

        Raises:
            OptionError: an unknown name, or a value that is not allowed.
        """
        known = {spec.name for spec in option_specs(cls)}
        for name, value in chosen.items():
            if name not in known:
                raise OptionError(name, value, "the options " + ", ".join(sorted(known)))
        return cls(**cls.resolve(chosen, seats))


def option_specs(options: type[GameOptions]) -> tuple[OptionSpec, ...]:
    """What each option allows, in the order of the rules' table."""
    return tuple(
        OptionSpec(f.name, s.default, s.values, s.low, s.high, s.step)
        for f in fields(options)
        if (s := f.metadata.get(_SPEC)) is not None
    )


def parse_option(options: type[GameOptions], name: str, text: str) -> OptionValue:
    """The value that `text` names for option `name`: as typed at a terminal.

    Raises:
        OptionError: an unknown name, or a text that names no allowed value.
    """
    for spec in option_specs(options):
        if spec.name == name:
            return _parse_value(spec, text)
    raise OptionError(name, text, "the options " + ", ".join(s.name for s in option_specs(options)))


def _parse_value(spec: OptionSpec, text: str) -> OptionValue:
    for value in spec.values:
        if _text(value) == text:
            return value
    if text.lstrip("-").isdecimal() and spec.allows(int(text)):
        return int(text)
    raise OptionError(spec.name, text, spec.allowed)


def _text(value: OptionValue) -> str:
    match value:
        case True:
            return "true"
        case False:
            return "false"
        case None:
            return "none"
        case _:
            return str(value)
