"""What sets of tiles can score on one board, with a whole pool of tiles at hand.

Words are spelled with lettered tiles first, also with more than the pool has as far as blanks make up for it, and the
plays with blanks come from them by taking off what the blanked tiles scored. Sets of tiles are numbered like the leaves
of `held_rack`, in an array for each size behind that of the size before.
"""

from array import array
from math import comb

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import BLANKED, KINDS, LONGEST_LEAVE, PLACES
from boggle_desk.engine.kernels.generator import Generator

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest, popcount
    from boggle_desk.engine.kernels.codes import ANCHOR

LARGEST_RACK = LONGEST_LEAVE + 1

_ROW = KINDS
_HIGHEST = 32_767
_ONE = 1


class PoolScores:
    """The highest score of every set of tiles that a turn may lay, on the board of a generator."""

    def __init__(self, generator: Generator, rack_size: int = LARGEST_RACK) -> None:
        """Make room for racks of so many tiles. Raises ValueError for a rack of no tiles, or of more than 7, and
        TypeError for what is no generator."""
        if not isinstance(generator, Generator):
            raise TypeError("scores need a generator")
        generator.idle()
        if not 1 <= rack_size <= LARGEST_RACK:
            raise ValueError(f"a rack has from 1 to {LARGEST_RACK} tiles, not {rack_size}")
        self.generator = generator
        self.full = rack_size
        self.kinds = self.generator.letters + 1
        self.blank = self.generator.letters
        self.nodes = self.generator.nodes
        if not cython.compiled:
            self._make_pool()
        for turn in range(LARGEST_RACK + 1):
            for kind in range(self.kinds):
                self.steps[turn * _ROW + kind] = comb(kind + turn - 1, turn) if turn else 0
        for size in range(LARGEST_RACK + 1):
            self.starts[size + 1] = self.starts[size] + comb(self.blank + size, size)
        everything = self.starts[rack_size + 1]
        self.bests = array("h", bytes(2 * everything))
        self.floors = array("h", bytes(2 * everything))

    def _make_pool(self) -> None:
        """Make what compiled scores have in themselves."""
        self.squares = array("B", bytes(PLACES))
        self.letter_bonus = array("B", bytes(PLACES))
        self.word_bonus = array("B", bytes(PLACES))
        self.fits = array("I", bytes(4 * PLACES))
        self.hooks = array("i", bytes(4 * PLACES))
        self.values = array("i", bytes(8 * BLANKED))
        self.pool = array("i", bytes(4 * KINDS))
        self.left = array("i", bytes(4 * KINDS))
        self.letters = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.gains = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.crossed = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.losses = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.ordered_kinds = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.steps = array("i", bytes(4 * _ROW * (LARGEST_RACK + 2)))
        self.starts = array("i", bytes(4 * (LARGEST_RACK + 2)))

    def take_board(self) -> None:
        """Copy what the search needs of the generator's board."""
        for at in range(self.generator.end + 2):
            self.squares[at] = self.generator.squares[at]
            self.fits[at] = self.generator.fits[at]
            self.hooks[at] = self.generator.hooks[at]
            self.letter_bonus[at] = self.generator.letter_bonus[at]
            self.word_bonus[at] = self.generator.word_bonus[at]

    def find_scores(self) -> None:
        """Find the highest score of every set of tiles."""
        for at in range(self.starts[self.full + 1]):
            self.bests[at] = 0
            self.floors[at] = -1
        self.take_board()
        self.present = 0
        self.spare = self.pool[self.blank]
        for letter in range(self.blank):
            self.left[letter] = self.pool[letter]
            if self.pool[letter]:
                self.present |= _ONE << letter
        self.placed = 0
        self.generator.find_all_anchors()
        for number in range(self.generator.anchor_count):
            self.anchor = self.generator.anchors[ANCHOR * number + 1]
            self.leftmost = self.generator.anchors[ANCHOR * number + 2]
            self.limit = self.generator.anchors[ANCHOR * number + 3]
            self.spell(self.anchor, self.generator.root, 0, 1, 0)

    def go_on(self, place: int, target: int, complete: bool, points: int, factor: int, extra: int) -> None:
        """Go on after a tile: left of the anchor leftwards, and then from behind the anchor to the right."""
        if place <= self.anchor:
            open_left = not self.squares[place - 1]
            if complete and open_left and self.placed and not self.squares[self.anchor + 1]:
                self.note(points, factor, extra)
            if not target:
                return
            if place > self.leftmost:
                self.spell(place - 1, target, points, factor, extra)
            if open_left and self.anchor + 1 < self.limit:
                onward = self.nodes[target - 1]
                if onward:
                    self.spell(self.anchor + 1, onward, points, factor, extra)
        else:
            if complete and self.placed and not self.squares[place + 1]:
                self.note(points, factor, extra)
            if target and place + 1 < self.limit:
                self.spell(place + 1, target, points, factor, extra)

    def spell(self, place: int, node: int, points: int, factor: int, extra: int) -> None:
        """Take every letter that words go on with at `node` and that fits the place, from the board or the pool."""
        children = self.nodes[node]
        accepted = self.nodes[node + 1]
        code = self.squares[place]
        if code:
            bit = self.generator.bits[code]
            if (children | accepted) & bit:
                target = 0
                if children & bit:
                    target = self.nodes[node + 2 + popcount(children & (bit - _ONE))]
                self.go_on(place, target, accepted & bit != 0, points + self.values[code], factor, extra)
            return
        fitting = (children | accepted) & self.fits[place]
        if self.spare:
            fitting &= self.present | self.generator.playable
        else:
            fitting &= self.present
        if self.placed == self.full or not fitting:
            return
        word = self.word_bonus[place]
        hook = self.hooks[place]
        hooked = extra
        if hook >= 0:
            hooked = extra + hook * word
        while fitting:
            letter = lowest(fitting)
            bit = _ONE << letter
            fitting ^= bit
            target = 0
            if children & bit:
                target = self.nodes[node + 2 + popcount(children & (bit - _ONE))]
            gain = self.values[letter + 1] * self.letter_bonus[place]
            crossed = gain * word if hook >= 0 else 0
            self.letters[self.placed] = letter
            self.gains[self.placed] = gain
            self.crossed[self.placed] = crossed
            self.placed += 1
            self.take_tile(letter)
            self.go_on(place, target, accepted & bit != 0, points + gain, factor * word, hooked + crossed)
            self.give_back(letter)
            self.placed -= 1

    def take_tile(self, letter: int) -> None:
        """Take a tile from the pool; one that it lacks is lent by a blank."""
        if self.left[letter] <= 0:
            self.spare -= 1
        self.left[letter] -= 1
        if self.left[letter] == 0:
            self.present ^= _ONE << letter

    def give_back(self, letter: int) -> None:
        """Undo `take_tile`."""
        if self.left[letter] == 0:
            self.present |= _ONE << letter
        self.left[letter] += 1
        if self.left[letter] <= 0:
            self.spare += 1

    def note(self, points: int, factor: int, extra: int) -> None:
        """Note the score of a play for the tiles that it lays, and of the plays that lay blanks in their places."""
        score = points * factor + extra
        size = self.placed
        if size >= self.generator.bingo_tiles:
            score += self.generator.bingo_bonus
        if score > _HIGHEST:
            score = _HIGHEST
        least = _HIGHEST
        for at in range(size):
            letter = self.letters[at]
            loss = self.gains[at] * factor + self.crossed[at]
            if loss < least:
                least = loss
            to = at
            while to > 0 and (
                self.ordered_kinds[to - 1] > letter
                or (self.ordered_kinds[to - 1] == letter and self.losses[to - 1] > loss)
            ):
                self.ordered_kinds[to] = self.ordered_kinds[to - 1]
                self.losses[to] = self.losses[to - 1]
                to -= 1
            self.ordered_kinds[to] = letter
            self.losses[to] = loss
        place = self.starts[size]
        for at in range(size):
            place += self.steps[(at + 1) * _ROW + self.ordered_kinds[at]]
        blanks = self.pool[self.blank]
        if self.spare == blanks and score > self.bests[place]:
            self.bests[place] = score
        if blanks and score - least > self.floors[place]:
            self.lowest_best = _HIGHEST
            self.blank_out(0, 0, self.starts[size], score, blanks)
            self.floors[place] = self.lowest_best

    def blank_out(self, at: int, turn: int, place: int, score: int, blanks: int) -> None:
        """Choose how many of the next equal tiles are blanks, those that score least; at the end, note the score.
        `turn` tiles are lettered so far."""
        if at == self.placed:
            if at > turn:
                self.note_blanks(turn, place, score)
            return
        letter = self.ordered_kinds[at]
        behind = at + 1
        while behind < self.placed and self.ordered_kinds[behind] == letter:
            behind += 1
        lettered = behind - at
        for each in range(lettered + 1):
            if each:
                score -= self.losses[at + each - 1]
            if each > blanks:
                break
            if lettered - each <= self.pool[letter]:
                further = place
                for more in range(turn, turn + lettered - each):
                    further += self.steps[(more + 1) * _ROW + letter]
                self.blank_out(behind, turn + lettered - each, further, score, blanks - each)

    def note_blanks(self, turn: int, place: int, score: int) -> None:
        """Note the score of a play with blanks for all but the first `turn` tiles."""
        for each in range(turn, self.placed):
            place += self.steps[(each + 1) * _ROW + self.blank]
        if score > self.bests[place]:
            self.bests[place] = score
        if self.bests[place] < self.lowest_best:
            self.lowest_best = self.bests[place]
