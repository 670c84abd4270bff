/* The words of boards counted and paid, in plain C: what the kernel `solver` is measured against. The search is the same
   one, on edges made from the same graph (see the kernels `edges` and `solver`), without what only lists of paths need.

   The state is one kind of board at a time in static variables, which is what a C compiler does best with. Whoever calls
   has made sure that all numbers are in range, and that a board has at most 63 cells. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 64, NOWHERE = 63, LETTERS = 32, FACES = 256, PORTION = 192, ROW = 208, ROOT = 2 };
#define WORD (UINT64_C(1) << 63)
#define FIRST(edge) ((uint32_t)((edge) >> 32) & 0x7FFFFFFF)

struct state {
    uint64_t used;
    uint32_t edge, wanted, passed;
    uint8_t cell, length;
};

static uint64_t *edges;
static uint32_t *passed_by, words;

static int size, least;
static const int32_t *points;
static const uint8_t *board, *face_letters;
static uint32_t face_starts[FACES + 1], face_bits[FACES];
static uint64_t near[CELLS], cells_of[LETTERS], many[LETTERS];
static uint32_t around[CELLS];

static struct state states[CELLS + 1][ROW];
static uint32_t hits[8 * ROW + 1];
static uint8_t hit_lengths[8 * ROW + 1];
static int hit_count;

static uint64_t *seen;
static uint32_t *found;
static int64_t count, total;

/* ------------------------------------------------------------------------------------------------ the words */

static uint32_t count_words(const uint32_t *nodes, uint32_t length, uint32_t *counts)
{
    for (uint32_t node = length; node-- > ROOT;) { /* what is no node gets a number that nobody asks for */
        uint32_t children = (uint32_t)__builtin_popcount(nodes[node]);
        if (node + 1 >= length || node + 2 + children > length)
            continue;
        counts[node] = (uint32_t)__builtin_popcount(nodes[node + 1]);
        for (uint32_t child = 0; child < children; child++)
            if (nodes[node + 2 + child] < length)
                counts[node] += counts[nodes[node + 2 + child]];
    }
    return counts[ROOT];
}

static void make_edges(const uint32_t *nodes, uint32_t length)
{
    uint32_t *counts = calloc(length, 4), *places = calloc(length, 4), *queue = calloc(length, 4);
    uint32_t reached = 1, edge = 1 + (uint32_t)__builtin_popcount(nodes[ROOT] | nodes[ROOT + 1]);
    words = count_words(nodes, length, counts);
    queue[0] = ROOT;
    places[ROOT] = 1;
    for (uint32_t done = 0; done < reached; done++)
        for (int child = 0; child < __builtin_popcount(nodes[queue[done]]); child++) {
            uint32_t node = nodes[queue[done] + 2 + (uint32_t)child];
            if (!places[node]) {
                places[node] = edge;
                edge += (uint32_t)__builtin_popcount(nodes[node] | nodes[node + 1]);
                queue[reached++] = node;
            }
        }
    edges = calloc(edge, 8);
    passed_by = calloc(edge, 4);
    edges[0] = nodes[ROOT] | nodes[ROOT + 1] | UINT64_C(1) << 32;
    for (uint32_t done = 0; done < reached; done++) {
        uint32_t node = queue[done], target = node + 2, at = places[node], before = 0;
        for (uint32_t letters = nodes[node] | nodes[node + 1]; letters; letters &= letters - 1, at++) {
            uint32_t bit = letters & -letters;
            int whole = (nodes[node + 1] & bit) != 0;
            before += (uint32_t)whole;
            passed_by[at] = before;
            edges[at] = whole ? WORD : 0;
            if (nodes[node] & bit) {
                uint32_t next = nodes[target++];
                edges[at] |= nodes[next] | nodes[next + 1] | (uint64_t)places[next] << 32;
                before += counts[next];
            }
        }
    }
    free(counts);
    free(places);
    free(queue);
}

void boggle_begin(const uint32_t *nodes, uint32_t length)
{
    free(edges);
    free(passed_by);
    free(seen);
    free(found);
    make_edges(nodes, length);
    seen = calloc(words / 64 + 1, 8);
    found = calloc((size_t)words + 8 * ROW + 1, 4);
    count = 0;
}

void boggle_board(int rows, int columns, const uint8_t *letters, const uint32_t *starts, int faces)
{
    size = rows * columns;
    face_letters = letters;
    memcpy(face_starts, starts, 4 * ((size_t)faces + 1));
    for (int face = 0; face < faces; face++)
        face_bits[face] = starts[face] < starts[face + 1] ? 1u << letters[starts[face]] : 0;
    for (int cell = 0; cell < size; cell++) {
        near[cell] = 0;
        for (int other = 0; other < size; other++)
            if (other != cell && abs(other / columns - cell / columns) <= 1 && abs(other % columns - cell % columns) <= 1)
                near[cell] |= UINT64_C(1) << other;
    }
}

/* ----------------------------------------------------------------------------------------------- the search */

