"""How .venv is looked at, mended and replaced: with a real Python and pip, and small packages."""

import base64
import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import distributions
from pathlib import Path
from stat import S_ISDIR

import environment
import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(os.name != "posix", reason="the places in .venv are those of Linux and macOS")


OF_A_PACKAGE: dict[str, Callable[[Path, str], object]] = {
    "a file is gone": lambda site, name: (site / name / "__init__.py").unlink(),
    "a file is empty": lambda site, name: (site / name / "__init__.py").write_text(""),
    "a file has other letters": lambda site, name: (site / name / "__init__.py").write_text("DEF" + "x" * 23),
    "it is gone": lambda site, name: [shutil.rmtree(each) for each in site.glob(f"{name}*")],
    "its list is gone": lambda site, name: (site / f"{name}-1.0.dist-info/RECORD").unlink(),
    "its list is nonsense": lambda site, name: (site / f"{name}-1.0.dist-info/RECORD").write_bytes(b"\0\xff"),
}
PACKAGES = {"cython": "play", "setuptools": "play", "numpy": "play", "tool": "test"}
PACKAGES |= {f"part{number}": "play" for number in range(len(OF_A_PACKAGE))}


def wheel(folder: Path, name: str) -> Path:
    """Make a package with a module, something idle and a program."""
    file = folder / f"{name}-1.0-py3-none-any.whl"
    texts = {
        f"{name}/__init__.py": "def main(): print('here')\n",
        f"{name}/tests/idle.py": "",
        f"{name}-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{name}-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{name}-1.0.dist-info/entry_points.txt": f"[console_scripts]\n{name}-program = {name}:main\n",
    }
    record = f"{name}-1.0.dist-info/RECORD"
    lines = [f"{place},sha256={_digest(text)},{len(text)}\n" for place, text in texts.items()]
    with zipfile.ZipFile(file, "w") as archive:
        for place, text in (texts | {record: "".join([*lines, f"{record},,\n"])}).items():
            archive.writestr(place, text)
    return file


def _digest(text: str) -> str:
    return _digest_of(text.encode())


def _digest_of(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


@dataclass(frozen=True)
class Checkout:
    """A folder with nothing but packaging/environment.py, and the packages that its lists name."""

    folder: Path

    @property
    def venv(self) -> Path:
        return self.folder / ".venv"

    @property
    def site(self) -> Path:
        return next(self.venv.glob("lib/python*/site-packages"))

    def do(self, what: str, name: str = "play", *, online: bool = True) -> tuple[bool, str]:
        """Return whether it went well, and all that was said."""
        names = {key: text for key, text in os.environ.items() if not key.startswith(("PIP_", "PYTHON"))}
        names |= {"PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "1", "PIP_NO_CACHE_DIR": "1"}
        if online:
            names |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.folder / "wheels")}
        else:
            names |= {"PIP_INDEX_URL": "http://127.0.0.1:9/"}
        command = [sys.executable, "-I", self.folder / "packaging/environment.py", what, name]
        done = subprocess.run(command, env=names, capture_output=True, text=True, check=False)
        return done.returncode == 0, done.stdout + done.stderr

    def renew(self, name: str = "play", *, online: bool = True) -> None:
        for what in ("build", "finish"):
            well, said = self.do(what, name, online=online)
            assert well, said

    def pip(self, *arguments: str) -> None:
        subprocess.run([self.venv / "bin/python", "-m", "pip", *arguments], check=True, capture_output=True)

    def says(self, program: str) -> str:
        return subprocess.run([self.venv / "bin" / program], capture_output=True, text=True, check=True).stdout

    def state(self) -> set[str]:
        return {str(path) for path in self.venv.rglob("*") if "__pycache__" not in path.parts}


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    (checkout.folder / "packaging/locked").mkdir(parents=True)
    (checkout.folder / "wheels").mkdir()
    shutil.copy(ROOT / "packaging/environment.py", checkout.folder / "packaging")
    lines = {"play": "", "test": ""}
    for name, least in PACKAGES.items():
        content = wheel(checkout.folder / "wheels", name).read_bytes()
        for file in {least, "test"}:
            lines[file] += f"{name}==1.0 \\\n    --hash=sha256:{hashlib.sha256(content).hexdigest()}\n"
    for file, text in lines.items():
        (checkout.folder / f"packaging/locked/{file}.txt").write_text(text)
    checkout.renew("test")
    checkout.pip("install", "-q", "--no-deps", "--no-index", str(wheel(checkout.folder, "besides")))
    shutil.copytree(checkout.venv, checkout.folder / "saved", symlinks=True)
    return checkout


@pytest.fixture
def checkout(prepared: Checkout) -> Iterator[Checkout]:
    """Return one whose .venv is set up for the tests, and has something besides."""
    yield prepared
    for name in (".next", ".last"):
        shutil.rmtree(prepared.folder / name, ignore_errors=True)
    put_back(prepared.folder / "saved", prepared.venv)


