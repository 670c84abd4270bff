cimport cython
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.generator cimport Generator

cdef int BLANK, BLANKED, KINDS, MOST_TILES, MOVE, PLACES, STRIP, _LINES, _PLIES, _UNLIMITED, _MARKS, _ANSWERS, _MOST_STACK, _KEPT_PLAYS, _KEPT_BITS
cdef uint64_t _WIDE, _ONE, _GOLDEN, _FIRST, _SECOND


cdef class EndgameBoard:
    cdef readonly Generator generator
    cdef int all_passes, all_scoreless, first_play_minimum
    cdef int lines, turn, top, laid_plays, left_passes, left_scoreless, blanks_laid, kept_plays, stack_room, flushed, outs, answers
    cdef bint made, halted, crowded, truncated, complete, holding
    cdef int64_t nodes, node_limit
    cdef uint64_t board_key, table_mask
    cdef uint8_t line_of[1406]
    cdef int32_t line_starts[52]
    cdef int32_t line_ends[52]
    cdef uint64_t line_marks[52]
    cdef uint64_t saved_marks[1664]
    cdef uint64_t rack_marks[528]
    cdef uint8_t racks[66]
    cdef uint8_t kept_racks[66]
    cdef uint64_t rack_keys[2]
    cdef int32_t held[2]
    cdef int32_t worth[2]
    cdef uint32_t spoils[676]
    cdef int32_t answer_plays[16]
    cdef int32_t answer_values[16]
    cdef int32_t history[8192]
    cdef int32_t variation_lengths[65]
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
