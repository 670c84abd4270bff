"""Make the stored games that later versions must still load.

`python -m tests.storage.goldens` writes the file of the present format if there is none yet; those of older formats are
never written again.
"""

import json
from pathlib import Path
from random import Random

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.storage.games import GAMES, GameStore
from tests.storage.play import new_game, next_step

SAVES = Path(__file__).parent.parent / "data" / "saves"


def make(folder: Path) -> None:
    """Write a finished game of Classic and a half-played one of Master, and beside them what they must come to."""
    path = folder / f"games-{GAMES.version}.sqlite"
    if path.exists():
        raise FileExistsError(f"{path.name} is there; delete it if its format has never been published")
    store, rng = GameStore.open(path), Random(1)
    stands = []
    for preset, steps in (("classic", 4000), ("master", 30)):
        game = new_game(preset)
        number = store.begin("boggle", game.opening)
        while game.position.phase is not Phase.ENDED and len(game.steps) < steps:
            step = next_step(game, rng)
            store.append(number, len(game.steps), step)
            game.follow(step)
        at = game.position
        lists = [[entry.word for entry in entries] for entries in at.lists]
        stands.append(
            {"phase": at.phase, "round": at.round, "totals": at.totals, "steps": len(game.steps), "lists": lists}
        )
    store.close()
    (folder / f"games-{GAMES.version}.json").write_text(
        json.dumps(stands, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    make(SAVES)
