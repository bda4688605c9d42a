/* The bulk matcher's kernel: patterns laid on a focus against 64 positions a word, the same lines in C and in CUDA.

   Takes a program (bulk_program.py) and a batch (bulk.py); gives records of what matched where, in which positions.
   Knows no names. Included by bulk.pxd, and given as text to CUDA's compiler by bulk_gpu.py: so it includes nothing.

   A bit is a position. A plane says for one cell in which positions what stands there is among some contents; a node of
   the program takes what is left above it, leaves what a plane admits, and its nodes below are passed over where
   nothing is left. What comes to a leaf fits a laid pattern's drawing; ties and tests are then asked of each position
   left, and bars, the first match and the last pattern are settled for all of them at once, in order of priority. */

#ifdef __CUDACC__
#define BULK_WORDS 1          /* words that a thread looks at */
#define BULK_BLOCK 32         /* words of a block: a warp's threads lie side by side */
#define BULK_INLINE __device__ static inline
#define BULK_LOWEST(word) (__ffsll((long long)(word)) - 1)
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
    int skip;                 /* the node to go on with where nothing is left */
    int levels;               /* where what is left is taken from; << 8: where it is put, or BULK_LEAF */
} BulkNode;

typedef struct BulkLeaf {
    int end;                  /* which of the class's other ends it is asked toward */
    int answer;               /* cells from the focus */
    int first, count;         /* its bounds */
    int before;               /* the rank of the same pattern by another header of its glob, or -1 */
    int flags;                /* BULK_IS_BAR and so on */
} BulkLeaf;

#define BULK_IS_BAR 1
#define BULK_IS_LAST 2
#define BULK_HAS_ANSWER 4
#define BULK_IS_BEFORE 8      /* another has it as `before` */

typedef struct BulkBound {
    int kind, comparison, number, negated; /* as in focus.pxd */
    int one, two;             /* cells from the focus */
} BulkBound;

typedef struct BulkClass {
    int first_node, end_node, first_leaf, leaf_count;
    int is_best;              /* the first match alone answers */
    int is_joined;            /* a leaf of it has one before */
} BulkClass;

typedef struct BulkPosition {
    unsigned short string[BULK_SIDE], liberties[BULK_SIDE], stones[BULK_SIDE]; /* as in stones.pxd */
    unsigned short after[2 * BULK_SIDE]; /* [SIDE * (color - 1) + cell]: liberties of a stone put on an empty point */
    unsigned char color[BULK_SIDE];
    unsigned char safe[BULK_SIDE];       /* of empty points: bit color - 1: a stone there takes something or has two */
} BulkPosition;

typedef struct BulkFound {
    unsigned leaf;            /* of all classes' */
    unsigned place;           /* focus | own color - 1 << 9 | word of the batch << 10 */
    BulkWord lanes;           /* the positions of that word */
} BulkFound;

enum { /* kinds of bounds, as in focus.pxd; those that ask for features are taken to hold */
    BULK_LIBERTIES = 0, BULK_LIBERTIES_AFTER = 1, BULK_STONES = 2, BULK_LINE = 3, BULK_SELF_ATARI = 7,
    BULK_OWN_CANNOT_PLAY = 8, BULK_ENEMY_CANNOT_PLAY = 9, BULK_EYE_CANNOT_COLLAPSE = 10, BULK_ON_PLATE = 13,
    BULK_NO_ENEMY_IN_ATARI = 15, BULK_TOGETHER = 16, BULK_APART = 17
};

BULK_INLINE int bulk_eye_stands(const BulkPosition *s, int p, int color) {
    /* whether a point with own stones and edge on all sides stays an eye: as FocusMatcher.stands */
    const int beside[4] = {1, -1, 20, -20}, across[4] = {19, 21, -21, -19};
    int taken = 0, inner = 1;
    for (int i = 0; i < 4; i++)
        if (s->color[p + beside[i]] != color && s->color[p + beside[i]] != 3)
            return 0;
    for (int i = 0; i < 4; i++) {
        int q = p + across[i];
        if (s->color[q] == 3)
            inner = 0;
        else if (s->color[q] == 3 - color || (s->color[q] == 0 && (s->safe[q] >> (2 - color) & 1)))
            taken++;
    }
    return taken == 0 || (taken == 1 && inner);
}

BULK_INLINE int bulk_holds(const BulkBound *b, const BulkPosition *s, int focus, int color, int size) {
    int p = focus + b->one, q = focus + b->two, value = 0;
    switch (b->kind) {
    case BULK_TOGETHER: value = s->string[p] == s->string[q]; break;
    case BULK_APART: value = s->string[p] != s->string[q]; break;
    case BULK_LIBERTIES: value = s->liberties[s->string[p]]; break;
    case BULK_STONES: value = s->stones[s->string[p]]; break;
    case BULK_LIBERTIES_AFTER: value = s->after[BULK_SIDE * (color - 1) + p]; break;
    case BULK_SELF_ATARI: value = s->after[BULK_SIDE * (color - 1) + p] <= 1; break;
    case BULK_OWN_CANNOT_PLAY: value = !(s->safe[p] >> (color - 1) & 1); break;
    case BULK_ENEMY_CANNOT_PLAY: value = !(s->safe[p] >> (2 - color) & 1); break;
    case BULK_EYE_CANNOT_COLLAPSE: value = bulk_eye_stands(s, p, color); break;
    case BULK_LINE: {
        int x = p % 20, y = p / 20;
        x = x < size + 1 - x ? x : size + 1 - x;
        y = y < size + 1 - y ? y : size + 1 - y;
        value = x < y ? x : y;
        break;
    }
    case BULK_ON_PLATE:
        for (int dy = -20; dy <= 20; dy += 20)
            for (int at = p + dy - 1; at <= p + dy + 1; at++)
                value |= s->string[at] == s->string[q];
        break;
    case BULK_NO_ENEMY_IN_ATARI: {
        const int beside[4] = {1, -1, 20, -20};
        value = 1;
        for (int i = 0; i < 4; i++)
            if (s->color[p + beside[i]] == 3 - color && s->liberties[s->string[p + beside[i]]] == 1)
                value = 0;
        break;
    }
    default: return 1;
    }
    switch (b->comparison) {
    case 1: value = value < b->number; break;
    case 2: value = value <= b->number; break;
    case 3: value = value == b->number; break;
    case 4: value = value != b->number; break;
    case 5: value = value >= b->number; break;
    case 6: value = value > b->number; break;
    default: value = value != 0;
    }
    return value != (b->negated != 0);
}

