# C types of tree.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t

cdef enum:
    UNIT = 256               # a whole win, in the sums of edges
    NEARLY_ALL = 248         # of each, at least, where all were won: a share is the margin's
    WHOLE = 65535            # the root of a prior of 1
    ROOT = 1                 # the first node; 0 is none
    CLAIMED = 4294967295     # the child of an edge that a thread is making one for
    NO_EDGE = 4294967295
    MOST_EDGES = 512         # of a node
    NOT_JUDGED = 2147483647  # the lead of a node's position that none said

# Words that several threads change, without a lock; plain twins in plain.py.
cdef extern from * nogil:
    """
    #include <stdint.h>
    static inline int riyu_claim(uint32_t *word, uint32_t from, uint32_t to) {
        return __atomic_compare_exchange_n(word, &from, to, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    }
    static inline uint32_t riyu_take_room(uint32_t *used, uint32_t count) {
        return __atomic_fetch_add(used, count, __ATOMIC_RELAXED);
    }
    static inline void riyu_publish(uint32_t *word, uint32_t value) {
        __atomic_store_n(word, value, __ATOMIC_RELEASE);
    }
    static inline uint32_t riyu_read(uint32_t *word) {
        return __atomic_load_n(word, __ATOMIC_ACQUIRE);
    }
    """
    bint claim_word "riyu_claim"(uint32_t* word, uint32_t before, uint32_t after) noexcept
    uint32_t take_from "riyu_take_room"(uint32_t* used, uint32_t count) noexcept
    void publish_word "riyu_publish"(uint32_t* word, uint32_t value) noexcept
    uint32_t read_word "riyu_read"(uint32_t* word) noexcept


cdef inline bint claim(uint32_t* words, Py_ssize_t i, uint32_t before, uint32_t after) noexcept nogil:
    # change a word if it holds `before`; say whether it did
    return claim_word(words + i, before, after)


cdef inline uint32_t take_room(uint32_t* words, Py_ssize_t i, uint32_t count) noexcept nogil:
    # add to a word; give what it held before
    return take_from(words + i, count)


cdef inline void publish(uint32_t* words, Py_ssize_t i, uint32_t value) noexcept nogil:
    # change a word after all that was written before is to be seen
    publish_word(words + i, value)


cdef inline uint32_t read(uint32_t* words, Py_ssize_t i) noexcept nogil:
    # give a word, and with it all that was written before it was published
    return read_word(words + i)


cdef int root_of(double prior) noexcept nogil

cdef class Tree:
    cdef readonly object size                # bytes it may take
    cdef readonly object selection
    cdef readonly uint32_t node_room         # nodes there is memory for, with number 0
    cdef readonly uint32_t edge_room
    cdef uint32_t used[2]                    # nodes and edges in use: counted past the room where there was none left
    cdef uint32_t* first                     # by node: its first edge,
    cdef uint16_t* count                     # its edges,
    cdef uint32_t* total                     # visits of all of them,
    cdef int32_t* won                        # what they won for the side to move, in UNITs
    cdef int32_t* worth                      # what its position is worth to Black, in thousandths of a point; or NOT_JUDGED
    cdef uint8_t* glanced                    # 1 where its priors are those of a glance
    cdef uint16_t* move                      # by edge: the move,
    cdef uint16_t* prior                     # the root of its prior, WHOLE for 1,
    cdef uint16_t* descents                  # those through it that have not come back,
    cdef uint32_t* visits
    cdef int32_t* wins                       # of the side that makes the move, in UNITs,
    cdef uint32_t* amaf_visits               # all moves as first,
    cdef int32_t* amaf_wins
    cdef int32_t* margins                    # sum of margins for the side that makes the move
    cdef uint32_t* child                     # the node behind it: 0 if none, CLAIMED while one is made
    cdef double prior_weight
    cdef double even_weight
    cdef double explore
    cdef double amaf_room
    cdef double drop
    cdef double try_from
    cdef double try_again
    cdef double opens_at[512]                # by place of an edge: a node's visits from which it is looked at

    cdef uint32_t new_node(self, int count) noexcept nogil
    cdef void clear(self, uint32_t node, uint32_t edge, int count) noexcept nogil
    cdef uint32_t select(self, uint32_t node) noexcept nogil
    cdef void enter(self, uint32_t edge) noexcept nogil
    cdef void back_up(self, uint32_t node, uint32_t edge, int won, int margin) noexcept nogil
    cdef void note_amaf(self, uint32_t node, uint8_t* first_by, int side, int won) noexcept nogil
    cdef void copy_edge(self, uint32_t to, Tree other, uint32_t edge) noexcept nogil
    cdef uint32_t copy_node(self, Tree other, uint32_t node) noexcept nogil
    cdef void take_over(self, uint32_t new, uint32_t node) noexcept nogil
    cdef void copy_below(self, Tree other, uint32_t node) noexcept nogil
