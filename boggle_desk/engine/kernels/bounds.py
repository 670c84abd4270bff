"""Bounds for the best play of a rack: what no play of an anchor exceeds, nor one of a span of squares.

A play that lays so many tiles is worth at most what that many are together, laid and left, where every square counts
them by the premiums of the word, and the dearest tiles where a premium of a letter or a word across counts more. A
square that only cheaper tiles fit counts for them alone. The whole rack counts only where it can make a word.
"""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import ANY_LETTER, KINDS, MOST_LETTERS, MOST_TILES, ONE_BIT
from boggle_desk.engine.kernels.play_search import PlaySearch

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import ANCHOR, ANYTHING, BLANK, MOVE, NOTHING, ONE_POINT, REACH

_MOST_PARTS = 1 << MOST_TILES
_MOST_FACTOR = 27
_MOST_SPANS = 1 << 13


class Bounds(PlaySearch):
    """A board and a rack with bounds for its plays."""

    def _make_search(self) -> None:
        """Make what a compiled search and compiled bounds have in themselves."""
        super()._make_search()
        self.part_points = array("i", bytes(4 * _MOST_PARTS))
        self.together = array("i", bytes(4 * REACH * (_MOST_FACTOR + 1)))
        self.weighed = array("B", bytes(_MOST_FACTOR + 1))
        self.dearest = array("i", bytes(4 * MOVE))
        self.dearest_bits = array("I", bytes(4 * MOVE))
        self.more_times = array("i", bytes(4 * MOVE))
        self.cross_times = array("i", bytes(4 * MOVE))
        self.ordered = array("i", bytes(4 * MOVE))
        self.span_bounds = array("i", bytes(4 * _MOST_SPANS))
        self.span_places = array("i", bytes(4 * _MOST_SPANS))

    # ---------------------------------------------------------------------------------- tiles

    def order_parts(self) -> None:
        """Work out of each part of the rack how many tiles it has and their points. Parts with all blanks come last."""
        self.sizes[0] = 0
        self.part_points[0] = 0
        weight = 1
        for kind in range(KINDS):
            number = self.rack[kind]
            if number:
                value = 0
                if kind != BLANK:
                    value = self.values[kind + 1]
                for part in range(weight, weight * (number + 1)):
                    self.sizes[part] = self.sizes[part - weight] + 1
                    self.part_points[part] = self.part_points[part - weight] + value
                weight *= number + 1

    def take_phase(self, with_blanks: bool) -> None:
        """Bound from now on plays that lay a blank, or those that lay none."""
        self.blank_phase = 1 if with_blanks else 0
        all_blanks = self.weights[BLANK] * self.blanks
        self.first_part = 0 if with_blanks else all_blanks
        self.last_part = all_blanks - 1 if with_blanks else self.part
        for factor in range(_MOST_FACTOR + 1):
            self.weighed[factor] = False
        self.order_tiles()
        if with_blanks:
            self.usable += self.blanks

    def order_tiles(self) -> None:
        """Sort the tiles with letters by value, the dearest first."""
        number = 0
        for letter in range(MOST_LETTERS):
            for _each in range(self.rack[letter]):
                value = self.values[letter + 1]
                at = number
                while at > 0 and self.dearest[at - 1] < value:
                    self.dearest[at] = self.dearest[at - 1]
                    self.dearest_bits[at] = self.dearest_bits[at - 1]
                    at -= 1
                self.dearest[at] = value
                self.dearest_bits[at] = ONE_BIT << letter
                number += 1
        self.usable = number
        for at in range(number, MOST_TILES + 1):
            self.dearest[at] = 0
            self.dearest_bits[at] = 0

    def weigh(self, factor: int) -> None:
        """Work out the highest worth of so many tiles laid, counted so many times, together with those left."""
        row = REACH * factor
        for number in range(self.rack_size + 1):
            self.together[row + number] = NOTHING
        all_points = self.part_points[self.part]
        for part in range(self.first_part, self.last_part + 1):
            number = self.rack_size - self.sizes[part]
            worth = (all_points - self.part_points[part]) * factor * ONE_POINT
            if self.with_leaves:
                worth += self.leaves[part]
            if worth > self.together[row + number]:
                self.together[row + number] = worth
        self.weighed[factor] = True

    def most_of(self, fitting: int) -> int:
        """Return the value of the dearest tile that fits; that of a blank is 0."""
        at = 0
        while at < self.usable and not self.dearest_bits[at] & fitting:
            at += 1
        return self.dearest[at]

    # ---------------------------------------------------------------------------------- squares

    def read_block(self, anchor: int) -> None:
        """Find the letters that words have just before the tiles up to an anchor, and just behind them where nothing is
        before; any if the anchor is an empty square."""
        self.before = ANY_LETTER
        self.behind = ANY_LETTER
        if not self.squares[anchor]:
            return
        node = self.root
        place = anchor
        while node and self.squares[place]:
            node = self.step(node, self.bits[self.squares[place]])
            place -= 1
        self.before = 0
        self.behind = 0
        if node:
            self.before = self.nodes[node] | self.nodes[node + 1]
            onward = self.nodes[node - 1]
            if onward:
                self.behind = self.nodes[onward] | self.nodes[onward + 1]

    def note_square(self, place: int, fitting: int, beside: bool, noted: int) -> int:
        """Note an empty square as the next one that a play covers, and return how many wait for the dearest tiles.

        Only some tiles fit a square that a word crosses or that is `beside` a block: if the dearest is not among them,
        it counts at once, in `sure_points` of the word and `sure_extra`, where the word across always counts.
        """
        bonus = self.letter_bonus[place]
        crossing = 0
        self.sure_points = 0
        self.sure_extra = 0
        if self.hooks[place] >= 0:
            crossing = self.word_bonus[place]
            self.sure_extra = self.hooks[place] * crossing
        if crossing or beside:
            most = self.most_of(fitting)
            if most < self.dearest[0]:
                self.sure_points = most * (bonus - 1)
                self.sure_extra += most * bonus * crossing
                return noted
        if crossing or bonus > 1:
            self.more_times[noted] = bonus - 1
            self.cross_times[noted] = bonus * crossing
            return noted + 1
        return noted

    def worth_at_most(self, points: int, factor: int, extra: int, number: int, noted: int) -> int:
        """Return a bound for plays of so many tiles, with so many squares noted for the dearest of them."""
        if factor > _MOST_FACTOR:
            return ANYTHING
        if not self.weighed[factor]:
            self.weigh(factor)
        worth = self.together[REACH * factor + number]
        if worth == NOTHING:
            return NOTHING
        for each in range(noted):
            times = self.more_times[each] * factor + self.cross_times[each]
            at = each
            while at > 0 and self.ordered[at - 1] < times:
                self.ordered[at] = self.ordered[at - 1]
                at -= 1
            self.ordered[at] = times
        score = points * factor + extra
        for each in range(min(noted, number - self.blank_phase)):
            score += self.ordered[each] * self.dearest[each]
        if number >= self.bingo_tiles:
            score += self.bingo_bonus
        return score * ONE_POINT + worth

    def bound(self, anchor: int, leftmost: int, limit: int, naming: bool) -> int:  # noqa: C901 - calls cost
        """Return an equity that no play of an anchor exceeds; the bounds of its spans are noted behind the others.

        With `naming` it gathers what the blank must stand for to beat the best play; then it may return too little, and
        notes no spans.
        """
        allowed = self.rack_mask
        if self.rack[BLANK]:
            allowed |= self.playable
        self.read_block(anchor)
        best = NOTHING
        left = anchor
        left_points = 0
        left_extra = 0
        left_factor = 1
        left_count = 0
        left_noted = 0
        left_key = 0
        left_tiles = 0
        code = 0
        while True:
            while left >= leftmost and self.squares[left]:
                code = self.squares[left]
                left_points += self.values[code]
                left_key += self.keys[code & 63]
                left_tiles += 1
                left -= 1
            if left < anchor:
                points = left_points
                extra = left_extra
                factor = left_factor
                number = left_count
                noted = left_noted
                key = left_key
                through = left_tiles
                right = anchor + 1
                while True:
                    while right < limit and self.squares[right]:
                        code = self.squares[right]
                        points += self.values[code]
                        key += self.keys[code & 63]
                        through += 1
                        right += 1
                    if number > 0 and right - 1 - left >= 2:
                        worth = self.worth_at_most(points, factor, extra, number, noted)
                        if worth > best:
                            if number < self.rack_size or self.uses_all(key & ANY_LETTER, through, code):
                                best = worth
                            else:
                                worth = NOTHING
                        if not naming:
                            self.note_span(left_count, number, worth)
                        elif worth >= self.to_beat:
                            if number < self.rack_size:
                                self.naming = self.playable
                                return best
                            self.name_blank(key & ANY_LETTER)
                    fitting = self.fits[right] & allowed
                    if number == 0:
                        fitting &= self.behind
                    if number >= self.usable or right >= limit or not fitting:
                        break
                    noted = self.note_square(right, fitting, number == 0, noted)
                    points += self.sure_points
                    extra += self.sure_extra
                    factor *= self.word_bonus[right]
                    number += 1
                    right += 1
            fitting = self.fits[left] & allowed
            if left_count == 0:
                fitting &= self.before
            if left_count >= self.usable or left < leftmost or not fitting:
                return best
            left_noted = self.note_square(left, fitting, left_count == 0, left_noted)
            left_points += self.sure_points
            left_extra += self.sure_extra
            left_factor *= self.word_bonus[left]
            left_count += 1
            left -= 1

    # ---------------------------------------------------------------------------------- spans and anchors

    def note_span(self, left: int, number: int, worth: int) -> None:
        """Note the bound of a span with so many tiles up to the anchor, and so many in all, if there is room."""
        if self.span_count < _MOST_SPANS:
            self.span_bounds[self.span_count] = worth
            self.span_places[self.span_count] = REACH * left + number
        self.span_count += 1

    def bound_anchors(self) -> None:
        """Bound the plays of each anchor."""
        self.span_count = 0
        for number in range(self.anchor_count):
            at = ANCHOR * number
            self.anchors[at + 4] = self.span_count
            self.anchors[at] = self.bound(self.anchors[at + 1], self.anchors[at + 2], self.anchors[at + 3], False)
            self.anchors[at + 5] = self.span_count

    def bring_best(self, number: int) -> None:
        """Put the most promising of the anchors from a number on first among them."""
        best = number
        for other in range(number + 1, self.anchor_count):
            if self.anchors[ANCHOR * other] > self.anchors[ANCHOR * best]:
                best = other
        for field in range(ANCHOR):
            kept = self.anchors[ANCHOR * number + field]
            self.anchors[ANCHOR * number + field] = self.anchors[ANCHOR * best + field]
            self.anchors[ANCHOR * best + field] = kept

    def promise_all(self) -> None:
        """Let the search go everywhere."""
        for at in range(REACH):
            self.left_bounds[at] = ANYTHING
        for at in range(REACH * REACH):
            self.right_bounds[at] = ANYTHING

    def promise(self, number: int) -> None:
        """Let the search of an anchor go where the bounds of its spans promise enough: `right_bounds` is about those
        with so many tiles up to the anchor and so many or more in all, `left_bounds` those with so many or more up to
        the anchor."""
        begin = self.anchors[ANCHOR * number + 4]
        end = self.anchors[ANCHOR * number + 5]
        if end > _MOST_SPANS:
            self.promise_all()
            return
        for at in range(REACH * (self.usable + 1)):
            self.right_bounds[at] = NOTHING
        for span in range(begin, end):
            self.right_bounds[self.span_places[span]] = self.span_bounds[span]
        best = NOTHING
        self.left_bounds[self.usable + 1] = NOTHING
        for left in range(self.usable, -1, -1):
            most = NOTHING
            for at in range(REACH * left + self.usable, REACH * left + left - 1, -1):
                most = max(most, self.right_bounds[at])
                self.right_bounds[at] = most
            best = max(best, most)
            self.left_bounds[left] = best
