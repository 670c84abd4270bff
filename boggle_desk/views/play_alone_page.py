"""Boggle for one: today's board, a shake, one's own best to beat; and behind them a shake with chosen goals, or a board
that somebody has."""

from dataclasses import replace
from datetime import date
from enum import StrEnum

from PySide6.QtCore import QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from boggle_desk.engine.boggle.codes import CodedBoard
from boggle_desk.engine.boggle.goals import small_goal
from boggle_desk.engine.boggle.known_board import KnownBoard
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.rules import BoggleRules, Writing
from boggle_desk.engine.boggle.wishes import ReadyWish, ready_wish
from boggle_desk.engine.players import Player, name_key
from boggle_desk.engine.rulebook import for_practice
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.boggle.goal_strings import GoalSentences
from boggle_desk.models.characters import character
from boggle_desk.models.locale_text import day_text
from boggle_desk.settings import PracticeSetup
from boggle_desk.storage.results import BoardKey, Practised, best, practised
from boggle_desk.storage.shipped import boggle_levels
from boggle_desk.views.appearance import Theme
from boggle_desk.views.boggle.board_card import wishes
from boggle_desk.views.boggle.board_picture import day_under_cloth, tray_of
from boggle_desk.views.boggle.known_boards import (
    DAILY,
    CodeField,
    DayChips,
    ResultsView,
    game_of_day,
    game_on,
    table_rules,
)
from boggle_desk.views.controls import Card, FittingCheckBox, PageStack, button, label, press_focused, tell
from boggle_desk.views.forms import Chips, Choice, Field, Form, Segments
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import Flow, Scrolled, fields_of, fold, in_column, in_row, set_tab_order, sized
from boggle_desk.views.page import WorkPage
from boggle_desk.views.pictures import PictureChoice
from boggle_desk.views.services import AppContext

_GOALS = (0, 25, 50, 75, 100)  # the goals on offer in percent; 0 is without a goal
EVERYBODY, SOMEBODY_NEW, NOBODY_YET = "\n", "\t", "\f"
"""What can be chosen beside a name: all who sat down last, a name that is to be typed, and nobody so far."""


class Way(StrEnum):
    TODAY = "today"
    SHAKE = "shake"
    BEST = "best"
    FRESH = "fresh"
    OWN = "own"


_IN_SIGHT = 3  # the ways that have a card in the row; the others are behind *More ways*
_SHAKEN = (Way.SHAKE, Way.BEST, Way.FRESH)


