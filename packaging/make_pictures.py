"""Take pictures of the real window, out of sight.

python packaging/make_pictures.py                 all those of docs/pictures.md, in `docs/images`
python packaging/make_pictures.py --every FOLDER  every page in both themes, in three sizes and with large letters
python packaging/make_pictures.py --every FOLDER setup win   only pages whose names begin like this
python packaging/make_pictures.py --mirrored FOLDER   every page as it is from right to left
python packaging/make_pictures.py --strips FOLDER     what moves, as film strips, from a window on the screen

The first one takes Xvfb for what moves and Chromium for the phones. `made.json` remembers what the pictures show.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

from PySide6.QtCore import QAbstractItemModel, QElapsedTimer, QEventLoop, Qt, QThreadPool, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QImage, QPainter
from PySide6.QtWidgets import QApplication
from sources import record

from boggle_desk.app import MainWindowController, prepare
from boggle_desk.app.pages import ROOMS
from boggle_desk.app.preload import CycleSearch
from boggle_desk.engine.boggle.events import (
    BeginSearch,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.position import Phase as CrosswordPhase
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.settings import BoggleSetup, Motion, ThemeChoice
from boggle_desk.storage.shipped import scrabble_levels
from boggle_desk.views import controls
from boggle_desk.views.boggle.boggle_table_page import BoggleTablePage
from boggle_desk.views.boggle.dome_view import Cubes
from boggle_desk.views.games_page import GamesPage
from boggle_desk.views.history.history_page import HistoryPage
from boggle_desk.views.render_cache import nothing_is_painted
from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "images"
NAMES = ("Mum", "Theo", "Ada", "Dad")
QUALITY, SHEET = 88, 1080
_TURNS = 13
LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK
README = {
    "home": LIGHT, "setup_boggle": LIGHT, "shake": DARK, "search": LIGHT, "reading": LIGHT, "round_end": DARK,
    "all_words": DARK, "scrabble": LIGHT, "win": LIGHT,
}  # fmt: skip
"""The pages of the README with the theme that each is shown in."""
TAKEN = [
    hashlib.sha256(file.read_bytes()).hexdigest()
    for kinds in ("boggle_desk/views/**/*.py", "resources/*.qss", "resources/themes.toml", "resources/images/**/*.*")
    for file in sorted(ROOT.glob(kinds))
]
"""What the window looks like: a test before a release says whether the pictures are of today."""
LOOKS = {"1280": (1280, 800, 1.0), "1920": (1920, 1080, 1.0), "1024": (1024, 600, 1.0), "200": (1280, 800, 2.0)}
"""The sizes of window and letters by name."""


def wait(milliseconds: int) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Camera:
    """Takes the pictures of a page: the README's one, or one in every look."""

    def __init__(self, desk: MainWindowController, folder: Path | None, wanted: tuple[str, ...]) -> None:
        """Without a folder it takes those of the README. `wanted` are the names that pages begin with, none for all."""
        self.desk, self._folder, self._wanted = desk, folder, wanted

    def take(self, name: str) -> None:
        """Take the page that is shown."""
        if self._wanted and not name.startswith(self._wanted):
            return
        if self._folder is None:
            if name in README:
                self._save(FOLDER / f"{name}_{README[name].value}.jpg", "1280", README[name])
            return
        for look in LOOKS:
            for theme in (LIGHT, DARK):
                self._save(self._folder / f"{name}_{look}_{theme.value}.jpg", look, theme)
        self._look("1280", LIGHT)

    def _look(self, look: str, theme: ThemeChoice) -> None:
        width, height, letters = LOOKS[look]
        self.desk.services.choices.change(theme=theme, text_scale=letters)
        self.desk.window.resize(width, height)
        wait(350)

    def _save(self, path: Path, look: str, theme: ThemeChoice) -> None:
        self._look(look, theme)
        self.desk.window.grab().save(str(path), quality=QUALITY)
        print(path.name, flush=True)


