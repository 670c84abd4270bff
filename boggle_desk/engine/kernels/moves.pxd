cimport cython
from libc.stdint cimport int16_t, int32_t, uint16_t, uint32_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.bits cimport fetch, lowest, popcount
from boggle_desk.engine.kernels.codes cimport *


cdef inline void fetch_node(const uint32_t[::1] nodes, uint32_t node) noexcept nogil:
    fetch(&nodes[node])


@cython.final  # so that its own calls are direct ones
cdef class MoveGenerator:
    # the board
    cdef bint busy
    cdef uint64_t uses
    cdef const uint32_t[::1] nodes
    cdef uint32_t root
    cdef uint32_t forward
    cdef readonly int rows
    cdef readonly int columns
    cdef readonly int half
    cdef readonly int end
    cdef readonly int letters
    cdef int tiles
    cdef uint8_t values[2 * BLANKED]
    cdef uint32_t bits[2 * BLANKED]
    cdef uint8_t squares[PLACES]
    cdef uint32_t cross_sets[PLACES]
    cdef int32_t cross_scores[PLACES]
    cdef uint8_t letter_bonus[PLACES]
    cdef uint8_t word_bonus[PLACES]
    cdef uint16_t turned[PLACES]
    cdef uint16_t square_of[PLACES]
    cdef uint16_t across[LARGEST_SIDE * LARGEST_SIDE]
    cdef uint8_t saved_squares[SLOTS * PLACES]
    cdef uint32_t saved_cross_sets[SLOTS * PLACES]
    cdef int32_t saved_cross_scores[SLOTS * PLACES]
    cdef int32_t saved_tiles[SLOTS]

    # the rack
    cdef uint32_t playable
    cdef uint32_t naming
    cdef uint8_t rack[KINDS]
    cdef int32_t weights[KINDS]
    cdef uint32_t rack_mask
    cdef int rack_size
    cdef int placed
    cdef int latest
    cdef readonly int32_t part
    cdef int32_t leaves[MOST_PARTS]
    cdef int32_t ranks[MOST_PARTS]
    cdef uint8_t sizes[MOST_PARTS]
    cdef int32_t chosen[KINDS * STEPS]
    cdef int32_t offsets[STEPS + 1]
    cdef const int16_t[::1] table
    cdef readonly bint has_leaves
    cdef uint32_t keys[BLANKED]
    cdef uint32_t rack_key
    cdef uint32_t known_letters
    cdef uint32_t good_letters
    cdef int blanks
    cdef bint spells_alone
    cdef bint can_spell
    cdef const uint8_t[::1] spelled
    cdef uint8_t[::1] marks

    # the search
    cdef int bingo_tiles
    cdef int bingo_bonus
    cdef object asked
    cdef uint8_t[::1] stopping
    cdef int start_row
    cdef int start_column
    cdef uint32_t vowels
    cdef uint8_t strip[PLACES]
    cdef uint8_t laid[MOVE]
    cdef int32_t anchors[ANCHOR * PLACES]
    cdef int32_t left_bounds[REACH]
    cdef int32_t right_bounds[REACH * REACH]
    cdef int row
    cdef int32_t to_beat
    cdef int anchor_count
    cdef int anchor
    cdef int leftmost
    cdef int limit
    cdef int first
    cdef bint down
    cdef bint best_only
    cdef bint with_leaves
    cdef readonly int32_t count
    cdef int32_t room
    cdef int32_t[::1] equities
    cdef int32_t[::1] scores
    cdef int32_t[::1] parts
    cdef uint8_t[::1] moves

    # bounds
    cdef int32_t part_points[MOST_PARTS]
    cdef int32_t together[REACH * (MOST_FACTOR + 1)]
    cdef bint weighed[MOST_FACTOR + 1]
    cdef int blank_phase
    cdef int32_t first_part
    cdef int32_t last_part
    cdef int usable
    cdef int32_t dearest[MOVE]
    cdef uint32_t dearest_bits[MOVE]
    cdef uint32_t before
    cdef uint32_t behind
    cdef int32_t sure_points
    cdef int32_t sure_extra
    cdef int32_t more_times[MOVE]
    cdef int32_t cross_times[MOVE]
    cdef int32_t ordered[MOVE]
    cdef int32_t span_bounds[MOST_SPANS]
    cdef int32_t span_places[MOST_SPANS]
    cdef int32_t span_count

    @cython.locals(mask=uint32_t)
    cdef inline uint32_t step(self, uint32_t node, uint32_t bit) noexcept nogil

    @cython.locals(other=int, first=int, final=int, at=int, points=int32_t, before=uint32_t, after=uint32_t)
    cdef void find_cross_set(self, int place) noexcept nogil

    @cython.locals(fitting=uint32_t, ending=uint32_t, maybe=uint32_t, bit=uint32_t, node=uint32_t, at=int)
    cdef uint32_t between(self, uint32_t before, uint32_t after, int other, int final) noexcept nogil

    @cython.locals(square=int, place=int, other=int)
    cdef void lay(self, const uint8_t *codes) noexcept nogil

    @cython.locals(place=int)
    cdef void lay_nothing(self) noexcept nogil

    @cython.locals(at=int, place=int, other=int)
    cdef void put(self, int first, int length, const uint8_t *codes) noexcept nogil

    cdef inline void renew_cross_set(self, int place) noexcept nogil

    @cython.locals(base=int, at=int)
    cdef void save(self, int slot) noexcept nogil

    @cython.locals(base=int, at=int)
    cdef void restore(self, int slot) noexcept nogil

    @cython.locals(board=cython.p_const_uchar, code=uint8_t)
    cpdef set_board(self, bytes codes)

    cpdef idle(self)

    cpdef occupy(self)

    @cython.locals(kind=int)
    cdef void take_rack(self, const uint8_t *counts) noexcept nogil

    @cython.locals(weight=int32_t, kind=int, number=int)
    cdef void take_held(self) noexcept nogil

    @cython.locals(weight=int32_t, kind=int, number=int, column=int, part=int32_t, size=int)
    cdef void value_leaves(self) noexcept nogil

    @cython.locals(letter=int)
    cdef void gather_keys(self, int blanks) noexcept nogil

    @cython.locals(at=uint32_t)
    cdef inline bint spells(self, uint32_t key) noexcept nogil

    @cython.locals(letter=int)
    cdef bint spells_with_blank(self, uint32_t key) noexcept nogil

    @cython.locals(letter=int)
    cdef void name_blank(self, uint32_t key) noexcept nogil

    @cython.locals(bit=uint32_t)
    cdef bint uses_all(self, uint32_t key, int number, int code) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, wanted=uint32_t, target=uint32_t, letter=uint32_t,
                   bit=uint32_t,
                   following=uint32_t, at=uint32_t)
    cdef void mark_from(self, uint32_t node, uint32_t key, int most) noexcept nogil

    cpdef set_leaves(self, table)

    @cython.locals(best=int, at=int)
    cdef bint comes_first(self, int first, int length) noexcept nogil

    @cython.locals(score=int32_t, equity=int32_t, length=int, at=int32_t, move=int32_t, offset=int)
    cdef void record(self, int first, int final, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(fine=int32_t, place=int, other=int)
    cdef int32_t opening_fine(self, int first, int final) noexcept nogil

    @cython.locals(open_left=bint, row=int, onward=uint32_t, open_right=bint)
    cdef inline void go_on(self, int place, uint32_t target, bint complete, int32_t points, int32_t factor,
                           int32_t extra) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, code=int, bit=uint32_t, fitting=uint32_t, wild=bint,
                   ahead=uint32_t, bonus=int32_t, word=int32_t, cross_score=int32_t, crossed=int32_t,
                   previous=int, letter=uint32_t, target=uint32_t, complete=bint,
                   gain=int32_t)
    cdef void walk(self, int place, uint32_t node, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(at=int)
    cdef void add_anchor(self, int place, int leftmost, int limit) noexcept nogil

    @cython.locals(left=int, right=int, first=int, limit=int, place=int)
    cdef void find_anchors(self, int start, int end) noexcept nogil

    @cython.locals(stride=int, row=int, column=int, begin=int, line=int)
    cdef void find_all_anchors(self) noexcept nogil

    cdef void forget(self, bint best_only, bint with_leaves) noexcept nogil

    cdef void search_anchor(self, int number) noexcept nogil

    @cython.locals(number=int)
    cdef void search_all(self) noexcept nogil

    @cython.locals(move=int, length=int, at=int)
    cdef void put_move(self, int number) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar)
    cpdef find_all(self, bytes rack)

    @cython.locals(weight=int32_t, kind=int, number=int, value=int32_t, part=int32_t)
    cdef void order_parts(self) noexcept nogil

    @cython.locals(all_blanks=int32_t, factor=int)
    cdef void take_phase(self, bint with_blanks) noexcept nogil

    @cython.locals(number=int, letter=int, _each=int, value=int32_t, at=int)
    cdef void order_tiles(self) noexcept nogil

    @cython.locals(row=int, number=int, all_points=int32_t, part=int32_t, worth=int32_t)
    cdef void weigh(self, int factor) noexcept nogil

    @cython.locals(at=int)
    cdef inline int32_t most_of(self, uint32_t fitting) noexcept nogil

    @cython.locals(node=uint32_t, place=int, onward=uint32_t)
    cdef void read_block(self, int anchor) noexcept nogil

    @cython.locals(bonus=int32_t, crossing=int32_t, most=int32_t)
    cdef inline int note_square(self, int place, uint32_t fitting, bint beside, int noted) noexcept nogil

    @cython.locals(worth=int32_t, each=int, times=int32_t, at=int, score=int32_t)
    cdef int32_t worth_at_most(self, int32_t points, int32_t factor, int32_t extra, int number,
                               int noted) noexcept nogil

    @cython.locals(allowed=uint32_t, best=int32_t, left=int, left_points=int32_t, left_extra=int32_t,
                   left_factor=int32_t,
                   left_count=int, left_noted=int, left_key=uint32_t, left_tiles=int, code=int, points=int32_t,
                   extra=int32_t, factor=int32_t, number=int, noted=int, key=uint32_t, through=int, right=int,
                   worth=int32_t, fitting=uint32_t)
    cdef int32_t bound(self, int anchor, int leftmost, int limit, bint naming) noexcept nogil

    cdef inline void note_span(self, int left, int number, int32_t worth) noexcept nogil

    @cython.locals(number=int, at=int)
    cdef void bound_anchors(self) noexcept nogil

    @cython.locals(best=int, other=int, field=int, kept=int32_t)
    cdef void bring_best(self, int number) noexcept nogil

    @cython.locals(at=int)
    cdef void promise_all(self) noexcept nogil

    @cython.locals(begin=int32_t, end=int32_t, at=int, span=int32_t, best=int32_t, left=int, most=int32_t)
    cdef void promise(self, int number) noexcept nogil

    @cython.locals(number=int, blanks=uint8_t)
    cdef void search_best(self, bint with_leaves) noexcept nogil

    @cython.locals(number=int, at=int)
    cdef void search_promising(self) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar, part=int32_t, known=bint)
    cpdef find_best(self, bytes rack, leaves=*)
