# C types of softmax.py.
from libc.stdint cimport uint8_t, uint32_t

cdef enum:
    MOST_MOVES = 361
    MOST_TOUCHED = 28880 # features of a position

cdef double NEGLIGIBLE   # a move's chance below which it teaches nothing

cdef struct Place:
    size_t starts        # where a position's words begin in Positions.starts
    size_t found         # and its features in Positions.found
    int moves
    int chosen           # the place of the move played

cdef class Positions:
    cdef readonly Py_ssize_t count       # positions
    cdef Place* places
    cdef uint32_t* starts                # of each position: where each move's features begin, and the last one's end
    cdef uint32_t* found                 # features
    cdef size_t starts_end
    cdef size_t found_end
    cdef Py_ssize_t room
    cdef size_t starts_room
    cdef size_t found_room

    cdef void add(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef void make_room(self, size_t starts, size_t found) noexcept nogil

cdef class Softmax:
    cdef readonly Py_ssize_t count       # features
    cdef double* weights
    cdef double* squares                 # of gradients so far, by feature (Adagrad)
    cdef double* information             # Fisher's, by feature, of positions measured
    cdef double* scratch                 # by feature, 0 between calls
    cdef uint32_t* counts                # positions in which the played move has the feature
    cdef uint8_t* off                    # by feature: 1 if it is left out
    cdef uint32_t touched[28880]
    cdef double chances[361]
    cdef public double rate
    cdef double decay
    cdef double caution
    cdef int place                       # rank of the move played, as judged last

    cdef double weigh(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef void follow(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef void inform(self, uint32_t* starts, uint32_t* found, int moves, int chosen) noexcept nogil
    cdef int rank(self, int moves, int chosen) noexcept nogil
    cdef double look(self, Positions positions, Py_ssize_t i, int kind) noexcept nogil
    cdef double go_over(self, Positions positions, int kind) noexcept nogil
