"""What can be done now at a Scrabble table, in words and buttons."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.scrabble.analysis import hints_taken
from boggle_desk.engine.scrabble.events import Accept, AnswerTable, Challenge
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.views.scrabble.action_card import Action

if TYPE_CHECKING:
    from boggle_desk.views.scrabble.table_page import ScrabbleTablePage

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Situation:
    """A heading, a sentence, and the actions of a moment; the last one is the main one."""

    heading: str
    text: str
    actions: Sequence[Action] = ()
    bad: bool = False
    """Whether the sentence says why something cannot be done."""


def situation(page: "ScrabbleTablePage") -> Situation:
    """Return what can be done at the table now."""
    position, news = page.position, "\n".join(page.news)
    name = position.players[position.turn].name if position.turn is not None else ""
    if position.phase is Phase.ENDED:
        return _ended(page, news)
    if position.phase is Phase.ASKED:
        return _asked(page)
    if position.phase is Phase.CHALLENGE:
        return _challenge(page, news)
    if page.opponents.waiting:
        heading = translate("Situation", "{name} waits for a sign").format(name=name)
        return Situation(heading, news, (Action(translate("Situation", "Go on"), page.opponents.go_on),))
    if position.turn not in page.people:
        return Situation(translate("Situation", "{name} is thinking…").format(name=name), news)
    if not page.uncovered:
        heading = translate("Situation", "{name}, it is your turn").format(name=name)
        text = translate("Situation", "Hand the laptop over. Nobody else looks at the rack.")
        action = Action(translate("Situation", "Show my tiles"), page.uncover)
        return Situation(heading, f"{news}\n{text}".strip(), (action,))
    return _turn(page, name, news) if page.chosen is None else _exchange(page, len(page.chosen))


def _ended(page: "ScrabbleTablePage", news: str) -> Situation:
    position = page.position
    names = ", ".join(position.players[seat].name for seat in position.winners)
    tied = translate("Situation", "A tie: {names}")
    heading = tied if len(position.winners) > 1 else translate("Situation", "{names} wins!")
    actions = (
        Action(translate("Situation", "To the start"), page.home_asked.emit),
        Action(translate("Situation", "Look back"), page.look_back_asked.emit),
        Action(translate("Situation", "Print…"), page.print_asked.emit),
        Action(translate("Situation", "Another game"), page.another_asked.emit),
    )
    taken = page.say.hints_taken(hints_taken(page.session.steps), position)
    return Situation(heading.format(names=names), "\n".join(filter(None, (news, taken))), actions)


def _asked(page: "ScrabbleTablePage") -> Situation:
    heading = translate("Situation", "Is {words} a word?").format(words=", ".join(page.position.asked).upper())
    text = translate("Situation", "The dictionary does not know it. You decide.")
    actions = (
        Action(translate("Situation", "No, take it back"), partial(page.submit, AnswerTable(stands=False))),
        Action(translate("Situation", "Yes, it counts"), partial(page.submit, AnswerTable(stands=True))),
    )
    return Situation(heading, text, actions)


def _challenge(page: "ScrabbleTablePage", news: str) -> Situation:
    laid, players = page.position.last, page.position.players
    challenges = [
        Action(
            translate("Situation", "{name} challenges").format(name=players[seat].name),
            partial(page.submit, Challenge(seat)),
        )
        for seat in page.people
        if laid and seat != laid.seat
    ]
    accept = Action(translate("Situation", "Nobody challenges"), partial(page.submit, Accept()))
    return Situation(translate("Situation", "Does anybody challenge?"), news, (*challenges, accept))


def _exchange(page: "ScrabbleTablePage", chosen: int) -> Situation:
    text = translate("Situation", "Click the tiles or type their letters. Enter exchanges them.")
    exchange = page.say.exchange_title(chosen)
    actions = (
        Action(translate("Situation", "Keep them all"), page.cancel_exchange),
        Action(exchange if chosen else translate("Situation", "Pass"), page.exchange),
    )
    return Situation(translate("Situation", "Which tiles go back?"), text, actions)


def _hint(page: "ScrabbleTablePage") -> tuple[Action, ...]:
    hinting = page.hinting
    return (Action(hinting.title, hinting.ask, hinting.ready),) if hinting.allowed else ()


def _turn(page: "ScrabbleTablePage", name: str, news: str) -> Situation:
    found, laid = page.found, bool(page.draft.laid)
    bad, hint = laid and found.reason is not None, page.hinting.text
    text = page.say.of_draft(found, page.position) if laid or not (hint or news) else news
    if hint and not bad:
        text = f"{hint}\n{text}" if laid and not page.hinting.lies else hint
    play = translate("Situation", "Play")
    if laid and not found.reason:
        play = translate("Situation", "Play +{score}").format(score=found.score)
    actions = (
        Action(translate("Situation", "Exchange…"), page.begin_exchange, not laid and bool(page.position.bag)),
        Action(translate("Situation", "Pass"), page.pass_turn, not laid),
        *_hint(page),
        Action(play, page.play, laid and found.reason is None),
    )
    heading = translate("Situation", "{name} to play").format(name=name)
    return Situation(heading, text, actions, bad=bad)
