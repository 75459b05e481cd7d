"""Options of Five Hundred, its presets and what goes together (docs/rules/five_hundred.md §6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final, Literal

from games.errors import OptionError
from games.options import GameOptions, OptionValue, choice, number, option_specs, switch

__all__ = ["PRESETS", "FiveHundredOptions"]

PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = MappingProxyType(
    {
        "australian": MappingProxyType({}),
        "american": MappingProxyType(
            {
                "pack": "p45",
                "auction_rounds": "one",
                "misere_needs_seven": False,
                "misere_rank": "between_8S_8C",
                "open_misere_enabled": False,
                "blind_misere_enabled": False,
                "sans_kitty_enabled": False,
                "slam_min": None,
            }
        ),
    }
)
"""What each preset sets otherwise than the standard."""

SEATS_OF_PACK: Final[Mapping[str, int]] = MappingProxyType({"p45": 4, "p24": 2})
"""Packs that are offered to one number of players only."""

_OR_NONE = ("trick_points_cap", "slam_min", "back_door")


@dataclass(frozen=True, slots=True)
class FiveHundredOptions(GameOptions):
    """How Five Hundred is played at a table."""

    round_limit: ClassVar[str] = "hand_limit"

    preset: Literal["australian", "american"] = choice(
        "australian", "american", default="australian"
    )
    """Sets all others; those given besides override it."""
    pack: Literal["default", "p45", "p24"] = choice("default", "p45", "p24", default="default")
    """`p45`: all fours, a kitty of five (four players); `p24`: nines up (two players)."""
    auction_rounds: Literal["many", "one"] = choice("many", "one", default="many")
    """`one`: each seat calls once."""
    bid_after_pass: Literal["never", "always"] = choice("never", "always", default="never")
    """May a seat that has passed call again?"""
    winner_may_raise: bool = switch(default=False)
    """The winner of the auction may raise its own bid once, before it sees the kitty."""
    all_pass: Literal["throw_in", "redeal_same_dealer", "play_no_trumps"] = choice(
        "throw_in", "redeal_same_dealer", "play_no_trumps", default="throw_in"
    )
    """What follows when nobody bids."""
    inkle: bool = switch(default=False)
    """A bid of six is a signal only, of the first two seats to speak."""
    misere_enabled: bool = switch(default=True)
    """False leaves out misere, open and blind misere."""
    misere_needs_seven: bool = switch(default=True)
    """Misere can be bid only when somebody has bid a seven."""
    misere_rank: Literal["below_8S", "between_8S_8C"] = choice(
        "below_8S", "between_8S_8C", default="below_8S"
    )
    open_misere_enabled: bool = switch(default=True)
    open_misere_rank: Literal["below_10H", "highest"] = choice(
        "below_10H", "highest", default="below_10H"
    )
    """Of open and blind misere."""
    open_misere_expose: Literal["after_first_trick", "before_first_lead"] = choice(
        "after_first_trick", "before_first_lead", default="after_first_trick"
    )
    """When the contractor of an open misere shows its hand."""
    blind_misere_enabled: bool = switch(default=True)
    """Hands lie face down until their seats look at them or call."""
    misere_early_end: bool = switch(default=True)
    """A misere stops with the first trick of its contractor."""
    sans_kitty_enabled: bool = switch(default=True)
    """Any bid may be made without taking the kitty."""
    sans_kitty_rank: Literal["same", "above_plain"] = choice("same", "above_plain", default="same")
    """`above_plain`: a bid sans kitty overcalls the same bid with it."""
    sans_kitty_multiplier: Literal[1, 2] = choice(1, 2, default=1)
    """What it multiplies the value by."""
    joker_naming: bool = switch(default=True)
    """The contractor that holds the joker without trumps may name a suit for it."""
    joker_lead: Literal["unled_suit", "last_trick_only", "any_unshown"] = choice(
        "unled_suit", "last_trick_only", "any_unshown", default="unled_suit"
    )
    """When a joker without a suit may be led."""
    joker_after_all_led: Literal["lead_last_only", "play_last_only"] = choice(
        "lead_last_only", "play_last_only", default="lead_last_only"
    )
    """`play_last_only`: once all four suits are led it waits for the last trick."""
    misere_joker_forced: Literal["all", "contractor", "none"] = choice(
        "all", "contractor", "none", default="all"
    )
    """Who must play the joker when it cannot follow, in a misere."""
    opponent_trick_points: Literal[10, 0] = choice(10, 0, default=10)
    """For each trick of a side that has no contract."""
    trick_points_cap: Literal[490, 480] | None = choice(None, 490, 480, default=None)
    """The score that trick points alone cannot pass."""
    slam_min: Literal[250] | None = choice(250, None, default=250)
    """What all ten tricks score at least."""
    target: int = number(100, 2000, default=500, step=10, offered=(300, 500, 1000))
    """The score that wins."""
    back_door: int | None = number(
        -2000, -100, default=-500, step=10, offered=(-300, -500, -1000, None)
    )
    """The score that loses; None for none."""
    hand_limit: int = number(0, 200, default=100, offered=(0, 5, 10, 20, 100))
    """Hands after which the highest score wins; 0 for no limit."""
    win_requires_contract: bool = switch(default=True)
    """Only a made contract brings a side to the target."""
    five_partner: Literal["called_card", "choose_player", "none"] = choice(
        "called_card", "choose_player", "none", default="called_card"
    )
    """How the contractor of five players gets a partner."""
    five_partner_share: Literal["full", "half"] = choice("full", "half", default="full")
    """How much of the contract's value that partner gets."""
    six_teams: Literal["2x3", "3x2"] = choice("2x3", "3x2", default="2x3")
    """Six players as two teams of three, or as three pairs."""

    @classmethod
    def resolve(
        cls, chosen: Mapping[str, OptionValue], seats: int | None
    ) -> Mapping[str, OptionValue]:
        """The preset's values under those that were chosen; the text "none" stands for None."""
        preset = PRESETS.get(str(chosen.get("preset", "australian")), {})
        values = {**_suited(preset, seats), **chosen}
        return {
            name: None if value == "none" and name in _OR_NONE else value
            for name, value in values.items()
        }

    def differing(self) -> dict[str, OptionValue]:
        """The options that differ from the standard or from the preset: `build` gives all back."""
        preset = PRESETS[self.preset]
        return {
            spec.name: value
            for spec in option_specs(type(self))
            if (value := getattr(self, spec.name)) != spec.default
            or value != preset.get(spec.name, spec.default)
        }

    def check(self, seats: int) -> None:
        """Refuse packs that are not for so many, and options that exclude each other.

        Raises:
            OptionError: names the option at fault.
        """
        wanted = SEATS_OF_PACK.get(self.pack, seats)
        if seats != wanted:
            allowed = ", ".join(
                ["default", *(pack for pack, n in SEATS_OF_PACK.items() if n == seats)]
            )
            raise OptionError("pack", self.pack, f"{allowed} ({seats} players)")
        if self.inkle and self.auction_rounds != "one":
            raise OptionError("inkle", True, "false, unless auction_rounds is one")
        if self.winner_may_raise and self.auction_rounds == "one":
            raise OptionError("winner_may_raise", True, "false where auction_rounds is one")
        if self.bid_after_pass == "always" and self.auction_rounds == "one":
            raise OptionError("bid_after_pass", "always", "never where auction_rounds is one")
        if self.winner_may_raise and self.bid_after_pass == "always":
            raise OptionError("winner_may_raise", True, "false where bid_after_pass is always")


def _suited(preset: Mapping[str, OptionValue], seats: int | None) -> Mapping[str, OptionValue]:
    """The preset's values for so many seats: a pack for other numbers is left out."""
    pack_seats = SEATS_OF_PACK.get(str(preset.get("pack")))
    if seats is None or pack_seats is None or pack_seats == seats:
        return preset
    return {name: value for name, value in preset.items() if name != "pack"}
