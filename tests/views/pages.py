"""Pictures of whole pages."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit

from boggle_desk.views.render_cache import nothing_is_painted
from tests.views.boggle.table_fixtures import Sitting


def page_seen(people: Sitting) -> QImage:
    """Return the page in front as it is seen, without the caret, which depends on the moment."""
    page = people.desk.window.pages.currentWidget()
    for line in page.findChildren(QLineEdit):
        line.setReadOnly(True)
    page.grab()  # asks for the pictures that are painted on other threads
    while not nothing_is_painted():
        people.settle()
    people.settle()
    return page.grab().toImage()
