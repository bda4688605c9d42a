# C types of softmax.py.
from libc.stdint cimport uint8_t, uint32_t

cdef enum:
    MOST_MOVES = 361

cdef class Softmax:
    cdef readonly Py_ssize_t count       # features
    cdef double* weights
    cdef double* squares                 # of gradients so far, by feature (Adagrad)
    cdef double* information             # Fisher's, by feature, of positions measured
    cdef double* scratch                 # by feature, 0 between calls
    cdef double* scratch_too
    cdef uint32_t* counts                # positions in which the played move has the feature
    cdef uint8_t* off                    # by feature: 1 if it is left out
    cdef uint32_t touched[23104]
    cdef double chances[361]
    cdef double rate
    cdef double decay

    cdef double weigh(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef void follow(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef void inform(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef int rank(self, int moves, int chosen) noexcept nogil
