"""Phones as racks: each shows its own tiles and a small board; what it plays is laid on the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.scrabble import duplicate, events
from boggle_desk.engine.scrabble.board import Premium
from boggle_desk.engine.scrabble.duplicate import Phase as Turn
from boggle_desk.engine.scrabble.notation import BadPlay, column_name, play_named
from boggle_desk.engine.scrabble.plays import Play, Reason, by_rack, play_of
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.referee import RefusedPlay, draft
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.models.phones.messages import Move, Preview
from boggle_desk.models.phones.seats import Phones, Snapshot
from boggle_desk.models.prompt import Prompt
from boggle_desk.models.scrabble.prompts import Act
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.views.phone_table import PhoneTable, clock_shown
from boggle_desk.views.scrabble.tile_placing import ANY_WORD, TilePlacingPage
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
    from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage

Laid = list[tuple[int, str, bool]]


class TilePhones(PhoneTable):
    """What the phones of both games with tiles have in common. What they saw last stays while the table keeps a
    secret."""

    page: TilePlacingPage[Any]

    def __init__(self, page: TilePlacingPage[Any], services: AppContext, phones: Phones) -> None:
        super().__init__(page, services, phones)
        self._say = ScrabbleStrings(self)
        self._seen: dict[int, Snapshot] = {}
        phones.preview = self.preview
        phones.changed.connect(page.show_all)

    def position(self, seat: int) -> ScrabblePosition:
        """Return the position as a seat sees it; its rack is that of `rack_seat`."""
        seen: ScrabblePosition = self.page.session.position.seen_by(seat)
        return seen

    def points(self) -> Sequence[int]:
        scores: Sequence[int] = self.page.session.position.scores
        return scores

    def rack_seat(self, seat: int) -> int:
        """Return the place of a seat's rack in its position."""
        return seat

    def knows(self, _seat: int) -> bool:
        """Return whether the dictionary may speak to this seat about tiles that it tries."""
        return False

    def see(self, seat: int) -> Snapshot:
        if self.page.keeps_secret and seat in self._seen:
            may = self._seen[seat]["may"]
            self._seen[seat] = self._seen[seat] | {"may": [key for key in may if key == "order"]}  # the rest is done
        else:
            now = self.prompt(seat)
            said = {
                "phase": now.stage,
                "title": now.heading,
                "note": now.text,
                "may": [each.key for each in now.actions],
            }
            self._seen[seat] = {**self._table(seat), **said, **self.moment(seat, now)}
        return self._seen[seat]

    def prompt(self, seat: int) -> Prompt:
        """Return what the phone of a seat says now."""
        raise NotImplementedError

    def moment(self, seat: int, now: Prompt) -> Snapshot:
        """Return the time, and what else this game shows."""
        raise NotImplementedError

    def _table(self, seat: int) -> Snapshot:
        position = self.position(seat)
        layout, values = position.rules.layout, position.rules.tiles.values
        tiles = [tile and (tile.letter, tile.blank, str(values[tile.face])) for tile in position.tiles]
        signs = [_sign(premium) + "*" * (at == layout.start) for at, premium in enumerate(layout.premiums)]
        return {
            "board": {
                "rows": layout.rows, "columns": layout.columns, "tiles": tiles, "premiums": signs,
                "last": position.last.play.squares if position.last else (),
                "labels": {
                    "rows": [str(row + 1) for row in range(layout.rows)],
                    "columns": [column_name(column) for column in range(layout.columns)],
                },
            },
            "rack": [(tile, "" if tile == BLANK else str(values[tile])) for tile in self.rack(seat)],
            "letters": position.rules.tiles.letters,
            "bag": self.say_phones.bag(len(position.bag)),
            "exchange": 0, "said": "", "answered": None, "round": self.page.session.position.turns,
        }  # fmt: skip

    def rack(self, seat: int) -> tuple[str, ...]:
        return self.position(seat).racks[self.rack_seat(seat)]

    def preview(self, seat: int, asked: Preview) -> Snapshot:
        """Return what a play would be, laid or typed."""
        position, own = self.position(seat), self.rack_seat(seat)
        play = _play(asked.laid)
        if asked.word:
            try:
                named = play_named(position.board, position.rules.tiles, f"{asked.square} {asked.word.upper()}")
            except BadPlay:
                return {"ok": False, "say": self.tr("That doesn't fit. Type a square like 8H, then the word.")}
            play = by_rack(named, self.rack(seat))
        found = draft(position, own, play.laid, self.page.lexicon if self.knows(seat) else ANY_WORD)
        word, *others = [each.text.upper() for each in found.words] or [""]
        also = self.tr("and {words}").format(words=", ".join(others)) if others else ""
        why = ""
        if found.reason:
            words = ", ".join(found.unknown) or _faces(play.laid, found.squares)
            why = self._say.why_not(found.reason, position, found.squares, words)
        return {"ok": not why, "laid": _laid(play), "word": word, "also": also, "score": found.score, "say": why}

    def attempt(self, seat: int, move: Any) -> str:
        """Have a move judged; return why not, or nothing."""
        refusal = self.page.session.attempt(move)
        if refusal is None:
            return ""
        squares = refusal.squares if isinstance(refusal, RefusedPlay) else ()
        assert isinstance(refusal.reason, Reason)  # noqa: S101  # the referees of these games have no others
        play = getattr(move, "play", None)
        word = refusal.word or (_faces(play.laid, squares) if play else "")
        return self._say.why_not(refusal.reason, self.position(seat), squares, word)

    def wrong_moment(self, seat: int) -> str:
        return self._say.why_not(Reason.WRONG_MOMENT, self.position(seat))


