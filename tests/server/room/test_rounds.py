from protocol.client_messages import EndMatch, NextRound, Ready, Start
from protocol.ids import Phase
from protocol.room_events import MatchAbandoned, MatchFinished, RoundScored
from server.room.commands import MatchEnded, MoveMade, RecordStarted
from server.room.fairness import commitment, nonce_hash
from tests.server.room.live import LiveRoom, nonce_of, player_of, types_of


def match_of(*, rounds: int, between_rounds_s: int) -> LiveRoom:
    room = LiveRoom()
    room.set(between_rounds_s=between_rounds_s, rounds=rounds)
    room.start("A")
    return room


def test_a_round_that_is_over_waits_with_its_score() -> None:
    room = match_of(rounds=2, between_rounds_s=7)
    room.play_round()
    assert room.phase() is Phase.BETWEEN_ROUNDS
    assert room.document.deadline_ms == room.now_ms - 1 + 7_000
    scored = room.events[-1]
    assert isinstance(scored, RoundScored)
    assert scored.number == 1
    match = room.document.match
    assert match is not None
    assert scored.totals == match.standing.totals


def test_the_lobby_shows_that_a_round_is_over() -> None:
    room = match_of(rounds=2, between_rounds_s=7)
    decision = room.play_move()
    assert not decision.lobby_changed
    while room.phase() is Phase.PLAYING:
        decision = room.play_move()
    assert decision.lobby_changed
    assert decision.answer is not None
    assert decision.answer.version == room.version


def test_without_a_wait_the_next_deal_comes_with_the_score() -> None:
    room = match_of(rounds=2, between_rounds_s=0)
    match = room.document.match
    assert match is not None
    while match.round_number == 1:
        decision = room.play_move()
        match = room.document.match
        assert match is not None
    assert room.phase() is Phase.PLAYING
    assert types_of(decision.events)[-2:] == ["round_scored", "field_dealt"]


def test_a_finished_match_shows_ranks_and_seed_and_the_next_one_is_committed_to() -> None:
    room = match_of(rounds=2, between_rounds_s=0)
    setup = room.document.setup
    room.play_match()
    scored, finished = room.events[-2:]
    assert isinstance(scored, RoundScored)
    assert scored.number == 2
    assert isinstance(finished, MatchFinished)
    assert (finished.match_id, finished.seed) == (setup.match_id, setup.seed)
    assert commitment(finished.match_id, finished.seed) == setup.commitment
    assert min(finished.ranks) == 1
    document = room.document
    assert document.phase is Phase.FINISHED
    assert document.match_id == setup.match_id
    assert document.finished == (setup.match_id,)
    assert document.setup.match_id != setup.match_id
    assert document.match_players == tuple(room.seated)


def test_the_record_has_start_moves_and_end() -> None:
    room = match_of(rounds=2, between_rounds_s=5)
    room.play_match("A")
    match_id = room.document.match_id
    assert match_id is not None
    assert list(room.records) == [match_id]
    started, *moves, ended = room.records[match_id]
    assert isinstance(started, RecordStarted)
    assert started.bots == (1, 2, 3)
    assert all(isinstance(entry, MoveMade) for entry in moves)
    assert isinstance(ended, MatchEnded)
    assert (ended.rounds, len(ended.results), ended.abandoned) == (2, 2, False)


def test_a_rematch_is_another_match() -> None:
    room = match_of(rounds=1, between_rounds_s=0)
    room.play_match()
    first = room.document.match_id
    room.ask("A", Ready(id=0, nonce_hash=nonce_hash(nonce_of("A"))))
    room.ask("A", Start(id=0))
    assert room.document.match_id == first, "the result stays on show until the deal"
    room.reveal("A")
    assert room.phase() is Phase.PLAYING
    assert room.document.match_id != first
    assert room.document.match_players == ()
    room.play_match()
    assert len(set(room.document.finished)) == 2


def test_the_seed_of_an_abandoned_match_is_shown() -> None:
    room = match_of(rounds=3, between_rounds_s=5)
    setup = room.document.setup
    room.play_round()
    room.ask("A", NextRound(id=0))
    room.play_move()
    decision = room.ask("A", EndMatch(id=0))
    assert decision.events == (MatchAbandoned(setup.match_id, setup.seed),)
    ended = decision.record[-1]
    assert isinstance(ended, MatchEnded)
    assert (ended.abandoned, ended.ranks, ended.rounds) == (True, (), 2)
    assert len(ended.results) == 1
    assert room.document.finished == (setup.match_id,)
    assert room.document.setup.match_id != setup.match_id
    assert player_of("A") in room.seated
