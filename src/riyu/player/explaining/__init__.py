"""Explaining a move: the record of why, in sentences for a beginner and a strong player, made of facts that recheck.

Takes a decision and its blackboard; gives frozen records. Proposes and weighs nothing. See docs/player.md, Explaining.
"""
