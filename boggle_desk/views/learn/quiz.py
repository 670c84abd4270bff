"""The quiz: a question with its letters, the answer, and the cards of the day."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.engine.flashcards import NEW_A_DAY, Flashcard
from boggle_desk.engine.learning import NO, YES, Judged, Question, QuestionForm
from boggle_desk.engine.scrabble.tiles import values_in
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.learn.prompts import LearnStrings, QuizAct
from boggle_desk.models.learn.quiz_run import QuizRun
from boggle_desk.models.prompt import Prompt
from boggle_desk.views.appearance import CENTRE, Appearance, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.controls import (
    Card,
    FittingButton,
    FittingCheckBox,
    announce,
    button,
    clear_layout,
    label,
    press_focused,
    set_role,
    show_actions,
    show_if,
    tell,
)
from boggle_desk.views.forms import Capitals, number_field
from boggle_desk.views.layouts import Flow, Scrolled, button_row, fill, in_column, on_resize, spaced
from boggle_desk.views.scrabble.tiles import TileFace, kind_of, paint_shadow, paint_tile, picture
from boggle_desk.views.services import AppContext

_TAKEN = 0.28  # how much is left to see of a tile that was taken
_MANY = 12  # from this number of letters on, tiles are small and in two rows
_LARGE, _SMALL = 60, 42  # the sides of tiles, in px at 1280×800


class LetterTile(QAbstractButton):
    """One tile. Taken, it is pale and has a ring; checked ones keep their ink and have a tick as well."""

    def __init__(self, look: Appearance, letter: str, value: int, side: int, keeps_ink: bool) -> None:
        super().__init__()
        self._look, self.letter, self._side, self._keeps_ink = look, letter, side, keeps_ink
        self.face = TileFace(letter.upper(), value)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(letter.upper())
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)

    def nextCheckState(self) -> None:
        """Leave it to the answer's field whether the tile is taken."""

    def sizeHint(self) -> QSize:
        side = self._look.px(self._side) + self._look.px(8)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = smooth_painter(self)
        side, middle = float(min(self.width(), self.height()) - px(8)), QPointF(self.rect().center())
        taken = self.isChecked()
        painter.setOpacity(_TAKEN if taken and not self._keeps_ink else 1.0)
        paint_shadow(painter, middle, side, 0.0, theme)
        paint_tile(painter, self.face, middle, side, kind_of(self.face, 0), theme)
        painter.setOpacity(1.0)
        if taken:
            ring = QRectF(0, 0, side + px(2), side + px(2))
            ring.moveCenter(middle)
            painter.setPen(QPen(QColor(theme.accent), px(3)))
            painter.drawRoundedRect(ring, px(6), px(6))
        if taken and self._keeps_ink:
            self._paint_tick(painter, ring)

    def _paint_tick(self, painter: QPainter, ring: QRectF) -> None:
        theme, px = self._look.theme, self._look.px
        spot = QRectF(ring.right() - px(16), ring.top() - px(4), px(20), px(20))
        set_pen_brush(painter, theme.accent)
        painter.drawEllipse(spot)
        write(painter, spot, "✓", sized_font(px(14), QFont.Weight.Normal), theme.on_accent, CENTRE)


