"""Trail, containers, keys, chance and errors: what every layer stands on.

Takes words, objects and marks; gives them back as they were. Nothing in this package knows Go.
"""
