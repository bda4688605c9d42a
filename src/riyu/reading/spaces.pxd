# C types of spaces.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.reading.eye_game cimport LIFE, EyeGame, cell_set, cells_in
from riyu.reading.graph cimport *
from riyu.reading.solver cimport Solver

cdef enum:
    EYE_POINTS = 10      # of a closed space that is read
    MOST_HELD = 7        # of one in which the other string stands: in a larger one they race
    EYES_KNOWN = 1024    # closed spaces whose worth is kept
    OUTSIDE = 0          # kinds of liberties: that nobody gains by, and the enemy fills with one move
    SHARED = 1           # that are the other string's as well
    EYE = 2              # in a closed space that can't live
    UNCLEAR = 3          # all others
    VITAL = 4            # in a closed space that may live
    HOT = 5              # in a closed space that can't live, but gains by a move of its owner
    IN_KO = 6            # in a closed space in which a ko decides on life

cdef class SpaceReader(Solver):
    cdef int mover                   # the side to move where spaces are counted
    cdef uint16_t waiting[424]
    cdef uint32_t eye_stamp
    cdef uint32_t in_eye_at[424]     # stamp with which a point was found to be in a closed space
    cdef uint16_t space_of[424]      # where its worth is kept
    cdef bint repeated               # a ko was met by `state_of`
    # Of the last count, [0] of one string, [1] of the other.
    cdef int spaces[2]               # closed spaces of its own, one that lives counted twice
    cdef int two[2]                  # whether one of them makes two eyes, as in two_states
    cdef bint holds[2]               # the other string stands in one
    cdef int vital[2]                # where its space is kept that the first to move decides; EYES_KNOWN if none
    cdef int in_eye[2]               # moves that it takes to fill those that can't live
    cdef int eye[2]                  # the largest of these: 0 none, 1 up to three points, else its points
    cdef int hot[2]                  # spaces that gain by a move of their owner
    # Closed spaces met, by their key.
    cdef EyeGame game
    cdef uint64_t eye_keys[1024]
    cdef uint8_t eye_states[1024]    # life: 0 never, 1 if the owner moves first, 2 surely
    cdef uint8_t two_states[1024]    # the same of two eyes
    cdef uint8_t eye_fills[1024]     # moves it takes to fill one that never lives
    cdef uint8_t eye_kinds[1024]     # EYE, HOT, VITAL, or IN_KO
    cdef uint8_t eye_sizes[1024]     # of those that never live: as `eye`
    cdef uint8_t eye_counts[2048]    # vital points: of the enemy, of the owner
    cdef uint8_t eye_best[2048]      # how many of these come first, for they make two eyes or leave one
    cdef uint16_t eye_vital[20480]

    cdef void forget_spaces(self, int w) noexcept nogil
    cdef bint eye_at(self, Py_ssize_t start, int head, int color, int other, int w) noexcept nogil
    cdef int known_eye(self, uint64_t key, int count, bint has_more, int head) noexcept nogil
    cdef int state_of(self, int wanted, uint32_t own, uint32_t enemy) noexcept nogil
    cdef bint hangs_on_ko(self, int life, int count, uint32_t own, uint32_t enemy) noexcept nogil
    cdef void count_fills(self, int place, int count, uint32_t own, uint32_t enemy, bint is_owner) noexcept nogil
    cdef void keep_vital(self, int place, int side, int p) noexcept nogil
    cdef bint is_vital(self, int w) noexcept nogil
    cdef bint has_two_eyes(self, Py_ssize_t stone) noexcept nogil
    cdef bint is_eye(self, Py_ssize_t start, int head, int color, uint32_t before) noexcept nogil
    cdef void propose_vital(self, int place, int is_owner) noexcept nogil
    cdef void propose_space(self, Py_ssize_t start, int head, int cost) noexcept nogil
