"""One steady world for every test: no screen, pinned looks, a home of its own, nothing left running."""

import gc
import itertools
import logging
import os
import random
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_SCREEN = Path(__file__).parent / "data" / "screen.json"
"""A screen of 1280×800, for which the pages are designed."""
_PINNED = {
    "QT_QPA_PLATFORM": f"offscreen:configfile={_SCREEN}",
    "QT_FONT_DPI": "96",
    "QT_LOGGING_TO_CONSOLE": "1",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYSIDE6_OPTION_LAZY": "0",  # all classes are made at once: tests begin work before any window
}
_USER_FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def _pin_environment() -> None:
    """Take out what the machine says about looks and homes; QT_NO_CPU_FEATURE plays another processor."""
    looks = [name for name in os.environ if name.startswith(("QT_", "QSG_", "XDG_")) and name != "QT_NO_CPU_FEATURE"]
    for name in (*looks, *_USER_FOLDERS):
        os.environ.pop(name, None)
    os.environ.update(_PINNED)


_pin_environment()  # before the first import of Qt, which reads these once

import hypothesis  # noqa: E402 - the environment comes first
import pytest  # noqa: E402 - the environment comes first
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer, QTranslator  # noqa: E402 - as above
from PySide6.QtGui import QFont, QFontDatabase  # noqa: E402 - as above
from PySide6.QtWidgets import QApplication  # noqa: E402 - as above
from pytestqt.qtbot import QtBot  # noqa: E402 - as above
from shiboken6 import Shiboken  # noqa: E402 - as above

from boggle_desk.ending import SIGNALS  # noqa: E402 - as above
from boggle_desk.storage import lexica  # noqa: E402 - as above
from boggle_desk.views import render_cache  # noqa: E402 - as above

os.environ.pop("PYSIDE6_OPTION_LAZY")  # programs that tests start are as players have them, and start twice as quickly
pytest.register_assert_rewrite("tests.views")  # what tests share says what it found
hypothesis.settings.register_profile("steady", derandomize=True, database=None, deadline=None, max_examples=50)
hypothesis.settings.register_profile("daily", hypothesis.settings.get_profile("steady"), max_examples=10)
hypothesis.settings.register_profile("search", database=None, deadline=None, max_examples=2000)
hypothesis.settings.load_profile("steady")  # --hypothesis-profile=search looks further

LONG = (
    *("tests/test_typed", "tests/browsers", "tests/test_environment", "tests/trust", "tests/test_compiling"),
    *("tests/views/test_every_page.py::test_every_sentence", "tests/views/test_spoken_pages"),
    *("tests/benchmarks/test_programs", "tests/test_setup"),
    *(f"tests/views/test_every_page.py::test_no_text_is_cut_and_no_menu_has_a_key_twice[{each}" for each in "edp"),
    *("tests/views/test_names", "tests/test_ending", "tests/test_packaging"),
)
"""What comes first, the longest before the others, each process with its share, or one would be at it while the others
have nothing left to do."""
PATIENCE = 120_000
"""How many milliseconds a test waits for what will come: a guard against waiting for ever, not a measure of speed."""
for _wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil, QtBot.waitExposed):
    _wait.__kwdefaults__["timeout"] = PATIENCE
