"""Small builds of a browser client, laid out as the real build lays them."""

import gzip
from pathlib import Path
from typing import Final

__all__ = ["ASSET", "PAGE", "SECRET", "lay_build"]

PAGE: Final = '<!doctype html><title>built</title><script type="module" src="/assets/a-1f.js">'
ASSET: Final = "export const cards = 52\n" * 100
SECRET: Final = "nobody's business"


def lay_build(folder: Path) -> Path:
    """A build in a folder `dist`, and beside it what must not be served; gives `dist`."""
    dist = folder / "dist"
    (dist / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text(SECRET)
    for name, text in {
        "index.html": PAGE,
        "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
        "assets/a-1f.js": ASSET,
        "assets/a-1f.css": "body { color: green }",
        "assets/font-1f.woff2": "no real font",
        ".stamp": SECRET,
    }.items():
        (dist / name).write_text(text)
    for name in ("index.html", "assets/a-1f.js"):
        file = dist / name
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes()))
    # Only who is to unpack it could tell that this is no brotli.
    (dist / "assets/a-1f.js.br").write_bytes(b"brotli")
    (dist / "link.txt").symlink_to(folder / "secret.txt")
    (dist / "linked").symlink_to(folder)
    return dist
