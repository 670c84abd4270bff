"""What a table of Scrabble says at each moment and what may be done then, at the screen and on each phone."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QObject

from boggle_desk.engine.ballot import Ballot, Vote
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.position import Laid, Phase, ScrabblePosition
from boggle_desk.engine.scrabble.referee import Draft
from boggle_desk.engine.scrabble.statistics import takes_lead
from boggle_desk.engine.scrabble.tiles import Rack
from boggle_desk.models.hall import HallNow, HallRow
from boggle_desk.models.locale_text import clock_text, number_text
from boggle_desk.models.prompt import Action, BallotStrings, Prompt
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings

Act = Enum(
    "Act",
    "RESUME SHOW_RESULTS READ_VOTE UNCOVER LOOK STOP_LOOKING LET_COMPUTER_PLAY "
    "LEAVE_BINGO HOLD CHOOSE_TILES ASK_TO_PASS KEEP_PLAYING HINT PLAY "
    "EXCHANGE ORDER TAKE_COMPUTER NO_PLAY HAND_IN WAIT_NO_MORE RULE_HOUSE_WORD",
)
"""What can be done at a table without a move, or before one."""


@dataclass(frozen=True)
class HintNow:
    title: str = ""  # what the next grade is called
    text: str = ""
    ready: bool = False
    lies: bool = False  # whether the word of the hint lies on the board


@dataclass(frozen=True)
class TableState:
    """The position, and what the table knows beside it."""

    position: ScrabblePosition
    on_phones: Collection[int] = ()
    paused: bool = False
    hold_left: int = 0  # the seconds of a hold, in which no clock runs
    can_hold: bool = False
    shown_turn: int = 0  # the turn in which its player has asked for the own tiles
    just_left: bool = False  # whether somebody has left since the last turn, and may still look at the screen
    looker: int | None = None  # the player who looks at their own tiles in another's turn
    looks: bool = False  # whether they are shown, or only asked for
    glimpses: bool = False  # whether they are shown for a moment, beside what comes next
    drew: int | None = None  # who drew tiles while all looked at the screen
    waiting: bool = False  # whether a computer waits until the people have seen the last play
    answered: events.TableAnswered | None = None  # what a vote came to, while its ballots lie open
    bingo: events.Played | None = None  # the bingo that is shown until it is dismissed
    passing: bool = False  # whether it is asked if a pass is meant
    chosen: Collection[int] | None = None  # the places chosen for an exchange, None while none is being chosen
    rack: Rack = ()
    found: Draft = field(default_factory=Draft)
    hint: HintNow = HintNow()
    news: Sequence[str] = ()
    refusal: str = ""

    @cached_property
    def people(self) -> list[int]:
        position = self.position
        return [seat for seat in position.playing if position.players[seat].level is None]

    @cached_property
    def viewer(self) -> int:
        """Who looks at the own tiles, else the person on turn, else the next person."""
        position, people = self.position, self.people
        if self.looker is not None:
            return self.looker
        if not people:
            return position.turn or 0
        start = position.turn if position.turn is not None else people[0]
        seats = [(start + step) % len(position.players) for step in range(len(position.players))]
        return next(seat for seat in seats if seat in people)

    @cached_property
    def uncovered(self) -> bool:
        """Whether the viewer's tiles are seen on the screen."""
        position = self.position
        if self.looker is not None:
            return self.looks and not self.paused
        if self.viewer in self.on_phones and position.phase is not Phase.ENDED:
            return position.rules.open_racks
        alone = len(self.people) < 2 and not self.just_left
        open_to_all = position.rules.open_racks or alone or position.phase is Phase.ENDED
        if self.hold_left:
            return False  # no clock runs: nobody thinks about the next play
        # While the table is asked or opponents may challenge, everybody looks at the screen.
        mine = position.phase is Phase.TURN and position.turn == self.viewer
        return open_to_all or (mine and self.shown_turn == position.turns)

    @property
    def votes(self) -> bool:
        """Whether ballots are shown: several people vote, or have just done so."""
        return self.answered is not None or (self.position.phase is Phase.ASKED and bool(self.position.ballot.seats))

    @property
    def may_move(self) -> bool:
        return self.uncovered and self.chosen is None and not self.paused

    @property
    def may_lay(self) -> bool:
        position, viewer = self.position, self.viewer
        mine = position.turn == viewer and viewer in self.people and viewer not in self.on_phones
        return position.phase is Phase.TURN and mine and self.may_move and not (self.passing or self.answered)


