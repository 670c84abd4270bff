"""The end of a game: the podium, the race, the closest moment, the best play, everybody's averages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.events import Adjusted, Cause
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.statistics import Closest, closest, standings, turns_of
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import AT_RIGHT, Appearance, smooth_painter
from boggle_desk.views.controls import Card, announce, button, label
from boggle_desk.views.decorations import Confetti, Place, Podium, paint_bar, placed
from boggle_desk.views.faces import FaceDisc, face_disc, faces_at, faces_of
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.layouts import Scrolled, fill, fold, in_column, in_row, scroll_to, spaced
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.plot import RacePlot
from boggle_desk.views.scrabble import tiles
from boggle_desk.views.scrabble.tiles import TileFace
from boggle_desk.views.show import Timeline
from boggle_desk.views.sound import Sound


class TileWord(QWidget):
    """A word in tiles; small letters are blanks."""

    def __init__(self, look: Appearance, tile_set: TileSet, word: str) -> None:
        super().__init__()
        self._look, self._set, self._word = look, tile_set, word
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(word.upper())

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(150), self._look.picture_px(56))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        step = min(self._look.picture_px(52), self.width() / max(1, len(self._word)))
        side = step * 0.94
        for number, letter in enumerate(self._word):
            blank = letter.islower()
            face = TileFace(letter.upper(), 0 if blank else self._set.values.get(letter, 0), blank)
            area = QRectF(number * step, (self.height() - side) / 2, side, side)
            tiles.paint_shadow(painter, area.center(), side, 0.0, self._look.theme)
            tiles.paint_scaled(painter, face, area, side, number, self._look.theme)


class Bar(QWidget):
    def __init__(self, look: Appearance, colour: str, share: float) -> None:
        super().__init__()
        self._look, self._colour, self._share = look, colour, max(0.0, min(1.0, share))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(" ")

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(80), self._look.px(12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_bar(smooth_painter(self), self._look, QRectF(self.rect()), self._colour, self._share)


@dataclass(frozen=True)
class EndingTexts:
    heading: str
    text: str
    again: str
    look_back: str


Cards = Sequence[tuple[QWidget, int]]


def _places(look: Appearance, position: Any) -> list[Place]:
    discs = [face_disc(look, face) for face in faces_at(look, position)]
    gone = getattr(position, "left", ())  # nobody leaves a table of duplicate
    rows = [row for row in enumerate(zip(position.players, position.scores, discs, strict=True)) if row[0] not in gone]
    return placed([row[0].name for _, row in rows], [row[1] for _, row in rows], [row[2] for _, row in rows])


class Ending(QWidget):
    def __init__(
        self, page: GamePage[Any], sound: Sound, texts: EndingTexts, cards: Cards, see_board: Callable[[], object]
    ) -> None:
        """Its buttons ask the `page` for what comes next."""
        super().__init__()
        self.look, self._sound, self._page = page.look, sound, page
        self._said = texts.heading
        self.heading = label(texts.heading, "huge", wrap=True)
        self.text = StatusLine(self.look, Qt.AlignmentFlag.AlignLeft)
        self.text.setText(texts.text)
        self.podium, self._confetti = Podium(self.look, tall=1.85), Confetti(self.look, self)
        self._show = Timeline(self, self.look)
        self._show.moved.connect(self._show_at)
        self.again = button(texts.again, page.another_asked.emit, "primary")
        titles = (
            (self.tr("Home"), page.home_asked.emit),
            (self.tr("See the board"), see_board),
            (self.tr("Print…"), page.print_asked.emit),
            (texts.look_back, page.look_back_asked.emit),
        )
        self._ways = in_row(self.look, *(button(title, call) for title, call in titles), gap=12)
        self._lay_out(cards)
        self.look.follow(self._arrange)

    def _lay_out(self, cards: Cards) -> None:
        position = self._page.position
        self._left = left = fill(QVBoxLayout(), self.heading, self.text, 1, (self.podium, 3))
        if len(position.players) < 2:
            self.podium.hide()
        self.podium.show_places(_places(self.look, position))
        right = in_column(self.look, *cards, gap=12)
        if not any(share for _card, share in cards):
            right.addStretch(1)
        content = QWidget()
        self._columns = in_row(self.look, (left, 11), (right, 10), gap=32, on=content)
        self._foot = in_row(self.look, (self.again, 10), (self._ways, 11), gap=16)  # where one played begins nothing
        in_column(self.look, (Scrolled(content), 1), self._foot, gap=16, margins=(48, 28, 48, 20), on=self)

    @property
    def _large(self) -> bool:
        return self.look.px(100) > self.look.picture_px(140)

    def _arrange(self) -> None:
        for row in (self._columns, self._foot):
            fold(row, self._large)
        self._left.removeWidget(self.text)
        self._left.insertWidget(self._left.count() if self._large else 1, self.text)  # the podium is seen first
        self.again.setMinimumHeight(self.look.px(64))

    def take_focus(self) -> None:
        self.again.setFocus()
        announce(self, self._said)
        self._confetti.setGeometry(self.rect())
        self._confetti.raise_()
        if self.look.motion:
            self._sound.play("fanfare")
        self._show.play(max(Podium.moves.seconds, Confetti.SECONDS))

    def _show_at(self, seconds: float) -> None:
        self.podium.show_at(seconds)
        if self._large:
            scroll_to(self.podium, 0)
        self._confetti.show_at(seconds)
        self._confetti.setVisible(self._show.runs and seconds < Confetti.SECONDS)


def titled_card(look: Appearance, title: str, note: str = "") -> tuple[Card, QHBoxLayout]:
    head = in_row(look, (label(title, "strong"), 1))
    if note:
        head.addWidget(label(note, "caption"))
    return Card(look, head, margin=16), head


def race_card(look: Appearance, note: str, table: Any, rows: Sequence[Sequence[int]], near: int = 0) -> Card | None:
    """Return a card with everybody's points as they grew, a ring at the round `near`; None for one row."""
    if len(rows) < 2:
        return None
    title = QCoreApplication.translate("Ending", "The race")
    card, _head = titled_card(look, title, note)
    plot = RacePlot(look)
    named = enumerate(zip(table.players, faces_at(look, table), strict=True))
    plot.show_lines(
        [(player.name, face.colour, tuple(row[seat] for row in rows)) for seat, (player, face) in named], near
    )
    plot.setAccessibleName(f"{title}: {note}")
    plot.setMinimumHeight(look.picture_px(150))
    plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    card.column.addWidget(plot, 1)
    return card


