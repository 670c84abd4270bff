"""What a screen reader finds on every page: roles, names, states, and what was announced on the way there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk import paths
from tests.storage.home import unpack
from tests.views import walk
from tests.views.access import page_of, twins, unnamed
from tests.views.boggle.table_fixtures import open_desk, settings_for

ROOT = Path(__file__).resolve().parents[2]
SPOKEN = ROOT / "tests" / "data" / "spoken"


@pytest.mark.slow
def test_everything_that_takes_the_keyboard_has_a_name_of_its_own(qapp: QApplication) -> None:
    """R-28"""
    unpack(paths.user_data())
    with open_desk(settings_for("Ann", "Ben")) as people:
        people.desk.services.learning.open()
        people.wait(lambda: people.desk.services.learning.store is not None)
        found: list[str] = []

        def look(name: str) -> None:
            walk.rest(people)
            page = page_of(people.desk)
            found.extend(f"{name}: {each}" for each in (*unnamed(page), *twins(page)))

        walk.begin(people, look)
        walk.rooms(people, look)
        walk.saved(people, look)
        assert found == []


@pytest.mark.slow
def test_every_page_is_spoken_as_it_was_approved(tmp_path: Path) -> None:
    """Take them anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    target = SPOKEN if os.environ.get("BOGGLE_DESK_UPDATE_GOLDENS") == "1" else tmp_path
    script = [sys.executable, ROOT / "packaging" / "make_pictures.py", "--spoken", target]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = {path.name: path.read_text(encoding="utf-8") for path in target.glob("*.txt")}
    assert found == {path.name: path.read_text(encoding="utf-8") for path in SPOKEN.glob("*.txt")}
    assert len(found) > 25
