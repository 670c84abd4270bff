"""The kernels in C: compiled where that can be done, told in one sentence where it cannot, the same answers always.

A stand-in has our build files and two tiny kernels, one of which cimports the class of the other.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from boggle_desk.commands import play
from boggle_desk.engine import kernels

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
KERNELS = "boggle_desk/engine/kernels"
SCRIPTS = ("build_hook.py", "checked_build.py", "compile_kernels.py")
SOURCES = {f"{KERNELS}/{name}.py" for name in ("rows", "sums")}
DECLARATIONS = {f"{KERNELS}/{name}" for name in ("bits.pxd", "rows.pxd", "sums.pxd")}

_START = """
try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
"""
_ROWS = f'''"""Numbers in a row."""
from array import array
{_START}
if not cython.compiled:
    from boggle_desk.engine.kernels.codes import THREE


class Row:
    """Three numbers and as many more."""

    def __init__(self, more):
        self.more = more
        self.three = [0, 0, 0]
        for place in range(THREE):
            self.three[place] = place

    def number(self, place):
        """Return a number without asking whether it is there."""
        return self.three[place]

    def another(self, place):
        """Return one of the others in the same way."""
        return self.more[place]

    def shared(self, by):
        """Return the first of the others divided by a number."""
        return self.more[0] // by


def row(numbers):
    """Return a row with these and 0, 1, 2."""
    return Row(array("i", numbers))
'''
_ROWS_PXD = """
from boggle_desk.engine.kernels.codes cimport *

cdef class Row:
    cdef int three[THREE]
    cdef int[::1] more
    cpdef int number(self, int place)
    cpdef int another(self, int place)
    cpdef int shared(self, int by)
"""
_SUMS = f'''"""Sums of rows."""
{_START}
if not cython.compiled:
    from boggle_desk.engine.kernels.codes import TOP
    from boggle_desk.engine.kernels.uncompiled import popcount


def total(row, count):
    """Return the sum of the first numbers of a row, and of the bits of their count."""
    with cython.nogil:
        found = popcount(count)
    for place in range(count):
        found += row.more[place]
    return found


def high(text):
    """Return the sum of the bytes."""
    found = 0
    for code in text:
        found += code
    return found


def shifted(count):
    """Return a number of 64 bits, brought down again."""
    return (TOP << count) >> 60
'''
_SUMS_PXD = """
cimport cython
from boggle_desk.engine.kernels.bits cimport popcount
from boggle_desk.engine.kernels.codes cimport *
from boggle_desk.engine.kernels.rows cimport Row

@cython.locals(found=int, place=int)
cpdef int total(Row row, int count)

@cython.locals(found=int, code=int)
cpdef int high(bytes text)

