/* Every Scrabble play of a rack with its score, and the play worth most, in plain C: what the kernel `generator` is
   measured against. The search is the same one, on the same two-way graph; see the head of that kernel for places,
   codes and parts of a rack. Of the best play there are no bounds here: every play is weighed.

   The state is one board at a time in static variables, which is what a C compiler does best with. Whoever calls has
   made sure that all numbers are in range. */

#include <stdint.h>
#include <stdlib.h>

enum { LONGEST_SIDE = 26, PLACES = 2 * (LONGEST_SIDE + 1) * LONGEST_SIDE + 2, SQUARES = LONGEST_SIDE * LONGEST_SIDE };
enum { BLANK = 32, KINDS = 33, BLANKED = 64, ONE_POINT = 1000, FIRST_ROOM = 4096 };
#define ANY UINT32_MAX
#define NO_WORD (-1)

struct layout {
    int32_t rows, columns, start, bingo_tiles, bingo_bonus, letters;
    uint32_t playable, root, forward;
    const uint8_t *letter_bonus, *word_bonus, *values;
    const uint32_t *nodes;
};

struct play {
    int32_t score, part;
    uint16_t first;
    uint8_t length, placed, down;
    uint8_t tiles[LONGEST_SIDE];
};

static const uint32_t *nodes;
static uint32_t root, forward, playable;
static int rows, columns, half, tiles_on_board, bingo_tiles, bingo_bonus;
static int start_row, start_column;
static int32_t values[2 * BLANKED];
static uint32_t bits[2 * BLANKED];
static uint8_t squares[PLACES], letter_bonus[PLACES], word_bonus[PLACES], strip[PLACES];
static uint32_t fits[PLACES];
static int32_t hooks[PLACES];
static uint16_t turned[PLACES], place_of[SQUARES];

static uint8_t rack[KINDS];
static int32_t weights[KINDS], part;
static uint32_t rack_mask;
static int placed, latest;

static int anchor, leftmost, limit, down;
static struct play *plays;
static int64_t count, room;
static const int32_t *leaves; /* by part, where the best play is looked for; without, all plays are kept */
static int32_t best_equity;

static inline uint32_t follow(uint32_t node, uint32_t bit)
{
    uint32_t children = nodes[node];
    return children & bit ? nodes[node + 2 + __builtin_popcount(children & (bit - 1))] : 0;
}

/* ------------------------------------------------------------------------------------------------ the board */

static uint32_t letters_between(uint32_t before, uint32_t after, int gap, int final)
{
    uint32_t fitting = 0, ending = bits[squares[final]];
    uint32_t maybe = nodes[before] & (nodes[after] | nodes[after + 1]);
    while (maybe) {
        uint32_t bit = maybe & -maybe, node = follow(before, bit);
        maybe ^= bit;
        for (int at = gap + 1; at < final; at++)
            node = follow(node, bits[squares[at]]);
        if (nodes[node + 1] & ending)
            fitting |= bit;
    }
    return fitting;
}

static void check_crossing(int place)
{
    int gap = turned[place], first = gap, final = gap;
    while (squares[first - 1])
        first--;
    while (squares[final + 1])
        final++;
    if (first == final) {
        fits[place] = ANY;
        hooks[place] = NO_WORD;
        return;
    }
    int32_t points = 0;
    uint32_t before = forward, after = root;
    for (int at = first; at < gap; at++) {
        points += values[squares[at]];
        before = follow(before, bits[squares[at]]);
    }
    for (int at = final; at > gap; at--) {
        points += values[squares[at]];
        after = follow(after, bits[squares[at]]);
    }
    hooks[place] = points;
    if (final == gap)
        fits[place] = nodes[before + 1];
    else if (first == gap)
        fits[place] = nodes[after + 1];
    else
        fits[place] = letters_between(before, after, gap, final);
}

static void lay(const uint8_t *codes)
{
    int number = rows * columns;
    tiles_on_board = 0;
    for (int square = 0; square < number; square++) {
        int place = place_of[square];
        squares[place] = squares[turned[place]] = codes[square];
        tiles_on_board += codes[square] != 0;
    }
    for (int square = 0; square < number; square++) {
        int place = place_of[square], other = turned[place];
        if (codes[square]) {
            fits[place] = fits[other] = 0;
            hooks[place] = hooks[other] = NO_WORD;
        } else {
            check_crossing(place);
            check_crossing(other);
        }
    }
}

