"""What a screen reader finds on every page: roles, names, states, and what was announced on the way there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.views.killed import AT_ONCE, ROOT

SPOKEN = ROOT / "tests" / "data" / "spoken"


@pytest.mark.slow
def test_every_page_is_spoken_as_it_was_approved(tmp_path: Path) -> None:
    """Take them anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    target = SPOKEN if os.environ.get("BOGGLE_DESK_UPDATE_GOLDENS") == "1" else tmp_path
    script = [sys.executable, ROOT / "packaging" / "make_pictures.py", "--spoken", target]
    done = subprocess.run(script, cwd=ROOT, env=os.environ | AT_ONCE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = {path.name: path.read_text(encoding="utf-8") for path in target.glob("*.txt")}
    assert found == {path.name: path.read_text(encoding="utf-8") for path in SPOKEN.glob("*.txt")}
    assert len(found) > 25
