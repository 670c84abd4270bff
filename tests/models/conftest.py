"""Sentences in English, as people read them."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator


class English(QTranslator):
    """Says "1 point" and "2 points", compiled or not."""

    def translate(self, _context: str, sentence: str, _about: str | None = None, number: int = -1) -> str:
        said = re.sub(r"\((\w*)\|(\w*)\)", r"\1" if number == 1 else r"\2", sentence)
        return sentence if number < 0 else re.sub(r"\((e?s)\)", "" if number == 1 else r"\1", said)


@pytest.fixture
def english(qapp: QCoreApplication) -> Iterator[None]:
    translator = English()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
