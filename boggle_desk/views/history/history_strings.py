"""Sentences and rows about the history."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject

from boggle_desk.engine.statistics import (
    CHANGED,
    WINDOW,
    Award,
    FamilyReport,
    FamilyRow,
    Honours,
    Meeting,
    PastPlayer,
    Point,
    Record,
    RecordKind,
    Rivalry,
    Streak,
    Terms,
    smoothed,
)
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.characters import character
from boggle_desk.models.games_model import game_title, kind_title
from boggle_desk.models.locale_text import day_text, listed, number_text, percent_text
from boggle_desk.models.rows_model import Row
from boggle_desk.storage.album import AlbumEvening, BestPlay, BestWord, EveningGame, EveningPage
from boggle_desk.storage.figures import Figure, Find, Measure, Shown, TermsChoice
from boggle_desk.storage.history import KnownPlayer
from boggle_desk.storage.kinds import kind_named

_USUAL_SCALE = "7/7+50"
"""How Scrabble rewards full racks unless a table wants it otherwise: see `engine.scrabble.statistics.terms_by`."""
NOTHING = "–"  # where there is no figure
Told = tuple[str, str, str]  # what a fact is about, the fact, and the rest


def number(value: float | None, digits: int = 1) -> str:
    return NOTHING if value is None else number_text(value, digits)


def percent(value: float | None) -> str:
    return NOTHING if value is None else percent_text(value)


class HistoryStrings(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._boggle = BoggleStrings(self)

    def player(self, known: KnownPlayer | Meeting) -> str:
        if known.level is None:
            return known.name
        known_as = character(known.level)
        return self.tr("{name} · {level}").format(name=known_as.name, level=known_as.title)

    def choice(self, choice: TermsChoice) -> str:
        games = self.tr("%n game(s)", "", choice.games)
        return self.tr("{terms} ({games})").format(terms=self.terms(choice.terms, choice.preset), games=games)

    def terms(self, terms: Terms, preset: str) -> str:
        """Return by what was played: all that decides whether figures can be compared."""
        size = f"{terms.rows}×{terms.columns}"
        if not kind_named(terms.kind).has_turns:
            parts = [self._boggle.preset_title(preset), size, self._time(terms.seconds)]
            parts.append(self.tr("from %n letter(s)", "", terms.minimum_length))
            parts += [self.tr("alone")] if terms.company == 1 else []
        else:
            parts = [size, self.tr("%n player(s)", "", terms.company)]
            parts += [] if terms.pieces == "english" else [terms.pieces.capitalize()]
            scale, _, further = terms.scale.partition(" ")
            parts += [] if scale in ("", _USUAL_SCALE) else [self._racks(*re.split(r"[/+]", scale))]
            changed = further.endswith(CHANGED.strip())
            further = further.removesuffix(CHANGED.strip()).strip()
            parts += [further] if further else []
            parts += [self.tr("seats changed")] if changed else []
        parts += [self.tr("with hints")] if terms.hints else []
        return self.tr("{game}: {parts}").format(game=kind_title(terms.kind), parts=", ".join(parts))

    def _racks(self, rack: str, tiles: str, bonus: str) -> str:
        return self.tr("racks of {rack}, {bonus} for {tiles} tiles").format(rack=rack, bonus=bonus, tiles=tiles)

    def _time(self, seconds: int) -> str:
        if not seconds:
            return self.tr("without a clock")
        if seconds % 60:
            return self.tr("%n second(s)", "", seconds)
        minutes = seconds // 60
        return self.tr("%n minute(s)", "", minutes)

    def measure(self, measure: Measure) -> str:
        texts = {
            Measure.ROUND: self.tr("Points in a round"),
            Measure.QUICKNESS: self.tr("Words in a minute"),
            Measure.GAME: self.tr("Points in a game"),
            Measure.TURN: self.tr("Points in a turn"),
            Measure.BINGOS: self.tr("Bingos in a game"),
            Measure.COST: self.tr("What a turn cost"),
        }
        return texts[measure]

    # ------------------------------------------------------------------------------------- figures

    def figure(self, figure: Figure, found: tuple[Any, ...]) -> Row:
        """Return a figure with its name, and the game and round or turn that it leads to."""
        names = {
            "games": self.tr("Games finished"),
            "archived": self.tr("Games archived"),
            "won": self.tr("Won"),
            "tied": self.tr("Tied, half a win each"),
            "rounds": self.tr("Rounds"),
            "points a round": self.tr("Points in a round"),
            "best round": self.tr("Best round"),
            "words a minute": self.tr("Words in a minute"),
            "letters": self.tr("Letters in a word"),
            "unique": self.tr("Words nobody else had"),
            "crossed": self.tr("Words crossed off"),
            "struck": self.tr("Words not in the dictionary"),
            "points a game": self.tr("Points in a game"),
            "best game": self.tr("Best game"),
            "points a turn": self.tr("Points in a turn"),
            "best play": self.tr("Best play"),
            "cost of a turn": self.tr("What a turn cost"),
            "turns without loss": self.tr("Best plays found"),
            "dearest turn": self.tr("Dearest turn"),
            "bingos": self.tr("Bingos in a game"),
            "plays that were bingos": self.tr("Plays that were bingos"),
            "tiles": self.tr("Tiles in a play"),
            "exchanges and passes": self.tr("Exchanges and passes"),
            "went back": self.tr("Plays that went back"),
            "wrong challenges": self.tr("Wrong challenges"),
            "hints": self.tr("Hints taken"),
            "time": self.tr("Time at the table"),
        }
        value, game, at, *more = (*found, None, 0)[: max(3, len(found))]
        return Row((names[figure.name], self._value(figure.shown, value, *more)), game, at=at or 0)

    def _value(self, shown: Shown, value: Any, whole: int = 0, share: float | None = None) -> str:
        if value is None:
            return NOTHING
        match shown:
            case Shown.NUMBER:
                return number(value)
            case Shown.HUNDREDTHS:
                return number(value, 2)
            case Shown.SHARE:
                return percent(value)
            case Shown.PART:
                text = self.tr("{won} of {games} ({share})")
                return text.format(won=value, games=whole, share=percent(share))
            case Shown.SECONDS:
                minutes = round(value / 60)
                return self.tr("{hours} h {minutes} min").format(hours=minutes // 60, minutes=minutes % 60)
            case _:
                return str(value)

    # ------------------------------------------------------------------------------------- tables

    def find(self, found: Find) -> Row:
        cells = (found.text or found.word.upper(), str(found.points), str(found.times), day_text(found.ended))
        return Row(cells, found.game, found.word, found.at)

    def meetings(self, met: tuple[Meeting, ...]) -> list[Row]:
        return [
            Row((
                self.player(each), str(each.games), str(each.ahead), str(each.level_games), str(each.behind),
                f"{each.points} : {each.other_points}",
            ))
            for each in met
        ]  # fmt: skip

    def progress(self, points: tuple[Point, ...]) -> list[Row]:
        means = smoothed([point.value for point in points])
        rows = [
            Row((day_text(point.at), point.players, number(point.value), number(mean)), point.game)
            for point, mean in zip(points, means, strict=True)
        ]
        return rows[::-1]

    def point(self, measure: Measure, point: Point) -> str:
        text = self.tr("{day}: {measure} {value}")
        return text.format(day=day_text(point.at), measure=self.measure(measure), value=number(point.value))

    def summary(self, measure: Measure, points: tuple[Point, ...]) -> str:
        if not points:
            return self.tr("Nothing to show yet. Finish a game.")
        values = [point.value for point in points]
        best = max(points, key=lambda point: point.value)
        text = self.tr(
            "{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. "
            "Your best was {most} on {day}.",
            "",
            len(points),
        )
        first = sum(values[:WINDOW]) / len(values[:WINDOW])
        return text.format(
            measure=self.measure(measure),
            first=number(first),
            last=number(smoothed(values)[-1]),
            window=WINDOW,
            most=number(best.value),
            day=day_text(best.at),
        )

    # ------------------------------------------------------------------------------------- the family

    def worth(self, word: str, points: int) -> str:
        return self.tr("{word} · {points}").format(word=word.upper(), points=points)

    def family_heads(self) -> tuple[str, ...]:
        found = self.tr("Per Boggle round"), self.tr("Per Scrabble game")
        best = self.tr("Best Boggle word"), self.tr("Best Scrabble play")
        return (self.tr("Player"), self.tr("Games"), self.tr("Won"), *found, *best)

    def family_row(self, row: FamilyRow) -> tuple[str, ...]:
        bests = ((row.word, row.word_points), (row.play, row.play_points))
        found = (self.worth(*best) if best[0] else NOTHING for best in bests)
        return (row.name, str(row.games), str(row.won), number(row.round_average), number(row.game_average), *found)

    def pair(self, pair: Rivalry) -> str:
        met = pair.meeting
        text = self.tr("{name} against {other}: {ahead} won and {behind} lost").format(
            name=pair.name, other=met.name, ahead=met.ahead, behind=met.behind
        )
        tied = self.tr("%n tie(s)", "", met.level_games)
        return f"{text}, {tied}" if met.level_games else text

    def streak(self, streak: Streak) -> str:
        if streak.running:
            return self.tr("{name} has won the last %n game(s)", "", streak.wins).format(name=streak.name)
        return self.tr("{name} once won %n game(s) in a row", "", streak.wins).format(name=streak.name)

    def best(self, record: Record) -> str:
        turns = record.has_turns
        return {
            RecordKind.WORD: self.tr("Best Boggle word"),
            RecordKind.PLAY: self.tr("Best Scrabble play"),
            RecordKind.ROUND: self.tr("Best Boggle round"),
            RecordKind.GAME: self.tr("Best Scrabble game") if turns else self.tr("Best Boggle game"),
        }.get(record.feat, self.tr("Biggest comeback"))

    def reached(self, record: Record) -> str:
        if record.text:
            return self.worth(record.text, record.value)
        if record.feat is RecordKind.COMEBACK:
            return self.tr("%n point(s) behind", "", record.value)
        return self.tr("%n point(s)", "", record.value)

    def holder(self, record: Record) -> str:
        return self.tr("{name} · {day}").format(name=record.holder.name, day=day_text(record.ended))

    # ------------------------------------------------------------------------------------- the album

    def evening_title(self, evening: AlbumEvening, lasting: bool = False) -> str:
        return day_text(evening.begun, lasting, weekday=True)

    def month(self, at: int) -> str:
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(at).date(), "MMMM yyyy") if at else ""

    def evening_row(self, evening: AlbumEvening) -> tuple[str, ...]:
        return self.evening_title(evening), str(evening.games), listed(evening.winners) or NOTHING

    def together(self, players: Sequence[PastPlayer]) -> str:
        return listed([player.name for player in players])

    def evening_games(self, page: EveningPage) -> str:
        games = Counter(game_title(game.kind, game.preset) for game in page.games)
        return " · ".join(title if times == 1 else f"{times} × {title}" for title, times in games.items())

    def evening_outcome(self, page: EveningPage) -> str:
        """Return who won the evening, or its only game."""
        best = [self.together(players) for players, value in page.podium if value == page.podium[0][1]]
        names = listed(best)
        if not page.contested:
            names = listed([self.together(players) for players, _value in page.podium])
            return self.tr("An evening for {names}").format(names=names)
        if not page.by_wins:
            return self.winners(best)
        text = self.tr("{names} won the evening") if len(best) == 1 else self.tr("{names} shared the evening")
        return text.format(names=names)

    def winners(self, names: Sequence[str]) -> str:
        text = self.tr("{names} won") if len(names) == 1 else self.tr("A tie: {names}")
        return text.format(names=listed(names))

    def last_laugh(self, page: EveningPage) -> str:
        """Return who won the last of several games."""
        last = [self.together(side.players) for side in page.contested[-1].sides if side.won] if page.by_wins else []
        return self.tr("{names} had the last laugh").format(names=listed(last)) if last else ""

    def evening_standing(self, page: EveningPage, names: Sequence[str], values: Sequence[int]) -> str:
        what = self.games_won() if page.by_wins else self.tr("Points")
        return f"{what}: {', '.join(f'{name} {value}' for name, value in zip(names, values, strict=True))}"

    def best_word(self, best: BestWord) -> Told:
        points = self.tr("%n point(s)", "", best.points)
        return self.tr("Best word"), best.word.upper(), f"{best.name} · {points}"

    def best_play(self, best: BestPlay) -> Told:
        return self.tr("Best play"), f"{best.letters.upper()} +{number_text(best.points)}", best.name

    def closest(self, game: EveningGame) -> Told:
        names, points = zip(*((self.together(side.players), side.points) for side in game.sides[:2]), strict=True)
        gap = points[0] - points[1]
        said = self.tr("{name} by %n point(s)", "", gap).format(name=names[0])
        said = said if gap else self.tr("A tie: {names}").format(names=listed(names))
        both = " · ".join(f"{name} {number_text(each)}" for name, each in zip(names, points, strict=True))
        return self.tr("Closest finish"), said, f"{both} · {game_title(game.kind, game.preset)}"

    # ------------------------------------------------------------------------------------- the year

    def our_year(self, year: int) -> str:
        return self.tr("Our year {year}").format(year=year)

    def year_title(self) -> str:
        return self.tr("Our year at the table")

    def both_games(self) -> str:
        return self.tr("Boggle and Scrabble")

    def games_won(self) -> str:
        return self.tr("Games won")

    def played(self, report: FamilyReport) -> str:
        games = self.tr("%n game(s)", "", report.games)
        return self.tr("{games} on %n evening(s)", "", report.evenings).format(games=games)

    def player_games(self, row: FamilyRow) -> str:
        return f"{row.name} · {self.tr('%n game(s)', '', row.games)}"

    # ------------------------------------------------------------------------------------- records

    def record(self, record: Record) -> Row:
        word = "" if record.feat is RecordKind.PLAY else record.text
        shown = word.upper() or record.text
        cells = (self.feat(record.feat), str(record.value), record.holder.name, shown, day_text(record.ended))
        return Row(cells, record.game, word, record.at)

    def feat(self, feat: RecordKind) -> str:
        return {
            RecordKind.ROUND: self.tr("Most points in a round"),
            RecordKind.WORDS: self.tr("Most words in a round"),
            RecordKind.UNIQUE: self.tr("Most words only one player had"),
            RecordKind.WORD: self.tr("Most points for a word"),
            RecordKind.LONGEST: self.tr("Longest word"),
            RecordKind.PLAY: self.tr("Most points for a play"),
            RecordKind.BINGOS: self.tr("Most bingos in a game"),
            RecordKind.GAME: self.tr("Most points in a game"),
            RecordKind.MARGIN: self.tr("Biggest win"),
            RecordKind.COMEBACK: self.tr("Biggest comeback"),
        }[feat]

    def honour(self, honour: Award) -> str:
        name, value = honour.holder.name, honour.value
        match honour.kind:
            case Honours.STREAK:
                return self.tr("{name} has won %n game(s) in a row!", "", value).format(name=name)
            case Honours.MILESTONE:
                return self.tr("{name} has now played %n game(s)!", "", value).format(name=name)
        what = self._done(honour)
        if honour.kind is Honours.BEST or honour.before is None:
            return self.tr("{name}'s best yet: {what}!").format(name=name, what=what)
        if honour.before.holder.key == honour.holder.key:
            return self.tr("New record: {what}! {name} beats the old best.").format(what=what, name=name)
        loser = honour.before.holder.name
        return self.tr("New record: {what}! {name} beats {loser}.").format(what=what, name=name, loser=loser)

    def _done(self, honour: Award) -> str:
        """Return what was done, as part of a sentence."""
        value, text = honour.value, honour.text
        if honour.feat is None:
            return ""
        told = {
            RecordKind.ROUND: self.tr("%n point(s) in a round", "", value),
            RecordKind.WORDS: self.tr("%n word(s) in a round", "", value),
            RecordKind.UNIQUE: self.tr("%n word(s) nobody else had", "", value),
            RecordKind.WORD: self.tr("{word} for %n point(s)", "", value).format(word=text.upper()),
            RecordKind.LONGEST: self.tr("{word} with %n letter(s)", "", value).format(word=text.upper()),
            RecordKind.PLAY: self.tr("{word} for %n point(s)", "", value).format(word=text),
            RecordKind.BINGOS: self.tr("%n bingo(s) in a game", "", value),
            RecordKind.GAME: self.tr("%n point(s) in a game", "", value),
            RecordKind.MARGIN: self.tr("a win by %n point(s)", "", value),
            RecordKind.COMEBACK: self.tr("a win from %n point(s) behind", "", value),
        }
        return told[honour.feat]
