"""A decision seen otherwise than in words: its whole tree as a picture; before and after knowledge was changed.

Takes a desk and decisions; builds elements, lights points up, opens rules and patterns. Decides nothing.
"""

from __future__ import annotations

from nicegui.events import GenericEventArguments

from riyu.game.points import color_name, point_text
from riyu.interfaces.web.candidate_overlays import SHOWN, candidates_overlay
from riyu.interfaces.web.decision_drawing import tree_svg
from riyu.interfaces.web.decision_tree import Item, tree_of
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels.one_board import one_board
from riyu.interfaces.web.panels.sources import open_source
from riyu.interfaces.web.parts import box, paragraph, set_words, svg, words
from riyu.interfaces.web.point_worth import worth_words
from riyu.player.decision import Decision

__all__ = ["before_and_now", "decision_picture"]

_AT_ITEM = "(event) => emit(event.target.closest('[data-item]')?.dataset.item ?? '')"
_ENTER = (
    "(event) => { if (event.key !== 'Enter' && event.key !== ' ') return; event.preventDefault();"
    " event.stopPropagation(); emit(event.target.closest('[data-item]')?.dataset.item ?? ''); }"
)
_FOLLOW = "(event) => emit(riyu.follow(event))"


def decision_picture(desk: Desk, decision: Decision) -> None:
    """Build a decision's tree as one picture: what is pointed at lights up on the board, a rule or pattern opens."""
    tree = tree_of(decision)
    items = tree.items
    said = paragraph(
        "From left to right: what riyu knows, what it says here, what moves are for, the moves. Point at a box"
        " to see its stones and its whole sentence.",
        "picture-says",
    )
    said._props["tabindex"] = "0"  # what is long can be scrolled

    def item_of(event: GenericEventArguments) -> Item | None:
        text = str(event.args)
        number = int(text) if text.isascii() and text.isdigit() else -1
        return items[number] if 0 <= number < len(items) else None

    def show(event: GenericEventArguments) -> None:
        item = item_of(event)
        desk.light(item.points if item is not None else ())
        if item is not None:
            source = f"{item.small} {item.words}".strip() if item.column == "source" else ""
            set_words(said, f"{source}: {item.sentence}" if source else item.sentence)

    def choose(event: GenericEventArguments) -> None:
        item = item_of(event)
        if item is not None and item.opens:
            with desk.guarded():
                open_source(desk, item.opens)

    with box("decision-picture") as holder:
        svg(tree_svg(tree))
    if tree.more:
        paragraph(f"{tree.more}.", "quiet")
    for name in ("mouseover", "focusin"):
        holder.on(name, show, js_handler=_FOLLOW)
    holder.on("mouseleave", lambda: desk.light(()), [])
    holder.on("click", choose, js_handler=_AT_ITEM)
    holder.on("keydown", choose, js_handler=_ENTER)


def before_and_now(desk: Desk, earlier: Decision, now: Decision | None) -> None:
    """Build two boards side by side, riyu's choice before knowledge was changed and now, and what changed in words."""
    with box("two-boards"):
        for title, decision in (("Before the change", earlier), ("Now", now)):
            overlay = candidates_overlay(decision) if decision is not None else None
            with one_board(desk, title, overlay):
                if decision is None:
                    paragraph("riyu was not asked yet.", "quiet")
                    continue
                words(_choice(decision), "p", "lead")
                explanation = desk.hall.explanations.of(decision)
                if explanation is not None:
                    words(explanation.headline.beginner, "p")
    if now is None:
        return
    with box("changes", "table"):
        with box("", "tr"):
            for title in ("Move", "Before", "Now"):
                words(title, "th")._props["scope"] = "col"
        places = [
            {one.candidate.move: place for place, one in enumerate(each.candidates[:SHOWN], 1)}
            for each in (earlier, now)
        ]
        for move in dict.fromkeys((*places[1], *places[0])):
            with box("", "tr"):
                words(point_text(move), "th")._props["scope"] = "row"
                for where, each in zip(places, (earlier, now), strict=True):
                    found = each.find(move)
                    place = where.get(move)
                    worth = worth_words(each, found) if found is not None else ""
                    words(f"{place} · {worth}" if place else worth or "not among them", "td")


def _choice(decision: Decision) -> str:
    return f"{color_name(decision.color)} {decision.move_text()}"
