"""The end of a Scrabble game of two, the bag empty and both racks known: the move that wins most points, and how many.

The search is alpha-beta in iterations ever deeper, with a table of positions met before (principal variation search;
Knuth and Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 6, 1975). A value is by how much the
player on turn gains on the other from here on to the end, with the racks reckoned. At the limit of its depth the search
goes on greedily to the end; when no line of play was cut off like this the answer is exact.

Moves are tried in the order of what they score, what they take off the rack, and what the other would answer. Where the
other can go out with a play that a move does not spoil, that answer bounds what the move can come to.

Who passes may be answered by a pass; then nothing has changed, and only the turns without points that are left differ.
If two or more are left, their number changes no value as long as nobody can lay tiles for no points: the better of
passing and the best play is the same in every round. So two stand for all of them; see `settle`.

A line of the board (a row or a column) is known by a mark of its contents: tiles, cross-sets, cross-scores. It looks
the same in very many positions of one endgame, so its plays for a rack are kept by its mark, and most positions need no
search for plays at all. Marks of lines and racks add up to the key of a position.
"""

from array import array
from operator import index
from typing import NamedTuple

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.moves import MoveGenerator, check_rack, check_range

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import *

MOST_DEPTH = 60
"""The deepest iteration; no endgame of two racks of 15 tiles takes as many turns that are not forced."""
_FIRST_STACK = 1 << 15


class Turn(NamedTuple):
    """A turn of a variation."""

    move: bytes
    """The play as the generator gives it; a pass lays no tiles."""
    score: int


class Solution(NamedTuple):
    """What a search has found out."""

    value: int
    """By how many points the player on turn gains on the other from here to the end of the game."""
    exact: bool
    """Whether nothing was estimated. With bounds: whether the value, or that it is not inside them, is certain."""
    depth: int
    """The depth of the last iteration that was completed; 0 if none was."""
    nodes: int
    """Positions that were looked at."""
    variation: tuple[Turn, ...]
    """Best play, as far as the search went; empty if no iteration was completed."""


