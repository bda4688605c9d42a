# C types of evaluate.py.
cimport cython

from riyu.inference.constants cimport *
from riyu.inference.steps cimport *
from riyu.inference.store cimport Shape, StandingFact, Store
from riyu.inference.watch cimport Watch

cdef class Evaluation:
    cdef readonly tuple reads
    cdef readonly tuple firings
    cdef readonly Py_ssize_t looks

    @cython.locals(number=Py_ssize_t, one=Firing)
    cdef bint same(self, Evaluation other)

cdef class Unit:
    cdef readonly RulePlan plan
    cdef readonly object source     # who entered the fact, of one that was
    cdef readonly object number     # rule << 16 | variant << 13 | the match's low bits
    cdef readonly Py_ssize_t variant
    cdef readonly Py_ssize_t low
    cdef public Evaluation evaluation
    cdef public bint is_gone

cdef class Firing:
    cdef readonly tuple facts
    cdef readonly tuple values      # by slot: the label's first cell, or the variable's value
    cdef readonly tuple matches     # by map of the plan: low bits << 3 | variant
    cdef readonly tuple known       # keys of the facts found

    cdef bint same(self, Firing other)

cdef class Evaluator:
    cdef readonly Watch watch
    cdef readonly object plans
    cdef public object stop         # None, or what says whether to stop
    cdef readonly Py_ssize_t looks  # taken by the unit at hand
    cdef Py_ssize_t most_looks      # that it may take
    cdef Py_ssize_t looks_left      # until it is asked whether to stop
    cdef list reads
    cdef list firings
    cdef list at                    # by slot: the label's first cell, or the variable's value
    cdef list all_at                # by slot: a tuple of all cells
    cdef list matches
    cdef list known
    cdef int own
    cdef bint needs_all             # of the plan at hand
    cdef tuple plan_each
    cdef tuple plan_maps

    @cython.locals(plan=RulePlan, count=Py_ssize_t, reads=list)
    cpdef Evaluation evaluate(self, Unit unit, Py_ssize_t most_looks)
    cdef look(self, Py_ssize_t count)
    @cython.locals(laid=Variant, anchor=Py_ssize_t, label=Py_ssize_t, slot=Py_ssize_t)
    cdef bind(self, MapPlan map_, Py_ssize_t low, Py_ssize_t variant)
    @cython.locals(laid=Variant, anchor=Py_ssize_t, label=Py_ssize_t, slot=Py_ssize_t, here=Py_ssize_t, there=Py_ssize_t)
    cdef bint shares(self, MapPlan map_, Py_ssize_t low, Py_ssize_t variant)
    cdef Py_ssize_t name_of(self, Py_ssize_t kind, Py_ssize_t p)
    @cython.locals(step=Step, number=Py_ssize_t)
    cdef advance(self, RulePlan plan, Py_ssize_t first)
    @cython.locals(name=Py_ssize_t)
    cdef bint holds(self, Step step)
    cdef bint is_true(self, Step step, list cells)
    @cython.locals(laid=Variant, match=Py_ssize_t, low=Py_ssize_t, place=Py_ssize_t)
    cdef bint is_placed(self, Step step, Py_ssize_t p)
    @cython.locals(map_=MapPlan, match=Py_ssize_t, low=Py_ssize_t, place=Py_ssize_t, side=Py_ssize_t, key="long long", cell=Py_ssize_t, matches=list)
    cdef find(self, RulePlan plan, Step step, Py_ssize_t following)
    @cython.locals(field=StepField, shape=Shape)
    cdef list found_by(self, Step step)
    cdef bint is_not_known(self, Step step)
    cdef know(self, RulePlan plan, Step step, Py_ssize_t following)
    cdef value(self, StepField field)
    @cython.locals(step=Step, store=Store)
    cdef fire(self, RulePlan plan)
