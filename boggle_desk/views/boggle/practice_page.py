"""A room for one: which board, how long, for which goal, and what was reached before."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QLineEdit

from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.rules import BoggleRules, GoalWords
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import for_practice
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import day_text
from boggle_desk.settings import PracticeSetup
from boggle_desk.storage.results import Practised, best, practised
from boggle_desk.views.boggle.board_picture import tray_of
from boggle_desk.views.boggle.goals import GoalSentences
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.forms import Choice, Field, Form
from boggle_desk.views.kit import Card, FittingCheckBox, button, centre_labels, label, press_focused
from boggle_desk.views.layouts import CardColumns, Scrolled, in_column, in_row, sized
from boggle_desk.views.page import WorkPage
from boggle_desk.views.pictures import Paint, PictureChoice
from boggle_desk.views.seats_card import LONGEST_NAME
from boggle_desk.views.services import AppContext

_MINUTES = (1, 2, 3, 4, 5, 10)
"""How long a search may be."""
_GOALS = (0, 25, 50, 75, 100)
"""The goals on offer in percent; 0 is without a goal."""


class PracticePage(WorkPage):
    """Remembers what was chosen; a game is begun with rules that know of the practice."""

    help_page = "12_practice"

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._say, self._goals = BoggleWords(self), GoalSentences(self)
        self._search = BackgroundTask(self, "The best could not be looked up.")
        self._best: Practised | None = None
        self._boards = _boards(services.presets)
        self._make_boards()
        self._make_form()
        self.best_card = Card(self.look)
        self.best, self.count = label("", "", wrap=True), label("", "muted", wrap=True)
        self.look_again = button(self.tr("See it again"), self._view_best, "link")
        heading = label(self.tr("Your best with these rules"), "heading")
        self.best_card.lay(heading, self.best, self.count, self.look_again)
        self.start = sized(button(self.tr("Start"), self.press_start, "primary"), self.look, wide=200)
        self.back = button(self.tr("Back"), self.home_asked.emit)
        self._columns = CardColumns(self.look)
        title, ways = label(self.tr("Practice alone"), "title", wrap=True), in_row(self.look, self.back, 1, self.start)
        in_column(self.look, title, (Scrolled(self._columns), 1), ways, gap=16, margins=(60, 24, 60, 24), on=self)
        self._columns.lay((self.boards_card, self.best_card), (self.form_card,))
        setup = services.choices.settings.practice
        first = next((player.name for player in services.choices.settings.players if player.level is None), "")
        self.name.setText(setup.name or first)
        self._wanted_words = setup.goal_words
        self.form.show(setup)
        self.form.changed.connect(lambda _name: self._changed())
        self.name.textChanged.connect(self.show_best)
        self.words.currentIndexChanged.connect(lambda _place: self._choose_words())
        services.lexica.lexicon_changed.connect(self._changed)
        self._changed()

    # ------------------------------------------------------------------------------------- putting together

    def _make_boards(self) -> None:
        self.boards_card = Card(self.look)
        shown = []
        for key, rules in self._boards.items():
            least = self.tr("%n letter(s) or more", "", rules.minimum_length)
            shown.append((self._say.preset_title(rules.key), least, key))
        self.board: PictureChoice[str] = PictureChoice(self.look, self.tr("Board"), shown, self._picture)
        self.boards_card.lay(label(self.tr("Which board?"), "heading"), self.board)

    def _picture(self, key: str) -> Paint:
        cubes = self._boards[key].cubes
        return tray_of(cubes.rows, cubes.columns)

    def _make_form(self) -> None:
        self.form_card = Card(self.look)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("Player 1"))
        self.name.setAccessibleName(self.tr("Your name"))
        times = [(self.tr("%n minute(s)", "", each), each * 60) for each in _MINUTES]
        self.time: Choice[int] = Choice(self.tr("Time"), [(self.tr("as long as you like"), 0), *times])
        self.goal: Choice[int] = Choice(self.tr("Goal"), [(self._goals.share(each or None), each) for each in _GOALS])
        self.words: Choice[GoalWords] = Choice(self.tr("Words that count"), [])
        rivals = [(self._say.level_name(key), key) for key in self.services.rivals]
        self.rival: Choice[str] = Choice(self.tr("Rival"), [(self.tr("nobody"), ""), *rivals])
        self.hints = FittingCheckBox(self.tr("Allow hints"))
        chosen = {"preset": self.board, "seconds": self.time, "goal": self.goal, "rival": self.rival}
        self.form = Form(self, [Field(name, each) for name, each in {**chosen, "hints": self.hints}.items()])
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in (self.name, self.time, self.goal, self.words, self.rival):
            form.addRow(field.accessibleName(), field)
        centre_labels(form)
        self.form_card.lay(label(self.tr("Rules"), "heading"), form, self.hints)

    def fit(self) -> None:
        self._columns.fit(self.width())

    # ------------------------------------------------------------------------------------- what is chosen

    def setup(self) -> PracticeSetup:
        """Return what is chosen, for the next time."""
        return PracticeSetup(name=self.name.text().strip(), goal_words=self._wanted_words, **self.form.remembered())

    def rules(self) -> BoggleRules:
        """Return the rules as chosen: alone on the screen, each word judged at once, one board."""
        board, seconds = self._boards[self.board.value], self.time.value
        return replace(
            for_practice(board),
            key="practice",
            seconds=seconds or board.seconds,
            untimed=not seconds,
            goal=self.goal.value or None,
            goal_words=self.words.value,
            hints=self.hints.isChecked(),
            lexicon=self.services.lexica.chosen,
        )

    def players(self) -> tuple[Player, ...]:
        """Return the person and, if one is chosen, the rival."""
        person = Player(self.name.text().strip() or self.name.placeholderText())
        level = self.rival.value
        return (person, Player(self._say.level_name(level), level)) if level else (person,)

    def _offer_words(self) -> None:
        """Which words count is only asked where something counts them, and where the dictionary knows common ones."""
        lexicon = self.services.lexica.lexicon
        all_alike = lexicon is not None and not lexicon.tells_commonness
        kinds = [GoalWords.ALL] if all_alike else [kind for kind in GoalWords if kind is not GoalWords.ALL]
        self.words.blockSignals(True)
        self.words.offer([(self._goals.words_title(kind), kind) for kind in kinds])
        self.words.choose(self._wanted_words)
        self.words.blockSignals(False)
        self.words.setEnabled(bool(self.goal.value) or self.hints.isChecked())

    def _choose_words(self) -> None:
        self._wanted_words = self.words.value
        self.show_best()

    def _changed(self) -> None:
        self._offer_words()
        self.show_best()

    # ------------------------------------------------------------------------------------- the best so far

    def show_best(self) -> None:
        """Look up, beside the window, what was reached before by the rules as they are chosen now."""
        first, reader = opening(self.rules(), self.players()), self.services.store.reader()
        self._search.start(lambda flag: practised(reader, first, flag.check), self._show_practised)

    def _show_practised(self, games: tuple[Practised, ...]) -> None:
        self._best = best(games)
        self.look_again.setVisible(self._best is not None)
        if self._best is None:
            self.best.setText(self.tr("None yet. Set one to beat!"))
        else:
            date, text = day_text(self._best.ended), self.tr("{outcome}, on {date}")
            self.best.setText(text.format(outcome=self._goals.outcome(self._best.result), date=date))
        self.count.setVisible(bool(games))
        self.count.setText(self.tr("Practised %n time(s) with these rules.", "", len(games)))

    def _view_best(self) -> None:
        if self._best:
            self.open_game(self._best.game)

    # ------------------------------------------------------------------------------------- doing

    def press_start(self) -> None:
        """Go to the table."""
        self.services.choices.change(practice=self.setup())
        self.play_asked.emit(self.rules(), self.players(), ())

    def take_focus(self) -> None:
        self.start.setFocus()

    def leave(self) -> None:
        if self.isVisible():
            self.services.choices.change(practice=self.setup())
        self._search.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.focusWidget() in (self.back, self.look_again):
                press_focused(self)
            else:
                self.press_start()
        else:
            super().keyPressEvent(event)


def _boards(presets: dict[str, BoggleRules]) -> dict[str, BoggleRules]:
    """Return the presets whose boards differ: in cubes or in the fewest letters of a word."""
    found: dict[tuple[str, int], str] = {}
    for key, rules in presets.items():
        found.setdefault((rules.cubes.key, rules.minimum_length), key)
    return {key: presets[key] for key in found.values()}
