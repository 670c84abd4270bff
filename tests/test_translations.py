"""Translations: up to date, whole, and right in English plurals and in the language of the pseudo test."""

import ast
import importlib.util
import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from boggle_desk import paths
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.models.locale_text import LANGUAGES
from boggle_desk.views.scrabble.turns import StatedMoves

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "packaging" / "compile_translations.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """Return the script of the translations; its folder is no package."""
    specification = importlib.util.spec_from_file_location("compile_translations", SCRIPT)
    assert specification
    assert specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_translations_are_up_to_date() -> None:
    command = [sys.executable, str(SCRIPT), "--check"]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, f"{finished.stdout}{finished.stderr}\nrun python packaging/compile_translations.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_shipped_language_is_translated(tool: ModuleType, language: str) -> None:
    source = ROOT / "translations" / f"boggle_desk_{language}.ts"
    missing = [line["en"] for line in tool.lines(source, everything=False)]
    assert missing == [], f"compile_translations.py --todo {language}, fill in `to`, then --fill {language} FILE"


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {"en"}))
def test_every_translation_keeps_placeholders_and_mnemonics(tool: ModuleType, language: str) -> None:
    for line in tool.lines(ROOT / "translations" / f"boggle_desk_{language}.ts", everything=True):
        forms = line["to"] if isinstance(line["to"], list) else [line["to"]]
        assert tool.faults(line["en"], forms, len(forms)) == [], line


def _blocks(language: str) -> dict[str, list[str]]:
    """Return the paragraphs, lists, tables and headings of each page of the help."""
    return {
        page.name: re.split(r"\n\s*\n", page.read_text("utf-8")) for page in paths.resource("help", language).iterdir()
    }


def _marked(block: str) -> list[tuple[str, str]]:
    """Return what is set in italics (*) and in bold (**), each with its stars."""
    return re.findall(r"(\*{1,2})([^*]+)\1", " ".join(block.replace(r"\*", "").split()))


def _outline(block: str) -> tuple[list[str], ...]:
    """Return what a block has in any language: marks of lines, rules, names, keys and examples."""
    marked = _marked(block)
    return (
        re.findall(r"^(?:#+|- |\d+\. |\|)|<!--.*?-->", block, re.MULTILINE),
        sorted(stars for stars, _text in marked),
        [text for _stars, text in marked if text.isdigit()],
        re.findall(r"`[^`]+`", " ".join(block.split())),
    )


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {"en"}))
def test_no_page_of_the_help_is_behind_english(language: str) -> None:
    english, translated = _blocks("en"), _blocks(language)
    assert translated.keys() == english.keys()
    assert [
        (name, block, other)
        for name, blocks in english.items()
        for block, other in zip_longest(blocks, translated[name], fillvalue="")
        if _outline(block) != _outline(other)
    ] == []


def test_the_help_names_what_the_window_has(tool: ModuleType) -> None:
    """L-1: what a page calls *Save as file…* is a button, a menu or another page, or begins with these words."""
    papers = {name: (ROOT / name).read_text(encoding="utf-8").split("\n\n") for name in ("README.md", "CHANGELOG.md")}
    pages = _blocks("en") | papers
    lines = tool.lines(ROOT / "translations" / "boggle_desk_de.ts", everything=True)
    said = [_name(line["en"]).removeprefix("+ ") for line in lines] + [_title(blocks) for blocks in pages.values()]
    filled = [re.compile(re.sub(r"\\{\w+\\}", r"\\S+", re.escape(each))) for each in said if "{" in each[1:]]
    assert [
        (page, name)
        for page, blocks in pages.items()
        for block in blocks
        for stars, text in _marked(block)
        for name in map(_name, text.split(" → "))
        if stars == "*"
        if len(name) > 2 and name[0].isupper()
        if not any(each.startswith(name) for each in said) and not any(each.fullmatch(name) for each in filled)
    ] == []


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {"en"}))
def test_the_help_calls_everything_as_the_window_does(tool: ModuleType, language: str) -> None:
    """L-1: *Save as file…* is on the page of another language what that button says there."""
    english, translated = _blocks("en"), _blocks(language)
    names: dict[str, set[str]] = {}
    for line in tool.lines(ROOT / "translations" / f"boggle_desk_{language}.ts", everything=True):
        if isinstance(line["to"], str):
            names.setdefault(_name(line["en"]), set()).add(_name(line["to"]))
    for page, blocks in english.items():
        names.setdefault(_title(blocks), set()).add(_title(translated[page]))
    assert [
        (page, text, names[_name(text)])
        for page, blocks in english.items()
        for block, other in zip_longest(blocks, translated[page], fillvalue="")
        for stars, text in _marked(block)
        if stars == "*" and not names.get(_name(text), {""}) & {"", *(_name(each) for _stars, each in _marked(other))}
    ] == []


def _title(blocks: list[str]) -> str:
    return re.sub("<!--.*-->", "", blocks[0]).strip("# ")


def _name(text: str) -> str:
    return " ".join(text.replace("&", "").split()).rstrip(" …")


@pytest.mark.parametrize(
    ("english", "forms", "wanted", "refused"),
    [
        ("{name} has %n word(s)", ["{name} hat %n Wort", "{name} hat %n Wörter"], 2, 0),
        ("{name} has %n word(s)", ["{name} hat %n Wort"], 2, 1),
        ("{name} won", ["{nom} gewinnt"], 1, 1),
        ("&Save…", ["&Sichern…"], 1, 0),
        ("&Save…", ["Sichern…"], 1, 1),
        ("Save", ["Sichern & mehr"], 1, 0),
        ("Save…", ["Sichern"], 1, 1),
        ("Save", ["Sichern "], 1, 1),
    ],
)
def test_translations_that_cannot_stand_are_refused(
    tool: ModuleType, english: str, forms: list[str], wanted: int, refused: int
) -> None:
    assert len(tool.faults(english, forms, wanted)) == refused


def test_translators_fill_what_is_to_do(tool: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "boggle_desk_de.ts"
    source.write_text(
        """<!DOCTYPE TS><TS version="2.1" language="de_DE"><context><name>A</name>
        <message><source>Close</source><translation type="unfinished"></translation></message></context>
        <context><name>B</name>
        <message><source>Close</source><translation type="unfinished"></translation></message>
        <message><source>Open</source><translation type="unfinished"></translation></message></context></TS>""",
        encoding="utf-8",
    )
    close, opened = tool.lines(source, everything=False)
    assert (close["en"], close["in"], opened["en"]) == ("Close", ["A", "B"], "Open")
    assert tool.fill(source, [close | {"to": "Schließen"}, close | {"in": ["B"], "to": "Zu"}]) == 0
    assert [line["en"] for line in tool.lines(source, everything=False)] == ["Open"]
    assert [line["to"] for line in tool.lines(source, everything=True)] == ["Schließen", "Zu", ""]


def test_the_tools_find_every_sentence(tool: ModuleType, tmp_path: Path) -> None:
    """They look into no f-string, and know no class but the one that a sentence stands in."""
    tool.write_pseudo(tmp_path)
    lines = tool.lines(tmp_path / "boggle_desk_en.ts", everything=True)
    known = {(context, line["en"]) for line in lines for context in line["in"]}
    said = {
        (each.name, call.args[0].value)
        for file in (ROOT / "boggle_desk").rglob("*.py")
        if ".tr(" in (text := file.read_text(encoding="utf-8"))
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.ClassDef)
        for call in ast.walk(each)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(said) > 1000
    assert said - known == set()


def test_english_knows_one_and_many(qapp: QCoreApplication) -> None:
    tree = ElementTree.parse(ROOT / "translations" / "boggle_desk_en.ts")
    plurals = [
        (context.findtext("name"), message) for context in tree.iter("context") for message in context.iter("message")
    ]
    assert plurals
    translator = QTranslator()
    assert translator.load(str(paths.translations() / "boggle_desk_en.qm"))
    for context, message in plurals:
        sentence = message.findtext("source") or ""
        one, many = (translator.translate(str(context), sentence, "", number) for number in (1, 2))
        assert one != many or "(" not in sentence, f"{context}: '{sentence}' says the same of one and of many"
        assert "(" not in one + many, f"{context}: '{sentence}' is not written out"
        assert not re.search(r"^%L?n \w+ .*\b(do|don't|are|repeat)\b", one), f"{context}: '{one}' speaks of many"


def test_lines_of_a_stored_game_have_plurals_too(qapp: QCoreApplication) -> None:
    """S-29: PySide looks for plurals under the name of the subclass only."""
    translator = QTranslator()
    assert translator.load(str(paths.translations() / "boggle_desk_en.qm"))
    qapp.installTranslator(translator)
    try:
        line = Line(0, LineKind.EXCHANGE, "4", 0, 0, 0, Player("Ann"))
        moves = StatedMoves()
        moves.players = (Player("Ann"),)
        assert moves.text(line, 1) == "exchanged 4 tiles"
    finally:
        qapp.removeTranslator(translator)


def test_every_plural_is_one_that_translations_find() -> None:
    """S-29: "2 vote(s)" is shown where a subclass asks, and `lupdate` finds plurals in calls of `self.tr` only."""
    bases, plurals, lost = set[str](), set[str](), set[str]()
    for source in (ROOT / "boggle_desk").rglob("*.py"):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        found = set[ast.expr]()
        for made in ast.walk(tree):
            if isinstance(made, ast.ClassDef):
                bases |= {ast.unparse(base).partition("[")[0] for base in made.bases}
                calls = (each for each in ast.walk(made) if isinstance(each, ast.Call) and len(each.args) == 3)
                asked = {each.args[0] for each in calls if ast.unparse(each.func) == "self.tr"}
                plurals |= {made.name} if asked else set()
                found |= asked
        for each in ast.walk(tree):
            if isinstance(each, ast.Constant) and isinstance(each.value, str) and each not in found:
                lost |= {each.value} if re.search(r"%n|\w\((s|es|\w+\|\w+)\)", each.value) else set()
    assert len(plurals) > 40
    assert bases & plurals == set()
    assert lost == set()


@pytest.mark.parametrize(
    ("sentence", "one", "many"),
    [
        ("%n word(s)", "%n word", "%n words"),
        ("%n match(es) left", "%n match left", "%n matches left"),
        ("%n entr(y|ies)", "%n entry", "%n entries"),
        ("%n point(s) (all)", "%n point (all)", "%n points (all)"),
    ],
)
def test_english_plurals_are_written_out(tool: ModuleType, sentence: str, one: str, many: str) -> None:
    assert tool.english_plural(sentence, one=True) == one
    assert tool.english_plural(sentence, one=False) == many


@pytest.mark.parametrize(
    ("sentence", "kept"),
    [
        ("{player} has %n word(s)", ["{player}", "%n"]),
        ("<b>Shake</b> %1", ["<b>", "</b>", "%1"]),
        ("a &amp; b", ["&amp;"]),
    ],
)
def test_pseudo_keeps_placeholders_and_grows(tool: ModuleType, sentence: str, kept: list[str]) -> None:
    text = tool.pseudo(sentence)
    assert all(part in text for part in kept)
    assert len(text) >= len(sentence) * 1.4
    assert re.sub("‹.*?›", "", text) == "".join(kept)


def test_pseudo_covers_every_sentence(tool: ModuleType, tmp_path: Path, qapp: QCoreApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(tool.write_pseudo(tmp_path)))
    messages = list(ElementTree.parse(tmp_path / "boggle_desk_en.ts").iter("context"))
    assert len(messages) > 1
    for context in messages:
        sentence = context.findtext("message/source") or ""
        assert translator.translate(context.findtext("name") or "", sentence, "", 1).endswith("›")
