"""What could be learned from a Scrabble game: the words that were played, and the dearest play of each turn."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from boggle_desk.engine.missed import Seat, Sighting
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.analysis import rack_is_known
from boggle_desk.engine.scrabble.events import Exchanged, Passed, PhonyRemoved, Played, ScrabbleEvent
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.movegen import Bonus, find_plays
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply

WORTH_TELLING = 8
"""The points by which the dearest play must beat the one that was made for its word to count as missed."""


@dataclass
class _Hand:
    """What a player has laid, turn by turn, and could have laid."""

    player: Player
    laid: list[tuple[str, ...]] = field(default_factory=list)
    better: list[str] = field(default_factory=list)

    def seat(self) -> Seat:
        """Return the player's words, each once."""
        found = tuple(dict.fromkeys(word for words in self.laid for word in words))
        offered = tuple(word for word in dict.fromkeys(self.better) if word not in found)
        return Seat(self.player.name, self.player.level is not None, found=found, offered=offered)


def sightings(
    opening: ScrabblePosition,
    steps: Iterable[Sequence[ScrabbleEvent]],
    graph: TileGraph | None,
    check: Callable[[], None],
) -> tuple[Sighting, ...]:
    """Return what a game offered: one sighting. The dearest plays, by score alone, are looked for in the graph; None
    looks for none. `check` may raise between events."""
    position, hands = opening, [_Hand(player) for player in opening.players]
    for event in (event for step in steps for event in step):
        check()
        match event:
            case Played(seat, _, words, score):
                hands[seat].laid.append(tuple(word.text for word in words))
                hands[seat].better += _better_word(position, seat, graph, score)
            case Exchanged(seat) | Passed(seat):
                hands[seat].better += _better_word(position, seat, graph, 0)
            case PhonyRemoved(seat) if hands[seat].laid:
                hands[seat].laid.pop()
            case _:
                pass
        position = apply(position, event)
    return (Sighting("scrabble", tuple(hand.seat() for hand in hands)),)


def _better_word(position: ScrabblePosition, seat: int, graph: TileGraph | None, score: int) -> list[str]:
    """Return the main word of a person's dearest play, if it beats what was played by enough."""
    if graph is None or position.players[seat].level is not None or not rack_is_known(position, seat):
        return []
    rules = position.rules
    bonus = Bonus(rules.bingo_tiles, rules.bingo_bonus)
    plays = find_plays(position.board, position.racks[seat], rules.tiles, graph, bonus)
    best = max(plays.found, key=lambda each: (each.score, each.move), default=None)
    if best is None or best.score - score < WORTH_TELLING:
        return []
    return [plays.words(best)[0]]
