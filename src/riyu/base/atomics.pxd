# Words that several threads change, without a lock. Plain twins in plain.py.
from libc.stdint cimport uint32_t


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
