# C types of small_world.py.
from libc.stdint cimport int32_t, uint32_t

from riyu.reading.eye_game cimport cell_set, cells_in, lowest_cell

cdef enum:
    MOST_CELLS = 12
    MOST_FIXED = 32      # strings around the cells
    MOST_NODES = 6000000
    NONE = 255           # of a move: a pass
    MISSED = 0           # ends, which are nodes
    MET = 1
    FEWEST = 0           # ways of ko and repetition
    MOST = 1
    BY_PURSUER = 2
    BY_OWNER = 3

cdef class SmallWorld:
    cdef readonly int count              # cells
    cdef readonly int pursuer
    cdef readonly bint is_full           # there were more positions than MOST_NODES
    cdef int fixed_count
    cdef uint32_t beside[13]             # cells beside a cell
    cdef uint32_t touching[13]           # fixed strings beside a cell
    cdef uint32_t fixed_cells[32]        # cells beside a fixed string
    cdef uint32_t fixed_of[3]            # fixed strings of a color
    cdef uint32_t endless                # those with a liberty outside the cells, which nobody can fill
    cdef uint32_t met_if                 # those whose loss meets the goal,
    cdef uint32_t missed_if              # or misses it
    cdef uint32_t joined                 # two whose joining misses it; none: 0
    cdef uint32_t held                   # one whose safety for good misses it; none: 0
    cdef int passed                      # what two passes come to: 1 met, 0 missed
    cdef uint32_t stones[3]              # by color, as played now
    cdef int ko                          # the cell where a ko was taken by the last move, or -1
    cdef uint32_t found                  # cells of the string spread over last
    cdef uint32_t kin                    # fixed strings in it
    cdef uint32_t free                   # its liberties among the cells
    cdef uint32_t lost                   # fixed strings that the last move took
    cdef int32_t tri[4096]               # a set of cells with a digit of base 3 for each bit
    cdef int begun                       # the end that the position asked about is already, 2 if it is none
    cdef size_t table_size
    cdef readonly list points            # of the board, a cell each
    cdef readonly tuple root_stones
    cdef int* table                  # by position: its node
    cdef unsigned char* hold                   # by stones: 1 if `held` holds though its owner only passes, 2 if not
    cdef unsigned short* black                 # by node: the stones,
    cdef unsigned short* white
    cdef unsigned char* sides                  # the color to move,
    cdef unsigned char* slots                  # the cell forbidden by ko, or `count`: none, `count` + 1: after a pass
    cdef int* first                  # and where its edges begin
    cdef int* ends                   # by edge: the node led to, times 2, and 1 if it takes a ko back at once
    cdef unsigned char* moves                  # and the cell played
    cdef unsigned char* values                 # by way of ko and repetition, and node: 1 if the goal is met
    cdef readonly int node_count
    cdef readonly int edge_count
    cdef int node_room
    cdef int edge_room

    cdef bint spread(self, uint32_t cells, uint32_t fixed, int color) noexcept nogil
    cdef bint put(self, int c, int color) noexcept nogil
    cdef int ended(self) noexcept nogil
    cdef bint holds(self) noexcept nogil
    cdef int node_at(self, int side, int slot) noexcept nogil
    cdef void add_edge(self, int end, int c, bint takes_back) noexcept nogil
    cdef void make_room(self) noexcept nogil
    cdef void grow(self) noexcept nogil
    cdef void settle(self, int way, int over_ko, int start) noexcept nogil
    cdef int value(self, int way, int n) noexcept nogil
