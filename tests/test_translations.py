"""Translations: up to date, whole, and right in English plurals and in the language of the pseudo test."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from boggle_desk import paths

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


def test_every_translation_is_finished() -> None:
    messages = [
        message
        for source in paths.translations().glob("*.ts")
        for message in ElementTree.parse(source).iter("message")
        if message.find("translation[@type]") is not None
    ]
    assert [message.findtext("source") for message in messages] == []


def test_english_has_every_plural_of_the_program() -> None:
    """A plural that is not asked for with `tr` of an object is not found by the tools, and would stay "tile(s)"."""
    tree = ElementTree.parse(paths.translations() / "boggle_desk_en.ts")
    known = {message.findtext("source") for message in tree.iter("message")}
    used = {
        node.value
        for file in (ROOT / "boggle_desk").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and ("%n" in node.value or "%Ln" in node.value)
    }
    assert len(used) > 10
    assert used <= known


def test_english_knows_one_and_many(qapp: QCoreApplication) -> None:
    tree = ElementTree.parse(paths.translations() / "boggle_desk_en.ts")
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
    assert len(text) >= len(sentence) * 4 / 3
    assert text[0] + text[-1] == "[]"


def test_pseudo_covers_every_sentence(tool: ModuleType, tmp_path: Path, qapp: QCoreApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(tool.write_pseudo(tmp_path)))
    messages = list(ElementTree.parse(tmp_path / "boggle_desk_pseudo.ts").iter("context"))
    assert len(messages) > 1
    for context in messages:
        sentence = context.findtext("message/source") or ""
        assert translator.translate(context.findtext("name") or "", sentence, "", 1).startswith("[")
