"""The house rules that a reader of one file cannot see: where imports go, how sentences and exceptions are marked."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "boggle_desk"

# From the ground up: a module imports from its own floor and from those below it.
FLOORS = ("engine", "storage", "settings", "models", "views", "app", "commands")
TOP = {"__main__": "commands", "cli": "commands"}
OWN_ROOMS = {"boggle", "scrabble"}


@dataclass(frozen=True)
class Import:
    """One imported module, and the module that imports it, as dotted names."""

    module: str
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.imported}"


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imports_of(module: str, tree: ast.AST) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(module, name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno} imports by dots; write the whole name"
            yield from (Import(module, f"{node.module}.{name.name}", node.lineno) for name in node.names)


SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
TREES = {path: ast.parse(text) for path, text in SOURCES.items()}
IMPORTS = [found for path, tree in TREES.items() for found in _imports_of(_module(path), tree)]
OURS = [found for found in IMPORTS if found.imported.startswith("boggle_desk.")]


def _floor(module: str) -> int | None:
    """Return how high a module of ours lies; the package itself and `paths` lie outside the house."""
    name = [*module.split("."), ""][1]
    name = TOP.get(name, name)
    return FLOORS.index(name) if name in FLOORS else None


def _room(module: str) -> set[str]:
    return OWN_ROOMS & set(module.split("."))


def _breaks(imports: list[Import]) -> list[str]:
    """Return the imports that go upwards, or from Boggle's rooms into Scrabble's and back."""
    return [
        str(found)
        for found in imports
        if (
            (here := _floor(found.module)) is not None
            and (there := _floor(found.imported)) is not None
            and there > here
        )
        or (len(_room(found.module) | _room(found.imported)) == 2)
    ]


def test_imports_go_down_and_games_stay_apart() -> None:
    assert len(OURS) > 20
    assert _breaks(OURS) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "boggle_desk.engine.game -> boggle_desk.models.session",
        "boggle_desk.models.session -> boggle_desk.views.kit",
        "boggle_desk.storage.games -> boggle_desk.settings.Settings",
        "boggle_desk.views.window -> boggle_desk.app.desk.Desk",
        "boggle_desk.engine.boggle.board -> boggle_desk.engine.scrabble.board",
        "boggle_desk.views.scrabble.rack -> boggle_desk.models.boggle.lists",
    ],
)
def test_a_wrong_import_would_be_seen(wrong: str) -> None:
    module, imported = wrong.split(" -> ")
    assert _breaks([Import(module, imported, 1)])


def test_every_module_has_its_floor() -> None:
    outside = {_module(path) for path in SOURCES if _floor(_module(path)) is None}
    assert outside <= {"boggle_desk", "boggle_desk.paths"}


@pytest.mark.parametrize(
    ("who", "never"),
    [
        ("boggle_desk.engine", r"PySide6|shiboken6|appdirs|boggle_desk\.paths|miniaudio|mujoco"),
        ("boggle_desk.storage", r"PySide6|shiboken6|appdirs"),
        ("boggle_desk.settings", r"PySide6|shiboken6|appdirs"),
        ("boggle_desk.models", r"PySide6\.QtWidgets|appdirs|miniaudio"),
        ("boggle_desk.views", r"sqlite3|appdirs"),
        ("boggle_desk", r"pickle|marshal|shelve|PySide6\.Qt(Network|Qml|Quick|Sql|WebEngine|Multimedia)"),
    ],
)
def test_what_each_floor_never_imports(who: str, never: str) -> None:
    mine = [found for found in IMPORTS if f"{found.module}.".startswith(f"{who}.")]
    assert [str(found) for found in mine if re.match(rf"({never})(\.|$)", found.imported)] == []


def test_only_paths_asks_appdirs() -> None:
    assert {found.module for found in IMPORTS if found.imported.split(".")[0] == "appdirs"} == {"boggle_desk.paths"}


def _sentence_faults(tree: ast.AST) -> list[str]:
    """Return the calls of `tr` and `translate` whose sentence cannot be found again at run time."""
    return [
        f"line {call.lineno}: {ast.unparse(call)[:90]}"
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute) and _is_faulty(call)
    ]


def _is_faulty(call: ast.Call) -> bool:
    called = ast.unparse(call.func)
    made_up = any(_is_made_up(argument) for argument in call.args[:3])
    if called.endswith(("QCoreApplication.translate", "QApplication.translate")) or called == "translate":
        return made_up
    if called.split(".")[-1] != "tr":
        return False
    sentence = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    plural_without_number = isinstance(sentence, str) and "%n" in sentence and len(call.args) != 3
    return made_up or called != "self.tr" or not isinstance(sentence, str) or plural_without_number


def _is_made_up(argument: ast.expr) -> bool:
    """Return whether a sentence is put together before it is translated."""
    formats = (
        isinstance(argument, ast.Call) and isinstance(argument.func, ast.Attribute) and argument.func.attr == "format"
    )
    return formats or isinstance(argument, ast.JoinedStr | ast.BinOp)


@pytest.mark.parametrize("path", TREES, ids=_module)
def test_sentences_can_be_translated(path: Path) -> None:
    assert _sentence_faults(TREES[path]) == []


@pytest.mark.parametrize(
    "wrong",
    [
        'self.tr(f"Hello {name}")',
        'self.tr("Hello {name}".format(name=name))',
        'self.tr("Hello %s" % name)',
        'self.tr("%n word(s)")',
        'other.tr("Hello")',
        "self.tr(sentence)",
        'QCoreApplication.translate("Window", f"Hello {name}")',
    ],
)
def test_a_wrong_sentence_would_be_seen(wrong: str) -> None:
    assert _sentence_faults(ast.parse(wrong))


def test_a_right_sentence_passes() -> None:
    right = 'self.tr("Hello {name}").format(name=name); self.tr("%n word(s)", "", n); "q".translate(table)'
    assert _sentence_faults(ast.parse(right)) == []


@pytest.mark.parametrize("path", SOURCES, ids=_module)
def test_a_file_is_short_and_finished(path: Path) -> None:
    lines = SOURCES[path].splitlines()
    assert len(lines) <= 400
    assert ast.get_docstring(TREES[path]), "say what the module is for"
    assert [line for line in lines if re.search(r"\b(TODO|FIXME|XXX)\b", line)] == []


def _tests_and_sources() -> list[Path]:
    folders = (PACKAGE, ROOT / "tests", ROOT / "packaging")
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


@pytest.mark.parametrize("path", _tests_and_sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_silenced_check_says_why(path: Path) -> None:
    silenced = re.compile(
        r"#\s*(?:noqa(?!: *[A-Z]+\d+(?:, *[A-Z]+\d+)* +\W* *\w)|type: *ignore(?!\[[\w, -]+\] +\W* *\w))"
    )
    assert [
        line for line in path.read_text(encoding="utf-8").splitlines() if silenced.search(line) and "re." not in line
    ] == []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests").rglob("test_*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_tests_wait_for_what_happens(path: Path) -> None:
    """A blind wait is too long on a quick machine and too short on a slow one."""
    blind = {"qtbot.wait", "QTest.qWait", "QTest.qSleep", "time.sleep", "sleep"}
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert [f"line {call.lineno}" for call in calls if ast.unparse(call.func) in blind] == []
