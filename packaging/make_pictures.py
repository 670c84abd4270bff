"""Make the pictures of the README from the real window, out of sight: `python packaging/make_pictures.py`."""

import os
import sys
import tempfile
from pathlib import Path
from random import Random

os.environ["QT_QPA_PLATFORM"] = "offscreen"
_HOME = tempfile.TemporaryDirectory()
os.environ |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), _HOME.name)

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402 - the environment comes first
from PySide6.QtWidgets import QApplication  # noqa: E402 - as above

from boggle_desk.app import MainWindowController, prepare  # noqa: E402 - as above
from boggle_desk.engine.boggle.events import (  # noqa: E402 - as above
    BeginSearch,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase  # noqa: E402 - as above
from boggle_desk.engine.boggle.rules import Writing  # noqa: E402 - as above
from boggle_desk.engine.boggle.solver import solve  # noqa: E402 - as above
from boggle_desk.engine.players import Player  # noqa: E402 - as above
from boggle_desk.engine.scrabble.computer import choose  # noqa: E402 - as above
from boggle_desk.engine.scrabble.events import PlayTiles  # noqa: E402 - as above
from boggle_desk.settings import Motion, TableSetup, ThemeChoice  # noqa: E402 - as above
from boggle_desk.views.boggle.table_page import TablePage  # noqa: E402 - as above
from boggle_desk.views.scrabble.table_page import ScrabbleTablePage  # noqa: E402 - as above

FOLDER = Path(__file__).parent / "pictures"
NAMES = ("Mum", "Theo", "Ada", "Dad")
SIZE = (1280, 800)
QUALITY = 88
_TURNS = 13


def wait(milliseconds: int) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def take(desk: MainWindowController, name: str) -> None:
    """Save the window as it is."""
    wait(400)
    desk.window.grab().save(str(FOLDER / f"{name}.jpg"), quality=QUALITY)
    print(name)


def choose_colours(desk: MainWindowController, theme: ThemeChoice) -> None:
    """Use these colours."""
    desk.services.choices.change(theme=theme)
    wait(200)


def table(desk: MainWindowController) -> TablePage:
    """Return the table, which must be there."""
    assert isinstance(desk.table, TablePage)
    return desk.table


def shake_for_show(desk: MainWindowController) -> None:
    """Shake by the button until the cubes fly; take the picture; let go."""
    desk.services.choices.change(motion=Motion.ON)
    wait(2500)  # the physics is being read
    page = table(desk)
    page.shake_panel.shake.pressed.emit()
    wait(900)
    take(desk, "shake_dark")
    page.shake_panel.shake.released.emit()
    desk.services.choices.change(motion=Motion.OFF)
    page.dome.skip()
    wait(300)


def search(desk: MainWindowController) -> None:
    """Let everybody write some of the common words that are on the board."""
    page = table(desk)
    lexicon = page.lexicon
    for turn, seat in enumerate(page.position.seats_from(page.position.first_reader)):
        page.submit(BeginSearch())
        board = page.position.board
        assert board
        found = [w.word for w in solve(board, lexicon.graph) if not lexicon.is_offensive(w.word)]
        known = sorted(found, key=lambda word: (lexicon.commonness(word), -len(word), word))
        for number, word in enumerate(known[turn * 5 : turn * 5 + 22 : 2]):
            page.submit(WriteWord(seat, word, 8.0 * number))
        if turn == 0:
            page.timer.clock.tick()
            page.search_panel.entry.line.setText(max(known[:60], key=len).upper())
            choose_colours(desk, ThemeChoice.LIGHT)
            take(desk, "search_light")
        page.submit(EndSearch())


def read(desk: MainWindowController) -> None:
    """Read a few words for the picture, then all."""
    page = table(desk)
    read_words = 0
    while page.position.phase is Phase.READ:
        reader = page.position.reader
        assert reader is not None
        unread = [entry.word for entry in page.position.lists[reader] if entry.mark == "written"]
        page.submit(ReadWord(unread[0]) if unread else PassReading())
        read_words += 1
        if read_words == 6:
            take(desk, "reading_light")


def crossword(desk: MainWindowController) -> None:
    """Let computers play for some turns, then lay a play for the picture."""
    rules = desk.services.scrabble_presets["family"]
    players = [Player(name) for name in NAMES]
    desk.begin(rules, tuple(players))
    page = desk.table
    assert isinstance(page, ScrabbleTablePage)
    level, rng = desk.services.levels["skilled"], Random(12)
    for _ in range(_TURNS):
        seat = page.position.turn
        assert seat is not None
        page.submit(choose(page.position.seen_by(seat), level, page.lexicon, rng))
    page.uncover()
    seat = page.viewer
    move = choose(page.position.seen_by(seat), level, page.lexicon, rng)
    assert isinstance(move, PlayTiles)
    for square, tile in move.play.laid:
        page.draft.lay_letter(tile.letter, square, tile.blank)
    choose_colours(desk, ThemeChoice.LIGHT)
    take(desk, "scrabble_light")
    choose_colours(desk, ThemeChoice.DARK)
    take(desk, "scrabble_dark")


def main() -> int:
    """Play a round and take pictures on the way."""
    FOLDER.mkdir(exist_ok=True)
    application = QApplication(sys.argv[:1])
    prepare(application)
    desk = MainWindowController(rng=Random(2017))
    players = tuple(Player(name) for name in NAMES)
    desk.services.choices.change(
        players=players,
        table=TableSetup(writing=Writing.SCREEN),
        motion=Motion.OFF,
        theme=ThemeChoice.LIGHT,
        sound=False,
    )
    desk.window.showNormal()
    desk.window.resize(*SIZE)
    take(desk, "start_light")
    desk.new_table()
    take(desk, "setup_light")
    assert desk.setup
    choose_colours(desk, ThemeChoice.DARK)
    desk.setup.press_start()
    shake_for_show(desk)
    table(desk).submit(Shake())
    search(desk)
    read(desk)
    choose_colours(desk, ThemeChoice.DARK)
    take(desk, "scores_dark")
    table(desk).scores_panel.words.click()
    wait(800)
    take(desk, "review_dark")
    crossword(desk)
    desk.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
