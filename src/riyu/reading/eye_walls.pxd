# C types of eye_walls.py.
from riyu.game.board cimport Board
from riyu.game.stones cimport is_suicide
from riyu.reading.strings cimport StringReader

cdef class EyeWalls:
    cdef readonly Board board
    cdef StringReader strings
    cdef dict holders                # whose a diagonal is, by point and color of the eye
    cdef dict readings               # of strings, by stone, who moves first and who asks
    cdef readonly set looked         # what the answer rests on, since `forget`
