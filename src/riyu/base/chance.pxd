# Random numbers for compiled loops: splitmix64 on one 64-bit word of state.
from libc.stdint cimport uint64_t


cdef inline uint64_t mixed(uint64_t z) noexcept nogil:
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline uint64_t next_word(uint64_t* state) noexcept nogil:
    state[0] += <uint64_t>0x9E3779B97F4A7C15
    return mixed(state[0])


cdef inline int random_below(uint64_t* state, int count) noexcept nogil:
    # multiply-shift on 32 bits: bias below count / 2**32
    return <int>(((next_word(state) >> 32) * <uint64_t>count) >> 32)


cdef class Chance:
    cdef uint64_t state[1]