cpdef int shifted(int count)
"""
_CODES = """
U64 = int
THREE = 3
TOP: U64 = 1 << 33
"""
_CENSUS = f'''"""What only training needs."""
{_START}

def twice(number):
    """Return a number two times."""
    return 2 * number
'''
_KEPT_AWAY = ("BOGGLE_DESK", "UBSAN", "ASAN", "LD_PRELOAD", "PYTHONMALLOC")
"""How the names begin that say how this suite itself is being run."""
_ASKED = """
import json
from boggle_desk.engine.kernels import compiled, rows, sums
answers = [sums.total(rows.row([4, 5, 6]), 3), rows.row([7]).shared(2), sums.high(bytes([1, 129, 255]))]
answers.append(sums.shifted(30))
print(json.dumps([answers, compiled()]))
"""


@dataclass(frozen=True)
class Tree:
    """The stand-in, and the names in the environment under which its programs run."""

    folder: Path
    names: dict[str, str] = field(default_factory=dict)

    def run(self, *command: str, stderr: int = subprocess.STDOUT, **names: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these arguments in the stand-in; what it says goes to stdout."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith(_KEPT_AWAY)}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env=clean | {"PYTHONPATH": str(self.folder)} | self.names | names,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            check=False,
        )

    def compile(self, *arguments: str, **names: str) -> subprocess.CompletedProcess[str]:
        """Run the compiling script, which tells on stderr how far it is."""
        return self.run("packaging/compile_kernels.py", *arguments, stderr=subprocess.PIPE, **names)

    def answers(self, **names: str) -> tuple[list[int], dict[str, bool]]:
        """Return what the kernels answer, and which are compiled."""
        asked = self.run("-c", _ASKED, **names)
        assert asked.returncode == 0, asked.stdout
        answers, compiled = json.loads(asked.stdout)
        return answers, compiled

    def change(self, file: str, old: str, new: str) -> None:
        """Change a text in a file of the kernels."""
        path = self.folder / KERNELS / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    @property
    def report(self) -> str:
        """Why the kernels were not compiled the last time."""
        return (self.folder / "build/kernels/report.txt").read_text()

    @property
    def libraries(self) -> list[str]:
        """The names of the compiled libraries beside the sources."""
        found = [path for suffix in ("*.so", "*.pyd") for path in (self.folder / KERNELS).glob(suffix)]
        return sorted(path.name.partition(".")[0] for path in found)


def _make(folder: Path) -> Tree:
    (folder / KERNELS).mkdir(parents=True)
    (folder / "packaging").mkdir()
    (folder / "resources/licences").mkdir(parents=True)
    (folder / "resources/licences/text.txt").write_text("text\n")
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("share", "icons"):
        shutil.copytree(ROOT / "packaging" / name, folder / "packaging" / name)
    for file in (ROOT / "packaging").glob("io.*"):
        shutil.copy(file, folder / "packaging")
    for name in SCRIPTS:
        script = (ROOT / "packaging" / name).read_text(encoding="utf-8")
        quick = script.replace('"-O3"', '"-O0"').replace('"-O1"', '"-O0"')  # which compiles three times as fast
        (folder / "packaging" / name).write_text(quick, encoding="utf-8")
    for name in ("__init__.py", "bits.pxd", "uncompiled.py"):
        shutil.copy(ROOT / KERNELS / name, folder / KERNELS / name)
    (folder / "boggle_desk/__init__.py").write_text('__version__ = "1.2"\n')
    (folder / "boggle_desk/engine/__init__.py").touch()
    texts = {"codes.py": _CODES, "rows.py": _ROWS, "rows.pxd": _ROWS_PXD, "sums.py": _SUMS, "sums.pxd": _SUMS_PXD}
    for name, text in texts.items():
        (folder / KERNELS / name).write_text(text)
    return Tree(folder)


@pytest.fixture(scope="module")
def compiled_tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a stand-in whose kernels are compiled; copy it before anything is changed."""
    tree = _make(tmp_path_factory.mktemp("compiled") / "tree")
    done = tree.compile()
    if "C compiler" in done.stdout:
        pytest.skip(done.stdout)
    assert done.returncode == 0, done.stdout
    return tree


@pytest.fixture
def tree(compiled_tree: Tree, tmp_path: Path) -> Tree:
    """Return a compiled stand-in of this test's own."""
    shutil.copytree(compiled_tree.folder, tmp_path / "tree")
    return Tree(tmp_path / "tree")


ANSWERS = [17, 3, 385, 8]
COMPILED = {"rows": True, "sums": True}
DOUBLED = [34, 3, 770, 8]
UNCOMPILED = {"rows": False, "sums": False}


def test_kernels_answer_alike_compiled_and_not(tree: Tree) -> None:
    assert tree.answers() == (ANSWERS, COMPILED)
    assert tree.answers(BOGGLE_DESK_PURE="1") == (ANSWERS, UNCOMPILED)
    assert tree.compile("--clean").returncode == 0
    assert (tree.answers(), tree.libraries) == ((ANSWERS, UNCOMPILED), [])


def test_nothing_is_compiled_twice(tree: Tree) -> None:
    (tree.folder / KERNELS / "rows.py").touch()
    done = tree.compile()
    assert (done.returncode, done.stdout.splitlines()) == (0, ["rows: as it was", "sums: as it was"])
    tree.compile("--clean")
    assert tree.compile("--together", CC="/bin/false").returncode == 0, "what is kept needs no compiler"
    assert tree.answers() == (ANSWERS, COMPILED)


@pytest.mark.parametrize(
    ("file", "stale"),
    [
        ("rows.py", "rows"),
        ("sums.py", "sums"),
        ("sums.pxd", "sums"),
        ("rows.pxd", "rows sums"),
        ("codes.py", "rows sums"),
        ("bits.pxd", "sums"),
    ],
)
def test_what_a_change_makes_stale(tree: Tree, file: str, stale: str) -> None:
    assert tree.compile("--check").stdout == "all kernels are compiled\n"
    with (tree.folder / KERNELS / file).open("a") as source:
        source.write("\n")
    asked = tree.compile("--check")
    assert (asked.returncode, asked.stdout) == (1, f"not compiled as they stand: {stale}\n")


def test_a_changed_kernel_is_compiled_again_alone(tree: Tree) -> None:
    tree.change("sums.py", "return found", "return found * 2")
    assert tree.answers() == (ANSWERS, COMPILED), "Python takes the old library until it is compiled again"
    done = tree.compile()
    assert done.returncode == 0, done.stdout
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [["rows:", "as"], ["sums:", "compiled"]]
    assert "kernel 1 of 1 ready (sums)" in done.stderr
    assert tree.answers() == (DOUBLED, COMPILED)
    assert [line.partition(":")[0] for line in tree.compile("rows").stdout.splitlines()] == ["rows", "sums"]


