"""The golden helper itself: what an eye cannot see passes, what it can see fails and is shown."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.goldens import alike, check_golden


@pytest.fixture(autouse=True)
def _out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOGGLE_DESK_GOLDENS_OUT", str(tmp_path / "out"))
    monkeypatch.delenv("BOGGLE_DESK_UPDATE_GOLDENS", raising=False)


def _picture(ground: str = "#b4531a", size: int = 64, shift: int = 0, ink: str = "#1a1a1a") -> QImage:
    """Return a picture with a small word on it."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setFont(QFont("Lato", 8))
    painter.setPen(QColor(ink))
    painter.drawText(20 + shift, 40, "it")
    painter.end()
    return image


@pytest.fixture
def kept(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a golden called "word"."""
    with monkeypatch.context() as update:
        update.setenv("BOGGLE_DESK_UPDATE_GOLDENS", "1")
        check_golden(_picture(), "word", tmp_path)
    return tmp_path


def test_shades_and_stray_pixels_that_nobody_sees_pass(kept: Path) -> None:
    other = _picture("#b5521b", ink="#1b191b").convertToFormat(QImage.Format.Format_RGB32)
    for at in range(4):
        other.setPixelColor(at, 3 * at, QColor("white"))
    check_golden(other, "word", kept)
    assert alike(other, _picture())


@pytest.mark.parametrize(
    "changed",
    [{"ground": "#bc531a"}, {"ground": "#b45b1a"}, {"ground": "#b45312"}, {"shift": 2}, {"ink": "#1a1a60"}],
    ids=str,
)
def test_another_colour_or_place_is_seen(kept: Path, changed: dict[str, str]) -> None:
    with pytest.raises(pytest.fail.Exception, match="'word' differs"):
        check_golden(_picture(**changed), "word", kept)
    assert not alike(_picture(**changed), _picture())


def test_a_difference_is_counted_and_shown(kept: Path) -> None:
    other = _picture()
    for at in range(5):
        other.setPixelColor(3, at, QColor("#b4731b"))
    with pytest.raises(pytest.fail.Exception, match="in 5 of 4096 pixels"):
        check_golden(other, "word", kept)
    shown = QImage(str(kept / "out" / "word-difference.png"))
    assert [shown.pixelColor(3, 4).name(), shown.pixelColor(0, 0).name()] == ["#ff0000", "#cdb4a6"]


@pytest.mark.parametrize(
    ("size", "name", "sentence"), [(9, "word", "is 9×9, the golden 64×64"), (8, "it", "no golden")]
)
def test_another_size_and_a_missing_golden_fail(kept: Path, size: int, name: str, sentence: str) -> None:
    with pytest.raises(pytest.fail.Exception, match=sentence):
        check_golden(_picture(size=size), name, kept)
    assert not alike(_picture(size=size), _picture())


def test_the_shipped_font_is_the_one_in_use(qapp: QApplication) -> None:
    assert QFontInfo(qapp.font()).family() == "Lato"
    assert qapp.style().objectName() == "fusion"
