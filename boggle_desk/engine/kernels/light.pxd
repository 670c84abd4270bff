cimport cython
from libc.math cimport ceilf as ceil, cosf as cos, floorf as floor, sinf as sin, sqrtf
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t

from boggle_desk.engine.kernels.codes cimport *

cdef float FLAT, ROUND, HALF, BEVEL, INNER, SHARPEST, COVERED, FAR_AWAY

cdef inline float lesser(float a, float b) noexcept nogil:
    return a if a < b else b

cdef inline float larger(float a, float b) noexcept nogil:
    return a if a > b else b

cdef inline float within(float number, float low, float high) noexcept nogil:
    return lesser(larger(number, low), high)

cdef inline float either(bint first, float one, float other) noexcept nogil:
    return one if first else other

cdef inline float root(float number) noexcept nogil:
    return sqrtf(number)

cdef inline int whole(float number) noexcept nogil:
    return <int> number

@cython.locals(over=float, part=float)
cdef float film(float light) noexcept nogil

@cython.locals(shut=float)
cdef float hidden(float near, float middle, float far) noexcept nogil

@cython.locals(a=float, b=float, c=float)
cdef float outside(float x, float y, float z) noexcept nogil

@cython.locals(odd=uint32_t, even=uint32_t)
cdef uint32_t blend(uint32_t one, uint32_t other, uint32_t part) noexcept nogil


