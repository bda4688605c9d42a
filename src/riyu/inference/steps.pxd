# C types of steps.py.
from riyu.inference.store cimport Store

cdef class Variant:
    cdef readonly int number
    cdef readonly tuple first       # by label of the map: offset in cells from the anchor to its first point
    cdef readonly tuple points      # by label of the map: offsets of all of its points
    cdef readonly tuple rectangle   # columns and rows from the anchor: left, low, right, high

cdef class MapPlan:
    cdef readonly Py_ssize_t number
    cdef readonly Py_ssize_t place  # among the rule's maps
    cdef readonly str name
    cdef readonly Py_ssize_t drawing
    cdef readonly tuple slots       # by label of the map: its number in the rule
    cdef readonly tuple is_new      # by label: whether no earlier map of the plan has it
    cdef readonly tuple is_stone
    cdef readonly list variants     # by orientation

cdef class Index:
    cdef readonly Py_ssize_t number
    cdef readonly tuple places      # by orientation: (variant, offset in cells from the anchor to the label), in turn
    cdef readonly dict found        # color - 1 << 9 | cell: matches, each low bits << 3 | variant

cdef class StepField:
    cdef readonly int how
    cdef readonly object value      # constant
    cdef public Py_ssize_t slot   # of a label or variable

cdef class Step:
    cdef readonly int kind
    cdef readonly object ask        # of a relation, value or basic predicate
    cdef readonly object other_ask  # of the value on the right
    cdef readonly tuple slots
    cdef readonly tuple other_slots
    cdef readonly int comparison
    cdef readonly object number     # what a value is compared with; of a fact asked for: which of the rule's
    cdef readonly bint negated
    cdef readonly bint has_each
    cdef readonly MapPlan map_
    cdef readonly Index index       # by which the map is found
    cdef readonly str predicate
    cdef readonly tuple fields
    cdef readonly Store store
    cdef readonly object shape
    cdef readonly tuple bound       # fields given, in the shape's order
    cdef readonly tuple binds       # (place, slot) of variables met first
    cdef readonly tuple checks      # (place, slot) of variables met again
    cdef readonly object source     # the clause of the rule
    cdef readonly bint is_unless

cdef class RulePlan:
    cdef readonly Py_ssize_t number
    cdef readonly object rule
    cdef readonly Py_ssize_t stratum
    cdef public tuple labels        # by slot: the label or variable
    cdef public tuple is_each
    cdef public bint needs_all      # all points of labels are needed, not their first alone
    cdef public tuple maps
    cdef public tuple steps
    cdef public Py_ssize_t known    # facts that it asks for
    cdef public tuple reads         # reading's verdicts that the assertions wait for
    cdef public tuple asserts       # (store, fields)
    cdef public tuple wanted        # (store, fields)
    cdef public tuple specificities
    cdef public tuple difficulties
    cdef public Py_ssize_t looks    # that all its units took
    cdef public bint is_silent      # following it would take too many

cdef class DrawingPlan:
    cdef readonly list lone         # rules and gates followed by `lone`, each with its map
    cdef readonly list indices      # by which maps are found

cpdef enum:
    CONSTANT = 0
    OWN = 1
    ENEMY = 2
    POINT = 3
    STRING = 4
    CHAIN = 5
    VARIABLE = 6
    WILD = 7

cpdef enum:
    TOGETHER = 0
    APART = 1
    VALUE = 2
    RELATION = 3
    PLACED = 4
    FIND = 5
    KNOW = 6
    BASIC = 7
    READ = 8
