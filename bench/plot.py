"""A run's results as a picture: bars with their figures, in SVG written by hand.

No library: two kinds of bars are no reason for one, and the file stays small and readable.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from bench.run import Results

__all__ = ["plot"]

WIDTH = 760
LEFT = 250
"""Room for names."""
BAR = 18
GAP = 6
HEAD = 34
MARGIN = 20
VALUE_WIDTH = 150
"""Room for figures behind the longest bar."""

STYLE = "text{font:13px sans-serif;fill:#222}.head{font-weight:bold}.note{fill:#666}"
OURS, THEIRS = "#2a6f4e", "#9aa5b1"


@dataclass(frozen=True, slots=True)
class _Bar:
    name: str
    value: float
    text: str
    is_ours: bool
    extremes: tuple[float, float] | None = None


def plot(results: Results) -> str:
    """The picture: moves per CPU-second, and random play."""
    charts = [
        ("Moves per second of server CPU (more is better)", _moves(results)),
        ("Random play: µs of CPU a move (less is better)", _random_play(results)),
    ]
    lines, top = [], MARGIN
    for title, bars in charts:
        lines += list(_chart(title, bars, top))
        top += HEAD + len(bars) * (BAR + GAP) + MARGIN
    machine = results.machine
    note = f"{machine.date}, {machine.processor}, {machine.cores} cores, Python {machine.python}"
    lines.append(f'<text class="note" x="{MARGIN}" y="{top}">{escape(note)}</text>')
    return "\n".join([*_opening(top + MARGIN), *lines, "</svg>", ""])


def _moves(results: Results) -> list[_Bar]:
    bars = []
    for closed in results.closed:
        for name, spread in (
            ("limit without redis-py", closed.bare_limit),
            ("limit", closed.limit),
            ("bafuda", closed.server),
        ):
            value = spread.median("moves_per_cpu_s")
            bars.append(
                _Bar(
                    name=f"{name}, {spread.tables} table{'s' if spread.tables != 1 else ''}",
                    value=value,
                    text=f"{value:,.0f}",
                    is_ours=name == "bafuda",
                    extremes=spread.extremes("moves_per_cpu_s"),
                )
            )
    return bars


def _random_play(results: Results) -> list[_Bar]:
    rows = [(rules.name, rules.us, True) for rules in results.rules]
    rows += [(each.name, each.us, False) for each in results.libraries if each.us is not None]
    return [_Bar(name, us, f"{us:.1f} µs", is_ours) for name, us, is_ours in rows]


def _opening(height: int) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">'
    )
    yield f"<style>{STYLE}</style>"
    yield f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'


def _chart(title: str, bars: Sequence[_Bar], top: int) -> Iterator[str]:
    yield f'<text class="head" x="{MARGIN}" y="{top + 14}">{escape(title)}</text>'
    most = max(max(bar.value, *(bar.extremes or (0, 0))) for bar in bars)
    scale = (WIDTH - LEFT - VALUE_WIDTH) / most
    for place, bar in enumerate(bars):
        y = top + HEAD + place * (BAR + GAP)
        middle, baseline = y + BAR / 2, y + BAR - 5
        end = LEFT + bar.value * scale
        colour = OURS if bar.is_ours else THEIRS
        yield f'<text x="{LEFT - 8}" y="{baseline}" text-anchor="end">{escape(bar.name)}</text>'
        yield (
            f'<rect x="{LEFT}" y="{y}" width="{bar.value * scale:.1f}" height="{BAR}" '
            f'fill="{colour}"/>'
        )
        if bar.extremes is not None:
            least, greatest = (LEFT + value * scale for value in bar.extremes)
            yield (
                f'<path d="M{least:.1f} {middle}H{greatest:.1f}" stroke="#222" stroke-width="2"/>'
            )
            end = max(end, greatest)
        yield f'<text x="{end + 8:.1f}" y="{baseline}">{escape(bar.text)}</text>'
