# C types of adapting.py.
cimport cython
from libc.stdint cimport int32_t, uint8_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    REPLIES = 217088         # the first key of a reply, 2 * 256 * 424
    ADAPTED_KEYS = 223872    # and 2 * 8 * 424 more

cdef struct Adapted:
    double factor[223872]    # by key: what odds are multiplied by
    double noted[223872]     # by key: how much oftener it was drawn in the last playout than its odds had it
    int32_t met[223872]      # the keys that something is noted of, `count` of them,
    uint8_t is_met[223872]   # and whether a key is one
    int count
    double passed[2]         # by color: the sum, over its draws so far, of 1 / the sum of odds drawn by
    double since[2][424]     # by color and point: that sum when the point's odds last changed
    double mean[424]         # by point: the mean of its box, in points
    double gain[424]         # by point: the last playout's box beside that, −1 to +1
    int32_t sums[424]        # by point: Black's less White's points up to it
    int playouts             # that the means are of
    int horizon              # moves of a playout that are noted
    int radius               # of a box, in lines
    int sides                # the colors that adapt, as bits
    double rate
    double scale             # in points

cdef int key_of(Py_ssize_t p, int shape, int side) noexcept nogil
cdef int reply_key(Py_ssize_t p, int direction, int side) noexcept nogil
cdef int scaled(int odds, double factor, int most) noexcept nogil
cdef void begin(Adapted* a) noexcept nogil
cdef void note(Adapted* a, Py_ssize_t key, double more) noexcept nogil
cdef void settle(Adapted* a, int side, Py_ssize_t p, int shape, int odds) noexcept nogil
cdef void measure_boxes(Adapted* a, BoardState* s) noexcept nogil
cdef void adapt(Adapted* a, BoardState* s) noexcept nogil

@cython.final
cdef class AdaptedOdds:
    cdef Adapted a
