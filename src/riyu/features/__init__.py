"""What a position is made of, before any judgment: empty corners, room along the third line, what a move leaves.

Takes a board; gives what can be seen on it. Knows no pattern, reads nothing out.
"""