static void count_hits(void)
{
    for (int hit = 0; hit < hit_count; hit++) {
        uint32_t number = hits[hit];
        uint64_t bit = UINT64_C(1) << (number & 63), known = seen[number >> 6];
        int fresh = !(known & bit);
        seen[number >> 6] = known | bit;
        found[count] = number;
        count += fresh;
        total += points[hit_lengths[hit]] * fresh;
    }
    hit_count = 0;
}

/* Go along the letters of a face from this one on; 0 if no word does. */
static uint32_t step(int face, uint32_t letter, uint32_t edge, uint32_t *passed)
{
    for (uint32_t at = face_starts[face] + letter; at < face_starts[face + 1]; at++) {
        uint32_t letters = (uint32_t)edges[edge], bit = 1u << face_letters[at];
        if (!(letters & bit))
            return 0;
        edge = FIRST(edges[edge]) + (uint32_t)__builtin_popcount(letters & (bit - 1));
        *passed += passed_by[edge];
    }
    return edge;
}

static int take(int depth, int new, uint32_t edge, uint32_t passed, uint64_t used, int cell, int length)
{
    uint32_t wanted = (uint32_t)edges[edge] & around[cell];
    hits[hit_count] = passed - 1;
    hit_lengths[hit_count] = (uint8_t)length;
    hit_count += edges[edge] & WORD && length >= least;
    states[depth][new] =
        (struct state){used | UINT64_C(1) << cell, edge, wanted, passed, (uint8_t)cell, (uint8_t)length};
    return new + (wanted != 0);
}

static void expand(int depth, int number)
{
    struct state *next = states[depth + 1];
    int new = 0;
    for (int at = 0; at < number; at++) {
        if (new > PORTION) {
            count_hits();
            expand(depth + 1, new);
            new = 0;
        }
        struct state here = states[depth][at];
        uint32_t letters = (uint32_t)edges[here.edge], first = FIRST(edges[here.edge]);
        uint64_t open = near[here.cell] & ~here.used;
        uint8_t length = here.length + 1;
        for (uint32_t wanted = here.wanted; wanted; wanted &= wanted - 1) {
            uint32_t letter = (uint32_t)__builtin_ctz(wanted);
            uint32_t edge = first + (uint32_t)__builtin_popcount(letters & ((1u << letter) - 1));
            uint64_t onward = edges[edge], cells = cells_of[letter] & open, more = many[letter] & open;
            uint32_t passed = here.passed + passed_by[edge];
            __builtin_prefetch(edges + FIRST(onward));
            __builtin_prefetch(passed_by + FIRST(onward));
            hits[hit_count] = passed - 1;
            hit_lengths[hit_count] = length;
            hit_count += (onward >> 63) & (length >= least) & (cells != 0);
            cells |= UINT64_C(1) << NOWHERE;
            do {
                int cell = __builtin_ctzll(cells);
                uint32_t trying = (uint32_t)onward & around[cell];
                cells &= cells - 1;
                next[new] =
                    (struct state){here.used | UINT64_C(1) << cell, edge, trying, passed, (uint8_t)cell, length};
                new += trying != 0;
            } while (cells & (cells - 1));
            for (; more; more &= more - 1) {
                int cell = __builtin_ctzll(more), face = board[cell];
                uint32_t through = passed, end = step(face, 1, edge, &through);
                int letters_here = (int)(face_starts[face + 1] - face_starts[face]);
                if (end)
                    new = take(depth + 1, new, end, through, here.used, cell, here.length + letters_here);
            }
        }
    }
    count_hits();
    if (new)
        expand(depth + 1, new);
}

static void lay(void)
{
    memset(cells_of, 0, sizeof cells_of);
    memset(many, 0, sizeof many);
    for (int cell = 0; cell < size; cell++) {
        uint32_t start = face_starts[board[cell]], letters = face_starts[board[cell] + 1] - start;
        if (letters)
            (letters > 1 ? many : cells_of)[face_letters[start]] |= UINT64_C(1) << cell;
        around[cell] = 0;
        for (uint64_t cells = near[cell]; cells; cells &= cells - 1)
            around[cell] |= face_bits[board[__builtin_ctzll(cells)]];
    }
    around[NOWHERE] = 0;
}

void boggle_score(const uint8_t *boards, int64_t number, const int32_t *table, int32_t shortest, int64_t *totals,
                  uint32_t *counts)
{
    points = table;
    least = shortest;
    for (int64_t done = 0; done < number; done++) {
        int new = 0;
        board = boards + done * size;
        while (count)
            seen[found[--count] >> 6] = 0;
        total = 0;
        lay();
        for (int cell = 0; cell < size; cell++) {
            uint32_t passed = 0, edge = step(board[cell], 0, 0, &passed);
            int length = (int)(face_starts[board[cell] + 1] - face_starts[board[cell]]);
            if (edge)
                new = take(0, new, edge, passed, 0, cell, length);
        }
        count_hits();
        expand(0, new);
        totals[done] = total;
        counts[done] = (uint32_t)count;
    }
}