class ScrabblePhones(TilePhones):
    """Plays for the phones of a table of Scrabble."""

    game = "scrabble"

    def __init__(self, page: "ScrabbleTablePage", services: AppContext, phones: Phones) -> None:
        self._page = page
        super().__init__(page, services, phones)
        page.stage.stamped.connect(phones.refresh)
        page.panel.ballots.decided.connect(phones.refresh)
        page.clock.ticked.connect(self._follow_pause)
        self._paused = page.clock.is_paused
        page.show_all()

    def go_on(self) -> tuple[str, Callable[[], object]] | None:
        turn = self.turn
        if turn is None or turn not in self.phones.away:
            return None
        return self.say_phones.go_on((turn,)), lambda: self.phones.rest(turn)

    def _follow_pause(self) -> None:
        if self._paused != self._page.clock.is_paused:
            self._paused = self._page.clock.is_paused
            self.phones.refresh()

    @property
    def turn(self) -> int | None:
        return self._page.position.turn

    def knows(self, seat: int) -> bool:
        """It may to the player on turn."""
        return any(each.does is Act.PLAY for each in self.prompt(seat).actions)

    def prompt(self, seat: int) -> Prompt:
        return self._page.prompts.on_phone(self._page.state, seat)

    def judge(self, seat: int, move: Move) -> str:
        if move.act == "order":
            return self.attempt(seat, events.RearrangeRack(seat, tuple(move.tiles)))
        of_now = move.round in (None, self._page.position.turns)  # not of a turn that is over
        may = (each.does for each in self.prompt(seat).actions if of_now and each.key == move.act)
        votes = (Vote(seat, move.allow), events.AnswerTable(move.allow))
        does = next((each for each in may if move.act != "vote" or each in votes), None)
        if does is Act.PLAY:
            does = events.PlayTiles(_play(move.laid))
        elif does is Act.EXCHANGE:
            does = events.Exchange(tuple(move.tiles)) if move.tiles else None
        return self.attempt(seat, does) if does else self.wrong_moment(seat)

    def moment(self, seat: int, now: Prompt) -> Snapshot:
        exchange, said = self._page.position.exchangeable, "".join(now.news)
        return {"exchange": exchange, "said": said, "clock": self._clock(seat)}

    def _clock(self, seat: int) -> Snapshot | None:
        clock, rules = self._page.clock, self._page.position.rules
        runs = clock.runs and self._page.position.on_clock == seat and not clock.hold_left
        if rules.seconds:
            return clock_shown(clock.left(seat), rules.seconds, runs, low=60)
        if rules.turn_seconds and runs:
            return clock_shown(clock.turn_left, rules.turn_seconds, running=True)
        return None


class DuplicatePhones(TilePhones):
    """Hands plays in for the phones of a table of duplicate, while time runs or after it."""

    game = "duplicate"

    def __init__(self, page: "DuplicateTablePage", services: AppContext, phones: Phones) -> None:
        self._page = page
        super().__init__(page, services, phones)
        page.timer.paused.connect(lambda _paused: phones.refresh())
        page.ceremony.finished.connect(phones.refresh)
        page.show_all()

    def rack_seat(self, _seat: int) -> int:
        return 0

    def rack(self, seat: int) -> tuple[str, ...]:
        return super().rack(seat) if self.prompt(seat).actions else ()

    def prompt(self, seat: int) -> Prompt:
        return self._page.told.on_phone(self._page.state, seat)

    def judge(self, seat: int, move: Move) -> str:
        of_now = move.round in (None, self._page.position.turns)
        if not (of_now and move.act in (each.key for each in self.prompt(seat).actions)):
            return self.wrong_moment(seat)
        said = self.attempt(seat, duplicate.Answer(seat, _play(move.laid) if move.laid else None))
        position = self._page.position
        if position.phase is Turn.SEARCH and not set(self._page.people).intersection(position.waiting):
            self._page.session.submit(events.CallTime())
        return said

    def moment(self, seat: int, now: Prompt) -> Snapshot:
        position, time = self._page.position, self._page.timer.clock
        answer, handed, clock = position.answers[seat] if position.answers else None, None, None
        if answer and now.news:
            handed = {"laid": _laid(answer.play) if answer.play else [], "say": "".join(now.news)}
        if position.phase is Turn.SEARCH and time.length:
            clock = clock_shown(time.left, time.length, time.running)
        return {"clock": clock, "answered": handed}


def _play(laid: Laid) -> Play:
    return play_of((square, Tile(letter, blank=blank)) for square, letter, blank in laid)


def _faces(laid: Iterable[tuple[int, Tile]], squares: Sequence[int]) -> str:
    return ", ".join(tile.face for square, tile in laid if square in squares)


def _laid(play: Play) -> Laid:
    return [(square, tile.letter, tile.blank) for square, tile in play.laid]


def _sign(premium: Premium) -> str:
    if premium.word > 1:
        return f"{premium.word}W"
    return f"{premium.letter}L" if premium.letter > 1 else ""