class Reader:
    """Writes down what a screen reader finds on a page: roles, names and descriptions, and what is announced."""

    _MOST_CHILDREN = 30
    """More rows and cells of a table are not told."""
    _CHANGING = re.compile(r"(\w+day, )?\d{1,2} [A-Z][a-z]{2,8}( \d{4})?\b|\d{1,2}:\d\d|\d{4}-\d\d-\d\d")
    """What is another on another day."""

    def __init__(self, desk: MainWindowController, folder: Path) -> None:
        self._desk, self._folder, self._announced = desk, folder, list[str]()
        controls.QAccessible = self  # type: ignore[misc,assignment]  # `controls.announce` speaks to it

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802 - Qt's name
        """Hear what is announced."""
        self._announced.append(event.message())

    def take(self, name: str) -> None:
        """Write the page that is shown, when all that is looked for beside it has been found."""
        quiet = 0
        while quiet < 3:
            wait(100)
            page = self._desk.window.page
            comes = page is None or not page.isVisible()
            quiet = 0 if comes or QThreadPool.globalInstance().activeThreadCount() else quiet + 1
        lines = [
            *self._lines(QAccessible.queryAccessibleInterface(page), 0),
            *(f"! {each}" for each in self._announced),
        ]
        self._announced.clear()
        text = self._CHANGING.sub("…", "\n".join(lines))
        (self._folder / f"{name}.txt").write_text(text + "\n", encoding="utf-8")
        print(name, flush=True)

    def _lines(self, part: QAccessibleInterface, depth: int) -> Iterator[str]:
        name, about = (part.text(each) for each in (QAccessible.Text.Name, QAccessible.Text.Description))
        if name or about:
            state = part.state()
            marks = [
                mark
                for mark, so in (("focus", state.focused), ("chosen", state.checked), ("off", state.disabled))
                if so
            ]
            said = [part.role().name, f"'{name}'", *([f"({about})"] if about else []), *marks]
            yield "  " * depth + " ".join(said)
        for number in range(min(part.childCount(), self._MOST_CHILDREN)):
            child = part.child(number)
            if child and child.isValid() and not child.state().invisible:
                yield from self._lines(child, depth + bool(name or about))


def table(desk: MainWindowController) -> BoggleTablePage:
    """Return the table, which must be there."""
    assert isinstance(desk.table, BoggleTablePage)
    return desk.table


def begin(desk: MainWindowController, writing: Writing, *players: Player, target: int = 50) -> BoggleTablePage:
    """Begin a Classic game."""
    rules = desk.services.boggle_presets["classic"]
    desk.begin(replace(rules, writing=writing, target=target), players)
    return table(desk)


def words_for(page: BoggleTablePage) -> list[str]:
    """Return the words of the board, the most common and shortest first."""
    board, lexicon = page.position.board, page.lexicon
    assert board
    found = {w.word for w in solve(board, lexicon.graph) if lexicon.is_brought(w.word)}
    return sorted(found, key=lambda word: (lexicon.commonness(word), len(word), word))


