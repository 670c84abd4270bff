"""What a start costs: `python -m benchmarks.start [--runs N]`.

Every start is a process of its own. What counts is the time that it had on the processors, and beside it the ratio to
an empty Qt window in the same run, which means the same on every machine. The goals: 2.5 for the first page, 0.37 for
`--version`.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence

_REPORT = """
import resource, sys
def report():
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, len(sys.modules), flush=True)
"""
_VERSION = """
from boggle_desk.cli import main
try:
    main(["--version"])
except SystemExit:
    report()
"""
_EMPTY = """
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
_FIRST_PAGE = """
import boggle_desk  # it tells PySide what to do
from PySide6.QtWidgets import QApplication
from boggle_desk.app import MainWindowController, prepare
application = QApplication([])
prepare(application)
controller = MainWindowController()
page = type(controller.home)
def painted(self, event):
    super(page, self).paintEvent(event)
    report()
    application.quit()
page.paintEvent = painted
controller.window.show()
application.exec()
controller.close()
"""
_STARTS = {"empty Qt window": _EMPTY, "--version": _VERSION, "first page painted": _FIRST_PAGE}


def measured(code: str, home: str) -> list[float]:
    """Return the CPU seconds, the most megabytes and the number of modules of one start."""
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    environment = {"QT_QPA_PLATFORM": "offscreen"} | os.environ | dict.fromkeys(names, home)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # modules are compiled once, as they are for people
    command = [sys.executable, "-c", _REPORT + code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [float(each) for each in done.stdout.splitlines()[-1].split()]


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line for each kind of start."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args(argv).runs
    with tempfile.TemporaryDirectory() as home:
        for code in _STARTS.values():  # the first start compiles modules
            measured(code, home)
        found = [{name: measured(code, home) for name, code in _STARTS.items()} for _run in range(runs)]
    print(f"{'':20}{'CPU ms':>8}{'best':>8}{'worst':>8}{'ratio':>8}{'MB':>8}{'modules':>9}")
    for name in _STARTS:
        times = [1000 * run[name][0] for run in found]
        ratio = statistics.median(run[name][0] / run["empty Qt window"][0] for run in found)
        _seconds, megabytes, modules = found[-1][name]
        figures = f"{statistics.median(times):8.0f}{min(times):8.0f}{max(times):8.0f}{ratio:8.2f}"
        print(f"{name:20}{figures}{megabytes:8.0f}{modules:9.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
