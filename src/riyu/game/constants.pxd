# Twin of constants.py for compiled modules.
cdef enum:
    EMPTY = 0
    BLACK = 1
    WHITE = 2
    BORDER = 3
    PASS = 0
    NO_POINT = 0
    MIN_SIZE = 2
    MAX_SIZE = 19
    STRIDE = 20
    CELLS = 421
    AREA = 361
