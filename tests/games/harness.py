"""Plays any game of the registry at random and checks at every version what holds for all.

Half of the moves are uniform (over the verbs, then over the moves of one), half are those of
a policy that keeps its longest suit and announces whenever it may: uniform play hardly ever
gets to an announcement. In half of the matches nobody announces, so that rounds grow long.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from games.cards import JOKERS, SUIT_OF, Card
from games.errors import OptionError
from games.game import AnyGame, Choose, Moves
from games.match import Match, apply_move, deal_next_round, start_match
from games.options import GameOptions, OptionValue, option_specs
from games.registry import GAMES
from games.seats import SPECTATOR, Seat, Viewer
from games.shuffle import MatchKey
from tests.games.traits import TRAITS
from tests.scale import scaled

__all__ = ["Case", "Step", "cards_in", "cases", "check_step", "key_from", "play", "replay"]

UNIFORM_SHARE = 0.5
OUT_OF_TURN_SHARE = 0.2
"""Moves of any seat that may act, where others are those of a seat that is waited for."""
PATIENT_SHARE = 0.5
BID_FIELDS = frozenset({"bid", "said"})
"""Fields of views and events that hold a bid of Five Hundred: `7H` is no card there."""
OTHER_TEXTS = 40
"""Moves tried at each version beside those that are legal for somebody."""
CHOSEN_TEXTS = scaled(5000)
"""Moves tried of each choice at each version: in a full run all, for there are 3003 at most."""
MOVES_PER_ROUND = 200
"""Where random play is given up: not every option ends a round by itself."""


@dataclass(frozen=True)
class Case:
    """A game with options and a number of seats."""

    game: AnyGame
    options: GameOptions
    seats: int

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options.differing().items())
        return f"{self.game.id}-{self.seats}-{changed or 'standard'}"


@dataclass
class Step:
    """A match at one version, with what led there."""

    case: Case
    match: Match
    before: Match | None
    """None after a deal."""
    seat: Seat | None
    """Who moved; None after a deal."""
    text: str
    events: tuple[object, ...]
    history: tuple[object, ...]
    """All events of the round, those of this step included."""
    texts_seen: dict[str, None] = field(default_factory=dict)
    """Moves that were legal for anybody up to here, in order: a pool of moves to be refused."""
    legal_texts: set[str] = field(default_factory=set)
    """Moves that are legal for anybody here."""
    is_patient: bool = False
    """Does nobody announce in this match?"""

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a spectator."""
        return (*(Seat(seat) for seat in range(self.case.seats)), SPECTATOR)

    def told(self, viewer: Viewer) -> list[object]:
        """The round as the viewer heard it."""
        return [self.case.game.redact(event, viewer) for event in self.history]


def cases() -> list[Case]:
    """Every game with every number of seats, and with every value of every option."""
    found = []
    for game in GAMES.values():
        found += [Case(game, game.options(), seats) for seats in game.seats]
        for spec in option_specs(game.options):
            values = {*spec.values, spec.low, spec.high} - {spec.default}
            for value in sorted((v for v in values if spec.allows(v)), key=str):
                found.append(_case_with(game, {spec.name: value}))
    return found


def _case_with(game: AnyGame, chosen: Mapping[str, OptionValue]) -> Case:
    """A table at which these options hold, with one more option if they take another."""
    specs = option_specs(game.options)
    others = [{spec.name: value} for spec in specs for value in spec.values]
    for more in ({}, *others):
        for seats in (*game.recommended_seats, *game.seats):
            try:
                options = game.options.build({**more, **chosen}, seats=seats)
                options.check(seats)
            except OptionError:
                continue
            return Case(game, options, seats)
    raise AssertionError(f"{chosen} hold at no table")


def key_from(seed: int) -> MatchKey:
    """A match key for a test."""
    return MatchKey(hashlib.sha256(f"test {seed}".encode()).digest())


def play(case: Case, seed: int, *, rounds: int = 1) -> Iterator[Step]:
    """The versions of a match played at random, from the first deal on."""
    rng = Random(seed)
    match, events = start_match(
        case.game, options=case.options, seats=case.seats, key=key_from(seed)
    )
    is_patient = rng.random() < PATIENT_SHARE
    for _ in range(rounds):
        step = Step(case, match, None, None, "", events, events, is_patient=is_patient)
        yield step
        for _ in range(MOVES_PER_ROUND):
            if step.match.is_round_over:
                break
            step = _next_step(step, rng)
            yield step
        if step.match.is_over or not step.match.is_round_over:
            return
        match, events = deal_next_round(step.match)


