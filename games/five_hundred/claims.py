"""Claims of the remaining tricks (docs/rules/five_hundred.md §4.4)."""

from functools import cache

from games.five_hundred.moves import Answer, Claim
from games.five_hundred.packs import HAND_SIZE
from games.five_hundred.reasons import Reason
from games.five_hundred.sides import side_of
from games.five_hundred.state import ClaimMade, State
from games.game import Moves
from games.seats import Seat

__all__ = [
    "answer_moves",
    "awarded_by",
    "claim_texts",
    "unanswered",
    "why_no_answer",
    "why_no_claim",
]

TWO_SIDES = 2


def why_no_claim(state: State, move: Claim) -> Reason | None:
    """The rule that forbids the seat on turn this claim."""
    if state.contract is not None and state.contract.is_misere:
        return Reason.CLAIM_IN_MISERE
    if state.has_claimed:
        return Reason.CLAIM_DECLINED
    remaining = _remaining(state)
    if move.count > remaining:
        return Reason.CLAIM_TOO_MANY
    if len(state.sides) > TWO_SIDES and move.count < remaining:
        return Reason.CLAIM_ALL_ONLY
    return None


def claim_texts(state: State) -> tuple[str, ...]:
    """The claims of the seat on turn, the highest first."""
    if state.has_claimed or (state.contract is not None and state.contract.is_misere):
        return ()
    texts = _texts_up_to(_remaining(state))
    return texts[:1] if len(state.sides) > TWO_SIDES else texts


@cache  # ten numbers
def _texts_up_to(count: int) -> tuple[str, ...]:
    return tuple(str(Claim(number)) for number in range(count, -1, -1))


def why_no_answer(state: State, seat: Seat) -> Reason | None:
    """The rule that forbids the seat to answer a claim."""
    claim = state.claim
    if claim is None:
        return Reason.NO_CLAIM
    if seat == claim.seat:
        return Reason.OWN_CLAIM
    return Reason.ALREADY_ANSWERED if seat in claim.accepted else None


def answer_moves(state: State, seat: Seat) -> Moves:
    """Both answers, for a seat that has not answered."""
    if why_no_answer(state, seat) is not None:
        return Moves()
    return Moves((str(Answer(True)), str(Answer(False))))


def unanswered(state: State, claim: ClaimMade) -> tuple[Seat, ...]:
    """The seats whose answer is missing, from seat 0."""
    return tuple(
        seat for seat in state.playing if seat != claim.seat and seat not in claim.accepted
    )


def awarded_by(state: State, claim: ClaimMade) -> tuple[int, ...]:
    """The remaining tricks of each side, once all have accepted."""
    own = side_of(state.sides, claim.seat)
    rest = _remaining(state) - claim.count
    return tuple(claim.count if side == own else rest for side in range(len(state.sides)))


def _remaining(state: State) -> int:
    """Tricks not finished, the one on the table included."""
    return HAND_SIZE - len(state.tricks)
