"""The golden helper itself: equal passes, different fails with the count."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontInfo, QImage
from PySide6.QtWidgets import QApplication

from tests.goldens import check_golden


@pytest.fixture(autouse=True)
def _out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOGGLE_DESK_GOLDENS_OUT", str(tmp_path / "out"))
    monkeypatch.delenv("BOGGLE_DESK_UPDATE_GOLDENS", raising=False)


def _picture(size: int = 8) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#b4531a"))
    return image


def test_equal_pictures_pass_in_any_format(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as update:
        update.setenv("BOGGLE_DESK_UPDATE_GOLDENS", "1")
        check_golden(_picture(), "square", tmp_path)
    check_golden(_picture().convertToFormat(QImage.Format.Format_RGB32), "square", tmp_path)


def test_a_difference_is_counted_and_shown(tmp_path: Path) -> None:
    _picture().save(str(tmp_path / "square.png"))
    other = _picture()
    other.setPixelColor(3, 4, QColor("#b4531b"))
    with pytest.raises(pytest.fail.Exception, match="in 1 of 64 pixels"):
        check_golden(other, "square", tmp_path)
    shown = QImage(str(tmp_path / "out" / "square-difference.png"))
    assert [shown.pixelColor(3, 4).name(), shown.pixelColor(0, 0).name()] == ["#ff0000", "#cdb4a6"]


@pytest.mark.parametrize(("size", "sentence"), [(9, "is 9×9, the golden 8×8"), (0, "no golden")])
def test_another_size_and_a_missing_golden_fail(tmp_path: Path, size: int, sentence: str) -> None:
    _picture().save(str(tmp_path / "square.png"))
    with pytest.raises(pytest.fail.Exception, match=sentence):
        check_golden(_picture(size or 8), "square" if size else "circle", tmp_path)


def test_the_shipped_font_is_the_one_in_use(qapp: QApplication) -> None:
    assert QFontInfo(qapp.font()).family() == "Lato"
    assert qapp.style().objectName() == "fusion"