static void hold(const uint8_t *counts)
{
    int32_t weight = 1;
    rack_mask = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        rack[kind] = counts[kind];
        weights[kind] = weight;
        weight *= counts[kind] + 1;
        if (counts[kind] && kind < BLANK)
            rack_mask |= (uint32_t)1 << kind;
    }
    part = weight - 1;
    placed = latest = 0;
}

/* ----------------------------------------------------------------------------------------------- the search */

static int comes_first(int first, int length)
{
    if (first != plays->first)
        return first < plays->first;
    if (length != plays->length)
        return length < plays->length;
    for (int at = 0; at < length; at++)
        if (strip[first + at] != plays->tiles[at])
            return strip[first + at] < plays->tiles[at];
    return 0;
}

static void make_room(void)
{
    room = room ? 2 * room : FIRST_ROOM;
    plays = realloc(plays, room * sizeof *plays);
    if (!plays)
        abort();
}

static void record(int first, int final, int32_t points, int32_t factor, int32_t extra)
{
    if (first == final || (placed == 1 && down && hooks[latest] >= 0))
        return;
    int32_t score = points * factor + extra + (placed >= bingo_tiles ? bingo_bonus : 0);
    int length = final - first + 1;
    struct play *play = plays;
    if (leaves) {
        int32_t equity = score * ONE_POINT + leaves[part];
        if (equity < best_equity || (equity == best_equity && !comes_first(first, length)))
            return;
        best_equity = equity;
        count = 1;
    } else {
        if (count == room)
            make_room();
        play = &plays[count++];
    }
    play->score = score;
    play->part = part;
    play->first = (uint16_t)first;
    play->length = (uint8_t)length;
    play->placed = (uint8_t)placed;
    play->down = (uint8_t)down;
    for (int at = 0; at < length; at++)
        play->tiles[at] = strip[first + at];
}

static void walk(int place, uint32_t node, int32_t points, int32_t factor, int32_t extra, int first);

static inline void go_on(int place, uint32_t target, int complete, int32_t points, int32_t factor, int32_t extra, int first)
{
    if (place > anchor) {
        if (complete && placed && !squares[place + 1])
            record(first, place, points, factor, extra);
        if (target && place + 1 < limit)
            walk(place + 1, target, points, factor, extra, first);
        return;
    }
    int open_left = !squares[place - 1];
    if (complete && open_left && placed && !squares[anchor + 1])
        record(place, anchor, points, factor, extra);
    if (!target)
        return;
    if (place > leftmost)
        walk(place - 1, target, points, factor, extra, place);
    if (open_left && anchor + 1 < limit && nodes[target - 1])
        walk(anchor + 1, nodes[target - 1], points, factor, extra, place);
}

static void walk(int place, uint32_t node, int32_t points, int32_t factor, int32_t extra, int first)
{
    uint32_t children = nodes[node], accepted = nodes[node + 1];
    int code = squares[place];
    if (code) {
        uint32_t bit = bits[code];
        if ((children | accepted) & bit) {
            strip[place] = 0;
            go_on(place, follow(node, bit), (accepted & bit) != 0, points + values[code], factor, extra, first);
        }
        return;
    }
    int wild = rack[BLANK];
    uint32_t fitting = (children | accepted) & fits[place] & (wild ? rack_mask | playable : rack_mask);
    if (!fitting)
        return;
    int32_t bonus = letter_bonus[place], word = word_bonus[place], hook = hooks[place];
    int32_t crossed = hook >= 0 ? extra + hook * word : extra;
    int previous = latest;
    placed++;
    latest = place;
    do {
        int letter = __builtin_ctz(fitting), complete;
        uint32_t bit = (uint32_t)1 << letter, target = 0;
        fitting ^= bit;
        if (children & bit)
            target = nodes[node + 2 + __builtin_popcount(children & (bit - 1))];
        complete = (accepted & bit) != 0;
        if (rack[letter]) {
            int32_t gain = values[letter + 1] * bonus;
            if (!--rack[letter])
                rack_mask ^= bit;
            part -= weights[letter];
            strip[place] = (uint8_t)(letter + 1);
            go_on(place, target, complete, points + gain, factor * word, hook >= 0 ? crossed + gain * word : extra, first);
            part += weights[letter];
            rack[letter]++;
            rack_mask |= bit;
        }
        if (wild && playable & bit) {
            rack[BLANK]--;
            part -= weights[BLANK];
            strip[place] = (uint8_t)(letter + 1 + BLANKED);
            go_on(place, target, complete, points, factor * word, crossed, first);
            part += weights[BLANK];
            rack[BLANK]++;
        }
    } while (fitting);
    placed--;
    latest = previous;
}

