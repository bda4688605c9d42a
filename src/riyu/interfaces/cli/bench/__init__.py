"""`riyu bench`: measurements of the program itself, each a command of its own.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

import typer

from riyu.interfaces.cli.bench import (
    archive,
    assessment,
    bulk,
    damage,
    decisions,
    explanations,
    facts,
    features,
    ground,
    inference,
    interrupts,
    judging,
    kills,
    memory,
    page,
    patterns,
    plans,
    ply_games,
    prediction,
    reading,
    scoring,
    search,
    search_facts,
    style_games,
    tree_games,
    watch,
    worlds,
)
from riyu.interfaces.cli.command import add, make_group

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
riyu bench search-facts GAMES       how much of what is told of a search another seed finds too
riyu bench search GAMES             games a second in a tree search, and what its tree takes
riyu bench assessment GAMES         what an evaluation costs; how it judges labels
riyu bench scoring FILES            the count at the end of games, beside what players agreed on
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


def make_bench() -> typer.Typer:
    """Make `riyu bench` with its commands."""
    bench = make_group(_SUMMARY, _EXAMPLES)
    add(bench, "game", ground.game, ground.GAME_EXAMPLES)
    add(bench, "legal", ground.legal, ground.LEGAL_EXAMPLES)
    add(bench, "witness", ground.witness, ground.WITNESS_EXAMPLES)
    add(bench, "features", features.features, features.FEATURES_EXAMPLES)
    add(bench, "agreement", features.agreement, features.AGREEMENT_EXAMPLES)
    add(bench, "patterns", patterns.patterns, patterns.EXAMPLES)
    add(bench, "bulk", bulk.bulk, bulk.EXAMPLES)
    add(bench, "watch", watch.watch, watch.EXAMPLES)
    add(bench, "inference", inference.inference, inference.EXAMPLES)
    add(bench, "facts", facts.facts, facts.EXAMPLES)
    add(bench, "plans", plans.plans, plans.EXAMPLES)
    add(bench, "decisions", decisions.decisions, decisions.EXAMPLES)
    add(bench, "explanations", explanations.explanations, explanations.EXAMPLES)
    add(bench, "explained", explanations.page, explanations.PAGE_EXAMPLES)
    add(bench, "search-facts", search_facts.search_facts, search_facts.EXAMPLES)
    add(bench, "search", search.search, search.EXAMPLES)
    add(bench, "assessment", assessment.assessment, assessment.EXAMPLES)
    add(bench, "scoring", scoring.scoring, scoring.EXAMPLES)
    add(bench, "judging", judging.judging, judging.EXAMPLES)
    add(bench, "tree-games", tree_games.tree_games, tree_games.EXAMPLES)
    add(bench, "ply-games", ply_games.ply_games, ply_games.EXAMPLES)
    add(bench, "style-games", style_games.style_games, style_games.EXAMPLES)
    add(bench, "prediction", prediction.prediction, prediction.EXAMPLES)
    add(bench, "reading", reading.reading, reading.EXAMPLES)
    add(bench, "worlds", worlds.worlds, worlds.EXAMPLES)
    add(bench, "archive", archive.archive, archive.EXAMPLES)
    add(bench, "page", page.page, page.EXAMPLES)
    add(bench, "undo", ground.undo, "riyu bench undo")
    add(bench, "start", ground.start, "riyu bench start --runs 20")
    add(bench, "sgf-damage", damage.sgf_damage, damage.SGF_EXAMPLES)
    add(bench, "pattern-damage", damage.pattern_damage, damage.PATTERN_EXAMPLES)
    add(bench, "rule-damage", damage.rule_damage, damage.RULE_EXAMPLES)
    add(bench, "style-damage", damage.style_damage, damage.STYLE_EXAMPLES)
    add(bench, "value-damage", damage.value_damage, damage.VALUE_EXAMPLES)
    add(bench, "gtp-damage", damage.gtp_damage, damage.GTP_EXAMPLES)
    add(bench, "gtp-memory", memory.gtp_memory, memory.EXAMPLES)
    add(bench, "interrupts", interrupts.interrupts, interrupts.EXAMPLES)
    add(bench, "kills", kills.kills, kills.EXAMPLES)
    return bench