def shake(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """Show the dome before a shake, and while the cubes fly."""
    take("dome")
    page = table(desk)
    desk.services.choices.change(motion=Motion.ON)
    wait(2500)  # the physics is being read
    page.shake_panel.shake.pressed.emit()
    wait(900)
    take("shake")
    page.shake_panel.shake.released.emit()
    desk.services.choices.change(motion=Motion.OFF)
    page.dome.skip()
    wait(300)
    page.submit(Shake())
    take("covered")


def on_paper(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """Search on paper, with the last seconds."""
    page = begin(desk, Writing.PAPER, *(Player(name) for name in NAMES))
    page.submit(Shake())
    page.submit(BeginSearch())
    page.timer.clock.stop()
    take("search_paper")
    page.timer.clock.set(page.timer.clock.length, page.timer.clock.length - 9)
    wait(900)
    take("search_paper_last10")
    page.pause_or_resume()
    take("pause")
    page.pause_or_resume()
    page.submit(EndSearch())
    take("collect")


def on_screen(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """Search on the screen, read, and end the round and the game."""
    page = table(desk)
    for turn, seat in enumerate(page.position.seats_from(page.position.first_reader)):
        page.submit(BeginSearch())
        known = words_for(page)
        for number, word in enumerate(known[turn * 5 : turn * 5 + 22 : 2]):
            page.submit(WriteWord(seat, word, 8.0 * number))
        if turn == 0:
            page.timer.clock.set(page.timer.clock.length, 60)
            page.search_panel.entry.line.setText(max(known[:60], key=len).upper())
            page.dome.flash(())
            take("search")
        page.submit(EndSearch())
    step = 0
    while page.position.phase is Phase.READ:
        reader = page.position.reader
        assert reader is not None
        unread = [entry.word for entry in page.position.lists[reader] if entry.mark == "written"]
        page.submit(ReadWord(unread[0]) if unread else PassReading())
        step += 1
        if step == 5:
            page.reading_panel.press_challenge()
            take("challenge")
            page.reading_panel.press_challenge()
        if step == 6:
            take("reading")
    take("round_end")
    if page.position.phase is Phase.SCORED:
        page.do(Act.WORDS)
        wait(800)
        take("all_words")


def ending(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """See the finish of the last round, and the podium."""
    page = table(desk)
    take("finish")
    page.finish_panel.press_main()
    take("win")


def crossword(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """Let computers play for some turns, lay a play, and end the game."""
    rules = desk.services.scrabble_presets["family"]
    desk.begin(rules, tuple(Player(name) for name in NAMES))
    page = desk.table
    assert isinstance(page, ScrabbleTablePage)
    level, rng = scrabble_levels()["skilled"], Random(12)

    def play() -> None:
        seat = page.position.turn
        assert seat is not None
        page.submit(choose(page.position.seen_by(seat), level, page.lexicon, rng))

    for _ in range(_TURNS):
        play()
    page.stop_looking()  # who played sees the new tiles for a moment
    take("scrabble_covered")
    page.uncover()
    seat = page.viewer
    move = choose(page.position.seen_by(seat), level, page.lexicon, rng)
    assert isinstance(move, PlayTiles)
    for square, tile in move.play.laid:
        page.draft.lay_letter(tile.letter, square, tile.blank)
    take("scrabble")
    page.draft.clear()
    while page.position.phase is not CrosswordPhase.ENDED:
        play()
    take("scrabble_end")


class Film:
    """Takes a strip of pictures of a window on the screen, as it really looks while something moves."""

    def __init__(self, desk: MainWindowController, folder: Path, theme: ThemeChoice) -> None:
        self._desk, self._folder, self._theme, self._strips = desk, folder, theme, list[QImage]()

    def sheet(self) -> None:
        """Put all strips below each other, on one sheet as in `docs/images`."""
        strips = [strip.scaledToWidth(SHEET, Qt.TransformationMode.SmoothTransformation) for strip in self._strips]
        sheet = QImage(SHEET, sum(strip.height() for strip in strips), QImage.Format.Format_RGB32)
        painter = QPainter(sheet)
        for number, strip in enumerate(strips):
            painter.drawImage(0, sum(above.height() for above in strips[:number]), strip)
        painter.end()
        sheet.save(str(self._folder / f"strips_{self._theme.value}.jpg"), quality=QUALITY - 6)

    def take(self, name: str, *moments: int) -> None:
        """Take a picture at each of these milliseconds from now, and put them beside each other."""
        window, pictures, clock = self._desk.window, list[QImage](), QElapsedTimer()
        clock.start()
        for moment in moments:
            while clock.elapsed() < moment:
                wait(1)
            pictures.append(window.screen().grabWindow(window.winId()).toImage())
        wide, high = 640, 640 * window.height() // window.width()
        strip = QImage(wide * len(pictures), high, QImage.Format.Format_RGB32)
        painter = QPainter(strip)
        for number, picture in enumerate(pictures):
            smooth = picture.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation)
            painter.drawImage(number * wide, 0, smooth)
        painter.end()
        strip.save(str(self._folder / f"{name}_{self._theme.value}.jpg"), quality=QUALITY)
        self._strips.append(strip)
        print(name, flush=True)


def strips(desk: MainWindowController, folder: Path, theme: ThemeChoice) -> None:
    """Take strips of a shake, the settling cubes, the lifted dome, the finish of a race, and a bingo; and a sheet."""
    film, motion = Film(desk, folder, theme), partial(desk.services.choices.change, theme=theme)
    page = begin(desk, Writing.SCREEN, Player("Ben"), Player("Mum"), Player("Pip", "beginner"), target=1)
    motion(motion=Motion.ON)
    wait(3000)  # the physics is being read
    while not nothing_is_painted():
        wait(100)
    page.shake_panel.shake.pressed.emit()
    film.take("shake", 300, 800, 1400)
    page.shake_panel.shake.released.emit()
    film.take("settle", 150, 500, 1200)
    while page.position.phase is not Phase.COVERED or page.dome.cubes is not Cubes.STILL:
        wait(50)
    page.shake_panel.press_main()
    film.take("lift", 120, 350, 700)
    motion(motion=Motion.OFF)
    page = begin(desk, Writing.SCREEN, Player("Ben"), Player("Mum"), Player("Pip", "beginner"), target=8)
    page.submit(Shake())
    on_screen(desk, lambda name: motion(motion=Motion.ON) if name == "reading" else None)
    film.take("finish", 300, 1500, 2700, 3900, 5100, 6300)
    motion(motion=Motion.OFF)
    bingo(desk, film, motion)
    film.sheet()


def bingo(desk: MainWindowController, film: Film, motion: Callable[..., object]) -> None:
    """Let people play as experts do until somebody plays every tile."""
    level, rng, move = scrabble_levels()["expert"], Random(12), None
    desk.begin(desk.services.scrabble_presets["family"], tuple(Player(name) for name in NAMES[:2]))
    page = desk.table
    assert isinstance(page, ScrabbleTablePage)
    while not (isinstance(move, PlayTiles) and len(move.play.laid) == page.position.rules.bingo_tiles):
        if move:
            page.submit(move)
        assert page.position.turn is not None
        move = choose(page.position.seen_by(page.position.turn), level, page.lexicon, rng)
    motion(motion=Motion.ON)
    page.uncover()
    for square, tile in move.play.laid:
        page.draft.lay_letter(tile.letter, square, tile.blank)
    wait(600)
    page.submit(move)
    film.take("bingo", 200, 600, 1000, 1600)
    motion(motion=Motion.OFF)


def shown(model: QAbstractItemModel) -> set[str]:
    """Return what the cells of a table show."""
    cells = product(range(model.rowCount()), range(model.columnCount()))
    return {str(model.index(row, column).data()) for row, column in cells}


def tour(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """Open every page, one after the other, and have a picture of each taken."""
    take("home_empty")
    desk.new_table()
    take("setup_boggle")
    desk.new_table("scrabble")
    take("setup_scrabble")
    begin(desk, Writing.SCREEN, *(Player(name) for name in NAMES))
    shake(desk, take)
    on_screen(desk, take)
    page = begin(desk, Writing.SCREEN, Player("Ben"), Player("Mum"), Player("Pip", "beginner"), target=1)
    page.submit(Shake())
    on_screen(desk, lambda name: ending(desk, take) if name == "round_end" else None)
    on_paper(desk, take)
    crossword(desk, take)
    for room in ROOMS:
        desk.show_room(room.key)
        wait(700)
        take(f"room_{room.key}")
        if isinstance(history := desk.window.page, HistoryPage):
            history.figures.click()
            wait(700)
            take("history_figures")
    desk.show_games()
    while not (isinstance(games := desk.window.page, GamesPage) and "…" not in shown(games.table.model())):
        wait(100)  # how far each game has come is read with a pause before each
    take("games")
    desk.go_home()
    take("home")


def main(arguments: list[str]) -> int:
    """Take what the command line asks for."""
    way = arguments[0] if arguments[:1] in (["--every"], ["--spoken"], ["--mirrored"], ["--strips"]) else ""
    folder = Path(arguments[1]) if way else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with opened("" if way == "--strips" else "offscreen") as desk:
        if way == "--strips":
            for theme in (LIGHT, DARK):
                strips(desk, folder, theme)
            return 0
        camera = Camera(desk, folder if way else None, tuple(arguments[2:]))
        if way == "--mirrored":
            QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        tour(desk, Reader(desk, folder).take if way == "--spoken" else camera.take)
    if not arguments:
        moving()
        record(__file__, TAKEN)
    return 0


def moving() -> None:
    """Take what moves on a screen of its own, and the phones in a browser."""
    on_screen = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    with tempfile.TemporaryDirectory() as folder:
        film = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", sys.executable, __file__, "--strips", folder]
        subprocess.run(film, env=on_screen, check=True)
        for sheet in Path(folder).glob("strips_*.jpg"):
            shutil.copy(sheet, FOLDER)
    with tempfile.TemporaryDirectory() as folder:
        phones = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "tests/browsers/test_pictures.py"]
        subprocess.run(phones, cwd=ROOT, env=os.environ | {"BOGGLE_DESK_PHONE_PICTURES": folder}, check=True)


@contextmanager
def opened(platform: str) -> Iterator[MainWindowController]:
    """Open the program in a home of its own, with a family at the table; on the screen without a `platform`."""
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
        if platform:
            os.environ["QT_QPA_PLATFORM"] = platform
        application = QApplication(sys.argv[:1])
        prepare(application)
        cycles = CycleSearch()  # as in the program: other threads never destroy what is Qt's
        desk = MainWindowController(rng=Random(2017))
        players = tuple(Player(name) for name in NAMES)
        setup = BoggleSetup(rules={"writing": Writing.SCREEN})
        desk.services.choices.change(players=players, table=setup, motion=Motion.OFF, theme=LIGHT, sound=False)
        desk.window.showNormal()
        desk.window.resize(*LOOKS["1280"][:2])
        wait(1500)
        yield desk
        desk.close()
        cycles.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
