"""On every page, with normal and large letters, all is translated and nothing is cut off where words are long."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "inspect_pages.py"


@pytest.mark.slow
def test_every_page_is_translated_and_nothing_is_cut_off(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, SCRIPT, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert len(done.stdout.splitlines()) > 45, "pages are missing"
    assert (tmp_path / "found.txt").read_text(encoding="utf-8").splitlines() == []
