"""The pages in `docs`: what they show works, and what they tell to write can be read."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

import boggle_desk
from boggle_desk import paths
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.engine.boggle.rules import read_presets as read_boggle_presets
from boggle_desk.engine.rulebook import read_table
from boggle_desk.engine.scrabble.knowledge import read_levels
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.storage import figures
from boggle_desk.storage.lexica import SHIPPED, open_shipped
from tests.storage.pasts import four_games

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_example_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried == page.read_text(encoding="utf-8").count("\n>>> ")


def test_every_file_of_the_page_on_adding_is_read(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
    files = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', page, re.MULTILINE | re.DOTALL))
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    sets = read_cube_sets(paths.resource("cubes", "english.json"))
    assert read_boggle_presets(tmp_path / "rules" / "boggle", sets)["blitz"].seconds == 60
    assert read_cube_sets(tmp_path / "cubes" / "english.json")["tiny2"].rows == 2
    assert [level.key for level in read_levels(tmp_path / "levels" / "scrabble.toml")] == ["uncle"]
    assert len(read_tile_sets(tmp_path / "tiles")["tiny"].tiles) == 22
    assert len(files) == 6


def test_the_statistic_of_the_page_on_adding_is_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
    row, name = re.findall(r'^```python title="[^"]+"\n(.*?)\n```$', page, re.MULTILINE | re.DOTALL)
    figure = eval(row, vars(figures))  # noqa: S307  # our own page
    monkeypatch.setattr(figures, "FIGURES", (figure,))
    with four_games() as history:
        (choice, *_) = figures.choices_of(history, "ann")
        assert figures.report_of(history, "ann", choice).figures == ((figure, (5,)),)
    assert figure.name in eval(name, {"self": QObject()})  # noqa: S307


def test_the_page_on_languages_tells_what_is_shipped() -> None:
    page = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
    for key, code in SHIPPED.items():
        assert f"| {key.capitalize()} | {len(open_shipped(key)):,} |" in page
        for file, preset in (("boggle", "classic"), ("scrabble", None)):
            levels = read_table(paths.resource("levels", f"{file}.toml")).values()
            names = preset and (preset if code == "en" else f"{preset}.{code}")
            points = [str(level["expected"].get(names or code, "–")) for level in levels]
            assert f"| {key.capitalize()} | {' | '.join(points)} |" in page
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page)
    assert {ROOT / "docs" / each for each in pictures} == set((ROOT / "docs" / "images" / "languages").iterdir())
    assert max((ROOT / "docs" / each).stat().st_size for each in pictures) < 120_000


def test_the_front_is_loaded_when_it_is_asked_and_needs_no_qt() -> None:
    code = (
        "import sys, boggle_desk; early = len([m for m in sys.modules if m.startswith('boggle_desk')]);"
        "boggle_desk.Game; print(early, 'PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "False"]
    assert set(boggle_desk.__all__) <= {*vars(boggle_desk), *dir(__import__("boggle_desk.api").api)}
    with pytest.raises(AttributeError, match="nothing_here"):
        _ = boggle_desk.nothing_here


def test_the_front_knows_every_dictionary_and_refuses_unknown_tiles(tmp_path: Path) -> None:
    assert all(key in (boggle_desk.Dictionary.__init__.__doc__ or "") for key in SHIPPED)
    assert "apfel" in boggle_desk.Dictionary("German")
    (tmp_path / "words.txt").write_text("tape\npeat\n")
    with pytest.raises(KeyError):
        boggle_desk.Dictionary(tmp_path / "words.txt", tiles="nowhere")


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("mkdocs"), reason="the group docs is not installed")
def test_the_pages_are_built_without_a_warning(tmp_path: Path) -> None:
    command = ["mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
