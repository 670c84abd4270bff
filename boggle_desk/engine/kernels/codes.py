"""The numbers that the kernels and their callers agree on. The C compiler gets them from here as constants
(`packaging/kernel_worker.py`); those that are not plain `int` to it say which type they have."""

U32 = int
U64 = int

ANY_LETTER: U32 = (1 << 32) - 1
"""The bits of all letters."""
ONE_BIT: U32 = 1
ONE: U64 = 1
LOW: U64 = (1 << 32) - 1
WHOLE: U64 = (1 << 64) - 1
GOLDEN: U64 = 0x9E3779B97F4A7C15
"""2 ** 64 divided by the golden ratio: its products spread well."""
MOST_LETTERS = 32

# ------------------------------------------------------------------------------------------ word graphs

ROOT = 2
"""The node where every word begins; the two numbers before it are the node without words."""
LONGEST_WORD = 255
LONGEST_BACKWARD = 26
"""The most letters of a word that is read backwards: the side of the largest board."""
FAR = 255
"""Further than any end of a word."""
MOST_PREFIXES = 1 << 23
TOP, LETTERS_A_KEY = 54, 10
FIRST_LETTER: U64 = 1
"""A key of 64 bits holds ten letters of six bits, from the top; 0 ends the string."""
ROOM_A_WORD = LONGEST_WORD * (3 + MOST_LETTERS)
"""What one word can need in the pool of a builder."""
FINE, INVALID, UNSORTED = 0, 1, 2

# ------------------------------------------------------------------------------------------ Boggle

MOST_WORDS = 1 << 26
NOWHERE = 63
"""The position that is no cell."""
PORTION, ROW = 192, 208
"""A state has up to eight states after it, and one more is written in vain."""
EMPTY: U64 = 1 << 63
FIRST_EDGE: U64 = (1 << 31) - 1
SHORT, SHIFT = 4, 51
"""The longest paths that are stored, in cells, and the first bit of a product that says where."""
NEW, READY, BUSY = 0, 1, 2

# ------------------------------------------------------------------------------------------ Scrabble: plays

LARGEST_SIDE = 26
"""The most rows and columns."""
PLACES = 2 * (LARGEST_SIDE + 1) * LARGEST_SIDE + 2
"""The most places of a board: see `moves`."""
SLOTS = 32
"""Boards that a generator can keep for later."""
LAST_SLOT = SLOTS - 1
BLANK = MOST_LETTERS
"""The place of the blank among the counts of a rack."""
KINDS = MOST_LETTERS + 1
BLANKED = 64
"""What a letter's code is raised by on a blank."""
STRANGE = 63
"""The code of a tile whose letter no word of the dictionary has."""
MOST_TILES = 15
"""The most tiles of a rack."""
MOST_PARTS = 1 << MOST_TILES
MOVE = 32
"""The bytes of a move: its first place in two, its length, the number of tiles laid, 1 if it runs down a column, 0,
and a code for each square of its length, 0 where a tile lay already."""
STRIP = 6
"""Where the codes of a move begin."""
ONE_POINT = 1000
"""Equities are counted in thousandths of a point."""
NOTHING = -2_000_000_000
"""Below every equity."""
ANYTHING = 2_147_483_647
"""Above every equity."""
NO_WORD = -1
"""The cross-score of a place that no word crosses."""
ANCHOR = 3
"""The numbers of an anchor: its place, the first place of its plays, and the place behind the last one."""
SPAN = 6
"""The numbers of a span: a bound of its plays, its first and its last place, their score beside what the tiles laid
count by the premiums of the word, those premiums multiplied, and the group of parts that are laid."""
MOST_FACTOR, MOST_SPANS = 27, 1 << 13
GROUPS = 2 * (MOST_TILES + 1)
"""The parts of a rack go by the number of tiles laid, twice, and one more with blanks among them."""
BUCKETS = 64
MOST_PLAYS = 1 << 23
LONGEST_LEAVE = 6
"""The most tiles of a leave that tables tell apart."""
STEPS = LONGEST_LEAVE + 1
MOST_MAPPED = 24 << 20
"""The bytes of a word map's letters and slots, at most, for longer words are left out; marks take half as much."""
LENGTH_BITS: U32 = 31
"""The bits of a tag that hold the length of words."""
SPREAD: U32 = 0x9E3779B1
VOWEL_FINE = 700
"""What an opening loses for a vowel beside a premium square, in thousandths of a point."""

# ------------------------------------------------------------------------------------------ Scrabble: games

