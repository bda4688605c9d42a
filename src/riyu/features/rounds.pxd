# C types of rounds.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.base.trail cimport Log, undo_words
from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.board cimport Board
from riyu.game.stones cimport *

cdef enum:
    RUN = 6              # points in a straight line that make a direction open
    LINE_STEPS = 8       # the longest sector line between stones, in steps along its longer axis
    EDGE_LINES = 4       # the highest line from which a stone has a sector line, or a link, to the edge
    LINK_REACH = 3       # columns or rows that a link spans at most, and from a stone to what its link bars
    WITNESSES = 8        # ways out remembered while closing moves are looked for
    SHUT_IN = 0          # what a flood says where it reaches no distant cell: there is no room, or there is
    ROOMY = -1

cdef int RAYS[8]         # the steps of the eight directions: along the lines, then diagonally

cdef class Rounds:
    cdef Features features
    cdef Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef int size
    cdef uint32_t round               # the number of the sweep, flood or look, by which it knows its own marks
    cdef uint32_t reached[424]        # by cell: the last round that came there
    cdef uint16_t cells[424]          # the cells this round came to, in order
    cdef uint16_t origin[424]         # by cell: from which cell it came there
    cdef int cell_count

    cdef void set_out(self) noexcept nogil
    cdef void come_to(self, Py_ssize_t p, int came_from) noexcept nogil

cdef class Sight(Rounds):
    cdef uint32_t ended[424]          # by cell: the last round whose sight ended there
    cdef uint16_t starts[424]         # the stones of a chain that is looked out from
    cdef int start_count
    cdef uint8_t area[424]            # by cell: who encloses it

    cdef void look(self, Py_ssize_t p, int color) noexcept nogil
    cdef int ray_end(self, Py_ssize_t p, int i, int color) noexcept nogil
    cdef int count_seen(self, int owner) noexcept nogil
    cdef list open_from(self, int stone, int color, set own)

cdef class DrawnLines:
    cdef Features features
    cdef BoardState* s
    cdef FeatureState* f
    cdef uint16_t lines[424]          # by cell: whether a line crosses it
    cdef int lines_of                 # the color whose they are, or EMPTY
    cdef uint16_t line[32]            # points of the line last drawn
    cdef int line_count

    cdef bint is_clear(self, Py_ssize_t p, int other) noexcept nogil
    cdef bint draw_line(self, Py_ssize_t a, Py_ssize_t b) noexcept nogil
    cdef bint draw_to_edge(self, Py_ssize_t a, int step) noexcept nogil
    cdef void keep_line(self, list found, int a, int b)

cdef class Floods(Rounds):
    cdef Log* log
    cdef DrawnLines drawn
    cdef int distant                  # steps to a distant point; its square is the points that are room
    cdef uint16_t starts[424]         # the stones a flood begins from
    cdef int start_count
    cdef uint8_t near[424]            # by cell: 1 if it is less than distant from one of them, counted in free steps
    cdef uint16_t nothing[424]        # what a flood doesn't pass, by cell: nothing;
    cdef uint16_t shadow[424]         # all that lies between stones of a color as a link does, and how often
    cdef int shadow_of                # that color, or EMPTY
    cdef uint8_t witnessed[424]       # by cell: which witnesses a stone there may bar, a bit each
    cdef int witness_count

    cdef int flood(self, int color, uint16_t* bars, int closed) noexcept nogil
    cdef void remember_way(self, int last) noexcept nogil
    cdef void shade(self, Py_ssize_t p, int color, int change) noexcept nogil
    cdef void shade_edge(self, Py_ssize_t p, int step, int change) noexcept nogil
    cdef void shade_all(self, int color) noexcept nogil
    cdef bint takes(self, Py_ssize_t p, int enemy) noexcept nogil
    cdef bint closes(self, Py_ssize_t p, int color) noexcept nogil
