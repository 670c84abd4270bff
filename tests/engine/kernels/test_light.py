"""The kernel that draws cubes, both ways: the same picture, nothing beyond its arrays, and light where it belongs."""

import math
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from boggle_desk.engine.kernels import codes
from tests.engine.kernels.machines import REFUSALS, refused
from tests.engine.kernels.ways import Ways

TEXELS = 16
ACROSS = 2 * TEXELS - (TEXELS >> codes.SIZES - 1)
BLANK, INKED = bytes(ACROSS * ACROSS), bytes([255]) * (ACROSS * ACROSS)
UNTURNED = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)
LOW = (0.0, 0.0, 0.5)
FELT_GREEN, GLASSY = 0xFF205040, 0x00FFFFFF
Colour = tuple[int, int, int, int]


def turned(degrees: float) -> tuple[float, ...]:
    """Return the rotation around an axis between all three."""
    c, s, k = math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 1 / math.sqrt(3)
    off, on = (1 - c) / 3, c + (1 - c) / 3
    return (on, off - k * s, off + k * s, off + k * s, on, off - k * s, off - k * s, off + k * s, on)


class Scene:
    """Cubes seen from straight above, `size` pixels each way, in the middle of wide felt."""

    def __init__(self, ways: Ways, size: int = 40, seen: float = 1.0, ground: int = FELT_GREEN) -> None:
        module = ways["light"]
        self.light, self.row, self.size = module.CubeLight(), module.Row(), size
        self.out, self.bent = array("I", bytes(4 * size * size)), array("I", bytes(4 * size * size))
        self.light.set_letters(BLANK + INKED, TEXELS)
        self.light.set_picture(size, size, self.out, array("I", [ground]) * (size * size), self.bent, array("I"))
        look = [0.0] * (codes.LOOK + 6 * codes.TONES)
        look[codes.EYE : codes.ORIGIN_X] = [0, 0, 20, 1, 0, 0, 0, 1, 0, 0, 0, -1]
        look[codes.ORIGIN_X : codes.LAMP] = [size / 2, size / 2, 3 / size / 20]
        look[codes.LAMP : codes.SHINE] = [-0.36, 0.44, 0.82, *[0.8] * 3, *[0.35] * 3, *[0.3] * 3, *[0.1] * 3]
        look[codes.SHINE : codes.RIM + 1] = [1.0, seen, 1.1, 50, 50, 0.6]
        look[codes.LOOK :] = [0.98, 0.93, 0.83, 0.1, 0.1, 0.2] * codes.TONES
        self.look = array("f", look)

    def place(self, *cubes: tuple[Sequence[float], Sequence[float]], letter: int = 0) -> None:
        numbers = [number for place, turn in cubes for number in (*place, *place, *turn)]
        self.light.place(self.look, array("f", numbers), array("i", [4 * letter, 0] * 6 * len(cubes)))

    def drawn(self, *cubes: tuple[Sequence[float], Sequence[float]], letter: int = 0) -> "array[int]":
        self.place(*cubes, letter=letter)
        self.light.light(self.row, 0, 1)
        self.light.render(self.row, 0, self.size)
        return self.out

    def at(self, x: float, y: float) -> Colour:
        """Return alpha, red, green and blue at a place of the table."""
        pixel = self.out[self.size * int(self.size * (0.5 - y / 3)) + int(self.size * (0.5 + x / 3))]
        return pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255


def channels(pixels: "array[int]") -> bytes:
    return pixels.tobytes()


