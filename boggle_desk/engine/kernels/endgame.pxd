cimport cython
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.codes cimport *
from boggle_desk.engine.kernels.moves cimport MoveGenerator


@cython.final  # so that its own calls are direct ones
cdef class EndgameSolver:
    cdef readonly MoveGenerator generator
    cdef int all_passes, all_scoreless, first_play_minimum
    cdef int lines, turn, top, laid_plays, left_passes, left_scoreless, blanks_laid, kept_plays, stack_room, flushed, outs, answers
    cdef bint made, halted, crowded, truncated, complete, holding
    cdef int64_t nodes, node_limit
    cdef uint64_t board_key, table_mask
    cdef uint8_t line_of[PLACES]
    cdef int32_t line_starts[LINES]
    cdef int32_t line_ends[LINES]
    cdef uint64_t line_marks[LINES]
    cdef uint64_t saved_marks[SLOTS * LINES]
    cdef uint64_t rack_marks[KINDS * (MOST_TILES + 1)]
    cdef uint8_t racks[2 * KINDS]
    cdef uint8_t kept_racks[2 * KINDS]
    cdef uint64_t rack_keys[2]
    cdef int32_t held[2]
    cdef int32_t worth[2]
    cdef uint32_t spoils[LARGEST_SIDE * LARGEST_SIDE]
    cdef int32_t answer_plays[2 * ANSWERS]
    cdef int32_t answer_values[2 * ANSWERS]
    cdef int32_t history[2 * MARKS]
    cdef int32_t variation_lengths[PLIES + 1]
    cdef uint64_t[::1] table_keys, kept_keys
    cdef int32_t[::1] table_values, kept_starts, kept_counts, kept_best, kept_out, play_scores, play_used
    cdef uint32_t[::1] table_info, table_moves, play_marks, stack_marks
    cdef uint8_t[::1] play_moves, stack_moves, variations
    cdef int32_t[::1] stack_scores, stack_used, stack_orders, stack_bounds, variation_scores

    @cython.locals(bits=uint64_t)
    cdef inline uint64_t mixed(self, uint64_t number) noexcept nogil

    @cython.locals(bits=uint64_t, part=uint64_t, live=bint, place=int, code=int)
    cdef void mark_line(self, int line) noexcept nogil

    @cython.locals(line=int, place=int, code=int, who=int, square=uint64_t)
    cdef void mark_all(self) noexcept nogil

    @cython.locals(kind=int, number=int)
    cdef void weigh(self, int who) noexcept nogil

    @cython.locals(bits=uint64_t)
    cdef uint64_t position_key(self) noexcept nogil

    @cython.locals(who=int, dirty=uint64_t, at=int, code=int, place=int, other=int, kind=int, number=int, line=int,
                   square=uint64_t)
    cdef void lay(self, int first, int length) noexcept nogil

    cdef inline uint64_t crossing(self, int place) noexcept nogil

    @cython.locals(length=int, offset=int)
    cdef void lay_stacked(self, int at) noexcept nogil

    @cython.locals(length=int, offset=int)
    cdef void lay_kept(self, int at) noexcept nogil

    @cython.locals(who=int, offset=int, code=int)
    cdef void take_back(self, int at) noexcept nogil

    @cython.locals(line=int)
    cdef void save(self, int slot) noexcept nogil

    @cython.locals(line=int)
    cdef void restore(self, int slot) noexcept nogil

    cdef void count_points(self, int32_t score) noexcept nogil

    @cython.locals(free=int, who=int, letter=int)
    cdef void settle(self) noexcept nogil

    @cython.locals(kind=int)
    cdef void hold(self, int who) noexcept nogil

    @cython.locals(at=int)
    cdef void forget_lines(self) noexcept nogil

    @cython.locals(mark=uint64_t, key=uint64_t, at=int)
    cdef int line_plays(self, int line, int who) noexcept nogil

    @cython.locals(number=int, count=int)
    cdef bint find_line(self, int line, int who, uint64_t key, int at) noexcept nogil

    @cython.locals(start=int, highest=int32_t, highest_out=int32_t, number=int, move=int, laid=int,
                   length=int, used=int, mark=uint32_t, offset=int, code=int, score=int32_t)
    cdef void keep_plays(self, int at, int held) noexcept nogil

    @cython.locals(who=int, top=int, held=int, out=int32_t, line=int, kept=int, start=int, count=int, play=int,
                   offset=int,
                   score=int32_t, used=int32_t, mark=uint32_t)
    cdef int gather(self, int first) noexcept nogil

    @cython.locals(other=int, flushed=int, line=int, kept=int, square=int, number=int)
    cdef void find_answers(self) noexcept nogil

    @cython.locals(value=int32_t, at=int)
    cdef void add_answer(self, int play, int base, int count) noexcept nogil

    @cython.locals(move=int, first=int, length=int, at=int, place=int, other=int)
    cdef void mark_spoils(self, int play, uint32_t bit) noexcept nogil

    cdef inline void mark_spoilt(self, int place, uint32_t bit) noexcept nogil

    @cython.locals(who=int, whole=int32_t, rest=int32_t, at=int, move=int, start=int, spoilt=uint32_t, offset=int,
                   left=int32_t,
                   best=int32_t, number=int)
    cdef bint answer(self, int first, int end) noexcept nogil

    @cython.locals(best=int, highest=int32_t, at=int)
    cdef int pick(self, int first, int end) noexcept nogil

    @cython.locals(who=int, best=int, highest=int32_t, rest=int32_t, out=int32_t, line=int, kept=int, play=int,
                   value=int32_t)
    cdef int best_greedy(self) noexcept nogil

    @cython.locals(player=int, left_passes=int, left_scoreless=int, board_key=uint64_t, blanks_laid=int, gained=int32_t,
                   changed=bint, at=int, best=int, who=int, sign=int, score=int32_t)
    cdef int32_t play_out(self) noexcept nogil

    @cython.locals(here=int, offset=int, length=int, there=int, turn=int)
    cdef void note_turn(self, int ply, int at) noexcept nogil

    @cython.locals(at=uint64_t)
    cdef void remember(self, uint64_t key, int depth, int32_t value, int kind, bint complete,
                       uint32_t mark) noexcept nogil

    @cython.locals(who=int, left_passes=int, left_scoreless=int, board_key=uint64_t, blanks_laid=int, score=int32_t,
                   laid=int, slot=int, value=int32_t)
    cdef int32_t after(self, int at, int depth, int32_t alpha, int32_t beta, int ply, bint again) noexcept nogil

    @cython.locals(key=uint64_t, slot=uint64_t, wanted=uint32_t, info=uint32_t, known=int32_t, kind=int, who=int,
                   first=int, count=int, end=int, last=bint, offset=int, at=int, best=int32_t, best_mark=uint32_t,
                   low=int32_t, complete=bint, searched=bint, onward=int, laid=int, value=int32_t)
    cdef int32_t search(self, int depth, int32_t alpha, int32_t beta, int ply) noexcept nogil

    @cython.locals(at=int)
    cdef _forget(self)

    @cython.locals(codes=cython.p_const_uchar, kind=int, left_passes=int, left_scoreless=int)
    cdef _take(self, bytes board, bytes rack, bytes other, passes, scoreless)

    @cython.locals(deep=int, below=int32_t, above=int32_t, value=int32_t)
    cdef _try(self, depth, low, high)

    cdef _variation(self)
