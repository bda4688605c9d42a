"""`riyu bench`: measurements of the program itself, each a command of its own.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Sequence

import typer

from riyu.interfaces.cli.command import Told, add_told, make_group

__all__ = ["make_bench"]

_SUMMARY = "Measure riyu itself."

_EXAMPLES = """
riyu bench game                     playouts, and play and undo, a second
riyu bench legal 2 3 4              legal positions, counted on riyu's board
riyu bench witness --games 1000     the board beside sgfmill's, move by move
riyu bench features                 what it costs to keep the features up to date
riyu bench agreement                features kept up to date beside those built from scratch
riyu bench patterns                 pattern tests a second, and what sweeping costs a move
riyu bench bulk                     all patterns against many positions at once, beside the others
riyu bench watch                    what it costs to watch for changes, and to ask values and facts
riyu bench inference                what facts cost a move, and going back
riyu bench facts GAMES              facts asked between moves beside a fresh program's
riyu bench plans GAMES              plans kept along games beside those read afresh; theaters
riyu bench decisions GAMES          what decisions cost by step, and whether what they tell holds
riyu bench explanations GAMES       what explanations have and say, and whether it holds
riyu bench explained GAMES          a page of explanations beside strong players' moves
riyu bench claims GAMES             what explanations say of stones beside GNU Go's word
riyu bench search-facts GAMES       how much of what is told of a search another seed finds too
riyu bench search GAMES             games a second in a tree search, and what its tree takes
riyu bench assessment GAMES         what an evaluation costs; how it judges labels
riyu bench scoring FILES            the count at the end of games, beside what players agreed on
riyu bench slides GAMES             slides of games beside GNU Go's word for them
riyu bench judging LABELS           how the search judges positions beside labels
riyu bench tree-games WAY           what a part of the tree search is worth, by games
riyu bench style-games              how styles differ in what they play
riyu bench prediction GAMES         moves foretold in games not learned from
riyu bench reading GAMES            what reading costs a move, with the cache and without
riyu bench worlds                   readers beside the truth in small worlds
riyu bench archive                  drawings found in the archive: seconds; beside a slow search
riyu bench page GAME                the page: click to picture, bytes sent a move, many sessions
riyu bench undo                     what going back costs
riyu bench start                    from start to the first GTP reply
riyu bench sgf-damage games/*.sgf   damaged files: read or refused, never a crash
riyu bench pattern-damage           damaged patterns; rule-damage, style-damage, value-damage: the like
riyu bench gtp-damage --seed 7      nonsense over GTP
riyu bench gtp-memory               what an engine holds after thousands of moves and questions
riyu bench interrupts               analyses over GTP, each interrupted at any moment
riyu bench kills GAMES              the page and long jobs killed in mid-write: nothing lost, all go on
"""


_COMMANDS = {
    "game": Told("ground", "game", "GAME_EXAMPLES"),
    "legal": Told("ground", "legal", "LEGAL_EXAMPLES"),
    "witness": Told("ground", "witness", "WITNESS_EXAMPLES"),
    "features": Told("features", "features", "FEATURES_EXAMPLES"),
    "agreement": Told("features", "agreement", "AGREEMENT_EXAMPLES"),
    "patterns": Told("patterns"),
    "bulk": Told("bulk"),
    "watch": Told("watch"),
    "inference": Told("inference"),
    "facts": Told("facts"),
    "plans": Told("plans"),
    "decisions": Told("decisions"),
    "explanations": Told("explanations"),
    "explained": Told("explanations", "page", "PAGE_EXAMPLES"),
    "claims": Told("explanations", "claims", "CLAIMS_EXAMPLES"),
    "search-facts": Told("search_facts"),
    "search": Told("search"),
    "assessment": Told("assessment"),
    "scoring": Told("scoring"),
    "slides": Told("slides"),
    "judging": Told("judging"),
    "tree-games": Told("tree_games"),
    "ply-games": Told("ply_games"),
    "style-games": Told("style_games"),
    "prediction": Told("prediction"),
    "reading": Told("reading"),
    "worlds": Told("worlds"),
    "archive": Told("archive"),
    "page": Told("page"),
    "undo": Told("ground", "undo", "UNDO_EXAMPLES"),
    "start": Told("ground", "start", "START_EXAMPLES"),
    "sgf-damage": Told("damage", "sgf_damage", "SGF_EXAMPLES"),
    "pattern-damage": Told("damage", "pattern_damage", "PATTERN_EXAMPLES"),
    "rule-damage": Told("damage", "rule_damage", "RULE_EXAMPLES"),
    "style-damage": Told("damage", "style_damage", "STYLE_EXAMPLES"),
    "value-damage": Told("damage", "value_damage", "VALUE_EXAMPLES"),
    "gtp-damage": Told("damage", "gtp_damage", "GTP_EXAMPLES"),
    "gtp-memory": Told("memory", "gtp_memory"),
    "interrupts": Told("interrupts"),
    "kills": Told("kills"),
}


def make_bench(words: Sequence[str] = ()) -> typer.Typer:
    """Make `riyu bench` with its commands, or with that one alone which some words begin with."""
    bench = make_group(_SUMMARY, _EXAMPLES)
    add_told(bench, __name__, _COMMANDS, words)
    return bench