class LetterRow(QWidget):
    """Letters to click. Which of them are taken follows what was typed."""

    taken = Signal(str)
    put_back = Signal(str)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._grid = spaced(QGridLayout(self), look, 4, (0, 0, 0, 0))
        self.tiles: list[LetterTile] = []
        self._painting = BackgroundTask(self)

    def show_letters(self, letters: str, values: Mapping[str, int]) -> None:
        """Show these letters, none taken. `values` are those of the tiles, by letters in lower case."""
        clear_layout(self._grid)
        many = len(letters) > _MANY
        columns = (len(letters) + 1) // 2 if many else max(1, len(letters))
        side = _SMALL if many else _LARGE
        self.tiles = [LetterTile(self._look, letter, values.get(letter, 0), side, many) for letter in letters]
        for place, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda _checked=False, tile=tile: self._press(tile))
            self._grid.addWidget(tile, place // columns, place % columns, Qt.AlignmentFlag.AlignCenter)
        self.setVisible(bool(letters))

    def prepare(self, alphabet: str, values: Mapping[str, int]) -> None:
        """Paint the tiles of an alphabet on a background thread, or the first question would wait for them."""
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        sides = [round(self._look.px(side) * ratio) for side in (_LARGE, _SMALL)]
        faces = [TileFace(letter.upper(), values.get(letter, 0)) for letter in alphabet]
        tiles = [(face, kind_of(face, 0), side, theme) for side in sides for face in faces]  # as `paint_tile` asks
        self._painting.start(lambda _flag: [picture(*tile) for tile in tiles])

    def mark(self, text: str) -> None:
        left = Counter(text.lower())
        for tile in self.tiles:
            tile.setChecked(left[tile.letter] > 0)
            left[tile.letter] -= 1

    def _press(self, tile: LetterTile) -> None:
        (self.put_back if tile.isChecked() else self.taken).emit(tile.letter)


_MOST_TYPED = 60


class QuestionCard(Card):
    """Shows one question and takes its answer, by keys and by mouse. Enter answers, and then leads to the next."""

    answered = Signal(str)
    acted = Signal(object)
    """Something else was chosen: a `QuizAct`."""

    def __init__(self, look: Appearance, say: LearnStrings) -> None:
        super().__init__(look, spacing=12)
        self._now = Prompt("")
        self.task = label("", "heading", wrap=True, align=CENTRE)
        self.shown = label("", "huge", align=CENTRE)
        self.clue = label("", wrap=True, align=CENTRE)
        self.letters = LetterRow(look)
        self.field = QLineEdit(
            maxLength=_MOST_TYPED, placeholderText=self.tr("Type or tap the letters"), alignment=CENTRE
        )
        self.told = label("", "heading", wrap=True, align=CENTRE)
        self.sense = label("", wrap=True, align=CENTRE)
        self.later = label("", "muted", wrap=True, align=CENTRE)
        deeds: dict[object, Callable[[], object]] = {
            QuizAct.YES: lambda: self.answered.emit(YES), QuizAct.NO: lambda: self.answered.emit(NO),
            QuizAct.ANSWER: self._answer,
        }  # fmt: skip
        self.buttons: dict[object, FittingButton] = {}
        for each in (*say.ways(False, False), *say.ways(True, True), *say.ways(True, False)):
            act, role = each.does, "primary" if each.does in (QuizAct.ANSWER, QuizAct.NEXT) else ""
            if act not in self.buttons:  # made with its text, whose "&" is a shortcut
                pressed = deeds.get(act, partial(self.acted.emit, act))
                self.buttons[act] = button(each.title, pressed, role, removes=act is QuizAct.OUT)
        self.yes, self.no, self.answer, self.unknown, self.next, self.meaning, self.out, self.undo = (
            self.buttons[act]
            for act in (
                QuizAct.YES, QuizAct.NO, QuizAct.ANSWER, QuizAct.UNKNOWN,
                QuizAct.NEXT, QuizAct.MEANING, QuizAct.OUT, QuizAct.UNDO,
            )
        )  # fmt: skip
        self._lay_out()

    def _lay_out(self) -> None:
        self.field.setProperty("role", "word")
        self.field.setValidator(Capitals(self.field))
        self.field.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        letters = (self.letters, Qt.AlignmentFlag.AlignHCenter)
        self.lay(1, self.task, self.shown, self.clue, letters, self.field, button_row(self.yes, self.no))
        ways = button_row(self.unknown, self.out, self.meaning, self.undo, self.answer, self.next)
        self.lay(self.told, self.sense, self.later, 1, ways)
        self.letters.taken.connect(self._take)
        self.letters.put_back.connect(self._put_back)
        self.field.textChanged.connect(self.letters.mark)

    # ------------------------------------------------------------------------------------- showing

    def show_question(self, question: Question, now: Prompt, values: Mapping[str, int]) -> None:
        """Ask a question. `values` are those of the tiles, by letters in lower case."""
        self.shown.setAccessibleName(" ".join(question.shown.upper()))
        self.letters.show_letters(question.letters, values)
        self.field.clear()
        self.field.setReadOnly(False)
        self.field.setVisible(not now.question)
        letters = " ".join((question.shown or question.letters).upper())
        aloud = " ".join(filter(None, (now.heading, "\n".join(now.news), letters)))
        for each in (self, self.field):
            each.setAccessibleName(aloud)
        self._show(now)
        announce(self, aloud)

    def show_judged(self, now: Prompt) -> None:
        """Say what an answer was, what the word means and when the card comes back."""
        self._show(now)
        self.field.setReadOnly(not self._open)
        if not (self._open or self.field.text()):
            self.field.hide()
        self.take_focus()
        announce(self, f"{now.text} {now.aside} {now.note}")

    def _show(self, now: Prompt) -> None:
        self._now = now
        self.task.setText(now.heading)
        parts = {self.shown: now.word, self.clue: "\n".join(now.news), self.told: now.text}
        for part, text in {**parts, self.sense: now.aside, self.later: now.note}.items():
            tell(part, text)
        set_role(self.told, "wrong" if now.bad else "accent" if self._open else "right")
        show_actions(self.buttons, now)
        self.take_focus()

    @property
    def _open(self) -> bool:
        """Whether the question waits for an answer."""
        return any(each.does is QuizAct.UNKNOWN for each in self._now.actions)

    def take_focus(self) -> None:
        if not self._open:
            self.next.setFocus()
        elif self.field.isVisibleTo(self):
            self.field.setFocus()
        else:
            self.setFocus()

    # ------------------------------------------------------------------------------------- answering

    def _take(self, letter: str) -> None:
        if self._open:
            self.field.setText(self.field.text() + letter)
            self.field.setFocus()

    def _put_back(self, letter: str) -> None:
        if self._open:
            head, _, tail = self.field.text().lower().rpartition(letter)
            self.field.setText(head + tail)
            self.field.setFocus()

    def _enter(self) -> bool:
        """Answer from the field, or press what has the keyboard; return whether there was anything to do."""
        if self._open and self.field.hasFocus():
            self._answer()
            return True
        return press_focused(self)

    def _answer(self) -> None:
        self.answered.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {Qt.Key.Key_Y: self.yes, Qt.Key.Key_N: self.no}
        pressed = keys.get(Qt.Key(event.key()))
        if pressed and pressed.isVisibleTo(self):
            pressed.click()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._enter():
            event.accept()
        else:
            super().keyPressEvent(event)


_COLUMN = 760
_HIGH = 380  # with less height the question has nearly all to itself; the bar still shows how far the day has come
_FORMS = (QuestionForm.ANAGRAM, QuestionForm.MEANING, QuestionForm.IS_WORD)
"""The ways to ask a word that can be left out; hooks are asked as hooks."""


class QuizView(QWidget):
    """Asks what is due. `run` is None until the store is open."""

    meaning_asked = Signal(str)
    words_asked = Signal()  # to the words that can be added

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self._services, self._look = services, services.look
        self._say = LearnStrings(self)
        self.run: QuizRun | None = None
        self._day = 0
        self._begun = self._has_cards = False  # whether there is anything to be said of today, and of the cards
        self.card = QuestionCard(services.look, self._say)
        self.progress = QProgressBar(textVisible=False)
        self.today = label("", "heading", wrap=True)
        self.standing = label("", "muted", wrap=True)
        self.elsewhere = label("", "muted", wrap=True)  # cards that wait in other languages
        self.forms = {form: FittingCheckBox(self._say.form(form)) for form in _FORMS}
        self.new_cards = number_field(self.tr("New cards a day"), 0, 100)
        self.new_cards.setSingleStep(5)
        self.new_cards.setPrefix(self.tr("New a day: "))
        self.end = Card(services.look, spacing=14)
        self.end_text = label("", "heading", wrap=True, align=CENTRE)
        self.end_more = label("", "muted", wrap=True, align=CENTRE)
        self.more, self.words = button("", self._begin_more, "primary"), button("", self.words_asked.emit)
        self.buttons: dict[object, QAbstractButton] = {QuizAct.MORE: self.more, QuizAct.WORDS: self.words}
        self.pages = QStackedWidget()
        self._lay_out()
        self.card.acted.connect(self._act)
        self._show_none()

    def _lay_out(self) -> None:
        content = QWidget()
        across = QHBoxLayout(content)
        self._middle = middle = QWidget()
        fill(across, 0, (middle, 8), 0)
        self.end.lay(1, self.end_text, self.end_more, self.more, self.words, 1)
        self.pages.addWidget(self.card)
        self.pages.addWidget(self.end)
        rows = (self.today, self.progress, self.standing, self.elsewhere, (self.pages, 1), self._make_form_row())
        fill(QVBoxLayout(middle), *rows)
        self.progress.setAccessibleName(self.tr("Today's progress"))
        in_column(self._look, Scrolled(content), on=self)
        self._look.changed.connect(self._fit)
        on_resize(self, self._fit)

    def _make_form_row(self) -> QWidget:
        kept = self._services.choices.settings.asked_by
        for form, box in self.forms.items():
            box.setChecked(not kept or form.value in kept)
            box.toggled.connect(lambda _checked: self._want())
        self.new_cards.setValue(self._services.choices.settings.new_cards)
        self.new_cards.valueChanged.connect(self._take_pace)
        asked_by = label(self.tr("Ask by:"), "muted")
        return Flow(self._look, (asked_by, *self.forms.values(), self.new_cards), gap=20)

    def _fit(self) -> None:
        self._middle.setMaximumWidth(self._look.px(_COLUMN))
        high = self.height() >= self._look.px(_HIGH)
        show_if(high and self._begun, self.today)
        show_if(high and self._has_cards, self.standing)

    # ------------------------------------------------------------------------------------- the run

    def take(self, run: QuizRun) -> None:
        self.run = run
        self.card.answered.connect(run.answer)
        run.asked.connect(self._ask)
        run.judged.connect(self._tell)
        run.ended.connect(self._show_none)
        run.new_a_day = self.new_cards.value()
        self._want()

    def begin(self, person: str, more_new: int = 0) -> None:
        """Ask what is due for a person; a question that is open for the same person stays."""
        lexicon = self._services.lexica.lexicon
        if self.run is None or lexicon is None:
            return
        self._day = self._services.learning.today()
        self.card.letters.prepare(lexicon.graph.alphabet, self._values)
        if not (self.run.is_asking(person, lexicon) and self.run.take_new()):
            self.run.begin(person, lexicon, self._services.lexica.spoken, more_new)
        self._show_progress()

    def begin_day(self) -> None:
        """Ask what is due if a new day has begun since that was last done, as in a window that was left open."""
        if self.run and not self.run.open and self.run.person and self._day != self._services.learning.today():
            self.begin(self.run.person)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self.begin_day()
        return super().event(event)

    def _begin_more(self) -> None:
        if self.run:
            self.begin(self.run.person, self.run.new_a_day or NEW_A_DAY)

    def _take_pace(self, cards: int) -> None:
        """Set the number of new cards a day; the open question stays."""
        self._services.choices.change(new_cards=cards)
        if self.run:
            self.run.new_a_day = cards
            if not self.run.open and self.run.person:
                self.begin(self.run.person)

    def undo(self) -> None:
        if self.run:
            self.run.undo()

    def _act(self, act: QuizAct) -> None:
        run = self.run
        if act is QuizAct.MEANING and run and run.question:
            self.meaning_asked.emit(run.question.card.word)
        elif run:
            acts = {QuizAct.UNKNOWN: run.give_up, QuizAct.NEXT: run.go_on}
            (acts | {QuizAct.OUT: run.take_out, QuizAct.UNDO: run.undo})[act]()

    @property
    def prompt(self) -> Prompt:
        return self._say.at_screen(self.run.state if self.run else None)

    def _want(self) -> None:
        """Ask only in the ways that are ticked; without any, in all of them."""
        wanted = [form for form, box in self.forms.items() if box.isChecked()]
        self._services.choices.change(asked_by=tuple(form.value for form in wanted))
        if self.run:
            self.run.want(wanted or _FORMS)

    def _ask(self, question: Question) -> None:
        self.pages.setCurrentWidget(self.card)
        self.card.show_question(question, self.prompt, self._values)
        self._show_progress()

    @property
    def _values(self) -> dict[str, int]:
        return values_in(self._services.lexica.language, self._services.tile_sets.values())

    def _tell(self, _judged: Judged, _after: Flashcard | None) -> None:
        self.card.show_judged(self.prompt)
        self._show_progress()

    def _show_none(self) -> None:
        """Show that there is no question, and why."""
        now = self.prompt
        self.pages.setCurrentWidget(self.end)
        self.end_text.setText(now.heading)
        tell(self.end_more, now.text)
        show_actions(self.buttons, now)
        if self.isVisible():
            self.take_focus()
        self._show_progress()

    def _show_progress(self) -> None:
        if self.run is None:
            return
        state = self.run.state
        today, standing, elsewhere = self._say.progress(state)
        cards = state.tally.answers + state.left
        self._begun, self._has_cards = cards > 0, bool(standing)
        show_if(cards, self.progress)
        self.progress.setRange(0, max(1, cards))
        self.progress.setValue(state.tally.answers)
        self.today.setText(today or " ")  # keeps its place
        self.standing.setText(standing)
        tell(self.elsewhere, elsewhere)
        self._fit()

    def take_focus(self) -> None:
        if self.pages.currentWidget() is self.card:
            self.card.take_focus()
        else:
            (self.more if self.more.isVisibleTo(self) else self.words).setFocus()
