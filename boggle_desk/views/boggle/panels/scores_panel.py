"""The end of a round: the race, the coins, the nicest word, what nobody found; and what a practice came to."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import inf

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from boggle_desk.engine.boggle.events import EndGame
from boggle_desk.engine.boggle.goals import result, small_goal
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.review import ReviewedWord, best_word, missed_everyday, scored_words, search_board
from boggle_desk.engine.players import side_points, sides
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.boggle.goal_strings import GoalSentences
from boggle_desk.models.boggle.prompts import Act, BestNow
from boggle_desk.models.history_report import round_honours_of
from boggle_desk.models.learn.words import short_meaning
from boggle_desk.models.prompt import Prompt
from boggle_desk.storage.results import Practised, best, practised
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.boggle_goals import GoalProgress
from boggle_desk.views.boggle.boggle_players import seat_disc, side_shown
from boggle_desk.views.boggle.panels.panel import EndStage, Table
from boggle_desk.views.boggle.round_end import CoinRows, Hoard, MissedWord, RaceTrack, Runner
from boggle_desk.views.controls import Card, announce, button, clear_layout, corner_room, label, set_role, tell
from boggle_desk.views.layouts import fill, fold, in_column, in_row
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.services import AppContext
from boggle_desk.views.show import Moving, Show, clamped


class ResultView(QWidget):
    """The goal words found, the hints that helped, and the best so far; hidden without goal or practice."""

    compared = Signal()

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self._services = services
        self._say = GoalSentences(self)
        self._shown: BogglePosition | None = None
        self.known: BestNow | None = None
        """How this practice compares with others, once that is known."""
        self._search = BackgroundTask(self, "The best could not be looked up.")
        self._progress = GoalProgress(services.look)
        self.helped = label("", "muted", wrap=True)
        self.best = label("", "muted", wrap=True)
        in_column(services.look, self._progress, self.helped, self.best, gap=8, margins=(0, 10, 0, 0), on=self)

    def show_position(self, position: BogglePosition) -> None:
        """Show the result of the only person at the table."""
        rules = position.rules
        shown = (rules.practice or rules.goal is not None) and len(position.people) == 1
        self.setVisible(shown)
        if not shown or not position.rounds:
            return
        made = result(position, position.people[0])
        in_heading = made.at is None or len(position.players) == 1
        reached = "" if made.at is None else self._say.goal(made.progress)
        goal = reached if in_heading else self._say.reached(made.at or 0.0)
        self._progress.show_progress(made.progress, rules.goal_words, goal)
        self._progress.setVisible(rules.goal is not None)
        if rules.practice and position.phase is Phase.ENDED and self._shown != position:
            self._shown, self.known = position, None
            reader = self._services.store.reader()
            self._search.start(lambda flag: practised(reader, position, flag.check), self._compare)

    def show_prompt(self, now: Prompt) -> None:
        tell(self.helped, "\n".join(now.news))
        self.best.setText(now.note)
        set_role(self.best, "good" if self.known and self.known.beaten else "muted")

    def _compare(self, games: tuple[Practised, ...]) -> None:
        if games:
            now = max(games, key=lambda each: (each.ended, each.game))
            before = [each for each in games if each is not now]
            self.known = BestNow(best(before), best(games) is now, small_goal([each.made for each in before]))
            self.compared.emit()


_MISSED, _TO_LEARN = 3, 5  # how many of the words that nobody found are shown, and of how many one is to be learned
_ROLL, _BEAT, _FADE, _HUSH, _A_CUBE = 0.7, 0.07, 0.2, 0.6, 0.11
"""Seconds: the drum roll before each of them, a beat of it, until the word is there, the hush before it is told who
takes the round, and a cube of the best word's path."""


