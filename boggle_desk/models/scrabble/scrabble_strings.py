"""Sentences for people about what happens in a Scrabble game."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from boggle_desk.engine.players import Left, SeatGiven
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.knowledge import ComputerLevel
from boggle_desk.engine.scrabble.notation import coordinates, rack_text
from boggle_desk.engine.scrabble.plays import FormedWord, Reason
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.referee import Draft
from boggle_desk.engine.scrabble.rules import ChallengeRule, EndRacks, Hints, Judging
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.locale_text import listed, number_text, preset_words, seat_given, with_sign
from boggle_desk.models.scrabble.tables import MovesModel


class ScrabbleStrings(QObject):
    def seconds_left(self, seconds: int) -> str:
        return self.tr("%n second(s) left", "", seconds)

    def preset_title(self, key: str) -> str:
        return preset_words("scrabble", key).name

    def challenge_title(self, rule: ChallengeRule) -> str:
        if rule.judging is Judging.TABLE:
            return self.tr("you decide together")
        if rule.judging is Judging.REFUSE:
            return self.tr("nobody can play them")
        if rule.costs_turn:
            return self.tr("a wrong challenge costs a turn")
        return (
            self.tr("a wrong challenge gives %n point(s)", "", rule.bonus)
            if rule.bonus
            else self.tr("challenges are free")
        )

    def end_racks(self, racks: EndRacks) -> str:
        titles = {EndRacks.BOTH: self.tr("gained and lost"), EndRacks.DOUBLE: self.tr("gained twice")}
        return titles[racks]

    def hints_title(self, hints: Hints) -> str:
        titles = {
            Hints.NONE: self.tr("none"),
            Hints.SIMPLE: self.tr("simple words"),
            Hints.EVERYDAY: self.tr("everyday words"),
            Hints.ANY: self.tr("the best play"),
        }
        return titles[hints]

    def level_usual(self, level: ComputerLevel, language: str) -> str:
        """Return what a level usually scores in a game; empty if not measured."""
        points = level.expected.get(language)
        return "" if points is None else self.tr("Usually scores about %n point(s) a game", "", points)

    def levels(self, levels: Iterable[ComputerLevel], language: str) -> list[tuple[str, str]]:
        return [(level.key, self.level_usual(level, language)) for level in levels]

    def exchange_title(self, count: int) -> str:
        return self.tr("Exchange %n tile(s)", "", count)

    def asks(self, word: FormedWord) -> tuple[str, str]:
        points = self.tr("%n point(s)", "", word.score)
        means = self.tr("What does {word} mean? ({points})").format(word=word.text.upper(), points=points)
        return means, self.tr("Teach me {word}").format(word=word.text.upper())

    def tile(self, letter: str) -> str:
        return self.tr("blank") if letter == BLANK else letter

    def squares(self, layout: Layout, squares: tuple[int, ...]) -> str:
        return ", ".join(coordinates(layout, square, across=False) for square in squares)

    def lies_on(self, letter: str, layout: Layout, squares: tuple[int, ...]) -> str:
        if not squares:
            return self.tr("No {tile} on the board").format(tile=self.tile(letter))
        return self.tr("{tile} on {squares}").format(tile=self.tile(letter), squares=self.squares(layout, squares))

    def why_not(
        self, reason: Reason, position: ScrabblePosition, squares: tuple[int, ...] = (), words: str = ""
    ) -> str:
        where, count, words = self.squares(position.rules.layout, squares), words.count(",") + 1, words.upper()
        if reason is Reason.NOT_ON_RACK:
            words = listed(words.split(", "))
        sentences = {
            Reason.WRONG_MOMENT: self.tr("You can't do that right now."),
            Reason.NO_TILES: self.tr("Lay a tile first."),
            Reason.OFF_BOARD: self.tr("That's off the board."),
            Reason.OCCUPIED: self.tr("There's already a tile on {squares}."),
            Reason.NOT_IN_LINE: self.tr("Keep your tiles in one row or column. Look at {squares}."),
            Reason.GAP: self.tr("There's a gap at {squares}."),
            Reason.BLANK_WITHOUT_LETTER: self.tr("Choose a letter for the blank."),
            Reason.NO_SUCH_LETTER: self.tr("These tiles don't have that letter."),
            Reason.NOT_ON_RACK: self.tr("You have no blank.")
            if words == BLANK
            else self.tr("{words} isn't on your rack.", "", count),
            Reason.TOO_FEW: self.tr(
                "The first word needs %n letter(s) or more.", "", position.rules.first_play_minimum
            ),
            Reason.NOT_ON_START: self.tr("The first word must cover the star on {start}.").replace(
                "{start}", self.squares(position.rules.layout, (position.rules.layout.start,))
            ),
            Reason.NOT_TOUCHING: self.tr("Your tile(s) on {squares} must touch another word.", "", len(squares)),
            Reason.SPLIT_LETTER: self.tr("Those letters are one tile in this set: {squares}."),
            Reason.NOT_A_WORD: self.tr("Not in the dictionary: {words}."),
            Reason.BAG_TOO_SMALL: self.no_exchange(position) or self.tr("There aren't enough tiles in the bag."),
            Reason.OWN_PLAY: self.tr("You can't challenge your own play."),
            Reason.NO_VOTE: self.tr("You have no vote on that."),
            Reason.ALREADY_SAID: self.tr("You've said so already."),
            Reason.NO_SUCH_SEAT: self.tr("Nobody sits there. Choose another player."),
            Reason.TOO_FEW_PLAYERS: self.tr("A game needs two players. End it, or let somebody else play on."),
            Reason.NAME_TAKEN: self.tr("Somebody here has that name. Choose another one."),
        }
        return sentences[reason].format(squares=where, words=words)

    def no_exchange(self, position: ScrabblePosition) -> str:
        """Return the rule by which nobody may exchange any more (rule S9); empty if it is not by the rule."""
        least = position.rules.exchange_minimum
        rule = self.tr("You can only exchange while the bag has %n tile(s) or more.", "", least)
        return rule if len(position.bag) < least else ""

    def of_draft(self, found: Draft, position: ScrabblePosition) -> str:
        if not found.play.laid:
            return self.tr("Drag tiles to the board, click them or type.")
        if found.reason:
            return self.why_not(found.reason, position, found.squares, ", ".join(found.unknown))
        words = ", ".join(f"{word.text.upper()} {word.score}" for word in found.words)
        if bonus := found.score - sum(word.score for word in found.words):
            count = self.tr("%n tile(s)", "", len(found.play.laid))
            words = self.tr("{words}, plus {bonus} for {tiles}").format(words=words, bonus=bonus, tiles=count)
        if found.unknown:
            unknown = ", ".join(found.unknown).upper()
            return self.tr("{words}. You'll decide together about {unknown}.").format(words=words, unknown=unknown)
        return words

    def play_title(self, found: Draft) -> str:
        if not found.play.laid:
            return self.tr("Lay a word")
        if found.reason:
            return self.tr("Not a word yet") if found.reason is Reason.NOT_A_WORD else self.tr("Play")
        return self.tr("Play +{score}").format(score=found.score)

    def score_sign(self, found: Draft) -> str:
        if found.reason is Reason.NOT_A_WORD:
            return "–"
        return number_text(found.score, signed=True) if found.play.laid and not found.reason else ""

    def what_happened(self, event: events.ScrabbleEvent, position: ScrabblePosition) -> str:
        names = [player.name for player in position.players]
        match event:
            case events.FirstDrawn(draws, first):
                drawn = [", ".join(f"{names[lot.seat]} {self.tile(lot.tile)}" for lot in draw) for draw in draws]
                lots = self.tr(". Again after a tie: ").join(drawn)
                text = self.tr("{name} plays first.") if not lots else self.tr("Drawn: {lots}. {name} plays first.")
                return text.format(name=names[first], lots=lots)
            case events.Played(seat, _, words, score):
                said = ", ".join(word.text.upper() for word in words)
                return self.tr("{name}: {words}, {points}.").format(
                    name=names[seat], words=said, points=self.tr("%n point(s)", "", score)
                )
            case events.PhonyRemoved(seat, by, words):
                return self._phony_text(names[seat], None if by is None else names[by], words)
            case events.ChallengeFailed(seat, by, turn_lost, bonus):
                return self._challenge_text(names[seat], names[by], turn_lost, bonus)
            case events.Exchanged(seat, given):
                return self.tr("{name} exchanges {tiles}.").format(
                    name=names[seat], tiles=self.tr("%n tile(s)", "", len(given))
                )
            case events.EndRack(seat, tiles, points):
                return self._end_rack_text(
                    names[seat], MovesModel().left_text(rack_text(position.rules.tiles, tiles)), points
                )
            case SeatGiven(seat):
                return seat_given(position, seat)
            case events.RacksOpened(is_open):
                return {True: self.tr("All racks are open now."), False: self.tr("The racks are hidden again.")}[
                    is_open
                ]
            case events.Passed(seat) | events.TurnLost(seat) | events.NextTurn(seat) | Left(seat):
                texts = {
                    events.Passed: self.tr("{name} passes."),
                    events.TurnLost: self.tr("{name} misses a turn."),
                    events.NextTurn: self.tr("{name}'s turn."),
                    Left: self.tr("{name} leaves. The tiles go back in the bag."),
                }
                return texts[type(event)].format(name=names[seat])
            case _:
                return self.is_word(event.words) if isinstance(event, events.TableAsked) else ""

    def _phony_text(self, name: str, challenger: str | None, words: Sequence[str]) -> str:
        text = self.tr("{words} doesn't count. {name} loses the turn.", "", len(words))
        if challenger is not None:
            text = self.tr("{by} challenges: {words} isn't in the dictionary. {name} loses the turn.", "", len(words))
        return text.format(words=", ".join(words).upper(), name=name, by=challenger)

    def is_word(self, words: Sequence[str]) -> str:
        return self.tr("Is {words} a word?", "", len(words)).format(words=", ".join(words).upper())

    def winner(self, position: ScrabblePosition) -> str:
        names = [position.players[seat].name for seat in position.winners]
        scores = sorted(position.scores[seat] for seat in position.playing)
        if len(position.players) == 1:
            return with_sign(scores[0], self.tr("%n point(s)", "", abs(scores[0])))
        if len(names) > 1:
            return self.tr("{names} and {last} share it").format(names=", ".join(names[:-1]), last=names[-1])
        lead = number_text(scores[-1] - scores[-2])
        return self.tr("{name} wins by {points}").format(name="".join(names), points=lead)

    def takes_lead(self, position: ScrabblePosition, seat: int) -> str:
        return self.tr("{name} takes the lead").format(name=position.players[seat].name)

    def what_ended(self, position: ScrabblePosition) -> str:
        """Return why nobody plays on (rule S13)."""
        if position.out is not None:
            return self.tr("{name} has no tiles left").format(name=position.players[position.out].name)
        if position.rules.stall(position.passes, 0, len(position.playing)):
            return self.tr("everybody passed")
        if position.is_stalled:
            return self.tr("%n turn(s) without points", "", position.scoreless)
        return self.tr("ended by the table")

    def what_left(self, position: ScrabblePosition, seat: int) -> str:
        rack, tiles = position.racks[seat], position.rules.tiles
        text = self.tr("{name} had {tiles} left") if rack else ""
        if seat in position.left:
            text = self.tr("{name} left the game")
        return text.format(name=position.players[seat].name, tiles=MovesModel().left_text(rack_text(tiles, rack)))

    def looking(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.tr("Does {name} challenge?").format(name=names[0])
        return self.tr("Does anybody challenge?")

    def no_challenge(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.tr("{name} doesn't challenge.").format(name=names[0])
        return self.tr("{names} and {last} don't challenge.").format(names=", ".join(names[:-1]), last=names[-1])

    def challenge_cost(self, rule: ChallengeRule, name: str) -> str:
        if rule.costs_turn:
            return self.tr("A wrong challenge costs your turn.")
        if rule.bonus:
            points = self.tr("%n point(s)", "", rule.bonus)
            return self.tr("A wrong challenge gives {name} {points}.").format(name=name, points=points)
        return self.tr("A wrong challenge is free.")

    def _end_rack_text(self, name: str, tiles: str, points: int) -> str:
        text = (
            self.tr("{name} has {tiles} left: {points}.")
            if points < 0
            else self.tr("{name} played every tile: {points}.")
        )
        return text.format(name=name, tiles=tiles, points=number_text(points, signed=True))

    def _challenge_text(self, name: str, challenger: str, turn_lost: bool, bonus: int) -> str:
        text = self.tr("The challenge was wrong. The play counts.")
        if turn_lost:
            text = self.tr("The play counts. {challenger} loses a turn.")
        if bonus:
            text = self.tr("The play counts. {name} gets {points}.")
        return text.format(name=name, challenger=challenger, points=self.tr("%n point(s)", "", bonus))
