"""The short form of what `python -m tests.trust` does for hours."""

import os
import subprocess
import sys

import pytest

from tests.trust.__main__ import TRIALS
from tests.trust.disk import ROOT
from tests.views.killed import AT_ONCE

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not hasattr(os, "fork"), reason="who is killed is a fork")]


@pytest.fixture(scope="module")
def table() -> dict[str, list[str]]:
    """Return the lines of the table by what was tried."""
    command = [sys.executable, "-m", "tests.trust", "--short"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | AT_ONCE, capture_output=True, text=True, check=False)
    cells = [line.strip("| ").split(" | ") for line in done.stdout.splitlines() if line.startswith("| ")]
    return {what: rest for what, *rest in cells} | {"": [done.stdout + done.stderr]}


@pytest.mark.parametrize("name", TRIALS)
def test_nothing_is_lost(name: str, table: dict[str, list[str]]) -> None:
    _count, held, came = table.get(TRIALS[name].what) or ["", "NO", table[""][0]]
    if held == "not run":
        pytest.skip(came)
    assert held == "yes", table[""][0]
