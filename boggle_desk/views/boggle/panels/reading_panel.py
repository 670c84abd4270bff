"""The lists are read: the word large in the middle with its path on the board, the lists of all as slips of paper."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from boggle_desk.engine.ballot import Ballot, Vote, Voted
from boggle_desk.engine.boggle.events import (
    DropVote,
    PassReading,
    ReadingBegan,
    ReadTogether,
    ReadWord,
    SkipWord,
    VoteBegan,
)
from boggle_desk.engine.boggle.position import READ_MARKS, BogglePosition, Challenged, EntryMark, Phase
from boggle_desk.engine.boggle.referee import (
    challengers,
    entry_points,
    round_points,
    voters,
)
from boggle_desk.models.boggle.prompts import Act, Front, ReadingNow, TableState, Told
from boggle_desk.models.boggle.rivals import RivalReading
from boggle_desk.models.prompt import Prompt
from boggle_desk.views.appearance import CENTRE
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.panels.challenge import ChallengeScene
from boggle_desk.views.boggle.panels.panel import Panel, Table, WordEntry
from boggle_desk.views.boggle.reading_show import BigWord, ChallengeBar, ReadDots, Reading, ReadingShow
from boggle_desk.views.boggle.slips import SlipRow, WordHighlight
from boggle_desk.views.controls import (
    PageStack,
    announce,
    become,
    button,
    clear_layout,
    corner_room,
    label,
    set_role,
    takes,
    tell,
)
from boggle_desk.views.faces import Avatar, FaceDisc, faces_at
from boggle_desk.views.house_words import HouseOffer, house_button
from boggle_desk.views.layouts import WrappingRow, fill, in_column, in_row, set_tab_order, sized, spaced
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.player_view import CHOICE, PlayerView


class ReadingPanel(Panel):
    """Fills the page while the lists are read. The main button reads the next word, or the one that was typed; S skips
    it, C challenges the word in the middle or one that was chosen on a slip, digits press the discs of those who have
    a word too, A reads all lists together and H lets them wait."""

    whole, help_page = True, "06_round"
    entry: WordEntry

    called = Signal(str)
    """A computer calls this word."""
    shown = Signal()
    """There is more to be seen of a word."""

    def __init__(self, table: Table, reading: RivalReading) -> None:
        super().__init__(table)
        self.reading = reading
        self._shown: BogglePosition | None = None
        self._faces: tuple[Avatar, ...] = ()
        self._shown_faces: tuple[Avatar, ...] = ()
        """Whose discs stand beside the headline."""
        self._news_shown: Reading | None = None
        self._picked: tuple[int, str] | None = None
        self._asked: tuple[int | None, tuple[int, ...]] | None = None
        """Who challenges, and whose votes are awaited, as last brought into sight."""
        self._opened, self._told = False, Told.ALL
        self._before: BogglePosition | None = None
        """How things were before the word that comes to life, or is judged."""
        """Whether the ballots of a vote lie open, before its stamp falls; how much is told of a word so far."""
        self._deed: object = None
        """What the main button does, as last shown."""
        self._called, self._together, self._thinks = "", False, False
        self._make_top(table)
        self._make_foot()
        self._show = ReadingShow(self.look, table.services.sound, self.board, self.word, self.slips, self)
        self._show.written.connect(self._tell_writers)
        self._show.paid.connect(self._count)
        self._show.ended.connect(self._tell_end)
        self._show.written.connect(self.shown)
        self.look.follow(self._fit)
        reading.due.connect(self._read_due)
        reading.changed.connect(self._show_foot)

    # ------------------------------------------------------------------------------------- putting together

    def _make_top(self, table: Table) -> None:
        self.board = sized(BoardPicture(self.look), self.look, 376, 376, fixed=True, grows=False)
        self._discs, self._headline = in_row(self.look, gap=6), label("", "heading", wrap=True)
        self._progress = label("", "muted", align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.word = BigWord(self.look)
        self.word.clicked.connect(self._ask_meaning)
        self.result, self._left = label("", "title", wrap=True, align=CENTRE), StatusLine(self.look, CENTRE)
        self.entry = WordEntry(table, self.tr("Type the word you read"), self._read_typed)
        self.entry.line.textChanged.connect(lambda _text: self._show_typed())
        self.listeners: dict[int, PlayerView] = {}
        self._asking = label(self.tr("Tap everyone else who has it"), "muted", wrap=True)
        self._listening = in_row(self.look, gap=8)
        self.dots = ReadDots(self.look)
        done = in_column(self.look, self._progress, (self.dots, Qt.AlignmentFlag.AlignRight), gap=2)
        head = in_row(self.look, self._discs, (self._headline, 1), done, corner_room(self.look), gap=10)
        self._ways = QWidget()
        """Smaller buttons, for what is seldom wanted."""
        below = (self.entry, self._asking, self._listening, self.result, self._left, self._ways)
        self._middle = in_column(self.look, head, (self.word, 1), *below, gap=4, margins=(0, 8, 0, 0))
        top = in_row(self.look, (self.board, Qt.AlignmentFlag.AlignTop), (self._middle, 1), gap=16)
        self.slips = SlipRow(self.look)
        self.slips.picked.connect(self._pick)
        self.slips.pressed.connect(self._read_chosen)
        self.challenge = ChallengeScene(self.look)
        self.challenge.challenged.connect(self._challenge)
        self.challenge.voted.connect(lambda seat, allow: table.session.submit(Vote(seat, allow)))
        self.challenge.decided.connect(self._stamp_vote)
        self.below = PageStack()
        self.below.addWidget(self.slips)
        self.below.addWidget(self.challenge)
        spaced(fill(self.column, top, (self.below, 1)), self.look, 6)

    def _make_foot(self) -> None:
        self.doubt = ChallengeBar(self.look)
        self.doubt.clicked.connect(self.press_challenge)
        self.reading.waits.connect(self.doubt.wait)
        self.skip = button("", self.press_skip)
        self.all = button("", self.press_all)
        self.hold = button("", self.press_hold, "tall")
        self.let_be = button("", self._close_challenge, "tall")
        self.main = sized(button("", self.press_main, "primary"), self.look, wide=400, grows=False)
        self.main.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.lists = button("", self.press_lists)
        self.again = button("", self.press_again)
        self.buttons = {
            "hold": self.hold, Act.DOUBT: self.doubt, Act.LET_BE: self.let_be, SkipWord: self.skip,
            ReadTogether: self.all, Act.TO_LISTS: self.lists, Act.VOTE_AGAIN: self.again,
        }  # fmt: skip
        self.house = HouseOffer(self.table.services, self.table.lexicon, self)
        self.house.ruled.connect(self._tell_house)
        decide = house_button(self.house)
        for each in (self.hold, self.doubt, self.let_be, self.skip, self.all, self.lists, self.again, decide):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        ways = fill(WrappingRow(self._ways), 1, self.skip, self.all, self.lists, self.again, decide, 1)
        self._ways_row = spaced(ways, self.look, 8, (0, 0, 0, 0))
        row = spaced(WrappingRow(), self.look, 12)
        self._beside = in_row(self.look, self.hold, (self.doubt, 1), self.let_be, gap=12)
        fill(row, self._beside, self.main)
        self.foot.addLayout(row)
        # before the lists, where Tab marks another word
        set_tab_order([self.lists, self.again, self.hold, self.doubt, self.let_be, self.main, decide])

    def _fit(self) -> None:
        for each in (self._progress, self.dots):  # larger letters need their room
            each.setVisible(self.look.px(100) <= self.look.picture_px(130))
        self._show_foot()

    # ------------------------------------------------------------------------------------- showing

    @property
    def known(self) -> ReadingNow:
        """What is known here beside the position."""
        front, heard = Front.LISTS, [seat for seat, choice in self.listeners.items() if choice.isChecked()]
        if self.below.currentWidget() is self.challenge:
            front = Front.WHO if self.challenge.people else Front.BALLOTS
        again = bool(self._votes_cast())
        before = None if self._told is Told.ALL else self._before
        before = self._shown if self._opened else before
        return ReadingNow(self._picked, self.entry.line.text(), heard, front, self._opened, self._told, again, before)

    @property
    def _state(self) -> TableState:
        return self.table.state()

    def show_position(self, position: BogglePosition, stamped: bool = False) -> None:
        """Show how things are. The ballots of a challenge that has just ended lie open until it is `stamped`."""
        reader, last = position.reader, next(reversed(position.challenges), None)
        if reader is None:
            return
        self._opened = bool(last and self._has_ended(last) and not stamped)
        if last and self._opened:
            self._show_vote(last)
            return
        before = self._before = self._shown
        self._shown = position
        new_reader = before is None or (before.round, before.reader) != (position.round, reader)
        self._faces = faces_at(self.look, position)
        if new_reader or before is None or before.last_word != position.last_word:
            self._picked = None
        if not position.voting:
            self._show_below(self.slips)
        self.board.show_board(position.rules.cubes, position.cubes, self.table.dome.view_turns)
        self.slips.show_lists(position, self._faces, self.reading.together)
        self.entry.show_position(position, reader)
        self._show_listeners(position, new_reader)
        turned, self._together = self._together and not self.reading.together, self.reading.together
        if new_reader:
            self.entry.clear()
        self._begin(position, self._news(before, position))
        self._show_foot()
        if position.voting:
            self._show_vote(position.voting)
        elif new_reader or turned or (before and before.voting):
            self.take_focus()  # a list on paper is no list that the next Enter passes over

    def _show_listeners(self, position: BogglePosition, reset: bool) -> None:
        """Lay out the discs of those whose lists only they know."""
        seats = self._state.listeners
        if reset or list(self.listeners) != seats:
            clear_layout(self._listening)
            self.listeners = {}
            for seat in seats:
                choice = PlayerView(self.look, self._faces[seat], position.players[seat].name, CHOICE)
                choice.clicked.connect(self._hear)
                self._listening.addWidget(choice, 1)
                self.listeners[seat] = choice
            self._listening.addStretch(max(0, 3 - len(seats)))  # one alone is no bar across the window

    def _news(self, before: BogglePosition | None, now: BogglePosition) -> Reading | None:
        """Return what has happened to a word since the position before: it was read, or judged."""
        state = self._state
        owner, word = state.subject
        if before is None or before.last_word != now.last_word:
            word = now.last_word or ""
        if before is None or before.round != now.round or not word or now.board is None:
            return None
        was = {seat: entry.mark for seat in before.holders(word) if (entry := before.entry(seat, word))}
        entries = {seat: entry for seat in now.holders(word) if (entry := now.entry(seat, word))}
        read = any(entry.mark in READ_MARKS and was.get(seat) not in READ_MARKS for seat, entry in entries.items())
        stamp = self.table.prompts.stamp(state, owner, word)
        ruled = stamp and not self.table.prompts.stamp(replace(state, position=before), owner, word)
        if not read and not ruled:
            return None
        cells = now.board.path(word) or ()
        spelled = tuple(len(now.board.spell(cells[: count + 1])) for count in range(len(cells)))
        struck = tuple(seat for seat, entry in entries.items() if entry.mark is EntryMark.CROSSED)
        paid = next(
            (s for s, e in entries.items() if e.mark is EntryMark.STANDING and was.get(s) not in READ_MARKS), None
        )
        points = entry_points(now.rules, now.players[paid], entries[paid]) if paid is not None else 0
        rare = state.acts.rare_read - 1 if state.acts else None
        return Reading(word, cells, spelled, struck, paid, points, stamp if ruled else None, read, rare)

    def _begin(self, position: BogglePosition, news: Reading | None) -> None:
        """Show a word that was just read or judged, piece by piece where things may move; else how everything is."""
        self._show.drop()
        self._news_shown = news
        if news and self.look.motion and self.isVisible() and not self.reading.hurries:
            self._told = Told.NOTHING
            self._show_middle()
            self._show.play(news)
        else:
            self._tell_end()
            if news:
                self._show.tell(news)
        if news:
            QTimer.singleShot(0, self, lambda: self.scrolled.ensureVisible(0, 0))  # ballots lay lower
            if news.read and position.reader is not None and position.is_computer(position.reader):
                self._call(news.word)

    def _show_middle(self) -> None:
        """Show the word in the middle, and what is said of it so far."""
        state, now = self._state, self.prompt
        if state.called:
            self._call(state.called)
        self.dots.show_acts(state.acts)
        self._progress.setText(now.aside)
        self._show_note(state, now)
        self._show_headline(now)
        means = state.subject[1] and not state.typed and not state.challenging
        self.word.show_text(now.word, self.tr("What does it mean?") if means or state.called else "")
        if now.stamp:
            self.word.show_stamp(*now.stamp)
        self.result.setText(now.text)

    def _show_note(self, state: TableState, now: Prompt) -> None:
        """Show what is still to come; a computer that thinks says so itself."""
        thinks, self._thinks = self._thinks, bool(self.table.prompts.thought(state))
        self._left.setText(now.note)
        if self._thinks and state.thinker is not None:
            self._left.speak(now.note, self._faces[state.thinker])
        elif thinks:
            self._left.hush()

    def _show_headline(self, now: Prompt) -> None:
        self._headline.setText(now.heading)
        self._show_discs(*now.seats)

    def _show_discs(self, *seats: int) -> None:
        faces = tuple(self._faces[seat] for seat in seats)
        if faces != self._shown_faces:
            self._shown_faces = faces
            clear_layout(self._discs)
            for face in faces:
                self._discs.addWidget(FaceDisc(self.look, face, 36))

    def _call(self, word: str) -> None:
        if word != self._called and not self.reading.together:
            self._called = word
            self.called.emit(word)

    def _tell_writers(self) -> None:
        """Say who wrote the word that is now there."""
        self._told = Told.WRITERS
        self._show_headline(self.prompt)

    def _count(self, part: float) -> None:
        """Show everybody's points, so far as those of the last word have been counted."""
        news, position = self._news_shown, self._shown
        if position is None:
            return
        points = list(round_points(position))
        if news and news.paid is not None:
            points[news.paid] -= round(news.points * (1 - part))
        for seat, slip in enumerate(self.slips.slips):
            left = sum(entry.mark is EntryMark.WRITTEN for entry in position.lists[seat])
            to_come = self.tr("%n to come", "", left) if left and self.reading.together else ""
            slip.show_points(points[seat], to_come or self.table.say.caption(position, seat))

    def _tell_end(self) -> None:
        """Show how everything is in the end, and say what became of the word that was just read or judged."""
        self._show_end()
        if (news := self._news_shown) and self._shown is not None and self.table.position.reader is not None:
            state, prompts = self._state, self.table.prompts
            word = f"{news.word.upper()}." * self.reading.together
            announce(self, " ".join(filter(None, (word, prompts.verdict(state), prompts.thought(state)))))
            self.shown.emit()

    def _show_end(self) -> None:
        """Show how everything is in the end."""
        self._told = Told.ALL
        if self._shown is None or self.table.position.reader is None:
            return
        self._show_middle()
        self._count(1.0)
        word = self._state.subject[1]
        for slip in self.slips.slips:
            slip.show_highlight(WordHighlight(word) if slip.has(word) else None)
        self._point_at(word or self._state.called)
        self._show_foot()

    def skip_show(self) -> None:
        """Show at once what is still moving."""
        self._show.skip()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.skip_show()

    def _point_at(self, word: str) -> None:
        board = self.table.position.board
        self.board.show_path((board.path(word) if board and word else None) or ())

    # ------------------------------------------------------------------------------------- the buttons

    def _show_foot(self) -> None:
        if self._shown is None or self.table.position.reader is None:
            return
        state, now = self._state, self.prompt
        reads = self.below.currentWidget() is self.slips  # else ballots lie there
        self.entry.setVisible(state.may_type)
        self._left.setVisible(state.challenging or (reads and not state.may_type))
        for seat, choice in self.listeners.items():
            choice.setVisible(reads and seat in now.asks)
        self._asking.setVisible(reads and bool(now.asks))  # it is asked who else has a word
        lower = not (reads or state.challenging or self.large)  # in the place of the challenge
        (self._beside if lower else self._middle).addWidget(self._ways, int(lower))
        self._ways_row.setStretch(0, int(not lower))
        self._ways.setVisible(not state.challenging)
        self.show_actions(now)
        self._show_note(state, now)
        if self.large:
            self.lists.hide()  # there is Undo
        self._offer_house_word(state, now)
        main = now.main
        before, self._deed = self._deed, main and main.deed
        if Act.READ_TYPED not in (before, self._deed):  # which comes and goes as somebody types
            become(self.main, main.title if main else "")
        tell(self.main, main.title if main else "")
        self.main.setEnabled(main is None or main.enabled)
        set_role(self.main, "primary" if main and main.sure else "tall")  # of one height: nothing moves

    def _offer_house_word(self, state: TableState, now: Prompt) -> None:
        """Offer to decide for good about a word that was judged: its writer wishes it, or who challenged it doesn't."""
        position, (seat, word) = state.position, state.subject
        judged = now.stamp is not None
        challenged = position.challenge_of(word)
        wishes = challenged.by if challenged and word in self.table.lexicon else seat
        self.house.show_word(word if judged else "", position.players[wishes].name)

    def _tell_house(self, text: str) -> None:
        self.result.setText(text)
        announce(self, text)

    def press_main(self) -> None:
        main = self.prompt.main
        match main.does if main and main.enabled else None:
            case Act.DECIDE:
                self.challenge.decide()
            case Act.CARRY_ON:
                self._close_challenge()
            case Act.READ_TYPED:
                self.entry.enter()
            case Act.NEXT_LIST:
                self.table.session.submit(PassReading())
                if word := self._state.next_word:
                    self._read(word)
            case PassReading() if main and self.entry.line.hasFocus():  # only a look at the button says so
                self.entry.say(self.tr("All read? Press “{button}”.").format(button=main.title), "muted")
            case PassReading():
                self.table.session.submit(PassReading())
            case ReadWord() as move:
                self._read(move)

    def _read(self, move: ReadWord) -> bool:
        for choice in self.listeners.values():
            choice.setChecked(False)
        if self.reading.together:
            self._picked = None
        return self.table.session.submit(move)

    def _hear(self) -> None:
        """Cross off the word in the middle, which somebody has too; one that isn't read yet waits until it is. Pressed
        again a disc undoes that, as long as nothing was done with another word since."""
        session, position = self.table.session, self.table.position
        owner, word = self._state.subject
        if word and not self.entry.line.text():
            heard = {seat for seat, choice in self.listeners.items() if choice.isChecked()}
            while heard.intersection(session.position.holders(word)) and all(
                getattr(event, "word", "") == word for event in session.steps[-1]
            ):
                session.take_back()
            gone = set(position.holders(word)).difference(session.position.holders(word))
            for seat in gone.intersection(self.listeners):
                self.listeners[seat].setChecked(seat not in heard)
            if not gone or gone - heard:
                self._read(self._state.reads(word, None if owner == position.reader else owner))
        self.reading.follow()  # somebody looks: the wait begins again

    def _read_typed(self, word: str) -> bool:
        read = self._read(self._state.reads(word))
        self.entry.setFocus()  # a disc may have it
        return read

    def _read_chosen(self, seat: int, word: str) -> None:
        """Read a word of the reader's list that was double-clicked."""
        position = self.table.position
        entry = position.entry(seat, word)
        if seat == position.reader and entry and entry.mark is EntryMark.WRITTEN and not position.is_computer(seat):
            self._read(self._state.reads(word))

    def _read_due(self) -> None:
        """Read what comes by itself: a computer's next word, or the next of all words."""
        if self._state.challenging:
            return
        if QApplication.activeModalWidget():
            self.reading.follow()  # somebody looks at what lies over the lists
        elif word := self._state.next_word:
            self._read(word)

    def press_all(self) -> None:
        """Read all lists together, or one after the other."""
        self.skip_show()
        if self.reading.together:
            self.reading.read_in_turn()
        else:
            self.reading.read_all()
        self.table.services.choices.change(in_turn=not self.reading.together)
        self.show_position(self.table.position)
        self.main.setFocus()

    def press_lists(self) -> None:
        """Lead back to the lists, to be typed on: what was read is read again."""
        session, lists = self.table.session, self.way(Act.TO_LISTS)
        if lists is None:
            return
        title = lists.title
        if isinstance(session.steps[-1][0], ReadingBegan) or self.table.services.ask.confirm(
            self, title, self.tr("You'll read again from the start."), title, self.tr("Keep reading")
        ):
            while session.position.phase is Phase.READ and session.take_back():
                pass

    def press_hold(self) -> None:
        """Let a computer that reads wait, or go on."""
        ways: dict[object, Callable[[], None]] = {Act.GO_ON: self.reading.go_on, Act.HOLD: self.reading.hold}
        if hold := self.way("hold"):
            ways[hold.does]()

    def press_skip(self) -> None:
        """Leave the next word unread (rule B19)."""
        if skip := self.way(SkipWord):
            self.table.session.submit(skip.does)

    def _pick(self, seat: int, word: str) -> None:
        """Show a word that was chosen on a slip: one that was read comes back to the middle, one of the reader's that
        wasn't is read next. None is chosen any more once the keyboard leaves the slip."""
        position = self.table.position
        if not word and self._picked and self.below.currentWidget() is self.slips:
            self._picked = None
            self._show_end()
        entry = position.entry(seat, word)
        if entry is None or self._picked == (seat, word):
            return
        self.skip_show()
        self._picked = (seat, word)
        if entry.mark in READ_MARKS:
            if self.reading.has_next or self.reading.reads_all:
                self.reading.hold()
            self._show_end()
        self._show_foot()

    def _show_typed(self) -> None:
        if self.table.position.reader is None or self._show.runs:
            return
        if self.entry.line.text():
            self.below.setCurrentWidget(self.slips)  # people read on
        self._show_middle()
        self._point_at(self.entry.line.text().lower() or self._state.subject[1])
        self._show_foot()

    def _ask_meaning(self) -> None:
        if word := self._state.subject[1]:
            self.table.page.meaning_asked.emit(word)

    def marked_word(self) -> str:
        return self._picked[1] if self._picked else self._state.subject[1]

    # ------------------------------------------------------------------------------------- challenges

    def press_challenge(self) -> None:
        """Challenge the word in the middle."""
        self.skip_show()
        state = self._state
        if state.challenging or not state.may_challenge:
            return
        if self.reading.has_next or self.reading.reads_all:
            self.reading.hold()
        self._picked = state.subject
        people = challengers(state.position, state.subject[0])
        if len(people) == 1:
            self._challenge(people[0])
            return
        self._asked = None
        self.challenge.ask(state.position, people)
        self._show_below(self.challenge)
        self._show_asking()
        self.take_focus()

    def _challenge(self, by: int) -> None:
        owner, word = self._state.subject
        self.challenge.clear()
        if not self.table.session.submit(self.reading.challenge(owner, word, by)):
            self.show_position(self.table.position)
        self.take_focus()

    def _votes_cast(self) -> int:
        """Return how many steps lead back to where the vote that the last step has ended began; 0 for none."""
        steps = self.table.session.steps
        if self.table.position.voting or not steps or not any(isinstance(event, Voted) for event in steps[-1]):
            return 0
        began = (any(isinstance(event, VoteBegan) for event in step) for step in reversed(steps))
        count = next(number for number, found in enumerate(began) if found)
        return count if self.table.session.can_take_back(count) else 0

    def press_again(self) -> None:
        """Take the votes back, and let the table vote once more."""
        self.skip_show()
        self.table.session.take_back(self._votes_cast())

    def _has_ended(self, vote: Challenged) -> bool:
        """Return whether a challenge has ended that hadn't yet in what is shown."""
        seen = self._shown is None or self._shown.round != self.table.position.round or vote in self._shown.challenges
        by_dictionary = self.look.motion and self.isVisible()  # else it has ruled at once
        return not seen and (not vote.ballot.waiting if vote.ballot.seats else by_dictionary)

    def _show_vote(self, vote: Challenged) -> None:
        """Show the word that is challenged, by whom, and who has voted."""
        position = self.table.position
        comes = self.below.currentWidget() is not self.challenge
        self._picked, self._asked = (vote.reader, vote.word), None if comes else self._asked
        if vote.ballot.seats:
            unsure = set(voters(position, vote.reader)).difference(vote.ballot.seats)
            self.challenge.show_vote(vote.ballot, position, position.seats_from(0), vote.by, unsure, position.phones)
        else:  # the dictionary decides between two
            self.challenge.show_vote(Ballot((vote.by,), (False,)), position, (vote.by, vote.reader), vote.by)
        self._show_below(self.challenge)
        self._show_asking()
        if comes or not vote.ballot.waiting:
            self.take_focus()

    def _show_asking(self) -> None:
        self._show_foot()
        self._show_middle()
        self._point_at(self._state.subject[1])
        QTimer.singleShot(0, self, self._show_asked)

    def _show_asked(self) -> None:
        """Bring into sight what is challenged by whom, later who is asked, once the ballots are laid out."""
        vote = self.table.position.voting
        before, self._asked = self._asked, (vote.by, vote.ballot.waiting) if vote else (None, ())
        asked = self.focusWidget()
        if before is None or before[0] != self._asked[0]:
            self.scrolled.ensureVisible(0, 0)
        elif asked and before != self._asked:
            self.scrolled.ensureWidgetVisible(asked)

    def _stamp_vote(self) -> None:
        """Let the stamp fall; the ballots lie open until the people go on."""
        if not self._opened:
            return
        self.show_position(self.table.position, stamped=True)
        self._show_below(self.challenge)
        self._show_foot()
        self.take_focus()

    def _close_challenge(self) -> None:
        """Let the word be, or look at the lists again."""
        if self._opened:
            self._stamp_vote()
            return
        if not self.table.session.position.voting or not self.table.session.submit(DropVote()):
            self.challenge.clear()
            self.show_position(self.table.position)
        self.take_focus()

    def _show_below(self, page: QWidget) -> None:
        """Show the slips or the challenge, with the word that is in the middle: as the keyboard comes to a slip or
        leaves it, it picks its own."""
        picked = self._picked
        self.below.setCurrentWidget(page)
        self._picked = picked

    # ------------------------------------------------------------------------------------- the keyboard

    def take_focus(self) -> None:
        if self._state.challenging and not self._opened:
            self.challenge.take_focus()
        elif self._opened:
            self.main.setFocus()
        elif self.entry.isVisibleTo(self):
            self.entry.setFocus()
        elif self.main.isVisibleTo(self):
            self.main.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the single keys of the reading; a word line that has the focus keeps its letters."""
        if self._state.challenging:
            if event.key() == Qt.Key.Key_Escape:
                self._close_challenge()
            else:
                super().keyPressEvent(event)
            return
        self.skip_show()
        keys = {
            Qt.Key.Key_S: self.press_skip,
            Qt.Key.Key_C: self.press_challenge,
            Qt.Key.Key_H: self.press_hold,
            Qt.Key.Key_A: self.press_all,
            Qt.Key.Key_Space: self.press_main,
        }
        listener = self.listeners.get(event.key() - Qt.Key.Key_1)
        if listener and listener.isVisible():
            listener.click()
        elif event.key() in keys and not event.modifiers():
            if takes(self.main if event.key() == Qt.Key.Key_Space else self):
                keys[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)

    def show_refusal(self, text: str) -> None:
        super().show_refusal(text)
        if not self.entry.isVisible():
            self.result.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show.setGeometry(self.rect())
        self._show.raise_()
