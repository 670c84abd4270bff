"""Record the takes in resources/takes with the physics library, for machines that have no build of it.

For each size: one shake, and the shortest of many takes in which every face of every cube is hidden from the eye for a
moment; so any result can be painted on it unseen.

Run: python packaging/make_takes.py
"""

import math
import sys
import zlib
from pathlib import Path
from random import Random

from boggle_desk.views.boggle.dome import settle
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.physics import FRAMES_A_SECOND, PhysicsShaker
from boggle_desk.views.boggle.dome.recorded import BLEND, MAGIC, packed
from boggle_desk.views.boggle.dome.settle import Frame, Take

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "takes"
SIZES = (4, 5, 6)
CANDIDATES, KEPT, SHAKE_FRAMES = 150, 6, 72


def shaken(shaker: PhysicsShaker, frames: int, luck: Random) -> list[Frame]:
    """Return frames of cubes that are shaken from rest."""
    shaker.begin(settle.lying(shaker.rows, shaker.columns, luck))
    phase, taken = luck.uniform(0, math.tau), []
    for number in range(frames):
        t = number / FRAMES_A_SECOND * math.tau
        push = (230 * math.sin(3.7 * t + phase), 200 * math.sin(3.1 * t + 1), 300 * math.sin(4.3 * t + 2))
        taken.append(shaker.advance(push))
    return taken


def taken(shaker: PhysicsShaker, luck: Random) -> Take | None:
    """Return a take from shaken cubes, if they all found a well."""
    shaken(shaker, 45 + luck.randrange(15), luck)
    take = None
    for found in shaker.proposals(luck):
        take = found
    return take


def fits_any_result(take: Take, cells: int) -> bool:
    """Tell whether every face is hidden from the eye for a moment after the passage into the take."""
    frames, eye = take.frames[BLEND:], Camera(800, 800, cells, cells).eye
    for body in range(cells * cells):
        for hidden in settle.hidden_frames(frames, body, eye):
            if settle.hidden_moment(hidden) is None:
                return False
    return True


def main() -> None:
    """Record every size."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for cells in [int(size) for size in sys.argv[1:]] or SIZES:
        shaker = PhysicsShaker(cells, cells)
        clips = [packed(shaken(shaker, SHAKE_FRAMES, Random(1)))]
        found = [take for seed in range(CANDIDATES) if (take := taken(shaker, Random(seed))) is not None]
        good = sorted((t for t in found if fits_any_result(t, cells)), key=lambda take: len(take.frames))[:KEPT]
        clips += [packed(take.frames) for take in good]
        data = zlib.compress(MAGIC + b"".join(clips), 9)
        (FOLDER / f"{cells}x{cells}.takes").write_bytes(data)
        lengths = [len(take.frames) for take in good]
        print(f"{cells}×{cells}: {len(found)} takes, {len(good)} kept with {lengths} frames, {len(data)} bytes")


if __name__ == "__main__":
    main()
