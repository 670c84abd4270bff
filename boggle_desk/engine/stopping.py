"""Work that can be given up: it asks often whether to stop, and leaves by an exception."""


class Stopped(Exception):
    """Raised when the work was asked to stop."""


def never() -> bool:
    return False
