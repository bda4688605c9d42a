# C types of eye_spaces.py.
from riyu.reading.eye_game cimport EyeGame
from riyu.reading.eye_walls cimport EyeWalls

cdef class EyeReader(EyeWalls):
    cdef EyeGame game
    cdef public int limit            # positions that an answer may take, 0 for the most there may be
    cdef readonly int nodes          # positions that the last answer took
    cdef bint gave_up
    cdef bint is_whole               # closed, and its wall holds together
    cdef int own                     # own stones that may be taken, a bit a cell
    cdef list lost                   # diagonals that the enemy holds, by cell
