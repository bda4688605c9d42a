/* The bulk matcher's kernel: patterns laid on a focus against 64 positions a word, the same lines in C and in CUDA.

   Takes a program (bulk_program.py) and a batch (bulk.py); gives records of what matched where, in which positions.
   Knows no names. Included by bulk.pxd, and given as text to CUDA's compiler by bulk_gpu.py: so it includes nothing.

   A bit is a position. A plane says for one cell in which positions what stands there is among some contents; a node of
   the program takes what is left above it, leaves what a plane admits, and its nodes below are passed over where
   nothing is left. What comes to a leaf fits a laid pattern's drawing; ties and tests are then asked of what is left, and
   bars, the first match and the last pattern are settled, in order of priority. What a position's strings are like lies
   by cell, too: the numbers of a block's positions side by side. */

#ifdef __CUDACC__
#define BULK_WORDS 1          /* words that a thread looks at */
#define BULK_BLOCK 32         /* words of a block: a warp's threads lie side by side */
#define BULK_INLINE __device__ static inline
#define BULK_LOWEST(word) (__ffsll((long long)(word)) - 1)
#define BULK_IS_DENSE(word) 0 /* a thread looks at no position for nothing */
#define BULK_NEXT(counter) atomicAdd(counter, 1u)
#else
#define BULK_WORDS 8
#define BULK_BLOCK 8
#if defined(__GNUC__)
#define BULK_INLINE static inline __attribute__((always_inline))
#else
#define BULK_INLINE static inline
#endif
#define BULK_LOWEST(word) __builtin_ctzll(word)
#define BULK_IS_DENSE(word) (__builtin_popcountll(word) > 12) /* a vector of all positions is quicker than one by one */
#define BULK_NEXT(counter) ((*(counter))++)
#endif

#define BULK_CELLS 2280       /* of a wide picture: WIDE a row, as in sweep.pxd */
#define BULK_WIDE 39
#define BULK_MASKS 16         /* planes of a cell: which of empty, own, enemy, off the board may be there */
#define BULK_DEPTH 24         /* levels at which a program keeps what is left */
#define BULK_BARS 64          /* laid bars of a class */
#define BULK_LEAF 255         /* in place of a level: the node is a leaf */
#define BULK_SIDE 424

typedef unsigned long long BulkWord;

typedef struct BulkNode {
    int planes[2];            /* by own color: 16 * wide cells from the focus + mask; of a leaf its rank in the class */
    int skip;                 /* the node of the class to go on with where nothing is left */
    int levels;               /* where what is left is taken from; << 8: where it is put, or BULK_LEAF */
} BulkNode;

typedef struct BulkLeaf {
    int end;                  /* which of the class's other ends it is asked toward */
    int answer;               /* cells from the focus */
    int first, count;         /* its bounds, from the class's first */
    int before;               /* the rank of the same pattern by another header of its glob, or -1 */
    int flags;                /* BULK_IS_BAR and so on */
} BulkLeaf;

#define BULK_IS_BAR 1
#define BULK_IS_LAST 2
#define BULK_HAS_ANSWER 4
#define BULK_IS_BEFORE 8      /* another has it as `before` */

typedef struct BulkBound {
    int kind;                 /* as in focus.pxd, those of one form as BULK_NUMBER and BULK_PAIR */
    int table;                /* of numbers: BULK_STRING and so on; after: of own, or of the enemy */
    int least, span;          /* holds if a number, or the first of a pair less the second, is least to least + span */
    int negated;
    int one, two;             /* cells from the focus */
} BulkBound;

typedef struct BulkClass {
    int first_node, end_node, first_leaf, leaf_count, first_bound;
    int is_best;              /* the first match alone answers */
    int is_joined;            /* a leaf of it has one before */
} BulkClass;

/* Numbers of positions: [table][cell][position of the block]. `after`: liberties of a stone put on an empty point. */
enum { BULK_STRING, BULK_LIBERTIES, BULK_STONES, BULK_AFTER_BLACK, BULK_AFTER_WHITE, BULK_TABLES };
typedef unsigned short BulkNumber;