class Missed(Card):
    """Three words that nobody found though most people know them: pressed, a word is shown on the board."""

    shown = Signal(object, str)

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=20)
        self.words: tuple[MissedWord, ...] = ()
        self._text = label("", "muted", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self._rows = in_column(look, gap=8)
        self.title = label("", "heading")
        self.lay(self.title, self._rows, self._text, 0)

    def wait(self) -> None:
        """Show no words: the board is being searched."""
        clear_layout(self._rows)
        self.words = ()
        self._text.setText(self.tr("Looking…"))

    def show_words(self, found: Sequence[tuple[ReviewedWord, str]], with_meanings: bool) -> None:
        clear_layout(self._rows)
        self.words = tuple(
            MissedWord(self._look, row.word, row.points, meaning if with_meanings else "") for row, meaning in found
        )
        for button_, (row, meaning) in zip(self.words, found, strict=True):
            button_.clicked.connect(partial(self.shown.emit, row, meaning))
            self._rows.addWidget(button_)
        done = self.tr("You found every everyday word!")
        self._text.setText(self.tr("Tap a word to see it on the board") if found else done)


class BestCard(Card):
    """A word with its way over a small board, and what there is to say of it."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=20)
        self.title, self.word, self.text = label("", "heading"), label("", "coined"), label("", "muted", wrap=True)
        for part in (self.title, self.word, self.text):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.board, self.shown = BoardPicture(look), ""
        self.lay(self.title, 1, (self.board, 100), self.word, self.text, 1)
        look.follow(self._measure)

    def _measure(self) -> None:
        self.board.setMinimumHeight(self._look.picture_px(150))
        self.setMinimumWidth(max(self._look.picture_px(304), self._look.px(270)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setMaximumHeight(self.board.width())

    def show_word(self, title: str, word: str, cells: tuple[int, ...], text: str) -> None:
        self.shown = word
        self.title.setText(title)
        self.word.setText(word.upper())
        self.text.setText(text)
        self.board.show_path(cells)


class ScoresPanel(EndStage):
    """The end of a round: who takes it, how the race stands, the words that only one had, and what nobody found."""

    first = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._shown: object = None
        self._told: object = None
        self._honoured: object = None
        self._parts, self._told_at = Show(), inf
        """What is shown of the end of a round, and the second from which it is told who takes it."""
        self._coins = self._beats = 0
        self._path: tuple[int, ...] = ()
        self._search = BackgroundTask(self, "The words of a board could not be looked up.")
        self._stage = StatusLine(self.look, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.race, self.coins = RaceTrack(self.look), CoinRows(self.look)
        self.best, self.missed = BestCard(self.look), Missed(self.look)
        self.missed.shown.connect(self._show_missed)
        self._won_title, self._won_text = label("", "heading"), label("", "muted", wrap=True)
        self._granted = label("", "muted", wrap=True)
        self.result = ResultView(table.services)
        self.result.compared.connect(self._show_compared)
        won = Card(
            self.look, self._won_title, self.result, self._won_text, (self.coins, 20), self._granted, 1, margin=20
        )
        self.cards: QBoxLayout = in_row(self.look, won, self.best, self.missed, gap=16)
        head = in_row(self.look, (self.heading, 3), (self._stage, 2), corner_room(self.look))
        fill(self.column, head, self.record, self.race, (self.cards, 1))
        self.stop = button("", lambda: table.session.submit(EndGame()))
        self.buttons[EndGame] = self.stop
        self.print.setToolTip(self.tr("Print the result or the board, or save it as PDF (Ctrl+P)"))
        self.lay_ways((self.home, self.stop), (self.compare, self.again, self.print, self.words), self.main)
        self.look.follow(self._arrange)

    def _arrange(self) -> None:
        fold(self.cards, self.large)
        shrinks = QSizePolicy.Policy.Minimum if self.large else QSizePolicy.Policy.Preferred
        self.coins.setSizePolicy(QSizePolicy.Policy.Preferred, shrinks)  # a page that scrolls squeezes nothing

    def show_position(self, position: BogglePosition) -> None:
        if not position.rounds:
            return
        self.result.show_position(position)
        now = self.prompt
        if self.stop.hasFocus() and not any(each.deed is EndGame for each in now.actions):
            self.take_focus()
        self.show_actions(now)
        self.main.setText(now.actions[-1].title)
        self.heading.setText(now.heading)
        self._stage.setText(now.aside)
        self.result.show_prompt(now)
        self._show_race(position)
        self._show_won(position)
        tell(self._won_text, now.text)
        ends, shown = self.table.state().ends, (position.cubes, position.lists, position.rounds)
        new, told = shown != self._shown, (shown, ends)
        self._shown = shown
        if told != self._told:
            self._told = told
            self._show_best(position, told=not ends)
        if new:
            self._begin(position)
        if not ends:
            self._ask_for_honours(position)

    def _show_compared(self) -> None:
        self.result.show_prompt(self.prompt)
        if self.result.known and self.result.known.beaten:
            self.table.services.sound.play("chime")

    def _begin(self, position: BogglePosition) -> None:
        self.record.hide()
        self.missed.wait()
        lexicon = self.table.lexicon
        alone = len(position.players) == 1
        most = _TO_LEARN if alone else _MISSED
        glossary = replace(self.table.services.glossary, shows_crude=lambda: False)  # a child may read it

        def search(flag: StopFlag) -> list[tuple[ReviewedWord, str]]:
            rows = missed_everyday(search_board(position, lexicon, flag.check), lexicon, most)
            found = [(row, short_meaning(glossary, row.word, lexicon)) for row in rows]
            return [next((each for each in found if each[1]), found[0])] if alone and found else found

        def found(words: Sequence[tuple[ReviewedWord, str]]) -> None:
            self.missed.show_words(words, alone)
            self.watch()

        self._parts, self._told_at = Show(), inf
        self.show_at(0.0 if self.table.state().ends else inf)
        self._search.start(search, found, lambda _error: self.watch())

    def watch(self) -> None:
        """Show the missed words, the race from where each stood and the coins, and at last who takes the round."""
        if not self.table.state().ends:
            return
        run, drop = RaceTrack.SECONDS * (not self.race.isHidden()), self.coins.moves.seconds
        missed = [Moving(f"missed {place}", _ROLL * (place + 1), _FADE) for place in range(len(self.missed.words))]
        race, path = _ROLL * (len(missed) + 0.5), len(self._path)
        told = race + run + drop + _HUSH
        self._parts = Show(
            *missed,
            Moving("race", race, run, 0.0, run, clamped),
            Moving("coins", race + run, drop, 0.0, drop, clamped),
            Moving("path", told, _A_CUBE * path, 0.0, path, clamped),
        )
        self._told_at, self._coins, self._beats = told, 0, 0
        self.timeline.play(max(told, self._parts.seconds))

    def show_at(self, seconds: float) -> None:
        at, end = self._parts.at, seconds if seconds == inf else 0.0
        self.race.show_at(at(seconds, "race", end))
        self.coins.show_at(at(seconds, "coins", end))
        for place, word in enumerate(self.missed.words):
            word.show_part(at(seconds, f"missed {place}", 1.0))
        self._hear(seconds)
        if seconds >= self._told_at and self.table.state().ends:
            self.table.do(Act.TOLD)
            announce(self, self.heading.text())
            self.table.services.sound.play("chime")
        cubes = at(seconds, "path", end)
        self.best.board.show_path(self._path[: int(cubes)] if cubes < inf else self._path)

    def _hear(self, seconds: float) -> None:
        """Beat the drum before each missed word, and let each coin fall."""
        dropped = self.coins.dropped(self._parts.at(seconds, "coins"))
        beats = int(min(seconds, _ROLL * len(self.missed.words)) / _BEAT)
        if self.look.motion and self.timeline.runs:
            if dropped > self._coins:
                self.table.services.sound.play("tile", 0.6)
            if beats > self._beats:
                self.table.services.sound.play("cube", 0.2 + 0.5 * (seconds / _ROLL % 1), 0.6)
        self._coins, self._beats = dropped, beats

    def _ask_for_honours(self, position: BogglePosition) -> None:
        """Ask the history once what this round has brought."""
        if position.rules.practice or self._honoured == self._shown:
            return
        self._honoured = self._shown
        moments, opening = self.table.session.moments(), self.table.session.opening
        asking = self.table.services.history.asking
        self.honours.start(asking(lambda known, flag: round_honours_of(known, opening, moments, flag.check)), self.tell)

    def _show_race(self, position: BogglePosition) -> None:
        seated = sides(position.players, position.left)
        self.race.setVisible(not position.rules.practice or len(position.players) > 1)
        made, totals = (
            side_points(position.players, each, position.left) for each in (position.rounds[-1], position.totals)
        )
        shown = (side_shown(self.look, self.table.say, position, side) for side in seated)
        runners = [Runner(*each, total, points) for each, total, points in zip(shown, totals, made, strict=True)]
        self.race.show_runners(runners, position.rules.target)

    def _show_won(self, position: BogglePosition) -> None:
        won = scored_words(position)
        tell(self._granted, self.table.say.handicaps_text(position))
        alone = len(position.players) == 1
        for place, stretch in enumerate((6, 5, 4) if alone else (2, 0, 1)):
            self.cards.setStretch(place, stretch)
        self._won_title.setText(self.tr("Your words") if alone else self.tr("Only you found these"))
        self.missed.title.setText(self.tr("One to learn") if alone else self.tr("Nobody found these"))
        kept = [tuple(each for each in coins if each.points >= 0) for coins in won]  # others nobody found
        self.coins.setVisible(any(kept))
        hoards = [
            Hoard(each.name, seat_disc(self.look, position, s), kept[s]) for s, each in enumerate(position.players)
        ]
        self.coins.show_hoards(hoards)

    def _show_best(self, position: BogglePosition, told: bool) -> None:
        best = best_word(position, self.table.lexicon)
        self.best.board.show_board(position.rules.cubes, position.cubes)
        self._path = (position.board.path(best.word) if position.board and best else None) or ()
        if best is None or not told:
            self.best.show_word(self.tr("The board"), "", (), "")
            return
        points = self.tr("%n point(s)", "", best.points)
        text = self.tr("{name} · {points}").format(name=position.players[best.seat].name, points=points)
        self.best.show_word(self.tr("Best word"), best.word, self._path, text)

    def _show_missed(self, row: ReviewedWord, meaning: str) -> None:
        self.best.show_word(self.tr("You could have had"), row.word, row.path, meaning)
        announce(self, f"{row.word.upper()}. {meaning}")

    def marked_word(self) -> str:
        return self.best.shown

    def press_main(self) -> None:
        if self.table.state().ends:  # who takes the round is seen first
            self.watch()
            self.timeline.skip()
        else:
            self.table.do(self.prompt.actions[-1].does)
