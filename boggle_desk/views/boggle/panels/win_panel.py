"""The end of a game: cubes spell the winner's name, the podium, the best word, and the moment to remember."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QStackedLayout, QWidget

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import BestWord, Gap, Jump, Side, best_of_game, moment, standings
from boggle_desk.engine.players import side_points, sides
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.models.history_report import honours_of
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.boggle_players import side_shown
from boggle_desk.views.boggle.panels.panel import EndStage, Table
from boggle_desk.views.boggle.round_end import LONGEST_NAME, TumblingName
from boggle_desk.views.controls import Card, label
from boggle_desk.views.decorations import Confetti, Place, Podium, placed
from boggle_desk.views.layouts import fill, fold, in_column, in_row, scroll_to, sized
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.plot import RacePlot

_PODIUM_AT = 1.2  # when the podium begins to rise
_SECONDS = _PODIUM_AT + Podium.moves.seconds


class Fact(Card):
    """A picture, and beside it what it is about: a caption, a line to remember, and the rest."""

    def __init__(self, look: Appearance, picture: QWidget) -> None:
        super().__init__(look, margin=20)
        self.caption, self.line = label("", "muted"), label("", "coined", wrap=True)
        self.text = label("", "muted", wrap=True)
        words = in_column(look, 0, self.caption, self.line, self.text, 0)
        self.lay((in_row(look, picture, (words, 1), gap=20), 1))

    def say(self, caption: str, line: str, text: str) -> None:
        for part, said in ((self.caption, caption), (self.line, line), (self.text, text)):
            part.setText(said)


class WinPanel(EndStage):
    """Who wins; another game with the same players (rule B29), home, how the last round ended, or all its words."""

    first = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._shown: object = None
        self._has_moment, self._best = True, ""
        self._search = BackgroundTask(self, "The best word of a game could not be looked up.")
        self.cubes, self.podium, self.plot = TumblingName(self.look), Podium(self.look), RacePlot(self.look)
        self.text, self.board = StatusLine(self.look, Qt.AlignmentFlag.AlignCenter), BoardPicture(self.look)
        self.best, self.moment = Fact(self.look, self.board), Fact(self.look, self.plot)
        self._band = sized(QWidget(), self.look, high=190, grows=False)
        self.confetti = Confetti(self.look, self._band)
        band = QStackedLayout(self._band, stackingMode=QStackedLayout.StackingMode.StackAll)
        band.addWidget(self.confetti)
        band.addWidget(self.cubes)
        band.setCurrentWidget(self.cubes)
        for part in (self.heading, self.text, self.record):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        facts = in_column(self.look, self.best, self.moment, gap=16)
        self.below: QBoxLayout = in_row(self.look, (self.podium, 1), (facts, 1), gap=16)
        fill(self.column, (self._band, 1), self.heading, self.text, self.record, self.below)
        self.main.clicked.connect(lambda: table.do(Act.ANOTHER))
        self.print.setToolTip(self.tr("Print a keepsake of this game, or save it as a picture (Ctrl+P)"))
        self.results, self.buttons[Act.ANOTHER] = self.acting(Act.RESULTS), self.main
        self.lay_ways((self.home,), (self.compare, self.again, self.print, self.words, self.results), self.main)
        self.look.follow(self._arrange)

    def _arrange(self) -> None:
        fold(self.below, self.large)
        side = self.look.picture_px(124 if self._has_moment else 220)
        self.board.setFixedSize(side, side)

    def show_position(self, position: BogglePosition) -> None:
        now, alone = self.prompt, len(sides(position.players)) == 1
        self.show_actions(now)
        self.heading.setText(now.heading)
        self.setAccessibleName(now.heading)
        self.text.setText(now.text)
        shown = position.rounds, position.players
        if shown == self._shown:
            return
        self._shown = shown
        self.record.hide()
        self.podium.setVisible(not alone)
        self.podium.show_places(self._places(position))
        self.cubes.show_name(self._spelled(position), position.cubes)
        self._show_moment(position)
        self.best.hide()
        self._best = ""
        opening, steps = self.table.session.opening, self.table.session.steps
        words = self.table.lexicon
        self._search.start(lambda _flag: best_of_game(opening, steps, words), self._show_best)
        self._ask_for_honours()
        self.watch()

    def watch(self) -> None:
        if self.look.motion:
            self.table.services.sound.play("fanfare")
        self.timeline.play(_SECONDS)

    def _ask_for_honours(self) -> None:
        """Ask the history what this game, the last that was finished, has brought."""
        history, latest = self.table.services.history, self.table.services.store.over_last
        if latest is not None:
            self.honours.start(history.asking(lambda known, flag: honours_of(known, latest, flag.check)), self.tell)

    def show_at(self, seconds: float) -> None:
        self.cubes.show_at(seconds)
        self.confetti.show_at(seconds)
        self.podium.show_at(seconds - _PODIUM_AT)
        if seconds >= _PODIUM_AT:
            self._show_podium()
            if self.table.state().ends:
                self.table.do(Act.TOLD)

    def take_focus(self) -> None:
        super().take_focus()
        if not self.look.motion:
            QTimer.singleShot(0, self, self._show_podium)  # when all is in its place

    def _show_podium(self) -> None:
        if self.large:
            scroll_to(self.podium, 0)

    def _spelled(self, position: BogglePosition) -> str:
        """Return what the cubes spell: a short name in full."""
        winners = [side for side in sides(position.players) if side[0] in position.winners]
        name = self.table.say.side_name(position, winners[0]) if len(winners) == 1 else ""
        letters = "".join(letter for letter in name if letter.isalpha()).upper()
        return letters if 0 < len(letters) <= LONGEST_NAME else self.tr("HOORAY")

    def _places(self, position: BogglePosition) -> list[Place]:
        seated = sides(position.players, position.left)
        shown = (side_shown(self.look, self.table.say, position, side) for side in seated)
        names, discs, _colours = zip(*shown, strict=True)
        return placed(names, side_points(position.players, position.totals, position.left), discs)

    def _show_best(self, best: BestWord | None) -> None:
        self.best.setVisible(best is not None)
        self._best = best.won.word if best else ""
        if best is None:
            return
        position = self.table.position
        self.board.show_board(position.rules.cubes, best.cubes)
        self.board.show_path(best.path)
        text = self.tr("{name}, round {round} · {points}").format(
            name=position.players[best.won.seat].name,
            round=best.round,
            points=self.tr("%n point(s)", "", best.won.points),
        )
        self.best.say(self.tr("Best word"), best.won.word.upper(), text)

    def _show_moment(self, position: BogglePosition) -> None:
        found = moment(position.players, position.rounds, position.left)
        self._has_moment = found is not None
        self._arrange()
        self.moment.setVisible(self._has_moment)
        if found is None:
            return
        seated = sides(position.players, position.left)
        points = standings(position.players, position.rounds, position.left)
        drawn = (found.ahead, found.behind) if isinstance(found, Gap) else self._best_two(position, found.side)
        lines = []
        for side in drawn:
            name, _disc, colour = side_shown(self.look, self.table.say, position, side)
            lines.append((name, colour, tuple(row[seated.index(side)] for row in points)))
        self.plot.show_lines(lines, found.round, first=isinstance(found, Jump))
        self.plot.setAccessibleName(self.tr("Points after each round"))
        self.moment.say(*(self._gap(position, found) if isinstance(found, Gap) else self._jump(position, found)))

    def _best_two(self, position: BogglePosition, side: Side) -> tuple[Side, ...]:
        points = side_points(position.players, position.totals, position.left)
        totals = dict(zip(sides(position.players, position.left), points, strict=True))
        return side, max((other for other in totals if other != side), key=totals.__getitem__)

    def _gap(self, position: BogglePosition, gap: Gap) -> tuple[str, str, str]:
        name = self.table.say.side_name
        lead = gap.points[0] - gap.points[1]
        if lead:
            line = self.tr("{name} led by %n point(s)", "", lead).format(name=name(position, gap.ahead))
        else:
            line = self.tr("{name} and {other} were level").format(
                name=name(position, gap.ahead), other=name(position, gap.behind)
            )
        text = self.tr("{ahead} to {behind}, with %n round(s) to go", "", gap.left)
        points = {"ahead": number_text(gap.points[0]), "behind": number_text(gap.points[1])}
        return self.tr("Closest moment"), line, text.format(**points)

    def _jump(self, position: BogglePosition, jump: Jump) -> tuple[str, str, str]:
        line = self.tr("{name} made %n point(s)", "", jump.points)
        text = self.tr("in round {round}").format(round=jump.round)
        return self.tr("Biggest jump"), line.format(name=self.table.say.side_name(position, jump.side)), text

    def marked_word(self) -> str:
        return self._best
