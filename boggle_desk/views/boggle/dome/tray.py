"""Pictures of the tray, the cloth and the glass, fitted to a camera and a theme.

For square boards of the usual sizes there are finished pictures. For any other board they are put together from the
patches of one of those: corners, sides and wells, each mapped to its place in perspective.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPolygonF, QTransform

from boggle_desk.paths import resource
from boggle_desk.views.boggle.dome.camera import FRAME, MARGIN, Camera, outer_half
from boggle_desk.views.boggle.dome.faces import PITCH
from boggle_desk.views.theme import Theme

KINDS = ("tray", "cloth", "glass")
_SIZES = (4, 5, 6)
_PATCHED = 5
"""The size from which other boards are put together."""


@dataclass(frozen=True)
class Order:
    """What pictures are wanted."""

    camera: Camera
    theme: Theme
    ratio: float


def _finished(kind: str, cells: int, side: int | None = None) -> QImage:
    """Return a finished picture, scaled while it is read: that leaves Python free for the window's thread."""
    reader = QImageReader(str(resource("images", f"{kind}_{cells}.webp")))
    if side is not None:
        reader.setScaledSize(QSize(side, side))
    return reader.read()


def picture(kind: str, order: Order) -> QImage:
    """Return one of the `KINDS` for the whole of the camera's view. May be called on any thread."""
    camera, ratio = order.camera, order.ratio
    image = QImage(
        QSize(round(camera.width * ratio), round(camera.height * ratio)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if camera.rows == camera.columns and camera.rows in _SIZES:
        _place(painter, kind, camera, ratio)
    else:
        _patch_together(painter, _finished(kind, _PATCHED), camera)
    if kind != "glass":
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(image.rect(), _dimmed(order.theme, kind))
    painter.end()
    return image


def _dimmed(theme: Theme, kind: str) -> QColor:
    """Return the veil that makes a picture fit a theme: by lamplight walnut and felt are darker."""
    light = QColor(theme.wood_light).lightnessF() / 0.412
    return QColor(10, 9, 12, max(0, min(160, round(230 * (1 - light) * (0.9 if kind == "tray" else 0.7)))))


def _place(painter: QPainter, kind: str, camera: Camera, ratio: float) -> None:
    side = camera.scale * 2 * outer_half(camera.columns) * 1.012 / (1 - 2 * MARGIN)
    finished = _finished(kind, camera.columns, max(1, round(side * ratio)))
    finished.setDevicePixelRatio(ratio)
    left = round((camera.width * ratio - finished.width()) / 2)
    top = round((camera.height * ratio - finished.height()) / 2)
    painter.drawImage(QPointF(left / ratio, top / ratio), finished)


def _lines(cells: int) -> list[float]:
    """Return the places of the seams between patches along one side, in cube edges from the middle."""
    half = cells * PITCH / 2
    edge = outer_half(cells) + 0.45
    return [-edge, *(-half + PITCH * number for number in range(1, cells)), edge]


def _sources(cells: int) -> list[int]:
    """Return for each patch along a side which one of the finished picture's patches it is."""
    if cells == 1:
        return [0]
    return [0, *(1 + number % (_PATCHED - 2) for number in range(cells - 2)), _PATCHED - 1]


def _patch_together(painter: QPainter, finished: QImage, camera: Camera) -> None:
    source = Camera(finished.width(), finished.height(), _PATCHED, _PATCHED)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    lines, across, along = _lines(_PATCHED), _lines(camera.columns), _lines(camera.rows)
    for row, from_row in enumerate(_sources(camera.rows)):
        for column, from_column in enumerate(_sources(camera.columns)):
            taken = _quad(source, lines, lines, from_row, from_column)
            wanted = _quad(camera, along, across, row, column)
            mapping = QTransform()
            if not QTransform.quadToQuad(taken, wanted, mapping):
                continue
            box = taken.boundingRect().adjusted(-1, -1, 1, 1).intersected(QRectF(finished.rect()))
            painter.setTransform(mapping)
            painter.drawImage(box, finished, box)
    painter.resetTransform()


def _quad(camera: Camera, along: list[float], across: list[float], row: int, column: int) -> QPolygonF:
    left, right, top, bottom = across[column], across[column + 1], -along[row], -along[row + 1]
    place: Callable[[float, float], QPointF] = lambda x, y: camera.point(x, y, 0.3)  # noqa: E731  # one short rule
    return QPolygonF([place(left, top), place(right, top), place(right, bottom), place(left, bottom)])


def sketch(painter: QPainter, kind: str, order: Order) -> None:
    """Paint a plain picture that stands in until the finished one is there."""
    hole, edge, theme = order.camera.opening, order.camera.scale, order.theme
    path = QPainterPath()
    path.addRoundedRect(hole, 0.34 * edge, 0.34 * edge)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == "tray":
        frame, width = QPainterPath(), FRAME * edge
        frame.addRoundedRect(hole.adjusted(-width, -width, width, width), 0.64 * edge, 0.64 * edge)
        painter.fillPath(frame, QColor(theme.wood_light).darker(120))
        painter.fillPath(path, QColor(theme.felt))
    elif kind == "cloth":
        painter.fillPath(path, QColor(_VELVET).darker(100 if theme.name == "light" else 150))


_VELVET = "#26314e"