PASS, PLAY, EXCHANGE = 0, 1, 2
"""What a turn can be."""
MOST_PLAYERS = 4
MOST_IN_BAG = 1_000
MOST_TURNS = 400
"""A game that is longer ends as it is: it would never end."""
STUCK, STUCK_TIMES, OUT_TIMES = -10, -2, 2
RESULTS = 3
"""The numbers of one rollout: whether it wins (or how likely that is), the lead in points, and the player's score."""
BAG_STEPS = 128
"""The sizes of the bag that the win table has."""
MOST_CANDIDATES = 256

# ------------------------------------------------------------------------------------------ Scrabble: the endgame

LINES = 2 * LARGEST_SIDE
PLIES = 64
"""Turns of a variation that are kept."""
INFINITE = 1_000_000_000
"""Beyond every value."""
UNLIMITED = 1_000_000
MARKS, ANSWERS = 4096, 8
MOST_STACK, KEPT_PLAYS, KEPT_BITS = 1 << 21, 1 << 17, 16
EXACT, LOWER, UPPER = 1, 2, 3
PASS_MARK, GOING_OUT, STAYING, ASPIRED, DEEP = 1, 100_000_000, 10, 12, 127
FIRST_MIX: U64 = 0xBF58476D1CE4E5B9
SECOND_MIX: U64 = 0x94D049BB133111EB
MARK_STEP: U32 = 0x01000193

# ------------------------------------------------------------------------------------------ Scrabble: the census

LARGEST_RACK = LONGEST_LEAVE + 1
HIGHEST_SCORE = 32_767
SPLITS = 1 << LARGEST_RACK
IMPOSSIBLE = NOTHING
"""Stands for a set of tiles that the pool does not hold."""

# ------------------------------------------------------------------------------------------ cubes in light

MOST_CUBES = 64
"""Cubes of a picture."""
MOST_ROWS = 1024
"""Rows of pixels of a cube."""
MOST_PIXELS = 2560
"""Pixels in a row of a picture, and in a column."""
MOST_TRAY_POINTS = 324 * 323
"""Points of light of a tray."""
GLASS = 3
"""The numbers of a pixel that glass bends."""
SUBROWS = 8
"""Spans of a cube's outline in a row of pixels."""
AROUND = 64
"""Corners of an outline."""
GRID = 8
"""Points of light along a face."""
GRID_POINTS = GRID * GRID
CELL = 8
"""Pixels between points of light of the tray."""
SIZES = 5
"""Sizes of a letter along each of its directions: whole, half, to a sixteenth."""
LOOK = 40
"""The numbers of a `CubeLight`'s camera and lamp."""
EYE, RIGHT, UP, AWAY, ORIGIN_X, ORIGIN_Y, A_PIXEL = 0, 3, 6, 9, 12, 13, 14
"""Of them, the camera: its eye, its axes, the pixel at its middle, and what a pixel is at distance 1."""
LAMP, KEY, SKY, WARM, LOW_LIGHT = 15, 18, 21, 24, 27
"""The direction to the lamp; the colours of its light, and of light from above, from the room and from below."""
SHINE, SEEN, FELT, HALF_X, HALF_Y, RIM = 30, 31, 32, 33, 34, 35
"""How glossy cubes are, how opaque ink is, the light on felt, half the hole, and the frame's height."""
TONES = 3
"""Materials of faces, each the red, green and blue of its ground and of its ink."""
WORK = 48
"""The numbers of a cube: first its place, its undrawn place, and its rotation."""
TRUE, TURN, FROM, RAY, ACROSS, DOWN, LIT, HALFWAY, UPWARDS, SOUTH, TOWARDS = 3, 6, 15, 18, 21, 24, 27, 30, 33, 36, 39
"""Then, in its own directions: the eye, the ray at the picture's origin, its change per pixel right and down, the lamp,
halfway from lamp to eye, upwards, towards the viewer, and to the eye."""
MIDDLE_X, MIDDLE_Y, EXTENT, DEPTH = 42, 43, 44, 45
"""And its middle and reach in pixels, and its distance."""
TEXTURES = 12
"""The whole numbers of a cube handed over: texture and material of each face; texture and quarters share a number."""
SIDE, SHOWN = 12, 3
"""The whole numbers of a face that is seen, of which a cube shows at most three."""
AXIS, U_AXIS, V_AXIS, TEXTURE, QUARTERS, TONE, LEVEL_U, LEVEL_V, SIGN, U_SIGN, INNER_A, INNER_B = tuple(range(12))
FINE_INK, FINE_GROOVE = 0, 1
"""The fractions of a face that is seen: 0 where it is too small for ink, or for a groove."""
RED_BLUE: U32 = 0xFF00FF
ALPHA_GREEN: U32 = 0xFF00FF00
"""Parts of a pixel."""