class EndgameSolver:
    """A search for the best end of a game. It owns its generator; two threads need two of each."""

    def __init__(
        self,
        generator: MoveGenerator,
        pass_rounds: int = 1,
        scoreless_limit: int = 0,
        first_play_minimum: int = 2,
        table_bits: int = 18,
    ) -> None:
        """Make a search. `table_bits` is the logarithm of the number of positions that it remembers, 20 bytes each.

        Raises ValueError for anything out of its range, and TypeError.
        """
        self._check_new(generator)
        for name, value, least, most in (
            ("the rounds of passes", pass_rounds, 0, 10_000),
            ("the turns without points", scoreless_limit, 0, 10_000),
            ("the tiles of the first play", first_play_minimum, 1, 1_000),
            ("the logarithm of the table", table_bits, 8, 24),
        ):
            check_range(name, value, least, most)
        if not pass_rounds and not scoreless_limit:
            raise ValueError("without a limit of passes or turns without points the game might never end")
        self.generator = generator
        self.all_passes = 2 * pass_rounds if pass_rounds else UNLIMITED
        self.all_scoreless = scoreless_limit or UNLIMITED
        self.first_play_minimum = first_play_minimum
        if not cython.compiled:
            self._make_arrays()
        self._make_tables(table_bits)
        self._make_stack(_FIRST_STACK)
        self._number_lines()
        for at in range(KINDS * (MOST_TILES + 1)):
            self.rack_marks[at] = self.mixed(at + (1 << 40))
        self.flushed = self.kept_plays = 0
        self.turn = self.top = self.laid_plays = self.left_passes = self.left_scoreless = 0
        self.nodes = self.node_limit = 0
        self.halted = self.holding = False
        self.made = True

    def _check_new(self, generator: MoveGenerator) -> None:
        if cython.compiled and self.made:
            raise RuntimeError("this endgame is made already")
        if not isinstance(generator, MoveGenerator):
            raise TypeError("an endgame needs a generator")
        generator.idle()

    def _make_arrays(self) -> None:
        """Make what a compiled endgame has in itself."""
        self.line_of = array("B", bytes(PLACES))
        self.line_starts = array("i", bytes(4 * LINES))
        self.line_ends = array("i", bytes(4 * LINES))
        self.line_marks = array("Q", bytes(8 * LINES))
        self.saved_marks = array("Q", bytes(8 * LINES * SLOTS))
        self.rack_marks = array("Q", bytes(8 * KINDS * (MOST_TILES + 1)))
        self.racks = array("B", bytes(2 * KINDS))
        self.kept_racks = array("B", bytes(2 * KINDS))
        self.rack_keys = array("Q", bytes(16))
        self.held = array("i", bytes(8))
        self.worth = array("i", bytes(8))
        self.spoils = array("I", bytes(4 * LARGEST_SIDE * LARGEST_SIDE))
        self.answer_plays = array("i", bytes(4 * 2 * ANSWERS))
        self.answer_values = array("i", bytes(4 * 2 * ANSWERS))
        self.history = array("i", bytes(4 * 2 * MARKS))
        self.variation_lengths = array("i", bytes(4 * (PLIES + 1)))

    def _make_tables(self, bits: int) -> None:
        size = 1 << bits
        self.table_mask = size - 1
        self.table_keys = array("Q", bytes(8 * size))
        self.table_values = array("i", bytes(4 * size))
        self.table_info = array("I", bytes(4 * size))
        self.table_moves = array("I", bytes(4 * size))
        slots = 1 << KEPT_BITS
        self.kept_keys = array("Q", bytes(8 * slots))
        self.kept_starts = array("i", bytes(4 * slots))
        self.kept_counts = array("i", bytes(4 * slots))
        self.kept_best = array("i", bytes(4 * slots))
        self.kept_out = array("i", bytes(4 * slots))
        self.play_moves = array("B", bytes(MOVE * KEPT_PLAYS))
        self.play_scores = array("i", bytes(4 * KEPT_PLAYS))
        self.play_used = array("i", bytes(4 * KEPT_PLAYS))
        self.play_marks = array("I", bytes(4 * KEPT_PLAYS))
        self.variations = array("B", bytes(MOVE * PLIES * PLIES))
        self.variation_scores = array("i", bytes(4 * PLIES * PLIES))

    def _make_stack(self, room: int) -> None:
        self.stack_room = room
        self.stack_moves = array("B", bytes(MOVE * room))
        self.stack_scores = array("i", bytes(4 * room))
        self.stack_used = array("i", bytes(4 * room))
        self.stack_orders = array("i", bytes(4 * room))
        self.stack_bounds = array("i", bytes(4 * room))
        self.stack_marks = array("I", bytes(4 * room))

    def _number_lines(self) -> None:
        """Number the rows and then the columns, and note the places that each begins with and ends before."""
        rows, columns = self.generator.rows, self.generator.columns
        self.lines = rows + columns
        for line in range(rows):
            self.line_starts[line] = 1 + line * (columns + 1)
            self.line_ends[line] = (line + 1) * (columns + 1)
        for line in range(columns):
            self.line_starts[rows + line] = 1 + self.generator.half + line * (rows + 1)
            self.line_ends[rows + line] = self.generator.half + (line + 1) * (rows + 1)
        for line in range(self.lines):
            for place in range(self.line_starts[line], self.line_ends[line]):
                self.line_of[place] = line

    # ------------------------------------------------------------------------------------------ marks

    def mixed(self, number: int) -> int:
        """Return a number of 64 bits that looks like chance (splitmix)."""
        bits = (number + 1) * GOLDEN & WHOLE
        bits = (bits ^ bits >> 30) * FIRST_MIX & WHOLE
        bits = (bits ^ bits >> 27) * SECOND_MIX & WHOLE
        return bits ^ bits >> 31

    def mark_line(self, line: int) -> None:
        """Work out the mark of what a line looks like; 0 if nothing can be laid on it."""
        bits = ONE
        live = False
        for place in range(self.line_starts[line], self.line_ends[line]):
            code = self.generator.squares[place]
            if code or self.generator.cross_scores[place] >= 0:
                live = True
            part = self.generator.cross_scores[place] + 1
            part = part << 36 ^ self.generator.cross_sets[place]
            bits = ((bits ^ part) * GOLDEN + code) & WHOLE
            bits ^= bits >> 29
        self.line_marks[line] = self.mixed(bits) if live else 0

    def mark_all(self) -> None:
        """Work out everything that is kept up move by move."""
        for line in range(self.lines):
            self.mark_line(line)
        self.board_key = 0
        self.blanks_laid = 0
        for place in range(1, self.generator.half + 1):
            code = self.generator.squares[place]
            if code:
                square = self.generator.square_of[place]
                self.board_key ^= self.mixed(square << 7 | code)
                if self.generator.values[code] == 0:
                    self.blanks_laid += 1
        for who in range(2):
            self.weigh(who)

    def weigh(self, who: int) -> None:
        """Count a rack, add up its values and work out its key."""
        self.rack_keys[who] = 0
        self.held[who] = 0
        self.worth[who] = 0
        for kind in range(KINDS):
            number = self.racks[who * KINDS + kind]
            if number:
                self.rack_keys[who] ^= self.rack_marks[kind * (MOST_TILES + 1) + number]
                self.held[who] += number
                if kind != BLANK:
                    self.worth[who] += number * self.generator.values[kind + 1]

    def position_key(self) -> int:
        """Return the key of the position: board, racks, whose turn it is, turns without points."""
        bits = self.left_scoreless
        bits = (bits << 24) + (self.left_passes << 1) + self.turn
        bits ^= self.board_key
        bits ^= self.rack_keys[0] * FIRST_MIX & WHOLE
        bits ^= self.rack_keys[1] * SECOND_MIX & WHOLE
        return self.mixed(bits)

    # ------------------------------------------------------------------------------------------ moves

    def lay(self, first: int, length: int) -> None:  # noqa: C901 - in one piece, as it runs
        """Lay the codes in the generator's `laid`, take them off the rack, and keep up the keys."""
        who = self.turn
        dirty = ONE << self.line_of[first]
        for at in range(length):
            code = self.generator.laid[at]
            if code:
                place = first + at
                square = self.generator.square_of[place]
                self.board_key ^= self.mixed(square << 7 | code)
                if self.generator.values[code] == 0:
                    self.blanks_laid += 1
                kind = BLANK if code > BLANKED else code - 1
                number = self.racks[who * KINDS + kind]
                self.rack_keys[who] ^= self.rack_marks[kind * (MOST_TILES + 1) + number]
                if number > 1:
                    self.rack_keys[who] ^= self.rack_marks[kind * (MOST_TILES + 1) + number - 1]
                self.racks[who * KINDS + kind] = number - 1
                self.held[who] -= 1
                if kind != BLANK:
                    self.worth[who] -= self.generator.values[code]
        self.generator.put(first, length, self.generator.laid)
        dirty |= self.crossing(first - 1) | self.crossing(first + length)
        for at in range(length):
            if self.generator.laid[at]:
                place = self.generator.turned[first + at]
                dirty |= ONE << self.line_of[place]
                other = place
                while self.generator.squares[other]:
                    other -= 1
                dirty |= self.crossing(other)
                other = place
                while self.generator.squares[other]:
                    other += 1
                dirty |= self.crossing(other)
        for line in range(self.lines):
            if dirty >> line & 1:
                self.mark_line(line)

    def crossing(self, place: int) -> int:
        """Return the bit of the line that crosses a place, 0 beyond the board."""
        if self.generator.letter_bonus[place]:
            return ONE << self.line_of[self.generator.turned[place]]
        return 0

    def lay_stacked(self, at: int) -> None:
        length = self.stack_moves[at * MOVE + 2]
        for offset in range(length):
            self.generator.laid[offset] = self.stack_moves[at * MOVE + STRIP + offset]
        self.lay(self.stack_moves[at * MOVE] | self.stack_moves[at * MOVE + 1] << 8, length)

    def lay_kept(self, at: int) -> None:
        length = self.play_moves[at * MOVE + 2]
        for offset in range(length):
            self.generator.laid[offset] = self.play_moves[at * MOVE + STRIP + offset]
        self.lay(self.play_moves[at * MOVE] | self.play_moves[at * MOVE + 1] << 8, length)

    def take_back(self, at: int) -> None:
        """Return the tiles of a play of the stack to their rack; the turn is that of its player."""
        who = self.turn
        for offset in range(self.stack_moves[at * MOVE + 2]):
            code = self.stack_moves[at * MOVE + STRIP + offset]
            if code > BLANKED:
                self.racks[who * KINDS + BLANK] += 1
            elif code:
                self.racks[who * KINDS + code - 1] += 1
        self.weigh(who)

    def save(self, slot: int) -> None:
        """Keep the board with its marks."""
        self.generator.save(slot)
        for line in range(self.lines):
            self.saved_marks[slot * LINES + line] = self.line_marks[line]

    def restore(self, slot: int) -> None:
        """Lay a board that was kept."""
        self.generator.restore(slot)
        for line in range(self.lines):
            self.line_marks[line] = self.saved_marks[slot * LINES + line]

    def count_points(self, score: int) -> None:
        """Count the turns that may still pass without points."""
        if score > 0:
            self.left_passes = self.all_passes
            self.left_scoreless = self.all_scoreless
        else:
            self.left_scoreless -= 1
        self.settle()

    def settle(self) -> None:  # noqa: C901 - in one piece, as it runs
        """Let one number of turns without points stand for all that change no value.

        With passes alone two stand for more: let p be what the best play of the player on turn comes to, q the same for
        the other, both for the one on turn, and e what both racks count. With r turns left the value is v(1) = max(p,
        e), v(2) = max(p, min(q, e)), v(r) = max(p, min(q, v(r - 2))), and so all the same from 2 on. If some tiles
        could be laid for no points, p and q depend on r too, but only below two turns for each such tile, and the
        pattern of twos stays.
        """
        free = 0
        for who in range(2):
            free += self.racks[who * KINDS + BLANK]
            for letter in range(self.generator.letters):
                if self.generator.values[letter + 1] == 0:
                    free += self.racks[who * KINDS + letter]
        if free and free + self.blanks_laid < 2:
            free = 0
        if free == 0:
            if self.left_scoreless < self.left_passes:
                self.left_passes = self.left_scoreless
            if self.left_passes > 2:
                self.left_passes = 2
            self.left_scoreless = self.left_passes
        elif self.all_passes == UNLIMITED:
            while self.left_scoreless >= 4 + 2 * free:
                self.left_scoreless -= 2
        elif self.all_scoreless == UNLIMITED and self.left_passes > 2:
            self.left_passes = 2

    # ------------------------------------------------------------------------------------------ plays

    def hold(self, who: int) -> None:
        for kind in range(KINDS):
            self.generator.rack[kind] = self.racks[who * KINDS + kind]
        self.generator.take_held()

    def forget_lines(self) -> None:
        self.kept_plays = 0
        self.flushed += 1
        for at in range(1 << KEPT_BITS):
            self.kept_keys[at] = 0

    def line_plays(self, line: int, who: int) -> int:
        """Return where the plays of a line are kept, -1 if there can be none or the search is to stop."""
        mark = self.line_marks[line]
        if self.generator.tiles == 0:
            if line:
                return -1
            mark = GOLDEN
        if not mark:
            return -1
        key = self.mixed(mark ^ self.rack_keys[who] ^ line)
        at = key & ((1 << KEPT_BITS) - 1)
        if self.kept_keys[at] != key and not self.find_line(line, who, key, at):
            return -1
        return at

    def find_line(self, line: int, who: int, key: int, at: int) -> bool:
        """Find the plays of a line and keep them; return whether they are all there."""
        if not self.holding:
            self.hold(who)
            self.holding = True
        self.generator.forget()
        if self.generator.tiles:
            self.generator.anchor_count = 0
            self.generator.find_anchors(self.line_starts[line], self.line_ends[line])
        else:
            self.generator.find_all_anchors()
        for number in range(self.generator.anchor_count):
            self.generator.search_anchor(number)
        if self.generator.stopping[0]:
            self.halted = True
            return False
        count = self.generator.count
        if count > self.generator.room or count > KEPT_PLAYS:
            self.crowded = True
            self.halted = True
            return False
        if self.kept_plays + count > KEPT_PLAYS:
            self.forget_lines()
        self.kept_keys[at] = key
        self.keep_plays(at, self.held[who])
        return True

    def keep_plays(self, at: int, held: int) -> None:
        """Copy the plays that the generator found, with what is needed of them again and again."""
        start = self.kept_plays
        self.kept_starts[at] = start
        self.kept_best[at] = -1
        self.kept_out[at] = -1
        highest = NOTHING
        highest_out = NOTHING
        for number in range(self.generator.count):
            move = number * MOVE
            laid = self.generator.moves[move + 3]
            if not self.generator.tiles and laid < self.first_play_minimum:
                continue
            length = self.generator.moves[move + 2]
            used = 0
            mark = self.generator.moves[move] | self.generator.moves[move + 1] << 8
            self.play_moves[self.kept_plays * MOVE] = self.generator.moves[move]
            for offset in range(1, MOVE):
                self.play_moves[self.kept_plays * MOVE + offset] = self.generator.moves[move + offset]
            for offset in range(length):
                code = self.generator.moves[move + STRIP + offset]
                mark = (mark * MARK_STEP ^ code) & ANY_LETTER
                if code and code < BLANKED:
                    used += self.generator.values[code]
            score = self.generator.scores[number]
            self.play_scores[self.kept_plays] = score
            self.play_used[self.kept_plays] = used
            self.play_marks[self.kept_plays] = mark | 2
            if laid == held:
                if score > highest_out:
                    highest_out = score
                    self.kept_out[at] = self.kept_plays
            elif score + 2 * used > highest:
                highest = score + 2 * used
                self.kept_best[at] = self.kept_plays
            self.kept_plays += 1
        self.kept_counts[at] = self.kept_plays - start

    def gather(self, first: int) -> int:
        """Put all plays of the player on turn on the stack, worked out for their order, and return how many; -1 if the
        search is to stop."""
        who = self.turn
        self.holding = False
        top = first
        if top + 1 >= self.stack_room:
            self.crowded = True
            self.halted = True
            return -1
        held = self.held[who]
        out = GOING_OUT + 2 * self.worth[1 - who]
        for line in range(self.lines):
            kept = self.line_plays(line, who)
            if kept < 0:
                if self.halted:
                    return -1
                continue
            start = self.kept_starts[kept]
            count = self.kept_counts[kept]
            if top + count + 1 > self.stack_room:
                if self.stack_room >= MOST_STACK:
                    self.truncated = True
                    break
                self.crowded = True
                self.halted = True
                return -1
            for play in range(start, start + count):
                for offset in range(MOVE):
                    self.stack_moves[top * MOVE + offset] = self.play_moves[play * MOVE + offset]
                score = self.play_scores[play]
                used = self.play_used[play]
                mark = self.play_marks[play]
                self.stack_scores[top] = score
                self.stack_used[top] = used
                self.stack_marks[top] = mark
                if self.play_moves[play * MOVE + 3] == held:
                    self.stack_orders[top] = score + out
                else:
                    self.stack_orders[top] = score + 3 * used + self.history[who * MARKS + (mark >> 4 & (MARKS - 1))]
                top += 1
        return top - first

    def find_answers(self) -> None:  # noqa: C901 - in one piece, as it runs
        """Find what the other would like to play on the board as it is: the dearest plays that go out, and the plays
        that look best of the others, each with the squares where a tile would spoil it."""
        other = 1 - self.turn
        self.holding = False
        self.outs = 0
        self.answers = 0
        flushed = self.flushed
        for line in range(self.lines):
            kept = self.line_plays(line, other)
            if kept < 0:
                if self.halted:
                    return
                continue
            if self.kept_out[kept] >= 0:
                self.add_answer(self.kept_out[kept], 0, self.outs)
                if self.outs < ANSWERS:
                    self.outs += 1
            if self.kept_best[kept] >= 0:
                self.add_answer(self.kept_best[kept], ANSWERS, self.answers)
                if self.answers < ANSWERS:
                    self.answers += 1
        if self.flushed != flushed:
            self.outs = 0
            self.answers = 0
        for square in range(self.generator.rows * self.generator.columns):
            self.spoils[square] = 0
        for number in range(self.outs):
            self.mark_spoils(self.answer_plays[number], ONE << number)
        for number in range(ANSWERS, ANSWERS + self.answers):
            self.mark_spoils(self.answer_plays[number], ONE << number)

    def add_answer(self, play: int, base: int, count: int) -> None:
        """Put a play among the best answers of its kind, if it is one of them."""
        value = self.play_scores[play]
        if base:
            value += 2 * self.play_used[play]
        at = count
        if at >= ANSWERS:
            at = ANSWERS - 1
            if self.answer_values[base + at] >= value:
                return
        while at > 0 and self.answer_values[base + at - 1] < value:
            self.answer_values[base + at] = self.answer_values[base + at - 1]
            self.answer_plays[base + at] = self.answer_plays[base + at - 1]
            at -= 1
        self.answer_values[base + at] = value
        self.answer_plays[base + at] = play

    def mark_spoils(self, play: int, bit: int) -> None:
        """Mark the squares of a play, and those behind its words: any tile there makes it another play, or none."""
        move = play * MOVE
        first = self.play_moves[move] | self.play_moves[move + 1] << 8
        length = self.play_moves[move + 2]
        self.mark_spoilt(first - 1, bit)
        self.mark_spoilt(first + length, bit)
        for at in range(length):
            if self.play_moves[move + STRIP + at]:
                place = self.generator.turned[first + at]
                self.mark_spoilt(place, bit)
                other = place - 1
                while self.generator.squares[other]:
                    other -= 1
                self.mark_spoilt(other, bit)
                other = place + 1
                while self.generator.squares[other]:
                    other += 1
                self.mark_spoilt(other, bit)

    def mark_spoilt(self, place: int, bit: int) -> None:
        """Mark the square of a place, unless it is beyond the board."""
        if self.generator.letter_bonus[place]:
            self.spoils[self.generator.square_of[place]] |= bit

    def answer(self, first: int, end: int) -> bool:  # noqa: C901 - in one piece, as it runs
        """Work out for the turns of the stack what the other would answer: it changes their order, and where the other
        can go out it bounds what they can come to. Return False if the search is to stop."""
        who = self.turn
        self.find_answers()
        if self.halted:
            return False
        whole = self.worth[who]
        rest = -STAYING - 2 * self.worth[1 - who]
        for at in range(first, end):
            move = at * MOVE
            start = self.stack_moves[move] | self.stack_moves[move + 1] << 8
            spoilt = 0
            for offset in range(self.stack_moves[move + 2]):
                if self.stack_moves[move + STRIP + offset]:
                    spoilt |= self.spoils[self.generator.square_of[start + offset]]
            left = 2 * (whole - self.stack_used[at])
            best = rest
            self.stack_bounds[at] = INFINITE
            for number in range(self.outs):
                if not spoilt >> number & 1:
                    best = self.answer_values[number] + left
                    self.stack_bounds[at] = self.stack_scores[at] - best
                    break
            for number in range(ANSWERS, ANSWERS + self.answers):
                if not spoilt >> number & 1:
                    if self.answer_values[number] + rest > best:
                        best = self.answer_values[number] + rest
                    break
            if self.stack_orders[at] < GOING_OUT // 2:
                self.stack_orders[at] -= best
        return True

    def pick(self, first: int, end: int) -> int:
        """Return the most promising turn of the stack that has not been looked at, -1 if there is none."""
        best = -1
        highest = NOTHING
        for at in range(first, end):
            if self.stack_orders[at] > highest:
                highest = self.stack_orders[at]
                best = at
        return best

    # ------------------------------------------------------------------------------------------ the search

    def best_greedy(self) -> int:
        """Return the play that looks best without search, among those that are kept; -1 for a pass."""
        who = self.turn
        self.holding = False
        best = -1
        highest = NOTHING
        rest = -STAYING - 2 * self.worth[who]
        out = 2 * self.worth[1 - who]
        for line in range(self.lines):
            kept = self.line_plays(line, who)
            if kept < 0:
                if self.halted:
                    return -1
                continue
            play = self.kept_best[kept]
            if play >= 0:
                value = self.play_scores[play] + 2 * self.play_used[play] + rest
                if value > highest:
                    highest = value
                    best = play
            play = self.kept_out[kept]
            if play >= 0 and self.play_scores[play] + out > highest:
                highest = self.play_scores[play] + out
                best = play
        return best

    def play_out(self) -> int:
        """Go on greedily to the end of the game and return what the player on turn gains. The board stays changed."""
        player = self.turn
        left_passes = self.left_passes
        left_scoreless = self.left_scoreless
        board_key = self.board_key
        blanks_laid = self.blanks_laid
        gained = 0
        changed = False
        for at in range(2 * KINDS):
            self.kept_racks[at] = self.racks[at]
        while True:
            self.nodes += 1
            best = self.best_greedy()
            if self.halted:
                break
            who = self.turn
            sign = 1 if who == player else -1
            if best >= 0:
                score = self.play_scores[best]
                gained += sign * score
                if self.play_moves[best * MOVE + 3] == self.held[who]:
                    gained += sign * 2 * self.worth[1 - who]
                    break
                changed = True
                self.lay_kept(best)
                self.count_points(score)
                if self.left_scoreless <= 0:
                    gained += sign * (self.worth[1 - who] - self.worth[who])
                    break
            elif self.left_passes <= 1 or self.left_scoreless <= 1:
                gained += sign * (self.worth[1 - who] - self.worth[who])
                break
            else:
                self.left_passes -= 1
                self.left_scoreless -= 1
            self.turn = 1 - who
        if changed:
            for at in range(2 * KINDS):
                self.racks[at] = self.kept_racks[at]
            self.weigh(0)
            self.weigh(1)
        self.turn = player
        self.left_passes = left_passes
        self.left_scoreless = left_scoreless
        self.board_key = board_key
        self.blanks_laid = blanks_laid
        return gained

    def note_turn(self, ply: int, at: int) -> None:
        """Put a turn of the stack before the variation of the next ply."""
        if ply >= PLIES:
            return
        here = ply * PLIES
        for offset in range(MOVE):
            self.variations[here * MOVE + offset] = self.stack_moves[at * MOVE + offset]
        self.variation_scores[here] = self.stack_scores[at]
        length = 0
        if ply + 1 < PLIES:
            length = self.variation_lengths[ply + 1]
            if length > PLIES - 1:
                length = PLIES - 1
            there = (ply + 1) * PLIES
            for turn in range(length):
                self.variation_scores[here + turn + 1] = self.variation_scores[there + turn]
            for offset in range(MOVE * length):
                self.variations[(here + 1) * MOVE + offset] = self.variations[there * MOVE + offset]
        self.variation_lengths[ply] = length + 1

    def remember(self, key: int, depth: int, value: int, kind: int, complete: bool, mark: int) -> None:
        at = key & self.table_mask
        if complete:
            depth = DEEP
        self.table_keys[at] = key
        self.table_values[at] = value
        self.table_info[at] = depth | kind << 8
        self.table_moves[at] = mark

    def after(self, at: int, depth: int, alpha: int, beta: int, ply: int, again: bool) -> int:
        """Return what a turn of the stack, a play that leaves tiles or a pass, comes to for its player.

        The board is kept before the first turn of a position, and laid again only before another one.
        """
        who = self.turn
        left_passes = self.left_passes
        left_scoreless = self.left_scoreless
        board_key = self.board_key
        blanks_laid = self.blanks_laid
        score = self.stack_scores[at]
        laid = self.stack_moves[at * MOVE + 3]
        slot = self.laid_plays
        if again:
            self.restore(slot)
        else:
            self.save(slot)
        if laid:
            self.lay_stacked(at)
            self.laid_plays += 1
            self.count_points(score)
        else:
            self.left_passes -= 1
            self.left_scoreless -= 1
        if self.left_scoreless > 0:
            self.turn = 1 - who
            value = score - self.search(depth, score - beta, score - alpha, ply)
        else:
            value = score + self.worth[1 - who] - self.worth[who]
            self.complete = True
            if ply < PLIES:
                self.variation_lengths[ply] = 0
        self.turn = who
        self.left_passes = left_passes
        self.left_scoreless = left_scoreless
        if laid:
            self.laid_plays = slot
            self.take_back(at)
            self.board_key = board_key
            self.blanks_laid = blanks_laid
        return value

    def search(self, depth: int, alpha: int, beta: int, ply: int) -> int:  # noqa: C901 - one recursion, as it runs
        """Return the value of the position for the player on turn; outside alpha and beta it is a bound."""
        self.nodes += 1
        if self.generator.stopping[0] or (self.node_limit and self.nodes >= self.node_limit):
            self.halted = True
            return 0
        if ply < PLIES:
            self.variation_lengths[ply] = 0
        key = self.position_key()
        slot = key & self.table_mask
        wanted = 0
        if self.table_keys[slot] == key:
            info = self.table_info[slot]
            known = self.table_values[slot]
            kind = info >> 8
            if (
                (info & 127) >= depth
                and beta - alpha == 1
                and (kind == EXACT or (kind == LOWER and known >= beta) or (kind == UPPER and known <= alpha))
            ):
                self.complete = (info & 127) == DEEP
                return known
            wanted = self.table_moves[slot]
        if depth <= 0:
            known = self.play_out()
            self.complete = False
            if not self.halted:
                self.remember(key, 0, known, EXACT, False, wanted)
            return known
        who = self.turn
        first = self.top
        count = self.gather(first)
        if count < 0:
            return 0
        end = first + count
        last = self.left_passes <= 1 or self.left_scoreless <= 1
        for offset in range(MOVE):
            self.stack_moves[end * MOVE + offset] = 0
        self.stack_scores[end] = 0
        self.stack_marks[end] = PASS_MARK
        self.stack_orders[end] = GOING_OUT if last else -100
        self.stack_used[end] = 0
        end += 1
        if not self.answer(first, end):
            return 0
        if wanted:
            for at in range(first, end):
                if self.stack_marks[at] == wanted:
                    self.stack_orders[at] = INFINITE
        self.top = end
        best = -INFINITE
        best_mark = 0
        low = alpha
        complete = True
        searched = False
        onward = depth - 1 if count else depth
        while True:
            at = self.pick(first, end)
            if at < 0:
                break
            self.stack_orders[at] = NOTHING
            laid = self.stack_moves[at * MOVE + 3]
            self.complete = True
            if laid and laid == self.held[who]:
                value = self.stack_scores[at] + 2 * self.worth[1 - who]
                if ply + 1 < PLIES:
                    self.variation_lengths[ply + 1] = 0
            elif laid == 0 and last:
                value = self.worth[1 - who] - self.worth[who]
                if ply + 1 < PLIES:
                    self.variation_lengths[ply + 1] = 0
            elif self.stack_bounds[at] <= low and (laid == 0 or self.stack_scores[at] > 0):
                value = self.stack_bounds[at]
            else:
                if searched and beta - low > 1:
                    value = self.after(at, onward, low, low + 1, ply + 1, True)
                    if low < value < beta and not self.halted:
                        value = self.after(at, onward, low, beta, ply + 1, True)
                else:
                    value = self.after(at, onward, low, beta, ply + 1, searched)
                searched = True
                if self.halted:
                    self.top = first
                    return 0
            if value > best:
                best = value
                best_mark = self.stack_marks[at]
                if value > low:
                    low = value
                    if beta - alpha > 1:
                        self.note_turn(ply, at)
                    if low >= beta:
                        complete = self.complete
                        if laid < self.held[who]:
                            self.history[who * MARKS + (best_mark >> 4 & (MARKS - 1))] += depth
                        break
            complete = complete and self.complete
        self.top = first
        if best >= beta:
            kind = LOWER
        elif best > alpha:
            kind = EXACT
        else:
            kind = UPPER
        self.remember(key, depth, best, kind, complete, best_mark)
        self.complete = complete
        return best

    # ------------------------------------------------------------------------------------------ for Python

    def stop(self, stops: bool = True) -> None:
        """Stop a running search soon, or allow searches again."""
        if not self.made:
            raise RuntimeError("this endgame was never made")
        self.generator.stop(stops)

    def solve(
        self,
        board: bytes,
        rack: bytes,
        other: bytes,
        passes: int = 0,
        scoreless: int = 0,
        depth: int = MOST_DEPTH,
        nodes: int = 0,
        bounds: tuple[int, int] = (-INFINITE, INFINITE),
        afresh: bool = True,
    ) -> Solution:
        """Return the best end of a game from a board, with the counts of the racks of the player on turn and the other.

        `passes` and `scoreless` are the turns in succession that brought nothing so far. The search ends when it is
        exact, at `depth`, after `nodes` nodes (0: no limit) or when it is stopped, with the answer of the last
        complete iteration. At depth 0 it only plays greedily and returns what that comes to. Between `bounds` the value
        is wanted; outside them to know the side is enough. `afresh` forgets the positions of earlier searches first.
        Raises ValueError for a position that cannot be, TypeError, and RuntimeError while another thread uses the
        generator.
        """
        if not self.made:
            raise RuntimeError("this endgame was never made")
        zeros, limits = (index(passes), index(scoreless)), (index(depth), index(nodes))
        window = (index(bounds[0]), index(bounds[1]))
        self._check(rack, other, zeros, limits, window)
        self.generator.set_board(board)
        self.generator.occupy()
        try:
            if afresh:
                self._forget()
            self._take(board, rack, other, zeros[0], zeros[1])
            self.nodes = 0
            self.node_limit = limits[1]
            return self._deepen(limits[0], window[0], window[1])
        finally:
            self.generator.busy = False

    def _check(
        self, rack: bytes, other: bytes, zeros: tuple[int, int], limits: tuple[int, int], bounds: tuple[int, int]
    ) -> None:
        for counts in (rack, other):
            check_rack(counts)
            if not any(counts):
                raise ValueError("a rack is empty: the game is over")
            if any(counts[self.generator.letters : BLANK]):
                raise ValueError("a tile of a rack has no letter")
        if not 0 <= min(zeros) <= max(zeros) < UNLIMITED:
            raise ValueError("passes or turns without points are out of range")
        if not 0 <= limits[0] <= MOST_DEPTH:
            raise ValueError(f"the depth is {limits[0]} but must be from 0 to {MOST_DEPTH}")
        if not 0 <= limits[1] < 1 << 62:
            raise ValueError(f"{limits[1]} nodes are out of range")
        if not -INFINITE <= bounds[0] < bounds[1] <= INFINITE:
            raise ValueError("the bounds are out of range or out of order")

    def _take(self, board: bytes, rack: bytes, other: bytes, passes: int, scoreless: int) -> None:
        """Begin at a position. Raises ValueError if the game has ended."""
        left_passes = self.all_passes - passes if self.all_passes < UNLIMITED else UNLIMITED
        left_scoreless = self.all_scoreless - scoreless if self.all_scoreless < UNLIMITED else UNLIMITED
        if left_passes <= 0 or left_scoreless <= 0:
            raise ValueError("the game has ended by turns without points")
        self.left_passes, self.left_scoreless = left_passes, left_scoreless
        for kind in range(KINDS):
            self.racks[kind] = rack[kind]
            self.racks[KINDS + kind] = other[kind]
        self.turn = 0
        self.top = 0
        self.laid_plays = 0
        codes = board
        with cython.nogil:
            self.generator.lay(codes)
            self.mark_all()
            self.settle()
            self.save(0)

    def _forget(self) -> None:
        """Forget all positions, so that an answer does not depend on questions before it."""
        self.table_keys = array("Q", bytes(8 * (self.table_mask + 1)))
        for at in range(2 * MARKS):
            self.history[at] = 0

    def _deepen(self, most: int, low: int, high: int) -> Solution:
        """Search deeper and deeper; widen the window around the last value where it was too narrow."""
        if not most:
            value = self._try(0, low, high)
            return Solution(value, False, 0, self.nodes, ())
        found = Solution(0, False, 0, 0, ())
        value = 0  # of the iteration before
        self.truncated = False
        for depth in range(1, most + 1):
            below, above = low, high
            if depth > 0:
                below, above = max(low, value - ASPIRED), min(high, value + ASPIRED)
            if below >= above:
                below, above = low, high
            while True:
                value = self._try(depth, below, above)
                if self.halted:
                    return found._replace(nodes=self.nodes)
                if value <= below > low:
                    below = low
                elif value >= above < high:
                    above = high
                else:
                    break
            exact = self.complete and not self.truncated
            found = Solution(value, exact, depth, self.nodes, self._variation())
            if exact:
                break
        return found

    def _try(self, depth: int, low: int, high: int) -> int:
        """Search to a depth; where the plays found no room, again with more of it."""
        deep, below, above = depth, low, high
        while True:
            self.halted = False
            self.crowded = False
            self.top = 0
            self.laid_plays = 0
            with cython.nogil:
                self.restore(0)
                value = self.search(deep, below, above, 0)
            if not self.crowded:
                return value
            if self.generator.count > self.generator.room:
                self.generator._make_room(2 * self.generator.count)
            elif self.stack_room < MOST_STACK:
                self._make_stack(2 * self.stack_room)
            else:
                return value

    def _variation(self) -> tuple[Turn, ...]:
        length = self.variation_lengths[0]
        moves = bytes(self.variations[: MOVE * length])
        scores = self.variation_scores[:length]
        return tuple([Turn(moves[MOVE * at : MOVE * (at + 1)], scores[at]) for at in range(length)])
