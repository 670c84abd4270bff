"""What is under way when the window closes stops between two of its pieces, and goes on well another time."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.rules import BoardWish
from boggle_desk.engine.players import Player
from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.background_task import BackgroundTask, StopFlag, being_written, finish
from boggle_desk.models.learn.service import GamesReader
from boggle_desk.storage import disk
from boggle_desk.storage.spreadsheets import SpreadsheetKind
from boggle_desk.views.paper.print_preview import PrintPreview
from tests.engine.games_by_hand import alone, on_paper, on_screen
from tests.storage.keeping import keep
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

GCG = Path(__file__).parent / "data" / "gcg"
Work = Callable[[StopFlag], Any]


class CountingFlag(StopFlag):
    """Counts how often the work asks, and tells it to stop when it has asked so often."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.asked, self.most = 0, most

    def is_set(self) -> bool:
        self.asked += 1
        if self.asked == self.most:
            self.stop()
        return super().is_set()

    def check(self) -> None:
        if self.is_set():
            raise Stopped


@pytest.fixture
def people(qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        for number in range(9):
            keep(opened.desk.services.store, "boggle", (on_paper, on_screen, alone)[number % 3]())
        opened.desk.services.learning.open()
        opened.wait(lambda: opened.desk.services.learning.store is not None)
        yield opened


def _importing(people: Sitting, folder: Path) -> None:
    for number in range(5):
        (folder / f"{number}.gcg").write_bytes((GCG / "family_four.gcg").read_bytes())
    people.desk.open_files(sorted(folder.glob("*.gcg")))


def _saving_everything(people: Sitting, folder: Path) -> None:
    people.desk.show_games()
    people.ask.file = folder / "all.zip"
    assert people.desk.games
    people.click(people.desk.games.pack)


def _exporting(people: Sitting, folder: Path) -> None:
    keeper = people.desk.services.history
    keeper.refresh()
    people.wait(lambda: not keeper.busy)
    people.desk.show_room("history")
    people.ask.file = folder / "words.csv"
    people.desk.room.save_sheet(SpreadsheetKind.WORDS)  # type: ignore[union-attr]  # the page of this room


def _erasing(people: Sitting, _folder: Path) -> None:
    people.desk.show_games()
    work = people.desk.services.history.erasing_person("bea")
    people.desk.games.begin(work, repr, "", survives_page=True)  # type: ignore[union-attr]  # it is shown


def _word_list(people: Sitting, folder: Path) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    words = [f"{a}{b}{c}{d}" for a in letters for b in letters for c in letters for d in letters[:8]]
    (folder / "words.txt").write_text("\n".join(words))
    people.desk.services.lexica.add(folder / "words.txt")


def _wish(people: Sitting, _folder: Path) -> None:
    rules = replace(people.desk.services.boggle_presets["classic"], wish=BoardWish(least_words=1_500))
    people.desk.begin(rules, (Player("Ann"),))
    people.table.wished.begin()


def _history(people: Sitting, _folder: Path) -> None:
    people.desk.services.history.refresh()


def _learning(people: Sitting, _folder: Path) -> None:
    services = people.desk.services
    assert services.learning.store
    GamesReader(services.store, services.learning.store, people.desk).start()


KINDS: dict[str, Callable[[Sitting, Path], None]] = {
    "importing": _importing,
    "saving everything": _saving_everything,
    "exporting a table": _exporting,
    "erasing a person": _erasing,
    "reading a list of words": _word_list,
    "looking for a wished board": _wish,
    "finding words to learn": _learning,
    "bringing the history up to date": _history,
}


@pytest.mark.parametrize("kind", KINDS)
def test_work_stops_between_two_pieces_and_is_done_another_time(
    kind: str, people: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Work] = []
    keep_work = lambda _task, work, *_how, **_more: begun.append(work)  # noqa: E731  # shorter than a function
    if kind == "exporting a table":
        KINDS[kind](people, tmp_path)
        people.wait(finish)
    with monkeypatch.context() as patched:
        patched.setattr(BackgroundTask, "start", keep_work)
        KINDS[kind](people, tmp_path)
    work, stopped, whole = begun[-1], CountingFlag(3), CountingFlag(0)
    with pytest.raises(Stopped):
        work(stopped)
    assert stopped.asked == 3
    if kind != "looking for a wished board":
        work(whole)
        assert whole.asked > 3
    assert not [*tmp_path.glob("*.part")]


def _exporting_games(people: Sitting, folder: Path) -> None:
    people.desk.show_games()
    people.ask.file = folder
    assert people.desk.games
    people.desk.games.table.selectAll()
    people.click(people.desk.games.save)


def _exporting_a_game(people: Sitting, folder: Path) -> None:
    people.desk.show_games()
    people.ask.file = folder / "game.jsonl"
    assert people.desk.games
    people.click(people.desk.games.save)


def _exporting_sheets(people: Sitting, file: Path) -> None:
    people.desk.show_print()
    people.ask.file = file
    [bench] = people.desk.window.findChildren(PrintPreview)
    bench.press_save()


EXPORTS: dict[str, Callable[[Sitting, Path], None]] = {
    "a game": _exporting_a_game,
    "games": _exporting_games,
    "everything": _saving_everything,
    "a table": _exporting,
    "a PDF": lambda people, folder: _exporting_sheets(people, folder / "boards.pdf"),
    "pictures": lambda people, folder: _exporting_sheets(people, folder / "boards.png"),
}


@pytest.mark.parametrize("kind", EXPORTS)
def test_t10_what_a_kill_leaves_of_an_export_is_gone_at_the_next_start(
    kind: str, people: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next start comes while the file is being brought to the disk."""
    folder, left = tmp_path / "of the user", list[tuple[int, int]]()
    folder.mkdir()
    sync = disk.sync_file

    def killed(descriptor: int) -> None:
        if drafts := [*folder.iterdir()]:
            with monkeypatch.context() as patched:
                patched.setattr(os, "getpid", lambda: 0)
                disk.sweep(people.desk.services.workshop)
            left.append((len(drafts), len([*folder.iterdir()])))
        sync(descriptor)

    monkeypatch.setattr(disk, "sync_file", killed)
    EXPORTS[kind](people, folder)
    people.wait(lambda: bool(left))
    people.wait(lambda: not being_written())
    people.settle()
    assert left[0] == (1, 0)


def test_closing_ends_what_goes_on_and_waits_for_what_is_nearly_done(qapp: QApplication) -> None:
    task, began, ended = BackgroundTask(latest_only=False), Event(), list[str]()

    def pieces(flag: StopFlag) -> None:
        began.set()
        try:
            while True:
                flag.check()
        finally:
            ended.append("pieces")

    task.start(pieces, survives_page=True)
    task.start(lambda _flag: ended.append("short"), survives_page=True)
    began.wait()
    assert finish()
    assert sorted(ended) == ["pieces", "short"]


def test_what_never_asks_whether_to_stop_keeps_nobody_waiting(qapp: QApplication) -> None:
    task, go_on = BackgroundTask(), Event()
    task.start(lambda _flag: go_on.wait(), survives_page=True)
    assert not finish()
    go_on.set()


def test_closing_asks_before_a_file_is_lost(people: Sitting) -> None:
    task, go_on = BackgroundTask(), Event()
    task.start(lambda _flag: go_on.wait(), writes="all.zip")
    assert being_written() == "all.zip"
    people.ask.answer = False
    people.desk.window.close()
    assert people.ask.careful == ["Close now and you lose it. Close anyway?"]
    assert people.desk.window.isVisible()
    go_on.set()
    people.wait(lambda: not being_written())
    people.desk.window.close()
    assert not people.desk.window.isVisible()
