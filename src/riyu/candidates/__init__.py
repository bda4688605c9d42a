"""Moves worth a look, each with its reasons: generators that see one purpose each.

Takes a scene (board, color, assessment, patterns); gives candidates with motives and the facts they rest on. Weighs
nothing.
"""
