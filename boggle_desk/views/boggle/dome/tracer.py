"""A word traced cell by cell, with the mouse, taps or the keyboard."""

from collections.abc import Callable, Sequence


class Tracer:
    """Keeps the path: adjoining cells, none twice (rule B8)."""

    def __init__(self, columns: int, may_pass: Callable[[int], bool]) -> None:
        self._columns, self._may_pass = columns, may_pass
        self.cells: tuple[int, ...] = ()

    def clear(self) -> None:
        """Forget the path."""
        self.cells = ()

    def drag(self, start: int, cell: int, fresh: bool) -> bool:
        """Pull the path on to a cell, or back to the one before; return whether it changed."""
        before = self.cells
        if fresh and self._may_pass(start):
            self.cells = (start,)
        if len(self.cells) > 1 and cell == self.cells[-2]:
            self.cells = self.cells[:-1]
        else:
            self._extend(cell)
        return self.cells != before

    def tap(self, cell: int) -> bool:
        """Add a tapped cell, cut back to one that is in the path already, or begin anew; return whether it changed."""
        before = self.cells
        if cell in before:
            self.cells = before[: before.index(cell) + 1]
        elif not self._extend(cell) and self._may_pass(cell):
            self.cells = (cell,)
        return self.cells != before

    def take_back(self) -> bool:
        """Remove the last cell; return whether there was one."""
        before = self.cells
        self.cells = before[:-1]
        return self.cells != before

    def _extend(self, cell: int) -> bool:
        fits = (
            cell not in self.cells and self._may_pass(cell) and (not self.cells or self._adjoin(self.cells[-1], cell))
        )
        if fits:
            self.cells = (*self.cells, cell)
        return fits

    def _adjoin(self, a: int, b: int) -> bool:
        (row_a, column_a), (row_b, column_b) = divmod(a, self._columns), divmod(b, self._columns)
        return a != b and abs(row_a - row_b) <= 1 and abs(column_a - column_b) <= 1


def turned_size(rows: int, columns: int, quarters: int) -> tuple[int, int]:
    """Return rows and columns as they lie on the screen after quarter turns."""
    return (columns, rows) if quarters % 2 else (rows, columns)


def moved(cell: int, rows: int, columns: int, quarters: int, down: int, right: int) -> int:
    """Return the cell that lies so many places down and to the right on the screen; the same at the edge."""
    row, column = divmod(cell, columns)
    step: Sequence[int] = ((down, right), (-right, down), (-down, -right), (right, -down))[quarters % 4]
    row, column = row + step[0], column + step[1]
    return row * columns + column if 0 <= row < rows and 0 <= column < columns else cell