@cython.final
cdef class Row:
    # 2560: MOST_PIXELS
    cdef float red[2560]
    cdef float green[2560]
    cdef float blue[2560]
    cdef float rest[2560]
    cdef float cover[2560]
    cdef float u[2560]
    cdef float v[2560]
    cdef float nu[2560]
    cdef float nv[2560]
    cdef float nw[2560]
    cdef float soft[2560]
    cdef float lit[2560]
    cdef float ink[2560]
    cdef float cr[2560]
    cdef float cg[2560]
    cdef float cb[2560]
    cdef int32_t at[2560]
    cdef float lines[21]
    cdef float begins[3]
    cdef int32_t order[3]
    cdef int32_t inner[3]
    cdef int32_t outer[3]
    cdef float begin, end
    cdef int start, stop, parts
    cdef bint busy

    @cython.locals(m=cython.p_float, i=int, cx=float, cy=float, cz=float, m0=float, m1=float, m2=float, m3=float,
                   m4=float, m5=float, m6=float, m7=float, m8=float, lx=float, ly=float, lz=float, ix=float, iy=float,
                   iz=float, kx=float, ky=float, kz=float, x=float, y=float, z=float, a=float, b=float, c=float,
                   ox=float, oy=float, oz=float, gx=float, gy=float, gz=float, entry=float, t=float, free=float)
    cdef void shade(self, CubeLight light, int w, int start, int stop, float soft) noexcept nogil

    @cython.locals(m=cython.p_float, w=int, q=int, u_axis=int, v_axis=int, axis=int, sign=int, i=int, j=int, t=int, o=int,
                   other=int, first=int, pu=float, pv=float, pw=float, gu=float, gv=float, gw=float, length=float,
                   out=float, there=float, wall=float, x=float, y=float, z=float, far=float, along=float, sky=float)
    cdef void light_face(self, CubeLight light, int cube, int face) noexcept nogil

    @cython.locals(look=cython.p_float, points=int, a=float, b=float, fade=float, i=int, x=float, y=float, z=float,
                   t=float, over=float, beyond=float, within_picture=float, cube=int, w=int, start=int, stop=int)
    cdef void light_tray(self, CubeLight light, int row) noexcept nogil

    @cython.locals(before=int, s0=float, l0=float, s1=float, l1=float, i=int, j=int, first=int, x=float, y=float, at=int,
                   q=int, o=int, axis=int, along=float, other=int, height=float, cross=float, left=int, top=int,
                   place=int, a=float, b=float, part=float)
    cdef void light_along(self, CubeLight light, int side, int count, int step, bint edges) noexcept nogil

    @cython.locals(m=cython.p_float, look=cython.p_float, w=int, q=int, count=int, u_axis=int, v_axis=int, axis=int,
                   sign=int, tone=int, i=int, x=float, t=float, ou=float, ov=float, ow=float, a0=float, b0=float,
                   c0=float, a1=float, b1=float, c1=float, du=float, dv=float, dw=float, pu=float, pv=float, pw=float,
                   su=float, sv=float, eu=float, ev=float, ew=float, au=float, av=float, aw=float, size=float, g=float,
                   turned=float, length=float, lu=float, lv=float, lw=float, hu=float, hv=float, hw=float, zu=float,
                   zv=float, zw=float, yu=float, yv=float, yw=float, k0=float, k1=float, k2=float, s0=float, s1=float,
                   s2=float, w0=float, w1=float, w2=float, g0=float, g1=float, g2=float, i0=float, i1=float, i2=float,
                   j0=float, j1=float, j2=float, shine=float, groove=float, a=float, b=float, c=float, deep=float,
                   inside=float, grey=float, lit=float, soft=float, lamp=float, sky=float, south=float,
                   shiny=float, broad=float, below=float)
    cdef void round_part(self, CubeLight light, int cube, int side, int start, int stop) noexcept nogil

    @cython.locals(m=cython.p_float, look=cython.p_float, w=int, q=int, count=int, texels=int,
                   axis=int, sign=int, wide=int, high=int, quarters=int, u_sign=int, c=int, s=int, across=int,
                   first=int, place=int, left=int, top=int, tone=int, i=int, p0=float, p1=float, r0=float, r1=float,
                   d0=float, d1=float, a0=float, b0=float, a1=float, b1=float, a2=float, k0=float, k1=float, k2=float,
                   i0=float, i1=float, i2=float, j0=float, j1=float, j2=float, x=float, y=float, t=float, pu=float,
                   column=float, pv=float, a=float, b=float, lamp=float, sky=float, south=float, shiny=float, broad=float,
                   opaque=float, sharp=float, k=float, soft=float, lit=float, away=float)
    cdef void flat_part(self, CubeLight light, int cube, int side, int line, int start, int stop) noexcept nogil

    @cython.locals(i=int, k=float)
    cdef void lay(self, int start, int stop) noexcept nogil

    cdef void narrow(self, float p, float q) noexcept nogil

    @cython.locals(p=int, q=int, d=float, e=float)
    cdef void square(self, int line, float half) noexcept nogil

    @cython.locals(at=int, first=float, last=float, left=float, right=float, s=int, inner=int, outer=int, x=int, k=float)
    cdef void span(self, CubeLight light, int cube, int y) noexcept nogil

    @cython.locals(start=int, stop=int, part=int, side=int, a=int, b=int, e=int)
    cdef void draw_cube(self, CubeLight light, int cube, int y) noexcept nogil

    @cython.locals(face=int, a=int, b=int)
    cdef void draw_part(self, CubeLight light, int cube, int side, int start, int stop) noexcept nogil

    @cython.locals(m=cython.p_float, w=int, py=float, px=float, i=int, face=int, q=int, line=int, u_axis=int, v_axis=int,
                   axis=int, sign=int, h=float, d=float, e=float, place=int, begin=float, best=float, k=float)
    cdef void meet(self, CubeLight light, int cube, int y, int start, int stop) noexcept nogil

    @cython.locals(width=int, points=int, x=int, place=int, cube=int, part=float, top=int, point=int, a=float, b=float,
                   j=int, pixel=uint32_t, soft=float, k=float, t=float, red=int, green=int, blue=int, alpha=int)
    cdef void draw(self, CubeLight light, int y) noexcept nogil


