"""Facts: what is held true of a position, each with what it rests on.

Takes assertions; gives facts, answers to queries, and takes back what no longer stands. Knows no rule language yet.
"""
