"""Local look-ahead for a goal, with a verdict.

Takes a board, a goal and a limit of nodes; gives a Reading: verdict, line, and what it depends on. Weighs nothing.
"""