typedef struct BulkFound {
    unsigned leaf;            /* of all classes' */
    unsigned place;           /* focus | own color - 1 << 9 | word of the batch << 10 */
    BulkWord lanes;           /* the positions of that word */
} BulkFound;

/* Kinds of bounds. FEATURES is asked of nothing here, and taken to hold. LINE has its number in `least`, `span`. */
enum { BULK_NUMBER, BULK_PAIR, BULK_AFTER, BULK_SAFE, BULK_EYE, BULK_LINE, BULK_ON_PLATE, BULK_NO_ATARI, BULK_FEATURES };

typedef struct BulkBatch {
    const BulkWord *planes;   /* [(cell * BULK_MASKS + mask) * BULK_BLOCK], of a block from a word of it on */
    const BulkWord *safe;     /* [((color - 1) * BULK_SIDE + cell) * BULK_BLOCK]: a stone there takes or has two liberties */
    const BulkNumber *numbers; /* [(table * BULK_SIDE + cell) * 64 * BULK_BLOCK] */
    const BulkWord *valid;    /* the positions that there are */
    int size;
} BulkBatch;

BULK_INLINE BulkWord bulk_compare(
    const BulkNumber *one, const BulkNumber *other, int least, int span, BulkWord lanes
) {
    /* In which positions a number, less another if there is one, is `least` to `least + span`; others may be wrong. */
    BulkWord found = 0;
    if (BULK_IS_DENSE(lanes)) {
        if (other)
            for (int i = 0; i < 64; i++)
                found |= (BulkWord)((BulkNumber)(one[i] - other[i] - least) <= (BulkNumber)span) << i;
        else
            for (int i = 0; i < 64; i++)
                found |= (BulkWord)((BulkNumber)(one[i] - least) <= (BulkNumber)span) << i;
        return found;
    }
    for (; lanes; lanes &= lanes - 1) {
        int i = BULK_LOWEST(lanes);
        found |= (BulkWord)((BulkNumber)(one[i] - (other ? other[i] : 0) - least) <= (BulkNumber)span) << i;
    }
    return found;
}

BULK_INLINE const BulkNumber *bulk_numbers(const BulkBatch *s, int table, int cell, int j) {
    return s->numbers + ((long long)table * BULK_SIDE + cell) * 64 * BULK_BLOCK + 64 * j;
}

BULK_INLINE BulkWord bulk_plane(const BulkBatch *s, int cell, int mask, int color, int j) {
    /* in which positions a cell shows some contents, as a color sees it */
    int seen = color == 1 ? mask : (mask & 9) | (mask & 2) << 1 | (mask & 4) >> 1;
    int wide = (cell / 20 + 19) * BULK_WIDE + cell % 20 - 1;
    return s->planes[((long long)wide * BULK_MASKS + seen) * BULK_BLOCK + j];
}

BULK_INLINE BulkWord bulk_safe(const BulkBatch *s, int cell, int color, int j) {
    return s->safe[((color - 1) * BULK_SIDE + cell) * BULK_BLOCK + j];
}

BULK_INLINE BulkWord bulk_eye(const BulkBatch *s, int p, int color, int j) {
    /* where a point with own stones and edge on all sides stays an eye: as FocusMatcher.stands */
    const int beside[4] = {1, -1, 20, -20}, across[4] = {19, 21, -21, -19};
    BulkWord closed = ~0ull, inner = ~0ull, one = 0, two = 0;
    for (int i = 0; i < 4; i++) {
        int q = p + across[i];
        closed &= bulk_plane(s, p + beside[i], 2 | 8, color, j);
        inner &= bulk_plane(s, q, 7, color, j);
        BulkWord taken = bulk_plane(s, q, 4, color, j);
        taken |= bulk_plane(s, q, 1, color, j) & bulk_safe(s, q, 3 - color, j);
        two |= one & taken;
        one |= taken;
    }
    return closed & (~one | (inner & ~two));
}

