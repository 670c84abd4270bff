"""The house rules that a reader of one file cannot see. Each test lists everything that breaks its rule."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent

# From the ground up: a module imports from its own floor and from those below it.
FLOORS = ("engine", "storage", "settings", "models", "views", "app", "commands")
TOP = dict.fromkeys(("__main__", "api", "boggle", "cli", "scrabble"), "commands")
GAMES = {"boggle", "scrabble"}

# What the modules of a folder never import.
NEVER = {
    "boggle_desk.engine": r"PySide6|shiboken6|boggle_desk\.paths|miniaudio|mujoco",
    "boggle_desk.storage": r"PySide6|shiboken6",
    "boggle_desk.settings": r"PySide6|shiboken6",
    "boggle_desk.models": r"PySide6\.QtWidgets|miniaudio",
    "boggle_desk.views": r"sqlite3",
    "boggle_desk": r"pickle|marshal|shelve|PySide6\.Qt(Network|Qml|Quick|Sql|WebEngine|Multimedia)",
}
# The private fields a test may touch: how a process ends that cleans nothing up; folders before there are fixtures.
PRIVATE = {"os._exit", "config._tmp_path_factory"}
BLIND_WAITS = {"qtbot.wait", "QTest.qWait", "QTest.qSleep", "time.sleep", "sleep"}
MAYBE_PRIVATE = re.compile(r"(?<!\bself)(?<!\bcls)\._[a-z]")  # only files that have this are parsed
SILENCED = re.compile(r"#\s*(?:noqa(?!: *[A-Z]+\d+(?:, *[A-Z]+\d+)* +\W* *\w)|type: *ignore(?!\[[\w, -]+\] +\W* *\w))")


def _texts(*folders: str, pattern: str = "*.py") -> dict[Path, str]:
    """Return what is in the files, by their paths from the root."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob(pattern))]
    return {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in paths}


SOURCES = _texts("boggle_desk")


