"""How long until the first page is painted, and how much memory the program takes: `python -m benchmarks.start`.

Every start is a process of its own; its age is read from the system, so interpreter and imports count. The baseline
is an empty Qt window in the same run. Linux only.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

_AGE = """
import os, time
def age():
    started = int(open("/proc/self/stat").read().rsplit(")", 1)[1].split()[19]) / os.sysconf("SC_CLK_TCK")
    return time.clock_gettime(time.CLOCK_BOOTTIME) - started
def memory():
    return next(int(line.split()[1]) / 1024 for line in open("/proc/self/status") if line.startswith("VmRSS"))
def report():
    print(age(), memory(), flush=True)
"""
_EMPTY = (
    _AGE
    + """
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        report()
        QApplication.quit()
application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""
)
_DESK = (
    _AGE
    + """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boggle_desk.app import Desk, prepare
application = QApplication([])
prepare(application)
desk = Desk()
home = type(desk.home)
paint = home.paintEvent
def painted(self, event):
    paint(self, event)
    home.paintEvent = paint
    QTimer.singleShot(0, report)
    QTimer.singleShot(0, application.quit)
home.paintEvent = painted
desk.window.show()
application.exec()
desk.close()
"""
)


def main() -> int:
    """Print medians, best and worst, and the ratio to the empty window."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    figures: dict[str, list[tuple[float, float]]] = {"empty window": [], "Boggle Desk": []}
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
        environment |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
        for _ in range(runs):
            for name, code in (("empty window", _EMPTY), ("Boggle Desk", _DESK)):
                done = subprocess.run(
                    [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
                )
                seconds, megabytes = map(float, done.stdout.split())
                figures[name].append((seconds, megabytes))
    base = statistics.median(seconds for seconds, _ in figures["empty window"])
    print(f"{'':14}{'median ms':>11}{'best':>8}{'worst':>8}{'ratio':>8}{'MB':>8}")
    for name, found in figures.items():
        times = [seconds * 1000 for seconds, _ in found]
        median, megabytes = statistics.median(times), statistics.median(m for _, m in found)
        print(f"{name:14}{median:11.0f}{min(times):8.0f}{max(times):8.0f}{median / base / 1000:8.2f}{megabytes:8.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
