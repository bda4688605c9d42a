# C types of life_judge.py.
cimport cython

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter, SureEyes
from riyu.reading.solver cimport MET, MISSED, OPEN
from riyu.reading.ground cimport Ground
from riyu.reading.proof_points cimport ProofPoints
from riyu.reading.zone cimport INNER, OPEN_ROOM, Zone

@cython.final
cdef class LifeJudge:
    cdef readonly SureEyes sure
    cdef readonly EyeCounter eyes
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef ProofPoints proof
    cdef BoardState* s
    cdef bint looks_alive            # as far as can be seen without reading
    cdef bint may_join               # one move joins the group with safe stones

    cdef int outlook(self, int side, bint is_root, bint guesses) noexcept nogil
    cdef int members_alive(self) noexcept nogil
    cdef bint has_escaped(self, int side, bint is_root) noexcept nogil
    cdef void find_eyes(self) noexcept nogil
    cdef void find_room(self) noexcept nogil
    cdef bint may_run(self, int side, bint is_root) noexcept nogil
