"""Who goes where: the cheapest way to give every body a well of its own."""

from collections.abc import Sequence


def cheapest(costs: Sequence[Sequence[float]]) -> list[int]:
    """Return for each row of a square table the column that makes the sum least (Hungarian method, Kuhn 1955, in the
    shortest-path form of Jonker and Volgenant)."""
    size = len(costs)
    row_price, column_price, owner = [0.0] * (size + 1), [0.0] * (size + 1), [0] * (size + 1)
    for row in range(1, size + 1):
        owner[0] = row
        column, came_from = _path(costs, row_price, column_price, owner)
        while column:
            owner[column] = owner[came_from[column]]
            column = came_from[column]
    result = [0] * size
    for column in range(1, size + 1):
        result[owner[column] - 1] = column - 1
    return result


def _path(costs: Sequence[Sequence[float]], row_price: list[float], column_price: list[float],
          owner: list[int]) -> tuple[int, list[int]]:  # fmt: skip
    """Return the free column reached most cheaply from the row in `owner[0]`, and how; bring the prices up to date."""
    size = len(costs)
    least, came_from, used = [float("inf")] * (size + 1), [0] * (size + 1), [False] * (size + 1)
    column = 0
    while owner[column]:
        used[column] = True
        row = owner[column]
        nearest, step = 0, float("inf")
        for other in range(1, size + 1):
            if used[other]:
                continue
            reduced = costs[row - 1][other - 1] - row_price[row] - column_price[other]
            if reduced < least[other]:
                least[other], came_from[other] = reduced, column
            if least[other] < step:
                nearest, step = other, least[other]
        for other in range(size + 1):
            if used[other]:
                row_price[owner[other]] += step
                column_price[other] -= step
            else:
                least[other] -= step
        column = nearest
    return column, came_from
