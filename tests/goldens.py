"""Compare a painted picture with the one kept in `tests/data/goldens`, pixel by pixel.

`BOGGLE_DESK_UPDATE_GOLDENS=1` writes the pictures anew. Where they differ, the painted picture and the difference lie
in `tests/_out`, or in the folder that `BOGGLE_DESK_GOLDENS_OUT` names.
"""

import os
from pathlib import Path

import numpy
import pytest
from PySide6.QtGui import QImage

GOLDENS = Path(__file__).parent / "data" / "goldens"


def check_golden(image: QImage, name: str, folder: Path = GOLDENS) -> None:
    """Fail unless the picture equals `folder/NAME.png`, and say how many pixels differ."""
    kept = folder / f"{name}.png"
    if os.environ.get("BOGGLE_DESK_UPDATE_GOLDENS") == "1":
        kept.parent.mkdir(parents=True, exist_ok=True)
        assert image.save(str(kept)), f"{kept} cannot be written"
        return
    if not kept.is_file():
        pytest.fail(
            f"there is no golden '{name}'; look at {_written(image, name)}, then set BOGGLE_DESK_UPDATE_GOLDENS=1"
        )
    expected = QImage(str(kept))
    if expected.size() != image.size():
        pytest.fail(f"'{name}' is {_size(image)}, the golden {_size(expected)}; see {_written(image, name)}")
    differs = (_pixels(image) != _pixels(expected)).any(axis=2)
    if count := int(differs.sum()):
        _written(_difference(image, differs), f"{name}-difference")
        pytest.fail(
            f"'{name}' differs from its golden in {count} of {differs.size} pixels; see {_written(image, name)}"
        )


def _pixels(image: QImage) -> numpy.ndarray:
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return numpy.frombuffer(plain.constBits(), numpy.uint8).reshape(plain.height(), plain.width(), 4).copy()


def _difference(image: QImage, differs: numpy.ndarray) -> QImage:
    """Return the picture, faded, with what differs in red."""
    pixels = _pixels(image) // 4 + 160
    pixels[differs] = (255, 0, 0, 255)
    return QImage(pixels.tobytes(), image.width(), image.height(), QImage.Format.Format_RGBA8888).copy()


def _written(image: QImage, name: str) -> Path:
    folder = Path(os.environ.get("BOGGLE_DESK_GOLDENS_OUT") or Path(__file__).parent / "_out")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".gitignore").write_text("*\n", encoding="utf-8")
    path = folder / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(path))
    return path


def _size(image: QImage) -> str:
    return f"{image.width()}×{image.height()}"
