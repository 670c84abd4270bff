cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy

from boggle_desk.engine.kernels.bits cimport fetch, lowest, popcount
from boggle_desk.engine.kernels.codes cimport *


cdef inline void fetch_node(const uint32_t[::1] nodes, uint32_t node) noexcept nogil:
    fetch(&nodes[node])


cdef inline void copy_bytes(uint8_t[::1] to, int32_t at, const uint8_t *source, int first,
                            size_t count) noexcept nogil:
    memcpy(&to[at], source + first, count)


@cython.final  # so that its own calls are direct ones
cdef class WordMap:
    cdef readonly bint begun
    cdef object graph
    cdef const uint32_t[::1] nodes
    cdef uint32_t forward
    cdef uint32_t keys[KINDS]
    cdef int32_t counts[LARGEST_SIDE + 1]
    cdef uint8_t strip[LARGEST_SIDE]
    cdef uint8_t[::1] marks
    cdef uint8_t[::1] blank_marks
    cdef uint32_t[::1] tags
    cdef uint32_t[::1] ends
    cdef uint8_t[::1] text
    cdef uint64_t slots
    cdef int shift
    cdef int blank_shift
    cdef readonly int longest

    @cython.locals(children=uint32_t, target=uint32_t)
    cdef void count_from(self, uint32_t node, int length) noexcept nogil

    @cython.locals(at=uint32_t, number=int)
    cdef inline void mark(self, uint32_t key, int length) noexcept nogil

    @cython.locals(tag=uint32_t, at=uint64_t)
    cdef inline uint64_t slot(self, uint32_t key, int length) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, wanted=uint32_t, target=uint32_t, letter=uint32_t,
                   bit=uint32_t, following=uint32_t, slot=uint64_t, at=int)
    cdef void map_from(self, uint32_t node, uint32_t key, int length, bint writing) noexcept nogil

    @cython.locals(place=uint32_t, slot=uint64_t, room=uint32_t)
    cdef void add_up(self) noexcept nogil


