"""Guard against a Qt for Python that drops a reference to None with every call that returns nothing.

Before Python 3.12 that ends the interpreter after some 5,000 calls, in the middle of a round. It runs in a process of
its own, so that an abort fails this test and not the whole run.
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


def _output(code: str) -> str:
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr[-1000:]
    return finished.stdout.strip()


def test_calls_without_a_result_keep_the_count_of_none() -> None:
    assert int(_output(_CALLS)) < 50


def test_a_label_survives_twenty_thousand_texts() -> None:
    assert _output(_SOAK) == "19999"
