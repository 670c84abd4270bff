"""The numbers that the Scrabble kernels and those who ask them agree on."""

LARGEST_SIDE = 26
"""The most rows and columns."""
PLACES = 2 * (LARGEST_SIDE + 1) * LARGEST_SIDE + 2
"""The most places of a board: see `generator`."""
SLOTS = 32
"""Boards that a generator can keep for later."""
MOST_LETTERS = 32
BLANK = MOST_LETTERS
"""The place of the blank among the counts of a rack."""
KINDS = MOST_LETTERS + 1
BLANKED = 64
"""What a letter's code is raised by on a blank."""
STRANGE = 63
"""The code of a tile whose letter no word of the dictionary has."""
MOST_TILES = 15
"""The most tiles of a rack."""
MOVE = 32
"""The bytes of a move: its first place in two, its length, the number of tiles laid, 1 if it lies along a column, 0,
and a code for each square of its length, 0 where a tile lay already."""
STRIP = 6
"""Where the codes of a move begin."""
ONE_POINT = 1000
"""Equities are counted in thousandths of a point."""
NOTHING = -2_000_000_000
"""Below every equity."""
ANYTHING = 2_147_483_647
"""Above every equity."""
ANCHOR = 6
"""The numbers of an anchor: a bound of its plays, its place, the first place of its plays, the place behind the last
one, and the numbers of its first span and behind the last one."""
REACH = MOST_TILES + 2
"""The bounds of a row: by the number of tiles laid, of all and of one more than all."""
LONGEST_LEAVE = 6
"""The most tiles of a leave that tables tell apart."""
PASS, PLAY, EXCHANGE = 0, 1, 2
"""What a turn can be."""
RESULTS = 3
"""The numbers of one rollout: whether it wins (or how likely that is), the lead in points, and the player's score."""
BAG_STEPS = 128
"""The win table tells bags apart by so many sizes."""
ANY_LETTER = (1 << 32) - 1
"""The bits of all letters."""
ONE_BIT = 1
NO_WORD = -1
"""The hook of a place that no word crosses."""
MOST_PLAYERS = 4
MOST_IN_BAG = 1_000
MOST_HANDS = 1024
"""The most guesses at what another player kept."""