BULK_INLINE void bulk_lay(
    const BulkNode *nodes, int at, int end, const BulkWord *planes, int color, const BulkWord *valid,
    BulkWord *hits, long long stride, BulkWord *filled, long long filled_stride
) {
    /* Lay a class's patterns on a focus: what is left at each leaf, by rank, and which leaves anything is left at. */
    BulkWord left[BULK_DEPTH][BULK_WORDS];
    for (int j = 0; j < BULK_WORDS; j++)
        left[0][j] = valid[j];
    while (at < end) {
        const BulkNode *node = nodes + at;
        const BulkWord *from = left[node->levels & 255];
        int to = node->levels >> 8;
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
}

BULK_INLINE void bulk_settle(
    const BulkClass *c, const BulkLeaf *leaves, const BulkBound *bounds, const BulkPosition *positions, int size, int p,
    int color, unsigned word, const BulkWord *valid, BulkWord *hits, long long stride, BulkWord *filled,
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
                    open[j] = valid[j];
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
                    for (BulkWord asked = lanes[j]; asked; asked &= asked - 1) {
                        int lane = BULK_LOWEST(asked);
                        if (!bulk_holds(bounds + i, positions + 64 * j + lane, p, color, size))
                            lanes[j] &= ~(1ull << lane);
                    }
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

BULK_INLINE void bulk_item(
    const BulkClass *classes, const BulkNode *nodes, const BulkLeaf *leaves, const BulkBound *bounds,
    const BulkWord *planes, const BulkWord *valid, const BulkPosition *positions, int size, long long item, int block,
    int lane, int colors, BulkWord *hits, long long stride, BulkWord *filled, long long filled_stride, BulkFound *found,
    unsigned *counter, unsigned capacity
) {
    /* An item is a class, a color and a focus, in this order; lane: the word of the block, or the first of them. */
    int points = size * size;
    const BulkClass *c = classes + item / (2 * points);
    int color = 1 + (int)(item / points % 2), at = (int)(item % points);
    int row = size - at / size, column = 1 + at % size, p = 20 * row + column;
    int word = block * BULK_BLOCK + lane;
    if (!(colors >> (color - 1) & 1))
        return;
    const BulkWord *center =
        planes + ((long long)block * BULK_CELLS + (row + 19) * BULK_WIDE + column - 1) * BULK_MASKS * BULK_BLOCK + lane;
    for (int rank = 0; c->is_joined && rank < c->leaf_count; rank++)
        if (leaves[c->first_leaf + rank].flags & BULK_IS_BEFORE)
            for (int j = 0; j < BULK_WORDS; j++)
                hits[rank * stride + j] = 0;
    bulk_lay(nodes, c->first_node, c->end_node, center, color, valid + word, hits, stride, filled, filled_stride);
    bulk_settle(
        c, leaves, bounds, positions + 64ll * word, size, p, color, (unsigned)word, valid + word, hits, stride, filled,
        filled_stride, found, counter, capacity
    );
}

#ifdef __CUDACC__
extern "C" __global__ void bulk_ask(
    const BulkClass *classes, const BulkNode *nodes, const BulkLeaf *leaves, const BulkBound *bounds,
    const BulkWord *planes, const BulkWord *valid, const BulkPosition *positions, int size, long long items, int blocks,
    int colors, BulkWord *hits, BulkWord *filled, BulkFound *found, unsigned *counter, unsigned capacity
) {
    /* Each warp takes an item and a block, then the next; a thread has one column of `hits` and `filled`. */
    long long threads = (long long)gridDim.x * blockDim.x;
    long long thread = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    for (long long i = thread / BULK_BLOCK; i < items * blocks; i += threads / BULK_BLOCK)
        bulk_item(
            classes, nodes, leaves, bounds, planes, valid, positions, size, i / blocks, (int)(i % blocks),
            (int)(thread % BULK_BLOCK), colors, hits + thread, threads, filled + thread, threads, found, counter,
            capacity
        );
}
#else
/* One binary for every machine: the loader takes what its vector instructions allow. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
__attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#endif
static void bulk_ask(
    const BulkClass *classes, const BulkNode *nodes, const BulkLeaf *leaves, const BulkBound *bounds,
    const BulkWord *planes, const BulkWord *valid, const BulkPosition *positions, int size, long long first,
    long long end, int block, int colors, BulkWord *hits, BulkWord *filled, BulkFound *found, unsigned *counter,
    unsigned capacity
) {
    for (long long i = first; i < end; i++)
        bulk_item(
            classes, nodes, leaves, bounds, planes, valid, positions, size, i, block, 0, colors, hits, BULK_WORDS,
            filled, 1, found, counter, capacity
        );
}
#endif
