"""The window: frames one page at a time and holds the menu."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QWidget

from boggle_desk.models.background_task import BackgroundTask, being_written
from boggle_desk.settings import Motion, ThemeChoice, WindowPlace
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.views.appearance import style_sheet
from boggle_desk.views.controls import MenuButton, PageStack, SmallButton, pass_focus, seen
from boggle_desk.views.images import icon
from boggle_desk.views.layouts import in_column, on_resize, scroll_to
from boggle_desk.views.notices import Banner, NoticeStrings, Toast
from boggle_desk.views.page import Page
from boggle_desk.views.services import AppContext
from boggle_desk.views.sound import has_device

SMALLEST = QSize(640, 400)
"""The smallest window: there is room for a title bar on the smallest screens."""
_PRESSED = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)


class Window(QMainWindow):
    """Shows pages, remembers its place, and follows the preferences with the look."""

    def __init__(self, services: AppContext, template: str, images: Path) -> None:
        super().__init__()
        self._services = services
        self._template, self._images = template, images
        self._words = NoticeStrings(self)
        self._small_menu: MenuButton | None = None
        self._alt_alone = False
        self._faulty: Page | None = None  # the page that was shown when something went wrong
        self.pages = PageStack()
        self._coming: Page | None = None  # the page that is laid into the window, to be shown soon
        self._going = list[Page]()  # dropped pages that stay until then
        self._turn = QTimer(self, singleShot=True, interval=1)
        self._turn.timeout.connect(self._take_turn)
        self.banner = Banner(services.look)
        whole = QWidget()
        in_column(services.look, self.banner, (self.pages, 1), gap=0, on=whole)
        self.setCentralWidget(whole)
        self.setWindowTitle("Boggle Desk")
        self.setMinimumSize(SMALLEST)
        self.toast = Toast(services.look, self)
        self._make_sound_button()
        self._resized = QTimer(self, singleShot=True, interval=120)
        self._resized.timeout.connect(lambda: services.look.choose(window=self.size()))
        on_resize(self, self._resized.start)
        self._laid_out = QTimer(self, singleShot=True, interval=40)
        self._laid_out.timeout.connect(self._show_focus)
        self._place_window()
        services.look.choose(window=self.size())
        services.choices.changed.connect(self.follow_settings)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow_settings)
        hints.accessibility().contrastPreferenceChanged.connect(self.follow_settings)
        self.follow_settings()
        services.look.changed.connect(self._dress)
        self._dress()

    # ------------------------------------------------------------------------------------- pages and menu

    @property
    def page(self) -> Page | None:
        """The page in front, or the one that is about to be."""
        shown = self._coming or self.pages.currentWidget()
        return shown if isinstance(shown, Page) and shown not in self._going else None

    def show_page(self, page: Page) -> None:
        """Show a page in place of the one in front. A new one gets its style in a turn of the event loop of its own and
        comes in the next, or the window would stand still for long; what is pressed meanwhile is meant for neither."""
        before = self.page
        if before is not None and before is not page:
            before.leave()
        self._coming = page
        if self.pages.count() and self.pages.indexOf(page) < 0:
            self.come_soon()
        else:
            self.come_now()

    def come_soon(self) -> None:
        """Let the page that is coming get its style soon, and be shown after that."""
        self._hold(True)
        self._turn.start()

    def _hold(self, held: bool) -> None:
        """Take nothing that is pressed, or take it again."""
        if screen := self.windowHandle():
            (screen.installEventFilter if held else screen.removeEventFilter)(self)

    def open_soon(self, dialog: QDialog) -> None:
        """Open a window beside this one in the next turn; what is pressed meanwhile is meant for neither."""

        def open_now() -> None:
            self._hold(False)
            if self.isVisible():  # nobody has closed it meanwhile
                dialog.open()

        self._hold(True)
        QTimer.singleShot(0, dialog, open_now)

    def _take_turn(self) -> None:
        if self._coming and self.pages.indexOf(self._coming) < 0:
            self.pages.addWidget(self._coming)
            self._turn.start()
        else:
            self.come_now()

    def come_now(self) -> None:
        """Show the page that was waited for, and let go of those that were dropped."""
        self._turn.stop()
        self._hold(False)
        page, self._coming = self._coming, None
        if page is None:
            return
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        while self._going:
            self._remove(self._going.pop())
        self._shape_menu(page)
        page.take_focus()
        self._laid_out.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take nothing while something is coming: what was shown before has been left."""
        return event.type() in _PRESSED or super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest:
            seen()
        return taken

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to what Tab leads to: Qt does so only from within the same scrolling part."""
        moved = pass_focus(self, forward, super().focusNextPrevChild)
        if moved:
            self._show_focus()
        return moved

    def _show_focus(self) -> None:
        """Scroll to what has the keyboard: with large letters it may lie below what is seen."""
        scroll_to(self.focusWidget(), self._services.look.px(60))

    def drop_page(self, page: Page) -> None:
        if page is self._faulty:
            self._faulty = None
            self.banner.forget_fault()
        page.leave()
        if page is self._coming:
            self._coming = None
        if page is self.pages.currentWidget():
            self._going.append(page)  # it stays in front until another one comes
        else:
            self._remove(page)

    def _remove(self, page: Page) -> None:
        # Not by `self.pages.removeWidget`: PySide (6.11) then never frees the page and all it refers to,
        # if anybody finds it in the window (`findChildren`) before it is deleted.
        if layout := self.pages.layout():
            layout.removeWidget(page)
        page.deleteLater()

    def add_menu(self, title: str, *actions: QAction | None) -> QMenu:
        menu = self.menuBar().addMenu(title)
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        return menu

    @property
    def menus(self) -> list[QMenu]:
        """The menus of the bar, asked of the bar each time: what was once got from it may have become invalid."""
        return [menu for action in self.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]

    def forget_menus(self) -> None:
        """Remove all menus and actions except sound, to make them in another language."""
        for action in self.actions():
            if action is not self.mute:
                self.removeAction(action)
                action.deleteLater()
        for menu in self.menus:
            menu.deleteLater()
        self.menuBar().clear()
        self.setLocale(QLocale())  # what is in the window follows
        self._show_sound()

    def action(self, text: str, keys: str, call: Callable[[], object]) -> QAction:
        """Return an action with a shortcut, or several with spaces between; it holds without the menu bar too."""
        made = QAction(text, self)
        made.setShortcuts([QKeySequence(each) for each in keys.split()])
        made.triggered.connect(lambda _checked=False: call())
        self.addAction(made)
        return made

    def _make_sound_button(self) -> None:
        """Show in the menu's corner whether there is sound; one action does for all buttons and the menu."""
        look, choices = self._services.look, self._services.choices
        self.mute = self.action("", "Ctrl+M", self._toggle_sound)
        self.mute.setCheckable(True)
        self.sound = SmallButton(look, QSize(40, 22), grows=True)
        self.sound.setDefaultAction(self.mute)
        look.changed.connect(self._show_sound)
        choices.changed.connect(self._show_sound)
        self._show_sound()
        self._finding = BackgroundTask(self)
        QShortcut(QKeySequence("F10"), self, self.open_menu)

    def find_sound_device(self) -> None:
        """Offer what is about sound only where there is a device."""
        self._finding.start(lambda _flag: has_device(), self.mute.setEnabled)

    def _toggle_sound(self) -> None:
        on = not self._services.choices.settings.sound
        self._services.choices.change(sound=on)
        self.toast.say(self.tr("Sound on") if on else self.tr("Sound off"))

    def _show_sound(self) -> None:
        on = self._services.choices.settings.sound
        self.menuBar().setCornerWidget(self.sound)  # in a place of its size
        self.mute.setText(self.tr("&Mute"))
        self.mute.setChecked(not on)
        self.mute.setIcon(icon(self._services.look, "sound" if on else "muted"))
        self.mute.setToolTip(self.tr("Mute (Ctrl+M)") if on else self.tr("Sound is off (Ctrl+M)"))

    def _shape_menu(self, page: Page) -> None:
        """Give a page with a menu button of its own the height of the menu bar."""
        found = page.findChild(MenuButton)
        if found and found is not self._small_menu:
            whole = QMenu(found)
            whole.addActions(self.menuBar().actions())
            found.take(self.mute, whole)
            found.seen.connect(lambda seen: self.menuBar().setVisible(not seen))
        self._small_menu = found
        self.menuBar().setVisible(found is None or not found.isVisible())

    def open_menu(self) -> None:
        if self._small_menu and self._small_menu.isVisible():
            self._small_menu.menu.showMenu()
        else:
            self.menuBar().setActiveAction(self.menuBar().actions()[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._alt_alone = event.key() == Qt.Key.Key_Alt
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self._alt_alone and event.key() == Qt.Key.Key_Alt and self._small_menu:
            self.open_menu()
        self._alt_alone = False
        super().keyReleaseEvent(event)

    def tell(self, notice: Notice) -> None:
        """Say a notice without stopping the game: what is wrong, until it is no longer so."""
        self.banner.tell(notice)
        if notice.trouble is NoticeKind.FAULT:
            self._faulty = self.page
        if notice.trouble is NoticeKind.STORED_AGAIN:
            self.toast.say(self._words.sentence(notice))

    # ------------------------------------------------------------------------------------- the look

    def follow_settings(self, _change: object = None) -> None:
        settings, look = self._services.choices.settings, self._services.look
        hints = QGuiApplication.styleHints()
        by_system = hints.colorScheme() is Qt.ColorScheme.Dark
        wants_contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        look.choose(
            by_system if settings.theme is ThemeChoice.SYSTEM else settings.theme is ThemeChoice.DARK,
            settings.text_scale,
            _system_motion() if settings.motion is Motion.SYSTEM else settings.motion is Motion.ON,
            contrast=wants_contrast if settings.theme is ThemeChoice.SYSTEM else settings.theme is ThemeChoice.CONTRAST,
        )
        self._services.sound.choose(settings.sound, settings.volume)
        self._services.voice.choose(settings.sound and settings.voice, settings.voice_volume)

    def scale_text(self, steps: int) -> None:
        """Make letters larger or smaller by steps; 0 steps is the designed size."""
        now = self._services.choices.settings.text_scale
        scale = 1.0 if steps == 0 else max(1.0, min(2.0, now + steps * 0.1))
        self._services.choices.change(text_scale=round(scale, 2))

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _dress(self) -> None:
        """Put the style sheet on, here and not on the application: there every widget would be dressed again each time
        that it, or what it is in, is laid into something else, which is most of the time that a page takes to make."""
        look = self._services.look
        sheet = style_sheet(self._template, look, self._images)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
            self.menuBar().setCornerWidget(self.sound)  # or it keeps the place of its old size
        self._laid_out.start()

    # ------------------------------------------------------------------------------------- the window itself

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.page:
            self.page.leave()
        file = being_written() if self.isVisible() else ""
        if file or (self.isVisible() and not self._services.everything_saved()):
            title, text = self._words.lost_when_closed(file)
            if not self._services.ask.confirm(self, title, text, self.tr("Close"), self.tr("Stay"), for_good=True):
                event.ignore()
                return
        self._turn.stop()
        place = self.normalGeometry()
        maximized = self.isMaximized() or self.isFullScreen()
        self._services.choices.change(
            window=WindowPlace(place.x(), place.y(), place.width(), place.height(), maximized)
        )
        super().closeEvent(event)

    def _place_window(self) -> None:
        """Take the place of the last time if that is on a screen that is there; the first time, the whole screen."""
        place = self._services.choices.settings.window
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if place is None or not screens:
            self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize()))
            self.setWindowState(Qt.WindowState.WindowMaximized)
            return
        wanted = QRect(place.x, place.y, place.width, place.height)
        seen = [screen for screen in screens if screen.intersects(wanted.adjusted(50, 50, -50, -50))]
        if not seen:
            wanted.moveTopLeft(screens[0].topLeft())
        wanted.setSize(wanted.size().boundedTo((seen or screens)[0].size()))
        self.setGeometry(wanted)
        if place.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)


def _system_motion() -> bool:
    """Return whether the system lets things move; older Qt cannot tell."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    if accessibility is None or not hasattr(accessibility, "motionPreference"):
        return True
    return bool(accessibility.motionPreference().name != "ReducedMotion")
