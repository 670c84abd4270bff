"""Draw the icon: one ivory letter cube before the corner of a wooden tile.

python packaging/make_icon.py       writes packaging/icons/boggle-desk.svg, the PNGs of the hicolor theme beside it,
                                    boggle-desk.ico for Windows, and resources/images/icon.svg for the window
"""

import os
import struct
import zlib
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath, QRawFont
from PySide6.QtSvg import QSvgRenderer
from sources import record

from boggle_desk.paths import resource
from boggle_desk.views.appearance import DARK, LIGHT

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "packaging" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FONT = resource("fonts", "Lato-Black.ttf")
TAKEN = (LIGHT.felt, DARK.accent, LIGHT.wood_light, LIGHT.ivory, LIGHT.ink, zlib.crc32(FONT.read_bytes()))

# The corners of the cube: its top, the left and the right side, in a picture of 256×256.
TOP = "M 118 60 L 206 96 L 134 140 L 46 100 Z"
LEFT = "M 46 100 L 134 140 L 134 236 L 52 190 Z"
RIGHT = "M 134 140 L 206 96 L 200 186 L 134 236 Z"
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <title>Boggle Desk</title>
  <rect x="8" y="8" width="240" height="240" rx="52" fill="{felt}"/>
  <g transform="rotate(14 176 76)">
    <rect x="116" y="22" width="112" height="112" rx="14" fill="{wood_dark}"/>
    <rect x="116" y="18" width="112" height="110" rx="14" fill="{wood}"/>
    <path d="{small}" transform="translate(196 58)" fill="{ink}"/>
  </g>
  <ellipse cx="132" cy="226" rx="92" ry="18" fill="#000000" fill-opacity="0.28"/>
  <g stroke-linejoin="round" stroke-width="12">
    <path d="{left}" fill="#efe2c6" stroke="#efe2c6"/>
    <path d="{right}" fill="#d9c7a2" stroke="#d9c7a2"/>
    <path d="{top}" fill="{ivory}" stroke="{ivory}"/>
  </g>
  <path d="{letter}" transform="matrix(0.88 0.4 -0.02 1 93 164)" fill="{ink}"/>
</svg>
"""


def letter_path(letter: str, height: int) -> str:
    """Return a letter of the shipped font as an SVG path around its middle, its capitals `height` pixels high."""
    font = QRawFont(str(FONT), 100)
    font.setPixelSize(100 * height / font.capHeight())
    outline = font.pathForGlyph(font.glyphIndexesForString(letter)[0])
    outline.translate(-outline.boundingRect().center())
    return _svg_path(outline)


def _svg_path(outline: QPainterPath) -> str:
    """Return the path in SVG's words; a curve in Qt takes three elements."""
    words = []
    for index in range(outline.elementCount()):
        element = outline.elementAt(index)
        kind = {QPainterPath.ElementType.MoveToElement: "M", QPainterPath.ElementType.LineToElement: "L"}.get(
            element.type
        )
        curve = "C" if element.type == QPainterPath.ElementType.CurveToElement else ""
        words.append(f"{kind or curve}{element.x:.1f} {element.y:.1f}")
    return " ".join(words) + "Z"


def picture() -> str:
    """Return the icon as SVG."""
    return PICTURE.format(
        felt=LIGHT.felt,
        wood=DARK.accent,
        wood_dark=LIGHT.wood_light,
        ivory=LIGHT.ivory,
        ink=LIGHT.ink,
        top=TOP,
        left=LEFT,
        right=RIGHT,
        letter=letter_path("B", 66),
        small=letter_path("D", 44),
    )


def drawn(svg: str, size: int) -> QImage:
    """Return the icon as a picture of `size` pixels each way."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return image


def png_bytes(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico_bytes(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon file that holds the PNG files of these sizes, none above 256."""
    place, entries = 6 + 16 * len(pictures), b""
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def main() -> None:
    """Write all files of the icon."""
    application = QGuiApplication([])
    svg = picture()
    pictures = {size: png_bytes(drawn(svg, size)) for size in SIZES}
    ICONS.mkdir(exist_ok=True)
    for path in (ICONS / "boggle-desk.svg", ROOT / "resources" / "images" / "icon.svg"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    for size, data in pictures.items():
        (ICONS / f"boggle-desk-{size}.png").write_bytes(data)
    (ICONS / "boggle-desk.ico").write_bytes(ico_bytes({size: data for size, data in pictures.items() if size <= 256}))
    record(__file__, TAKEN)
    application.quit()


if __name__ == "__main__":
    main()