@cython.final  # so that its own calls are direct ones
cdef class MoveGenerator:
    # the board
    cdef bint busy
    cdef uint64_t uses
    cdef object graph
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
    cdef int blanks
    cdef const uint8_t[::1] marks
    cdef const uint8_t[::1] blank_marks
    cdef const uint32_t[::1] tags
    cdef const uint32_t[::1] ends
    cdef const uint8_t[::1] text
    cdef uint64_t slots
    cdef int shift
    cdef int blank_shift
    cdef int longest

    # the search
    cdef int bingo_tiles
    cdef int bingo_bonus
    cdef object asked
    cdef uint8_t[::1] stopping
    cdef int start_row
    cdef int start_column
    cdef uint32_t vowels
    cdef uint8_t strip[PLACES + MOVE]
    cdef uint8_t laid[MOVE]
    cdef int32_t anchors[ANCHOR * PLACES]
    cdef int32_t to_beat
    cdef int anchor_count
    cdef int anchor
    cdef int leftmost
    cdef int limit
    cdef int first
    cdef int final
    cdef int32_t factor
    cdef bint down
    cdef bint with_leaves
    cdef readonly int32_t count
    cdef int32_t room
    cdef int32_t[::1] scores
    cdef int32_t[::1] parts
    cdef uint8_t[::1] moves

    # bounds
    cdef int32_t part_points[MOST_PARTS]
    cdef uint32_t part_keys[MOST_PARTS]
    cdef int held_kinds
    cdef uint8_t held[KINDS]
    cdef uint8_t held_counts[KINDS]
    cdef int32_t choices[MOST_PARTS]
    cdef int32_t choice_points[MOST_PARTS]
    cdef uint32_t choice_keys[MOST_PARTS]
    cdef int32_t choice_leaves[MOST_PARTS]
    cdef int32_t group_ends[GROUPS + 1]
    cdef int32_t together[GROUPS * (MOST_FACTOR + 1)]
    cdef bint weighed[MOST_FACTOR + 1]
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
    cdef int32_t spans[SPAN * MOST_SPANS]
    cdef uint32_t span_fits[LARGEST_SIDE]
    cdef uint32_t span_keys[MOST_SPANS]
    cdef uint16_t span_order[MOST_SPANS]
    cdef int32_t bucket_ends[BUCKETS + 1]
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

    cpdef set_leaves(self, table)

    cpdef set_map(self, WordMap words)

    @cython.locals(best=int, at=int)
    cdef bint comes_first(self, int first, int length) noexcept nogil

    @cython.locals(move=int32_t)
    cdef inline void keep(self, int32_t at, int first, int length, int32_t score) noexcept nogil

    cdef inline bint is_repeated(self, int first, int final) noexcept nogil

    @cython.locals(at=int32_t, score=int32_t)
    cdef void record(self, int first, int final, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(score=int32_t, equity=int32_t, length=int)
    cdef void compare(self, int32_t points, int32_t extra) noexcept nogil

    @cython.locals(fine=int32_t, place=int, other=int)
    cdef int32_t opening_fine(self, int first, int final) noexcept nogil

    @cython.locals(fitting=uint32_t)
    cdef inline bint leads_on(self, int place, uint32_t node) noexcept nogil

    @cython.locals(open_left=bint, onward=uint32_t)
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

    cdef void forget(self) noexcept nogil

    cdef void search_anchor(self, int number) noexcept nogil

    @cython.locals(number=int)
    cdef void search_all(self) noexcept nogil

    @cython.locals(move=int, length=int, at=int)
    cdef void put_move(self, int number) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar)
    cpdef find_all(self, bytes rack)

    @cython.locals(weight=int32_t, kind=int, number=int, value=int32_t, key=uint32_t, part=int32_t, at=int32_t,
                   whole=int32_t, group=int, factor=int)
    cdef void order_parts(self) noexcept nogil

    @cython.locals(number=int, letter=int, _each=int, value=int32_t, at=int)
    cdef void order_tiles(self) noexcept nogil

    @cython.locals(start=int32_t, group=int, most=int32_t, at=int32_t)
    cdef void weigh(self, int factor) noexcept nogil

    @cython.locals(at=int)
    cdef inline int32_t most_of(self, uint32_t fitting) noexcept nogil

    @cython.locals(node=uint32_t, place=int, onward=uint32_t)
    cdef void read_block(self, int anchor) noexcept nogil

    @cython.locals(bonus=int32_t, crossing=int32_t, most=int32_t)
    cdef inline int note_square(self, int place, uint32_t fitting, bint beside, int noted) noexcept nogil

    @cython.locals(group=int, each=int, times=int32_t, at=int, score=int32_t)
    cdef void note_span(self, int first, int final, int32_t points, int32_t factor, int32_t extra, int number,
                        int noted, uint32_t key, int forced) noexcept nogil

    @cython.locals(bound=int32_t, at=int)
    cdef inline void add_span(self, int first, int final, int32_t score, int32_t factor, int group,
                              uint32_t key) noexcept nogil

    @cython.locals(allowed=uint32_t, left=int, left_points=int32_t, left_extra=int32_t, left_factor=int32_t,
                   left_count=int, left_noted=int, left_key=uint32_t, left_forced=int, code=int, points=int32_t,
                   extra=int32_t, factor=int32_t, number=int, noted=int, key=uint32_t, forced=int, right=int,
                   fitting=uint32_t)
    cdef void note_spans(self, int anchor, int leftmost, int limit) noexcept nogil

    @cython.locals(number=int, at=int)
    cdef void search_best(self, bint with_leaves) noexcept nogil

    @cython.locals(high=int64_t, low=int64_t, shift=int, at=int, span=int, bound=int32_t, mask=uint32_t)
    cdef void search_spans(self) noexcept nogil

    @cython.locals(at=int64_t, span=int)
    cdef void order_spans(self, int64_t high, int shift) noexcept nogil

    @cython.locals(at=int, score=int32_t, group=int, place=int, code=int, choice=int32_t, key=uint32_t,
                   rest=int32_t)
    cdef void search_span(self, int span) noexcept nogil

    @cython.locals(at=uint64_t, place=uint32_t, length=int, tag=uint32_t, slot=uint64_t, number=int)
    cdef inline bint fits(self, uint32_t key) noexcept nogil

    @cython.locals(place=uint32_t, before=uint32_t, letter=int, bit=uint32_t)
    cdef void name_blanks(self, int32_t rest, uint32_t key, int blanks, int least) noexcept nogil

    @cython.locals(at=int, kind=int, number=int)
    cdef void fill_with(self, int32_t rest) noexcept nogil

    @cython.locals(code=int, bit=uint32_t, wild=bint, fitting=uint32_t, bonus=int32_t, word=int32_t,
                   cross_score=int32_t, crossed=int32_t, letter=uint32_t, gain=int32_t)
    cdef void fill(self, int place, uint32_t node, int32_t points, int32_t extra) noexcept nogil

    cdef inline void fill_on(self, int place, uint32_t node, uint32_t bit, int32_t points, int32_t extra) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar, part=int32_t, known=bint)
    cpdef find_best(self, bytes rack, leaves=*)