BULK_INLINE BulkWord bulk_holds(const BulkBound *b, const BulkBatch *s, int focus, int color, BulkWord lanes, int j) {
    /* In which of some positions of a word a bound holds. */
    const int beside[4] = {1, -1, 20, -20};
    int p = focus + b->one, q = focus + b->two;
    BulkWord found = 0;
    switch (b->kind) {
    case BULK_NUMBER:
        found = bulk_compare(bulk_numbers(s, b->table, p, j), 0, b->least, b->span, lanes);
        break;
    case BULK_PAIR:
        found = bulk_compare(
            bulk_numbers(s, b->table, p, j), bulk_numbers(s, b->table, q, j), b->least, b->span, lanes
        );
        break;
    case BULK_AFTER:
        found = bulk_compare(bulk_numbers(s, BULK_AFTER_BLACK + color - 1, p, j), 0, b->least, b->span, lanes);
        break;
    case BULK_SAFE: found = bulk_safe(s, p, b->table ? 3 - color : color, j); break;
    case BULK_EYE: found = bulk_eye(s, p, color, j); break;
    case BULK_LINE: {
        int x = p % 20, y = p / 20;
        x = x < s->size + 1 - x ? x : s->size + 1 - x;
        y = y < s->size + 1 - y ? y : s->size + 1 - y;
        found = (BulkNumber)((x < y ? x : y) - b->least) <= (BulkNumber)b->span ? ~0ull : 0;
        break;
    }
    case BULK_ON_PLATE:
        for (int i = 0; i < 9; i++)
            found |= bulk_compare(
                bulk_numbers(s, BULK_STRING, p + 20 * (i / 3 - 1) + i % 3 - 1, j),
                bulk_numbers(s, BULK_STRING, q, j), 0, 0, lanes
            );
        break;
    case BULK_NO_ATARI:
        found = ~0ull;
        for (int i = 0; i < 4; i++)
            found &= ~(
                bulk_plane(s, p + beside[i], 4, color, j)
                & bulk_compare(bulk_numbers(s, BULK_LIBERTIES, p + beside[i], j), 0, 1, 0, lanes)
            );
        break;
    default: return lanes;
    }
    return lanes & (b->negated ? ~found : found);
}

BULK_INLINE int bulk_lay(
    const BulkNode *nodes, int at, int end, const BulkBatch *s, int center, int color,
    BulkWord *hits, long long stride, BulkWord *filled, long long filled_stride
) {
    /* Lay a class's patterns on a focus: what is left at each leaf, by rank, and which leaves anything is left at. Gives
       the nodes looked at. */
    int looked = 0;
    BulkWord left[BULK_DEPTH][BULK_WORDS];
    for (int j = 0; j < BULK_WORDS; j++)
        left[0][j] = s->valid[j];
    const BulkWord *planes = s->planes + (long long)center * BULK_MASKS * BULK_BLOCK;
    while (at < end) {
        const BulkNode *node = nodes + at;
        const BulkWord *from = left[node->levels & 255];
        int to = node->levels >> 8;
        looked++;
        if (to == BULK_LEAF) {
            int rank = node->planes[0];
            for (int j = 0; j < BULK_WORDS; j++)
                hits[rank * stride + j] = from[j];
            filled[(rank >> 6) * filled_stride] |= 1ull << (rank & 63);
            at++;
            continue;
        }
        const BulkWord *plane = planes + (long long)node->planes[color - 1] * BULK_BLOCK;
        BulkWord any = 0;
        for (int j = 0; j < BULK_WORDS; j++) {
            BulkWord both = from[j] & plane[j];
            left[to][j] = both;
            any |= both;
        }
        at = any ? at + 1 : node->skip;
    }
    return looked;
}

