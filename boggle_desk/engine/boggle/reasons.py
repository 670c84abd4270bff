"""Why the referee refuses a move."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a move is refused."""

    WRONG_MOMENT = "not at this moment"
    TIMER_RUNS = "nothing moves the cubes while the timer runs"
    LETTERS_SEEN = "the letters have been seen"
    TOO_SHORT = "too short"
    NOT_ON_BOARD = "not on the board"
    ALREADY_LISTED = "already on the list"
    NOT_A_WORD = "not in the dictionary"
    NOT_SEARCHING = "this player is not searching"
    NOT_LISTED = "not on the list"
    ALREADY_READ = "already read"
    NOT_STANDING = "does not stand"
    OWN_WORD = "one's own word"
    ALREADY_RULED = "already ruled upon"
    OTHER_CUBES = "not the cubes of this game"
    NO_HINTS = "no hints at this table"
    NO_HINT_LEFT = "no word is left to hint at"
