"""The commands, one module each with `add_arguments(parser)` and `run(arguments) -> int`. Their table is in `cli`."""


class UsageError(Exception):
    """A user's error; the message is one sentence for stderr, and the exit code 2."""


def counted(number: int, what: str) -> str:
    """Return a count with its noun: `1 word`, `1,204 words`."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"
