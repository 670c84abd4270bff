"""Pictures of whole pages."""

from collections.abc import Iterator

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QWidget

from boggle_desk.views.render_cache import RenderCache, nothing_is_painted
from tests.views.boggle.table_fixtures import Sitting


def page_seen(people: Sitting) -> QImage:
    """Return the page in front as it is seen, without the caret, which depends on the moment."""
    page = people.desk.window.pages.currentWidget()
    for line in page.findChildren(QLineEdit):
        line.setReadOnly(True)
    page.grab()  # asks for the pictures that are painted on other threads
    while not nothing_is_painted() or any(timer.isActive() for timer in _waits(page)):
        people.settle()
    people.settle()
    return page.grab().toImage()


def _waits(page: QWidget) -> Iterator[QTimer]:
    """Yield what lets a part of a page that has another size rest before its picture is painted anew."""
    for cache in page.findChildren(RenderCache):
        yield from cache.findChildren(QTimer)