class GameSummary(QObject):
    def __init__(self, look: Appearance, session: GameSession[ScrabblePosition], say: ScrabbleStrings) -> None:
        super().__init__()
        self.look, self._say = look, say
        self._position = session.position
        here, former = faces_at(self.look, self._position), self._position.former
        self._players = (*self._position.players, *(each.player for each in former))
        then = zip(faces_of(self.look, self._players)[len(here) :], former, strict=True)
        self._faces = (*here, *(replace(face, colour=here[each.seat].colour) for face, each in then))
        moments = session.moments()
        self._turns, _end = turns_of(0, session.opening, moments)
        self._rows = standings(moments)
        self._late = [
            each.event for each in moments if isinstance(each.event, Adjusted) and each.event.cause is Cause.TIME
        ]

    def texts(self) -> EndingTexts:
        rounds = self.tr("%n round(s)", "", len(self._rows))
        over = QCoreApplication.translate("MovesModel", "over time")
        players = self._position.players
        left = [self._say.what_left(self._position, seat) for seat in range(len(players))]
        late = (f"{players[each.seat].name}: {over} {number_text(each.points, signed=True)}" for each in self._late)
        text = "\n".join((f"{rounds}  ·  {self._say.what_ended(self._position)}", *filter(None, left), *late))
        return EndingTexts(self._say.winner(self._position), text, self.tr("Rematch"), self.tr("Analyse"))

    def cards(self) -> Cards:
        near = closest(self._rows)
        note = self.tr("points after each round")
        race = race_card(self.look, note, self._position, self._rows, near.round if near else 0)
        found = ((race, 1), (self._closest(), 0), (self._best(), 0), (self._averages(), 0))
        return [(card, share) for card, share in found if card]

    def _closest(self) -> Card | None:
        near: Closest | None = closest(self._rows)
        if near is None:
            return None
        card, head = titled_card(self.look, "○ " + self.tr("Closest moment"))
        names = [self._position.players[seat].name for seat in (near.ahead, near.behind)]
        text = self.tr("Round {round}: {name} {points}, {other} {others}").format(
            round=near.round, name=names[0], points=near.points[0], other=names[1], others=near.points[1]
        )
        head.addWidget(label(text, "caption", wrap=True, align=AT_RIGHT), 2)
        return card

    def _best(self) -> Card | None:
        plays = (turn for turn in self._turns if turn.is_play)
        best = max(plays, key=lambda turn: (turn.score, -turn.seat), default=None)
        if best is None:
            return None
        name = self._players[best.seat].name
        about = self.tr("{name}, every tile").format(name=name) if best.bingo else name
        card, _head = titled_card(self.look, self.tr("Best play"), about)
        played = best.text.partition(" ")[2].replace("(", "").replace(")", "")
        word = TileWord(self.look, self._position.rules.tiles, played)
        card.column.addLayout(fill(QHBoxLayout(), (word, 1), label(f"+{number_text(best.score)}", "number")))
        return card

    def _averages(self) -> Card:
        card, _head = titled_card(self.look, self.tr("Average per turn"), self.tr("Bingos"))
        grid = spaced(QGridLayout(), self.look, 6)
        made = [[turn for turn in self._turns if turn.seat == seat] for seat in range(len(self._players))]
        averages = [sum(turn.points for turn in turns) / max(1, len(turns)) for turns in made]
        most = max(averages, default=0.0) or 1.0
        for seat, (turns, average, face) in enumerate(zip(made, averages, self._faces, strict=True)):
            full = sum(turn.bingo for turn in turns if turn.is_play)
            number = label(number_text(average, 1), "strong", align=AT_RIGHT)
            bingos = label(f"★ {full}" if full else "–", "strong", align=AT_RIGHT)
            number.setAccessibleName(
                self.tr("{name}: {average} a turn, {bingos}").format(
                    name=self._players[seat].name,
                    average=number_text(average, 1),
                    bingos=self.tr("%n bingo(s)", "", full),
                )
            )
            bar = Bar(self.look, face.colour, average / most)
            for column, part in enumerate((FaceDisc(self.look, face, 26), bar, number, bingos)):
                grid.addWidget(part, seat, column)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(3, self.look.px(56))
        card.column.addLayout(grid)
        return card
