"""Guard against faults of Qt for Python that end the interpreter, each in a process of its own.

One version drops a reference to None with every call that returns nothing: before Python 3.12 that is the end after
some 5,000 calls, in the middle of a round. Another makes its classes when they are first used, on any thread: two that
use one at once destroy its table of classes.
"""

import subprocess
import sys

_CALLS = """
import sys
from PySide6.QtCore import QObject
thing = QObject()
before = sys.getrefcount(None)
for _ in range(1000):
    thing.setObjectName("x")
print(abs(sys.getrefcount(None) - before))
"""

_SOAK = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
for number in range(20_000):
    label.setText(str(number))
print(label.text())
"""

_FAILURES = """
from boggle_desk import models
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

def deleted():
    thing = QObject()
    delete(thing)
    thing.objectName()

class Fails(QWidget):
    def resizeEvent(self, event):
        fail()

application = QApplication([])
for fail in deleted, lambda: int("x"), lambda: next(iter(())), lambda: 1 / 0:
    widget = Fails()
    try:
        widget.show()
        application.processEvents()
    except Exception as error:
        print(type(error).__name__)
"""

_ITEMS = """
from boggle_desk import views
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QLayoutItem, QPushButton, QVBoxLayout, QWidget
from shiboken6 import Shiboken
application, page = QApplication([]), QWidget()
column, row, inner = QVBoxLayout(page), QHBoxLayout(), QVBoxLayout()
inner.addWidget(QPushButton())
row.addLayout(inner)
row.addWidget(QPushButton())
row.addStretch()
column.addLayout(row)
kept = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QLayoutItem)]
print(*(type(each).__name__ for each in kept if not isinstance(each, QLayout)), row.count(), inner.count())
"""


def _output(code: str) -> str:
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr[-1000:]
    return finished.stdout.strip()


def test_calls_without_a_result_keep_the_count_of_none() -> None:
    assert int(_output(_CALLS)) < 50


def test_a_label_survives_twenty_thousand_texts() -> None:
    assert _output(_SOAK) == "19999"


def test_errors_in_what_qt_calls_are_raised() -> None:
    assert _output(_FAILURES).split() == ["RuntimeError", "ValueError", "StopIteration", "ZeroDivisionError"]


def test_no_item_of_a_layout_is_kept() -> None:
    assert _output(_ITEMS) == "3 1"
