"""Letter cubes in lamplight, over a finished picture of the empty tray.

**Shape.** A cube of edge 1 is a smaller one with a ball around each of its points. Its outline is that of eight balls,
a convex polygon; how much of a pixel it covers follows from the ends of its spans in that pixel's row. A face is a flat
square with a groove around it, and the round edges beyond.

**Light.** Shadow and occlusion are worked out at a few points of each face that is seen, and at every eighth pixel of
the tray, and run straight between them. Letters are kept in several sizes along both of their directions, so that
they are smooth on faces seen at a glancing angle.

**A picture** takes four steps: `place` the cubes, then `light` them, `render` rows of pixels, and `bend` the picture
through the rims of the glass. Each thread does the last three for parts of their own, with a `Row` of its own. In each
row the nearest cube comes first, and what is covered is not computed.
"""

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

if not cython.compiled:
    from math import ceil, cos, floor, sin, sqrt

    from boggle_desk.engine.kernels.codes import *

    lesser, larger, whole, root = min, max, int, sqrt

    def within(number: float, low: float, high: float) -> float:
        """Return the number, or the bound that it is beyond."""
        return min(max(number, low), high)

    def give(thing: Any, kind: str, sizes: dict[str, int]) -> None:
        """Give an object the arrays that a compiled one already has."""
        for names, size in sizes.items():
            for name in names.split():
                setattr(thing, name, array(kind, bytes(4 * size)))

    def either(first: bool, one: float, other: float) -> float:
        """Return the one number or the other."""
        return one if first else other


FLAT, ROUND, HALF = 0.37, 0.13, 0.5  # half a flat face, the radius of edges, half a cube
BEVEL = 0.46192  # the middle of a round edge, where a face ends: FLAT + ROUND / sqrt(2)
INNER = 0.345  # half of the square inside the groove, where letters stay
SHARPEST = 1.5  # texels for a pixel at most, before the next smaller letter is taken
COVERED = 0.004  # what can be seen through a pixel that counts as covered
FAR_AWAY = 1e9


def film(light: float) -> float:
    """Return a brightness, bright ones pressed below white."""
    over = larger(light - 0.80, 0.0) * 5.0
    part = over + 0.5 * over * over
    return lesser(light, 0.80) + 0.20 * part / (part + 1.0)


def hidden(near: float, middle: float, far: float) -> float:
    """Return the light of the sky (0.3 to 1) at a point, by how far other things are from three places above it."""
    shut = 0.60 * within((0.08 - near) * 12.5, 0.0, 1.2) + 0.62 * within((0.24 - middle) * 4.1667, 0.0, 1.2)
    return larger(1.0 - 0.48 * (shut + 0.52 * within((0.55 - far) * 1.8182, 0.0, 1.2)), 0.30)


def outside(x: float, y: float, z: float) -> float:
    """Return the distance of a place, in a cube's own directions, from its surface; below 0 inside."""
    x, y, z = abs(x) - FLAT, abs(y) - FLAT, abs(z) - FLAT
    a, b, c = larger(x, 0.0), larger(y, 0.0), larger(z, 0.0)
    return root(a * a + b * b + c * c) + lesser(larger(larger(x, y), z), 0.0) - ROUND


def blend(one: int, other: int, part: int) -> int:
    """Return a pixel between two: `part` of 256 of the other."""
    odd = ((one & RED_BLUE) * (256 - part) + (other & RED_BLUE) * part) >> 8 & RED_BLUE
    even = (one >> 8 & RED_BLUE) * (256 - part) + (other >> 8 & RED_BLUE) * part & ALPHA_GREEN
    return odd | even


