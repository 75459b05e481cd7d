from collections.abc import Iterator, Mapping

from games.five_hundred.bids import all_bids
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.packs import full_pack
from games.five_hundred.reasons import REASON_ANCHORS, Reason
from games.five_hundred.state import FiveHundredPhase, State
from games.five_hundred.view import PHASE_ANCHORS
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import options_of, random_hand

HANDS = 400
"""Random hands at most, within which every reason comes up."""

TABLES: tuple[tuple[int, Mapping[str, OptionValue]], ...] = (
    (4, {"winner_may_raise": True, "joker_lead": "any_unshown"}),
    (2, {"joker_lead": "any_unshown", "all_pass": "play_no_trumps"}),
    (2, {"all_pass": "play_no_trumps"}),
    (5, {"joker_after_all_led": "play_last_only"}),
    (5, {"five_partner": "choose_player"}),
    (3, {"joker_lead": "last_trick_only", "joker_naming": False}),
    (4, {"preset": "american", "inkle": True}),
    (6, {"misere_enabled": False, "all_pass": "play_no_trumps"}),
    (4, {"open_misere_enabled": False, "blind_misere_enabled": False}),
)


def test_every_reason_and_phase_has_a_section() -> None:
    assert REASON_ANCHORS.keys() == set(Reason)
    assert PHASE_ANCHORS.keys() == set(FiveHundredPhase)


def test_every_reason_comes_up_and_none_that_is_unknown() -> None:
    """All texts of a kind are tried at every moment of random hands at tables of every sort."""
    missing = set(Reason)
    for seed in range(HANDS):
        seats, chosen = TABLES[seed % len(TABLES)]
        for state, _ in random_hand(seed, seats, options_of(seats, **chosen)):
            missing -= set(_refusals(state))
        if not missing:
            break
    assert not missing


def _refusals(state: State) -> Iterator[Reason]:
    for text in _texts(state):
        for seat in (state.turn or Seat(0), Seat(state.seats - 1)):
            move = FIVE_HUNDRED.parse_move(text)
            reason = FIVE_HUNDRED.why_illegal(state, seat, move)
            if reason is not None:
                yield Reason(reason)


def _texts(state: State) -> Iterator[str]:
    """Moves of every verb: those of the phase in full, a few of the others."""
    yield from ("look", "pass", "raise none", "accept", "decline", "partner alone")
    yield from ("play JK", "play JK -", "play JK H", "play XH", "play AS name S", "claim 0")
    yield from ("claim 10", "partner JK", "partner XD", "partner AS", "partner 0", "partner 1 2")
    kitty = " ".join(full_pack(state.options.pack, state.seats)[: len(state.kitty)])
    yield from ("discard AS", f"discard {kitty}", f"discard {kitty} name D")
    if state.turn is not None:
        hand = state.hands[state.turn]
        yield f"discard {' '.join(hand[:2])}"
        yield f"discard {' '.join(hand[-3:])} name H"
        yield f"partner {hand[0]}"
        yield from (f"play {card}" for card in hand)
        yield from (f"play JK {suit}" for suit in "SCD")
    if state.phase in (FiveHundredPhase.AUCTION, FiveHundredPhase.RAISE):
        yield from (f"bid {bid}" for bid in all_bids(options_of()))
        yield "raise BM"
