"""Whole-board choice among candidates.

Takes candidates, weights and an evaluation; gives a Choice. Finds no moves itself.
"""