class Row:
    """A row of pixels while it is made: colours so far, what can be seen through them, how much the cube at hand
    covers, and values of pixels of one face; or of points of light. A thread has one of its own."""

    red: "array[float]"
    green: "array[float]"
    blue: "array[float]"
    rest: "array[float]"
    cover: "array[float]"
    u: "array[float]"
    v: "array[float]"
    nu: "array[float]"
    nv: "array[float]"
    nw: "array[float]"
    soft: "array[float]"
    lit: "array[float]"
    ink: "array[float]"
    cr: "array[float]"
    cg: "array[float]"
    cb: "array[float]"
    at: "array[int]"
    lines: "array[float]"
    """Of each face six numbers, and the row's ray."""
    begins: "array[float]"
    order: "array[int]"
    inner: "array[int]"
    outer: "array[int]"

    def __init__(self) -> None:
        self.begin, self.end, self.start, self.stop, self.parts, self.busy = 0.0, 0.0, 0, 0, 0, False
        if not cython.compiled:
            pixels = "red green blue rest cover u v nu nv nw soft lit ink cr cg cb"
            give(self, "f", {pixels: MOST_PIXELS, "lines": 21, "begins": SHOWN})
            give(self, "i", {"at": MOST_PIXELS, "order inner outer": SHOWN})

    # ---- points of light: places in u, v and ink, directions out of the surface in nu, nv and nw

    def shade(self, light: "CubeLight", w: int, start: int, stop: int, soft: float) -> None:
        """Lower `lit` of points where a cube is in the lamp's way, with at least so `soft` an edge, and how far it is
        from three places above them, in cr, cg and cb."""
        m = light.work
        cx, cy, cz = m[w], m[w + 1], m[w + 2]
        m0, m1, m2 = m[w + TURN], m[w + TURN + 1], m[w + TURN + 2]
        m3, m4, m5 = m[w + TURN + 3], m[w + TURN + 4], m[w + TURN + 5]
        m6, m7, m8 = m[w + TURN + 6], m[w + TURN + 7], m[w + TURN + 8]
        lx, ly, lz = m[w + LIT], m[w + LIT + 1], m[w + LIT + 2]
        ix = 1.0 / either(abs(lx) < 1e-3, 1e-3, lx)
        iy = 1.0 / either(abs(ly) < 1e-3, 1e-3, ly)
        iz = 1.0 / either(abs(lz) < 1e-3, 1e-3, lz)
        kx, ky, kz = abs(ix) * 0.48, abs(iy) * 0.48, abs(iz) * 0.48
        for i in range(start, stop):
            x, y, z = self.u[i] - cx, self.v[i] - cy, self.ink[i] - cz
            a, b, c = self.nu[i], self.nv[i], self.nw[i]
            ox, oy, oz = m0 * x + m3 * y + m6 * z, m1 * x + m4 * y + m7 * z, m2 * x + m5 * y + m8 * z
            gx, gy, gz = m0 * a + m3 * b + m6 * c, m1 * a + m4 * b + m7 * c, m2 * a + m5 * b + m8 * c
            x, y, z = ix * ox, iy * oy, iz * oz
            entry = larger(larger(-x - kx, -y - ky), -z - kz)
            t = larger(0.5 * (entry + lesser(lesser(kx - x, ky - y), kz - z)), 0.03)
            free = within(0.5 + 2.6 * outside(ox + t * lx, oy + t * ly, oz + t * lz) / larger(t, soft), 0.0, 1.0)
            self.lit[i] = lesser(self.lit[i], free * free * (3.0 - 2.0 * free))
            self.cr[i] = lesser(self.cr[i], outside(ox + 0.08 * gx, oy + 0.08 * gy, oz + 0.08 * gz))
            self.cg[i] = lesser(self.cg[i], outside(ox + 0.24 * gx, oy + 0.24 * gy, oz + 0.24 * gz))
            self.cb[i] = lesser(self.cb[i], outside(ox + 0.55 * gx, oy + 0.55 * gy, oz + 0.55 * gz))

    def light_face(self, light: "CubeLight", cube: int, face: int) -> None:
        """Set occlusion and light of a face's points; at its ends they lie in the middle of the round edge."""
        m, w, q = light.work, cube * WORK, (cube * SHOWN + face) * SIDE
        u_axis, v_axis, axis = light.sides[q + U_AXIS], light.sides[q + V_AXIS], light.sides[q + AXIS]
        sign = light.sides[q + SIGN]
        for i in range(GRID_POINTS):
            pu = (i % GRID * (2.0 / (GRID - 1)) - 1.0) * BEVEL
            pv = (i // GRID * (2.0 / (GRID - 1)) - 1.0) * BEVEL
            gu, gv = larger(abs(pu) - FLAT, 0.0), larger(abs(pv) - FLAT, 0.0)
            gw = root(larger(ROUND * ROUND - gu * gu - gv * gv, ROUND * ROUND * 0.333)) * sign
            gu, gv = either(pu < 0, -gu, gu), either(pv < 0, -gv, gv)
            pw, length = FLAT * sign + gw, 1.0 / root(gu * gu + gv * gv + gw * gw)
            gu, gv, gw = gu * length, gv * length, gw * length
            for j in range(3):
                t = w + TURN + 3 * j
                out = m[t + u_axis] * gu + m[t + v_axis] * gv + m[t + axis] * gw
                there = m[w + j] + m[t + u_axis] * pu + m[t + v_axis] * pv + m[t + axis] * pw + 0.02 * out
                if j == 0:
                    self.u[i], self.nu[i] = there, out
                elif j == 1:
                    self.v[i], self.nv[i] = there, out
                else:
                    self.ink[i], self.nw[i] = there, out
            self.lit[i] = 1.0  # the floor and the frame are near, too
            wall = 0.05 - larger(abs(self.u[i]) - light.look[HALF_X], abs(self.v[i]) - light.look[HALF_Y])
            wall = either(self.ink[i] < light.look[RIM], wall, 9.0)
            self.cr[i] = lesser(self.ink[i] + 0.08 * self.nw[i], wall)
            self.cg[i] = lesser(self.ink[i] + 0.24 * self.nw[i], wall)
            self.cb[i] = lesser(self.ink[i] + 0.55 * self.nw[i], wall + 0.1)
        for other in range(light.count):
            o = other * WORK
            x, y, z = m[o] - m[w], m[o + 1] - m[w + 1], m[o + 2] - m[w + 2]
            far = x * x + y * y + z * z
            along = x * light.look[LAMP] + y * light.look[LAMP + 1] + z * light.look[LAMP + 2]
            if other != cube and (far <= 4.4 or (along >= 0 and far - along * along <= 3.2)):
                self.shade(light, o, 0, GRID_POINTS, 0.45)
        first = (cube * SHOWN + face) * GRID_POINTS
        for i in range(GRID_POINTS):
            sky = hidden(self.cr[i], self.cg[i], self.cb[i])
            light.soft[first + i], light.lit[first + i] = sky, self.lit[i] * (0.55 + 0.45 * sky)

    def light_tray(self, light: "CubeLight", row: int) -> None:
        """Set the light of a row of points of the tray: felt at 0, the frame at its height; shadows fade at the
        picture's edges."""
        look, points = light.look, light.points
        b = (row * CELL - look[ORIGIN_Y]) * look[A_PIXEL]
        fade = within(lesser(row * CELL - 4.0, light.height - 4.0 - row * CELL) / 14.0, 0.0, 1.0)
        for i in range(points):
            a = (i * CELL - look[ORIGIN_X]) * look[A_PIXEL]
            x = look[AWAY] + look[RIGHT] * a - look[UP] * b
            y = look[AWAY + 1] + look[RIGHT + 1] * a - look[UP + 1] * b
            z = lesser(look[AWAY + 2] + look[RIGHT + 2] * a - look[UP + 2] * b, -0.01)
            t, over = -look[EYE + 2] / z, (look[RIM] - look[EYE + 2]) / z
            beyond = larger(abs(look[EYE] + over * x) - look[HALF_X], abs(look[EYE + 1] + over * y) - look[HALF_Y])
            t = either(beyond > 0, over, t)
            self.u[i], self.v[i] = look[EYE] + t * x, look[EYE + 1] + t * y
            self.ink[i] = either(beyond > 0, look[RIM], 0.0)
            self.nu[i], self.nv[i], self.nw[i], self.lit[i] = 0.0, 0.0, 1.0, 1.0
            self.cr[i], self.cg[i], self.cb[i] = 9.0, 9.0, 9.0
            within_picture = within(lesser(i * CELL - 4.0, light.width - 4.0 - i * CELL) / 14.0, 0.0, 1.0)
            self.soft[i] = fade * within_picture * either(beyond > 0, 0.8, 1.0)
        for cube in range(light.count):  # only the points that it can reach
            w = cube * WORK
            t = (light.work[w + 2] + 0.9) / look[LAMP + 2]
            x, y = light.work[w] - t * look[LAMP], light.work[w + 1] - t * look[LAMP + 1]
            b, over = self.v[points // 2], 0.95 + 0.35 * t
            if b < lesser(light.work[w + 1], y) - over or b > larger(light.work[w + 1], y) + over:
                continue
            start, stop = 0, points
            while start < stop and self.u[start] < lesser(light.work[w], x) - over:
                start += 1
            while stop > start and self.u[stop - 1] > larger(light.work[w], x) + over:
                stop -= 1
            self.shade(light, w, start, stop, 0.9)
        for i in range(points):
            a = (0.46 + 0.54 * self.lit[i]) * (0.48 + 0.52 * hidden(self.cr[i], self.cg[i], self.cb[i])) * look[FELT]
            a = either(self.ink[i] > 0, lesser(a, 1.0), a)
            light.tray[row * points + i] = 1.0 + (a - 1.0) * self.soft[i]

    # ---- pixels

    def light_along(self, light: "CubeLight", side: int, count: int, step: int, edges: bool) -> None:
        """Set soft and lit of pixels: looked up at every few of them, with straight lines between. Where `edges` says
        that `ink` is the height over the cube's middle, the light beyond a round edge's middle is the next face's."""
        before, s0, l0, i = -1, 0.0, 0.0, 0
        first = side - side % SHOWN
        while True:
            i = count - 1 if i >= count else i
            x, y, at = self.u[i], self.v[i], side
            if edges and self.ink[i] < larger(abs(x), abs(y)):
                q = side * SIDE
                axis = light.sides[q + (U_AXIS if abs(x) > abs(y) else V_AXIS)]
                along = x if abs(x) > abs(y) else y
                for other in range(first, first + light.shown[side // SHOWN]):
                    o = other * SIDE
                    if light.sides[o + AXIS] == axis and along * light.sides[o + SIGN] > 0:
                        at = other
                        height, cross = self.ink[i] * light.sides[q + SIGN], y if abs(x) > abs(y) else x
                        x = height if light.sides[o + U_AXIS] == light.sides[q + AXIS] else cross
                        y = height if light.sides[o + V_AXIS] == light.sides[q + AXIS] else cross
                        break
            x = within((x + BEVEL) * ((GRID - 1) / (2 * BEVEL)), 0.0, GRID - 1.001)
            y = within((y + BEVEL) * ((GRID - 1) / (2 * BEVEL)), 0.0, GRID - 1.001)
            left, top = whole(x), whole(y)
            x, y, place = x - left, y - top, at * GRID_POINTS + top * GRID + left
            a, b = light.soft[place], light.soft[place + GRID]
            s1 = (a + (light.soft[place + 1] - a) * x) * (1.0 - y) + (b + (light.soft[place + GRID + 1] - b) * x) * y
            a, b = light.lit[place], light.lit[place + GRID]
            l1 = (a + (light.lit[place + 1] - a) * x) * (1.0 - y) + (b + (light.lit[place + GRID + 1] - b) * x) * y
            if before >= 0:
                part = 1.0 / (i - before)
                a, b = (s1 - s0) * part, (l1 - l0) * part
                for j in range(i - before):
                    self.soft[before + j], self.lit[before + j] = s0 + a * j, l0 + b * j
            self.soft[i], self.lit[i] = s1, l1
            if i == count - 1:
                return
            s0, l0, before, i = s1, l1, i, i + step

    def round_part(self, light: "CubeLight", cube: int, side: int, start: int, stop: int) -> None:
        """Set colours of pixels of round edges and the groove. From where a ray meets the sharp face it goes to the
        ball, cylinder or plane that is there, twice, since the first step may end beside another of them. A ray that
        passes by stops where it is nearest."""
        m, w, q, count = light.work, cube * WORK, side * SIDE, stop - start
        u_axis, v_axis, axis = light.sides[q + U_AXIS], light.sides[q + V_AXIS], light.sides[q + AXIS]
        sign = light.sides[q + SIGN]
        ou, ov, ow = m[w + FROM + u_axis], m[w + FROM + v_axis], m[w + FROM + axis] * sign
        a0, b0, c0 = self.lines[18 + u_axis], self.lines[18 + v_axis], self.lines[18 + axis] * sign
        a1, b1, c1 = m[w + ACROSS + u_axis], m[w + ACROSS + v_axis], m[w + ACROSS + axis] * sign
        for i in range(count):
            x = start + i
            du, dv, dw = a0 + a1 * x, b0 + b1 * x, c0 + c1 * x
            t = (HALF - ow) / lesser(dw, -0.02)
            for _ in range(2):
                pu, pv, pw = ou + t * du, ov + t * dv, ow + t * dw
                su, sv = either(pu < 0, -1.0, 1.0), either(pv < 0, -1.0, 1.0)
                eu, ev = larger(pu * su - FLAT, 0.0) * su, larger(pv * sv - FLAT, 0.0) * sv
                ew = larger(pw - FLAT, 0.0)
                au, av = either(pu * su > FLAT, du, 0.0), either(pv * sv > FLAT, dv, 0.0)
                aw = either(pw > FLAT, dw, 0.0)
                size = au * au + av * av + aw * aw + 1e-9
                g = eu * au + ev * av + ew * aw
                turned = larger(g * g - size * (eu * eu + ev * ev + ew * ew - ROUND * ROUND), 0.0)
                t -= within((g + root(turned)) / size, -0.6, 0.25)
            pu, pv, pw = ou + t * du, ov + t * dv, ow + t * dw
            eu = either(pu < 0, -1.0, 1.0) * larger(abs(pu) - FLAT, 0.0)
            ev = either(pv < 0, -1.0, 1.0) * larger(abs(pv) - FLAT, 0.0)
            ew = larger(pw - FLAT, 0.004)
            length = 1.0 / root(eu * eu + ev * ev + ew * ew)
            self.u[i], self.v[i], self.ink[i] = pu, pv, pw
            self.nu[i], self.nv[i], self.nw[i] = eu * length, ev * length, ew * length
        self.light_along(light, side, count, 4, True)
        lu, lv, lw = m[w + LIT + u_axis], m[w + LIT + v_axis], m[w + LIT + axis] * sign
        hu, hv, hw = m[w + HALFWAY + u_axis], m[w + HALFWAY + v_axis], m[w + HALFWAY + axis] * sign
        zu, zv, zw = m[w + UPWARDS + u_axis], m[w + UPWARDS + v_axis], m[w + UPWARDS + axis] * sign
        yu, yv, yw = m[w + SOUTH + u_axis], m[w + SOUTH + v_axis], m[w + SOUTH + axis] * sign
        look, tone = light.look, light.sides[q + TONE] * 6
        k0, k1, k2, s0, s1, s2 = look[KEY], look[KEY + 1], look[KEY + 2], look[SKY], look[SKY + 1], look[SKY + 2]
        w0, w1, w2 = look[WARM], look[WARM + 1], look[WARM + 2]
        g0, g1, g2 = look[LOW_LIGHT], look[LOW_LIGHT + 1], look[LOW_LIGHT + 2]
        i0, i1, i2 = light.tones[0], light.tones[1], light.tones[2]
        j0, j1, j2 = light.tones[tone] - i0, light.tones[tone + 1] - i1, light.tones[tone + 2] - i2
        shine, groove = look[SHINE], light.fine[side * 2 + FINE_GROOVE]
        for i in range(count):
            pu, pv, a, b, c = self.u[i], self.v[i], self.nu[i], self.nv[i], self.nw[i]
            su, sv = either(pu < 0, -1.0, 1.0), either(pv < 0, -1.0, 1.0)
            eu, ev = larger(pu * su - 0.285, 0.0), larger(pv * sv - 0.285, 0.0)  # the groove: along a rounded square
            length = root(eu * eu + ev * ev + 1e-9)
            t = length - 0.103
            deep = larger(1.0 - t * t * 1900.0, 0.0)
            deep = deep * deep * groove
            turned = 0.46 * deep / length
            a, b = a - turned * eu * su, b - turned * ev * sv
            inside = within(0.5 - t * 60.0, 0.0, 1.0)
            grey = (1.0 - 0.11 * deep) * (1.0 - 0.035 * within(t * 60.0, 0.0, 1.0))
            length = 1.0 / root(a * a + b * b + c * c)
            a, b, c = a * length, b * length, c * length
            lit, soft = self.lit[i], self.soft[i]
            lamp = larger(a * lu + b * lv + c * lw, 0.0) * lit
            lamp *= 0.90 + 0.24 * (pu * lu + pv * lv + self.ink[i] * lw)  # the lamp is near
            sky, south = 0.5 + 0.5 * (a * zu + b * zv + c * zw), 0.5 + 0.5 * (a * yu + b * yv + c * yw)
            shiny = larger(a * hu + b * hv + c * hw, 0.0)
            shiny *= shiny
            shiny *= shiny
            broad = shiny * shiny
            shiny = broad * broad
            shiny *= shiny
            shiny *= shiny
            shiny = shine * (0.15 * shiny + 0.075 * broad) * lit
            south, sky = south * south * soft, sky * soft
            below = soft - sky
            t = soft * (1.0 - soft)  # ivory is lit from inside: warmer where there is less light
            pu = grey * (k0 * lamp + s0 * sky + w0 * south + g0 * below + 0.10 * t)
            pv = grey * (k1 * lamp + s1 * sky + w1 * south + g1 * below + 0.04 * t)
            pw = grey * (k2 * lamp + s2 * sky + w2 * south + g2 * below - 0.02 * t)
            self.cr[i] = film((i0 + j0 * inside) * pu + shiny)
            self.cg[i] = film((i1 + j1 * inside) * pv + shiny)
            self.cb[i] = film((i2 + j2 * inside) * pw + shiny * 0.95)

    def flat_part(self, light: "CubeLight", cube: int, side: int, line: int, start: int, stop: int) -> None:
        """Set colours of pixels of the flat square within the groove, with its letter: u and v are (p + q*x)/(d + e*x),
        where the row's `lines` have p, q, d and e."""
        m, w, q, count = light.work, cube * WORK, side * SIDE, stop - start
        texels, axis, sign = light.texels, light.sides[q + AXIS], light.sides[q + SIGN]
        p0, p1, r0, r1 = self.lines[line], self.lines[line + 1], self.lines[line + 2], self.lines[line + 3]
        d0, d1 = self.lines[line + 4], self.lines[line + 5]
        wide, high = texels >> light.sides[q + LEVEL_U], texels >> light.sides[q + LEVEL_V]
        quarters, u_sign = light.sides[q + QUARTERS], light.sides[q + U_SIGN]
        c = (1 - quarters) * (1 if quarters % 2 == 0 else 0)  # cosine and sine of the letter's turn
        s = (2 - quarters) * (1 if quarters % 2 == 1 else 0)
        a0, b0 = 1.0 * wide * c * u_sign, -1.0 * wide * s
        a1, b1 = -1.0 * high * s * u_sign, -1.0 * high * c
        k0, k1 = wide * 0.5 - 0.5, high * 0.5 - 0.5
        for i in range(count):
            column = start + i
            t = 1.0 / (d0 + d1 * column)
            pu, pv = (p0 + p1 * column) * t, (r0 + r1 * column) * t
            self.u[i], self.v[i] = pu, pv
            x, y = within(pu * a0 + pv * b0 + k0, 0.0, wide - 1.01), within(pu * a1 + pv * b1 + k1, 0.0, high - 1.01)
            left, top = whole(x), whole(y)
            self.nu[i], self.nv[i], self.at[i] = x - left, y - top, top * wide + left
        self.light_along(light, side, count, 8, False)
        across = 2 * texels - (texels >> SIZES - 1)  # each letter is there in all sizes, those of whole height first
        first = (across * light.sides[q + TEXTURE] + 2 * (texels - high)) * across + 2 * (texels - wide) * high
        for i in range(count):
            place, x = first + self.at[i], self.nu[i]
            a = light.atlas[place] + (light.atlas[place + 1] - light.atlas[place]) * x
            b = light.atlas[place + wide] + (light.atlas[place + wide + 1] - light.atlas[place + wide]) * x
            self.ink[i] = a + (b - a) * self.nv[i]
        look, tone = light.look, light.sides[q + TONE] * 6
        lamp, away = larger(m[w + LIT + axis] * sign, 0.0), 0.90 + 0.24 * HALF * m[w + LIT + axis] * sign
        p0, p1 = 0.24 * m[w + LIT + light.sides[q + U_AXIS]], 0.24 * m[w + LIT + light.sides[q + V_AXIS]]
        sky, south = 0.5 + 0.5 * m[w + UPWARDS + axis] * sign, 0.5 + 0.5 * m[w + SOUTH + axis] * sign
        south *= south
        broad = larger(m[w + HALFWAY + axis] * sign, 0.0)
        broad *= broad
        broad *= broad
        broad *= broad
        shiny = broad * broad
        shiny *= shiny
        shiny *= shiny
        shiny = look[SHINE] * (0.15 * shiny + 0.075 * broad)
        opaque, sharp = look[SEEN] * 0.97 * light.fine[side * 2 + FINE_INK], 1.8 if wide == texels == high else 1.2
        a0 = look[SKY] * sky + look[WARM] * south + look[LOW_LIGHT] * (1.0 - sky)
        a1 = look[SKY + 1] * sky + look[WARM + 1] * south + look[LOW_LIGHT + 1] * (1.0 - sky)
        a2 = look[SKY + 2] * sky + look[WARM + 2] * south + look[LOW_LIGHT + 2] * (1.0 - sky)
        k0, k1, k2 = look[KEY] * lamp, look[KEY + 1] * lamp, look[KEY + 2] * lamp
        i0, i1, i2 = light.tones[tone], light.tones[tone + 1], light.tones[tone + 2]
        j0, j1, j2 = light.tones[tone + 3] - i0, light.tones[tone + 4] - i1, light.tones[tone + 5] - i2
        for i in range(count):
            k = within(0.5 + (self.ink[i] * (1.0 / 255.0) - 0.5) * sharp, 0.0, 1.0) * opaque
            soft, lit = self.soft[i], self.lit[i]
            t, x = soft * (1.0 - soft), shiny * lit * (1.0 - 0.9 * k)
            lit *= away + self.u[i] * p0 + self.v[i] * p1
            self.cr[i] = film((i0 + j0 * k) * (a0 * soft + k0 * lit + 0.10 * t) + x)
            self.cg[i] = film((i1 + j1 * k) * (a1 * soft + k1 * lit + 0.04 * t) + x)
            self.cb[i] = film((i2 + j2 * k) * (a2 * soft + k2 * lit - 0.02 * t) + x * 0.95)

    def lay(self, start: int, stop: int) -> None:
        """Put pixels of a cube behind what is there."""
        for i in range(stop - start):
            k = self.cover[start + i] * self.rest[start + i]
            self.rest[start + i] -= k
            self.red[start + i] += k * self.cr[i]
            self.green[start + i] += k * self.cg[i]
            self.blue[start + i] += k * self.cb[i]

    def narrow(self, p: float, q: float) -> None:
        """Narrow `begin` and `end` to where p + q*x is at most 0."""
        if q > 1e-12:
            self.end = lesser(self.end, -p / q)
        elif q < -1e-12:
            self.begin = larger(self.begin, -p / q)
        elif p > 0:
            self.begin, self.end = 1.0, 0.0

    def square(self, line: int, half: float) -> None:
        """Narrow `begin` and `end` to where a line meets the square of this half side."""
        p, q, d, e = line, line + 2, half * self.lines[line + 4], half * self.lines[line + 5]
        self.narrow(self.lines[p] - d, self.lines[p + 1] - e)
        self.narrow(-self.lines[p] - d, -self.lines[p + 1] - e)
        self.narrow(self.lines[q] - d, self.lines[q + 1] - e)
        self.narrow(-self.lines[q] - d, -self.lines[q + 1] - e)

    def span(self, light: "CubeLight", cube: int, y: int) -> None:
        """Set how much a cube covers of a row's pixels, from `start` to before `stop`: where it is not hidden."""
        at = (cube * MOST_ROWS + y - light.tops[cube]) * SUBROWS
        first, last, left, right = FAR_AWAY, -FAR_AWAY, -FAR_AWAY, FAR_AWAY
        for s in range(at, at + SUBROWS):
            first, left = lesser(first, light.left[s]), larger(left, light.left[s])
            last, right = larger(last, light.right[s]), lesser(right, light.right[s])
        self.start = whole(within(first, 0.0, light.width))
        self.stop = whole(ceil(within(last, self.start, light.width)))
        inner, outer = whole(ceil(within(left, self.start, self.stop))), whole(within(right, self.start, self.stop))
        while self.start < self.stop and self.rest[self.start] < COVERED:
            self.start += 1
        while self.stop > self.start and self.rest[self.stop - 1] < COVERED:
            self.stop -= 1
        for x in range(self.start, self.stop):
            k = 0.0
            if inner <= x < outer:
                k = SUBROWS
            else:
                for s in range(at, at + SUBROWS):
                    k += within(lesser(x + 1.0, light.right[s]) - larger(x, light.left[s]), 0.0, 1.0)
            self.cover[x] = k * (1.0 / SUBROWS)

    def draw_cube(self, light: "CubeLight", cube: int, y: int) -> None:
        """Draw what a row shows of a cube and of none before it."""
        self.span(light, cube, y)
        start, stop = self.start, self.stop
        if start >= stop:
            return
        self.meet(light, cube, y, start, stop)
        for part in range(self.parts):
            side = self.order[part]
            a = max(start, whole(ceil(self.begins[part]))) if part else start
            b = min(stop, whole(ceil(self.begins[part + 1]))) if part + 1 < self.parts else stop
            while a < b:  # what nothing hides yet
                while a < b and self.rest[a] < COVERED:
                    a += 1
                e = a
                while e < b and self.rest[e] >= COVERED:
                    e += 1
                if a < e:
                    self.draw_part(light, cube, side, a, e)
                a = e

    def draw_part(self, light: "CubeLight", cube: int, side: int, start: int, stop: int) -> None:
        """Draw pixels of one face: the flat square and what is beside it."""
        face = side % SHOWN
        a, b = max(self.inner[face], start), min(self.outer[face], stop)
        if a >= b:
            a = b = stop
        if start < a:
            self.round_part(light, cube, side, start, a)
            self.lay(start, a)
        if a < b:
            self.flat_part(light, cube, side, face * 6, a, b)
            self.lay(a, b)
        if b < stop:
            self.round_part(light, cube, side, b, stop)
            self.lay(b, stop)

    def meet(self, light: "CubeLight", cube: int, y: int, start: int, stop: int) -> None:
        """Find where a row meets the faces of a cube, in `order` from left to right, and their inner squares."""
        m, w = light.work, cube * WORK
        py, px, self.parts = y + 0.5 - light.look[ORIGIN_Y], 0.5 - light.look[ORIGIN_X], 0
        for i in range(3):
            self.lines[18 + i] = m[w + RAY + i] + m[w + DOWN + i] * py + m[w + ACROSS + i] * px
        for face in range(light.shown[cube]):
            q, line = (cube * SHOWN + face) * SIDE, face * 6
            u_axis, v_axis, axis = light.sides[q + U_AXIS], light.sides[q + V_AXIS], light.sides[q + AXIS]
            sign = light.sides[q + SIGN]
            h, d, e = HALF * sign - m[w + FROM + axis], self.lines[18 + axis], m[w + ACROSS + axis]
            self.lines[line] = -sign * (m[w + FROM + u_axis] * d + h * self.lines[18 + u_axis])
            self.lines[line + 1] = -sign * (m[w + FROM + u_axis] * e + h * m[w + ACROSS + u_axis])
            self.lines[line + 2] = -sign * (m[w + FROM + v_axis] * d + h * self.lines[18 + v_axis])
            self.lines[line + 3] = -sign * (m[w + FROM + v_axis] * e + h * m[w + ACROSS + v_axis])
            self.lines[line + 4], self.lines[line + 5] = -sign * d, -sign * e
            self.begin, self.end = start - 1.0, stop
            self.narrow(1e-6 + sign * d, sign * e)
            self.square(line, HALF)
            if self.begin > self.end:
                continue
            place, begin = self.parts, self.begin
            while place > 0 and self.begins[place - 1] > begin:
                self.begins[place], self.order[place] = self.begins[place - 1], self.order[place - 1]
                place -= 1
            self.begins[place], self.order[place] = begin, cube * SHOWN + face
            self.parts += 1
            self.square(line, INNER)
            self.inner[face], self.outer[face] = 0, 0
            if self.begin <= self.end:
                self.inner[face], self.outer[face] = whole(ceil(self.begin)), whole(floor(self.end)) + 1
        if self.parts == 0:  # a round edge beside all faces: of the one that is seen best
            best = -1.0
            for face in range(light.shown[cube]):
                q = (cube * SHOWN + face) * SIDE
                k = m[w + TOWARDS + light.sides[q + AXIS]] * light.sides[q + SIGN]
                if k > best:
                    best, self.order[0] = k, cube * SHOWN + face
            self.inner[self.order[0] % SHOWN], self.outer[self.order[0] % SHOWN] = 0, 0
            self.begins[0], self.parts = start, 1

    def draw(self, light: "CubeLight", y: int) -> None:
        """Draw a row of the picture."""
        width, points = light.width, light.points
        for x in range(width):
            self.red[x], self.green[x], self.blue[x], self.rest[x] = 0.0, 0.0, 0.0, 1.0
        for place in range(light.count):
            cube = light.order[place]
            if light.tops[cube] <= y < light.bottoms[cube] and light.shown[cube]:
                self.draw_cube(light, cube, y)
        part = (y + 0.5) * (1.0 / CELL)
        top = whole(part)
        part -= top
        for point in range((width + CELL - 1) // CELL):
            a, b = light.tray[top * points + point], light.tray[top * points + point + 1]
            a += (light.tray[(top + 1) * points + point] - a) * part
            b += (light.tray[(top + 1) * points + point + 1] - b) * part
            for j in range(CELL):
                self.soft[point * CELL + j] = a + (b - a) * ((j + 0.5) / CELL)
        for x in range(width):
            pixel, soft = light.ground[y * width + x], self.soft[x]
            k = self.rest[x] * soft
            t = k * (1.08 - 0.08 * soft)  # felt is greener in the shade
            red = whole(self.red[x] * 255.0 + k * (pixel >> 16 & 255) + 0.5)
            green = whole(self.green[x] * 255.0 + t * (pixel >> 8 & 255) + 0.5)
            blue = whole(self.blue[x] * 255.0 + t * (pixel & 255) + 0.5)
            alpha = whole(255.5 - lesser(k, 1.0) * (255 - (pixel >> 24)))
            light.out[y * width + x] = alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)


class CubeLight:
    """Draws pictures of up to 64 cubes; one is drawn at a time, by any number of threads."""

    look: "array[float]"
    tones: "array[float]"
    work: "array[float]"
    left: "array[float]"
    right: "array[float]"
    soft: "array[float]"
    lit: "array[float]"
    fine: "array[float]"
    tray: "array[float]"
    scratch: "array[float]"
    sides: "array[int]"
    labels: "array[int]"
    tops: "array[int]"
    bottoms: "array[int]"
    shown: "array[int]"
    order: "array[int]"
    waiting: "array[int]"
    behind: "array[int]"

    def __init__(self) -> None:
        self.count = self.width = self.height = self.points = self.texels = self.letters = self.busy = self.front = 0
        self.gap = 0.0
        if not cython.compiled:
            give(self, "f", {"look": LOOK, "tones": 6 * TONES, "work": WORK * MOST_CUBES, "scratch": 24 + 2 * AROUND})
            give(self, "f", {"left right": MOST_CUBES * MOST_ROWS * SUBROWS, "fine": 2 * MOST_CUBES * SHOWN})
            give(self, "f", {"soft lit": MOST_CUBES * SHOWN * GRID_POINTS, "tray": MOST_TRAY_POINTS})
            give(self, "i", {"sides": MOST_CUBES * SHOWN * SIDE, "labels": TEXTURES * MOST_CUBES})
            give(self, "i", {"tops bottoms shown order waiting": MOST_CUBES, "behind": MOST_CUBES * MOST_CUBES})

    def rest(self) -> None:
        """Raise RuntimeError while a thread draws."""
        if self.busy:
            raise RuntimeError("A picture is being drawn.")

    def set_letters(self, atlas: "array[int]", texels: int) -> None:
        """Take letters, bytes of each in all sizes, the largest `texels` (16 to 1024, a power of 2) square. Raises
        ValueError."""
        self.rest()
        if texels < 16 or texels > 1024 or texels & (texels - 1):
            raise ValueError("Letters are 16 to 1024 texels large, a power of 2.")
        across = 2 * texels - (texels >> SIZES - 1)
        self.count, self.letters = 0, len(atlas) // (across * across)
        if self.letters < 1 or self.letters * across * across != len(atlas):
            self.letters = 0
            raise ValueError("Each letter has all its sizes.")
        self.atlas, self.texels = atlas, texels

    def set_picture(self, width: int, height: int, out: "array[int]", ground: "array[int]", bent: "array[int]",
                    glass: "array[int]") -> None:  # fmt: skip
        """Take the pixels to be written, 0xAARRGGBB premultiplied, those of what is behind the cubes, and those that
        `bend` writes, as unsigned integers of 32 bits. `glass` has three numbers for each of these: its place, that of
        the pixel seen there, and in 256ths how much farther right and (8 bits up) down that is and (16 up) how much of
        it is kept. Raises ValueError."""
        self.rest()
        if not (0 < width <= MOST_PIXELS and 0 < height <= MOST_PIXELS):
            raise ValueError("A picture is as large as MOST_PIXELS allows.")
        size = width * height
        if len(out) != size or len(ground) != size or len(bent) != size or len(glass) % GLASS:
            raise ValueError("A picture has width times height pixels.")
        self.count, self.width, self.height, self.points = 0, width, height, width // CELL + 3
        self.out, self.ground, self.bent, self.glass = out, ground, bent, glass
        if not self.fits(size):
            self.width = self.height = 0
            raise ValueError("Glass shows pixels of the picture.")

    def place(self, look: "array[float]", cubes: "array[float]", labels: "array[int]") -> None:
        """Place cubes under a lamp: the numbers of `LOOK` and of `TONES` materials, the first 15 numbers of `WORK` and
        the `TEXTURES` numbers of each cube. Raises ValueError."""
        self.rest()
        count = len(cubes) // FROM
        if count > MOST_CUBES or len(cubes) != FROM * count or len(labels) != TEXTURES * count:
            raise ValueError("There are up to MOST_CUBES cubes, with FROM and TEXTURES numbers each.")
        if len(look) != LOOK + 6 * TONES or not look[LAMP + 2] > 0 or not look[A_PIXEL] > 0:
            raise ValueError("A look has its numbers, a lamp above the table, and pixels with a size.")
        self.count = 0
        for number in range(TEXTURES * count):
            self.labels[number] = labels[number]
            if labels[number] < 0 or labels[number] >= (TONES if number % 2 else 4 * self.letters):
                raise ValueError("A face has a letter and a material that are there.")
        for number in range(FROM * count):
            self.work[number // FROM * WORK + number % FROM] = within(cubes[number], -1e3, 1e3)
        for number in range(LOOK):
            self.look[number] = look[number]
        for number in range(6 * TONES):
            self.tones[number] = look[LOOK + number]
        self.count = count
        with cython.nogil:
            self.place_all()

    def light(self, row: Row, part: int, parts: int) -> None:
        """Work out light on cubes and tray, one of `parts` shares of it. Raises ValueError or RuntimeError."""
        self.begin(row, part, parts)
        with cython.nogil:
            self.light_cubes(row, self.count * part // parts, self.count * (part + 1) // parts)
            self.light_rows(row, self.rows() * part // parts, self.rows() * (part + 1) // parts)
        row.busy, self.busy = False, self.busy - 1

    def render(self, row: Row, start: int, stop: int) -> None:
        """Draw rows of the picture, once light is worked out. Raises ValueError or RuntimeError."""
        self.begin(row, start, self.height)
        with cython.nogil:
            self.draw_rows(row, start, min(stop, self.height))
        row.busy, self.busy = False, self.busy - 1

    def bend(self, row: Row, part: int, parts: int) -> None:
        """Write what the glass shows, one of `parts` shares of it; the other pixels stay. Raises ValueError or
        RuntimeError."""
        self.begin(row, part, parts)
        count = len(self.glass) // GLASS
        with cython.nogil:
            self.bend_pixels(count * part // parts, count * (part + 1) // parts)
        row.busy, self.busy = False, self.busy - 1

    def begin(self, row: Row, part: int, parts: int) -> None:
        """Note that a thread draws. Raises ValueError or RuntimeError."""
        if part < 0 or part >= parts or parts > MOST_PIXELS:
            raise ValueError("There is no such part of a picture.")
        if row is None or row.busy:
            raise RuntimeError("A row serves one thread.")
        row.busy, self.busy = True, self.busy + 1

    # ---- without Python

    def rows(self) -> int:
        """Return the rows of points of light of the tray."""
        return self.height // CELL + 3

    def fits(self, size: int) -> bool:
        """Return whether the glass shows pixels of a picture of this size."""
        for number in range(len(self.glass) // GLASS):
            i = GLASS * number
            if self.glass[i] >= size or self.glass[i + 2] >> 16 > 256:
                return False
            if self.glass[i + 1] >= size or self.glass[i + 1] + self.width + 1 >= size:
                return False
        return True

    def light_cubes(self, row: Row, start: int, stop: int) -> None:
        """Light the faces of cubes."""
        for cube in range(start, stop):
            for face in range(self.shown[cube]):
                row.light_face(self, cube, face)

    def light_rows(self, row: Row, start: int, stop: int) -> None:
        """Light rows of points of the tray."""
        for y in range(start, stop):
            row.light_tray(self, y)

    def draw_rows(self, row: Row, start: int, stop: int) -> None:
        """Draw rows of pixels."""
        for y in range(start, stop):
            row.draw(self, y)

    def bend_pixels(self, start: int, stop: int) -> None:
        """Write pixels that the glass bends, each the mean of four."""
        for number in range(start, stop):
            i = GLASS * number
            at, parts = self.glass[i + 1], self.glass[i + 2]
            above = blend(self.out[at], self.out[at + 1], parts & 255)
            below = blend(self.out[at + self.width], self.out[at + self.width + 1], parts & 255)
            self.bent[self.glass[i]] = blend(0, blend(above, below, parts >> 8 & 255), parts >> 16)

    def turn(self, w: int, to: int, x: float, y: float, z: float) -> None:
        """Note a direction as a cube has it."""
        for i in range(3):
            t = w + TURN + i
            self.work[w + to + i] = self.work[t] * x + self.work[t + 3] * y + self.work[t + 6] * z

    def place_all(self) -> None:
        """Place the cubes, and sort them: the nearest first."""
        look, m = self.look, self.work
        for cube in range(self.count):
            w = cube * WORK
            x, y, z = look[EYE] - m[w], look[EYE + 1] - m[w + 1], look[EYE + 2] - m[w + 2]
            k = look[A_PIXEL]
            far = 1.0 / larger(root(x * x + y * y + z * z), 1e-3)
            self.turn(w, FROM, x, y, z)
            self.turn(w, RAY, look[AWAY], look[AWAY + 1], look[AWAY + 2])
            self.turn(w, ACROSS, look[RIGHT] * k, look[RIGHT + 1] * k, look[RIGHT + 2] * k)
            self.turn(w, DOWN, -look[UP] * k, -look[UP + 1] * k, -look[UP + 2] * k)
            self.turn(w, LIT, look[LAMP], look[LAMP + 1], look[LAMP + 2])
            self.turn(w, UPWARDS, 0.0, 0.0, 1.0)
            self.turn(w, SOUTH, 0.0, -1.0, 0.0)
            a, b, c = look[LAMP] + x * far, look[LAMP + 1] + y * far, look[LAMP + 2] + z * far
            t = 1.0 / larger(root(a * a + b * b + c * c), 1e-3)
            self.turn(w, HALFWAY, a * t, b * t, c * t)
            for i in range(3):
                m[w + TOWARDS + i] = m[w + FROM + i] * far
            m[w + DEPTH] = larger(-x * look[AWAY] - y * look[AWAY + 1] - z * look[AWAY + 2], 0.01)
            t = 1.0 / (m[w + DEPTH] * k)
            m[w + MIDDLE_X] = look[ORIGIN_X] - (x * look[RIGHT] + y * look[RIGHT + 1] + z * look[RIGHT + 2]) * t
            m[w + MIDDLE_Y] = look[ORIGIN_Y] + (x * look[UP] + y * look[UP + 1] + z * look[UP + 2]) * t
            m[w + EXTENT] = 0.78 * t
            self.outline(cube)
            self.shown[cube] = 0
            for face in range(6):
                axis, sign = face >> 1, 1 - 2 * (face & 1)
                if m[w + DEPTH] > 1.0 and m[w + FROM + axis] * sign > 0.5 + 0.03 / far and self.shown[cube] < SHOWN:
                    self.show(cube, face, axis, sign)  # flatter ones are left to the round edges of others
        self.sort()

    def show(self, cube: int, face: int, axis: int, sign: int) -> None:
        """Note a face that is seen, and how fine its letter has to be."""
        look, m, w, side = self.look, self.work, cube * WORK, cube * SHOWN + self.shown[cube]
        q, label = side * SIDE, cube * TEXTURES + 2 * face
        self.shown[cube] += 1
        u_axis, v_axis = 1 if axis == 0 else 0, 1 if axis == 2 else 2
        self.sides[q + AXIS], self.sides[q + U_AXIS], self.sides[q + V_AXIS] = axis, u_axis, v_axis
        self.sides[q + SIGN], self.sides[q + U_SIGN] = sign, -sign if axis == 1 else sign
        self.sides[q + TEXTURE], self.sides[q + QUARTERS] = self.labels[label] >> 2, self.labels[label] & 3
        self.sides[q + TONE] = self.labels[label + 1]
        t = w + TURN
        x = m[w] + m[t + axis] * sign * 0.5 - look[EYE]
        y = m[w + 1] + m[t + 3 + axis] * sign * 0.5 - look[EYE + 1]
        z = m[w + 2] + m[t + 6 + axis] * sign * 0.5 - look[EYE + 2]
        far = larger(x * look[AWAY] + y * look[AWAY + 1] + z * look[AWAY + 2], 0.01)
        a = (x * look[RIGHT] + y * look[RIGHT + 1] + z * look[RIGHT + 2]) / far
        b = (x * look[UP] + y * look[UP + 1] + z * look[UP + 2]) / far
        far = 1.0 / (far * look[A_PIXEL])
        x, y, z = m[t + u_axis], m[t + 3 + u_axis], m[t + 6 + u_axis]
        k = x * look[AWAY] + y * look[AWAY + 1] + z * look[AWAY + 2]
        ux = (x * look[RIGHT] + y * look[RIGHT + 1] + z * look[RIGHT + 2] - a * k) * far
        uy = (x * look[UP] + y * look[UP + 1] + z * look[UP + 2] - b * k) * far
        x, y, z = m[t + v_axis], m[t + 3 + v_axis], m[t + 6 + v_axis]
        k = x * look[AWAY] + y * look[AWAY + 1] + z * look[AWAY + 2]
        vx = (x * look[RIGHT] + y * look[RIGHT + 1] + z * look[RIGHT + 2] - a * k) * far
        vy = (x * look[UP] + y * look[UP + 1] + z * look[UP + 2] - b * k) * far
        area = larger(abs(ux * vy - uy * vx), 1.0)
        a, b = self.texels * root(vx * vx + vy * vy) / area, self.texels * root(ux * ux + uy * uy) / area
        if self.sides[q + QUARTERS] % 2:
            a, b = b, a
        level = 0
        while level < SIZES - 1 and a >= SHARPEST * (1 << level):
            level += 1
        self.sides[q + LEVEL_U], level = level, 0
        while level < SIZES - 1 and b >= SHARPEST * (1 << level):
            level += 1
        self.sides[q + LEVEL_V] = level
        k = self.texels / larger(larger(a, b), 1e-3)
        self.fine[side * 2 + FINE_INK] = within(k * 0.12 - 0.35, 0.0, 1.0)
        self.fine[side * 2 + FINE_GROOVE] = within(k * 0.022 - 0.25, 0.0, 1.0)

    def outline(self, cube: int) -> None:
        """Write the spans of a cube's outline: in each of many directions it is the farthest of eight balls."""
        look, m, s, w = self.look, self.work, self.scratch, cube * WORK
        top, bottom, t = FAR_AWAY, -FAR_AWAY, w + TURN
        for i in range(8):
            a, b, c = either(i % 2 == 1, FLAT, -FLAT), either(i // 2 % 2 == 1, FLAT, -FLAT), either(i > 3, FLAT, -FLAT)
            x = m[w] + m[t] * a + m[t + 1] * b + m[t + 2] * c - look[EYE]
            y = m[w + 1] + m[t + 3] * a + m[t + 4] * b + m[t + 5] * c - look[EYE + 1]
            z = m[w + 2] + m[t + 6] * a + m[t + 7] * b + m[t + 8] * c - look[EYE + 2]
            f = 1.0 / (larger(x * look[AWAY] + y * look[AWAY + 1] + z * look[AWAY + 2], 0.01) * look[A_PIXEL])
            s[i] = look[ORIGIN_X] + (x * look[RIGHT] + y * look[RIGHT + 1] + z * look[RIGHT + 2]) * f
            s[8 + i] = look[ORIGIN_Y] - (x * look[UP] + y * look[UP + 1] + z * look[UP + 2]) * f
            s[16 + i] = ROUND * f
        for j in range(AROUND):
            a, f, at = j * (6.2831853 / AROUND), -FAR_AWAY, 0
            x, y = cos(a), sin(a)
            for i in range(8):
                k = s[i] * x + s[8 + i] * y + s[16 + i]
                if k > f:
                    f, at = k, i
            s[24 + j], s[24 + AROUND + j] = s[at] + s[16 + at] * x, s[8 + at] + s[16 + at] * y
            top, bottom = lesser(top, s[24 + AROUND + j]), larger(bottom, s[24 + AROUND + j])
        self.tops[cube] = whole(floor(within(top, 0.0, self.height)))
        self.bottoms[cube] = min(whole(ceil(within(bottom, 0.0, self.height))), self.tops[cube] + MOST_ROWS)
        self.trace(cube)

    def trace(self, cube: int) -> None:
        """Write the spans between the corners of an outline."""
        s, begin, first = self.scratch, self.tops[cube], cube * MOST_ROWS * SUBROWS
        spans = max(self.bottoms[cube] - begin, 0) * SUBROWS
        for i in range(first, first + spans):
            self.left[i], self.right[i] = FAR_AWAY, -FAR_AWAY
        for j in range(AROUND):
            at = (j + 1) % AROUND
            x, y = s[24 + j], (s[24 + AROUND + j] - begin) * SUBROWS - 0.5
            a, b = s[24 + at], (s[24 + AROUND + at] - begin) * SUBROWS - 0.5
            down = b > y
            if not down:
                x, y, a, b = a, b, x, y
            start, stop = whole(ceil(within(y, 0.0, spans))), whole(ceil(within(b, 0.0, spans)))
            if start < stop:
                k = (a - x) / (b - y)
                for i in range(start, stop):
                    if down:
                        self.right[first + i] = x + (i - y) * k
                    else:
                        self.left[first + i] = x + (i - y) * k

    def sort(self) -> None:
        """Order the cubes, the nearest first; in a ring of cubes the one with least in front of it goes first."""
        n, m = self.count, self.work
        for a in range(n):
            self.waiting[a] = 0
            for b in range(n):
                self.behind[a * n + b] = 0
        for a in range(n):
            for b in range(a + 1, n):
                x = m[a * WORK + MIDDLE_X] - m[b * WORK + MIDDLE_X]
                y = m[a * WORK + MIDDLE_Y] - m[b * WORK + MIDDLE_Y]
                k = m[a * WORK + EXTENT] + m[b * WORK + EXTENT]
                if x * x + y * y <= k * k:
                    first, last = (a, b) if self.hides(a * WORK, b * WORK) > 0 else (b, a)
                    self.behind[last * n + first] = 1
                    self.waiting[last] += 1
        for place in range(n):
            best = -1
            for a in range(n):
                if self.waiting[a] < MOST_CUBES and (
                    best < 0
                    or self.waiting[a] < self.waiting[best]
                    or (self.waiting[a] == self.waiting[best] and m[a * WORK + DEPTH] < m[best * WORK + DEPTH])
                ):
                    best = a
            self.waiting[best], self.order[place] = 2 * MOST_CUBES, best
            for a in range(n):
                self.waiting[a] -= self.behind[a * n + best]

    def hides(self, a: int, b: int) -> int:
        """Return 1 if one cube hides the other, else -1: by the widest gap between them and the eye's side of it."""
        m, self.gap, self.front = self.work, -FAR_AWAY, 1
        for i in range(3):
            self.part(a, b, m[a + TURN + i], m[a + TURN + 3 + i], m[a + TURN + 6 + i])
            self.part(a, b, m[b + TURN + i], m[b + TURN + 3 + i], m[b + TURN + 6 + i])
            for j in range(3):
                px, py, pz = m[a + TURN + i], m[a + TURN + 3 + i], m[a + TURN + 6 + i]
                qx, qy, qz = m[b + TURN + j], m[b + TURN + 3 + j], m[b + TURN + 6 + j]
                x, y, z = py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx
                k = x * x + y * y + z * z
                if k >= 0.02:
                    k = 1.0 / root(k)
                    self.part(a, b, x * k, y * k, z * k)
        return self.front

    def part(self, a: int, b: int, x: float, y: float, z: float) -> None:
        """Note the gap between two cubes along a direction if it is wider than those before."""
        m, size = self.work, 0.0
        for i in range(3):
            size += abs(m[a + TURN + i] * x + m[a + TURN + 3 + i] * y + m[a + TURN + 6 + i] * z)
            size += abs(m[b + TURN + i] * x + m[b + TURN + 3 + i] * y + m[b + TURN + 6 + i] * z)
        ax, ay, az = m[a + TRUE], m[a + TRUE + 1], m[a + TRUE + 2]
        d = (m[b + TRUE] - ax) * x + (m[b + TRUE + 1] - ay) * y + (m[b + TRUE + 2] - az) * z
        gap = abs(d) - 0.5 * size
        if gap > self.gap:
            k = (self.look[EYE] - ax) * x + (self.look[EYE + 1] - ay) * y + (self.look[EYE + 2] - az) * z
            half = 0.0
            for i in range(3):
                half += abs(m[a + TURN + i] * x + m[a + TURN + 3 + i] * y + m[a + TURN + 6 + i] * z)
            self.gap = gap
            self.front = 1 if either(d < 0, -k, k) < 0.5 * half + 0.5 * gap else -1