class ScrabblePrompts(QObject):
    """Makes prompts of nothing but a table's state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say, self.vote = ScrabbleStrings(self), BallotStrings(self)

    def at_screen(self, state: TableState) -> Prompt:
        return self._said(state).refusing(state.refusal)

    def _said(self, state: TableState) -> Prompt:
        if state.paused:
            text = self.tr("The board is covered and the clocks have stopped.")
            return Prompt(self.tr("Paused"), text, (Action(self.tr("Resume"), Act.RESUME),))
        phase = Phase.ASKED if state.votes else state.position.phase
        match phase:
            case Phase.START:
                return Prompt("")
            case Phase.ASKED:
                return self._asked(state)
            case Phase.ENDED:
                results = Action(self.tr("Results"), Act.SHOW_RESULTS)
                return Prompt(self._say.winner(state.position), "", (results,), news=state.news)
            case Phase.CHALLENGE:
                return self._challenge(state)
        return self._to_play(state)

    def _to_play(self, state: TableState) -> Prompt:
        """Return what the player on turn, or who looks at the own tiles, may do."""
        position, news = state.position, state.news
        name = position.players[position.turn].name if position.turn is not None else ""
        if state.looker is not None and not (state.looks and state.glimpses):
            return self._looking(state, state.looker)
        if state.bingo and not (state.found.play.laid or state.passing or state.chosen is not None):
            return self._bingo(state, state.bingo, name)
        if state.waiting:
            ready = Action(self.tr("Ready"), Act.LET_COMPUTER_PLAY)
            return self._with_glimpse(
                state, Prompt(self.tr("Ready for {name}?").format(name=name), "", (ready,), news=news)
            )
        if position.turn not in state.people:
            thinks = Prompt(self.tr("{name} is thinking…").format(name=name), news=news)
            return self._with_glimpse(state, thinks)
        if position.turn in state.on_phones or state.looker is not None or not state.uncovered:
            return self._with_glimpse(state, self._covered(state, name))
        if state.passing:
            return self._passing(position)
        return self._turn(state, name) if state.chosen is None else self._exchange(state, sorted(state.chosen))

    def _looking(self, state: TableState, seat: int) -> Prompt:
        name = state.position.players[seat].name
        if state.looks:
            hide = Action(self.tr("Hide my tiles"), Act.STOP_LOOKING)
            return Prompt(self.tr("{name}'s tiles").format(name=name), "", (hide,), news=state.news)
        actions = Action(self.tr("Cancel"), Act.STOP_LOOKING), Action(self.tr("Show my tiles"), Act.LOOK)
        heading = self.tr("{name}, look at your tiles").format(name=name)
        return Prompt(heading, self.tr("Turn the screen to you. No peeking!"), actions, news=state.news)

    def _with_glimpse(self, state: TableState, now: Prompt) -> Prompt:
        """Add what the player who drew last may do: look at the new tiles, or hide them."""
        seat = state.looker if state.looker is not None else state.drew
        if seat is None:
            return now
        name = state.position.players[seat].name
        if state.looker is None:
            own = Action(self.tr("{name}'s new tiles").format(name=name), Act.LOOK)
            return replace(now, actions=(own, *now.actions))
        text = self.tr("{name}, here are your new tiles.").format(name=name)
        own = Action(self.tr("Hide these tiles"), Act.STOP_LOOKING)
        return replace(now, text=text, actions=(own, *now.actions))

    def _covered(self, state: TableState, name: str) -> Prompt:
        if state.position.turn in state.on_phones:
            heading = self.tr("{name} is playing…").format(name=name)
            return Prompt(heading, self.tr("The tiles are on the phone."), news=state.news)
        show = Action(self.tr("Show my tiles"), Act.UNCOVER)
        heading = self.tr("{name}, it's your turn").format(name=name)
        return Prompt(heading, self.tr("Pass the computer over. No peeking!"), (show,), news=state.news)

    def _asked(self, state: TableState) -> Prompt:
        position, answered = state.position, state.answered
        seat = answered.seat if answered else position.last.seat if position.last else 0
        player, words = position.players[seat].name, self._say.is_word(answered.words if answered else position.asked)
        text = self._you_decide(player)
        if state.votes:
            text = text + "\n" + self.tr("A tie means no.")
            read = Action(
                self.vote.decision(position.ballot, position.players), Act.READ_VOTE, not position.ballot.waiting
            )
            return Prompt(words, text, (read,))
        actions = (
            Action(self.tr("No, that doesn't count"), events.AnswerTable(stands=False)),
            Action(self.tr("Yes, that counts"), events.AnswerTable(stands=True)),
        )
        return Prompt(words, text, actions, question=True)

    def _you_decide(self, name: str) -> str:
        text = self.tr("Not in the dictionary, so you decide. If you say no, {name} loses the turn.")
        return text.format(name=name)

    def _challenge(self, state: TableState) -> Prompt:
        """Say first what a wrong challenge costs."""
        position, laid = state.position, state.position.last
        if laid is None or not position.judges:
            others = [position.players[seat].name for seat in position.playing if laid and seat != laid.seat]
            return Prompt(self._say.looking(others), news=state.news)
        challenges = [
            Action(self.tr("{name} challenges").format(name=position.players[seat].name), events.Challenge(seat))
            for seat in position.judges
            if seat not in position.content
        ]
        if position.is_timed:
            on_hold = self.tr("On hold: {time}").format(time=clock_text(state.hold_left))
            title = on_hold if state.hold_left else self.tr("Hold")
            challenges.append(Action(title, Act.HOLD, state.can_hold))
        accept = Action(self.tr("No challenge"), events.Accept())
        text = self._say.challenge_cost(position.rules.challenge, position.players[laid.seat].name)
        return Prompt(self.tr("Does anybody challenge?"), text, (*challenges, accept), news=state.news)

    def _bingo(self, state: TableState, played: events.Played, name: str) -> Prompt:
        position = state.position
        text = self.tr("{name} plays every tile!").format(name=position.players[played.seat].name)
        bonus = position.rules.bingo_bonus
        parts = [
            self.tr("Words {points}").format(points=number_text(played.score - bonus)),
            self.tr("every tile {points}").format(points=number_text(bonus)),
        ]
        if takes_lead(position.scores, played.seat, played.score):
            parts.append(self._say.takes_lead(position, played.seat))
        waits = position.turn in state.people or state.waiting
        actions = (Action(self.tr("On to {name}").format(name=name), Act.LEAVE_BINGO),) if waits else ()
        score = number_text(played.score, signed=True)
        return Prompt(played.words[0].text.upper(), "  ·  ".join(parts), actions, score, news=(text,))

    def _passing(self, position: ScrabblePosition) -> Prompt:
        ends = position.rules.stall(position.passes + 1, position.scoreless + 1, len(position.playing))
        actions = Action(self.tr("Keep playing"), Act.KEEP_PLAYING), Action(self.tr("Pass"), events.Pass())
        return Prompt(self.tr("Pass without playing?"), self.tr("This pass ends the game.") * ends, actions)

    def _exchange(self, state: TableState, chosen: Sequence[int]) -> Prompt:
        text = self.tr("Click tiles or type letters. Enter exchanges them.")
        if not (fits := len(chosen) <= state.position.exchangeable):
            text = self._say.why_not(Reason.BAG_TOO_SMALL, state.position)
        title = self._say.exchange_title(len(chosen)) if chosen else self.tr("Exchange")
        move = events.Exchange(tuple(state.rack[place] for place in chosen))
        actions = (
            Action(self.tr("Cancel"), Act.KEEP_PLAYING),
            Action(self.tr("Pass"), Act.ASK_TO_PASS, not chosen),
            Action(title, move, bool(chosen) and fits),
        )
        return Prompt(self.tr("Which tiles will you exchange?"), text, actions)

    def _turn(self, state: TableState, name: str) -> Prompt:
        position, found, hint = state.position, state.found, state.hint
        laid = bool(found.play.laid)
        news = () if laid or hint.text else state.news
        text = "" if news or (hint.text and not laid) else self._say.of_draft(found, position)
        if hint.text and not (laid and found.reason):
            text = f"{hint.text}\n{text}" if laid and not hint.lies else hint.text
        if position.bag and not laid and not hint.text:
            text = "\n".join(filter(None, (text, self._say.no_exchange(position))))
        actions = (
            Action(self.tr("Exchange…"), Act.CHOOSE_TILES, not laid and state.may_lay and position.exchangeable > 0),
            Action(self.tr("Pass"), Act.ASK_TO_PASS, not laid),
            *([Action(hint.title, Act.HINT, hint.ready, hint.title)] if hint.title else []),
            Action(self._say.play_title(found), events.PlayTiles(found.play), laid and found.reason is None),
        )
        if found.words and laid:
            aside = self.tr("{name}'s turn").format(name=name)
            return Prompt(found.words[0].text.upper(), text, actions, aside)
        return Prompt(self.tr("{name} to play").format(name=name), text, actions, news=news)

    def in_hall(self, state: TableState, clocks: Sequence[float | None]) -> HallNow:
        """Return what everybody in the room reads: the last play, whose turn it is, and how they stand. `clocks` are
        the seconds that each has left, where there are some."""
        position, last = state.position, state.position.last
        rows = [
            HallRow(
                seat,
                number_text(position.scores[seat]),
                "" if clocks[seat] is None else clock_text(clocks[seat] or 0),
                turn=seat == position.turn and position.phase is not Phase.ENDED,
                gone=seat not in position.playing,
            )
            for seat in range(len(position.players))
        ]
        said, shown = Prompt(self._say.winner(position) if position.phase is Phase.ENDED else ""), None
        if state.paused:
            said = Prompt(self.tr("Paused"), self.tr("The board is covered and the clocks have stopped."))
        elif position.phase in (Phase.CHALLENGE, Phase.ASKED):
            asked, challenge = self._say.is_word(position.asked), self.tr("Does anybody challenge?")
            said = Prompt(asked if position.phase is Phase.ASKED else challenge)
        elif position.phase is Phase.TURN and position.turn is not None:
            name = position.players[position.turn].name
            said = Prompt(self.tr("{name} to play").format(name=name), seats=(position.turn,))
        if last and not state.paused:
            shown = self._last_play(position, last)
        if position.phase is Phase.ENDED:
            rows.sort(key=lambda row: (row.gone, -position.scores[row.seat]))
        bag = self.tr("%n tile(s) in the bag", "", len(position.bag)) if position.bag else self.tr("The bag is empty")
        figure = number_text(last.score, signed=True) if shown and last else ""
        squares = last.play.squares if shown and last else ()
        return HallNow(said, shown, rows, figure, path=squares, open=not state.paused, below=bag)

    def _last_play(self, position: ScrabblePosition, last: Laid) -> Prompt:
        word, *others = last.words
        tiles = (position.tiles[square] for square in word.squares)
        letters = "".join(tile.letter.lower() if tile.blank else tile.letter.upper() for tile in tiles if tile)
        parts = [self.tr("All seven tiles")] * (len(last.play.laid) >= position.rules.bingo_tiles)
        if others:
            parts.append(self.tr("also {words}").format(words=", ".join(each.text.upper() for each in others)))
        where = play_text(position.board, last.play).split()[0]
        heading = self.tr("{name} played at {square}").format(name=position.players[last.seat].name, square=where)
        return Prompt(heading, " · ".join(parts), seats=(last.seat,), word=letters)

    def on_phone(self, state: TableState, seat: int) -> Prompt:
        """Return what the phone of a seat says, from nothing that it may not know; it has words of its own for what can
        be done there."""
        now = self._on_phone(state, state.position.seen_by(seat), seat)
        return replace(now, heading=self.tr("Paused"), actions=()) if state.paused else now

    def _on_phone(self, state: TableState, position: ScrabblePosition, seat: int) -> Prompt:
        news = state.news[-1:]
        name = position.players[position.turn].name if position.turn is not None else ""
        order, awaited = Action("", Act.ORDER, key="order"), set(position.judges).difference(position.content)
        match position.phase:
            case Phase.TURN if position.turn == seat:
                play, exchange = Action("", Act.PLAY, key="play"), Action("", Act.EXCHANGE, key="exchange")
                may = order, play, exchange, Action("", events.Pass(), key="pass")
                return Prompt(self.tr("Your turn"), "", may, news=news, stage="turn")
            case Phase.TURN:
                heading, text = self.tr("{name} is playing").format(name=name), ""
            case Phase.CHALLENGE if seat in awaited and not state.paused:
                challenge = Action("", events.Challenge(seat), key="challenge")
                accept, rule = Action("", events.Consent(seat), key="accept"), position.rules.challenge
                cost, heading = self._say.challenge_cost(rule, name), self.tr("Do you challenge?")
                return Prompt(heading, cost, (order, challenge, accept), news=news, stage="challenge")
            case Phase.CHALLENGE:
                heading, text = self.tr("Does anybody challenge?"), ""
            case Phase.ASKED:
                return self._vote(position, seat, order, news)
            case Phase.ENDED:
                return Prompt(self._say.winner(position), news=news, stage="over")
            case _:
                return Prompt("", news=news, stage="wait")
        return Prompt(heading, text, (order,), news=news, stage="other")

    def _vote(self, position: ScrabblePosition, seat: int, order: Action, news: Sequence[str]) -> Prompt:
        """Let a seat vote; who is asked alone answers for the table."""
        laid, ballot = position.last.seat if position.last else 0, position.ballot
        alone, heading = not ballot.seats, self._say.is_word(position.asked)
        if alone:
            ballot = Ballot((position.judges or (laid,))[:1], (None,))
        if seat not in ballot.waiting:
            said = self.vote.decision(ballot, position.players) if ballot.waiting else ""
            if ballot.vote_of(seat) is not None:
                said = (self.tr("You voted.") + " " + said).rstrip()
            return Prompt(heading, said, (order,), news=news, stage="other")
        moves = (events.AnswerTable(allow) if alone else Vote(seat, allow) for allow in (False, True))
        text = self._you_decide(position.players[laid].name)
        votes = (Action("", move, key="vote") for move in moves)
        return Prompt(heading, text, (order, *votes), news=news, stage="vote")
