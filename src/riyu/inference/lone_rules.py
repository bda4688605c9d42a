"""Lone rules and gates laid out without Python: their tests, keys and facts, and how they lie in each orientation.

Takes plans; gives arrays that `lone` follows. Knows no boards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if TYPE_CHECKING:
    from riyu.inference._lone import LoneRule, LoneTest, Said
    from riyu.inference.plan import RulePlans

if cython.compiled:
    from cython.cimports.libc.stdint import int32_t
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.riyu.inference.lone_rules import LaidRule, Lasting, Telling, Tried
else:
    from riyu.inference.plain import LaidRule, Lasting, Telling, Tried

    REGION_POINTS, CHAIN_STONES, CHAIN_LIBERTIES, INFLUENCE, ROOM, PASS_ALIVE = range(32, 38)
    SAME_CHAIN_NOW, OTHER_CHAIN, SAME_REGION, SAME_POINT, BESIDE, SAME_LINE, DISTANCE = range(
        38, 45
    )
    GAME_PHASE = 45
    NO_ANSWER = EVERYWHERE = 255

__all__ = [
    "BESIDE",
    "CHAIN_LIBERTIES",
    "CHAIN_STONES",
    "DISTANCE",
    "EVERYWHERE",
    "GAME_PHASE",
    "INFLUENCE",
    "NO_ANSWER",
    "OTHER_CHAIN",
    "PASS_ALIVE",
    "REGION_POINTS",
    "ROOM",
    "SAME_CHAIN_NOW",
    "SAME_LINE",
    "SAME_POINT",
    "SAME_REGION",
    "LoneRules",
]


class LoneRules:
    """The lone rules of some plans."""

    def __init__(self, plans: RulePlans) -> None:
        self._lay([use.lone for use in plans.uses])

    def __dealloc__(self) -> None:
        free(self.tried)
        free(self.tellings)
        free(self.keys)
        free(self.lasting)
        free(self.offsets)
        free(self.laid)
        free(self.firsts)

    def _lay(self, uses: list[list[tuple[LoneRule, Any]]]) -> None:
        """Write the rules, and how they lie by drawing and orientation."""
        rules = [rule for use in uses for rule, _ in use]
        laid = [
            [(rule, variant) for rule, map_ in use for variant in map_.variants[o]]
            for use in uses
            for o in range(8)
        ]
        flat = [one for of_one in laid for one in of_one]
        offsets: dict[tuple[int, ...], int] = {}
        count = 0
        for _, variant in flat:
            points = tuple([offset for of_label in variant.points for offset in of_label])
            if points not in offsets:
                offsets[points] = count
                count += len(points)
        self._make_room(rules, len(laid), len(flat), count)
        for points, first in offsets.items():
            for place, offset in enumerate(points):
                self.offsets[first + place] = offset
        numbers: dict[int, int] = {}
        tests = tellings = keys = 0
        for number, rule in enumerate(rules):
            numbers[id(rule)] = number
            k: int = cython.declare(cython.int, number)
            lasting = cython.address(self.lasting[k]) if cython.compiled else self.lasting[k]
            lasting.number = rule.rule.number
            lasting.test, lasting.tests = tests, len(rule.tests)
            lasting.telling, lasting.tellings = tellings, len(rule.said)
            lasting.key, lasting.keys = keys, len(rule.keys)
            lasting.is_gate = rule.is_gate
            lasting.has_names = any(is_string for said in rule.said for _, is_string in said.holes)
            for test in rule.tests:
                self._write_test(tests, test)
                tests += 1
            for said in rule.said:
                self._write_telling(tellings, said)
                tellings += 1
            for for_black, for_white, point in rule.keys:
                self.keys[3 * keys] = for_black
                self.keys[3 * keys + 1] = for_white
                self.keys[3 * keys + 2] = point
                keys += 1
        at = 0
        for place, of_one in enumerate(laid):
            self.firsts[place] = at
            for rule, variant in of_one:
                k = at
                one = cython.address(self.laid[k]) if cython.compiled else self.laid[k]
                one.rule = numbers[id(rule)]
                one.variant = variant.number
                points = tuple([offset for of_label in variant.points for offset in of_label])
                one.offsets = offsets[points]
                at += 1
        self.firsts[len(laid)] = at

    def _write_test(self, number: int, test: LoneTest) -> None:
        i: int = cython.declare(cython.int, number)
        tried = cython.address(self.tried[i]) if cython.compiled else self.tried[i]
        tried.bound.kind = test.kind
        tried.bound.comparison = test.comparison
        tried.bound.number = test.number
        tried.bound.negated = test.negated
        tried.right.kind = test.right
        tried.one = test.one
        tried.two = test.two
        tried.of_right = test.of_right

    def _write_telling(self, number: int, said: Said) -> None:
        i: int = cython.declare(cython.int, number)
        telling = cython.address(self.tellings[i]) if cython.compiled else self.tellings[i]
        telling.templates[0], telling.templates[1] = said.templates
        telling.holes = len(said.holes)
        for place, (point, is_string) in enumerate(said.holes):
            hole: int = cython.declare(cython.int, place)
            telling.points[hole] = point
            telling.is_string[hole] = is_string

    def _make_room(self, rules: list[LoneRule], uses: int, laid: int, offsets: int) -> None:
        tests = sum([len(rule.tests) for rule in rules])
        tellings = sum([len(rule.said) for rule in rules])
        keys = 3 * sum([len(rule.keys) for rule in rules])
        if not cython.compiled:
            self.tried = [Tried() for _ in range(tests)]
            self.tellings = [Telling() for _ in range(tellings)]
            self.keys = [0] * keys
            self.lasting = [Lasting() for _ in rules]
            self.offsets = [0] * offsets
            self.laid = [LaidRule() for _ in range(laid)]
            self.firsts = [0] * (uses + 1)
            return
        self.tried = cython.cast(cython.pointer(Tried), calloc(tests + 1, cython.sizeof(Tried)))
        self.tellings = cython.cast(
            cython.pointer(Telling), calloc(tellings + 1, cython.sizeof(Telling))
        )
        self.lasting = cython.cast(
            cython.pointer(Lasting), calloc(len(rules) + 1, cython.sizeof(Lasting))
        )
        self.laid = cython.cast(cython.pointer(LaidRule), calloc(laid + 1, cython.sizeof(LaidRule)))
        self.keys = cython.cast(cython.pointer(int32_t), calloc(keys + 1, 4))
        self.offsets = cython.cast(cython.pointer(int32_t), calloc(offsets + 1, 4))
        self.firsts = cython.cast(cython.pointer(int32_t), calloc(uses + 1, 4))
        if not (self.tried and self.tellings and self.lasting and self.laid):
            raise MemoryError
        if not (self.keys and self.offsets and self.firsts):
            raise MemoryError