def put_back(saved: Path, place: Path) -> None:
    """Make a folder like the saved one; what is as it was stays, or a thousand files of pip would be copied."""
    place.mkdir(exist_ok=True)
    known, found = _entries(saved), _entries(place)
    for path in sorted(found, reverse=True):  # what is in a folder comes before it
        if path not in known or found[path] != known[path]:
            (place / path).unlink() if found[path] else (place / path).rmdir()
    for path in sorted(known):
        if path not in found or known[path] != found[path]:
            shutil.copy2(saved / path, place / path, follow_symlinks=False) if known[path] else (place / path).mkdir()


def _entries(folder: Path) -> dict[str, tuple[int, int] | None]:
    """Return when each file in a folder was written, and its size; nothing for a folder."""
    entries = {path: path.lstat() for path in folder.rglob("*")}
    return {
        str(path.relative_to(folder)): None if S_ISDIR(each.st_mode) else (each.st_mtime_ns, each.st_size)
        for path, each in entries.items()
    }


def _upgrade_pip(checkout: Checkout) -> None:
    (info,) = checkout.site.glob("pip-*.dist-info")
    record = (info / "RECORD").read_text().replace(info.name, "pip-99.0.dist-info")
    new = info.rename(checkout.site / "pip-99.0.dist-info")
    (new / "RECORD").write_text(record)
    (checkout.site / "pip/__init__.py").write_text("__version__ = '99.0'\n")


HARMLESS = {
    "pip is a newer one": _upgrade_pip,
    "something is added": lambda checkout: (checkout.site / "added.py").write_text(""),
    "something besides is removed": lambda checkout: shutil.rmtree(checkout.site / "besides"),
    "the compiler is gone": lambda checkout: shutil.rmtree(checkout.site / "cython"),
    "a tool of the tests is gone": lambda checkout: shutil.rmtree(checkout.site / "tool"),
    "the note is gone": lambda checkout: (checkout.venv / "files-play").unlink(),
    "the way to the game is gone": lambda checkout: (checkout.site / "boggle-desk.pth").unlink(),
}
REAL: dict[str, Callable[[Checkout], object]] = {
    "packages, each in its way": lambda checkout: [
        damage(checkout.site, f"part{number}") for number, damage in enumerate(OF_A_PACKAGE.values())
    ],
    "pyvenv.cfg is gone": lambda checkout: (checkout.venv / "pyvenv.cfg").unlink(),
    "Python is gone": lambda checkout: [each.unlink() for each in (checkout.venv / "bin").glob("python*")],
    "Python is another": lambda checkout: (
        (checkout.venv / "lib").joinpath(checkout.site.parent.name).rename(checkout.venv / "lib/python3.9")
    ),
}


@pytest.mark.parametrize("change", HARMLESS)
def test_what_the_game_does_not_need_is_no_damage(checkout: Checkout, change: str) -> None:
    """(T23)"""
    HARMLESS[change](checkout)
    assert checkout.do("check") == (True, "")
    assert (checkout.site / "boggle-desk.pth").read_text() == f"{checkout.folder}\n"
    assert looks_whole(checkout)


def test_the_tests_need_more(checkout: Checkout) -> None:
    """(T23)"""
    shutil.rmtree(checkout.site / "tool")
    assert not checkout.do("check", "test")[0]
    assert checkout.do("check", "play")[0]


def test_what_nothing_loads_is_left_out_and_pip_knows_of_nothing_missing(checkout: Checkout) -> None:
    assert not (checkout.site / "numpy/tests").exists()
    assert "idle" not in (checkout.site / "numpy-1.0.dist-info/RECORD").read_text()
    assert (checkout.site / "tool/tests/idle.py").is_file(), "only of packages that are known"
    [numpy] = distributions(name="numpy", path=[str(checkout.site)])
    assert [file for file in numpy.files or () if not file.locate().exists()] == []
    checkout.pip("check")
    checkout.pip("uninstall", "-q", "-y", "numpy")
    assert list(checkout.site.glob("numpy*")) == []


QT = (
    "PySide6/{}.abi3.so", "PySide6/{}.pyd", "PySide6/{}.pyi", "PySide6/Qt/lib/lib{6}.so.6", "PySide6/{6}.dll",
    "PySide6/Qt/lib/{}.framework/Versions/A/{}",
)  # fmt: skip
"""The places of a part of Qt in the wheels of three systems; `{6}` is its name there with a 6."""


@pytest.mark.parametrize(("part", "stays"), [("Core", True), ("Svg", True), ("SvgWidgets", False), ("Quick", False)])
def test_a_part_of_qt_stays_or_goes_on_each_system(part: str, stays: bool) -> None:
    places = [each.replace("{6}", f"Qt6{part}").replace("{}", f"Qt{part}") for each in QT]
    assert [place for place in places if bool(environment.UNUSED.search(place)) == stays] == []


