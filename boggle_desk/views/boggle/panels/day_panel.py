"""The end of a round alone on today's board: the card to share, who else has played at home, and the best word."""

from collections import Counter
from datetime import date

from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.goals import result
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase
from boggle_desk.engine.boggle.review import best_word
from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import name_key
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import day_text, language_name
from boggle_desk.storage.results import BoardResult, Days, key_of, key_of_day, read_day, streak
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.day_card import DayCard, DayCardView, day_picture
from boggle_desk.views.boggle.panels.panel import EndStage, Table
from boggle_desk.views.boggle.panels.win_panel import Fact
from boggle_desk.views.controls import Card, announce, button, clear_layout, label, tell
from boggle_desk.views.faces import PlayerChip, face_of, faces_of
from boggle_desk.views.layouts import fill, fold, in_column, in_row, sized, spaced
from boggle_desk.views.menu_button import corner_room
from boggle_desk.views.paper.printable import file_name
from boggle_desk.views.share import PictureSharing

_A_WORD, _LONGEST = 0.06, 1.4
"""Seconds in which the cubes of a word are coloured, and of all words at most."""
_LENGTHS = 5


def day_of(position: BogglePosition, when: int | None) -> date | None:
    """Return the day if one person plays the board of the day on which the game was begun; else None."""
    if when is None or len(position.players) != 1 or position.shakes or not position.cubes:
        return None
    day = date.fromtimestamp(when)  # noqa: DTZ012  # a local day
    return day if key_of(position) == key_of_day(position.rules, day) else None


