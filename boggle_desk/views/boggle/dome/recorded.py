"""Recorded takes, for machines without the physics library: read, turned, and joined to the bodies as they are now.

A file of takes holds, compressed with zlib: the magic word, then for each clip a header and the poses as 16-bit second
differences. The first clip is a shake that is played to and fro; the others end with each body in a well.
"""

import contextlib
import math
import struct
import sys
import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from boggle_desk.paths import resource
from boggle_desk.views.boggle.dome.faces import PITCH, Vector
from boggle_desk.views.boggle.dome.settle import Frame, Take, between

MAGIC = b"BDTAKE1\n"
PLACE, TURN = 4000.0, 32000.0
"""Whole numbers for a cube edge, and for a quaternion's unit."""
BLEND = 12
"""Frames in which the bodies pass over into a clip."""
_HEADER = struct.Struct("<HH")
_MOST_BYTES, _MOST_FRAMES = 4_000_000, 400


@cache
def _clips(rows: int, columns: int) -> tuple[tuple[int, bytes], ...]:
    """Return the clips of a size as number of frames and packed poses.

    Raises:
        ValueError: the file is damaged.
    """
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(resource("takes", f"{rows}x{columns}.takes").read_bytes(), _MOST_BYTES)
    except zlib.error as error:
        raise ValueError("damaged takes") from error
    if not data.startswith(MAGIC) or unpacker.unconsumed_tail:
        raise ValueError("not a file of takes")
    clips, at = [], len(MAGIC)
    while at + _HEADER.size <= len(data):
        frames, bodies = _HEADER.unpack_from(data, at)
        at += _HEADER.size
        if not 2 <= frames <= _MOST_FRAMES or bodies != rows * columns or at + frames * bodies * 14 > len(data):
            raise ValueError("damaged takes")
        clips.append((frames, data[at : at + frames * bodies * 14]))
        at += frames * bodies * 14
    if len(clips) < 2:
        raise ValueError("too few takes")
    return tuple(clips)


def packed(frames: Sequence[Frame]) -> bytes:
    """Return a clip as it stands in a file, before compression."""
    bodies = len(frames[0])
    scales = (PLACE,) * 3 + (TURN,) * 4
    rows = [[round(v * k) for pose in frame for v, k in zip(pose, scales, strict=True)] for frame in frames]
    rows = _differences(_differences(rows))
    numbers = array("h", [(n + 32768) % 65536 - 32768 for row in rows for n in row])
    if sys.byteorder == "big":
        numbers.byteswap()
    return _HEADER.pack(len(frames), bodies) + numbers.tobytes()


def _differences(rows: list[list[int]]) -> list[list[int]]:
    before = [[0] * len(rows[0]), *rows]
    return [[b - a for a, b in zip(old, new, strict=True)] for old, new in zip(before, rows, strict=False)]


def _unpacked(count: int, data: bytes, quarters: int) -> Iterator[Frame]:
    """Yield the frames of a clip, turned about the upright axis."""
    numbers = array("h")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    width = len(numbers) // count
    speed, place = [0] * width, [0] * width
    for start in range(0, count * width, width):
        speed = [(a + b + 32768) % 65536 - 32768 for a, b in zip(speed, numbers[start : start + width], strict=True)]
        place = [(a + b + 32768) % 65536 - 32768 for a, b in zip(place, speed, strict=True)]
        yield [_pose(place[at : at + 7], quarters) for at in range(0, width, 7)]


def _pose(numbers: Sequence[int], quarters: int) -> tuple[float, ...]:
    x, y, z = (n / PLACE for n in numbers[:3])
    w, i, j, k = (n / TURN for n in numbers[3:])
    c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters]
    half = quarters * math.pi / 4
    a, b = math.cos(half), math.sin(half)
    w, i, j, k = a * w - b * k, a * i - b * j, a * j + b * i, a * k + b * w
    length = math.sqrt(w * w + i * i + j * j + k * k) or 1.0
    return (c * x - s * y, s * x + c * y, z, w / length, i / length, j / length, k / length)


def _matched(now: Frame, first: Frame) -> list[int]:
    """Return for each body the clip's body that stands in for it: a near one that is still free."""
    free = set(range(len(first)))
    chosen = []
    for pose in now:
        near = min(free, key=lambda n: math.dist(pose[:3], first[n][:3]))
        free.discard(near)
        chosen.append(near)
    return chosen


def _cell(pose: Sequence[float], rows: int, columns: int) -> int:
    column, row = round(pose[0] / PITCH + (columns - 1) / 2), round((rows - 1) / 2 - pose[1] / PITCH)
    return row * columns + column


class RecordedShaker:
    """Plays recorded takes in place of real bodies.

    Raises:
        ValueError: the file of takes is damaged.
        OSError: it cannot be read.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self._clips = _clips(rows, columns)
        self._now: Frame = []
        self._start: Frame = []
        self._loop: list[Frame] = []
        self._stand_in: list[int] = []
        self._time = 0

    @staticmethod
    def prepare(rows: int, columns: int) -> None:
        """Read the takes ahead, if there are any; may be called on any thread."""
        if RecordedShaker.knows(rows, columns):
            with contextlib.suppress(OSError, ValueError):
                _clips(rows, columns)

    @staticmethod
    def knows(rows: int, columns: int) -> bool:
        """Tell whether there are takes for this size."""
        return resource("takes", f"{rows}x{columns}.takes").is_file()

    def begin(self, poses: Frame) -> None:
        """Take over the bodies as they are."""
        self._now = self._start = poses
        self._stand_in, self._time = [], 0

    def advance(self, push: Vector) -> Frame:
        """Return the poses of the next frame of the recorded shake; the push does not matter."""
        if not self._loop:
            self._loop = list(_unpacked(*self._clips[0], 0))
        self._stand_in = self._stand_in or _matched(self._start, self._loop[0])
        self._time += 1
        last = len(self._loop) - 1
        turn = self._time % (2 * last)
        shown = self._loop[turn if turn <= last else 2 * last - turn]
        frame = [shown[n] for n in self._stand_in]
        if self._time < BLEND:
            part = self._time / BLEND
            frame = [between(a, b, part) for a, b in zip(self._start, frame, strict=True)]
        self._now = frame
        return frame

    def proposals(self, luck: Random, quarters: int = 0) -> Iterator[Take | None]:
        """Yield None between pieces of work, then a recorded take joined to the bodies as they are.

        The take is turned with the eye: from there every face is known to be hidden once.
        """
        count, data = luck.choice(self._clips[1:])
        now, stand_in, frames = self._now, list[int](), list[Frame]()
        for number, clip in enumerate(_unpacked(count, data, quarters % 4)):
            stand_in = stand_in or _matched(now, clip)
            frame: Frame = [clip[n] for n in stand_in]
            if number < BLEND:
                part = (number + 1) / (BLEND + 1)
                frame = [between(a, b, part * part * (3 - 2 * part)) for a, b in zip(now, frame, strict=True)]
            frames.append(frame)
            yield None
        cells = tuple(_cell(pose, self.rows, self.columns) for pose in frames[-1])
        yield Take(frames, cells)