static void search_anchor(int place, int first, int behind)
{
    anchor = place;
    leftmost = first;
    limit = behind;
    down = place > half;
    walk(place, root, 0, 1, 0, place);
}

static void search_line(int start, int end)
{
    int left = end;
    for (;;) {
        int right = left, first, behind;
        while (left > start && !squares[left - 1])
            left--;
        first = left;
        if (left > start) {
            search_anchor(left - 1, start, right);
            first = left + 1;
        }
        behind = right;
        for (int place = right - 1; place >= first && behind - first >= 2; place--)
            if (hooks[place] >= 0) {
                if (fits[place])
                    search_anchor(place, first, behind);
                behind = place;
            }
        while (left > start && squares[left - 1])
            left--;
        if (left <= start)
            return;
        left--;
    }
}

static void search(void)
{
    count = 0;
    best_equity = INT32_MIN;
    if (!tiles_on_board) {
        int row = (start_row - 1) / (columns + 1), column = (start_column - 1 - half) / (rows + 1);
        search_anchor(start_row, 1 + row * (columns + 1), (row + 1) * (columns + 1));
        search_anchor(start_column, 1 + half + column * (rows + 1), half + (column + 1) * (rows + 1));
        return;
    }
    for (int line = 0; line < rows; line++)
        search_line(1 + line * (columns + 1), (line + 1) * (columns + 1));
    for (int line = 0; line < columns; line++)
        search_line(1 + half + line * (rows + 1), half + (line + 1) * (rows + 1));
}

/* ---------------------------------------------------------------------------------------- for the benchmark */

/* Make an empty board. The arrays of the layout must stay, the graph's nodes above all. */
void scrabble_begin(const struct layout *layout)
{
    nodes = layout->nodes;
    root = layout->root;
    forward = layout->forward;
    playable = layout->playable;
    rows = layout->rows;
    columns = layout->columns;
    half = rows * (columns + 1);
    bingo_tiles = layout->bingo_tiles;
    bingo_bonus = layout->bingo_bonus;
    for (int place = 0; place < PLACES; place++)
        squares[place] = letter_bonus[place] = word_bonus[place] = fits[place] = 0, hooks[place] = NO_WORD;
    for (int letter = 0; letter < BLANK; letter++) {
        values[letter + 1] = letter < layout->letters ? layout->values[letter] : 0;
        bits[letter + 1] = bits[letter + 1 + BLANKED] = (uint32_t)1 << letter;
    }
    for (int square = 0; square < rows * columns; square++) {
        int row = square / columns, column = square % columns;
        int place = 1 + row * (columns + 1) + column, other = 1 + half + column * (rows + 1) + row;
        place_of[square] = (uint16_t)place;
        turned[place] = (uint16_t)other;
        turned[other] = (uint16_t)place;
        letter_bonus[place] = letter_bonus[other] = layout->letter_bonus[square];
        word_bonus[place] = word_bonus[other] = layout->word_bonus[square];
    }
    start_row = place_of[layout->start];
    start_column = turned[start_row];
    if (!plays)
        make_room();
}

/* Find all plays of positions that lie one behind the other; say of each how many there are, and the sum of their
   scores where `points` is given. */
void scrabble_all(int positions, const uint8_t *boards, const uint8_t *racks, int64_t *counts, int64_t *points)
{
    leaves = NULL;
    for (int number = 0; number < positions; number++) {
        lay(boards + number * rows * columns);
        hold(racks + number * KINDS);
        search();
        counts[number] = count;
        if (points) {
            points[number] = 0;
            for (int64_t at = 0; at < count; at++)
                points[number] += plays[at].score;
        }
    }
}

/* Lay one board. */
void scrabble_lay(const uint8_t *codes)
{
    lay(codes);
}

/* Find the play worth most on the board that lies, so many times, and return its equity in thousandths of a point. */
int32_t scrabble_best(const uint8_t *counts, const int32_t *leaves_by_part, int times)
{
    leaves = leaves_by_part;
    for (int each = 0; each < times; each++) {
        hold(counts);
        search();
    }
    return best_equity;
}
