# C types of core.py.
cimport cython

from riyu.inference.evaluate cimport Evaluation, Evaluator, Firing, Unit
from riyu.inference.lone cimport Lone
from riyu.inference.steps cimport DrawingPlan, Index, RulePlan
from riyu.inference.store cimport Shape, StandingFact, Store
from riyu.inference.watch cimport Watch
from riyu.patterns.sweep cimport Sweep

cdef class Core:
    cdef readonly object board
    cdef readonly object features
    cdef readonly object rulebase
    cdef readonly object plans
    cdef readonly object alerts
    cdef readonly Sweep sweep
    cdef readonly Watch watch
    cdef readonly Evaluator evaluator
    cdef readonly dict units
    cdef readonly object entered     # by key: the unit of what a higher layer entered, and what it rests on
    cdef readonly dict wards
    cdef readonly dict stores
    cdef readonly Lone lone
    cdef readonly Py_ssize_t evaluations   # of units, since the beginning
    cdef object stopping            # None, or what says whether to stop
    cdef object trail
    cdef list uses
    cdef list dirty
    cdef bint has_dirty
    cdef readonly list silent       # plans of rules that take too many looks
    cdef Py_ssize_t taken_at_once   # looks since the update began
    cdef readonly Py_ssize_t kept   # looks of evaluations in the journal
    cdef readonly list journal
    cdef object saved_in
    cdef bint is_recording
    cdef bint is_undoing

    cdef save(self)
    @cython.locals(index=Index, use=DrawingPlan, low=Py_ssize_t, number=Py_ssize_t, anchor=Py_ssize_t, at=Py_ssize_t, entry=Py_ssize_t, i=Py_ssize_t, places=tuple, found=list)
    cdef take(self, Py_ssize_t match, bint comes)
    @cython.locals(unit=Unit)
    cdef pass_gates(self)
    cdef support(self, StandingFact fact, object supporter)
    @cython.locals(count=Py_ssize_t)
    cdef unsupport(self, StandingFact fact, object supporter)
    @cython.locals(store=Store, shape=Shape)
    cdef alert_of(self, StandingFact fact)
    @cython.locals(unit=Unit, wards=set)
    cdef alert(self, object key)
    @cython.locals(unit=Unit, level=Py_ssize_t, units=set, plan=RulePlan)
    cdef settle(self)
    @cython.locals(found=Evaluation, taken=Py_ssize_t, one=Unit)
    cdef follow_unit(self, Unit unit)
    cdef Evaluation evaluated_unit(self, Unit unit, Py_ssize_t most_looks)
    @cython.locals(unit=Unit, evaluation=Evaluation, left=Py_ssize_t)
    cdef try_again(self, RulePlan plan)
    cdef turn(self, RulePlan plan)
    @cython.locals(before=Evaluation)
    cdef install(self, Unit unit, Evaluation found)
    @cython.locals(firing=Firing, fact=StandingFact, before=Evaluation, wards=set, new=tuple, old=tuple, first=Py_ssize_t, new_end=Py_ssize_t, old_end=Py_ssize_t)
    cdef swap(self, Unit unit, Evaluation found)
    @cython.locals(unit=Unit)
    cdef undo_one(self, object entry)
