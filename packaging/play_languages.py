"""Play a round of Boggle and a game of Scrabble in each language, by mouse in a real window, and take pictures.

    xvfb-run -s "-screen 0 1280x800x24" python packaging/play_languages.py [LANGUAGE ...]

Wants an X server with a window manager, `xdotool`, which moves and presses the mouse as a hand would, and `import` of
ImageMagick, which takes the pictures. They go to `docs/images/languages`. Nobody waits: the timer is turned on, nothing
is animated, and each person is told what to play by the engine.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPoint  # noqa: E402 - once the project is on the path
from PySide6.QtGui import QImage  # noqa: E402 - as above
from PySide6.QtWidgets import QApplication, QPushButton, QWidget  # noqa: E402 - as above

from boggle_desk.engine.boggle.position import Phase  # noqa: E402 - as above
from boggle_desk.engine.boggle.solver import solve  # noqa: E402 - as above
from boggle_desk.engine.players import Player  # noqa: E402 - as above
from boggle_desk.engine.scrabble.computer import choose  # noqa: E402 - as above
from boggle_desk.engine.scrabble.events import PlayTiles  # noqa: E402 - as above
from boggle_desk.engine.scrabble.position import Phase as ScrabblePhase  # noqa: E402 - as above
from boggle_desk.storage.lexica import SHIPPED  # noqa: E402 - as above
from boggle_desk.storage.shipped import scrabble_levels  # noqa: E402 - as above
from tests.views.boggle import table_fixtures as boggle  # noqa: E402 - as above
from tests.views.scrabble import table_fixtures as scrabble  # noqa: E402 - as above

FOLDER = ROOT / "docs" / "images" / "languages"
_WIDE, _QUALITY = 960, 80
_PLAYERS = {"german": "Jürgen", "french": "Zoé", "spanish": "Íñigo", "dutch": "Sjoerd", "polish": "Łucja"}
_WORDS = 8
"""How many words each person finds."""


_ACTIONS: dict[str, tuple[str, ...]] = {
    "mouseClick": ("click", "1"),
    "mousePress": ("mousedown", "1"),
    "mouseMove": (),
    "mouseRelease": ("mouseup", "1"),
}


class Hand:
    """A hand on the mouse, in place of Qt's own for tests."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return partial(self._do, _ACTIONS[name])

    def _do(self, then: tuple[str, ...], widget: QWidget, *further: Any, pos: QPoint | None = None) -> None:
        """Move there, and press or let go."""
        point = widget.mapToGlobal(pos or next(each for each in further if isinstance(each, QPoint)))
        subprocess.run(["xdotool", "mousemove", str(point.x()), str(point.y()), *then], check=True)
        for _ in range(3):
            boggle.QThread.msleep(8)
            QApplication.processEvents()


def take(name: str) -> None:
    """Take a picture of the screen."""
    for _ in range(20):
        boggle.QThread.msleep(20)
        QApplication.processEvents()
    with tempfile.TemporaryDirectory() as folder:
        shot = Path(folder) / "screen.png"
        subprocess.run(["import", "-window", "root", shot], check=True)
        small = QImage(str(shot)).scaledToWidth(_WIDE, boggle.Qt.TransformationMode.SmoothTransformation)
        FOLDER.mkdir(parents=True, exist_ok=True)
        small.save(str(FOLDER / f"{name}.jpg"), quality=_QUALITY)


def play_boggle(people: boggle.Sitting, language: str) -> str:
    """Play a round: shake, lift the dome, find words, read them, and see what they are worth."""
    people.click(people.desk.home.new)
    people.settle()
    people.click(people.setup.rules.writing.buttons[1])
    people.click(people.setup.start)
    people.settle()
    view = people.table.dome.viewport()
    middle = view.rect().center()
    people.drag(view, middle, *(middle + QPoint(step, -step // 2) for step in (30, -30, 40, -40, 0)))
    people.settle()
    for turn in range(len(people.position.players)):
        people.click(people.table.shake_panel.lift)
        people.settle()
        board, words = people.position.board, people.table.lexicon
        assert board
        found = list(solve(board, words.graph, people.position.rules.minimum_length))
        found = [each for each in found if words.is_brought(each.word)]
        found.sort(key=lambda each: (words.commonness(each.word), -len(each.word), each.word))
        for each in found[5 * turn :][:_WORDS]:
            people.trace(*each.path)
        if turn == 0:
            take(f"{language}_search")
        people.run_out()
        people.settle()
    count = sum(len(written) for written in people.position.lists)
    while people.phase is Phase.READ:
        people.click(people.table.reading_panel.main)
        people.settle()
    assert people.phase in (Phase.SCORED, Phase.ENDED)
    take(f"{language}_round_end")
    return f"{count} words found with the mouse, {' : '.join(map(str, people.position.rounds[-1]))}"


def play_scrabble(people: scrabble.Sitting, language: str) -> str:
    """Play a game to its end against the casual computer."""
    people.click(people.desk.home.crossword)
    people.settle()
    people.click(people.setup.start)
    people.settle()
    rng, turns = Random(7), 0
    while True:
        scrabble.wait(people, lambda: people.phase is ScrabblePhase.ENDED or people.position.turn == 0)
        if people.phase is ScrabblePhase.ENDED:
            break
        turns += 1
        play_turn(people, rng)
        if turns == 8:
            take(f"{language}_scrabble")
    return f"{turns} turns with the mouse, {' : '.join(map(str, people.position.scores))}"


def play_turn(people: scrabble.Sitting, rng: Random) -> None:
    """Lay what a skilled player would, or pass; a word that the table is asked about does not count."""
    if people.phase is ScrabblePhase.ASKED:
        people.press(people.table.tr("No, lose the turn"))
        return
    level = scrabble_levels()["skilled"]
    move = choose(people.position.seen_by(0), level, people.table.lexicon, rng)
    if not isinstance(move, PlayTiles):
        people.press(people.table.tr("Pass"))
        return
    for square, tile in move.play.laid:
        people.click_spot(people.on_rack(people.place_of(tile.face)))
        people.click_spot(people.on_board(people.name(square)))
        if tile.blank:
            letters = people.table.blank.findChildren(QPushButton)
            people.click(next(button for button in letters if button.text() == tile.letter))
            people.settle()
    buttons = [each for each in people.table.action_card.findChildren(QPushButton) if each.isVisible()]
    people.click(max(buttons, key=lambda each: each.width() * each.height()))
    people.settle()


def play(opened: AbstractContextManager[Any], game: Callable[[Any, str], str], language: str) -> None:
    """Play a game at a fresh window, and say how it went."""
    with opened as people:
        line = f"{language}, {game.__name__.removeprefix('play_')}: {game(people, language)}"
    print(line, flush=True)


def main(languages: list[str]) -> int:
    """Play in these languages, or in all but English."""
    boggle.QTest = scrabble.QTest = Hand()  # type: ignore[assignment,misc] # it has what is used
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
        application = QApplication(sys.argv[:1])
        for language in languages or _PLAYERS:
            you = _PLAYERS[language]
            chosen = {"language": SHIPPED[language], "game_language": language}
            two = replace(boggle.settings_for(you, "Ana"), **chosen)
            against = replace(two, players=(Player(you), Player("Pip", "casual")))
            play(boggle.open_desk(two, 3), play_boggle, language)
            play(scrabble.open_desk(against, 3), play_scrabble, language)
        del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
