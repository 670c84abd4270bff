# What `codes.py` says, for C compilers: numbers that they know beforehand make faster loops.
cdef enum:
    ANCHOR = 6
    ANYTHING = 2_147_483_647
    BLANK = 32
    BLANKED = 64
    MOVE = 32
    NOTHING = -2_000_000_000
    ONE_POINT = 1000
    PLACES = 1406
    REACH = 17
    STRIP = 6
