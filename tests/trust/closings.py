"""Close the window of the real program while it does something long, and measure how soon the process is gone.

Each kind of work is begun in a home with many games. `python -m tests.trust.closings [KIND ...]` prints a line for each
kind: the seconds from the closing to the end of the process, and the games that are there then. A screen is used if
there is one. Two seconds is too long.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from boggle_desk.storage.backups import Backups
from boggle_desk.storage.disk import hold
from boggle_desk.storage.exchange import to_lines
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.lexica import open_shipped
from tests.storage.many_games import fill

_GAMES, _FILES = 2_000, 1_600
_FOLDERS = {"XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}

_PROGRAM = """
import json, sys, time
from dataclasses import replace
from functools import partial
from pathlib import Path
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from boggle_desk import app
from boggle_desk.engine.boggle.events import Shake
from boggle_desk.engine.boggle.rules import BoardWish
from boggle_desk.engine.players import Player
from boggle_desk.models import background_task
from boggle_desk.storage.exchange import Whose
from boggle_desk.storage.spreadsheets import SpreadsheetKind
from boggle_desk.views.paper.print_preview import PrintPreview
from boggle_desk.views.render_cache import nothing_is_painted
AFTER = {"champions": 4_000, "wish": 2_500, "analysis": 6_000, "backup": 20, "printing": 30, "saving_sheets": 30,
    "goals": 10, "pictures": 5, "shaking": 400}
kind, home = sys.argv[1], Path(sys.argv[2])

def agree(*_asked, **_how):
    print(json.dumps({"agreed": time.monotonic()}), flush=True)
    return True

class MainWindowController(app.MainWindowController):
    def __init__(self):
        super().__init__()
        ask = self.services.ask
        ask.confirm, ask.tell = agree, lambda *_told: None
        ask.choose, ask.save_file = lambda *_asked: 0, lambda *_asked: home / "written"
        ask.whose = lambda *_asked: Whose(ours=True)
        self.loaded.connect(lambda: QTimer.singleShot(300, self.begin_work))
    def begin_work(self):
        QTimer.singleShot(AFTER.get(kind, 500), self.end)
        getattr(self, kind)()
    def end(self):
        if kind == "pictures" and nothing_is_painted():
            self.window.resize(self.window.width() - 8, self.window.height())
            QTimer.singleShot(100, self.end)
            return
        busy = len(background_task._going_on) + QThreadPool.globalInstance().activeThreadCount()
        busy += not nothing_is_painted()
        if kind == "shaking":
            busy += self.table.dome._motion.moving
        print(json.dumps({"busy": busy, "closed": time.monotonic()}), flush=True)
        self.window.close()
    def importing(self):
        self.open_files(sorted((home / "files").iterdir()))
    def nothing(self):
        pass
    def bringing_in(self):
        self.open_files([home / "all.zip"])
    def saving_everything(self):
        self.show_games()
        self.games._pack()
    def restoring(self):
        self.show_games()
        self.games._offer_backups(self.services.backups._backups.copies())
    def backup(self):
        self.services.backups.make()
    def exporting(self):
        self.show_room("history")
        self.room.save_sheet(SpreadsheetKind.WORDS)
    def erasing(self):
        self.show_games()
        self.games.begin(self.services.history.erasing_person("bea"), repr, "", survives_page=True)
    def history(self):
        self.services.history.refresh()
        self.show_room("history")
    def learning(self):
        self.show_room("learn")
    def word_list(self):
        self.services.lexica.add(home / "words.txt")
    def bench(self):
        self.show_print()
        [bench] = self.window.findChildren(PrintPreview)
        bench.form.wishes = replace(bench.form.wishes, boards=24, solutions=True)
        return bench
    def saving_sheets(self):
        self.bench().press_save()
    def printing(self):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(home / "written.pdf"))
        self.services.ask.printer = lambda *_asked: printer
        self.bench().press_print()
    def analysis(self):
        self.open_files([home / "files" / "0.gcg"])
        def begin():
            if self.viewer:
                self.viewer.analysis.begin(20.0)
            else:
                QTimer.singleShot(50, begin)
        begin()
    def goals(self):
        rules = replace(self.services.boggle_presets["super"], practice=True, goal=100)
        self.begin(rules, (Player("Ann"),), (Shake(),))
    def pictures(self):
        self.begin(self.services.boggle_presets["master"], (Player("Ann"),))
        self.begin(self.services.scrabble_presets["club"], (Player("Ann"), Player("Bea")))
    def shaking(self):
        self.begin(self.services.boggle_presets["master"], (Player("Ann"),), (Shake(),))
    def wish(self):
        self.begin(replace(self.services.boggle_presets["classic"], wish=BoardWish(least_words=1_500)),
        (Player("Ann"),)) self.table.wished.begin() def champions(self): rules =
        self.services.scrabble_presets["tournament_double"] self.begin(rules, (Player("Max", "champion"),
        Player("Ann")))

