"""A game reviewed: each move beside the best other one in points of the game, with what the better one does and why.

Takes games and a player's knowledge; gives frozen values, annotated trees and words. Draws nothing and keeps no files.
Start with `riyu.player.review.reviewing`; import from the modules, so that a caller loads only what it uses.
"""
