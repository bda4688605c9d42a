"""Points, board, ruleset, record, scoring, diagram: the game of Go itself.

Takes moves and positions, gives legality, captures, scores and frozen positions. Knows nothing of what is good.
Import from the modules: this package keeps no names of its own, so that a layer loads only what it uses.
"""
