"""Before a game on phones: a code to scan, and who has joined."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from io import BytesIO
from itertools import zip_longest

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QImage, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.phones.networks import Network, NetworkKind, addresses
from boggle_desk.models.phones.seats import Phones, PhoneSeat
from boggle_desk.storage.kinds import GameKind
from boggle_desk.views.appearance import CENTRE, Appearance, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.controls import (
    CalmButton,
    Card,
    FittingCheckBox,
    announce,
    become,
    button,
    label,
    paint_focus,
    press_focused,
    takes,
    tell,
)
from boggle_desk.views.decorations import paint_wood
from boggle_desk.views.faces import Avatar, faces_of, paint_face
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import Flow, Scrolled, in_column, in_row, sized
from boggle_desk.views.page import Page
from boggle_desk.views.phone_table import PhoneStrings, page_files
from boggle_desk.views.services import AppContext

_DARK, _LIGHT = "#1c2540", "#fffdf6"
"""A code's colours, the same in every theme: cameras want it so."""
_GROWS_MS, _PULSE_MS = 320, 1400
_MOST_NEARBY = 6
"""At how many addresses phones look for a table that is lost."""


def code_of(text: str) -> QImage:
    """Return a QR code with so much to spare that a tile may lie on its middle."""
    import segno  # only who invites phones waits for it

    file = BytesIO()
    segno.make(text, error="q", micro=False).save(file, kind="png", border=4, dark=_DARK, light=_LIGHT)
    return QImage.fromData(file.getvalue())


class CodePicture(QWidget):
    """A code to scan, in a frame of walnut."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self.code = look, QImage()
        sized(self, look, 300, 300, grows=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_code(self, code: QImage, address: str) -> None:
        self.code = code
        self.setAccessibleName(self.tr("Code to scan: {address}").format(address=address))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(480), self._look.picture_px(480))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, px = smooth_painter(self), self._look.picture_px
        side = min(self.width(), self.height()) - px(8)
        frame = QRectF((self.width() - side) / 2, px(2), side, side)
        paint_wood(painter, self._look, frame, px(30))
        inset = 0.058 * side
        sheet = frame.adjusted(inset, inset, -inset, -inset)
        set_pen_brush(painter, _LIGHT)
        painter.drawRoundedRect(sheet, px(10), px(10))
        if self.code.isNull():
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        painter.drawImage(sheet, self.code)
        tile = QRectF(0, 0, 0.14 * side, 0.14 * side)
        tile.moveCenter(sheet.center())
        set_pen_brush(painter, QColor("#f6ecd4"), QColor("#d8c79d"), px(2))
        painter.drawRoundedRect(tile, px(10), px(10))
        write(painter, tile, "B", sized_font(tile.height() * 0.6, QFont.Weight.Black), _DARK, CENTRE)


class SeatTile(CalmButton, QAbstractButton):
    """A place at the table: a disc that grows when somebody comes, with a tick once the phone is there."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._face: Avatar | None = None
        self._note, self._ready, self._busy = "", False, False
        self._grown = QVariantAnimation(self, startValue=0.6, endValue=1.0, duration=_GROWS_MS)
        self._grown.setEasingCurve(QEasingCurve(QEasingCurve.Type.OutBack))
        self._pulse = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_PULSE_MS)
        self._pulse.setLoopCount(-1)
        for each in (self._grown, self._pulse):
            each.valueChanged.connect(lambda _value: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def tell(self, name: str, note: str, face: Avatar | None, ready: bool, busy: bool) -> None:
        """Show a seat. A `busy` one has somebody who types a name; without a face it is free."""
        arrives = ready and not self._ready and self._look.motion and self.isVisible()
        self.setText(name)
        self._note, self._face, self._ready, self._busy = note, face, ready, busy
        self.setAccessibleName(f"{name}, {note}")
        if arrives:
            self._grown.start()
        if busy and self._look.motion:
            self._pulse.start()
        else:
            self._pulse.stop()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(150), self._look.picture_px(112) + self._look.px(64))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, px = smooth_painter(self), self._look.theme, self._look.px
        box = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(3))
        dashed = QPen(QColor(theme.muted), px(2), Qt.PenStyle.DashLine)
        if self._face or self._busy:
            set_pen_brush(painter, theme.table)
        else:
            set_pen_brush(painter, edge=dashed)
        painter.drawRoundedRect(box, px(16), px(16))
        words = px(62)
        room = box.height() - words
        grown = float(self._grown.currentValue()) if self._grown.state() == self._grown.State.Running else 1.0
        side = min(room * 0.72, self._look.picture_px(96)) * grown
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QPointF(box.center().x(), box.top() + room * 0.56))
        if self._face:
            paint_face(painter, self._look, self._face, disc, dashed=not self._ready)
        else:
            set_pen_brush(painter, edge=dashed)
            painter.drawEllipse(disc)
            phone = QRectF(0, 0, side * 0.3, side * 0.46)
            phone.moveCenter(disc.center())
            set_pen_brush(painter, edge=theme.muted, width=px(4))
            painter.drawRoundedRect(phone, px(5), px(5))
        if self._busy:
            part = float(self._pulse.currentValue() or 0.0)
            for ring in (part, (part + 0.5) % 1):
                edge = QColor(theme.accent)
                edge.setAlphaF(0.6 * (1 - ring))
                set_pen_brush(painter, edge=edge, width=px(3))
                wide = px(4) + ring * px(14)
                painter.drawEllipse(disc.adjusted(-wide, -wide, wide, wide))
        if self._ready and self._face and not self._face.computer:
            self._paint_tick(painter, QPointF(disc.right() - side * 0.08, disc.bottom() - side * 0.12))
        below = QRectF(box.left() + px(6), box.bottom() - words, box.width() - px(12), px(32))
        cut = write(painter, below, self.text(), sized_font(px(22), QFont.Weight.Black), theme.text, CENTRE, cut=True)
        ink = theme.good if self._ready else theme.muted
        cut |= write(painter, below.translated(0, px(28)), self._note, sized_font(px(15)), ink, CENTRE, cut=True)
        self.setToolTip(self.accessibleName() if cut else "")
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def _paint_tick(self, painter: QPainter, middle: QPointF) -> None:
        px = self._look.picture_px
        box = QRectF(-px(18), -px(18), px(36), px(36)).translated(middle)
        set_pen_brush(painter, "#1b6f46", self._look.theme.card, px(3))
        painter.drawEllipse(box)
        write(painter, box, "✓", sized_font(px(22), QFont.Weight.Black), "white", CENTRE)


