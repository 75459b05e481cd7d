"""`redacted`, and that an event class must say who hears it."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from mypy import api

from games.audience import ForEverybody, Masked, redacted
from games.registry import GAMES
from games.seats import SPECTATOR, Seat, Viewer


@dataclass(frozen=True)
class Passed(ForEverybody):
    """Nothing to hide."""

    seat: Seat


@dataclass(frozen=True)
class Drew(Masked):
    """A card that its drawer alone knows."""

    seat: Seat
    card: str

    def masked_for(self, viewer: Viewer) -> "Drew":
        """The card face down for others."""
        return self if viewer == self.seat else Drew(self.seat, "??")


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_everybody_hears_the_event_itself(viewer: Viewer) -> None:
    event = Passed(Seat(1))
    assert redacted(event, viewer) is event


@pytest.mark.parametrize(("viewer", "card"), [(Seat(1), "AS"), (Seat(0), "??"), (SPECTATOR, "??")])
def test_a_masked_event_shows_each_viewer_its_twin(viewer: Viewer, card: str) -> None:
    assert redacted(Drew(Seat(1), "AS"), viewer) == Drew(Seat(1), card)


def test_every_event_of_every_game_states_its_audience() -> None:
    for game in GAMES.values():
        assert all(issubclass(event, ForEverybody | Masked) for event in game.events)


def test_an_event_without_an_audience_does_not_type_check(tmp_path: Path) -> None:
    module = tmp_path / "silent.py"
    module.write_text(
        "from games.audience import redacted\nclass Silent: ...\nredacted(Silent(), None)\n"
    )
    report, _, status = api.run([str(module), "--follow-imports=silent", "--no-error-summary"])
    assert status == 1
    assert '"Silent"' in report
