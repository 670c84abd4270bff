"""What a phone may send. Whatever else arrives is refused before anybody looks at it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

VERSION = 1
LARGEST = 4096
"""The most bytes of a message."""
MOST_NAME = 40

_Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,32}\Z")]
_Word = Annotated[str, Meta(max_length=40)]
_Letter = Annotated[str, Meta(max_length=4)]
_Seat = Annotated[int, Meta(ge=-1, le=63)]
_Seconds = Annotated[float, Meta(ge=0, le=1e6)]
_Round = Annotated[int, Meta(ge=0, le=1_000_000)]
_Laid = Annotated[list[tuple[Annotated[int, Meta(ge=0, le=1023)], _Letter, bool]], Meta(max_length=16)]


class _Message(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(_Message):
    """Begin to talk; the secret is that of a seat, or empty."""

    version: Annotated[int, Meta(ge=1, le=99)]
    secret: Annotated[str, Meta(max_length=64)] = ""


class Name(_Message):
    """A name is being typed."""

    name: Annotated[str, Meta(max_length=MOST_NAME)]


class Sit(_Message):
    """Take a seat, or with -1 a new one of this name."""

    id: _Id
    seat: _Seat
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""


class Beat(_Message):
    """A sign of life every other second. What this phone wrote before, by its own clock, has been sent."""

    at: _Seconds = 0.0
    round: _Round | None = None


class Leave(_Message):
    """Give the seat up."""

    id: _Id


class Move(_Message):
    """Do something in the game. Sent again with the same `id` it happens once."""

    id: _Id
    act: Literal["write", "erase", "done", "challenge", "vote", "play", "exchange", "pass", "accept", "order", "answer"]
    word: _Word = ""
    at: _Seconds = 0.0
    """How many seconds the search had gone when the word was written, by the phone."""
    round: _Round | None = None
    """The round or turn that the phone showed then."""
    allow: bool = False
    laid: _Laid = []
    tiles: Annotated[list[_Letter], Meta(max_length=16)] = []


class Preview(_Message):
    """Ask what a play would be."""

    id: _Id
    laid: _Laid = []
    square: Annotated[str, Meta(max_length=8)] = ""
    word: _Word = ""


Message = Hello | Beat | Name | Sit | Leave | Move | Preview
read = msgspec.json.Decoder(Message).decode
"""Returns the message in some JSON. Raises `msgspec.MsgspecError`."""
