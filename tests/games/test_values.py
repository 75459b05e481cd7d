import copy
import pickle
from dataclasses import dataclass, field, replace
from inspect import signature

import pytest

from games.values import maker, quickly_built, varied


class Heard:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Plain(Heard):
    seat: int
    cards: tuple[str, ...]
    lap: int = 1
    notes: list[str] = field(default_factory=list)


@quickly_built
@dataclass(frozen=True, slots=True)
class Quick(Heard):
    seat: int
    cards: tuple[str, ...]
    lap: int = 1
    notes: list[str] = field(default_factory=list)


def test_is_built_like_any_dataclass() -> None:
    assert list(signature(Quick).parameters) == list(signature(Plain).parameters)
    assert repr(Quick(2, ("KS",))) == repr(Plain(2, ("KS",))).replace("Plain", "Quick")
    assert Quick(2, cards=("KS",), lap=3).lap == 3
    with pytest.raises(TypeError, match="cards"):
        Quick(2)  # type: ignore[call-arg]


def test_maker_takes_what_the_class_takes_and_gives_the_same() -> None:
    make = maker(Quick)
    assert list(signature(make).parameters) == list(signature(Plain).parameters)
    made = make(cards=("KS",), seat=2, lap=3)
    assert made == Quick(2, ("KS",), 3)
    assert type(made) is Quick
    assert make(2, ("KS",)).notes is not make(2, ("KS",)).notes
    with pytest.raises(TypeError, match="cards"):
        make(2)  # type: ignore[call-arg]


def test_is_of_its_own_class_and_of_the_bases_of_that() -> None:
    value = Quick(2, ("KS",))
    assert type(value) is Quick
    assert isinstance(value, Heard)


def test_is_frozen_to_the_type_checker() -> None:
    value = Quick(2, ("KS",))
    value.seat = 3  # type: ignore[misc]  # were this one not needed, mypy would say so
    with pytest.raises(AttributeError):
        value.round = 1  # type: ignore[attr-defined]


def test_varied_changes_some_fields_of_a_copy() -> None:
    value = Quick(2, ("KS",), notes=["called"])
    assert varied(value, seat=3, lap=2) == replace(value, seat=3, lap=2)
    assert type(varied(value)) is Quick
    assert value == Quick(2, ("KS",), notes=["called"])
    with pytest.raises(AttributeError, match="round"):
        varied(value, round=1)


def test_default_factory_makes_a_new_object_each_time() -> None:
    assert Quick(2, ()).notes == []
    assert Quick(2, ()).notes is not Quick(2, ()).notes


def test_is_equal_and_hashed_by_its_fields() -> None:
    @quickly_built
    @dataclass(frozen=True, slots=True)
    class Card:
        rank: str
        suit: str

    assert Card("K", "S") == Card("K", "S") != Card("Q", "S")
    assert hash(Card("K", "S")) == hash(Card("K", "S"))


def test_is_replaced_copied_and_pickled() -> None:
    value = Quick(2, ("KS",), 5)
    assert replace(value, lap=6) == Quick(2, ("KS",), 6)
    assert copy.deepcopy(value) == value
    assert pickle.loads(pickle.dumps(value)) == value


def test_is_matched_by_place() -> None:
    match Quick(2, ("KS",)):
        case Quick(seat, cards):
            assert (seat, cards) == (2, ("KS",))
