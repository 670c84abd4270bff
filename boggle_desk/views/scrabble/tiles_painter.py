"""Paints groups of tiles on squares: first all shadows, then all tiles, so that none lies in its neighbour's shadow."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from boggle_desk.views.scrabble.geometry import BoardGeometry
from boggle_desk.views.scrabble.spots import TileFace
from boggle_desk.views.scrabble.tile_painter import kind_of, paint_shadow, paint_tile
from boggle_desk.views.theme import Theme

TILE_SIDE = 0.945
"""The side of a tile that lies, in squares."""
DRAFT_LIFT = 0.30
"""How high tiles seem that are being placed, as a share of one that is carried."""
Lying = tuple[int, TileFace]
"""A square and what lies on it."""


def paint_lying(painter: QPainter, geometry: BoardGeometry, tiles: Sequence[Lying], theme: Theme) -> None:
    """Paint tiles that lie on the board."""
    middles = [geometry.area(square).center() for square, _face in tiles]
    _paint(painter, tiles, middles, geometry.cell * TILE_SIDE, 0.0, theme)


def paint_draft(painter: QPainter, geometry: BoardGeometry, tiles: Sequence[Lying], theme: Theme) -> None:
    """Paint tiles that are being placed: a little larger, a little above their squares."""
    middles = [draft_middle(geometry, square) for square, _face in tiles]
    _paint(painter, tiles, middles, geometry.cell * TILE_SIDE * (1 + 0.10 * DRAFT_LIFT), DRAFT_LIFT, theme)


def draft_middle(geometry: BoardGeometry, square: int) -> QPointF:
    """Return where the middle of a tile is seen that is being placed."""
    return geometry.area(square).center() + QPointF(-0.010, -0.045) * geometry.cell


def _paint(painter: QPainter, tiles: Sequence[Lying], middles: Sequence[QPointF], side: float, lift: float,
           theme: Theme) -> None:  # fmt: skip
    for middle in middles:
        paint_shadow(painter, middle, side, lift, theme)
    for (square, face), middle in zip(tiles, middles, strict=True):
        paint_tile(painter, face, middle, side, kind_of(face, square), theme)