def test_both_ways_draw_the_same_picture(both_ways: tuple[Ways, ...]) -> None:
    """Tumbling, covered, shaded and lettered cubes, and what the glass bends."""
    pictures = []
    for ways in both_ways:
        scene, pixels = Scene(ways), 40 * 40
        glass = array("I")
        for place in range(0, pixels - 41, 3):
            glass.extend((place, (place * 7) % (pixels - 41), 100 | 200 << 8 | min(256, place) << 16))
        ground = array("I", [FELT_GREEN]) * pixels
        scene.light.set_picture(40, 40, scene.out, ground, scene.bent, glass)
        scene.drawn(
            ((-0.4, 0.1, 0.5), turned(20)), ((0.5, 0.2, 0.9), turned(75)), ((0.1, 0, 1.7), turned(140)), letter=1
        )
        scene.light.bend(scene.row, 0, 1)
        pictures.append(channels(scene.out) + channels(scene.bent))
    apart = [abs(one - other) for one, other in zip(pictures[0], pictures[-1], strict=True)]
    assert sum(each > 2 for each in apart) < len(apart) / 400, "but for an edge here and there"


def test_a_picture_in_parts_by_several_threads_is_the_whole_one(ways: Ways) -> None:
    cubes = ((-0.4, 0.1, 0.5), turned(20)), ((0.5, 0.2, 0.9), turned(75))
    whole, scene = channels(Scene(ways).drawn(*cubes)), Scene(ways)
    scene.place(*cubes)
    rows = [ways["light"].Row() for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda part: scene.light.light(rows[part], part, 3), range(3)))
        list(threads.map(lambda part: scene.light.render(rows[part], 14 * part, 14 * part + 14), range(3)))
    assert channels(scene.out) == whole


def test_a_cube_is_ivory_on_felt_and_the_lamp_is_at_the_upper_left(ways: Ways) -> None:
    scene = Scene(ways, 100)
    scene.drawn((LOW, UNTURNED))
    opaque, red, green, blue = scene.at(0, 0)
    assert opaque == 255
    assert red > green > blue > 150, "warm and bright"
    left, right = scene.at(-0.47, 0.0)[1], scene.at(0.47, 0.0)[1]
    assert left > right + 30, "round edges are lit on the lamp's side"
    lit, shaded, beyond = scene.at(-0.8, 0.8)[2], scene.at(0.65, -0.65)[2], scene.at(1.35, -1.35)[2]
    assert shaded < min(lit, beyond) - 15, "its shadow falls to the lower right, and ends"


def test_cubes_shade_each_other_and_the_nearest_is_seen(ways: Ways) -> None:
    alone, two = Scene(ways), Scene(ways)
    alone.drawn((LOW, UNTURNED))
    two.drawn((LOW, UNTURNED), ((-0.9, 0.9, 1.4), UNTURNED))
    assert two.at(-0.25, 0.25)[1] < alone.at(-0.25, 0.25)[1] - 20
    over, under = Scene(ways), Scene(ways)
    over.drawn(((0, 0, 1.6), turned(30)))
    under.drawn(((0, 0, 1.6), turned(30)), (LOW, UNTURNED))
    assert over.at(0, 0) == pytest.approx(under.at(0, 0), abs=12)


def test_letters_are_seen_as_far_as_they_are_shown(ways: Ways) -> None:
    """B7: not at all while they are hidden, whatever they are."""
    dark = [Scene(ways, seen=seen) for seen in (1.0, 0.5, 0.0)]
    brightness = [scene.at(0, 0)[1] for scene in dark if scene.drawn((LOW, UNTURNED), letter=1)]
    assert brightness[0] < 60 < brightness[1] < brightness[2] - 40
    assert channels(dark[2].out) == channels(Scene(ways, seen=0.0).drawn((LOW, UNTURNED)))


def test_edges_are_soft_and_shadows_lie_on_what_is_behind_the_picture(ways: Ways) -> None:
    scene = Scene(ways, ground=0)
    scene.drawn((LOW, turned(25)))
    alphas = {pixel >> 24 for pixel in scene.out}
    assert len([alpha for alpha in alphas if 20 < alpha < 235]) > 10
    shadow = scene.at(0.62, -0.66)
    assert shadow[0] > 20
    assert shadow[1:] == (0, 0, 0)
    assert all(max(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255) <= pixel >> 24 for pixel in scene.out)


