"""The kinds of values that are watched; twin of `constants.pxd` (a test keeps them equal).

A **key** says of what and where a value is: one of these numbers plus a cell. A kind's number is its key at cell 0
shifted by KIND_BITS; the key at cell 0 also stands for any cell of its kind. `..._AT` are kept by point, `..._OF` at
a name alone, `..._NOW` at cell 0.
"""

STONE_AT = 512  # what stands on a point
STRING_AT = 1024  # the string at a point: its lowest cell; raised too where another color's has it
LIBERTIES_OF = 1536  # at a string's name: how many liberties it has
STONES_OF = 2048  # at a string's name: how many stones it has; raised whenever they are others
TOUCHED_OF = (
    2560  # at a string's name: raised whenever its stones or liberties are others; always 0
)
CHAIN_AT = (
    3072  # the chain that a point belongs to: its lowest stone; raised too for another color's
)
CHAIN_STONES_OF = 3584  # at a chain's name: how many stones it has
CHAIN_LIBERTIES_OF = 4096  # at a chain's name: how many empty points lie beside its stones
CHAIN_TOUCHED_OF = (
    4608  # at a chain's name: raised whenever its points, stones or liberties are others; always 0
)
REGION_AT = 5120  # the region of empty points that a point lies in: its lowest cell
ROOM_OF = 5632  # at a region's name: how many points it has; raised whenever they are others
BLACK_ACCESS_AT = 6144  # Black's access to a point, moves << 9 | nearest stone; 65535 without a way
WHITE_ACCESS_AT = 6656  # White's
BLACK_MOVES_AT = 7168  # the moves of Black's access alone; 99 without a way
WHITE_MOVES_AT = 7680  # White's
ENCLOSED_AT = 8192  # which color encloses a point
LINKS_AT = (
    8704  # the links of a stone, to lower stones too; raised too where they are of another color
)
BLACK_WALLS_AT = 9216  # how many strong links of Black a point lies in the wall of
WHITE_WALLS_AT = 9728  # White's
INFLUENCE_AT = 10240  # influence by paths, black positive
ALIVE_AT = 10752  # the color of the pass-alive stone on a point
TERRITORY_AT = 11264  # whose unconditional territory a point is
BLACK_BRIDGES_AT = (
    11776  # the status of a bridge point of Black: 0 none, 1 weak, 2 unsettled, 3 settled
)
WHITE_BRIDGES_AT = 12288  # White's
NEAREST_AT = (
    12800  # columns or rows, the larger, to the nearest stone on another point; 99 if there is none
)
PHASE_NOW = 13312  # at cell 0: the phase of the game
KO_NOW = 13824  # at cell 0: the point forbidden by ko

KIND_BITS = 9
CELL_BITS = 511  # of a key: its cell
KEY_COUNT = 14336
