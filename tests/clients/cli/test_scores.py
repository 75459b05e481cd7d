from dataclasses import replace

from clients.cli.scores import score_sheet
from games.game import RoundResult, ScorePart, SideResult
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of

STOPPED = RoundResult(
    by_side=(
        SideResult(0, 2, (ScorePart("failed_call", 0),)),
        SideResult(71, 1, (ScorePart("hand", 51), ScorePart("win_bonus_51", 20))),
        SideResult(0, 2, (ScorePart("mixed", 0),)),
    ),
    winners=(1,),
    reason="stop",
)
NOBODY = RoundResult(
    by_side=tuple(SideResult(0, 1, (ScorePart("mixed", 0),)) for _ in range(3)),
    winners=(),
    reason="lap_limit",
)


def test_before_the_first_round_is_over_there_is_nothing_to_show() -> None:
    assert score_sheet(scene_of()) == ["No round is finished yet."]


def test_every_round_is_shown_with_its_parts_and_the_totals() -> None:
    told = update_of(None)
    assert told.match is not None
    match = replace(told.match, totals=(0, 71, 0), over=True, ranks=(2, 1, 2))
    known = replace(told, match=replace(match, results=(STOPPED, NOBODY)))
    assert score_sheet(scene_of(table_of(lobby(), known))) == [
        "Score sheet",
        "Round 1 (stop at 51)",
        "1. Ken: 71 (hand 51, win with 51 20)",
        "2. You: 0 (failed call 0)",
        "2. Matsu: 0 (mixed hand 0)",
        "Winner of the round: Ken",
        "Round 2 (limit of laps)",
        "1. You: 0 (mixed hand 0)",
        "1. Ken: 0 (mixed hand 0)",
        "1. Matsu: 0 (mixed hand 0)",
        "Nobody won this round.",
        "Totals: You 0, Ken 71, Matsu 0",
        "Final ranking",
        "1. Ken (71)",
        "2. You (0)",
        "2. Matsu (0)",
    ]


def test_results_that_stand_as_before_are_remembered() -> None:
    told = update_of(None)
    assert told.match is not None
    table = table_of(lobby(), replace(told, match=replace(told.match, results=(STOPPED,))))
    table.take_update(replace(told, match=replace(told.match, results=None)))
    assert table.results == (STOPPED,)
    table.take_update(replace(told, match=replace(told.match, results=())))
    assert len(table.results) == 0


def test_totals_of_rounds_won_say_so() -> None:
    told = update_of(None)
    assert told.match is not None
    known = replace(told, match=replace(told.match, totals=(0, 1, 0), results=(STOPPED,)))
    by_wins = table_of(lobby(differing={"match_by": "wins"}), known)
    assert score_sheet(scene_of(by_wins))[-2:] == [
        "Totals: You 0, Ken 1, Matsu 0",
        "Totals are rounds won.",
    ]
