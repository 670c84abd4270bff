"""Compare pictures as an eye does: a shade here and there differs between processors, and nobody can see it.

`check_golden` compares with a picture kept in `tests/data/goldens`. `BOGGLE_DESK_UPDATE_GOLDENS=1` writes those anew.
Where they differ, the painted picture and the difference are in `tests/_out`, or in the folder that
`BOGGLE_DESK_GOLDENS_OUT` names.
"""

import os
from pathlib import Path

import numpy
import pytest
from PySide6.QtGui import QImage

GOLDENS = Path(__file__).parent / "data" / "goldens"

TOLERANCE = 2
"""How much a channel may differ without being seen."""
SHADES = 4
"""A golden keeps only every fourth shade of a channel: the files are smaller by half."""
BLOCK, STRAY = 16, 4
"""How many pixels may differ more, as edges do, in any square of 16 × 16."""


def check_golden(image: QImage, name: str, folder: Path = GOLDENS) -> None:
    """Fail unless the picture looks like `folder/NAME.png`, and say how many pixels differ."""
    kept = folder / f"{name}.png"
    if os.environ.get("BOGGLE_DESK_UPDATE_GOLDENS") == "1":
        kept.parent.mkdir(parents=True, exist_ok=True)
        assert _coarse(image).save(str(kept)), f"{kept} cannot be written"
        return
    if not kept.is_file():
        pytest.fail(
            f"there is no golden '{name}'; look at {_written(image, name)}, then set BOGGLE_DESK_UPDATE_GOLDENS=1"
        )
    expected = QImage(str(kept))
    if expected.size() != image.size():
        pytest.fail(f"'{name}' is {_size(image)}, the golden {_size(expected)}; see {_written(image, name)}")
    differs = _differs(rgba(image), rgba(expected), SHADES - 1)
    if _is_seen(differs):
        _written(_difference(image, differs), f"{name}-difference")
        pytest.fail(
            f"'{name}' differs from its golden in {differs.sum()} of {differs.size} pixels; see {_written(image, name)}"
        )


def alike(first: QImage, second: QImage) -> bool:
    """Return whether two pictures look the same."""
    return first.size() == second.size() and not _is_seen(_differs(rgba(first), rgba(second)))


def _differs(pixels: numpy.ndarray, expected: numpy.ndarray, above: int = 0) -> numpy.ndarray:
    """Return for each pixel whether a channel is not what is expected, up to `above` more, within the tolerance."""
    apart = pixels.astype(numpy.int16) - expected
    return ((apart < -TOLERANCE) | (apart > above + TOLERANCE)).any(axis=2)


def _is_seen(differs: numpy.ndarray) -> bool:
    """Return whether more than stray pixels differ, anywhere."""
    height, width = differs.shape
    padded = numpy.pad(differs, ((0, -height % BLOCK), (0, -width % BLOCK)))
    blocks = padded.reshape(padded.shape[0] // BLOCK, BLOCK, padded.shape[1] // BLOCK, BLOCK).sum(axis=(1, 3))
    return bool((blocks > STRAY).any())


def rgba(image: QImage) -> numpy.ndarray:
    """Return the pixels of a picture: height × width × 4 bytes, a copy that outlives it."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return numpy.frombuffer(plain.constBits(), numpy.uint8).reshape(plain.height(), plain.width(), 4).copy()


def _coarse(image: QImage) -> QImage:
    """Return the picture in the shades that a golden keeps."""
    pixels = rgba(image) // SHADES * SHADES
    pixels[:, :, 3] = 255
    coarse = QImage(pixels.tobytes(), image.width(), image.height(), QImage.Format.Format_RGBA8888)
    return coarse.convertToFormat(QImage.Format.Format_Grayscale8 if coarse.allGray() else QImage.Format.Format_RGB888)


def _difference(image: QImage, differs: numpy.ndarray) -> QImage:
    """Return the picture, faded, with what differs in red."""
    pixels = rgba(image) // 4 + 160
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
