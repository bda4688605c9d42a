"""Moves worth a look, each with its reasons: sources that tell moves as facts, and the candidates that stand.

Takes a blackboard, a color and an assessment; gives candidates with what their purposes are worth. Chooses nothing.
"""
