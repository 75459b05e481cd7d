import xml.etree.ElementTree as ElementTree

from bench.plot import plot
from tests.bench.examples import results

SVG = "{http://www.w3.org/2000/svg}"


def test_plot_is_a_picture_with_a_bar_for_each_figure_that_there_is() -> None:
    picture = ElementTree.fromstring(plot(results()))
    bars = picture.findall(f"{SVG}rect")[1:]  # the first is the background
    texts = [text.text or "" for text in picture.findall(f"{SVG}text")]
    assert len(bars) == 3 + 3
    assert {"bafuda, 50 tables", "limit, 50 tables", "bafuda Five Hundred"} <= set(texts)
    assert not any("pyspiel" in text for text in texts)


def test_bars_are_as_long_as_their_figures_say() -> None:
    picture = ElementTree.fromstring(plot(results()))
    bare, limit, server = (float(bar.attrib["width"]) for bar in picture.findall(f"{SVG}rect")[1:4])
    assert round(limit / bare, 2) == 0.5
    assert round(server / bare, 2) == 0.25