def replay(case: Case, seed: int, texts: list[tuple[Seat, str]]) -> Match:
    """The match again, from its key and its moves."""
    match, _ = start_match(case.game, options=case.options, seats=case.seats, key=key_from(seed))
    for seat, text in texts:
        if match.is_round_over:
            match, _ = deal_next_round(match)
        match, _ = apply_move(match, seat, text)
    return match


def check_step(step: Step, rng: Random) -> None:
    """Everything that holds at every version, for all games."""
    check_cards_are_conserved(step)
    check_legal_moves_agree_with_refusals(step, rng)
    check_texts_are_inverses(step.case.game, step.legal_texts)
    check_nothing_hidden_is_told(step)
    check_views_differ_in_own_fields_alone(step)
    check_view_depends_on_nothing_hidden(step, rng.choice(step.viewers), rng)
    check_scores_are_their_parts(step)


def check_cards_are_conserved(step: Step) -> None:
    pack = step.case.game.pack(step.case.options, step.case.seats)
    assert sorted(step.case.game.all_cards(step.match.state)) == sorted(pack)


def check_legal_moves_agree_with_refusals(step: Step, rng: Random) -> None:
    """A text is listed for a seat if and only if nothing forbids it."""
    game, state = step.case.game, step.match.state
    by_seat = {seat: game.legal_moves(state, seat) for seat in map(Seat, range(step.case.seats))}
    assert {seat for seat, moves in by_seat.items() if moves} == game.movers(state)
    step.legal_texts.clear()
    for moves in by_seat.values():
        assert set(moves.announceable) <= set(moves.listed)
        assert len(set(moves.texts())) == len(moves.texts())
        step.legal_texts.update(moves.texts())
        step.texts_seen.update(dict.fromkeys(moves.texts()))
    pool = {*step.legal_texts, *rng.choices(list(step.texts_seen), k=OTHER_TEXTS)}
    for moves in by_seat.values():
        chosen = _choice_texts(moves, rng)
        check_texts_are_inverses(step.case.game, chosen)
        pool.update(chosen)
    for seat, moves in by_seat.items():
        _check_seat(step, seat, moves, texts=pool)


def _check_seat(step: Step, seat: Seat, moves: Moves, *, texts: set[str]) -> None:
    """What is offered as a choice is not listed too, and may be refused; nothing else is legal."""
    game, legal = step.case.game, frozenset(moves.texts())
    assert not any(_is_choice(text, moves) for text in legal)
    for text in texts:
        reason = game.why_illegal(step.match.state, seat, game.parse_move(text))
        if not _is_choice(text, moves):
            assert (reason is None) == (text in legal), (step.match.state, seat, text, reason)
        assert reason is None or reason in game.reason_anchors


def _is_choice(text: str, moves: Moves) -> bool:
    verb, *chosen = text.split()
    return any(
        choice.verb == verb and len(chosen) == choice.count and set(chosen) <= set(choice.of)
        for choice in moves.choices
    )


def check_texts_are_inverses(game: AnyGame, texts: Iterable[str]) -> None:
    for text in texts:
        move = game.parse_move(text)
        assert str(move) == text
        assert game.parse_move(str(move)) == move


def check_nothing_hidden_is_told(step: Step) -> None:
    """No card reaches a viewer that was not in its sight before or after the step."""
    game, in_sight = step.case.game, TRAITS[step.case.game.id].in_sight
    for viewer in step.viewers:
        known = in_sight(step.match.state, viewer)
        assert cards_in(game.view(step.match.state, viewer)) <= known
        if step.before is not None:
            known |= in_sight(step.before.state, viewer)
        for event in step.events:
            assert cards_in(game.redact(event, viewer)) <= known, (viewer, event)


def check_views_differ_in_own_fields_alone(step: Step) -> None:
    """A seat's view is what everybody sees and what it is shown of its own."""
    game, state = step.case.game, step.match.state
    public = game.view(state, SPECTATOR)
    for seat in range(step.match.seats):
        own = game.own_view(state, Seat(seat))
        assert frozenset(own) == game.own_fields
        assert game.view(state, Seat(seat)) == replace(public, **own)


