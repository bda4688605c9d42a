"""Matches, suites, learning, benchmarks: riyu and other programs measured.

Takes engines, records and settings; gives figures with their errors. Plays and judges nothing itself.
Import from the modules: this package keeps no names of its own, so that a caller loads only what it uses.
"""