@cache
def _read() -> dict[Path, tuple[str | None, list[str], list[str]]]:
    """Return what each file is for, its imports and its faulty sentences. No tree is kept: a million objects would make
    each later search for leftovers slower."""
    found = {}
    for path, text in SOURCES.items():
        nodes = [*ast.walk(tree := ast.parse(text))]
        found[path] = ast.get_docstring(tree), [*_imports(nodes)], [*_untranslatable(nodes)]
    return found


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _imports(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ("." * node.level + f"{node.module}.{name.name}" for name in node.names)


def _floor(module: str) -> int | None:
    """Return how high a module of ours is; None for libraries, the package itself and `paths`."""
    package, name, *_ = [*module.split("."), ""]
    name = TOP.get(name, name)
    return FLOORS.index(name) if package == "boggle_desk" and name in FLOORS else None


def _may_import(module: str, imported: str) -> bool:
    here, there = _floor(module), _floor(imported)
    if imported.startswith("."):  # write the whole name
        return False
    if here is not None and there is not None and there > here:
        return False
    if there is not None and len(GAMES & {*module.split("."), *imported.split(".")}) == 2:
        return False
    if imported == "appdirs" or imported.startswith("appdirs."):
        return module == "boggle_desk.paths"
    return not any(
        f"{module}.".startswith(f"{folder}.") and re.match(rf"({never})(\.|$)", imported)
        for folder, never in NEVER.items()
    )


def _untranslatable(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Give the calls of `tr` and `translate` whose sentence cannot be found again at run time."""
    for call in nodes:
        if isinstance(call, ast.Call) and _is_untranslatable(call):
            yield f"{call.lineno}: {ast.unparse(call)[:90]}"


def _is_untranslatable(call: ast.Call) -> bool:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name not in {"tr", "translate"}:
        return False
    called = ast.unparse(call.func)
    made_up = any(_is_made_up(argument) for argument in call.args[:3])
    if called.endswith(("QCoreApplication.translate", "QApplication.translate")) or called == "translate":
        return made_up
    if name != "tr":
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


def _unfinished(path: Path, text: str) -> Iterator[str]:
    if path in SOURCES:
        if not _read()[path][0]:
            yield "1: say what the module is for"
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(r"\b(TODO|FIXME|XXX)\b", line):
                yield f"{number}: {line.strip()}"
    for number, line in enumerate(text.splitlines(), 1):
        if SILENCED.search(line) and "re." not in line:
            yield f"{number}: say why: {line.strip()}"
    if path.parts[0] == "tests":
        yield from _private(text)


def _blind_waits(text: str) -> Iterator[str]:
    """Give the waits that are too long on a quick machine and too short on a slow one."""
    if not any(wait in text for wait in BLIND_WAITS):
        return
    for call in ast.walk(ast.parse(text)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in BLIND_WAITS:
            yield f"{call.lineno}: {ast.unparse(call)}"


def _private(text: str) -> Iterator[str]:
    """Give the private fields of others that are touched: a test looks at behaviour."""
    for node in ast.walk(ast.parse(text)) if MAYBE_PRIVATE.search(text) else ():
        if isinstance(node, ast.Attribute) and re.match("_[a-z]", node.attr):
            touched = ast.unparse(node)
            if not touched.startswith(("self._", "cls._")) and touched not in PRIVATE:
                yield f"{node.lineno}: look at behaviour, not at {touched}"


def test_imports_go_down_and_games_stay_apart() -> None:
    for module, imported in (
        ("boggle_desk.engine.game", "boggle_desk.models.session"),
        ("boggle_desk.models.session", "boggle_desk.views.controls"),
        ("boggle_desk.storage.games", "boggle_desk.settings.Settings"),
        ("boggle_desk.views.window", "boggle_desk.app.main_window.MainWindowController"),
        ("boggle_desk.engine.boggle.board", "boggle_desk.engine.scrabble.board"),
        ("boggle_desk.views.scrabble.rack", "boggle_desk.models.boggle.lists"),
        ("boggle_desk.storage.games", "pickle"),
        ("boggle_desk.models.session", "PySide6.QtWidgets.QLabel"),
        ("boggle_desk.app.main_window", "appdirs"),
        ("boggle_desk.app.main_window", ".desk"),
    ):
        assert not _may_import(module, imported), f"{module} -> {imported} would not be seen"
    imports = [(_module(path), imported) for path, (_, found, _) in _read().items() for imported in found]
    assert sum(imported.startswith("boggle_desk.") for _, imported in imports) > 20
    assert [f"{module} imports {imported}" for module, imported in imports if not _may_import(module, imported)] == []
    outside = {module for module in map(_module, SOURCES) if _floor(module) is None}
    assert outside <= {"boggle_desk", "boggle_desk.compat", "boggle_desk.ending", "boggle_desk.paths"}


def _circle(uses: dict[str, set[str]]) -> set[str]:
    """Return the modules that import each other, by whatever way, and those that import these."""
    uses = dict(uses)
    while free := [name for name, used in uses.items() if not used & uses.keys()]:
        for name in free:
            del uses[name]
    return set(uses)


def test_no_modules_import_each_other() -> None:
    """Not late either, and not for the names of types: then neither is understood without the other."""
    assert _circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set(), "e": {"d"}}) == {"a", "b", "c"}
    found = {_module(path): imports for path, (_about, imports, _sentences) in _read().items()}
    names = {each: each if each in found else each.rpartition(".")[0] for used in found.values() for each in used}
    assert _circle({name: {names[each] for each in used} - {name} for name, used in found.items()}) == set()


def test_sentences_can_be_translated() -> None:
    for wrong in (
        'self.tr(f"Hello {name}")',
        'self.tr("Hello {name}".format(name=name))',
        'self.tr("Hello %s" % name)',
        'self.tr("%n word(s)")',
        'other.tr("Hello")',
        "self.tr(sentence)",
        'QCoreApplication.translate("Window", f"Hello {name}")',
    ):
        assert list(_untranslatable(ast.walk(ast.parse(wrong)))), f"{wrong} would not be seen"
    right = 'self.tr("Hello {name}").format(name=name); self.tr("%n word(s)", "", n); "q".translate(table)'
    assert not list(_untranslatable(ast.walk(ast.parse(right))))
    assert [f"{path}:{fault}" for path, (*_, faults) in _read().items() for fault in faults] == []


def test_files_are_finished() -> None:
    """A module says what it is for, leaves nothing to be done, and says why a check is silenced; a test touches no
    private field."""
    for wrong in ("noqa", "noqa: E501", "type: ignore", "type: ignore[attr]"):
        assert SILENCED.search(f"# {wrong}"), f"{wrong} would not be seen"
    for wrong in ("view._model", "people.desk._keeper.flush()", "a.b()._c = 1"):
        assert list(_private(wrong)), f"{wrong} would not be seen"
    assert not list(_private("self._told; cls._made; view.__class__"))
    texts = SOURCES | _texts("tests", "packaging", "benchmarks")
    assert [f"{path}:{fault}" for path, text in texts.items() for fault in _unfinished(path, text)] == []


def test_a_new_look_keeps_no_widget_that_is_gone() -> None:
    """A function that is no method would keep its whole page; and `Appearance` has all widgets measured and painted:
    PySide would keep a hundred bytes of each that is connected for that."""
    wrong = re.compile(r"look\.(changed\.connect|follow)\((self\.(update|updateGeometry|\w+\.clear)\)|lambda|partial)")
    assert wrong.search("self._look.changed.connect(self.update)")
    assert wrong.search("look.follow(lambda: self.fit())")
    assert wrong.search("look.changed.connect(self._kept.clear)")
    assert [str(path) for path, text in SOURCES.items() if wrong.search(text)] == []


def test_no_item_of_a_layout_is_asked_for() -> None:
    """PySide keeps it as long as the layout; see `compat`, which alone may ask."""
    wrong = re.compile(r"\.(itemAt|itemAtPosition)\(")
    assert wrong.search("row.itemAt(0).widget()")
    assert [str(path) for path, text in SOURCES.items() if wrong.search(text)] == ["boggle_desk/compat.py"]


def test_tests_wait_for_what_happens() -> None:
    assert list(_blind_waits("qtbot.wait(100)\ntime.sleep(1)"))
    texts = _texts("tests", pattern="test_*.py")
    assert [f"{path}:{fault}" for path, text in texts.items() for fault in _blind_waits(text)] == []


def test_each_rule_is_named_by_a_test() -> None:
    """B1 to B35, S1 to S19, P1 to P20, each in the name of a test; a range of ids in a docstring isn't enough."""
    names = re.findall(r"def test_(\w+)\(", "".join(_texts("tests", pattern="test_*.py").values()))
    named = {word for name in names for word in name.split("_")}
    rules = [f"{letter}{number}" for letter, last in (("b", 35), ("s", 19), ("p", 20)) for number in range(1, last + 1)]
    assert [rule for rule in rules if rule not in named] == []