BULK_INLINE void bulk_settle(
    const BulkClass *c, const BulkLeaf *leaves, const BulkBound *bounds, const BulkBatch *s, int p, int color,
    unsigned word, BulkWord *hits, long long stride, BulkWord *filled,
    long long filled_stride, BulkFound *found, unsigned *counter, unsigned capacity
) {
    /* Settle what fits a focus, by the other end, then by priority: ties and tests, bars, the first match, the last. */
    BulkWord open[BULK_WORDS], met[BULK_WORDS], lanes[BULK_WORDS], barred[BULK_BARS][BULK_WORDS];
    int barred_at[BULK_BARS], bars = 0, end = -1;
    for (int j = 0; j < BULK_WORDS; j++)
        open[j] = met[j] = 0;
    for (int w = 0; w < (c->leaf_count + 63) >> 6; w++) {
        BulkWord left = filled[w * filled_stride];
        filled[w * filled_stride] = 0;
        for (; left; left &= left - 1) {
            int rank = 64 * w + BULK_LOWEST(left);
            const BulkLeaf *leaf = leaves + c->first_leaf + rank;
            BulkWord *hit = hits + rank * stride;
            BulkWord any = 0;
            if (leaf->end != end) { /* another question */
                end = leaf->end;
                bars = 0;
                for (int j = 0; j < BULK_WORDS; j++) {
                    open[j] = s->valid[j];
                    met[j] = 0;
                }
            }
            int point = leaf->flags & BULK_HAS_ANSWER ? p + leaf->answer : p;
            for (int j = 0; j < BULK_WORDS; j++)
                lanes[j] = hit[j] & open[j];
            if (leaf->flags & BULK_IS_LAST)
                for (int j = 0; j < BULK_WORDS; j++)
                    lanes[j] &= ~met[j];
            for (int k = 0; k < bars; k++)
                if (barred_at[k] == point)
                    for (int j = 0; j < BULK_WORDS; j++)
                        lanes[j] &= ~barred[k][j];
            /* What matched by another header matched already. */
            for (int b = leaf->before; b >= 0; b = leaves[c->first_leaf + b].before)
                for (int j = 0; j < BULK_WORDS; j++)
                    lanes[j] &= ~hits[b * stride + j];
            for (int i = leaf->first; i < leaf->first + leaf->count; i++)
                for (int j = 0; j < BULK_WORDS; j++)
                    if (lanes[j])
                        lanes[j] = bulk_holds(bounds + c->first_bound + i, s, p, color, lanes[j], j);
            for (int j = 0; j < BULK_WORDS; j++) {
                hit[j] = lanes[j];
                any |= lanes[j];
            }
            if (!any)
                continue;
            if (leaf->flags & BULK_IS_BAR) {
                if (bars < BULK_BARS) {
                    barred_at[bars] = point;
                    for (int j = 0; j < BULK_WORDS; j++)
                        barred[bars][j] = lanes[j];
                    bars++;
                }
                continue;
            }
            for (int j = 0; j < BULK_WORDS; j++) {
                met[j] |= lanes[j];
                if (c->is_best)
                    open[j] &= ~lanes[j];
                if (lanes[j]) {
                    unsigned place = BULK_NEXT(counter);
                    if (place < capacity) {
                        found[place].leaf = (unsigned)(c->first_leaf + rank);
                        found[place].place = (unsigned)p | (unsigned)(color - 1) << 9 | (word + j) << 10;
                        found[place].lanes = lanes[j];
                    }
                }
            }
        }
    }
}

#define BULK_TAKES \
    const BulkClass *classes, const BulkNode *nodes, const BulkLeaf *leaves, const BulkBound *bounds, \
    const BulkWord *planes, const BulkWord *safe, const BulkNumber *numbers, const BulkWord *valid, int size, int colors
#define BULK_GIVES BulkFound *found, unsigned *counter, unsigned capacity