@pytest.mark.parametrize(("place", "stays"), [
    ("PySide6/plugins/platforms/qwindows.dll", True),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
    ("PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
    ("PySide6/translations/qtbase_pl.qm", True),
    ("PySide6/translations/qtbase_sv.qm", False),
    ("PySide6/lupdate.exe", True),
    ("PySide6/Qt/libexec/lrelease", True),
    ("PySide6/designer.exe", False),
    ("PySide6/Designer.app/Contents/MacOS/Designer", False),
    ("PySide6/qml/QtQuick/qmldir", False),
    ("../../../bin/pyside6-designer", False),
    ("../../Scripts/pyside6-designer.exe", False),
    ("../../Scripts/boggle-desk.exe", True),
    ("mujoco/mujoco.dll", True),
    ("mujoco/_structs.cp312-win_amd64.pyd", True),
    ("numpy/testing/__init__.py", True),
])  # fmt: skip
def test_what_stays_has_its_place_on_each_system(place: str, stays: bool) -> None:
    assert (environment.UNUSED.search(place) is None) == stays


def test_icus_tables_take_no_place_and_its_library_keeps_its_length(tmp_path: Path) -> None:
    head = b"before" + struct.pack("<H2s8s4s8s", 24, b"\xda\x27", b"", b"CmnD", b"")
    entries = struct.pack("<5I", 2, 0, 100, 0, 1 << 20)
    library = tmp_path / "libicudata.so.99"
    library.write_bytes(head + entries + b"x" * ((1 << 20) - 20) + b"last, and after")
    library.chmod(0o755)
    before = library.read_bytes()
    digest, size = environment.without_tables(library)
    after = library.read_bytes()
    assert (len(after), size) == (len(before), str(len(before)))
    assert after == head + bytes(1 << 20) + b"last, and after"
    assert digest == f"sha256={_digest_of(after)}"
    assert library.stat().st_mode & 0o777 == 0o755
    library.write_bytes(b"of another build")
    environment.without_tables(library)
    assert library.read_bytes() == b"of another build"


@pytest.mark.parametrize("damage", OF_A_PACKAGE)
def test_each_damage_of_a_package_is_seen(checkout: Checkout, damage: str) -> None:
    """(T23)"""
    assert checkout.do("check") == (True, "")
    OF_A_PACKAGE[damage](checkout.site, "numpy")
    assert not checkout.do("check")[0]


@pytest.mark.slow
@pytest.mark.parametrize("damage", REAL)
def test_real_damage_is_mended_beside_and_what_is_besides_stays(checkout: Checkout, damage: str) -> None:
    """(T23) Without a network nothing changes."""
    another = damage == "Python is another"
    REAL[damage](checkout)
    before = checkout.state()
    assert not checkout.do("check")[0]
    if damage not in {"pyvenv.cfg is gone", "Python is gone"}:  # these need nothing from elsewhere
        well, said = checkout.do("build", "test", online=False)
        assert (well, said.count("Are you online?")) == (False, 1)
        assert "WARNING" not in said
    assert checkout.state() == before
    well, said = checkout.do("build", "test")
    assert well, said
    assert ("Install these again: besides" in said) == another
    assert checkout.state() == before, "until it is finished"
    assert checkout.do("finish", "test")[0]
    assert looks_whole(checkout)
    assert {checkout.says(f"{name}-program") for name in PACKAGES} == {"here\n"}
    assert another or checkout.says("besides-program") == "here\n"
    assert not (checkout.folder / ".next").exists()
    assert not (checkout.folder / ".last").exists()


@pytest.mark.slow
@pytest.mark.parametrize("stopped", [".last", ".venv"])
def test_a_change_that_was_stopped_goes_on_without_a_network(checkout: Checkout, stopped: str) -> None:
    """(T23) Between two names, or in the midst of building."""
    (checkout.folder / ".next/bin").mkdir(parents=True)
    checkout.venv.rename(checkout.folder / stopped)
    checkout.renew(online=False)
    assert looks_whole(checkout)
    assert checkout.says("besides-program") == "here\n"


def looks_whole(checkout: Checkout) -> bool:
    """Return whether a quick look finds all in its place: that of `./run`, and that of `run.cmd`."""
    (function,) = re.findall(r"^is_whole\(\) \{.*?^\}$", (ROOT / "run").read_text(), re.MULTILINE | re.DOTALL)
    shell = (
        subprocess.run(["sh", "-c", f"venv={checkout.venv}\n{function}\nis_whole play"], check=False).returncode == 0
    )
    asked = "import environment, sys; sys.exit(not environment.is_noted('play'))"
    path = {"PYTHONPATH": str(checkout.folder / "packaging")}
    assert shell == (subprocess.run([sys.executable, "-c", asked], env=os.environ | path, check=False).returncode == 0)
    return shell


def test_a_quick_look_misses_what_went(checkout: Checkout) -> None:
    assert looks_whole(checkout)
    (checkout.site / "numpy/__init__.py").write_text("")
    assert not looks_whole(checkout)


def test_only_locked_versions_are_installed_and_nothing_is_built() -> None:
    text = (ROOT / "packaging/environment.py").read_text(encoding="utf-8")
    assert '_LOCKED = ("--only-binary", ":all:", "--require-hashes", "-r")' in text
    assert text.count("*_PIP, ") == text.count("*_PIP, *_LOCKED, ") == 2