render_cache.RECENT_BYTES = 250_000_000  # what one test has had painted, all later ones have


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep imports of tests, and what is made once for many of them, away from the real home. Without the slow tests
    Hypothesis tries fewer examples."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell's job in the background; what it starts inherits it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if "not slow" in config.option.markexpr and not config.option.hypothesis_profile:
        hypothesis.settings.load_profile("daily")
    home = config._tmp_path_factory.mktemp("home-of-all")  # type: ignore[attr-defined]  # there is no fixture yet
    os.environ.update(dict.fromkeys(_USER_FOLDERS, str(home)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only tried before a release, unless it is asked for."""
    if "release" not in config.option.markexpr:
        left_out = [item for item in items if item.get_closest_marker("release")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
    items[:] = _dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def _dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Return tests as `--dist worksteal` deals them, a run of equal length to each process: let each begin with its
    share of the long ones."""
    longs = [[item for item in items if item.nodeid.startswith(each)] for each in LONG]
    others = [item for item in items if not item.nodeid.startswith(LONG)]
    dealt = list[pytest.Item]()
    for process in range(processes):
        share = (len(items) - len(dealt)) // (processes - process)
        first = [item for long in longs[process::processes] for item in long]
        room = max(0, share - len(first))
        dealt += first + others[:room]
        del others[:room]
    return dealt + others


def pytest_xdist_auto_num_workers() -> int:
    """Return how many processes `-n auto` starts: half as many again as there are cores, for a third of the time most
    tests wait."""
    return max(1, (os.cpu_count() or 1) * 3 // 2)


def pytest_collection_finish() -> None:
    """Leave what was imported out of later searches for leftovers; they are ten times quicker so. From now on only the
    main thread searches, after each test."""
    hypothesis.find(hypothesis.strategies.none(), lambda _: True)  # nobody would seem to hold its chance later
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application in the Fusion style with the shipped font: the same pictures on every machine."""
    qapp.setStyle("Fusion")
    qapp.setPalette(qapp.style().standardPalette())
    for file in sorted((Path(__file__).parent.parent / "resources" / "fonts").glob("*.ttf")):
        assert QFontDatabase.addApplicationFont(str(file)) >= 0, file.name
    font = QFont("Lato")
    font.setPixelSize(14)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    qapp.setFont(font)
    qapp.setDoubleClickInterval(0)  # people look before they press, unless a test says otherwise
    return qapp


@pytest.fixture
def rng() -> random.Random:
    """Return the chance that every test has alike."""
    return random.Random(20261120)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return new folders; pytest's own take longer the more there are."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def user_home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return this test's own home; games, settings and word lists of the user lie below it."""
    home = next(_homes)
    home.mkdir()
    for name in _USER_FOLDERS:
        monkeypatch.setenv(name, str(home / name.removeprefix("XDG_").lower()))
    return home


@pytest.fixture(scope="session", autouse=True)
def _disk_is_not_waited_for() -> Iterator[None]:
    """Replace `os.fsync`: no test in this process cuts the power. The 2,900 calls of `tests/storage` take 1.5 s of 20
    on a quick disk, and far more on a slow one. `tests/trust` kills programs of their own, which do wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _descriptor: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _dictionaries_stay_open() -> Iterator[None]:
    """Keep each shipped dictionary, with all that was made of its words, for later tests; the program keeps one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lexica, "open_folder", cache(lexica.open_folder))
        yield


@pytest.fixture(scope="session", autouse=True)
def _all_is_closed() -> Iterator[None]:
    """Let go of all that was found nowhere else, within the last test: what is found later fails nothing that runs
    beside others (T15)."""
    yield
    gc.unfreeze()
    gc.collect()


@pytest.fixture(autouse=True)
def _nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window open, or an animation or timer running; pytest-qt closes its windows before."""
    yield
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        gc.collect(1)
        return
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    objects = gc.get_objects()
    left = _running(objects)
    if len(objects) > 5_000:  # modules that a test has loaded, mostly
        gc.freeze()
    del objects
    for thing in left:
        _silence(thing)  # or it would fail the next test as well
    assert not left, f"left behind: {', '.join(_described(thing) for thing in left)}"


@pytest.fixture(autouse=True)
def _signals_as_before() -> Iterator[None]:
    """Give signals back what they did: the program ignores them as it ends, and what tests start inherits that."""
    before = {each: signal.getsignal(each) for each in SIGNALS}
    yield
    for each, act in before.items():
        signal.signal(each, act)


@pytest.fixture(autouse=True)
def _application_as_before() -> Iterator[None]:
    """Fail a test that leaves the application speaking another language or looking otherwise: the order of tests must
    not matter."""
    before = _worn()
    yield
    after = _worn()
    translators, after["translators"] = after.get("translators", ()), ()
    for translator in translators:  # or the next tests would fail as well
        QCoreApplication.removeTranslator(translator)
        translator.setParent(None)
    changed = [name for name, value in after.items() if before and before[name] != value]
    assert not translators, f"left behind: {len(translators)} translators"
    assert not changed, f"left changed: {changed}"


def _worn() -> dict[str, object]:
    """Return what tests find on the application, or nothing where there is none yet."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return {}
    return {
        "translators": tuple(application.findChildren(QTranslator)),
        "direction": application.layoutDirection(),
        "letters": application.font().toString(),
        "colours": application.palette(),
        "style sheet": application.styleSheet(),
        "pointer": application.overrideCursor() is not None,
    }


def _running(objects: list[object]) -> list[QObject]:
    windows: list[QObject] = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    return windows + [thing for thing in objects if _can_move(type(thing)) and _moves(thing)]


@cache
def _can_move(kind: type) -> bool:
    return issubclass(kind, QTimer | QAbstractAnimation)


def _moves(thing: QTimer | QAbstractAnimation) -> bool:
    if not Shiboken.isValid(thing):
        return False
    return thing.isActive() if isinstance(thing, QTimer) else thing.state() == QAbstractAnimation.State.Running


def _silence(thing: QObject) -> None:
    stop = getattr(thing, "stop", None) or getattr(thing, "hide", None)
    assert stop
    stop()


def _described(thing: QObject) -> str:
    return f"{type(thing).__name__} '{thing.objectName()}' of {type(thing.parent()).__name__}"


class _Complaints(logging.Handler):
    """Keep what our code logs as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _no_faults(request: pytest.FixtureRequest, user_home: Path) -> Iterator[None]:
    """Fail a test whose programs wrote into a log of faults, unless it looks at that log itself (T15)."""
    homes = [user_home, request.getfixturevalue("tmp_path")] if "tmp_path" in request.fixturenames else [user_home]
    yield
    told = [log.read_text(encoding="utf-8") for home in homes for log in home.rglob("faults.log") if log.is_file()]
    assert "fault" in request.node.name or not any(told), "\n".join(told)


@pytest.fixture(autouse=True)
def _no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which our code logs a warning, unless the test looks at the log itself with `caplog`."""
    complaints, logger = _Complaints(), logging.getLogger("boggle_desk")
    logger.addHandler(complaints)
    yield
    logger.removeHandler(complaints)
    assert "caplog" in request.fixturenames or not complaints.texts, f"logged: {complaints.texts}"