app.MainWindowController = MainWindowController
sys.exit(app.run())
"""
KINDS = tuple(
    line.split()[1].partition("(")[0]
    for line in _PROGRAM.partition("def end")[2].splitlines()
    if line.startswith("    def ") and "bench" not in line
)


def _furnish(home: Path, rng: Random) -> None:
    """Put games, a copy, files to import, a file with everything and a list of words into a home."""
    data = home / "data" / "boggle-desk"
    data.mkdir(parents=True)
    fill(data / "games.sqlite", _GAMES, rng)
    store = GameStore.open(data / "games.sqlite")
    (home / "files").mkdir()
    for game in store.recent(_GAMES):
        (home / "files" / f"{game.id}.jsonl").write_bytes(to_lines(store.written(game.id)))
    for game in range(_FILES):
        shutil.copy(Path("tests/data/gcg/family_four.gcg"), home / "files" / f"{game}.gcg")
    backups = Backups(data, store.reader())
    backups.make()
    backups.pack(home / "all.zip", home / "none.json")
    store.close()
    words = sorted(open_shipped().graph)
    (home / "words.txt").write_text("\n".join(word + end for end in ("", "QX", "XQ", "ZX") for word in words))


def _closed(kind: str, home: Path) -> tuple[float, int]:
    """Return how many seconds the process lived after its window was closed, and how many games are there. What it left
    must be whole."""
    here = home / "trial"
    shutil.copytree(home, here, ignore=shutil.ignore_patterns("trial", "files"))
    if kind in ("bringing_in", "restoring"):
        for each in (here / "data" / "boggle-desk").glob("games.sqlite*"):
            each.unlink()
    (here / "files").symlink_to(home / "files")
    folders = {name: str(here / folder) for name, folder in _FOLDERS.items()} | {"HOME": str(here)}
    environment = {"QT_QPA_PLATFORM": "xcb" if "DISPLAY" in os.environ else "offscreen"} | os.environ | folders
    try:
        ended = subprocess.run(
            [sys.executable, "-c", _PROGRAM, kind, str(here)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        gone = monotonic()
        said = {name: value for line in ended.stdout.splitlines() for name, value in json.loads(line).items()}
        assert said["busy"] or kind == "nothing", f"{kind} was over before the window was closed"
        assert "Traceback" not in ended.stderr, ended.stderr
        os.close(hold(here / "data" / "boggle-desk" / "in-use"))
        store = GameStore.open(here / "data" / "boggle-desk" / "games.sqlite")
        assert not store.notices
        stored = len(store.games())
        store.close()
        assert not [*here.glob("written*.part")]
        seconds = gone - max(said["closed"], said.get("agreed", 0))
        return seconds, stored
    finally:
        shutil.rmtree(here)


def main() -> None:
    with TemporaryDirectory() as folder:
        _furnish(Path(folder), Random(1))
        for kind in sys.argv[1:] or KINDS:
            try:
                seconds, games = _closed(kind, Path(folder))
                print(f"{kind}: {seconds:.2f} s, {games} games", flush=True)
            except (AssertionError, subprocess.CalledProcessError) as error:
                print(f"{kind}: {getattr(error, 'stderr', error)}")


if __name__ == "__main__":
    main()