@pytest.mark.parametrize(
    ("compiler", "why"),
    [("/bin/false", "/bin/false fails"), ("no-compiler", "No such file or directory: 'no-compiler'")],
)
def test_without_a_compiler_it_goes_on_and_says_why(tree: Tree, compiler: str, why: str) -> None:
    tree.change("sums.py", "return found", "return found * 2")
    done = tree.compile("--together", CC=compiler)
    assert (done.returncode, done.stdout) == (1, "")
    assert tree.report == (
        "the kernels are not compiled, so that the computers think more slowly: "
        f"a C compiler with the headers of Python is missing ({why})"
    )
    assert (tree.answers(), tree.libraries) == ((DOUBLED, UNCOMPILED), [])


def test_a_refused_kernel_is_named_with_its_line(tree: Tree) -> None:
    tree.change("sums.py", "found = popcount(count)", "found = [count]")
    done = tree.compile()
    assert done.returncode == 1
    last = done.stdout.splitlines()[-1]
    assert last.startswith(f"sums: not compiled: {KERNELS}/sums.py:"), done.stdout
    assert tree.libraries == ["_shared", "rows"]


def test_together_means_all_or_none(tree: Tree) -> None:
    tree.change("sums.py", "found = popcount(count)", "found = [count]")
    assert tree.compile("--together").returncode == 1
    assert f"more slowly: sums: {KERNELS}/sums.py:" in tree.report
    assert tree.libraries == []


def test_what_only_training_needs_waits_for_it_and_is_in_no_wheel(tree: Tree) -> None:
    training = tree.folder / "packaging/training"
    training.mkdir()
    (training / "__init__.py").touch()
    (training / "census.py").write_text(_CENSUS)
    (training / "census.pxd").write_text("cpdef int twice(int number)\n")
    assert tree.compile("--together").returncode == 0
    assert tree.libraries == ["_shared", "rows", "sums"]
    assert tree.compile("--training").returncode == 0
    assert len([*training.glob("census.*")]) == 3, "its library is beside it"
    _name, files, _said = _built(tree, "--wheel")
    assert [file for file in files if "census" in file] == []
    tree.change("../../../packaging/training/census.py", "2 * number", "number + number")
    assert tree.compile("--together").returncode == 0
    assert len([*training.glob("census.*")]) == 2, "a stale library would not fit the others"
    tree.change("rows.py", "return self.more[place]", "return self.more[place] + 0")
    assert tree.compile("--training").returncode == 1, "the others come first"


def _built(tree: Tree, *what: str, **names: str) -> tuple[str, set[str], str]:
    """Return the name of what was built, the names of the files in it, and what was said."""
    target = tree.folder / "dist"
    command = ["-m", "build", "--no-isolation", "--skip-dependency-check", ".", "--outdir", str(target), *what]
    built = tree.run(*command, **names)
    assert built.returncode == 0, built.stdout
    [file] = target.iterdir()
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return file.name, set(wheel.namelist()), built.stdout
    with tarfile.open(file) as archive:
        return file.name, {name.partition("/")[2] for name in archive.getnames()}, built.stdout


def _suffixes(names: set[str]) -> set[str]:
    return {Path(name).suffix for name in names}


def test_a_wheel_is_for_its_platform_and_all_pythons(tree: Tree) -> None:
    name, files, _said = _built(tree, "--wheel")
    if "free-threading" not in sys.version:
        assert name.startswith("boggle_desk-1.2-cp311-abi3-")
    libraries = {file for file in files if Path(file).suffix in {".so", ".pyd"}}
    assert {Path(file).name.partition(".")[0] for file in libraries} == {"_shared", "rows", "sums"}
    assert {Path(file).parent.as_posix() for file in libraries} == {KERNELS}
    assert files >= SOURCES
    assert not _suffixes(files) & {".c", ".h", ".pxd"}


@pytest.mark.parametrize("names", [{"CC": "/bin/false"}, {"BOGGLE_DESK_PURE": "1"}])
def test_a_wheel_without_compiler_is_for_everybody(tree: Tree, names: dict[str, str]) -> None:
    tree.change("sums.py", "return found", "return found * 2")
    name, files, said = _built(tree, "--wheel", **names)
    assert name == "boggle_desk-1.2-py3-none-any.whl"
    assert files >= SOURCES
    assert not _suffixes(files) & {".c", ".h", ".pxd", ".so", ".pyd"}
    assert said.count("the kernels are not compiled, so that") == 1


def test_the_source_archive_can_be_compiled(tree: Tree, tmp_path: Path) -> None:
    _name, files, _said = _built(tree, "--sdist")
    assert files >= SOURCES | DECLARATIONS | {f"packaging/{name}" for name in SCRIPTS}
    assert not _suffixes(files) & {".c", ".so", ".pyd"}


