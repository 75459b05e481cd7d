"""The score sheet: what each side scored, and what the score is made of."""

from collections.abc import Iterable

from clients.cli.table import Scene
from clients.texts import key
from protocol.game_values import RoundResult, Side, SideResult
from protocol.room_events import MatchFinished, RoundScored

__all__ = ["ranking", "round_sheet", "score_sheet"]


def round_sheet(event: RoundScored, scene: Scene) -> list[str]:
    """A round that was just scored."""
    return [
        *_round(event.number, event.result, event.sides, scene),
        *_totals(event.sides, event.totals, scene),
    ]


def score_sheet(scene: Scene) -> list[str]:
    """Every round of the match so far, and the totals."""
    match = scene.table.match
    if match is None or not scene.table.results:
        return [scene.texts("score-none-yet")]
    lines = [scene.texts("score-title")]
    for number, result in enumerate(scene.table.results, 1):
        lines += _round(number, result, match.sides, scene)
    lines += _totals(match.sides, match.totals, scene)
    if match.over:
        lines += _ranks(match.sides, match.totals, match.ranks, scene)
    return lines


def ranking(event: MatchFinished, scene: Scene) -> list[str]:
    """The end of a match."""
    return _ranks(event.sides, event.totals, event.ranks, scene)


def _round(number: int, result: RoundResult, sides: tuple[Side, ...], scene: Scene) -> list[str]:
    texts = scene.texts
    reason = key("end", _game(scene), result.reason)
    why = texts(reason) if texts.has(reason) else result.reason
    by_rank = sorted(zip(result.by_side, sides, strict=True), key=lambda pair: pair[0].rank)
    return [
        texts("score-round", number=number, reason=why),
        *(_side(scored, side, scene) for scored, side in by_rank),
        _winners([sides[winner] for winner in result.winners], scene),
    ]


def _side(scored: SideResult, side: Side, scene: Scene) -> str:
    texts = scene.texts
    parts = [
        texts("score-part", kind=_part(part.kind, scene), points=part.points)
        for part in scored.parts
    ]
    return texts(
        "score-line-parts",
        rank=scored.rank,
        name=scene.side(side),
        score=scored.score,
        parts=texts.list(parts),
    )


def _part(kind: str, scene: Scene) -> str:
    name = key("score-part", _game(scene), kind)
    return scene.texts(name) if scene.texts.has(name) else kind


def _winners(winners: list[Side], scene: Scene) -> str:
    if not winners:
        return scene.texts("score-no-winner")
    names = scene.texts.list(map(scene.side, winners))
    return scene.texts("score-winners", names=names)


def _totals(sides: Iterable[Side], totals: Iterable[int], scene: Scene) -> list[str]:
    each = [
        scene.texts("score-total", name=scene.side(side), score=total)
        for side, total in zip(sides, totals, strict=True)
    ]
    lines = [scene.texts("score-totals", totals=scene.texts.list(each))]
    room = scene.table.room
    if room is not None and room.options.get("match_by") == "wins":
        lines.append(scene.texts("score-wins-note"))
    return lines


def _ranks(
    sides: Iterable[Side], totals: Iterable[int], ranks: Iterable[int], scene: Scene
) -> list[str]:
    texts = scene.texts
    rows = sorted(zip(ranks, sides, totals, strict=True))
    return [
        texts("ranking-title"),
        *(
            texts("ranking-line", rank=rank, name=scene.side(side), score=total)
            for rank, side, total in rows
        ),
    ]


def _game(scene: Scene) -> str:
    return "" if scene.table.room is None else scene.table.room.game
