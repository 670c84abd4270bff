"""The end of a round alone on today's board: the card to share, which tells no letter, who else has played at home, and
the best word."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from boggle_desk.engine.boggle.goals import result
from boggle_desk.engine.boggle.known_board import again, code_of, day_of
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark
from boggle_desk.engine.boggle.review import best_word
from boggle_desk.engine.players import Player, name_key
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.prompts import Act, DayNow, Shown
from boggle_desk.models.locale_text import day_text, language_name, number_text, with_sign
from boggle_desk.storage.results import BoardResult, Days, read_day, streak
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.appearance import (
    AT_LEFT,
    AT_RIGHT,
    CENTRE,
    CONTRAST,
    LIGHT,
    Appearance,
    mix,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.boggle.board_picture import day_under_cloth
from boggle_desk.views.boggle.day_house import DayHouse, HouseCard
from boggle_desk.views.boggle.known_boards import are_shown, family_of
from boggle_desk.views.boggle.panels.finish_panel import WordCard
from boggle_desk.views.boggle.panels.panel import EndStage, Table
from boggle_desk.views.controls import announce, become, button, corner_room, label, tell
from boggle_desk.views.decorations import GOLD, paint_coin, paint_wood
from boggle_desk.views.faces import Avatar, face_of, paint_face
from boggle_desk.views.layouts import fill, fold, in_column, in_row
from boggle_desk.views.paper.printable import file_name
from boggle_desk.views.pictures import Paint, PictureSharing

SIZE = QSize(600, 648)  # the card in design pixels; a saved picture is twice as large
_HEAT = ("#fffaf0", "#fdedbd", "#fbdd92", "#f7c766", "#eeaa42", "#e08d35", "#c96128")
"""What a cube is painted with on which no word ran, one word, two and so on; the last for all above."""
_ROWS, _CUBES = 5, 7
"""The most rows of lengths, and the most cubes in one of them; a tick for each of the last seven days at most."""
_CREAM = "#fff4dc"


@dataclass(frozen=True)
class DayCard:
    name: str
    face: Avatar
    about: str  # the day and the language of the board
    points: int
    points_word: str
    note: str  # below the board, such as that there were hints
    rows: int
    columns: int
    paths: tuple[tuple[int, ...], ...]
    lengths: tuple[tuple[str, int], ...]  # how many words there are of each length, the shortest first
    streak: int
    streak_text: str
    call: str  # what it says to whoever gets the picture


def through(paths: Sequence[Sequence[int]]) -> Counter[int]:
    return Counter(cell for path in paths for cell in path)


def paint_day_card(
    painter: QPainter, look: Appearance, card: DayCard, width: float, words: int | None = None, numbers: bool = False
) -> None:
    """Paint the card from the upper left corner, this wide. Cubes are coloured for the first `words` of its words, or
    all; `numbers` says by figures how many."""
    painter.save()
    painter.scale(width / SIZE.width(), width / SIZE.width())
    frame = QRectF(QPointF(), SIZE.toSizeF())
    plain = Appearance()  # one pixel of the design is one here, in daylight
    paint_wood(painter, plain, frame.adjusted(1, 1, -1, -1), 26)
    felt = frame.adjusted(24, 24, -24, -24)
    light = QRadialGradient(QPointF(felt.center().x(), felt.top() + 140), felt.height() * 0.8)
    light.setColorAt(0, QColor(mix(LIGHT.felt, "#2c9488", 0.62)))
    light.setColorAt(1, QColor(mix(LIGHT.felt, "#000000", 0.66)))
    set_pen_brush(painter, light, QColor(0, 0, 0, 120), 2)
    painter.drawRoundedRect(felt, 14, 14)
    _paint_head(painter, look, card)
    _paint_cubes(painter, card, through(card.paths[:words]), numbers)
    _paint_lengths(painter, card)
    _paint_foot(painter, card)
    painter.restore()


def _say(
    painter: QPainter,
    box: tuple[float, float, float, float],
    text: str,
    size: float,
    weight: QFont.Weight = QFont.Weight.DemiBold,
    align: Qt.AlignmentFlag = AT_LEFT,
    ink: str = _CREAM,
) -> None:
    write(painter, QRectF(*box), text, sized_font(size, weight), ink, align, cut=True)


def _paint_head(painter: QPainter, look: Appearance, card: DayCard) -> None:
    black = QFont.Weight.Black
    set_pen_brush(painter, _CREAM)
    painter.drawEllipse(QRectF(52, 46, 64, 64))
    paint_face(painter, look, card.face, QRectF(55, 49, 58, 58))
    points = number_text(card.points)
    _say(painter, (300, 36, 248, 86), points, 84, black, AT_RIGHT, "#ffd98a")
    painter.setFont(sized_font(84, black))
    room = 400 - painter.fontMetrics().horizontalAdvance(points)
    _say(painter, (132, 48, room, 36), card.name, 30, black)
    _say(painter, (132, 82, room, 26), card.about, 18)
    _say(painter, (300, 114, 248, 28), card.points_word, 18, align=AT_RIGHT)


def _paint_cubes(painter: QPainter, card: DayCard, ran: Counter[int], numbers: bool) -> None:
    gap, side = 6.0, 298.0
    cell = (side - gap * (max(card.rows, card.columns) - 1)) / max(card.rows, card.columns)
    for place in range(card.rows * card.columns):
        row, column = divmod(place, card.columns)
        box = QRectF(52 + column * (cell + gap), 158 + row * (cell + gap), cell, cell)
        _paint_cube(painter, box, _HEAT[min(ran[place], len(_HEAT) - 1)])
        if numbers:
            font = sized_font(cell * 0.42, QFont.Weight.Black)
            write(painter, box, number_text(ran[place]), font, LIGHT.ink, CENTRE)
    _say(painter, (44, 464, 314, 28), card.note, 16, align=CENTRE)


def _paint_cube(painter: QPainter, box: QRectF, colour: str) -> None:
    radius = box.width() * 0.16
    set_pen_brush(painter, QColor(0, 0, 0, 90))
    painter.drawRoundedRect(box.translated(0, box.width() * 0.06), radius, radius)
    shade = QLinearGradient(box.topLeft(), box.bottomRight())
    shade.setColorAt(0, QColor(mix(colour, "#ffffff", 0.8)))
    shade.setColorAt(1, QColor(mix(colour, "#5a2000", 0.94)))
    set_pen_brush(painter, shade, QColor(255, 255, 255, 120))
    painter.drawRoundedRect(box, radius, radius)
    set_pen_brush(painter, edge=QColor(90, 50, 0, 50))
    inner = 0.08 * box.width()
    painter.drawRoundedRect(box.adjusted(inner, inner, -inner, -inner), radius * 0.8, radius * 0.8)


def _paint_lengths(painter: QPainter, card: DayCard) -> None:
    for place, (text, count) in enumerate(card.lengths[:_ROWS]):
        top = 158 + 60 * place
        _say(painter, (384, top, 164, 26), text, 16)
        many = count > _CUBES
        for number in range(1 if many else count):
            _paint_cube(painter, QRectF(384 + 21 * number, top + 28, 18, 18), _HEAT[0])
        if many:
            _say(painter, (408, top + 24, 140, 26), f"× {number_text(count)}", 17, QFont.Weight.Bold)


def _paint_foot(painter: QPainter, card: DayCard) -> None:
    painter.setPen(QColor(255, 255, 255, 70))
    painter.drawLine(QPointF(52, 508), QPointF(548, 508))
    coins = min(card.streak, _CUBES) if card.streak > 1 else 0
    for number in range(coins):
        paint_coin(painter, Appearance(), QRectF(50 + 42 * number, 524, 40, 40), "✓")
    left = 58 + 42 * coins if coins else 52
    _say(painter, (left, 522, 548 - left, 44), card.streak_text, 22, QFont.Weight.Black)
    _say(painter, (52, 574, 240, 28), "Boggle Desk", 17, QFont.Weight.Bold)
    _say(painter, (300, 574, 248, 28), card.call, 17, QFont.Weight.Bold, AT_RIGHT, GOLD)


def day_picture(look: Appearance, card: DayCard) -> QImage:
    """Return the card as a picture of twice its size; it may be made on any thread."""
    image = QImage(SIZE.width() * 2, SIZE.height() * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(image)
    paint_day_card(painter, look, card, image.width(), numbers=look.theme is CONTRAST)
    painter.end()
    return image


class DayCardView(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._words = look, 0
        self._card: DayCard | None = None
        self._cloth: Paint | None = None

    def show_card(self, card: DayCard, cloth: Paint | None = None) -> None:
        """Show the card; what is covered is a tray under a cloth."""
        self._card, self._words, self._cloth = card, len(card.paths), cloth
        if cloth:
            self.setAccessibleName(f"{card.name}, {card.about}")
            self.update()
            return
        told = (f"{text}: {number_text(count)}" for text, count in card.lengths)
        said = (f"{number_text(card.points)} {card.points_word}", *told, card.streak_text)
        self.setAccessibleName(f"{card.name}, {card.about}: {', '.join(filter(None, said))}")
        self.update()

    def show_words(self, words: int) -> None:
        """Colour the cubes of the first words only."""
        if words != self._words:
            self._words = words
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(SIZE.width()), self._look.picture_px(SIZE.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._card is None:
            return
        painter = smooth_painter(self)
        if self._cloth:
            self._cloth(painter, self._look.theme, QRectF(self.rect()))
            return
        shown = QSize(SIZE).scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        painter.translate((self.width() - shown.width()) / 2, (self.height() - shown.height()) / 2)
        numbers = self._look.theme is CONTRAST
        paint_day_card(painter, self._look, self._card, shown.width(), self._words, numbers)


_A_WORD, _LONGEST = 0.06, 1.4  # seconds in which the cubes of a word are coloured, and of all words at most
_LENGTHS = 5


class DayPanel(EndStage):
    help_page = "13_same_board"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._shown: BogglePosition | None = None
        self.card: DayCard | None = None
        self._read = BackgroundTask(self, "The results of a day could not be read.")
        self._found: tuple[Sequence[BoardResult], Days] = (), {}
        self.picture = DayCardView(self.look)
        self.text = label("", "muted", wrap=True)
        self.best = WordCard(self.look, self.tr("Best word"))
        self.known = DayNow()
        """What is known here beside the position."""
        self._secret = label("", "muted", wrap=True)
        self.house = HouseCard(self.look)
        self.house.play_asked.connect(self._play_as)
        beside = QWidget()
        head = in_row(self.look, (self.heading, 1), corner_room(self.look))
        in_column(self.look, head, self.text, self.record, self.house, self.best, self._secret, 1, gap=12, on=beside)
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.below: QBoxLayout = in_row(self.look, (self.picture, 27), (beside, 25), gap=24)
        fill(self.column, (self.below, 1))
        self.sharing = PictureSharing(table.services, self)
        self.sharing.said.connect(self._say)
        self.save, self.copy = button("", self.save_picture), button("", self.copy_picture)
        self.reveal = button("", self.press_reveal)
        self.buttons |= {Act.SAVE_PICTURE: self.save, Act.COPY_PICTURE: self.copy, Act.REVEAL: self.reveal}
        self.lay_ways((self.home,), (self.words, self.reveal, self.save, self.copy), self.main)
        for each in (Act.COMPARE, Act.PRINT):
            unused = self.buttons.pop(each)
            unused.setParent(self)
            unused.hide()
        self.look.follow(self._arrange)

    def _arrange(self) -> None:
        fold(self.below, self.large)
        self.picture.setMinimumHeight(self.look.picture_px(420 if self.large else 300))

    @property
    def _day(self) -> date:
        day = day_of(self.table.position, self.table.session.when)
        assert day  # noqa: S101  # the panel is shown for a board of the day only
        return day

    @property
    def _is_today(self) -> bool:
        return self._day == date.today()  # noqa: DTZ011  # a local day

    def show_position(self, position: BogglePosition) -> None:
        if position == self._shown:
            return
        self._shown, self._found = position, ((), {})
        self._show()
        rules, source, day = position.rules, self.table.services.store.reader(), self._day
        self._read.start(
            lambda flag: read_day(source, rules, day, flag.check),
            self._take_found,
            lambda _error: None,
        )

    def _take_found(self, found: tuple[Sequence[BoardResult], Days]) -> None:
        self._found = found
        self._show()

    def _show(self) -> None:
        (results, found), day = self._found, self._day
        position, player = self.table.position, self.table.position.players[0]
        key, points = name_key(player.name), position.rounds[-1][0]
        made = {key: (player.name, points)}
        for each in results:
            if not each.computer:
                made.setdefault(name_key(each.name), (each.name, each.points))
        family = family_of(self.table.services)
        after = next((place + 1 for place, name in enumerate(family) if name_key(name) == key), 0)
        waits = [name for name in (*family[after:], *family[:after]) if name_key(name) not in made]
        self.known = DayNow(
            max((each for when, each in found.get(key, {}).items() if when < day), default=None),
            [each for other, (_name, each) in made.items() if other != key],
            waits * self._is_today,
            max(self.known.shown, Shown.POINTS if are_shown(self.table.services, day) else Shown.NOTHING),
        )
        covered, rows = self.known.covered, sorted(made.values(), key=lambda row: -row[1])
        if covered:
            rows.sort(key=lambda row: (row[0] not in family, family.index(row[0]) if row[0] in family else 0))
        self.house.show_house(DayHouse(day, dict(rows), self.known.waiting, covered, found), self._is_today)
        days = found.get(key, {})
        self.card = self._make_card(day, max(1, streak({*days, day}, day)), bool(result(position, 0).hints))
        self.picture.show_card(self.card, day_under_cloth(day) if covered else None)
        self._show_prompt()
        self.timeline.play(self.house.moves.seconds + _LONGEST)

    def _show_prompt(self) -> None:
        now, best = self.prompt, best_word(self.table.position)
        self.heading.setText(now.heading)
        tell(self.text, now.text)
        tell(self._secret, now.note)
        self.best.setVisible(best is not None and not self.known.covered)
        if best:
            self.best.show_word(" " * len(best.word) if now.note else best.word, best.points)
        *others, main = now.actions
        self.show_actions(replace(now, actions=others))
        become(self.main, main.title)

    def _play_as(self, name: str) -> None:
        """Let somebody play the same board; without a name it is asked for."""
        who = name or self.table.services.ask.name(self, self.tr("Who's playing?"))
        if who:
            position = self.table.position
            known = again(position.rules, position.cubes)
            self.table.page.play_asked.emit(known.rules, (Player(who),), (known.move,))

    def press_reveal(self) -> None:
        """Show the points, or then the words, before everybody has played."""
        reveal, no, services = self.way(Act.REVEAL), self.tr("Keep them hidden"), self.table.services
        if self.known.covered:
            services.choices.change(day_shown=self._day.isoformat())
        elif reveal and services.ask.confirm(self, reveal.title, self.prompt.aside, reveal.title, no):
            self.known = replace(self.known, shown=Shown.WORDS)
        self._show()

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
            tuple((board.path(word) if board else None) or () for word in words),
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
        """Reveal who has made what; the best is praised at the end, while the cubes take their colours."""
        self.house.show_at(seconds)
        seconds -= self.house.moves.seconds
        if self.card:
            pace = min(_A_WORD, _LONGEST / max(1, len(self.card.paths)))
            self.picture.show_words(max(0, min(len(self.card.paths), int(seconds / pace + 0.001))))
        suspense = seconds < 0
        self.heading.setText(self.tr("And the best today…") if suspense else self.prompt.heading)
        self.text.setVisible(not suspense and bool(self.text.text()))

    def save_picture(self) -> None:
        if (card := self.card) and self._shown:
            name = file_name(self.tr("Today's board, {date}").format(date=card.about))
            self.sharing.save(name, lambda: day_picture(self.look, card))

    def press_main(self) -> None:
        main = self.prompt.main
        if main and main.deed is Act.NEXT_PLAYER:
            self._play_as(self.known.waiting[0])
        else:
            self.copy_picture()

    def copy_picture(self) -> None:
        """Copy the picture, with two lines of text."""
        if self.card and self._shown:
            line = self.tr("{name} has {points} on today's Boggle board ({date}).").format(
                name=self.card.name,
                points=with_sign(self.card.points, self.tr("%n point(s)", "", abs(self.card.points))),
                date=self.card.about,
            )
            code = code_of(self._shown.rules, self._shown.cubes, cube_sets())
            turn = self.tr("Your turn? The code of the board is {code}").format(code=code) if code else self.card.call
            self.sharing.copy(day_picture(self.look, self.card), f"{line}\n{turn}")

    def _say(self, text: str) -> None:
        tell(self.record, text)
        announce(self, text)

    def marked_word(self) -> str:
        best = best_word(self.table.position)
        return best.word if best and not (self.prompt.note or self.known.covered) else ""
