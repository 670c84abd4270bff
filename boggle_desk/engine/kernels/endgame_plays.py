"""The plays of an endgame, kept line by line.

A line of the board looks the same in very many positions of one endgame. Its plays for a rack are kept by its mark, so
that most positions need no search for plays at all.
"""

from boggle_desk.engine.kernels.codes import BLANKED, KINDS, MOVE, NOTHING, STRIP
from boggle_desk.engine.kernels.endgame_board import EndgameBoard

INFINITE = 1_000_000_000
"""Beyond every value."""
_INFINITE = INFINITE
_ONE = 1
_ANY, _STEP = (1 << 32) - 1, 0x01000193
_GOLDEN = 0x9E3779B97F4A7C15
_MARKS = 4096
_ANSWERS = 8
_DONE = -2_000_000_000
_GOING_OUT = 100_000_000
_STAYING = 10
_FIRST_STACK, _MOST_STACK = 1 << 15, 1 << 21
_KEPT_PLAYS = 1 << 17
_KEPT_BITS = 16


class EndgamePlays(EndgameBoard):
    """A position of an endgame with its plays, and greedy play to the end."""

    # ---------------------------------------------------------------------------------- plays

    def hold(self, who: int) -> None:
        """Hand the generator a rack."""
        for kind in range(KINDS):
            self.generator.rack[kind] = self.racks[who * KINDS + kind]
        self.generator.take_held()

    def forget_lines(self) -> None:
        """Forget the plays that were kept."""
        self.kept_plays = 0
        self.flushed += 1
        for at in range(1 << _KEPT_BITS):
            self.kept_keys[at] = 0

    def line_plays(self, line: int, who: int) -> int:
        """Return where the plays of a line are kept, -1 if there can be none or the search is to stop."""
        mark = self.line_marks[line]
        if self.generator.tiles == 0:
            if line:
                return -1
            mark = _GOLDEN
        if not mark:
            return -1
        key = self.mixed(mark ^ self.rack_keys[who] ^ line)
        at = key & ((1 << _KEPT_BITS) - 1)
        if self.kept_keys[at] != key and not self.find_line(line, who, key, at):
            return -1
        return at

    def find_line(self, line: int, who: int, key: int, at: int) -> bool:
        """Find the plays of a line and keep them; return whether they are all there."""
        if not self.holding:
            self.hold(who)
            self.holding = True
        self.generator.forget(False, False)
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
        if count > self.generator.room or count > _KEPT_PLAYS:
            self.crowded = True
            self.halted = True
            return False
        if self.kept_plays + count > _KEPT_PLAYS:
            self.forget_lines()
        self.kept_keys[at] = key
        self.keep_plays(at, self.held[who])
        return True

    def keep_plays(self, at: int, held: int) -> None:
        """Copy the plays that the generator found, with what is asked of them again and again."""
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
                mark = (mark * _STEP ^ code) & _ANY
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
        out = _GOING_OUT + 2 * self.worth[1 - who]
        for line in range(self.lines):
            kept = self.line_plays(line, who)
            if kept < 0:
                if self.halted:
                    return -1
                continue
            start = self.kept_starts[kept]
            count = self.kept_counts[kept]
            if top + count + 1 > self.stack_room:
                if self.stack_room >= _MOST_STACK:
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
                    self.stack_orders[top] = score + 3 * used + self.history[who * _MARKS + (mark >> 4 & (_MARKS - 1))]
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
                if self.outs < _ANSWERS:
                    self.outs += 1
            if self.kept_best[kept] >= 0:
                self.add_answer(self.kept_best[kept], _ANSWERS, self.answers)
                if self.answers < _ANSWERS:
                    self.answers += 1
        if self.flushed != flushed:
            self.outs = 0
            self.answers = 0
        for square in range(self.generator.rows * self.generator.columns):
            self.spoils[square] = 0
        for number in range(self.outs):
            self.mark_spoils(self.answer_plays[number], _ONE << number)
        for number in range(_ANSWERS, _ANSWERS + self.answers):
            self.mark_spoils(self.answer_plays[number], _ONE << number)

    def add_answer(self, play: int, base: int, count: int) -> None:
        """Put a play among the best answers of its kind, if it is one of them."""
        value = self.play_scores[play]
        if base:
            value += 2 * self.play_used[play]
        at = count
        if at >= _ANSWERS:
            at = _ANSWERS - 1
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
        rest = -_STAYING - 2 * self.worth[1 - who]
        for at in range(first, end):
            move = at * MOVE
            start = self.stack_moves[move] | self.stack_moves[move + 1] << 8
            spoilt = 0
            for offset in range(self.stack_moves[move + 2]):
                if self.stack_moves[move + STRIP + offset]:
                    spoilt |= self.spoils[self.generator.square_of[start + offset]]
            left = 2 * (whole - self.stack_used[at])
            best = rest
            self.stack_bounds[at] = _INFINITE
            for number in range(self.outs):
                if not spoilt >> number & 1:
                    best = self.answer_values[number] + left
                    self.stack_bounds[at] = self.stack_scores[at] - best
                    break
            for number in range(_ANSWERS, _ANSWERS + self.answers):
                if not spoilt >> number & 1:
                    if self.answer_values[number] + rest > best:
                        best = self.answer_values[number] + rest
                    break
            if self.stack_orders[at] < _GOING_OUT // 2:
                self.stack_orders[at] -= best
        return True

    def pick(self, first: int, end: int) -> int:
        """Return the most promising turn of the stack that has not been looked at, -1 if there is none."""
        best = -1
        highest = _DONE
        for at in range(first, end):
            if self.stack_orders[at] > highest:
                highest = self.stack_orders[at]
                best = at
        return best

    # ---------------------------------------------------------------------------------- to the end

    def best_greedy(self) -> int:
        """Return the play that looks best without search, among those that are kept; -1 for a pass."""
        who = self.turn
        self.holding = False
        best = -1
        highest = NOTHING
        rest = -_STAYING - 2 * self.worth[who]
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
