cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport lowest, popcount

cdef uint32_t _ANY, _ONE, _SPREAD
cdef int SPELLED_BITS, _VOWEL_FINE
cdef int32_t NOTHING, ONE_POINT, _MOST_PLAYS
cdef int PLACES, SLOTS, LARGEST_SIDE, BLANK, KINDS, BLANKED, MOVE, STRIP, STEPS, LONGEST_LEAVE, MOST_LETTERS, MOST_TILES, _NO_WORD


@cython.final  # so that its own calls are direct ones
cdef class Generator:
    cdef bint busy
    cdef uint64_t uses
    cdef uint8_t[::1] stopping
    cdef object asked
    cdef const uint32_t[::1] nodes
    cdef uint32_t root, forward
    cdef readonly int rows, columns, half, end
    cdef int start_row, start_column, tiles, bingo_tiles, bingo_bonus
    cdef uint32_t playable, vowels
    cdef uint8_t values[128]
    cdef uint32_t bits[128]
    cdef uint8_t squares[1406]
    cdef uint32_t fits[1406]
    cdef int32_t hooks[1406]
    cdef uint8_t letter_bonus[1406]
    cdef uint8_t word_bonus[1406]
    cdef uint16_t turned[1406]
    cdef uint16_t square_of[1406]
    cdef uint16_t across[676]
    cdef uint8_t rack[33]
    cdef int32_t weights[33]
    cdef uint32_t rack_mask
    cdef int rack_size, placed, latest
    cdef readonly int32_t part
    cdef int32_t leaves[32768]
    cdef int32_t ranks[32768]
    cdef uint8_t sizes[32768]
    cdef int32_t chosen[231]
    cdef int32_t offsets[8]
    cdef const int16_t[::1] table
    cdef readonly int letters
    cdef readonly bint has_leaves
    cdef uint8_t laid[32]
    cdef int32_t best_leaves[16]
    cdef int32_t blankless_leaves[16]
    cdef uint8_t strip[1406]
    cdef int32_t anchors[5624]
    cdef int anchor_count, anchor, leftmost, limit
    cdef bint down, best_only, with_leaves
    cdef int blank_phase, usable, blanks
    cdef uint32_t keys[64]
    cdef uint32_t rack_key, known_letters, good_letters
    cdef bint spells_alone, can_spell
    cdef const uint8_t[::1] spelled
    cdef uint8_t[::1] marks
    cdef int32_t bonus_letter[32]
    cdef int32_t bonus_cross[32]
    cdef int32_t ordered[32]
    cdef int32_t dearest[32]
    cdef readonly int32_t count
    cdef int32_t room
    cdef uint8_t saved_squares[44992]
    cdef uint32_t saved_fits[44992]
    cdef int32_t saved_hooks[44992]
    cdef int32_t saved_tiles[32]
    cdef int32_t[::1] equities, scores, parts
    cdef uint8_t[::1] moves

    @cython.locals(mask=uint32_t)
    cdef inline uint32_t step(self, uint32_t node, uint32_t bit) noexcept nogil

    @cython.locals(other=int, first=int, final=int, at=int, points=int32_t, before=uint32_t, after=uint32_t)
    cdef void check_crossing(self, int place) noexcept nogil

    @cython.locals(fitting=uint32_t, ending=uint32_t, maybe=uint32_t, bit=uint32_t, node=uint32_t, at=int)
    cdef uint32_t between(self, uint32_t before, uint32_t after, int other, int final) noexcept nogil

    @cython.locals(square=int, place=int, other=int)
    cdef void lay(self, const uint8_t *codes) noexcept nogil

    @cython.locals(place=int)
    cdef void lay_nothing(self) noexcept nogil

    @cython.locals(at=int, place=int, other=int)
    cdef void put(self, int first, int length, const uint8_t *codes) noexcept nogil

    @cython.locals(move=int, length=int, at=int)
    cdef void put_move(self, int number) noexcept nogil

    cdef inline void mend(self, int place) noexcept nogil

    @cython.locals(base=int, at=int)
    cdef void save(self, int slot) noexcept nogil

    @cython.locals(base=int, at=int)
    cdef void restore(self, int slot) noexcept nogil

    @cython.locals(kind=int)
    cdef void take_rack(self, const uint8_t *counts) noexcept nogil

    @cython.locals(weight=int32_t, kind=int, number=int)
    cdef void take_held(self) noexcept nogil

    @cython.locals(weight=int32_t, kind=int, number=int, column=int, part=int32_t, size=int)
    cdef void value_leaves(self) noexcept nogil

    @cython.locals(best=int, at=int)
    cdef bint comes_first(self, int first, int length) noexcept nogil

    @cython.locals(score=int32_t, equity=int32_t, length=int, at=int32_t, move=int32_t, offset=int)
    cdef void record(self, int first, int final, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(fine=int32_t, place=int, other=int)
    cdef int32_t opening_fine(self, int first, int final) noexcept nogil

    @cython.locals(open_left=bint, onward=uint32_t)
    cdef void go_on(self, int place, uint32_t target, bint complete, int32_t points, int32_t factor, int32_t extra,
                    int first) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, code=int, bit=uint32_t, fitting=uint32_t, wild=bint, bonus=int32_t,
                   word=int32_t, hook=int32_t, crossed=int32_t, previous=int, letter=uint32_t, target=uint32_t, complete=bint,
                   gain=int32_t)
    cdef void walk(self, int place, uint32_t node, int32_t points, int32_t factor, int32_t extra, int first) noexcept nogil

    @cython.locals(at=int)
    cdef void add_anchor(self, int place, int leftmost, int limit) noexcept nogil

    @cython.locals(left=int, right=int, first=int, limit=int, place=int)
    cdef void find_anchors(self, int start, int end) noexcept nogil

    @cython.locals(stride=int, row=int, column=int, begin=int, line=int)
    cdef void find_all_anchors(self) noexcept nogil

    cdef void begin(self, bint best_only, bint with_leaves) noexcept nogil

    cdef void search_anchor(self, int number) noexcept nogil

    @cython.locals(number=int)
    cdef void search_all(self) noexcept nogil

    @cython.locals(number=int, blanks=uint8_t)
    cdef void search_best(self, bint with_leaves) noexcept nogil

    @cython.locals(number=int)
    cdef void search_promising(self) noexcept nogil

    @cython.locals(letter=int)
    cdef void gather_keys(self, int blanks) noexcept nogil

    @cython.locals(at=uint32_t)
    cdef inline bint spells(self, uint32_t key) noexcept nogil

    @cython.locals(letter=int)
    cdef bint spells_with_blank(self, uint32_t key) noexcept nogil

    @cython.locals(bit=uint32_t)
    cdef bint uses_all(self, uint32_t key, int number, int code) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, wanted=uint32_t, target=uint32_t, letter=uint32_t, bit=uint32_t,
                   following=uint32_t, at=uint32_t)
    cdef void mark_from(self, uint32_t node, uint32_t key, int most) noexcept nogil

    @cython.locals(size=int, weight=int32_t, all_blanks=int32_t, part=int32_t, number=int, kind=int, worth=int32_t)
    cdef void order_leaves(self) noexcept nogil

    @cython.locals(number=int, letter=int, _each=int, value=int32_t, at=int)
    cdef void bound_leaves(self, bint with_blanks) noexcept nogil

    @cython.locals(leave=int32_t, each=int, times=int32_t, at=int, worth=int32_t, laid=int)
    cdef int32_t worth_at_most(self, int32_t points, int32_t factor, int32_t extra, int number) noexcept nogil

    cdef inline void note_square(self, int place, int number) noexcept nogil

    @cython.locals(allowed=uint32_t, best=int32_t, left=int, left_points=int32_t, left_extra=int32_t, left_factor=int32_t,
                   left_count=int, points=int32_t, extra=int32_t, factor=int32_t, number=int, right=int, worth=int32_t,
                   whole=int, left_key=uint32_t, key=uint32_t, left_tiles=int, through=int, code=int)
    cdef int32_t bound(self, int anchor, int leftmost, int limit) noexcept nogil

    @cython.locals(number=int, place=int, leftmost=int, limit=int, worth=int32_t, at=int, field=int)
    cdef void sort_anchors(self) noexcept nogil

    cpdef idle(self)

    cpdef occupy(self)

    @cython.locals(board=cython.p_const_uchar, code=uint8_t)
    cpdef set_board(self, bytes codes)

    @cython.locals(counts=cython.p_const_uchar)
    cpdef find_all(self, bytes rack)

    @cython.locals(counts=cython.p_const_uchar, part=int32_t, known=bint)
    cpdef find_best(self, bytes rack, leaves=*)

    cpdef set_leaves(self, table)
