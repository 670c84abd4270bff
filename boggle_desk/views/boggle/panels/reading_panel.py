"""The lists are read: the word large in the middle with its path on the board, the lists of all as slips of paper."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from boggle_desk.engine.ballot import Vote, Voted
from boggle_desk.engine.boggle.events import DropVote, PassReading, ReadingBegan, ReadWord, SkipWord, VoteBegan
from boggle_desk.engine.boggle.position import READ_MARKS, BogglePosition, Challenged, EntryMark, Phase
from boggle_desk.engine.boggle.referee import (
    acts_of,
    challengers,
    entry_points,
    last_call_due,
    may_challenge,
    round_points,
    voters,
)
from boggle_desk.engine.boggle.rules import ChallengeJudge
from boggle_desk.engine.players import side_of
from boggle_desk.models.boggle.rivals import RivalReading
from boggle_desk.views.appearance import CENTRE
from boggle_desk.views.ballots import ChoiceButton
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
        self._opened = False
        """Whether the ballots of a vote lie open, before its stamp falls."""
        self._called, self._together = "", False
        self._make_top(table)
        self._make_foot()
        self._show = ReadingShow(self.look, table.services.sound, self.board, self.word, self.slips, self)
        self._show.written.connect(self._show_writers)
        self._show.paid.connect(self._count)
        self._show.ended.connect(self._show_end)
        for changed in (self._show.written, self._show.ended):
            changed.connect(self.shown)
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
        self.listeners: dict[int, ChoiceButton] = {}
        self._asking = label(self.tr("Tap everyone else who has it"), "muted", wrap=True)
        self._listening = in_row(self.look, gap=0)
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
        self.skip = button(self.tr("Skip"), self.press_skip)
        self.all = button("", self.press_all)
        self.hold = button(self.tr("Wait"), self.press_hold, "tall")
        self.let_be = button(self.tr("Never mind"), self._close_challenge, "tall")
        self.main = sized(button("", self.press_main, "primary"), self.look, wide=400, grows=False)
        self.main.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.lists = button(self.tr("Back to the lists"), self.press_lists)
        self.again = button(self.tr("Vote again"), self.press_again)
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

    def show_position(self, position: BogglePosition, stamped: bool = False) -> None:
        """Show how things are. The ballots of a vote that has just ended lie open until its verdict is `stamped`."""
        reader, last = position.reader, next(reversed(position.challenges), None)
        if reader is None:
            return
        self._opened = bool(last and self._has_ended(last) and not stamped)
        if last and self._opened:
            self._show_vote(last)
            return
        before, self._shown = self._shown, position
        new_reader = before is None or (before.round, before.reader) != (position.round, reader)
        self._faces = faces_at(self.look, position)
        if new_reader or before is None or before.last_word != position.last_word:
            self._picked = None
        if not position.voting:
            self._show_below(self.slips)
        self.board.show_board(position.rules.cubes, position.cubes, self.table.dome.view_turns)
        self.slips.show_lists(position, self._faces, self.reading.together)
        self.entry.show_position(position, reader)
        self._show_listeners(position, reader, new_reader)
        turned, self._together = self._together and not self.reading.together, self.reading.together
        if new_reader:
            self.entry.clear()
        self._begin(position, self._news(before, position))
        self._show_foot()
        if position.voting:
            self._show_vote(position.voting)
        elif new_reader or turned or (before and before.voting):
            self.take_focus()  # a list on paper is no list that the next Enter passes over

    def _show_listeners(self, position: BogglePosition, reader: int, reset: bool) -> None:
        """Show discs of those whose lists only they know; where all are read together, the reader's is one of them."""
        alone = None if self.reading.together else reader
        seats = [seat for seat in range(len(position.players)) if seat != alone and position.on_paper(seat)]
        if reset or list(self.listeners) != seats:
            clear_layout(self._listening)
            self.listeners = {}
            for seat in seats:
                face = self._faces[seat]
                choice = ChoiceButton(self.look, position.players[seat].name, face.colour, face)
                choice.clicked.connect(self._hear)
                self._listening.addWidget(choice, 1)
                self.listeners[seat] = choice
            self._listening.addStretch(max(0, 3 - len(seats)))  # one alone is no bar across the window
        self.entry.setVisible(position.on_paper(reader) and not position.last_call)

    def _news(self, before: BogglePosition | None, now: BogglePosition) -> Reading | None:
        """Return what has happened to a word since the position before: it was read, or judged."""
        word = now.last_word if before is None or before.last_word != now.last_word else self._subject(now)[1]
        if before is None or before.round != now.round or not word or now.board is None:
            return None
        was = {seat: entry.mark for seat in before.holders(word) if (entry := before.entry(seat, word))}
        entries = {seat: entry for seat in now.holders(word) if (entry := now.entry(seat, word))}
        read = any(entry.mark in READ_MARKS and was.get(seat) not in READ_MARKS for seat, entry in entries.items())
        owner = self._subject(now)[0]
        ruled = self._stamp(now, owner, word) and not self._stamp(before, owner, word)
        if not read and not ruled:
            return None
        cells = now.board.path(word) or ()
        spelled = tuple(len(now.board.spell(cells[: count + 1])) for count in range(len(cells)))
        struck = tuple(seat for seat, entry in entries.items() if entry.mark is EntryMark.CROSSED)
        paid = next(
            (s for s, e in entries.items() if e.mark is EntryMark.STANDING and was.get(s) not in READ_MARKS), None
        )
        points = entry_points(now.rules, now.players[paid], entries[paid]) if paid is not None else 0
        stamp = self._stamp(now, owner, word) if ruled else None
        rare = acts_of(now).rare_read - 1 if self.reading.together else None
        return Reading(word, cells, spelled, struck, paid, points, stamp, read, rare)

    def _subject(self, position: BogglePosition) -> tuple[int, str]:
        """Return the word in the middle and whose it is: one that was chosen on a slip after it was read, or the last
        one that was read. An empty word is none."""
        word, reader = position.last_word or "", position.reader or 0
        if self._picked and (entry := position.entry(*self._picked)) and entry.mark in READ_MARKS:
            reader, word = self._picked
            if entry.mark is not EntryMark.CROSSED:
                return self._picked
        holders = position.holders(word) if word else ()
        best = [
            seat for seat in holders if (entry := position.entry(seat, word)) and entry.mark is not EntryMark.CROSSED
        ]
        return next(iter(best), reader if reader in holders or not holders else holders[0]), word

    def _stamp(self, position: BogglePosition, seat: int, word: str) -> tuple[str, bool] | None:
        """Return what is stamped over a word that was judged, and whether it counts."""
        entry = position.entry(seat, word) if word else None
        if entry is None or not (entry.upheld or entry.mark is EntryMark.STRUCK):
            return None
        listed = word in self.table.lexicon
        challenged = position.challenge_of(word)
        if challenged and challenged.ballot.seats:
            text = self.tr("ALLOWED, {most} TO {least}") if entry.upheld else self.tr("CROSSED OFF, {most} TO {least}")
            tally = challenged.ballot.tally
            return text.format(most=max(tally), least=min(tally)), entry.upheld
        if entry.upheld:
            return (self.tr("IN THE DICTIONARY") if listed else self.tr("THE TABLE ALLOWS IT")), True
        return (self.tr("THE TABLE CROSSES IT OFF") if listed else self.tr("NOT IN THE DICTIONARY")), False

    def _begin(self, position: BogglePosition, news: Reading | None) -> None:
        """Show a word that was just read or judged, piece by piece where things may move; else how everything is."""
        self._show.drop()
        self._news_shown = news
        if news and self.look.motion and self.isVisible() and not self.reading.hurries:
            self._show_middle(position, told=False)
            self._show.play(news)
        else:
            self._show_end()
            if news:
                self._show.tell(news)
        if news:
            QTimer.singleShot(0, self, lambda: self.scrolled.ensureVisible(0, 0))  # ballots lay lower
            told = self._verdict(position)
            announce(self, f"{news.word.upper()}. {told}" if self.reading.together else told)
            if news.read and position.reader is not None and position.is_computer(position.reader):
                self._call(news.word)

    def _verdict(self, position: BogglePosition) -> str:
        seat, word = self._subject(position)
        entry = position.entry(seat, word) if word else None
        if entry is None:
            return ""
        told = self.table.say.verdict(position, seat, entry)
        challenged = position.challenge_of(word)
        if challenged is None or not (entry.upheld or entry.mark is EntryMark.STRUCK):
            return told
        more, (ayes, noes) = "", challenged.ballot.tally
        if challenged.ballot.seats and ayes == noes:
            more = self.tr("It's a tie, so the dictionary decides.")
        elif challenged.ballot.seats and (word in self.table.lexicon) is not entry.upheld:  # nobody has asked it before
            more = self.tr("The dictionary has it. Your table says no.")
            if entry.upheld:
                more = self.tr("It isn't in the dictionary. Your table says yes.")
        elif not challenged.ballot.seats and position.rules.court is ChallengeJudge.VOTE:
            others = [other for other in position.seats_from(seat) if other not in side_of(position.players, seat)]
            able = challengers(position, seat) or others
            if len(able) == 1:
                more = self.tr("Only {name} could vote, so the dictionary decides.")
                more = more.format(name=position.players[able[0]].name)
        return "\n".join(filter(None, (told, more)))

    def _show_middle(self, position: BogglePosition, told: bool = True) -> None:
        """Show the word in the middle; what became of it only when that is to be `told`."""
        seat, word = self._subject(position)
        if not word and (word := self._calls(position)):
            self._call(word)
        acts = acts_of(position) if self.reading.together else None
        self.dots.show_acts(acts)
        self._progress.setText(self.table.say.acts(acts) if acts else self.table.say.progress(position))
        self._left.setText(self._left_text(position))
        typed = self.entry.line.text() if self.entry.isVisibleTo(self) else ""
        self._show_headline(position, seat, "" if typed else word, told)
        if typed or not word:
            name = position.players[position.reader or 0].name
            waits = self.tr("Ready?") if acts else self.tr("{name} reads").format(name=name)
            self.word.show_text(typed.upper() or (self.tr("All read") if position.last_call else waits))
            self.result.clear()
            return
        self.word.show_text(word.upper(), self.tr("What does it mean?"))
        if stamp := self._stamp(position, seat, word):
            self.word.show_stamp(*stamp, 1.0 if told else 0.0)
        self.result.setText(self._verdict(position) if told else "")

    def _left_text(self, position: BogglePosition) -> str:
        """Return what is still to come."""
        if position.last_call:
            return self.tr("Tap a word on a list to challenge it.")
        if not self.reading.together:
            return self.table.say.left_to_read(position, position.reader or 0) if self._unread(position) else ""
        left = sum(entry.mark is EntryMark.WRITTEN for entries in position.lists for entry in entries)
        return self.tr("%n word(s) still face down", "", left) if left else ""

    def _show_headline(self, position: BogglePosition, seat: int, word: str, told: bool) -> None:
        """Say whose the word in the middle is, who reads next, or that everything is read."""
        reader, together = position.reader or 0, self.reading.together
        challenged = position.challenge_of(word) if word and self._stamp(position, seat, word) else None
        read = bool(position.last_word) or position.entry(reader, word) is None
        from_paper = position.on_paper(reader) and not (together or self._picked or position.entry(reader, word))
        if position.last_call:
            self._say(self.tr("Anything to challenge?"))
        elif challenged:
            self._show_who(position, challenged.by, seat)
        elif word and told and read and position.entry(seat, word) and not from_paper:
            self._tell_writers(position, word)
        elif together:
            self._say("")
        elif not word or from_paper:  # the word was another's
            self._say(self.table.say.whose_turn(position), reader)
        else:
            self._say(self.tr("{name} reads").format(name=position.players[reader].name), reader)

    def _say(self, text: str, *seats: int) -> None:
        self._headline.setText(text)
        self._show_discs(*seats)

    def _show_discs(self, *seats: int) -> None:
        faces = tuple(self._faces[seat] for seat in seats)
        if faces != self._shown_faces:
            self._shown_faces = faces
            clear_layout(self._discs)
            for face in faces:
                self._discs.addWidget(FaceDisc(self.look, face, 36))

    def _show_who(self, position: BogglePosition, by: int, owner: int) -> None:
        name, other = (position.players[seat].name for seat in (by, owner))
        self._say(self.tr("{name} challenges {other}").format(name=name, other=other), by, owner)

    def _calls(self, position: BogglePosition) -> str:
        """Return the word that a computer reads next, where people look for it on paper first."""
        reader = position.reader or 0
        if not (position.is_computer(reader) and any(map(position.on_paper, position.people))):
            return ""
        return next((entry.word for entry in position.lists[reader] if entry.mark is EntryMark.WRITTEN), "")

    def _call(self, word: str) -> None:
        if word != self._called and not self.reading.together:
            self._called = word
            self.called.emit(word)

    def _show_writers(self) -> None:
        """Say who wrote the word that is now there."""
        if self._shown and self._news_shown and self._news_shown.read:
            self._tell_writers(self._shown, self._news_shown.word)

    def _tell_writers(self, position: BogglePosition, word: str) -> None:
        self._say(self.table.say.who_wrote(position, word), *position.holders(word))

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

    def _show_end(self) -> None:
        """Show how everything is in the end."""
        position = self._shown
        if position is None or position.reader is None:
            return
        self._show_middle(position)
        self._count(1.0)
        word = self._subject(position)[1]
        for slip in self.slips.slips:
            slip.show_highlight(WordHighlight(word) if slip.has(word) else None)
        self._point_at(word or self._calls(position))
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
        position = self.table.position
        if position.reader is None:
            return
        challenging, reads = self._challenging, self.below.currentWidget() is self.slips  # else ballots lie there
        self.let_be.setVisible(challenging)
        self.let_be.setEnabled(not self._opened)
        computer, paper = position.is_computer(position.reader), position.on_paper(position.reader)
        unread, together = self._unread(position), self.reading.together
        self._left.setVisible(challenging or (reads and (position.last_call or not paper)))
        subject = self._subject(position)[1]
        keepers = [s for s in self.listeners if (own := position.entry(s, subject)) and own.mark is EntryMark.STANDING]
        for seat, choice in self.listeners.items():
            choice.setVisible(reads and seat not in keepers)  # it is asked who else has a word
        self._asking.setVisible(reads and len(self.listeners) > len(keepers))
        lower = not (reads or challenging or self.large)  # in the place of the challenge
        (self._beside if lower else self._middle).addWidget(self._ways, int(lower))
        self._ways_row.setStretch(0, int(not lower))
        self._ways.setVisible(not challenging)
        self.doubt.setVisible(reads)
        may = self._may_challenge(position)
        self.doubt.setEnabled(may)
        word = self._subject(position)[1].upper() if may and not self._show.runs else ""  # nothing is told before
        become(self.doubt, self.tr("Challenge {word}").format(word=word) if word else self.tr("Challenge"))
        self.skip.setVisible(reads and not (together or computer or paper or position.last_call))
        self.skip.setEnabled(unread is not None)
        self.all.setVisible(reads and position.next_unread is not None)
        become(self.all, self.tr("Read in turn") if together else self.tr("Read all"))
        waits = not self.reading.is_done if together else self.reading.has_next and self.look.motion
        self.hold.setVisible(reads and waits)
        from_paper = not all(map(position.is_known, position.people))
        self.lists.setVisible(reads and from_paper and not self.large)  # else there is Undo
        become(self.hold, self.tr("Carry on") if self.reading.held else self.tr("Wait"))
        self._offer_house_word(position, challenging)
        self.again.setVisible(not challenging and bool(self._votes_cast()))
        text, main = (self.challenge.decision, True) if challenging else self._next_step(position)
        if self.tr("Read it") not in (self.main.text(), text):  # which comes and goes as somebody types
            become(self.main, text)
        tell(self.main, text)
        self.main.setEnabled(not (challenging and position.voting))
        set_role(self.main, "primary" if main else "tall")  # of one height: nothing moves

    def _offer_house_word(self, position: BogglePosition, challenging: bool) -> None:
        """Offer to decide for good about a word that was judged: its writer wishes it, or who challenged it doesn't."""
        seat, word = self._subject(position)
        judged = not challenging and self._stamp(position, seat, word) is not None
        challenged = position.challenge_of(word)
        wishes = challenged.by if challenged and word in self.table.lexicon else seat
        self.house.show_word(word if judged else "", position.players[wishes].name)

    def _tell_house(self, text: str) -> None:
        self.result.setText(text)
        announce(self, text)

    def _next_step(self, position: BogglePosition) -> tuple[str, bool]:
        """Return what the main button does, and whether that is surely what comes next: only people know when a list on
        paper is read to its end."""
        if self.entry.isVisibleTo(self) and self.entry.line.text():
            return self.tr("Read it"), True
        if self._unread(position) is not None:
            return self.tr("Next word"), True
        waiting = () if self.reading.together else position.next_readers
        sure = position.last_call or position.reader is None or not position.on_paper(position.reader)
        if waiting and not any(map(position.on_paper, position.people)):  # else people look for the word first
            return self.tr("Next word"), sure
        if waiting:
            return self.tr("{name} reads next").format(name=position.players[waiting[0]].name), sure
        if self._looks_at_votes(position):
            return self.tr("Carry on"), True
        return self.tr("Done reading") if last_call_due(position) else self.tr("See the scores"), sure

    def _looks_at_votes(self, position: BogglePosition) -> bool:
        """Return whether only ballots that lie open after a vote are between the people and the scores: a press that
        was meant for one of them takes the ballots away, no more."""
        over = self.below.currentWidget() is self.challenge and not self._challenging
        left = position.next_unread or position.next_readers or last_call_due(position)
        return over and not left

    def _unread(self, position: BogglePosition) -> str | None:
        """Return the word that the reader comes to next: one that was chosen on the slip, or the first."""
        reader = position.reader
        if reader is None:
            return None
        if self.reading.together:
            return position.next_unread[1] if position.next_unread else None
        if self._picked and self._picked[0] == reader:
            entry = position.entry(*self._picked)
            if entry and entry.mark is EntryMark.WRITTEN and not position.is_computer(reader):
                return entry.word
        return next((entry.word for entry in position.lists[reader] if entry.mark is EntryMark.WRITTEN), None)

    def press_main(self) -> None:
        position = self.table.position
        if self._challenging:
            self.challenge.decide()
            return
        if self._looks_at_votes(position):
            self._close_challenge()
            return
        if self.entry.isVisibleTo(self) and self.entry.line.text():
            self.entry.enter()
            return
        if self.reading.together:
            self._read_next(position)
            return
        word = self._unread(position)
        if word is None and self.entry.line.hasFocus():  # only a look at the button says that the list is done
            self.entry.say(self.tr("All read? Press “{button}”.").format(button=self.main.text()), "muted")
            return
        if word is None:
            waiting = position.next_readers
            self.table.session.submit(PassReading())
            position = self.table.position
            word = self._unread(position) if waiting and not any(map(position.on_paper, position.people)) else None
        if word is not None:
            self._read(word)

    def _read(self, word: str, of: int | None = None) -> bool:
        also = tuple(seat for seat, choice in self.listeners.items() if choice.isChecked() and seat != of)
        for choice in self.listeners.values():
            choice.setChecked(False)
        return self.table.session.submit(ReadWord(word, also, of))

    def _hear(self) -> None:
        """Cross off the word in the middle, which somebody has too; one that isn't read yet waits until it is. Pressed
        again a disc undoes that, as long as nothing was done with another word since."""
        session, position = self.table.session, self.table.position
        owner, word = self._subject(position)
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
                self._read(word, None if owner == position.reader else owner)
        self.reading.follow()  # somebody looks: the wait begins again

    def _read_typed(self, word: str) -> bool:
        read = self._read(word)
        self.entry.setFocus()  # a disc may have it
        return read

    def _read_chosen(self, seat: int, word: str) -> None:
        """Read a word of the reader's list that was double-clicked."""
        position = self.table.position
        entry = position.entry(seat, word)
        if seat == position.reader and entry and entry.mark is EntryMark.WRITTEN and not position.is_computer(seat):
            self._read(word)

    def _read_due(self) -> None:
        """Read what comes by itself: a computer's next word, or the next of all words."""
        position = self.table.position
        if self._challenging:
            return
        if QApplication.activeModalWidget():
            self.reading.follow()  # somebody looks at what lies over the lists
        elif word := self._unread(position):
            if self.reading.together:
                self._read_next(position)
            else:
                self._read(word)

    def _read_next(self, position: BogglePosition) -> None:
        """Read the next of all words, or go on."""
        self._picked = None
        if position.next_unread is None:
            self.table.session.submit(PassReading())
        else:
            seat, word = position.next_unread
            self._read(word, seat)

    def press_all(self) -> None:
        """Read all lists together, or one after the other."""
        self.skip_show()
        if self.reading.together:
            self.reading.read_in_turn()
        else:
            self.reading.read_all()
        self.show_position(self.table.position)
        self.main.setFocus()

    def press_lists(self) -> None:
        """Lead back to the lists, to be typed on: what was read is read again."""
        session, title = self.table.session, self.lists.text()
        if isinstance(session.steps[-1][0], ReadingBegan) or self.table.services.ask.confirm(
            self, title, self.tr("You'll read again from the start."), title, self.tr("Keep reading")
        ):
            while session.position.phase is Phase.READ and session.take_back():
                pass

    def press_hold(self) -> None:
        """Let a computer that reads wait, or go on."""
        if self.reading.held:
            self.reading.go_on()
        elif self.reading.has_next or self.reading.together:
            self.reading.hold()

    def press_skip(self) -> None:
        """Leave the next word unread (rule B19)."""
        position = self.table.position
        word = self._unread(position)
        if word and position.reader in position.people and not self.reading.together:
            self.table.session.submit(SkipWord(word))

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
        position = self.table.position
        if position.reader is None or self._show.runs:
            return
        if self.entry.line.text():
            self.below.setCurrentWidget(self.slips)  # people read on
        self._show_middle(position)
        self._point_at(self.entry.line.text().lower() or self._subject(position)[1])
        self._show_foot()

    def _ask_meaning(self) -> None:
        if word := self._subject(self.table.position)[1]:
            self.table.page.meaning_asked.emit(word)

    def marked_word(self) -> str:
        return self._picked[1] if self._picked else self._subject(self.table.position)[1]

    # ------------------------------------------------------------------------------------- challenges

    @property
    def _challenging(self) -> bool:
        """Whether a challenge is still to be decided, or its stamp to fall."""
        asks = self._opened or self.challenge.people or self.table.position.voting
        return self.below.currentWidget() is self.challenge and bool(asks)

    def _may_challenge(self, position: BogglePosition) -> bool:
        return may_challenge(position, *self._subject(position))

    def press_challenge(self) -> None:
        """Challenge the word in the middle."""
        self.skip_show()
        position = self.table.position
        if self._challenging or not self._may_challenge(position):
            return
        if self.reading.has_next or self.reading.reads_all:
            self.reading.hold()
        self._picked = seat, word = self._subject(position)
        people = challengers(position, seat)
        if len(people) == 1:
            self._challenge(people[0])
            return
        self._asked = None
        self.challenge.ask(position, people)
        self._show_below(self.challenge)
        self._tell_writers(position, word)
        self._show_asking(word, self.tr("Who challenges {word}?").format(word=word.upper()), "")
        self.take_focus()

    def _challenge(self, by: int) -> None:
        owner, word = self._subject(self.table.position)
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

    def may_challenge(self, seat: int) -> bool:
        """Return whether this player could challenge the word in the middle."""
        position = self.table.position
        may = not position.voting and self._may_challenge(position)
        return may and seat in challengers(position, self._subject(position)[0])

    @property
    def told(self) -> tuple[str, str, str]:
        """The word in the middle once it is read, who has it, and what becomes of it, as far as that is shown."""
        word = self._subject(self.table.position)[1] if self._shown else ""
        votes = self._opened or self.table.position.voting
        return word, self._headline.text(), (self._left if votes else self.result).text()

    def _has_ended(self, vote: Challenged) -> bool:
        """Return whether a vote has ended that hadn't yet in what is shown."""
        seen = self._shown is None or self._shown.round != self.table.position.round or vote in self._shown.challenges
        return bool(vote.ballot.seats) and not vote.ballot.waiting and not seen

    def _show_vote(self, vote: Challenged) -> None:
        """Show the word that is challenged, by whom, and who has voted."""
        position = self.table.position
        comes = self.below.currentWidget() is not self.challenge
        self._picked, self._asked = (vote.reader, vote.word), None if comes else self._asked
        unsure = set(voters(position, vote.reader)).difference(vote.ballot.seats)
        self.challenge.show_vote(vote.ballot, position, position.seats_from(0), vote.by, unsure)
        self._show_below(self.challenge)
        self._show_who(position, vote.by, vote.reader)
        left = self.tr("The table decides. A tie goes to the dictionary.")
        self._show_asking(vote.word, self.tr("Does the table allow it?"), left)
        if comes or not vote.ballot.waiting:
            self.take_focus()

    def _show_asking(self, word: str, question: str, left: str) -> None:
        self.entry.hide()
        self.word.show_text(word.upper())
        self._point_at(word)
        self.result.setText(question)
        self._left.setText(left)
        self._show_foot()
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
        if self._challenging and not self._opened:
            self.challenge.take_focus()
        elif self._opened:
            self.main.setFocus()
        elif self.entry.isVisibleTo(self):
            self.entry.setFocus()
        elif self.main.isVisibleTo(self):
            self.main.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the single keys of the reading; a word line that has the focus keeps its letters."""
        if self._challenging:
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
