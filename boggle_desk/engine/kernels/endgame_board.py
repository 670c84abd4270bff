"""The board, the racks and the turns of an endgame in numbers, with the marks by which positions are known again.

A line of the board (a row or a column) is known by a mark of its contents: tiles, what fits each square, what hooks
there count. Marks of lines and racks add up to the key of a position.
"""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import BLANK, BLANKED, KINDS, MOST_TILES, MOVE, PLACES, STRIP
from boggle_desk.engine.kernels.generator import Generator

_LINES = 52
_PLIES = 64
"""Turns of a variation that are kept."""
_WIDE = (1 << 64) - 1
_ONE = 1
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_UNLIMITED = 1_000_000
_MARKS = 4096
_ANSWERS = 8
_FIRST_STACK, _MOST_STACK = 1 << 15, 1 << 21
_KEPT_PLAYS = 1 << 17
_KEPT_BITS = 16


class EndgameBoard:
    """A position of an endgame. It owns its generator; two threads need two of each."""

    def __init__(
        self,
        generator: Generator,
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
            if not least <= value <= most:
                raise ValueError(f"{name} is {value} but must be from {least} to {most}")
        if not pass_rounds and not scoreless_limit:
            raise ValueError("without a limit of passes or turns without points the game might never end")
        self.generator = generator
        self.all_passes = 2 * pass_rounds if pass_rounds else _UNLIMITED
        self.all_scoreless = scoreless_limit or _UNLIMITED
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

    def _check_new(self, generator: Generator) -> None:
        if cython.compiled and self.made:
            raise RuntimeError("this endgame is made already")
        if not isinstance(generator, Generator):
            raise TypeError("an endgame needs a generator")
        generator.idle()

    def _make_arrays(self) -> None:
        """Make what a compiled endgame has in itself."""
        self.line_of = array("B", bytes(PLACES))
        self.line_starts = array("i", bytes(4 * _LINES))
        self.line_ends = array("i", bytes(4 * _LINES))
        self.line_marks = array("Q", bytes(8 * _LINES))
        self.saved_marks = array("Q", bytes(8 * _LINES * 32))
        self.rack_marks = array("Q", bytes(8 * KINDS * (MOST_TILES + 1)))
        self.racks = array("B", bytes(2 * KINDS))
        self.kept_racks = array("B", bytes(2 * KINDS))
        self.rack_keys = array("Q", bytes(16))
        self.held = array("i", bytes(8))
        self.worth = array("i", bytes(8))
        self.spoils = array("I", bytes(4 * PLACES))
        self.answer_plays = array("i", bytes(4 * 2 * _ANSWERS))
        self.answer_values = array("i", bytes(4 * 2 * _ANSWERS))
        self.history = array("i", bytes(4 * 2 * _MARKS))
        self.variation_lengths = array("i", bytes(4 * (_PLIES + 1)))

    def _make_tables(self, bits: int) -> None:
        size = 1 << bits
        self.table_mask = size - 1
        self.table_keys = array("Q", bytes(8 * size))
        self.table_values = array("i", bytes(4 * size))
        self.table_info = array("I", bytes(4 * size))
        self.table_moves = array("I", bytes(4 * size))
        slots = 1 << _KEPT_BITS
        self.kept_keys = array("Q", bytes(8 * slots))
        self.kept_starts = array("i", bytes(4 * slots))
        self.kept_counts = array("i", bytes(4 * slots))
        self.kept_best = array("i", bytes(4 * slots))
        self.kept_out = array("i", bytes(4 * slots))
        self.play_moves = array("B", bytes(MOVE * _KEPT_PLAYS))
        self.play_scores = array("i", bytes(4 * _KEPT_PLAYS))
        self.play_used = array("i", bytes(4 * _KEPT_PLAYS))
        self.play_marks = array("I", bytes(4 * _KEPT_PLAYS))
        self.variations = array("B", bytes(MOVE * _PLIES * _PLIES))
        self.variation_scores = array("i", bytes(4 * _PLIES * _PLIES))

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

    # ---------------------------------------------------------------------------------- marks

    def mixed(self, number: int) -> int:
        """Return a number of 64 bits that looks like chance (splitmix)."""
        bits = (number + 1) * _GOLDEN & _WIDE
        bits = (bits ^ bits >> 30) * _FIRST & _WIDE
        bits = (bits ^ bits >> 27) * _SECOND & _WIDE
        return bits ^ bits >> 31

    def mark_line(self, line: int) -> None:
        """Work out the mark of what a line looks like; 0 if nothing can be laid on it."""
        bits = _ONE
        live = False
        for place in range(self.line_starts[line], self.line_ends[line]):
            code = self.generator.squares[place]
            if code or self.generator.hooks[place] >= 0:
                live = True
            part = self.generator.hooks[place] + 1
            part = part << 36 ^ self.generator.fits[place]
            bits = ((bits ^ part) * _GOLDEN + code) & _WIDE
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
        """Return the key of the position: board, racks, who is on turn, turns without points."""
        bits = self.left_scoreless
        bits = (bits << 24) + (self.left_passes << 1) + self.turn
        bits ^= self.board_key
        bits ^= self.rack_keys[0] * _FIRST & _WIDE
        bits ^= self.rack_keys[1] * _SECOND & _WIDE
        return self.mixed(bits)

    # ---------------------------------------------------------------------------------- moves

    def lay(self, first: int, length: int) -> None:  # noqa: C901 - in one piece, as it runs
        """Lay the codes in the generator's `laid`, take them off the rack, and keep up the keys."""
        who = self.turn
        dirty = _ONE << self.line_of[first]
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
                dirty |= _ONE << self.line_of[place]
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
            return _ONE << self.line_of[self.generator.turned[place]]
        return 0

    def lay_stacked(self, at: int) -> None:
        """Lay a play of the stack."""
        length = self.stack_moves[at * MOVE + 2]
        for offset in range(length):
            self.generator.laid[offset] = self.stack_moves[at * MOVE + STRIP + offset]
        self.lay(self.stack_moves[at * MOVE] | self.stack_moves[at * MOVE + 1] << 8, length)

    def lay_kept(self, at: int) -> None:
        """Lay a play that is kept."""
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
            self.saved_marks[slot * _LINES + line] = self.line_marks[line]

    def restore(self, slot: int) -> None:
        """Lay a board that was kept."""
        self.generator.restore(slot)
        for line in range(self.lines):
            self.line_marks[line] = self.saved_marks[slot * _LINES + line]

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
        elif self.all_passes == _UNLIMITED:
            while self.left_scoreless >= 4 + 2 * free:
                self.left_scoreless -= 2
        elif self.all_scoreless == _UNLIMITED and self.left_passes > 2:
            self.left_passes = 2
