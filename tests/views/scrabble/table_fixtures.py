"""The program at a Scrabble table that the test knows: tiles are drawn as dealt, answers laid ready, nothing moves
unless it is asked for. People act by keys and mouse only."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from boggle_desk import app
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.notation import square_named
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.settings import ScrabbleSetup, Settings
from boggle_desk.views.scrabble.scrabble_setup_page import ScrabbleSetupPage
from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage
from tests.engine.scrabble.table import few_tiles
from tests.views.boggle import table_fixtures as window_fixtures
from tests.views.boggle.table_fixtures import FakeAsk, Hands, desk_by, settings_for, wait_until

SEED = 1948
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Luck(Random):
    """Chance that lets tiles be drawn as they were dealt, one hand after the other; without hands by its seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.hands: list[str] = []

    def deal(self, *hands: str) -> None:
        """Have these tiles drawn next; `?` is a blank."""
        self.hands.extend(hands)

    def sample(self, population: Sequence[Any], k: int, *, counts: Any = None) -> list[Any]:
        """Return the next hand if tiles are drawn, else what chance has."""
        if not k or not self.hands or not isinstance(population[0], str):
            return super().sample(population, k, counts=counts)
        hand = list(self.hands.pop(0))
        missing = Counter(hand) - Counter(population)
        assert len(hand) == k, f"{hand} is dealt where {k} tiles are drawn"
        assert not missing, f"{missing} is not in the bag"
        return hand


class Sitting(window_fixtures.Sitting):
    """A desk with people in front of it who play Scrabble."""

    def __init__(self, desk: app.MainWindowController, ask: FakeAsk, hands: Hands, rng: Luck) -> None:
        super().__init__(desk, ask, hands)
        self.rng = rng

    # ------------------------------------------------------------------------------------- what is there

    @property
    def table(self) -> ScrabbleTablePage:
        """The table in front."""
        table = self.desk.table
        assert isinstance(table, ScrabbleTablePage)
        assert self.desk.window.pages.currentWidget() is table
        return table

    @property
    def setup(self) -> ScrabbleSetupPage:
        """The page on which a table is set up."""
        setup = self.desk.setup
        assert isinstance(setup, ScrabbleSetupPage)
        assert self.desk.window.pages.currentWidget() is setup
        return setup

    @property
    def position(self) -> ScrabblePosition:
        """The position of the game on the table."""
        return self.table.position

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        return self.position.phase

    @property
    def said(self) -> str:
        """What the card of actions says, its heading and its text; when the game is over what the results say."""
        return "\n".join(self.texts(self.table.ending or self.table.action_card))

    @property
    def rack(self) -> str:
        """The tiles of the rack as they are seen: `_` a hidden one, `.` an empty place."""
        places = range(self.position.rules.rack_size)
        faces = [self.table.rack.face(place) for place in places]
        return "".join("." if face is None else "_" if face.back else face.letter or BLANK for face in faces)

    @property
    def seen(self) -> dict[str, str]:
        """What is seen on the board, lying or being laid, by the names of the squares; small letters are blanks."""
        board, layout = self.table.board, self.position.rules.layout
        faces = {square: board.face(square) for square in range(layout.rows * layout.columns)}
        return {
            self.name(square): face.letter.lower() if face.blank else face.letter
            for square, face in faces.items()
            if face
        }

    @property
    def laid(self) -> str:
        """The letters that are being laid, in the order of the squares."""
        return "".join(map(str, (tile for _square, tile in self.table.draft.laid)))

    @property
    def faults(self) -> list[str]:
        """The names of the squares that are marked as refused."""
        model = self.table.board.model()
        spoken = [
            model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]
        return [text.partition(",")[0] for text in spoken if text.endswith(", doesn't fit")]

    def name(self, square: int) -> str:
        """Return what a square is called, as `H8`."""
        row, column = divmod(square, self.position.rules.layout.columns)
        return f"{chr(ord('A') + column)}{row + 1}"

    def square(self, name: str) -> int:
        """Return the square that is called so."""
        return square_named(self.position.rules.layout, name)[0]

    def texts(self, widget: QWidget) -> list[str]:
        """Return what the labels in a widget say, as far as they can be seen."""
        return [label.text() for label in widget.findChildren(QLabel) if label.isVisible() and label.text()]

    def button(self, text: str) -> QPushButton:
        """Return the button on the page that says this, or begins with it."""
        self.settle()
        page = self.desk.window.pages.currentWidget()
        buttons = [made for made in page.findChildren(QPushButton) if made.isVisible()]
        exact = [made for made in buttons if made.text() == text]
        found = exact or [made for made in buttons if made.text().startswith(text)]
        assert len(found) == 1, f"{text}: {[made.text() for made in buttons]}"
        return found[0]

    def can(self, text: str) -> bool:
        """Return whether a button can be pressed."""
        return self.button(text).isEnabled()

    # ------------------------------------------------------------------------------------- the keyboard

    def enter(self, *words: str) -> None:
        """Press Enter, and let the page follow."""
        super().enter(*words)
        self.settle()

    def go_to(self, name: str, across: bool = True) -> None:
        """Bring the board's cursor to a square with the arrow keys, and choose a direction."""
        assert QApplication.focusWidget() is self.table.board
        columns = self.position.rules.layout.columns
        rows, places = (end - start for end, start in zip(
            divmod(self.square(name), columns), divmod(self.table.board.cursor_square, columns), strict=True
        ))  # fmt: skip
        for _ in range(abs(rows)):
            self.key(Qt.Key.Key_Down if rows > 0 else Qt.Key.Key_Up)
        for _ in range(abs(places)):
            self.key(Qt.Key.Key_Right if places > 0 else Qt.Key.Key_Left)
        self.key(Qt.Key.Key_Right if across else Qt.Key.Key_Down, CONTROL)
        assert self.name(self.table.board.cursor_square) == name

    def write(self, name: str, letters: str, across: bool = True) -> None:
        """Type tiles from a square on; small letters are typed as blanks, with Shift."""
        self.go_to(name, across)
        for letter in letters:
            self.key(Qt.Key(ord(letter.upper())), SHIFT) if letter.islower() else self.type(letter.lower())

    def tab_and_press(self, text: str, key: Qt.Key = Qt.Key.Key_Space) -> None:
        """Go to a button by Tab and press it."""
        self.tab_to(self.button(text))
        self.key(key)
        self.settle()

    def show_tiles(self) -> None:
        """Take the laptop over: see that the rack is hidden, and press Enter. Who played before hides the new tiles."""
        self.table.stop_looking()
        assert "it's your turn" in self.said
        assert set(self.rack) <= {"_", "."}
        self.enter()
        self.settle()
        assert "_" not in self.rack

    # ------------------------------------------------------------------------------------- the mouse

    def press(self, text: str) -> None:
        """Click a button of the page, and once more to pass: the table asks."""
        self.click(self.button(text))
        self.settle()
        if text == "Pass" and self.desk.table and self.table.passing:
            self.click(self.button(text))
            self.settle()

    def on_board(self, name: str) -> tuple[QWidget, QPoint]:
        """Return the board's viewport and the middle of a square in it."""
        board = self.table.board
        return board.viewport(), board.tile_area(self.square(name)).center().toPoint()

    def on_rack(self, place: int) -> tuple[QWidget, QPoint]:
        """Return the rack's viewport and the middle of a place in it."""
        rack = self.table.rack
        return rack.viewport(), rack.tile_area(place).center().toPoint()

    def carry(self, start: tuple[QWidget, QPoint], end: tuple[QWidget, QPoint]) -> None:
        """Drag a tile from one spot to another."""
        viewport, place = start
        other, goal = end
        goal = viewport.mapFromGlobal(other.mapToGlobal(QPointF(goal))).toPoint()
        self._check_free(viewport, place)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place)
        for step in range(1, 4):
            QTest.mouseMove(viewport, place + (goal - place) * step / 3)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
        self.settle()

    def click_spot(self, spot: tuple[QWidget, QPoint]) -> None:
        """Click a square or a place of the rack."""
        self.click_place(*spot)
        self.settle()

    def place_of(self, letter: str) -> int:
        """Return the first place of the rack that shows a tile."""
        return self.rack.index(letter)


