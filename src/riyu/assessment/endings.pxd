# C types of endings.py.
from riyu.assessment.evaluator cimport Evaluator
from riyu.assessment.value cimport TURN_WORTH
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.sequences cimport Standing

cdef class Endings(Standing):
    cdef readonly Evaluator evaluator

    cdef double worth(self, int side) noexcept nogil