def test_glass_shows_what_is_beside_and_lets_the_rest_through(ways: Ways) -> None:
    scene = Scene(ways)
    glass = array("I", [0, 820, 256 << 16, 1, 820, 128 << 16, 2, 820, 0])
    scene.light.set_picture(40, 40, scene.out, array("I", [FELT_GREEN]) * 1600, scene.bent, glass)
    scene.drawn((LOW, UNTURNED))
    scene.light.bend(scene.row, 0, 1)
    assert scene.bent[0] == scene.out[820]
    assert scene.bent[1] >> 24 == 127
    assert scene.bent[2] == 0
    assert not any(scene.bent[3:]), "what is not bent is left alone"


def test_nonsense_is_refused(ways: Ways) -> None:
    """No number that is handed over leads beyond an array."""
    scene = Scene(ways)
    light, pixels, nothing = scene.light, array("I", bytes(6400)), array("I")
    for texels, letters in ((15, BLANK), (0, BLANK), (2048, BLANK), (16, BLANK[:-1]), (16, b"")):
        assert refused(light.set_letters, letters, texels)
    for wrong in (
        (0, 40, pixels, pixels, pixels, nothing),
        (41, 40, pixels, pixels, pixels, nothing),
        (codes.MOST_PIXELS + 1, 1, pixels, pixels, pixels, nothing),
        (40, 40, pixels, pixels[1:], pixels, nothing),
        (40, 40, pixels, pixels, pixels, array("I", [0, 0])),
        (40, 40, pixels, pixels, pixels, array("I", [1600, 0, 0])),
        (40, 40, pixels, pixels, pixels, array("I", [0, 1560, 0])),
        (40, 40, pixels, pixels, pixels, array("I", [0, 0xFFFFFFFF, 0])),
        (40, 40, pixels, pixels, pixels, array("I", [0, 0, 257 << 16])),
    ):
        assert refused(light.set_picture, *wrong), wrong[:2]
    scene = Scene(ways)
    light, cube, labels = scene.light, array("f", (*LOW, *LOW, *UNTURNED)), array("i", [0, 0] * 6)
    unlit = array("f", scene.look)
    unlit[codes.LAMP + 2] = 0
    assert refused(light.place, unlit, cube, labels)
    assert refused(light.place, scene.look, cube[1:], labels)
    assert refused(light.place, scene.look, cube, labels[1:])
    assert refused(light.place, scene.look, cube * (codes.MOST_CUBES + 1), labels * (codes.MOST_CUBES + 1))
    for place, number in ((0, 8), (0, -1), (1, codes.TONES), (1, -1)):
        other = array("i", labels)
        other[place] = number
        assert refused(light.place, scene.look, cube, other)
    scene.place((LOW, UNTURNED))
    for call in (light.light, light.render, light.bend):
        assert refused(call, scene.row, -1, 1)
        assert refused(call, None, 0, 1, by=(*REFUSALS, AttributeError))
    assert refused(light.light, scene.row, 1, 1)


@pytest.mark.parametrize("odd", [math.nan, math.inf, -math.inf, 1e30, -1e30])
def test_wild_numbers_draw_something(ways: Ways, odd: float) -> None:
    """A body that flies off does no harm."""
    if not ways.compiled:
        pytest.skip("Python refuses to make whole numbers of these")
    for place in range(15):
        scene = Scene(ways)
        numbers = [*LOW, *LOW, *UNTURNED]
        numbers[place] = odd
        scene.light.place(scene.look, array("f", (*numbers, *LOW, *LOW, *UNTURNED)), array("i", [0, 0] * 12))
        scene.light.light(scene.row, 0, 1)
        scene.light.render(scene.row, 0, 40)


def test_a_cube_at_the_picture_s_edge_and_beyond_it_is_cut(ways: Ways) -> None:
    scene: Any = Scene(ways)
    for x, y in ((1.5, 0), (-1.5, 0.2), (0, 1.6), (0.3, -1.6), (9, 9), (0, -3)):
        scene.drawn(((x, y, 0.5), turned(35)), letter=1)
