"""The commands, one module each with `add_arguments(parser)` and `run(arguments) -> int`. Their table is in `cli`."""


class UsageError(Exception):
    """Something the user can mend; the message is one sentence for stderr, and the exit code 2."""
