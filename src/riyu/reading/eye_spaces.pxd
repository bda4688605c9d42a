# C types of eye_spaces.py.
from riyu.reading.eye_game cimport EyeGame
from riyu.reading.strings cimport StringReader

cdef class EyeReader:
    cdef readonly object board
    cdef StringReader strings
    cdef EyeGame game
    cdef bint is_whole               # closed, and no diagonal of it is lost or open
    cdef list lost                   # diagonals that the enemy holds, by cell
    cdef dict holders                # whose a diagonal is, by point and color of the eye