class PlayAlonePage(WorkPage):
    """Where the board comes from, its choices, and who did best there. No letter is shown before it is played."""

    help_page = "12_practice"
    takes_letters = True

    def __init__(self, services: AppContext, way: Way = Way.TODAY) -> None:
        super().__init__(services)
        self.day = date.today()  # noqa: DTZ011  # a local day
        self._say, self._goals = BoggleStrings(self), GoalSentences(self)
        self._search = BackgroundTask(self, "The best could not be looked up.")
        self._best: Practised | None = None
        self._asked_for = False  # whoever plays was chosen by hand
        self._boards = _boards(services.boggle_presets)
        self._wanted_words = services.choices.settings.practice.goal_words
        self._make_head()
        sizes = [(self._say.preset_title(key), "", key) for key in DAILY]
        self.daily: Segments[str] = Segments(self.look, self.tr("Board"), sizes)
        self.results, self.chips = ResultsView(services), DayChips(services)
        self._make_fresh()
        self.code = CodeField(services)
        self.played = button(self.tr("Rounds you played…"), self.games_asked.emit)
        self.best, self.count = label("", "", wrap=True), label("", "muted", wrap=True)
        self.small = label("", "good", wrap=True)
        self.look_again = button(self.tr("See it again"), self._view_best, "link")
        self._lay_out()
        self._connect()
        self.form.show(services.choices.settings.practice)
        self.way.choose(way)
        self._show_way()

    # ------------------------------------------------------------------------------------- putting together

    def _make_head(self) -> None:
        self.back = button("←", self.home_asked.emit, "back")
        self.back.setAccessibleName(self.tr("Back"))
        self.back.setToolTip(self.tr("Back"))
        self.who: Choice[str] = Choice(self.tr("Who's playing?"), [])
        self.who.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        settings = self.services.choices.settings
        self._names = [settings.practice.name, *(each.name for each in settings.players if each.level is None)]
        self._names += [each.name for each in settings.people]
        self._pictures = {
            Way.TODAY: day_under_cloth(self.day),
            Way.SHAKE: tray_of(4, 4),
            Way.BEST: _crowned,
            Way.FRESH: tray_of(5, 5),
            Way.OWN: tray_of(4, 4, "RTEMAOSI".ljust(16)),
        }
        cards = [
            (self.tr("Today's board"), self.tr("The same letters for everyone"), Way.TODAY),
            (self.tr("A shake"), self.tr("No timer, hints if you like"), Way.SHAKE),
            (self.tr("Beat your best"), self.tr("Race your best round"), Way.BEST),
            (self.tr("Your own shake"), self.tr("Choose board, time and goal"), Way.FRESH),
            (self.tr("A board you have"), self.tr("Type its letters or its code"), Way.OWN),
        ]
        self.way: PictureChoice[Way] = PictureChoice(
            self.look, self.tr("Which board?"), cards, self._pictures.__getitem__, _IN_SIGHT, self.tr("More ways…")
        )

    def _make_fresh(self) -> None:
        look, boards = self.look, [(self._say.preset_title(key), key) for key in self._boards]
        self.board: Chips[str] = Chips(look, self.tr("Board"), boards)
        times = [(self.tr("%n minute(s)", "", each), each * 60) for each in (1, 2, 3, 4, 5, 10)]
        self.time: Chips[int] = Chips(look, self.tr("Time"), [(self.tr("as long as you like"), 0), *times])
        goals = [(self._goals.share(each or None), each) for each in _GOALS]
        self.goal: Chips[int] = Chips(look, self.tr("Goal"), goals)
        self.words: Choice[Vocabulary] = Choice(self.tr("Words that count"), [])
        text = self.tr("{name} · {level}")
        known = [character(key) for key in boggle_levels()]
        rivals = [(text.format(name=each.name, level=each.title), each.key) for each in known]
        self.rival: Choice[str] = Choice(self.tr("Rival"), [(self.tr("nobody"), ""), *rivals])
        self.wish: Chips[ReadyWish] = Chips(look, self.tr("Wish for a board"), wishes()[:-1])
        self.hints = FittingCheckBox(self.tr("Allow hints"))
        chosen: dict[str, QWidget] = {
            "preset": self.board,
            "seconds": self.time,
            "goal": self.goal,
            "rival": self.rival,
        }
        self.form = Form(self, [Field(name, each) for name, each in {**chosen, "hints": self.hints}.items()])

    def _lay_out(self) -> None:
        look = self.look
        ways = [
            (self._say.writing_title(each), self._say.writing_summary(each), each)
            for each in (Writing.SCREEN, Writing.PAPER)
        ]
        self.writing: Segments[Writing] = Segments(look, self.tr("Where do you write?"), ways)
        self.writing.choose(self.services.choices.settings.practice.writing)
        for each in (self.words, self.rival):
            each.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        chips = [
            in_row(look, (label(each.accessibleName(), "muted", wrap=True), 1), (each, 6), gap=8)
            for each in (self.board, self.time, self.goal, self.wish)
        ]
        further = Flow(look, [self._named(self.words), self._named(self.rival), self.hints], least=210)
        self._known = QWidget()
        self._daily = self._named(self.daily)
        self._own = QWidget()
        in_column(look, self.code, in_row(look, self.played, 1), on=self._own)
        in_column(look, self._daily, self._own, self._named(self.writing), 1, on=self._known)
        shake, reached = QWidget(), QWidget()
        in_column(look, *chips, further, 1, gap=6, on=shake)
        heading = label(self.tr("Your best with these rules"), "heading", wrap=True)
        again = in_row(look, self.look_again, 1)
        in_column(look, heading, self.best, self.small, self.count, again, self.news, 1, on=reached)
        played = QWidget()
        self._whose = label("", "heading", wrap=True)
        in_column(look, self._whose, self.chips, self.results, 1, on=played)
        self._choices, self._results = PageStack(self._known, shake), PageStack(played, reached)
        self._row = in_row(look, (self._choices, 5), (self._results, 2), gap=32)
        options = Card(look, (self._row, 1), margin=24)
        self.sentence = label("", "strong", wrap=True)
        self.start = sized(button(self.tr("Start"), self.press_start, "primary"), look, wide=200)
        bar = Card(look, in_row(look, (self.sentence, 1), self.start, gap=16), margin=20)
        self._asks = label(self.who.accessibleName(), "muted")
        head = in_row(look, self.back, (label(self.tr("Play alone"), "title"), 1), self._asks, self.who)
        content = QWidget()
        in_column(look, (self.way, 3), (options, 2), gap=12, on=content)
        in_column(look, head, (Scrolled(content), 1), bar, gap=12, margins=(48, 14, 48, 16), on=self)
        set_tab_order(fields_of(self))

    def _named(self, field: QWidget) -> QWidget:
        whole = QWidget()
        in_column(self.look, label(field.accessibleName(), "muted"), field, gap=4, on=whole)
        return whole

    def _connect(self) -> None:
        self.way.changed.connect(self._show_way)
        self.daily.changed.connect(self._show_results)
        self.chips.play_asked.connect(self._play_as)
        self.chips.card_asked.connect(self.resume_asked)
        self.code.changed.connect(self._show_results)
        self.form.changed.connect(lambda _name: self._show_fresh())
        self.wish.changed.connect(self._show_fresh)
        self.words.currentIndexChanged.connect(lambda _place: self._choose_words())
        self.who.activated.connect(lambda _place: self._choose_who())
        self.who.currentIndexChanged.connect(lambda _place: self._show_start())
        self.services.lexica.lexicon_changed.connect(self._show_fresh)

    def fit(self) -> None:
        narrow = self.width() < self.look.px(1000)
        fold(self._row, narrow)
        self._asks.setVisible(not narrow)

    # ------------------------------------------------------------------------------------- showing

    def _show_way(self) -> None:
        fresh, own = self.way.value in _SHAKEN, self.way.value is Way.OWN
        self._choices.setVisible(self.way.value not in (Way.SHAKE, Way.BEST))
        self._choices.setCurrentIndex(fresh)
        self._results.setCurrentIndex(fresh)
        self._daily.setVisible(not own)
        self._own.setVisible(own)
        self._offer_people()
        self._who = self.who.value  # who was chosen last: cancelling *Someone new…* leads back to them
        if fresh:
            self._show_fresh()
        else:
            self._show_results()

    def _offer_people(self) -> None:
        """Offer everybody known by name, the table of last time where a board may be for several, and a new name."""
        names = dict[str, str]()
        for name in filter(None, self._names):
            names.setdefault(name_key(name), name)
        asks = self.way.value is Way.TODAY and len(names) != 1 and not self._asked_for  # nobody plays unasked
        offered = [(name, name) for name in names.values()] or [(self.tr("Player 1"), "")] * (not asks)
        table = [each.name for each in self.services.choices.settings.players]
        if len(table) > 1 and self.way.value not in _SHAKEN:
            offered.append((", ".join(table), EVERYBODY))
        offered.append((self.tr("Someone new…"), SOMEBODY_NEW))
        self.who.offer([(self.tr("Who are you?"), NOBODY_YET), *offered] if asks else offered)
        if asks:
            self.who.setCurrentIndex(0)

    def _show_start(self) -> None:
        """Let nobody begin today's board as somebody else: several are asked who they are, by their discs."""
        unknown = self.who.chosen == NOBODY_YET
        self.start.setEnabled(not unknown or not any(self._names))
        self.start.setText(self.tr("Who are you?") if unknown else self.tr("Start"))

    def _choose_who(self) -> None:
        if self.who.value == SOMEBODY_NEW:
            name = self.services.ask.name(self, self.who.accessibleName())
            self._names = [each for each in (name, *self._names) if each]
            self._asked_for = self._asked_for or bool(name)
            self._offer_people()
            self.who.setCurrentIndex(0)
            if not name:
                self.who.choose(self._who)
        self._who, self._asked_for = self.who.value, self.who.value != NOBODY_YET
        if self.way.value in _SHAKEN:
            self.show_best()

    def _show_fresh(self) -> None:
        """Say what is chosen. Which words count is only asked where something counts them."""
        lexicon = self.services.lexica.lexicon
        all_alike = lexicon is not None and not lexicon.tells_commonness
        kinds = [Vocabulary.ALL] if all_alike else list(Vocabulary)
        with QSignalBlocker(self.words):
            self.words.offer([(self._say.vocabulary(kind), kind) for kind in kinds])
            self.words.choose(self._wanted_words)
        self.words.setEnabled(bool(self.goal.value) or self.hints.isChecked())
        if self.way.value is Way.FRESH:
            said = [each.text for each in (self.board, self.time, self.goal)]
            said += [self.wish.text] * (self.wish.value is not ReadyWish.NONE)
            said += [self.rival.currentText()] * bool(self.rival.value)
            self.sentence.setText(" · ".join(said))
            self.show_best()
        elif self.way.value in _SHAKEN:
            minutes = self.rules().seconds // 60
            timed = self.tr("%n minute(s)", "", minutes)
            calm = " · ".join((self.board.buttons[0].text(), self.time.buttons[0].text()))
            self.sentence.setText(calm if self.way.value is Way.SHAKE else f"{self.board.buttons[0].text()} · {timed}")
            self.show_best()

    def _choose_words(self) -> None:
        self._wanted_words = self.words.value
        self.show_best()

    def _play_as(self, name: str) -> None:
        self._remember()
        known = game_of_day(self.services, self.day, self.daily.value, self.writing.value)
        self.play_asked.emit(known.rules, (Player(name),), (known.move,))

    def _show_results(self) -> None:
        today = self.way.value is Way.TODAY
        self._whose.setText(self.tr("Who are you?") if today else self.tr("Who played this board?"))
        self.chips.setVisible(today)
        self.results.setVisible(not today)
        if today:
            title = self._say.preset_title(self.daily.value)
            date_text = self.tr("Today's board, {date}").format(date=day_text(self.day))
            self.sentence.setText(f"{date_text} · {title}")
            self.chips.ask(self.day, self.daily.value)
        elif self.way.value is Way.OWN and (coded := self.code.coded):
            self.sentence.setText(self.code.said.text())
            self.results.show_board(BoardKey(coded.board.rows, coded.board.columns, coded.board.faces, coded.counting))
        elif self.way.value is Way.OWN:
            self.sentence.setText(self.tr("Type its letters or its code"))
            self.results.show_nothing()

    def show_best(self) -> None:
        """Look up on a thread what was reached before by the rules as they are chosen now."""
        first, reader = opening(self.rules(), self.players()), self.services.store.reader()
        self._search.start(lambda flag: practised(reader, first, flag.check), self._show_practised)

    def _show_practised(self, games: tuple[Practised, ...]) -> None:
        self._best = best(games)
        self.look_again.setVisible(self._best is not None)
        small = self._goals.small(small_goal([each.made for each in games]))
        tell(self.small, "" if self.rules().goal else small)
        if self._best is None:
            self.best.setText(self.tr("None yet. Set one to beat!"))
        else:
            text, outcome = self.tr("{outcome}, on {date}"), self._goals.outcome(self._best.result)
            self.best.setText(text.format(outcome=outcome, date=day_text(self._best.ended)))
        self.count.setVisible(bool(games))
        self.count.setText(self.tr("Practised %n time(s) with these rules.", "", len(games)))

    def _view_best(self) -> None:
        if self._best:
            self.open_game(self._best.game)

    # ------------------------------------------------------------------------------------- what is chosen

    def setup(self) -> PracticeSetup:
        name = self.services.choices.settings.practice.name
        name = name if self.who.value in (EVERYBODY, NOBODY_YET) else self.who.value
        return PracticeSetup(
            name=name, goal_words=self._wanted_words, writing=self.writing.value, **self.form.remembered()
        )

    def rules(self) -> BoggleRules:
        """Return the rules of a fresh shake: on the screen, each word judged at once, one board."""
        board, seconds = self._boards[self.board.value], self.time.value
        if self.way.value in (Way.SHAKE, Way.BEST):
            usual, calm = for_practice(next(iter(self._boards.values()))), self.way.value is Way.SHAKE
            lexicon = self.services.lexica.chosen
            return replace(usual, key="practice", untimed=calm, goal=None, hints=calm, lexicon=lexicon)
        return replace(
            for_practice(board),
            key="practice",
            seconds=seconds or board.seconds,
            untimed=not seconds,
            goal=self.goal.value or None,
            goal_words=self.words.value,
            hints=self.hints.isChecked(),
            wish=ready_wish(self.wish.value, len(board.cubes.cubes), board.minimum_length),
            lexicon=self.services.lexica.chosen,
        )

    def players(self) -> tuple[Player, ...]:
        """Return who plays: all of the last table, or one person, in a fresh shake with the rival that is chosen."""
        if self.who.value == EVERYBODY:
            table = self.services.choices.settings.players
            alike = self.way.value is Way.TODAY  # the same for everybody, without teams and handicaps
            return tuple(Player(each.name, level=each.level) for each in table) if alike else table
        person, level = Player(self.who.value or self.who.currentText()), self.rival.value
        if self.way.value is not Way.FRESH or not level:
            return (person,)
        return (person, Player(character(level).name, level))

    def known_board(self) -> KnownBoard | None:
        if self.way.value is Way.OWN:
            table = replace(table_rules(self.services), writing=self.writing.value)
            coded: CodedBoard | None = self.code.coded
            return game_on(coded, self.services, table) if coded else None
        return game_of_day(self.services, self.day, self.daily.value, self.writing.value)

    # ------------------------------------------------------------------------------------- doing

    def press_start(self) -> None:
        if self.who.value == NOBODY_YET and not any(self._names):
            self.who.choose(SOMEBODY_NEW)
            self._choose_who()
        if self.who.value == NOBODY_YET:
            for chip in self.chips.chips[:1]:
                chip.setFocus(Qt.FocusReason.TabFocusReason)
            return
        self._remember()
        if self.way.value in _SHAKEN:
            self.play_asked.emit(self.rules(), self.players(), ())
        elif known := self.known_board():
            self.play_asked.emit(known.rules, self.players(), (known.move,))
        else:
            self.code.complain()

    def _remember(self) -> None:
        self.services.choices.change(practice=self.setup())

    def take_focus(self) -> None:
        if self.who.value == NOBODY_YET:
            self.way.focus_chosen()  # Enter, pressed once too often, is nobody's choice
        else:
            (self.code.line if self.way.value is Way.OWN else self.start).setFocus()

    def leave(self) -> None:
        self.results.cancel()
        self.chips.cancel()
        self._search.cancel()
        if self.isVisible():
            self._remember()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            on_button = press_focused(self, QPushButton)
            if self.focusWidget() is self.code.line or not on_button:
                self.press_start()
        elif self.way.value is Way.OWN and event.text().isalnum():
            self.code.line.setFocus()
            self.code.line.insert(event.text())
        else:
            super().keyPressEvent(event)


def _crowned(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """Paint a tray with a crown on it."""
    tray_of(4, 4)(painter, theme, box)
    side = min(box.width(), box.height())
    crown = QRectF(0, 0, 0.62 * side, 0.42 * side)
    crown.moveCenter(box.center())
    paint_drawing(painter, "crown", crown)


def _boards(presets: dict[str, BoggleRules]) -> dict[str, BoggleRules]:
    """Return the presets whose boards differ: in cubes or in the fewest letters of a word."""
    found: dict[tuple[str, int], str] = {}
    for key, rules in presets.items():
        found.setdefault((rules.cubes.key, rules.minimum_length), key)
    return {key: presets[key] for key in found.values()}