BULK_INLINE int bulk_item(
    BULK_TAKES, long long item, int block, int lane, BulkWord *hits, long long stride, BulkWord *filled,
    long long filled_stride, BULK_GIVES
) {
    /* An item is a class, a color and a focus, in this order; lane: the word of the block, or the first of them. Gives
       the nodes looked at. */
    int points = size * size;
    const BulkClass *c = classes + item / (2 * points);
    int color = 1 + (int)(item / points % 2), at = (int)(item % points);
    int row = size - at / size, column = 1 + at % size, p = 20 * row + column;
    int word = block * BULK_BLOCK + lane;
    if (!(colors >> (color - 1) & 1))
        return 0;
    BulkBatch s;
    s.planes = planes + (long long)block * BULK_CELLS * BULK_MASKS * BULK_BLOCK + lane;
    s.safe = safe + (long long)block * 2 * BULK_SIDE * BULK_BLOCK + lane;
    s.numbers = numbers + ((long long)block * BULK_TABLES * BULK_SIDE * BULK_BLOCK + lane) * 64;
    s.valid = valid + word;
    s.size = size;
    for (int rank = 0; c->is_joined && rank < c->leaf_count; rank++)
        if (leaves[c->first_leaf + rank].flags & BULK_IS_BEFORE)
            for (int j = 0; j < BULK_WORDS; j++)
                hits[rank * stride + j] = 0;
    int looked = bulk_lay(
        nodes + c->first_node, 0, c->end_node - c->first_node, &s, (row + 19) * BULK_WIDE + column - 1, color, hits,
        stride, filled, filled_stride
    );
    bulk_settle(
        c, leaves, bounds, &s, p, color, (unsigned)word, hits, stride, filled, filled_stride, found, counter, capacity
    );
    return looked;
}

#define BULK_TAKEN classes, nodes, leaves, bounds, planes, safe, numbers, valid, size, colors

#ifdef __CUDACC__
extern "C" __global__ void bulk_ask(
    BULK_TAKES, long long items, int blocks, BulkWord *hits, BulkWord *filled, BULK_GIVES
) {
    /* Each warp takes an item and a block, then the next; a thread has one column of `hits` and `filled`. */
    long long threads = (long long)gridDim.x * blockDim.x;
    long long thread = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    for (long long i = thread / BULK_BLOCK; i < items * blocks; i += threads / BULK_BLOCK)
        bulk_item(
            BULK_TAKEN, i / blocks, (int)(i % blocks), (int)(thread % BULK_BLOCK), hits + thread, threads,
            filled + thread, threads, found, counter, capacity
        );
}
#else
#include <stdlib.h>

typedef struct BulkKeyed {
    BulkWord key;
    BulkFound found;
} BulkKeyed;

static int bulk_by_key(const void *one, const void *other) {
    BulkWord a = ((const BulkKeyed *)one)->key, b = ((const BulkKeyed *)other)->key;
    return (a > b) - (a < b);
}

static int bulk_sort(BulkFound *found, long long count, const BulkClass *classes, int class_count, int size) {
    /* Put records that threads found in the order in which one core finds a block's; 0 if there is no memory. */
    BulkKeyed *keyed = (BulkKeyed *)malloc((size_t)(count + 1) * sizeof(BulkKeyed));
    if (!keyed)
        return 0;
    for (long long i = 0; i < count; i++) {
        int low = 0, high = class_count - 1, p = (int)(found[i].place & 511);
        while (low < high) { /* the last class that begins at this leaf or before, and has any */
            int middle = (low + high + 1) / 2;
            if ((unsigned)classes[middle].first_leaf <= found[i].leaf)
                low = middle;
            else
                high = middle - 1;
        }
        BulkWord rank = found[i].leaf - (unsigned)classes[low].first_leaf;
        BulkWord item = ((BulkWord)low << 1 | (found[i].place >> 9 & 1)) << 10 | (BulkWord)((size - p / 20) * 32 + p % 20);
        keyed[i].key = (item << 16 | rank) << 22 | found[i].place >> 10;
        keyed[i].found = found[i];
    }
    qsort(keyed, (size_t)count, sizeof(BulkKeyed), bulk_by_key);
    for (long long i = 0; i < count; i++)
        found[i] = keyed[i].found;
    free(keyed);
    return 1;
}

/* One binary for every machine: the loader takes what its vector instructions allow. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
__attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#endif
static long long bulk_ask(
    BULK_TAKES, long long first, long long end, int block, BulkWord *hits, BulkWord *filled, BULK_GIVES
) {
    long long looked = 0;
    for (long long i = first; i < end; i++)
        looked += bulk_item(BULK_TAKEN, i, block, 0, hits, BULK_WORDS, filled, 1, found, counter, capacity);
    return looked;
}
#endif
