"""How long bots seem to think."""

from itertools import pairwise
from random import Random

from bots.pace import THINKING_S, thinking_time_s
from protocol.ids import Pace


def test_every_pace_has_its_times() -> None:
    assert set(THINKING_S) == set(Pace)


def test_no_pace_means_no_wait() -> None:
    assert thinking_time_s(Pace.NONE, Random(1)) == 0


def test_slower_paces_take_longer() -> None:
    longest = [THINKING_S[pace][1] for pace in (Pace.NONE, Pace.FAST, Pace.NORMAL, Pace.SLOW)]
    assert all(faster < slower for faster, slower in pairwise(longest))
