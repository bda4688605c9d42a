# C types of life.py.
from riyu.reading.life_playouts cimport *
from riyu.reading.sure_eyes cimport SureEyes
from riyu.reading.zone cimport INNER, OPEN_ROOM

cdef class LifeReader(LifePlayouts):
    cdef readonly SureEyes sure
    cdef bint may_join               # one move joins the group with safe stones

    cdef int members_alive(self) noexcept nogil
    cdef bint has_escaped(self, int side) noexcept nogil
    cdef void find_eyes(self) noexcept nogil
    cdef void find_room(self) noexcept nogil
    cdef bint may_run(self, int side) noexcept nogil
