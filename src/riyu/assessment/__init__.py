"""What a position is worth and which stones live: the structured picture.

Takes a board and komi; gives an Assessment. Knows no moves.
"""
