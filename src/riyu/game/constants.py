"""The numbers of the board that compiled and plain code share; twin of `constants.pxd` (a test keeps them equal).

A **cell** is the number of a point: `20 * row + column`, row 1 at the bottom, column 1 at the left (A). It is the same
on every board size. Cells outside the board hold BORDER.
"""

EMPTY = 0
BLACK = 1
WHITE = 2
BORDER = 3

PASS = 0  # as a move: no cell of any board
NO_POINT = 0  # as a point: none

MIN_SIZE = 2
MAX_SIZE = 19
STRIDE = 20  # cells from a point to the one above it
CELLS = 421  # cells of the largest board with its border: 20 * 20 + 20, and one
AREA = 361  # points of the largest board
