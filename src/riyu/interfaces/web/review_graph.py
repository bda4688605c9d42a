"""The lead through a game as a small drawing: Black's side up, mistakes as dots in the color of who made them.

Takes what a review found and where the page looks; gives SVG, its whole width the game's moves. Reviews nothing.
"""

from __future__ import annotations

from riyu.game.constants import BLACK
from riyu.interfaces.assessment_words import span_words
from riyu.interfaces.web.reviews import TableReview

__all__ = ["NO_LEADS", "graph_svg"]

NO_LEADS = "This review was made by an earlier riyu, which did not note the lead. Review the game again to have it."
"""What is said of a review that was kept without leads."""

_WIDTH, _HEIGHT = 600.0, 150.0
_LEAST = 10.0  # points that are shown up and down, at least


def graph_svg(review: TableReview, number: int) -> str:
    """Give the graph of Black's lead after each move, with the move looked at marked (0: none).

    Around it lies from where to where the lead may be; behind it, the slides.
    """
    known = [one for _, one in sorted(review.moves.items()) if one.lead_after is not None]
    most = max([_LEAST, *(abs(one.lead_after or 0.0) for one in known)])
    middle, room = _HEIGHT / 2, _HEIGHT / 2 - 12

    def x(at: float) -> float:
        return _WIDTH * at / max(1, len(review.nodes))

    def y(lead: float | None) -> float:
        return middle - room * (lead or 0.0) / most

    def within(at: float) -> float:
        return max(0.0, min(_HEIGHT, at))

    line = " ".join(f"{x(one.number):.1f},{y(one.lead_after):.1f}" for one in known)
    parts = [
        f'<svg viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" role="img" preserveAspectRatio="none" '
        f'aria-label="{_words(review)}">',
        f'<rect class="upper" width="{_WIDTH:g}" height="{middle:g}"/>',
        f'<path class="zero" d="M0 {middle:g}H{_WIDTH:g}"/>',
    ]
    for lead in (most / 2, -most / 2):
        parts.append(f'<path class="level" d="M0 {y(lead):.1f}H{_WIDTH:g}"/>')
    for slide in review.slides:
        left, right = x(slide.first - 1), x(slide.last)
        parts.append(
            f'<rect class="slide" x="{left:.1f}" width="{right - left:.1f}" height="{_HEIGHT:g}"/>'
        )
    if known:
        first, last = x(known[0].number), x(known[-1].number)
        ends = [(x(one.number), one.after) for one in known if one.after is not None]
        upper = " ".join(f"{at:.1f},{within(y(lead.high)):.1f}" for at, lead in ends)
        lower = " ".join(f"{at:.1f},{within(y(lead.low)):.1f}" for at, lead in reversed(ends))
        parts.append(f'<polygon class="span" points="{upper} {lower}"/>')
        parts.append(
            f'<polygon class="area" points="{first:.1f},{middle:g} {line} {last:.1f},{middle:g}"/>'
            f'<polyline class="lead-line" points="{line}"/>'
        )
    for one in known:
        if one.is_mistake:
            side = "black" if one.color == BLACK else "white"
            parts.append(
                f'<path class="fell" d="M{x(one.number):.1f} {y(one.lead_before):.1f}V{y(one.lead_after):.1f}"/>'
                f'<ellipse class="mistake {side}" cx="{x(one.number):.1f}" cy="{y(one.lead_after):.1f}" '
                f'rx="4.5" ry="4.5"><title>{one.number} {one.move_text}: {one.loss:.1f} points</title></ellipse>'
            )
    if number:
        parts.append(f'<path class="now" d="M{x(number):.1f} 0V{_HEIGHT:g}"/>')
    parts.append(
        f'<text x="4" y="12">Black +{most:.0f}</text><text x="4" y="{_HEIGHT - 4:g}">White +{most:.0f}</text></svg>'
    )
    return "".join(parts)


def _words(review: TableReview) -> str:
    """Say the graph in a sentence."""
    known = [one for _, one in sorted(review.moves.items()) if one.lead_after is not None]
    if review.lacks_leads:
        return NO_LEADS
    if not known:
        return "The lead through the game: nothing is known yet."
    last = known[-1].after
    said = f"; after the last {span_words(last)}" if last is not None else ""
    return f"The lead through {len(known)} moves{said}."
