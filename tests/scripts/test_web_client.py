"""When the browser client is built, in a copy of the tree with a client of two files.

The build is npm's, as the real one is; what it runs is a line of Node.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.npm import find_npm

ROOT = Path(__file__).resolve().parents[2]
BUILD = (
    "const fs = require('node:fs'); "
    "const out = process.argv[process.argv.indexOf('--outDir') + 1]; "
    "const text = fs.readFileSync('src/main.ts', 'utf8'); "
    "fs.mkdirSync(out, { recursive: true }); "
    "fs.writeFileSync(out + '/half.js', text); "
    "if (text.includes('wrong')) throw new Error('this is wrong'); "
    "fs.writeFileSync(out + '/index.html', text);"
)


class Tree:
    """A tree in which a browser client can be built."""

    def __init__(self, root: Path) -> None:
        self.web = root / "clients" / "web"
        self.dist = self.web / "dist"
        self.main = self.web / "src" / "main.ts"
        self.log = root / ".venv" / "web-client.log"
        self._root = root
        self._path = f"{root / 'bin'}{os.pathsep}{_lay_npm(root / 'bin')}"
        shutil.copytree(ROOT / "scripts", root / "scripts")
        for folder in (self.main.parent, root / ".venv", root / "locales", root / "protocol"):
            folder.mkdir(parents=True)
        (root / "protocol" / "schema.json").write_text("{}")
        self.sentences = root / "locales" / "en.ftl"
        self.sentences.write_text("hello = Hello")
        self.main.write_text("first")
        (self.web / "build.cjs").write_text(BUILD)
        self.pin("1.0.0")

    def pin(self, version: str) -> None:
        """Writes package.json and its lock, with a package that lies beside them."""
        named = {"name": "cards", "version": version}
        needed = {"dependencies": {"suits": "file:suits"}}
        package = {**named, **needed, "scripts": {"build": "node build.cjs"}}
        packages = {
            "": {**named, **needed},
            "node_modules/suits": {"resolved": "suits", "link": True},
            "suits": {"version": "1.0.0"},
        }
        lock = {**named, "lockfileVersion": 3, "packages": packages}
        (self.web / "suits").mkdir(exist_ok=True)
        (self.web / "suits" / "package.json").write_text('{"name": "suits", "version": "1.0.0"}')
        (self.web / "package.json").write_text(json.dumps(package))
        (self.web / "package-lock.json").write_text(json.dumps(lock))

    def set_up(self, how: str) -> str:
        """Has `how` of scripts/web_client.py done; gives what it said, an error's name too."""
        done = subprocess.run(
            [sys.executable, "-c", f"from scripts.web_client import {how}; {how}()"],
            cwd=self._root,
            env={**os.environ, "PATH": self._path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stdout
        return done.stderr

    def built(self) -> str:
        return (self.dist / "index.html").read_text()


def _lay_npm(folder: Path) -> str:
    """Lays npm and its Node into the folder, for whichever this machine has; gives their PATH."""
    npm = find_npm()
    folder.mkdir()
    command = folder / "npm"
    command.write_text(f'#!/bin/sh\nexec {shlex.join(npm.command)} "$@"\n')
    command.chmod(0o755)
    return npm.path


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


BUILDING = "Building the browser client ...\n"


def test_client_is_built_once_for_what_it_is_made_of(tree: Tree) -> None:
    assert tree.set_up("offer_web_client") == BUILDING
    assert tree.built() == "first"
    (tree.web / "src" / "protocol").mkdir()
    (tree.web / "src" / "protocol" / "messages.ts").write_text("generated")
    (tree.web / "tests").mkdir()
    (tree.web / "tests" / "main.test.ts").write_text("a test")
    assert tree.set_up("offer_web_client") == ""
    assert tree.set_up("insist_on_web_client") == ""

    tree.main.write_text("second")
    assert tree.set_up("offer_web_client") == BUILDING
    assert tree.built() == "second"
    tree.sentences.write_text("hello = Good evening")
    assert tree.set_up("offer_web_client") == BUILDING
    assert sorted(path.name for path in tree.web.iterdir() if path.name[0] == ".") == []


def test_build_by_other_hands_is_made_anew(tree: Tree) -> None:
    tree.set_up("offer_web_client")
    shutil.rmtree(tree.dist)
    tree.dist.mkdir()
    assert tree.set_up("offer_web_client") == BUILDING
    assert tree.built() == "first"


def test_packages_are_installed_when_the_lock_changes(tree: Tree) -> None:
    tree.set_up("insist_on_web_client")
    installed = tree.web / "node_modules" / "installed"
    installed.write_text("")
    tree.main.write_text("second")
    assert tree.set_up("insist_on_web_client") == BUILDING
    assert installed.exists()
    tree.pin("1.0.1")
    assert tree.set_up("insist_on_web_client") == BUILDING
    assert not installed.exists()
    shutil.rmtree(tree.web / "node_modules")
    assert tree.set_up("insist_on_web_client") == ""
    assert (tree.web / "node_modules").is_dir()


def test_build_that_fails_leaves_the_last_one(tree: Tree) -> None:
    tree.main.write_text("wrong")
    assert tree.set_up("offer_web_client") == (
        f"{BUILDING}The browser client could not be built, so browsers are told how to join "
        "from a terminal: .venv/web-client.log says why.\n"
    )
    assert not tree.dist.exists()
    assert "this is wrong" in tree.log.read_text()

    tree.main.write_text("right")
    tree.set_up("offer_web_client")
    tree.main.write_text("wrong again")
    assert "browsers get the last one: .venv/web-client.log" in tree.set_up("offer_web_client")
    assert tree.built() == "right"
    assert (tree.dist / "half.js").read_text() == "right"


def test_build_that_fails_ends_the_tests_with_what_npm_said(tree: Tree) -> None:
    tree.main.write_text("wrong")
    said = tree.set_up("insist_on_web_client")
    assert "Error: this is wrong" in said
    assert said.endswith("The browser client could not be built.\n")
