"""The pages in `docs`: what they show works, and what they tell to write can be read."""

import doctest
import math
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

import boggle_desk
from boggle_desk import paths
from boggle_desk.app import main_window, pages
from boggle_desk.engine.boggle.rules import BoggleRules, read_cube_sets
from boggle_desk.engine.boggle.rules import read_presets as read_boggle_presets
from boggle_desk.engine.boggle.wishes import wanted_by
from boggle_desk.engine.rulebook import for_practice, off_pad, read_table, read_words
from boggle_desk.engine.scrabble.knowledge import read_levels
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.models import locale_text
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.storage import figures
from boggle_desk.storage.lexica import SHIPPED, open_shipped
from boggle_desk.storage.shipped import floors
from boggle_desk.views import decorations
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.boggle_rules_card import BoggleRulesCard
from boggle_desk.views.rules_card import CardPlace, RuleRow, RulesSection
from boggle_desk.views.services import AppContext
from tests.storage.pasts import four_games
from tests.views.boggle.table_fixtures import open_desk, settings_for
from tests.views.test_rules_sheets import UNCHOSEN, lacks

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_example_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried == page.read_text(encoding="utf-8").count("\n>>> ")


ADDING = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', ADDING, re.MULTILINE | re.DOTALL))
"""What the page on adding tells to write, by file."""


def test_every_file_of_the_page_on_adding_is_read(tmp_path: Path) -> None:
    files = {name: text for name, text in EXAMPLES.items() if not name.endswith(".py")}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    sets = read_cube_sets(paths.resource("cubes", "english.json"))
    assert read_boggle_presets(tmp_path / "rules" / "boggle", sets)["blitz"].seconds == 60
    assert read_words(tmp_path / "rules" / "boggle")["blitz"].name == "Blitz"
    assert read_cube_sets(tmp_path / "cubes" / "english.json")["tiny2"].rows == 2
    assert [level.key for level in read_levels(tmp_path / "levels" / "scrabble.toml")] == ["uncle"]
    assert len(read_tile_sets(tmp_path / "tiles")["tiny"].tiles) == 22
    assert len(files) == 4