@cython.final
cdef class CubeLight:
    cdef int count, width, height, points, texels, letters, busy, front
    cdef float gap
    cdef float look[40]
    cdef float tones[18]
    cdef float work[3072]
    cdef float scratch[152]
    cdef float left[524288]
    cdef float right[524288]
    cdef float soft[12288]
    cdef float lit[12288]
    cdef float fine[384]
    cdef float tray[104652]
    cdef int32_t sides[2304]
    cdef int32_t labels[768]
    cdef int32_t tops[64]
    cdef int32_t bottoms[64]
    cdef int32_t shown[64]
    cdef int32_t order[64]
    cdef int32_t waiting[64]
    cdef int32_t behind[4096]
    cdef const uint8_t[::1] atlas
    cdef uint32_t[::1] out, bent
    cdef const uint32_t[::1] ground, glass

    cdef rest(self)

    @cython.locals(across=int)
    cpdef set_letters(self, const uint8_t[::1] atlas, int texels)

    @cython.locals(size=int)
    cpdef set_picture(self, int width, int height, uint32_t[::1] out, const uint32_t[::1] ground, uint32_t[::1] bent,
                      const uint32_t[::1] glass)

    @cython.locals(count=int, number=int)
    cpdef place(self, const float[::1] look, const float[::1] cubes, const int32_t[::1] labels)

    cpdef light(self, Row row, int part, int parts)

    cpdef render(self, Row row, int start, int stop)

    @cython.locals(count=int)
    cpdef bend(self, Row row, int part, int parts)

    cdef begin(self, Row row, int part, int parts)

    cdef int rows(self) noexcept nogil

    @cython.locals(number=int, i=int)
    cdef bint fits(self, uint32_t size) noexcept nogil

    @cython.locals(cube=int, face=int)
    cdef void light_cubes(self, Row row, int start, int stop) noexcept nogil

    @cython.locals(y=int)
    cdef void light_rows(self, Row row, int start, int stop) noexcept nogil

    @cython.locals(y=int)
    cdef void draw_rows(self, Row row, int start, int stop) noexcept nogil

    @cython.locals(number=int, i=int, at=uint32_t, parts=uint32_t, above=uint32_t, below=uint32_t)
    cdef void bend_pixels(self, int start, int stop) noexcept nogil

    @cython.locals(i=int, t=int)
    cdef void turn(self, int w, int to, float x, float y, float z) noexcept nogil

    @cython.locals(look=cython.p_float, m=cython.p_float, cube=int, w=int, i=int, face=int, axis=int, sign=int, x=float,
                   y=float, z=float, k=float, far=float, a=float, b=float, c=float, t=float)
    cdef void place_all(self) noexcept nogil

    @cython.locals(look=cython.p_float, m=cython.p_float, w=int, side=int, q=int, label=int, u_axis=int, v_axis=int, t=int,
                   level=int, x=float, y=float, z=float, far=float, a=float, b=float, k=float, ux=float, uy=float,
                   vx=float, vy=float, area=float)
    cdef void show(self, int cube, int face, int axis, int sign) noexcept nogil

    @cython.locals(look=cython.p_float, m=cython.p_float, s=cython.p_float, w=int, t=int, i=int, j=int, at=int, top=float,
                   bottom=float, a=float, b=float, c=float, x=float, y=float, z=float, f=float, k=float)
    cdef void outline(self, int cube) noexcept nogil

    @cython.locals(s=cython.p_float, begin=int, first=int, spans=int, i=int, j=int, at=int, start=int, stop=int,
                   down=cython.bint, x=float, y=float, a=float, b=float, k=float)
    cdef void trace(self, int cube) noexcept nogil

    @cython.locals(n=int, m=cython.p_float, a=int, b=int, x=float, y=float, k=float, first=int, last=int, place=int,
                   best=int)
    cdef void sort(self) noexcept nogil

    @cython.locals(m=cython.p_float, i=int, j=int, px=float, py=float, pz=float, qx=float, qy=float, qz=float, x=float,
                   y=float, z=float, k=float)
    cdef int hides(self, int a, int b) noexcept nogil

    @cython.locals(m=cython.p_float, size=float, i=int, ax=float, ay=float, az=float, d=float, gap=float, k=float,
                   half=float)
    cdef void part(self, int a, int b, float x, float y, float z) noexcept nogil
