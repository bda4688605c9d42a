"""The player: engine, style, clock, decision and its explanation.

Takes a game, a color and a clock; gives a Decision. The layers are put together in `engine.py`, nowhere else.
"""