def check_view_depends_on_nothing_hidden(step: Step, viewer: Viewer, rng: Random) -> None:
    """Another state that agrees with all that the viewer was told looks and waits the same."""
    game, state = step.case.game, step.match.state
    view = game.view(state, viewer)
    other = game.sample(view, step.told(viewer), rng)
    assert game.view(other, viewer) == view
    assert game.waiting_for(other) == game.waiting_for(state)
    assert game.movers(other) == game.movers(state)
    assert sorted(game.all_cards(other)) == sorted(game.all_cards(state))
    if viewer is not None:
        assert game.legal_moves(other, viewer) == game.legal_moves(state, viewer)


def check_scores_are_their_parts(step: Step) -> None:
    """A round's scores are sums of parts that the locales know."""
    result = step.case.game.result(step.match.state)
    assert (result is not None) == step.match.is_round_over
    if result is None:
        return
    assert result.reason in step.case.game.end_reasons
    assert len(result.by_side) == len(step.match.standing.sides)
    for side in result.by_side:
        assert side.score == sum(part.points for part in side.parts)
        assert {part.kind for part in side.parts} <= step.case.game.score_parts


def cards_in(value: object) -> frozenset[Card]:
    """Every card anywhere in a view or an event."""
    return frozenset(_cards_within(value))


def _cards_within(value: Any) -> Iterator[Card]:  # a view, an event, or any part of one
    if isinstance(value, str):
        if value in SUIT_OF or value in JOKERS:
            yield Card(value)
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from _cards_within(part)
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from _cards_within(name)
            yield from _cards_within(part)
    else:
        kind: type = value.__class__  # `type(value)` is not hashable for mypy
        for name in _field_names(kind):
            yield from _cards_within(getattr(value, name))


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass that may hold cards; none of anything else."""
    if not is_dataclass(kind):
        return ()
    return tuple(each.name for each in fields(kind) if each.name not in BID_FIELDS)


def _next_step(step: Step, rng: Random) -> Step:
    match = step.match
    seat = _next_mover(step, rng)
    text = _choose(step, seat, rng)
    after, events = apply_move(match, seat, text)
    return replace(
        step,
        match=after,
        before=match,
        seat=seat,
        text=text,
        events=events,
        history=(*step.history, *events),
    )


def _next_mover(step: Step, rng: Random) -> Seat:
    """A seat that play waits for, or now and then any that has something to say."""
    game, state = step.case.game, step.match.state
    if rng.random() < OUT_OF_TURN_SHARE:
        seats = sorted(game.movers(state))
        return rng.choice([seat for seat in seats if _texts(step, seat, rng)])
    return rng.choice(game.waiting_for(state))


def _choose(step: Step, seat: Seat, rng: Random) -> str:
    game, state = step.case.game, step.match.state
    if seat in game.waiting_for(state) and rng.random() >= UNIFORM_SHARE:
        view = game.view(state, seat)
        return TRAITS[game.id].policy(view, _moves(step, seat), rng)
    texts = _texts(step, seat, rng)
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    return rng.choice([text for text in texts if text.split()[0] == verb])


def _moves(step: Step, seat: Seat) -> Moves:
    """What the seat may do, without announcements where nobody announces."""
    moves = step.case.game.legal_moves(step.match.state, seat)
    if not step.is_patient:
        return moves
    listed = tuple(text for text in moves.listed if text != moves.announcement)
    return replace(moves, listed=listed, announceable=())


def _texts(step: Step, seat: Seat, rng: Random) -> list[str]:
    """What the seat may do: the listed moves, and of the choices tried what is accepted."""
    game, state = step.case.game, step.match.state
    moves = _moves(step, seat)
    accepted = [
        text
        for text in _choice_texts(moves, rng)
        if game.why_illegal(state, seat, game.parse_move(text)) is None
    ]
    return [*moves.texts(), *accepted]


def _choice_texts(moves: Moves, rng: Random) -> list[str]:
    """The moves that the choices stand for; of very many some at random."""
    return [
        " ".join((choice.verb, *chosen))
        for choice in moves.choices
        for chosen in _chosen(choice, rng)
    ]


def _chosen(choice: Choose, rng: Random) -> Iterable[tuple[str, ...]]:
    of, count = choice.of, choice.count
    if comb(len(of), count) <= CHOSEN_TEXTS:
        return combinations(of, count)
    places = [sorted(rng.sample(range(len(of)), count)) for _ in range(CHOSEN_TEXTS)]
    return dict.fromkeys(tuple(of[place] for place in chosen) for chosen in places)
