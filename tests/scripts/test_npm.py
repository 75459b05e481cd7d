"""Which Node is taken."""

import pytest

from scripts.npm import is_new_enough


@pytest.mark.parametrize(
    ("version", "is_taken"),
    [
        ("v20.19.0\n", True),
        ("v20.20.2\n", True),
        ("v22.12.0\n", True),
        ("v24.0.0\n", True),
        ("v26.1.0\n", True),
        ("v18.20.4\n", False),
        ("v20.18.3\n", False),
        ("v21.7.3\n", False),
        ("v22.11.0\n", False),
        ("v23.11.0\n", False),
        ("", False),
        ("node: not found\n", False),
    ],
)
def test_node_is_taken_if_the_packages_take_it(version: str, is_taken: bool) -> None:
    assert is_new_enough(version) is is_taken