def test_the_preset_of_the_page_on_adding_can_ship(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H3: with its title and its few words, which were a branch in code."""
    (tmp_path / "boggle").mkdir()
    (tmp_path / "boggle" / "blitz.toml").write_text(EXAMPLES["rules/boggle/blitz.toml"], encoding="utf-8")
    shipped = read_words(paths.resource("rules", "boggle"))
    said = read_words(tmp_path / "boggle")
    monkeypatch.setattr(locale_text, "_words_of", lambda _game: shipped | said)
    sets = read_cube_sets(paths.resource("cubes", "english.json"))
    blitz = read_boggle_presets(tmp_path / "boggle", sets)["blitz"]
    presets = read_boggle_presets(paths.resource("rules", "boggle"), sets) | {"blitz": blitz}
    monkeypatch.setattr(AppContext, "boggle_presets", presets)
    with open_desk(settings_for("Ann", "Bea")) as people:
        people.desk.new_table()
        people.settle()
        card = people.setup.rules
        assert card.told("blitz", blitz) == ("Blitz", "one minute, first to 20")
        card.preset.choose("blitz")
        assert (card.rules().seconds, card.rules().target) == (60, 20)
    assert wanted_by(blitz, floors(), open_shipped()), "it shakes fairly, as every preset that ships"


def test_the_rule_of_the_page_on_adding_lacks_nothing(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """H3: two places, and the guard test has nothing to say."""
    field = EXAMPLES["engine/boggle/rules.py"]
    space = dict(vars(sys.modules[BoggleRules.__module__]))  # whose names the line uses
    exec(f"@dataclass(frozen=True)\nclass Rules(BoggleRules):\n{field}", space)  # noqa: S102  # our own page
    rules: Any = space["Rules"]
    row = textwrap.dedent(EXAMPLES["views/boggle/boggle_rules_card.py"]).strip().rstrip(",")

    class Card(BoggleRulesCard):
        kind = rules

        def localized(self, preset: BoggleRules) -> Any:
            return rules(**vars(super().localized(preset)))

        def sections(self) -> Sequence[RulesSection]:
            added: RuleRow = eval(row, {"RuleRow": RuleRow, "self": self})  # noqa: S307  # our own page
            return (*super().sections(), RulesSection(CardPlace.RARE_RIGHT, "Words", (added,)))

    monkeypatch.setitem(UNCHOSEN, rules, UNCHOSEN[BoggleRules])
    with open_desk(settings_for("Ann", "Bea")) as people:
        card = Card(people.desk.services, BoggleStrings(people.desk.window))
        try:
            assert lacks(card, people.desk.services) == []
            assert "fog" not in card.sentence()
            card.widget("fog").setChecked(True)
            assert card.rules().fog
            assert "fog" in card.sentence()
            assert for_practice(card.rules()).fog is False
            assert "fog" in off_pad(rules)
        finally:
            card.writing_card.deleteLater()
            card.deleteLater()


def changed(text: str, change: str) -> str:
    """Return a file as it is after a change that the page shows: `+` comes in, `-` goes, and `@@` leaves lines out."""
    for part in change.split("@@\n")[1:]:
        lines = [line if line.strip() else f" {line}" for line in part.splitlines(keepends=True)]
        before = "".join(line[1:] for line in lines if line[0] != "+")
        assert text.count(before) == 1, before
        text = text.replace(before, "".join(line[1:] for line in lines if line[0] != "-"))
    return text


CHANGES = [name for name, text in EXAMPLES.items() if text.startswith("@@")]


@pytest.mark.parametrize("name", CHANGES)
def test_the_changes_of_the_page_on_adding_fit_the_code(name: str) -> None:
    """The quick half of the round with another stage, which is played below."""
    path = ROOT / "boggle_desk" / name
    compile(changed(path.read_text(encoding="utf-8"), EXAMPLES[name]), name, "exec")


@pytest.mark.slow
def test_the_stage_of_the_page_on_adding_needs_no_widget(tmp_path: Path) -> None:
    """K3: in a copy of the program, as the running one has its phases already."""
    for folder in ("boggle_desk", "resources"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for name in CHANGES:
        path = tmp_path / "boggle_desk" / name
        path.write_text(changed(path.read_text(encoding="utf-8"), EXAMPLES[name]), encoding="utf-8")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import boggle_desk, pytest; sys.exit(pytest.main(sys.argv[2:]))"
    )
    played = subprocess.run(
        [sys.executable, "-c", code, tmp_path, "-q", "-p", "no:cacheprovider", "tests/views/boggle/new_stage.py"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},  # it is no worker
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stdout + played.stderr
    assert len(CHANGES) == 5, "four of the stage, and a show"


def test_the_shows_of_the_page_on_adding_are_lists(qapp: QApplication) -> None:
    """K5: a line in a list makes the winner's disc hop, and a new picture follows a list."""
    look, disc = Appearance(), lambda painter, box: painter.fillRect(box, "red")
    hopping = ModuleType(decorations.__name__)
    text = (ROOT / "boggle_desk" / "views" / "decorations.py").read_text(encoding="utf-8")
    exec(changed(text, EXAMPLES["views/decorations.py"]), vars(hopping))  # noqa: S102  # our own page
    podium = hopping.Podium(look)
    podium.show_places(hopping.placed(("Ann", "Bea"), (5, 3), (disc, disc)))
    heights = []
    for second in (1.6, 1.75, 1.9, 2.05, 2.2, 2.35, math.inf):
        podium.show_at(second)
        heights.append(podium.now("disc 1 up"))
        assert not podium.grab().isNull()
    assert heights == pytest.approx([0, 30, 0, 30, 0, 30, 0], abs=0.01)
    medal = ModuleType("boggle_desk.views.medal")
    exec(EXAMPLES["views/medal.py"], vars(medal))  # noqa: S102  # our own page
    picture = medal.Medal(look)
    picture.resize(200, 200)
    ends = picture.grab().toImage()
    for second, same in ((0.1, False), (0.75, False), (0.9, True)):
        picture.show_at(second)
        assert (picture.grab().toImage() == ends) is same


def test_the_room_of_the_page_on_adding_opens_and_leads_back(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ModuleType("boggle_desk.views.greeting_page")
    exec(EXAMPLES["views/greeting_page.py"], vars(page))  # noqa: S102  # our own page
    line = EXAMPLES["app/pages.py"].strip().rstrip(",")
    room = eval(line, {**vars(pages), "GreetingPage": page.GreetingPage})  # noqa: S307  # our own page
    monkeypatch.setattr(main_window, "ROOMS", (*pages.ROOMS, room))
    with open_desk(settings_for("Ann", "Bea")) as people:
        people.desk.show_room("greeting")
        people.settle()
        assert isinstance(people.desk.room, page.GreetingPage)
        people.click(people.desk.room.back)
        people.settle()
        assert people.desk.home.isVisible()


def test_the_statistic_of_the_page_on_adding_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    line = EXAMPLES["storage/figures.py"].strip().rstrip(",")
    figure = eval(line, dict(vars(figures)))  # noqa: S307  # our own page
    assert f'"{figure.name}": self.tr(' in EXAMPLES["views/history/history_strings.py"]
    monkeypatch.setattr(figures, "FIGURES", (*figures.FIGURES, figure))
    with four_games() as history:
        report = figures.report_of(history, "ann", figures.choices_of(history, "ann")[0])
    shares = [found[0] for each, found in report.figures if each.name == figure.name]
    assert len(shares) == 1
    assert 0 <= shares[0] <= 1


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
