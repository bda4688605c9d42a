# C types of influence_maps.py. The tables are filled at import; see there.
from libc.stdint cimport int8_t, int16_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy

from riyu.base.trail cimport Log, keep_all_of
from riyu.features.state cimport *
from riyu.game.stones cimport SIZE, BoardState

cdef enum:
    REACH = 5            # steps of the longest path
    SPAN = 11            # rows of the diamond of cells within reach of a point
    WIDTH = 16           # cells in a row of changes: the diamond's, and what fills the words at its ends

cdef int8_t SHIFT[11]          # by row of the diamond, lowest first: columns from its left to the row's first cell
cdef int8_t FIRST[11]          # number of the row's first cell, of 61
cdef uint64_t CELLS_OF[11]     # a bit for each cell of the row, from bit 0
cdef uint64_t PASSING[244]     # [4 * cell + quarter]: ways that come to this cell of the diamond and go on
cdef uint64_t ENDING[244]      # [4 * cell + quarter]: ways that end there
cdef uint64_t LEAVING[128]     # [4 * (8 * side + line) + quarter]: ways that leave the board from this line
cdef uint64_t PATHS[1]         # the ways of a quarter that are paths
cdef int16_t GIVES[64]         # by way: units that a path gives its end
cdef int16_t PLACES[256]       # [64 * quarter + way]: where a way ends in the rows of changes, from the middle
cdef uint32_t ONWARD[64]       # by way back to a source: the ways on that make it a path
cdef int16_t TAKES[2048]       # [32 * way back + way on]: units of that path
cdef int16_t SQUARES[760]      # [40 * rows + 20 + columns]: units by inverse squares at that distance

cdef struct Sight:
    # what can be seen from a point, by quarter, and what comes of it
    uint64_t stopped[4]   # ways that leave the board or go on from a stone
    uint64_t to_black[4]  # ways that end at a black stone, with none before it
    uint64_t to_white[4]  # ways that end at a white one
    uint64_t free[4]      # ways without a stone
    int16_t changes[176]  # changes of the sums: SPAN rows of WIDTH cells

cdef inline bint any_of_four(int16_t* changes, Py_ssize_t place) noexcept nogil:
    # whether any of four changes isn't 0
    cdef uint64_t word
    memcpy(&word, &changes[place], 8)
    return word != 0

cdef inline void keep_cells(Log* log, uint16_t* cells, Py_ssize_t start, Py_ssize_t count) noexcept nogil:
    # record cells that begin on a word
    keep_all_of(log, &cells[start], 2 * count)

cdef inline void add_cells(
    uint16_t* cells, Py_ssize_t start, int16_t* changes, Py_ssize_t place, Py_ssize_t count, int times
) noexcept nogil:
    # add changes, so many times, to cells that are recorded
    cdef Py_ssize_t i
    for i in range(count):
        cells[start + i] = <uint16_t>(cells[start + i] + times * changes[place + i])

cdef void look_around(BoardState* s, FeatureState* f, Py_ssize_t p, Sight* v) noexcept nogil
cdef void give_along_own(Sight* v, Py_ssize_t middle, int sign) noexcept nogil
cdef void take_from_others(Sight* v, Py_ssize_t middle, int sign) noexcept nogil
cdef void move_paths(BoardState* s, FeatureState* f, Log* log, Py_ssize_t p, int color, int sign) noexcept nogil
cdef void move_squares(BoardState* s, FeatureState* f, Log* log, Py_ssize_t p, int color, int sign) noexcept nogil
cdef void follow_paths(BoardState* s, FeatureState* f, Log* log, Py_ssize_t p, int was, int now) noexcept nogil
cdef void follow_squares(BoardState* s, FeatureState* f, Log* log, Py_ssize_t p, int was, int now) noexcept nogil