def test_an_editable_install_has_its_libraries_beside_the_sources(tree: Tree) -> None:
    tree.compile("--clean")
    hook = "from hatchling.build import build_editable; build_editable('.')"
    made = tree.run("-c", hook)
    assert made.returncode == 0, made.stdout
    [wheel] = tree.folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not _suffixes(set(archive.namelist())) & {".so", ".pyd"}
    assert (tree.libraries, tree.answers()) == (["_shared", "rows", "sums"], (ANSWERS, COMPILED))
    tree.change("sums.py", "return found", "return found * 2")
    assert tree.run("-c", hook, CC="/bin/false").returncode == 0
    assert (tree.libraries, tree.answers()) == ([], (DOUBLED, UNCOMPILED))


def _other_pythons() -> list[str]:
    """Return newer Pythons of this machine: those that can be called, and those installed beside this one."""
    names = [f"3.{minor}" for minor in range(sys.version_info.minor + 1, 20)]
    beside = Path(sys.base_prefix).parent
    found = [shutil.which(f"python{name}") or "" for name in names]
    found += [str(path) for name in names for path in beside.glob(f"{name}*/bin/python")]
    asked = [(path, subprocess.run([path, "-c", ""], capture_output=True, check=False)) for path in found if path]
    return [path for path, answer in asked if answer.returncode == 0]


def test_one_library_serves_newer_pythons(tree: Tree) -> None:
    others = _other_pythons()
    if not others:
        pytest.skip("there is no other Python on this machine")
    for python in others:
        names = os.environ | {"PYTHONPATH": str(tree.folder)}
        asked = subprocess.run(
            [python, "-c", _ASKED], env=names, cwd=tree.folder, capture_output=True, text=True, check=True
        )
        assert json.loads(asked.stdout) == [ANSWERS, COMPILED], python


CARELESS = {
    "another(1)": "IndexError",
    "another(-1)": "IndexError",
    "number(3)": "index 3 out of bounds for type",
    "number(-1)": "index -1 out of bounds for type",
    "shared(0)": "ZeroDivisionError",
}
_TESTS_OF_ROWS = f"""
import subprocess
import sys

import pytest

from boggle_desk.engine.kernels import rows


def test_it_divides_as_python_does():
    assert rows.row([-7]).shared(2) == -4


@pytest.mark.parametrize("careless", {list(CARELESS)})
def test_careless(careless):
    asked = "from boggle_desk.engine.kernels import rows; rows.row([7])."
    assert subprocess.run([sys.executable, "-c", asked + careless]).returncode


def test_that_ends_all():
    rows.row([7]).number(3)
"""


def test_tests_run_in_a_checked_build_which_catches_what_is_careless(tree: Tree) -> None:
    """The command does the same with our own kernels, which takes minutes."""
    if sys.platform == "win32":
        pytest.skip("the checks of the C compiler are those of gcc and clang")
    (tree.folder / "tests").mkdir()
    (tree.folder / "tests" / "test_rows.py").write_text(_TESTS_OF_ROWS)
    tested = tree.run("packaging/checked_build.py", "-v", "-s", "-p", "no:randomly", "tests")
    assert tested.returncode
    assert tested.stdout.count("PASSED") == 1 + len(CARELESS), tested.stdout
    assert [said for said in CARELESS.values() if said not in tested.stdout] == []


def test_our_kernels_are_compiled_as_they_stand() -> None:
    if os.environ.get("BOGGLE_DESK_PURE") == "1":
        pytest.skip("plain Python was asked for")
    compiling = [sys.executable, str(ROOT / "packaging" / "compile_kernels.py")]
    if subprocess.run([*compiling, "--try"], capture_output=True, check=False).returncode:
        pytest.skip("there is no C compiler")
    asked = subprocess.run([*compiling, "--check"], capture_output=True, text=True, check=False)
    assert asked.returncode == 0, f"{asked.stdout}run python packaging/compile_kernels.py"
    assert set(kernels.compiled().values()) == {True}


def test_the_whole_program_runs_as_plain_python() -> None:
    names = os.environ | {"BOGGLE_DESK_PURE": "1"}
    command = [sys.executable, "-m", "boggle_desk", "--self-test"]
    said = subprocess.run(command, env=names, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.endswith("kernels not compiled: all\n")


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ({"rows": True, "sums": True}, "kernels compiled"),
        ({"rows": True, "sums": False}, "kernels not compiled: sums"),
        ({"rows": False, "sums": False}, "kernels not compiled: all"),
    ],
)
def test_the_self_test_tells_what_is_compiled(
    known: dict[str, bool], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "compiled", lambda: known)
    assert play.state_of_kernels() == said
