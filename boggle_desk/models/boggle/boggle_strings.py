"""Sentences about the engine's values."""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.board import Flaw
from boggle_desk.engine.boggle.codes import BadCode, CodedBoard, CodeFault, Sets
from boggle_desk.engine.boggle.computer import RivalLevel
from boggle_desk.engine.boggle.cubes import CubeSet
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.known_board import TODAY
from boggle_desk.engine.boggle.pad import BogglePadPosition
from boggle_desk.engine.boggle.position import READ_MARKS, BogglePosition, Entry, EntryMark, Phase
from boggle_desk.engine.boggle.referee import ReadingActs, Reason, entry_points, round_points
from boggle_desk.engine.boggle.rules import (
    SHORT,
    BoardWish,
    BoggleRules,
    WordCounts,
    Writing,
    minimum_length,
    table_points,
)
from boggle_desk.engine.players import Left, Player, SeatGiven, leaders, side_of, sides
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.locale_text import listed, name_text, number_text, preset_words, seat_given, with_sign

AnyPosition = BogglePosition | BogglePadPosition


def _game_rules(position: AnyPosition) -> BoggleRules:
    return position.rules.game if isinstance(position, BogglePadPosition) else position.rules


class BoggleStrings(QObject):
    def preset_title(self, key: str) -> str:
        own = {"practice": self.tr("Practice"), TODAY: self.tr("Today's board")}
        return own.get(key) or preset_words("boggle", key).name

    def cubes_name(self, cubes: CubeSet) -> str:
        titles = {
            "new4": self.tr("New cubes (since 1987)"),
            "classic4": self.tr("Classic cubes (1976)"),
            "big5_1979": self.tr("Big and Master cubes (1979)"),
            "deluxe5": self.tr("Deluxe cubes"),
            "challenge5": self.tr("Challenge cubes"),
            "super6": self.tr("Super Big cubes (2012)"),
        }
        return titles.get(cubes.key) or name_text(cubes.name)

    def cubes_title(self, cubes: CubeSet) -> str:
        text = self.tr("{rows} × {columns}  {name}")
        return text.format(rows=cubes.rows, columns=cubes.columns, name=self.cubes_name(cubes))

    def level_usual(self, level: RivalLevel, preset: str | None) -> str:
        """Return what a level usually scores in a round by a preset; empty if not measured."""
        points = level.expected.get(preset or "")
        return "" if points is None else self.tr("Finds about %n point(s) a round", "", points)

    def why_not(self, reason: Reason, position: BogglePosition, seat: int, word: str) -> str:
        """Return why a move is refused, as a short sentence."""
        least = minimum_length(position.rules, position.players[seat])
        sentences = {
            Reason.WRONG_MOMENT: self.tr("You can't do that right now."),
            Reason.TIMER_RUNS: self.tr("Hands off the cubes while the timer runs!"),
            Reason.LETTERS_SEEN: self.tr("You've seen the letters. No second shake!"),
            Reason.TOO_SHORT: self.tr("Too short. Words need %n letter(s) or more.", "", least),
            Reason.AGAINST_RULES: self.tr("Your rules don't allow {word}."),
            Reason.NOT_ON_BOARD: self._misfit(position, word),
            Reason.ALREADY_LISTED: self.tr("{word} is already on the list."),
            Reason.NOT_A_WORD: self.tr("{word} isn't in the dictionary."),
            Reason.NOT_SEARCHING: self.tr("It's somebody else's turn to write."),
            Reason.NOT_LISTED: self.tr("{word} isn't on the list."),
            Reason.ALREADY_READ: self.tr("{word} was already read."),
            Reason.NOT_STANDING: self.tr("{word} doesn't count anyway. There's nothing to challenge."),
            Reason.OWN_WORD: self.tr("You can't challenge your own word."),
            Reason.NO_HINTS: self.tr("This game has no hints."),
            Reason.NO_HINT_LEFT: self.tr("You've found every word. There's nothing left to hint at."),
            Reason.ALREADY_RULED: self.tr("{word} was challenged before. It counts."),
            Reason.NO_VOTE: self.tr("You have no vote on {word}."),
            Reason.ALREADY_VOTED: self.tr("You've voted already."),
            Reason.OTHER_CUBES: self.tr("This game's cubes can't make that board."),
            Reason.NO_SUCH_SEAT: self.tr("Nobody sits there. Choose another player."),
            Reason.TOO_FEW_PLAYERS: self.tr("A game needs two sides. End it, or let somebody else play on."),
            Reason.NAME_TAKEN: self.tr("Somebody here has that name. Choose another one."),
            Reason.ROUND_RUNS: self.tr("Finish this round first. Then somebody else can sit down."),
        }
        return sentences[reason].format(word=word.upper())

    def _misfit(self, position: BogglePosition, word: str) -> str:
        found = position.board.misfit(word) if position.board else None
        texts = {
            None: self.tr("{word} isn't on the board."),
            Flaw.MISSING: self.tr("There's no {letter} on the board."),
            Flaw.TWICE: self.tr("{word} needs the same {letter} twice."),
            Flaw.APART: self.tr("{begun} works, but no {letter} touches the last letter."),
        }
        text = texts[found.flaw if found else None]
        return text.format(word="{word}", letter=found.letter.upper(), begun=found.begun.upper()) if found else text

    def what_happened(self, event: BoggleEvent, position: BogglePosition) -> str:
        """Return an event in a few words for screen readers, or nothing."""
        names = [player.name for player in position.players]
        match event:
            case events.SearchBegan():
                return self.tr("The dome is up. The timer is running.")
            case events.GoalReached():
                return self.tr("You've reached the goal!")
            case events.TimeCalled(seats) if seats:
                text = self.tr("Time's up for {names}! The others have extra time.")
                return text.format(names=seats_text(position, seats))
            case events.TimeCalled():
                return self.tr("Time's up!")
            case events.WordRead(reader, word):
                return self.tr("{name} reads {word}.").format(name=names[reader], word=word.upper())
            case events.ReadingBegan(reader) | events.ReaderChanged(reader):
                return self.tr("{name}'s turn to read.").format(name=names[reader])
            case Left(seat):
                return self.tr("{name} leaves. The others play on.").format(name=names[seat])
            case SeatGiven(seat):
                return seat_given(position, seat)
            case events.LastCall():
                return self.tr("All read. Anything to challenge?")
            case _:
                return ""

    def who_leaves(self, position: BogglePosition, seat: int) -> str:
        """Return what becomes of a player who leaves."""
        text = self.tr("The others play on. {name}'s points stay, but can't win.")
        if any(mate in position.playing for mate in side_of(position.players, seat) if mate != seat):
            text = self.tr("The others play on. {name}'s points stay with the team.")
        text = text.format(name=position.players[seat].name)
        during = position.phase is not Phase.SCORED and any(position.lists)
        return "\n".join((text, self.tr("Words that nobody has read yet don't count."))) if during else text

    def handicap_text(self, player: Player, with_points: bool = True) -> str:
        parts = []
        if player.minimum_length is not None:
            parts.append(self.tr("%n letter(s)", "", player.minimum_length))
        if player.extra_seconds:
            parts.append(self.tr("{seconds} s longer").format(seconds=player.extra_seconds))
        if player.head_start and with_points:
            parts.append(self.tr("+%n point(s)", "", player.head_start))
        return ", ".join(parts)

    def handicaps_text(self, position: AnyPosition) -> str:
        line = self.tr("{name}: {handicap}")
        granted = ((each.name, self.handicap_text(each)) for each in position.players)
        return "\n".join(line.format(name=name, handicap=text) for name, text in granted if text)

    def side_name(self, position: AnyPosition, side: tuple[int, ...]) -> str:
        player = position.players[side[0]]
        return player.name if player.team is None else player.team

    def round_title(self, position: AnyPosition, number: int | None = None) -> str:
        parts = self.round_and_goal(position, max(1, position.round if number is None else number))
        if _game_rules(position).practice:
            return parts[1]
        both = _game_rules(position).rounds is not None and all(parts)
        title = ", ".join(filter(None, parts))
        # only the comma may break the line
        return title.replace(" ", "\u00a0").replace(",\u00a0", ", ") if both else title

    def round_and_goal(self, position: AnyPosition, number: int) -> tuple[str, str]:
        """Return a round's name, and how many points win, or nothing."""
        rules = _game_rules(position)
        if rules.practice:
            size = self.tr("{rows} × {columns}").format(rows=rules.cubes.rows, columns=rules.cubes.columns)
            return self.preset_title(rules.key), size
        title = self.tr("Round {number}") if rules.rounds is None else self.tr("Round {number} of {rounds}")
        goal = "" if rules.target is None else self.tr("first to {target}").format(target=rules.target)
        return title.format(number=number, rounds=rules.rounds), goal

    def goes_to(self, position: AnyPosition) -> str:
        rules = _game_rules(position)
        text = self.tr("Play as many rounds as you like.")
        if rules.target is not None and rules.rounds is not None:
            text = self.tr("Round {round} of {rounds}. {target} points win earlier.")
        elif rules.target is not None:
            text = self.tr("First to {target} wins.")
        elif rules.rounds is not None:
            text = self.tr("Round {round} of {rounds}.")
        return text.format(round=position.round, rounds=rules.rounds, target=rules.target)

    def winner_text(self, position: AnyPosition, points: Sequence[int | None], ended: bool) -> str:
        if ended:
            one, team = self.tr("{names} wins!"), self.tr("{names} win!")
            return self.won(position, position.winners, one, team, self.tr("It's a tie: {names}"))
        if not any(points):
            return self.tr("No points this round")
        one, team = self.tr("{names} takes the round!"), self.tr("{names} take the round!")
        return self.won(position, leaders(position.players, points), one, team, self.tr("{names} share the round"))

    def won(self, position: AnyPosition, winners: tuple[int, ...], one: str, team: str, several: str) -> str:
        """Return who has won in the words for one player, a team, or several sides (rules B28, B34)."""
        winning = [side for side in sides(position.players) if any(seat in winners for seat in side)]
        alone = position.players[winning[0][0]].team is None
        names = listed([self.side_name(position, side) for side in winning])
        return (several if len(winning) > 1 else one if alone else team).format(names=names)

    def points_parts(self, rules: BoggleRules, shortest: int) -> list[str]:
        """Return the table of points; lengths worth the same are joined."""
        last = max(len(rules.points) - 1, shortest)
        of = {
            letters: table_points(rules.points, rules.points_beyond, letters) for letters in range(shortest, last + 1)
        }
        parts = []
        for points, group in groupby(of, key=of.__getitem__):
            lengths = list(group)
            if lengths[-1] == last and not rules.points_beyond:
                text = self.tr("{letters} letters or more: {points}")
            elif len(lengths) > 1:
                text = self.tr("{letters}–{most} letters: {points}")
            else:
                text = self.tr("{letters} letters: {points}")
            parts.append(text.format(letters=lengths[0], most=lengths[-1], points=points))
        if rules.points_beyond:
            parts.append(self.tr("each letter after that: {points} more").format(points=rules.points_beyond))
        return parts

    def writing_title(self, writing: Writing) -> str:
        ways = {Writing.PAPER: self.tr("On paper"), Writing.PHONES: self.tr("On phones")}
        return ways.get(writing, self.tr("On screen"))

    def writing_summary(self, writing: Writing) -> str:
        if writing.together:
            return self.tr("Everybody writes at once. The computer shakes, times and referees.")
        return self.tr("One at a time. Same cubes, full time for everyone.")

    # ------------------------------------------------------------------------------------- the reading

    def who_wrote(self, position: BogglePosition, word: str) -> str:
        seats = position.holders(word)
        if len(seats) == 1:
            return self.tr("Only {name} wrote it").format(name=seats_text(position, seats))
        if set(position.playing) <= set(seats):
            return self.tr("Both wrote it") if len(seats) == 2 else self.tr("Everybody wrote it")
        return self.tr("{names} wrote it").format(names=seats_text(position, seats))

    def verdict(self, position: BogglePosition, seat: int, entry: Entry) -> str:
        held = [(each, position.entry(each, entry.word)) for each in position.holders(entry.word)]
        keepers = tuple(each for each, its in held if its and its.mark is EntryMark.STANDING)
        name, text = seats_text(position, keepers or (seat,)), ""
        if entry.mark is EntryMark.STRUCK:
            text = self.tr("{word} doesn't count: {points}") if entry.cost else self.tr("{word} doesn't count")
        elif entry.mark is EntryMark.CROSSED and not keepers:
            text = self.tr("Crossed off for everybody")
        elif entry.upheld:
            text = self.tr("{word} counts: {points}")
        elif len(held) > 1:  # teammates (rule B34)
            text = self.tr("Counts once for the team. {name} keeps it: {points}")
        elif keepers:
            text = self.tr("{points} for {name}!")
        seat = keepers[0] if keepers else seat
        kept = position.entry(seat, entry.word) or entry
        points = entry_points(position.rules, position.players[seat], kept)
        return text.format(word=entry.word.upper(), name=name, points=self.points(points))

    def points(self, points: int) -> str:
        return with_sign(points, self.tr("%n point(s)", "", abs(points)))

    def whose_turn(self, position: BogglePosition) -> str:
        if position.reader is not None and position.on_paper(position.reader):
            return self.tr("{name} reads from paper").format(name=position.players[position.reader].name)
        return self.tr("Next to read") if position.read else self.tr("First to read")

    def left_to_read(self, position: BogglePosition, reader: int) -> str:
        name = position.players[reader].name
        left = sum(entry.mark is EntryMark.WRITTEN for entry in position.lists[reader])
        return self.tr("{name} reads, %n word(s) to go", "", left).format(name=name)

    def progress(self, position: BogglePosition) -> str:
        """Return the round and, if all words are known, how many have been read."""
        words = {entry.word for entries in position.lists for entry in entries if entry.mark is not EntryMark.SKIPPED}
        read = {entry.word for entries in position.lists for entry in entries if entry.mark in READ_MARKS}
        if any(map(position.on_paper, range(len(position.players)))):
            return self.tr("Round {number}").format(number=position.round)
        if not read:
            return self.tr("Round {number}").format(number=position.round)
        text = self.tr("Round {number}  ·  word {word} of {words}")
        return text.format(number=position.round, word=len(read), words=len(words))

    def acts(self, acts: ReadingActs) -> str:
        """Return how far the reading of all lists together is."""
        if acts.shared_read < acts.shared or not acts.rare_read:
            text = self.tr("Shared words {number} of {words}") if acts.shared else self.tr("No shared words")
            return text.format(number=acts.shared_read, words=acts.shared)
        return self.tr("Rare words {number} of {words}").format(number=acts.rare_read, words=acts.rare)

    def caption(self, position: BogglePosition, seat: int) -> str:
        """Return what is beside the points on a slip: the team's sum (B34) or the head start (B33)."""
        player, side = position.players[seat], side_of(position.players, seat)
        if len(side) > 1:
            total = number_text(sum(round_points(position)[each] for each in side))
            return self.tr("{team}: {points}").format(team=player.team, points=total)
        if player.head_start:
            return self.tr("with {points} to start").format(points=player.head_start)
        return self.tr("so far")

    # ------------------------------------------------------------------------------------- boards

    def fault(self, bad: BadCode) -> str:
        sentences = {
            CodeFault.EMPTY: self.tr("Type a board's code."),
            CodeFault.STRANGE_SIGN: self.tr("Codes never use {sign}."),
            CodeFault.TOO_SHORT: self.tr("Keep typing. The code has more characters."),
            CodeFault.TOO_LONG: self.tr("That's too long. Check for an extra character."),
            CodeFault.WRONG_SIGN: self.tr("Something's mistyped. Check each character again."),
            CodeFault.NEWER: self.tr("This code needs a newer Boggle Desk."),
            CodeFault.NO_BOARD: self.tr("That isn't a board's code. Check each character again."),
        }
        return sentences[bad.fault].format(sign=bad.sign)

    def contents(self, coded: CodedBoard, sets: Sets) -> str:
        """Return what a code says besides the letters."""
        counting = coded.counting
        if coded.cubes:
            cubes = self.cubes_title(sets[coded.cubes])
        else:
            size = self.tr("{rows} × {columns}").format(rows=coded.board.rows, columns=coded.board.columns)
            cubes = self.tr("{size}  letters from your own box").format(size=size)
        return ", ".join((cubes, self.least(counting.minimum_length), self.duration(counting.seconds)))

    def least(self, letters: int) -> str:
        return self.tr("words of %n letter(s) or more", "", letters)

    def duration(self, seconds: int) -> str:
        minutes, rest = divmod(seconds, 60)
        if rest == 0:
            return self.tr("%n minute(s)", "", minutes)
        return self.tr("{minutes}:{seconds} minutes").format(minutes=minutes, seconds=f"{rest:02}")

    def vocabulary(self, words: Vocabulary) -> str:
        """Return which words count, for a goal or a wish."""
        titles = {
            Vocabulary.SIMPLE: self.tr("simple words"),
            Vocabulary.EVERYDAY: self.tr("everyday words"),
            Vocabulary.ALL: self.tr("all words"),
        }
        return titles[words]

    def wish(self, wish: BoardWish) -> str:
        parts = []
        if wish.least_words:
            parts.append(self.tr("at least %n word(s)", "", wish.least_words))
        if wish.most_words:
            parts.append(self.tr("at most %n word(s)", "", wish.most_words))
        if wish.short_words:
            text = self.tr("at least %n word(s) of up to {letters} letters", "", wish.short_words)
            parts.append(text.format(letters=SHORT))
        if wish.long_word:
            parts.append(self.tr("a word of %n letter(s) or more", "", wish.long_word))
        if not parts:
            return self.tr("Any board the cubes make.")
        text = self.tr("A board with {parts}, counting {counted}.")
        return text.format(parts=", ".join(parts), counted=self.vocabulary(wish.counted))

    def tally(self, wish: BoardWish, tally: WordCounts) -> str:
        parts = []
        if wish.least_words or wish.most_words:
            parts.append(self.tr("%n word(s)", "", tally.words))
        if wish.short_words:
            parts.append(self.tr("%n word(s) of up to {letters} letters", "", tally.short).format(letters=SHORT))
        if wish.long_word and not tally.long:
            parts.append(self.tr("no word of %n letter(s)", "", wish.long_word))
        elif wish.long_word:
            parts.append(self.tr("a word of %n letter(s) or more", "", wish.long_word))
        return ", ".join(parts)

    def coming_about(self, position: BogglePosition) -> str:
        """Return how the board came about; nothing for a plain shake without a wish, or if the first board was fair."""
        if not position.cubes:
            return ""
        if position.shakes == 0:
            return self.tr("Others play this board too.")
        if not position.rules.wish:
            return self._fair_shake(position)
        if position.granted:
            return self.tr("%n shake(s) to get the board you wished for.", "", position.shakes)
        if position.granted is None:
            return ""
        return self.tr("The closest board to your wish in %n shake(s).", "", position.shakes)

    def _fair_shake(self, position: BogglePosition) -> str:
        poor = position.shakes - 1
        if position.granted is None or not poor:
            return ""
        if position.granted:
            return self.tr("Shaken again: %n board(s) had too few everyday words.", "", poor)
        return self.tr("The best of %n shake(s). All had few everyday words.", "", position.shakes)


def has_extra_time(position: BogglePosition) -> bool:
    """Return whether some still search after others' time (rule B33)."""
    on_paper = position.rules.writing.together
    return on_paper and position.phase is Phase.SEARCH and bool(position.searched)


def seats_text(position: AnyPosition, seats: tuple[int, ...]) -> str:
    return listed([position.players[seat].name for seat in seats])