@contextmanager
def open_desk(values: Settings | None = None, seed: int = SEED) -> Iterator[Sitting]:
    """Open the program on the test's own home, with these settings, and close it in the end."""
    rng = Luck(seed)
    with desk_by(rng, values) as (desk, ask, hands):
        try:
            yield Sitting(desk, ask, hands, rng)
        finally:
            if isinstance(desk.table, ScrabbleTablePage):
                desk.table.opponents.stop()


def scrabble_settings(*names: str, **setup: Any) -> Settings:
    """Return quiet settings in which nothing moves, with these players and this Scrabble table."""
    return replace(settings_for(*names), scrabble=ScrabbleSetup(**setup))


def players_named(*names: str) -> tuple[Player, ...]:
    """Return people by their names and computers by their levels, as `expert!`."""
    return tuple(Player(name[:-1].capitalize(), name[:-1]) if name.endswith("!") else Player(name) for name in names)


def rules_of(sitting: Sitting, preset: str, letters: str | None, **changes: Any) -> ScrabbleRules:
    """Return a preset's rules with just these tiles."""
    rules = sitting.desk.services.scrabble_presets[preset]
    if letters is not None:
        rules = replace(rules, tiles=few_tiles(letters))
    return replace(rules, **changes)


def seated(
    sitting: Sitting, *names: str, hands: Sequence[str] = (), bag: str | None = None, preset: str = "family",
    at_once: bool = False, **changes: Any,
) -> Sitting:  # fmt: skip
    """Seat players without going through the pages, the first of them to begin with the hands dealt in turn. With a
    `bag` the set holds these tiles and the hands, nothing else; the bag is then drawn by chance or as dealt. Return
    `at_once`, before a computer has had time for anything, or when all is quiet."""
    letters = "".join(hands) + bag if bag is not None else None
    players = players_named(*names)
    if hands:
        lots = few_lots(rules_of(sitting, preset, letters).tiles.letters, len(players))
        sitting.rng.deal(lots, *hands)
    sitting.desk.begin(rules_of(sitting, preset, letters, **changes), players)
    if not at_once:
        sitting.settle()
    return sitting


def few_lots(letters: Sequence[str], count: int) -> str:
    """Return lots of which the first is the nearest to A."""
    return "".join(letters[:count])


def wait(sitting: Sitting, until: Callable[[], bool]) -> None:
    """Let the window work until something is so."""
    wait_until(until)
    sitting.settle()