class JoinPage(Page):
    """Shows the way to the table and who is there. The main button begins with those who are ready: who has a phone,
    computers, and those whose seat was pressed because they play without one."""

    help_page = "49_phones"
    ready = Signal(object)
    """The game may begin with these players, a tuple."""
    without_asked = Signal()
    """Nobody wants to use a phone."""
    back_asked = Signal()

    def __init__(
        self, services: AppContext, phones: Phones, kind: GameKind, find: Callable[[], Iterable[str]] = addresses
    ) -> None:
        """Phones are racks where the game has turns, else paper; `find` returns the addresses of this machine."""
        super().__init__(services.look)
        self.services, self.phones, self._is_paper, self.look_up = services, phones, not kind.has_turns, find
        self._elsewhere = self.tr("on paper") if self._is_paper else self.tr("on this screen")
        self._say = PhoneStrings(services, phones)
        self._without: set[int] = set()
        """The seats of people who play without a phone."""
        self._known, self._fails = len(phones.held), False
        self._search = BackgroundTask(self, "The addresses of this machine could not be looked up.")
        self._drawing = BackgroundTask(self, "The code could not be drawn.")
        self._make_parts()
        self._lay_out()
        phones.open = True
        phones.view = phones.view or self._say.lobby  # players keep their view of the game
        phones.changed.connect(self.show_seats)
        phones.failed.connect(self._cannot_listen)
        phones.welcome_all()
        self.show_seats()
        self.search()

    def _make_parts(self) -> None:
        self.code = CodePicture(self.look)
        self.address = label("", "muted", wrap=True, align=CENTRE)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.help = button(self.tr("Nothing opens?"), self._show_trouble, "link")
        self.trouble = label("", "muted", wrap=True)
        self.trouble.hide()
        self.choice: Choice[str] = Choice(self.tr("Address"), [])
        self.choice.activated.connect(lambda _index: self._move_to(self.choice.value))
        self.choice.hide()
        self.count = label("", "muted")
        self.board = FittingCheckBox(self.tr("Show the board on phones too"))
        self.board.setChecked(self.phones.shows_board)
        self.board.toggled.connect(self.phones.show_board)
        self.tiles: list[SeatTile] = []
        self.grid = QGridLayout()
        self.back = button("←", self.back_asked.emit, "back")
        self.back.setAccessibleName(self.tr("Back"))
        self.without = button(self.tr("Play without phones"), self._press_without)
        self.main = sized(button("", self.press_main, "primary"), self.look, wide=416, grows=False)

    def _lay_out(self) -> None:
        look = self.look
        head = in_row(look, self.back, (label(self.tr("Scan to join"), "stage"), 1), gap=16)
        paper = self.tr("Your phone becomes your paper. Nothing to install.")
        rack = self.tr("Your phone becomes your rack. Nothing to install.")
        about = label(paper if self._is_paper else rack, "muted", wrap=True)
        left, right = QWidget(), Card(look, margin=24)
        choice = (self.choice, Qt.AlignmentFlag.AlignHCenter)
        in_column(look, head, about, (self.code, 1), self.address, choice, gap=8, on=left)
        title = in_row(look, (label(self.tr("At the table"), "title"), 1), self.count)
        right.lay(title, (self.grid, 1), self.board)
        self.board.setVisible(self._is_paper)
        content = QWidget()
        in_column(look, Flow(look, [left, right], least=430, gap=64), gap=0, on=content)
        foot = in_row(look, self.without, self.help, 1, self.main, gap=12)  # with all that must never scroll away
        in_column(look, (Scrolled(content), 1), self.trouble, foot, gap=12, margins=(64, 24, 64, 20), on=self)

    # ------------------------------------------------------------------------------- the way to the table

    def search(self) -> None:
        """Look for addresses, and listen on the likeliest. What works is never left for another."""
        self._search.start(lambda _flag: self._networks(self.look_up()), self._offer)

    @staticmethod
    def _networks(found: Iterable[str]) -> Mapping[str, Network]:
        return found if isinstance(found, Mapping) else dict.fromkeys(found, Network())

    def _offer(self, found: Mapping[str, Network]) -> None:
        phones, before = self.phones, self.phones.place[0]
        works = phones.server is not None and (before in found or len(phones.away) < len(phones.held))
        if works and before not in found:
            found = {before: Network(), **found}
        self.choice.offer([(self._named(each, network), each) for each, network in found.items()])
        self.choice.setVisible(len(found) > 1)
        if not found:
            self._offer_again(self.tr("This computer isn't on a network. Join your Wi-Fi first."))
            return
        phones.offer([each for each, network in found.items() if network.kind < NetworkKind.VIRTUAL][:_MOST_NEARBY])
        self.choice.choose(before)
        self._listen(self.choice.value)

    def _named(self, address: str, network: Network) -> str:
        """Return an address with what people call its network."""
        kind = {
            NetworkKind.WIFI: self.tr("Wi-Fi"),
            NetworkKind.CABLE: self.tr("cable"),
            NetworkKind.VPN: self.tr("VPN"),
            NetworkKind.VIRTUAL: self.tr("inside this computer"),
            NetworkKind.DOWN: self.tr("not connected"),
        }.get(network.kind, "")
        return " · ".join(filter(None, (kind, network.interface, address)))

    def _move_to(self, address: str) -> None:
        """Listen elsewhere; phones that are here may not reach it."""
        phones = self.phones
        if len(phones.away) < len(phones.held) and address != phones.place[0]:
            title, text = self.tr("Use another address?"), self.tr("Phones follow by themselves if they can reach it.")
            if not self.services.ask.confirm(self, title, text, self.tr("Use it"), self.tr("Cancel")):
                self.choice.choose(phones.place[0])
                return
        self._listen(address)

    def _listen(self, address: str) -> None:
        phones = self.phones
        if phones.server is None or phones.server.address != address:
            try:
                phones.listen(address, page_files)
            except OSError:
                if phones.server is None:
                    self._cannot_listen()
                    return
                self.choice.choose(phones.place[0])
                tell(self.trouble, self.tr("Phones can't join at {address}.").format(address=address))
        self._fails = False
        self.address.setText(self.tr("or open {address} on the same Wi-Fi").format(address=phones.address[7:]))
        self.help.setText(self.tr("Nothing opens?"))
        whole = phones.address
        self._drawing.start(lambda _flag: code_of(whole), lambda code: self.code.show_code(code, whole))

    def _cannot_listen(self) -> None:
        self._drawing.cancel()
        self.code.show_code(QImage(), "")
        self._offer_again(self.tr("Phones can't join here. Try again or restart Boggle Desk."))

    def _offer_again(self, why: str) -> None:
        self._fails = True
        self.address.setText(why)
        become(self.help, self.tr("Try again"))
        announce(self, why)

    def _show_trouble(self) -> None:
        if self._fails:
            self.address.setText(self.tr("Looking for your network…"))
            self.search()
            return
        first = self.tr("Both need the same Wi-Fi, and no guest network.")
        second = self.tr("If a firewall asks, let Boggle Desk through.")
        tell(self.trouble, "" if self.trouble.isVisible() else f"{first} {second}")
        announce(self, self.trouble.text())

    # ------------------------------------------------------------------------------- the table

    @property
    def _ready(self) -> list[int]:
        """The seats that begin the game."""
        places = enumerate(self.phones.seats)
        return [seat for seat, each in places if self.phones.fixed or self._is_ready(seat, each)]

    def _is_ready(self, seat: int, place: PhoneSeat) -> bool:
        return place.held or place.player.level is not None or seat in self._without

    def show_seats(self) -> None:
        """Show who sits where."""
        phones = self.phones
        faces = faces_of(self.look, [each.player for each in phones.seats])
        more = not phones.fixed and len(phones.seats) < phones.most
        typing = phones.typing[: phones.most - len(phones.seats)] if more else ()
        free = max(1, len(typing)) if more else 0
        while len(self.tiles) < len(phones.seats) + free:
            made, seat = SeatTile(self.look), len(self.tiles)
            made.clicked.connect(partial(self.press_seat, seat))
            self.tiles.append(made)
        columns = 2 if len(phones.seats) + free <= 4 else 3
        for seat, (tile, place) in enumerate(zip_longest(self.tiles, phones.seats)):
            if place:
                without = (seat in self._without or phones.fixed) and not place.held and not place.player.level
                note = self._elsewhere if without else self._say.state(place)
                ready = self._is_ready(seat, place) and (bool(place.phone) or not place.held)
                tile.tell(place.player.name, note, faces[seat], ready, busy=False)
            elif seat - len(phones.seats) < len(typing):
                tile.tell(typing[seat - len(phones.seats)], self.tr("typing a name"), None, ready=False, busy=True)
            else:
                tile.tell(self.tr("A seat is free"), self.tr("scan to sit down"), None, ready=False, busy=False)
            self.grid.addWidget(tile, seat // columns, seat % columns)
            tile.setVisible(seat < len(phones.seats) + free)
            tile.setFocusPolicy(Qt.FocusPolicy.TabFocus if place else Qt.FocusPolicy.NoFocus)
        self._show_main()
        if len(phones.held) > self._known:
            announce(self, self.count.text())
        self._known = len(phones.held)

    def _show_main(self) -> None:
        ready, phones = len(self._ready), self.phones
        count = self.tr("{ready} of {seats} ready").format(ready=ready, seats=len(phones.seats))
        self.count.setText("" if phones.fixed else count)
        self.main.setEnabled(bool(phones.held))
        if not phones.held:
            become(self.main, self.tr("Waiting for the first phone…"))
        elif phones.fixed:
            become(self.main, self.tr("Carry on"))
        else:
            become(self.main, self.tr("Start with %n player(s)", "", ready))

    def press_seat(self, seat: int, _checked: bool = False) -> None:
        """Let somebody play without a phone, or with one again; free a seat whose phone is gone."""
        if seat >= len(self.phones.seats):
            return
        place = self.phones.seats[seat]
        if place.held:
            name = place.player.name
            free, text = self.tr("Free this seat"), self.tr("Another phone can then play for {name}.")
            if self.services.ask.confirm(self, free, text.format(name=name), free, self.tr("Cancel")):
                self.phones.free(seat)
        elif place.player.level is None and not self.phones.fixed:
            self._without ^= {seat}
            self.show_seats()

    def _press_without(self) -> None:
        """Play without phones; that is asked if somebody has one already."""
        if self.phones.held:
            title = self.tr("Play without phones?")
            text = self.tr("Everybody's phone leaves the game. What they wrote stays.")
            if not self.services.ask.confirm(self, title, text, self.tr("Play without"), self.tr("Cancel")):
                return
        self.without_asked.emit()

    def press_main(self) -> None:
        if not (self.main.isEnabled() and takes(self.main)):
            return
        self.phones.seat_players(self._ready)
        players: tuple[Player, ...] = tuple(each.player for each in self.phones.seats)
        self.ready.emit(players)

    def take_focus(self) -> None:
        (self.main if self.main.isEnabled() else self.without).setFocus()

    def leave(self) -> None:
        self.phones.open = False
        self._search.cancel()
        self._drawing.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self, QAbstractButton):
                self.press_main()
        else:
            super().keyPressEvent(event)
