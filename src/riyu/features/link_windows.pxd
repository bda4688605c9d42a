# C types of link_windows.py, whose windows are link_games.pxd's.
from riyu.features.link_games cimport *

cdef enum:
    SLOTS = 18           # of a stone's links: 14 to a stone on a higher cell, 4 to the edges
    PAIRS = 14
    PLACES = 625         # how near the edges a stone may be: 5 distances to each, 4 and more being one
