"""A game of ours as a GCG file that other programs read."""

import re
from collections.abc import Iterable, Sequence

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import (
    Adjusted,
    Cause,
    ChallengeFailed,
    EndRack,
    Exchanged,
    Passed,
    PhonyRemoved,
    Played,
    ScrabbleEvent,
    TurnLost,
)
from boggle_desk.engine.scrabble.gcg import GcgGame, GcgPlayer, entry_of
from boggle_desk.engine.scrabble.notation import Through, play_text, rack_text
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply
from boggle_desk.engine.scrabble.tiles import Rack

_LONGEST_NICK = 20


def write_gcg(game: GcgGame) -> bytes:
    """Return the file of a game, in UTF-8."""
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{place} {player.nick} {player.name}" for place, player in enumerate(game.players, start=1)]
    lines += [f"#{name} {_one_line(content)}" for name, content in game.remarks if name != "character-encoding"]
    for entry in game.entries:
        parts = (entry.rack, entry.move, f"{entry.score:+}", f"{entry.total}")
        lines.append(f">{game.players[entry.player].nick}: {' '.join(part for part in parts if part)}")
        lines += [f"#note {_one_line(entry.note)}"] if entry.note else []
    return ("\n".join(lines) + "\n").encode()


def gcg_of(opening: ScrabblePosition, steps: Iterable[Sequence[ScrabbleEvent]]) -> GcgGame:
    """Return the game that began like this and went on so, over or not. A position that is not an opening is told from
    where it stands."""
    writer = _Writer(opening)
    for step in steps:
        for event in step:
            writer.take(event)
    return writer.game()


class _Writer:
    """Follows the events and writes those that a GCG file tells."""

    def __init__(self, opening: ScrabblePosition) -> None:
        self._position = opening
        self._players = tuple(map(GcgPlayer, _nicks(opening.players), (_one_line(p.name) for p in opening.players)))
        self._lines: list[tuple[int, str]] = []

    def take(self, event: ScrabbleEvent) -> None:
        before, self._position = self._position, apply(self._position, event)
        if isinstance(event, Played):
            move = play_text(before.board, event.play, Through.DOTS)
            self._write(event.seat, before.racks[event.seat], move, event.score)
        elif isinstance(event, PhonyRemoved):
            self._write(event.seat, self._position.racks[event.seat], "--", -event.score)
        elif isinstance(event, Exchanged):
            given = rack_text(before.rules.tiles, event.given)
            self._write(event.seat, before.racks[event.seat], f"-{given}", 0)
        elif isinstance(event, Passed | TurnLost):
            self._write(event.seat, before.racks[event.seat], "-", 0)
        else:
            self._take_points(event)

    def _take_points(self, event: ScrabbleEvent) -> None:
        if isinstance(event, ChallengeFailed) and event.bonus:
            self._write(event.seat, self._position.racks[event.seat], "(challenge)", event.bonus)
        elif isinstance(event, EndRack):
            tiles = rack_text(self._position.rules.tiles, event.tiles)
            own = self._position.racks[event.seat] if event.points <= 0 else ()
            self._write(event.seat, own, f"({tiles})", event.points)
        elif isinstance(event, Adjusted):
            move = "(time)" if event.cause is Cause.TIME else "(challenge)"
            self._write(event.seat, self._position.racks[event.seat], move, event.points)

    def _write(self, seat: int, rack: Rack, move: str, score: int) -> None:
        text = rack_text(self._position.rules.tiles, rack)
        self._lines.append((seat, f"{text} {move} {score:+} {self._position.scores[seat]}"))

    def game(self) -> GcgGame:
        rules = self._position.rules
        remarks = [("lexicon", rules.lexicon), ("tile-set", rules.tiles.key)]
        if self._position.phase is not Phase.ENDED:
            racks = (rack_text(rules.tiles, rack) for rack in self._position.racks)
            remarks += [(f"rack{place}", rack) for place, rack in enumerate(racks, start=1) if rack]
        entries = tuple(entry_of(number, seat, text) for number, (seat, text) in enumerate(self._lines, start=1))
        return GcgGame(self._players, entries, tuple(remarks))


def _nicks(players: Sequence[Player]) -> tuple[str, ...]:
    """Return a short name for each player, without spaces or colons, all different."""
    nicks: list[str] = []
    for place, player in enumerate(players, start=1):
        nick = re.sub(r"[\s:#>]+", "_", player.name.strip())[:_LONGEST_NICK] or f"player{place}"
        nicks.append(f"{nick}{place}" if nick in nicks else nick)
    return tuple(nicks)


def _one_line(text: str) -> str:
    return " ".join(text.split())
