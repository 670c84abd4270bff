"""What prompts say, as text that was read and approved."""

import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.models.hall import HallNow
from boggle_desk.models.prompt import Action, Prompt

KEPT = Path(__file__).parents[1] / "data" / "prompts"


def listed(prompt: Prompt) -> Iterator[str]:
    """Give the lines of a prompt: what is said, and each action with what it does."""
    yield " / ".join(filter(None, (prompt.heading, prompt.aside, "question" * prompt.question, "bad" * prompt.bad)))
    if prompt.word:
        yield f"  {prompt.word}" + (f" [{prompt.stamp[0]}]" if prompt.stamp else "")
    yield from (f"  news: {each}" for each in prompt.news)
    yield from (f"  {line}" for line in prompt.text.splitlines())
    if prompt.note:
        yield f"  ({prompt.note})"
    if prompt.asks:
        yield f"  asks: {', '.join(map(str, prompt.asks))}"
    for action in prompt.actions:
        main = " " if action is not prompt.main else "*" if action.sure else "?"
        yield f" {main}[{action.title}]{'' if action.enabled else ' (off)'} -> {done(action)}"


def on_phone(name: str, now: Prompt) -> str:
    """Return all that the prompt of a phone says, in a line."""
    said = " | ".join(filter(None, (now.word, now.heading, now.text, *now.news)))
    can = (f"{each.key} -> {done(each)}" for each in now.actions)
    return f"-- {name}'s phone ({now.stage}): {said} [{', '.join(can)}]"


def in_hall(now: HallNow) -> str:
    """Return all that the window for the room says, in a line."""
    blocks = (said for said in (now.last, now.said) if said)
    said = (part for block in blocks for part in (block.heading, block.word, *(block.stamp or ())[:1], block.text))
    text = " | ".join(" ".join(filter(None, (*said, now.figure, now.counted, now.below))).splitlines())
    rows = (
        f"{row.seat}{'>' * row.turn}{'✓' * bool(row.wrote)}{'-' * row.gone} {row.clock} {row.points}".replace("  ", " ")
        for row in now.rows
    )
    return f"-- the room ({'board' if now.open else 'covered'}): {text} [{', '.join(map(str.strip, rows))}]"


def done(action: Action) -> str:
    if isinstance(action.does, Enum):
        return action.does.name
    return "PlayTiles" if isinstance(action.does, PlayTiles) else _short(action.does)


def _short(value: Any) -> str:
    """Return a move without what is as usual."""
    if isinstance(value, Enum) or not is_dataclass(value):
        return str(value) if isinstance(value, Enum) else repr(value)
    said = (
        (each.name, getattr(value, each.name)) for each in fields(value) if getattr(value, each.name) != each.default
    )
    return f"{type(value).__name__}({', '.join(f'{name}={_short(each)}' for name, each in said)})"


def check_table(name: str, lines: list[str]) -> None:
    """Compare with what was read and approved; `BOGGLE_DESK_UPDATE_GOLDENS=1` writes it anew."""
    text, kept = "\n".join(lines) + "\n", KEPT / f"{name}.txt"
    if os.environ.get("BOGGLE_DESK_UPDATE_GOLDENS") == "1":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text, encoding="utf-8")
    assert text.splitlines() == kept.read_text(encoding="utf-8").splitlines()
