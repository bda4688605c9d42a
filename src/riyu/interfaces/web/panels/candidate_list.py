"""The list of a decision's candidates: each with its worth, its reasons, and its place before knowledge was changed.

Takes a desk and decisions; builds elements. Weighs nothing.
"""

from __future__ import annotations

from riyu.game.constants import PASS
from riyu.game.points import Point, point_text
from riyu.interfaces._svg_marks import worth_color
from riyu.interfaces.web.candidate_overlays import SHOWN
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.reasons import reason_list
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import box, button, paragraph, words
from riyu.interfaces.web.point_worth import worth_share, worth_words
from riyu.player.decision import Decision
from riyu.search.one_ply import Weighed

__all__ = ["candidate_list", "place_before"]


def candidate_list(desk: Desk, decision: Decision, earlier: Decision | None) -> None:
    """Build the list of a decision's candidates; `earlier` is the one made by other knowledge, if there is one."""
    if earlier is not None:
        paragraph("Beside each, its place before the knowledge was changed.", "quiet")
    with box("candidates", "ol"):
        for place, weighed in enumerate(decision.candidates[:SHOWN], start=1):
            _candidate(desk, decision, place, weighed, earlier)
    if decision.point == PASS:
        paragraph(f"riyu would pass: {decision.why}.")


def _candidate(
    desk: Desk, decision: Decision, place: int, weighed: Weighed, earlier: Decision | None
) -> None:
    move = weighed.candidate.move
    with box("", "li"):
        with box("head") as head:
            words(str(place), classes="place")
            button(
                point_text(move),
                desk.guard(lambda: desk.play(move)),
                title=f"Play {point_text(move)} ({place})",
                classes="small",
            )
            if earlier is not None:
                words(place_before(earlier, move, place), classes="quiet was")
            worth = words(worth_words(decision, weighed), classes="worth")
            share = worth_share(decision, weighed)
            color = "transparent" if share is None else worth_color(share)
            worth._props["style"] = f"--worth: {color}"
        lights(desk, head, [move])
        first = weighed.candidate.reasons[:1]
        with box("", "details"):
            words(first[0].text if first else "what was found of it", "summary")
            reason_list(desk, weighed)


def place_before(earlier: Decision, move: Point, place: int) -> str:
    """Say which place a move had in a decision made by other knowledge."""
    moves = [one.candidate.move for one in earlier.candidates]
    if move not in moves:
        return "new"
    was = moves.index(move) + 1
    return "as before" if was == place else f"was {was}"
