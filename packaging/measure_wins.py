"""Measure how likely a lead wins in games of the static player against itself, and write the curves and a picture.

Run it as `python packaging/measure_wins.py [--language english] [--games 30000] [--seed 1] [--out FILE]
[--picture FILE.svg]`; the curves go into `resources/wins`. Half of the games fit the curves; the other half say how
honest they are: in bins of the chance that the curves give, the share that was won.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.scrabble.knowledge import Curve, read_leaves
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.rules import read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.simulation import new_simulator
from boggle_desk.storage.lexica import USUAL, open_shipped

Samples = npt.NDArray[np.float64]
"""Rows of the tiles in the bag, the lead of seat 0 after its move, and whether it won in the end."""

MOST_IN_BAG, NEAR, CHUNK = 90, 3, 500


def samples(first: int, games: int, players: int, language: str = USUAL) -> Samples:
    """Return what games show: every moment after a move of seat 0 before the bag was empty."""
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    rules = replace(
        read_presets(paths.resource("rules", "scrabble"), sets, layouts)["family_strict"], tiles=sets[language]
    )
    leaves = read_leaves(paths.resource("leaves", f"{language}.leaves"), rules.tiles)
    graph = tile_graph(open_shipped(language).graph, rules.tiles)
    table = new_simulator(rules, graph, leaves, {}, players).table
    rows: list[tuple[float, float, float]] = []
    for number in range(first, first + games):
        table.deal(number)
        seen: list[tuple[float, float]] = []
        while not table.over:
            table.think()
            mine = table.turn == 0
            table.act()
            if mine and table.in_bag() and not table.over:
                seen.append((table.in_bag(), table.leads()[0]))
        mine, others = table.scores()[0], max(table.scores()[1:])
        won = 1.0 if mine > others else 0.5 if mine == others else 0.0
        rows += [(bag, lead, won) for bag, lead in seen]
    return np.array(rows)


def fit(rows: Samples) -> tuple[float, float]:
    """Return the shift and the width of the curve that makes the outcomes likeliest (logistic regression, Newton)."""
    lead, won = rows[:, 1] / 50.0, rows[:, 2]
    design = np.column_stack([np.ones(len(lead)), lead])
    weights = np.array([0.0, 1.0])
    for _step in range(25):
        chance = 1.0 / (1.0 + np.exp(-np.clip(design @ weights, -30, 30)))
        slope = design.T @ (won - chance) - 1e-3 * weights
        curvature = (design * (chance * (1 - chance))[:, None]).T @ design + 1e-3 * np.eye(2)
        weights += np.linalg.solve(curvature, slope)
    return float(weights[0] / weights[1] * 50.0), float(50.0 / weights[1])


def curve_of(rows: Samples) -> Curve:
    """Return the curves by the tiles in the bag; each is fitted to the bags of nearly its size."""
    shifts, widths = [0.0], [1.0]
    for bag in range(1, MOST_IN_BAG):
        near = rows[np.abs(rows[:, 0] - bag) <= (NEAR if bag > NEAR else bag - 1)]
        shift, width = fit(near) if len(near) > 300 else (shifts[-1], widths[-1])
        shifts.append(round(shift, 2))
        widths.append(round(max(0.5, width), 2))
    shifts[0], widths[0] = shifts[1], widths[1]
    return Curve(tuple(shifts), tuple(widths))


def honesty(curve: Curve, rows: Samples) -> list[tuple[float, float, int]]:
    """Return by tenths of the chance given: its mean, the share that was won, and the number of moments."""
    given = np.array([curve.chance(lead, int(bag)) for bag, lead, _won in rows])
    found = []
    for tenth in range(10):
        inside = (given >= tenth / 10) & (given < (tenth + 1) / 10 + (tenth == 9))
        if inside.any():
            found.append((float(given[inside].mean()), float(rows[inside, 2].mean()), int(inside.sum())))
    return found


def picture(results: dict[int, list[tuple[float, float, int]]]) -> str:
    """Return the chances given against the shares won, one line for each number of players, as SVG."""
    side, edge = 360, 50
    colours = {2: "#1b6ca8", 3: "#b5541c", 4: "#4b7f2b"}
    place = lambda x, y: f"{edge + x * side:.1f},{edge + side - y * side:.1f}"  # noqa: E731 - short
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{side + 2 * edge}" height="{side + 2 * edge}"'
            ' font-family="Lato, sans-serif" font-size="13">'
        ),
        '<rect width="100%" height="100%" fill="#fffdf7"/>',
        f'<polyline points="{place(0, 0)} {place(1, 1)}" stroke="#999" fill="none" stroke-dasharray="4 4"/>',
        f'<text x="{edge + side / 2}" y="{side + 1.75 * edge}" text-anchor="middle">chance given</text>',
        (
            f'<text x="{edge / 3}" y="{edge + side / 2}" text-anchor="middle"'
            f' transform="rotate(-90 {edge / 3} {edge + side / 2})">share won</text>'
        ),
    ]
    for at in range(6):
        parts.append(f'<text x="{edge + at / 5 * side}" y="{side + 1.4 * edge}" text-anchor="middle">{at / 5}</text>')
        parts.append(f'<text x="{edge - 8}" y="{edge + side - at / 5 * side + 4}" text-anchor="end">{at / 5}</text>')
    for number, (players, bins) in enumerate(results.items()):
        points = " ".join(place(given, won) for given, won, _count in bins)
        parts.append(f'<polyline points="{points}" stroke="{colours[players]}" fill="none" stroke-width="2"/>')
        parts.append(
            f'<text x="{edge + 12}" y="{edge + 18 + 18 * number}" fill="{colours[players]}">{players} players</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Measure, write and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default=USUAL)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--workers", type=int)
    arguments = parser.parse_args()
    language, out = arguments.language, arguments.out or paths.resource("wins", f"{arguments.language}.toml")
    lines = ["# How likely a lead wins: see `engine/scrabble/knowledge.py`; made by `packaging/measure_wins.py`."]
    results: dict[int, list[tuple[float, float, int]]] = {}
    with ProcessPoolExecutor(arguments.workers) as pool:
        for players in (2, 3, 4):
            starts = range(arguments.seed, arguments.seed + arguments.games, CHUNK)
            chunks = list(
                pool.map(samples, starts, [CHUNK] * len(starts), [players] * len(starts), [language] * len(starts))
            )
            half = len(chunks) // 2
            curve = curve_of(np.concatenate(chunks[:half]))
            results[players] = honesty(curve, np.concatenate(chunks[half:]))
            lines += ["", f"[players_{players}]", f"shifts = {list(curve.shifts)}", f"widths = {list(curve.widths)}"]
            print(f"{players} players, {arguments.games // 2:,} games: chance given, share won, moments")
            for given, won, count in results[players]:
                print(f"  {given:.3f}  {won:.3f}  {count:,}", flush=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if arguments.picture:
        arguments.picture.write_text(picture(results), encoding="utf-8")


if __name__ == "__main__":
    main()
