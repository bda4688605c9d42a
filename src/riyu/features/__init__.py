"""What a position is made of, before any judgment: corners, lines, eyes, liberties after a move.

Takes a board; gives what can be seen on it. Knows no pattern, reads nothing out.
"""
