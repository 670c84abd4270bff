"""The window speaks another language as soon as it is chosen, and nothing on the table is lost."""

import importlib.util
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from boggle_desk import paths
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.models.locale_text import language_for
from boggle_desk.views.dialogs.settings_dialog import SettingsDialog
from tests.views.boggle.table_fixtures import Sitting, open_desk, seated, settings_for, wait_until
from tests.views.boggle.table_stages import lift, shake

SCRIPT = Path(__file__).parents[2] / "packaging" / "compile_translations.py"


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return translations of which German is English in brackets."""
    folder = tmp_path_factory.mktemp("pseudo")
    specification = importlib.util.spec_from_file_location("compile_translations", SCRIPT)
    assert specification
    assert specification.loader
    tool = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(tool)
    shutil.copy(paths.translations() / "boggle_desk_en.qm", folder)
    tool.write_pseudo(folder, "de")
    return folder


@pytest.fixture
def people(qapp: QApplication, pseudo: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setattr(paths, "translations", lambda: pseudo)
    with open_desk(settings_for("Ana", "Ben")) as opened:
        yield opened
    QLocale.setDefault(QLocale.c())


def choose(people: Sitting, language: str) -> None:
    home = people.desk.home
    people.desk.services.choices.change(language=language)
    wait_until(lambda: people.desk.home is not home)


def menus(people: Sitting) -> list[str]:
    return [action.text().replace("&", "") for action in people.desk.window.menuBar().actions()]


def test_menus_home_settings_and_numbers_follow_at_once(people: Sitting) -> None:
    desk = people.desk
    desk.show_settings()
    wait_until(lambda: any(each.isVisible() for each in people.desk.window.findChildren(SettingsDialog)))
    english = menus(people)
    choose(people, "de")
    assert menus(people) == ["‹Game~~›", "‹Edit~~›", "‹View~~›", "‹Tools~~›", "‹Help~~›"]
    assert desk.home.duel.text().startswith("‹")
    assert QLocale().name() == "de_DE"
    wait_until(lambda: any(each.isVisible() for each in people.desk.window.findChildren(SettingsDialog)))
    shown = next(each for each in people.desk.window.findChildren(SettingsDialog) if each.isVisible())
    assert shown.windowTitle().startswith("‹")
    shown.close()
    choose(people, "en")
    assert menus(people) == english
    assert desk.home.isVisible()


def test_menus_follow_when_python_has_lost_one(people: Sitting) -> None:
    shiboken6.invalidate(people.desk.window.menus[0])  # seen after an evening, when a page had shown them in its button
    choose(people, "de")
    assert menus(people)[0] == "‹Game~~›"


@pytest.mark.parametrize(("names", "said"), [(("Ana",), "Schüttle kräftig"), (("Ana", "Ben"), "Schüttelt kräftig")])
def test_german_speaks_to_one_or_to_several(qapp: QApplication, names: tuple[str, ...], said: str) -> None:
    with open_desk(settings_for(*names)) as opened:
        choose(opened, "de")
        seated(opened, *names)
        assert opened.table.shake_panel.heading.text() == said
    QLocale.setDefault(QLocale.c())


def test_a_search_waits_with_its_sand_and_its_words(people: Sitting) -> None:
    seated(people, "Ana", "Ben")
    shake(people)
    lift(people)
    people.run(60)
    steps = people.table.session.steps
    choose(people, "de")
    page = people.table
    assert page.position.phase is Phase.SEARCH
    assert page.session.steps[: len(steps)] == steps
    assert page.timer.paused
    assert round(page.timer.clock.left) == 120
    people.desk.go_home()
    assert people.desk.home.waiting.game


def test_pages_over_others_come_back_over_them(people: Sitting) -> None:
    """The way in for phones was gone, while the table below it waited for it."""
    desk = people.desk
    desk.find_addresses = list
    seated(people, "Ana", "Ben")
    desk.invite_again()
    table, join = desk.table, desk.join
    choose(people, "de")
    assert list(desk.stack) == ["table", "join"]
    assert desk.window.pages.currentWidget() is desk.join is not join
    assert desk.table is not table
    assert desk.join.phones is desk.phones
    desk.join.back_asked.emit()
    assert desk.window.pages.currentWidget() is desk.table
    assert list(desk.stack) == ["table"]


@pytest.mark.slow
def test_every_page_comes_back(people: Sitting) -> None:
    desk = people.desk
    desk.new_table("scrabble")
    setup = desk.setup
    choose(people, "de")
    assert type(desk.setup) is type(setup)
    assert desk.setup is not setup
    assert desk.window.pages.currentWidget() is desk.setup
    desk.show_room("boards")
    choose(people, "en")
    assert desk.window.pages.currentWidget() is desk.room
    desk.show_games()
    choose(people, "de")
    assert desk.window.pages.currentWidget() is desk.games
    assert desk.window.pages.count() == 1


@pytest.mark.parametrize(("system", "spoken"), [("de_AT", "de"), ("pt_BR", "en"), ("es_MX", "es")])
def test_the_languages_of_the_system_come_first(system: str, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert language_for("") == spoken
    assert language_for("en") == "en"
    assert language_for("tlh") == spoken