class DayPanel(EndStage):
    """What somebody made of today's board."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, _LONGEST)
        self._shown: BogglePosition | None = None
        self.card: DayCard | None = None
        self._read = BackgroundTask(self, "The results of a day could not be read.")
        self.picture, self.board = DayCardView(self.look), BoardPicture(self.look)
        self.text = label("", "muted", wrap=True)
        self.best = Fact(self.look, sized(self.board, self.look, 150, 150, fixed=True, grows=False))
        self._rows = spaced(QVBoxLayout(), self.look, 4, (0, 0, 0, 0))
        house = Card(self.look, margin=20)
        house.lay(label(self.tr("At your house today"), "heading"), self._rows)
        beside = QWidget()
        in_column(self.look, self.text, self.record, house, self.best, 1, gap=12, on=beside)
        head = in_row(self.look, (self.heading, 1), corner_room(self.look))
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.below: QBoxLayout = in_row(self.look, (self.picture, 1), (beside, 1), gap=24)
        fill(self.column, head, (self.below, 1))
        self.sharing = PictureSharing(table.services, self)
        self.sharing.said.connect(self._say)
        self.save = button(self.tr("Save picture…"), self.save_picture)
        self.main.setText(self.tr("Copy picture"))
        self.lay_ways((self.home,), (self.words, self.save), self.main)
        for each in (self.compare, self.print):
            each.setParent(self)
            each.hide()
        self.look.follow(self._arrange)

    def _arrange(self) -> None:
        fold(self.below, self.large)
        self.picture.setMinimumHeight(self.look.picture_px(420 if self.large else 300))

    # ------------------------------------------------------------------------------------- the position

    def show_position(self, position: BogglePosition) -> None:
        if position.phase is not Phase.ENDED or not position.rounds or position == self._shown:
            return
        self._shown = position
        day = day_of(position, self.table.session.when)
        assert day  # noqa: S101  # the panel is shown for a board of the day only
        self._show(day, (), {})
        rules, source = position.rules, self.table.services.store.reader()

        self._read.start(
            lambda flag: read_day(source, rules, day, flag.check),
            lambda found: self._show(day, *found),
            lambda _error: None,
        )
        self._show_best(position)
        self.timeline.play()

    def _show(self, day: date, results: tuple[BoardResult, ...], found: Days) -> None:
        position, player = self.table.position, self.table.position.players[0]
        points, days = position.rounds[-1][0], found.get(name_key(player.name), {})
        made = result(position, 0)
        before = max((each for when, each in days.items() if when < day), default=None)
        rows = self._rows_of(results, player, points)
        better = 1 + sum(other > points for name, other in rows if name_key(name) != name_key(player.name))
        self.heading.setText(self._praise(player.name, points, before, better, len(rows), bool(made.hints)))
        tell(self.text, self._more(points, before, bool(made.hints)))
        self._show_house(rows, bool(results))
        self.card = self._make_card(day, max(1, streak({*days, day}, day)), bool(made.hints))
        self.picture.show_card(self.card)

    def _rows_of(self, results: tuple[BoardResult, ...], player: Player, points: int) -> list[tuple[str, int]]:
        """Return everybody who has played with their points, each once, the best first."""
        rows = {name_key(player.name): (player.name, points)}
        for each in results:
            if not each.computer:
                rows.setdefault(name_key(each.name), (each.name, each.points))
        return sorted(rows.values(), key=lambda row: -row[1])

    def _praise(self, name: str, points: int, before: int | None, rank: int, of: int, hints: bool) -> str:
        """Return what is true and good to hear."""
        if before is not None and points > before and not hints:
            return self.tr("Your best yet, {name}!").format(name=name)
        ranked = {1: self.tr("Best today, {name}!"), 2: self.tr("Second today"), 3: self.tr("Third today")}
        if of > 1 and rank in ranked and not hints:
            return ranked[rank].format(name=name)
        return self.tr("%n point(s)", "", points)

    def _more(self, points: int, before: int | None, hints: bool) -> str:
        if hints:
            return self.tr("Rounds with hints don't count as a best.")
        more, lacking = (0, 0) if before is None else (points - before, before - points + 1)
        if more > 0:
            return self.tr("%n point(s) more than ever before.", "", more)
        if lacking > 1:
            return self.tr("%n more next time to beat your best.", "", lacking)
        return ""

    def _show_house(self, rows: list[tuple[str, int]], known: bool) -> None:
        """Show who has played, and who has not once that is known."""
        clear_layout(self._rows)
        settings, played = self.table.services.choices.settings, {name_key(name) for name, _points in rows}
        family = [each.name for each in settings.players if each.level is None and name_key(each.name) not in played]
        faces = faces_of(self.look, [Player(name) for name in (*(name for name, _points in rows), *family)])
        waiting = [(name, None) for name in family] if known else []
        for (name, points), face in zip((*rows, *waiting), faces, strict=False):
            chip = PlayerChip(self.look, face, name, scores=True, dashed=points is None)
            chip.show_points(points, self.tr("not yet") if points is None else "", False)
            self._rows.addWidget(chip)

    def _show_best(self, position: BogglePosition) -> None:
        best = best_word(position)
        self.best.setVisible(best is not None)
        if best and position.board:
            self.board.show_board(position.rules.cubes, position.cubes)
            self.board.show_path(position.board.path(best.word) or ())
            self.best.say(self.tr("Best word"), best.word.upper(), self.tr("%n point(s)", "", best.points))

    # ------------------------------------------------------------------------------------- the card

    def _make_card(self, day: date, run: int, hints: bool) -> DayCard:
        position, player = self.table.position, self.table.position.players[0]
        words = [each.word for each in position.lists[0] if each.mark is EntryMark.STANDING]
        board, cubes = position.board, position.rules.cubes
        points = position.rounds[-1][0]
        in_a_row = self.tr("%n day(s) in a row!", "", run)
        language = language_name(cubes.language) if cubes.language else ""
        return DayCard(
            player.name,
            face_of(self.look, player.name),
            ", ".join(filter(None, (day_text(day), language))),
            points,
            self.tr("point(s)", "", points),
            self.tr("With hints. No spoilers!") if hints else self.tr("Where the words ran. No spoilers!"),
            cubes.rows,
            cubes.columns,
            tuple(_path(board, word) for word in words),
            self._lengths(words),
            run,
            in_a_row if run > 1 else self.tr("Day 1"),
            self.tr("Your turn?"),
        )

    def _lengths(self, words: list[str]) -> tuple[tuple[str, int], ...]:
        """Return how many words there are of each length; the longest together where there are too many lengths."""
        counts = sorted(Counter(map(len, words)).items())
        rows = [(self.tr("%n letter(s)", "", length), number) for length, number in counts[: _LENGTHS - 1]]
        if last := counts[_LENGTHS - 1 :]:
            text = self.tr("%n letter(s)", "", last[0][0]) if len(last) == 1 else self.tr("{number} letters or more")
            rows.append((text.format(number=last[0][0]), sum(number for _length, number in last)))
        return tuple(rows)

    def show_at(self, seconds: float) -> None:
        if self.card:
            pace = min(_A_WORD, _LONGEST / max(1, len(self.card.paths)))
            self.picture.show_words(min(len(self.card.paths), int(seconds / pace + 0.001)))

    # ------------------------------------------------------------------------------------- sharing

    def save_picture(self) -> None:
        if (card := self.card) and self._shown:
            name = file_name(self.tr("Today's board, {date}").format(date=card.about))
            self.sharing.save(name, lambda: day_picture(self.look, card))

    def press_main(self) -> None:
        """Copy the picture, with two lines of text."""
        if self.card and self._shown:
            line = self.tr("{name} has {points} on today's Boggle board ({date}).").format(
                name=self.card.name, points=self.tr("%n point(s)", "", self.card.points), date=self.card.about
            )
            code = code_of(self._shown.rules, self._shown.cubes, self.table.services.cube_sets)
            turn = self.tr("Your turn? The code of the board is {code}").format(code=code) if code else self.card.call
            self.sharing.copy(day_picture(self.look, self.card), f"{line}\n{turn}")

    def _say(self, text: str) -> None:
        tell(self.record, text)
        announce(self, text)

    def marked_word(self) -> str:
        return self.best.line.text().lower() if self.best.isVisible() else ""


def _path(board: Board | None, word: str) -> tuple[int, ...]:
    return (board.path(word) if board else None) or ()
