"""The lead through a game as an SVG graph, with the mistakes on it.

Takes a review and forms of sentences; gives SVG without a script. Draws no boards.
"""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from riyu.game.constants import BLACK
from riyu.player.review.record import GameReview, MoveReview
from riyu.player.review.words import ReviewWords

__all__ = ["lead_graph"]

WIDTH, HEIGHT, MARGIN = 800.0, 240.0, 36.0
"""The picture in pixels, and the room for numbers at its sides."""

LEAST = 10.0
"""Points that the graph goes up and down at least."""

_STEPS = (5, 10, 20, 50, 100, 200, 500)


def lead_graph(review: GameReview, words: ReviewWords, *, linked: Collection[int] = ()) -> str:
    """Give the graph of Black's lead after each move; mistakes whose numbers are `linked` lead to `#m` and number.

    A mistake is a triangle in its color, tip down, with its number as title. Where nothing is known of a move the
    line goes straight on. Around it lies, faintly, from where to where the lead may be; behind it, the slides.
    """
    known = [one for one in review.moves if one.lead_after is not None]
    last = max((one.number for one in review.moves), default=1)
    most = max([LEAST, *(abs(one.lead_after or 0.0) for one in known)])
    step = next((step for step in _STEPS if most / step <= 4), _STEPS[-1])
    top = step * -(-most // step)
    middle, room = HEIGHT / 2, HEIGHT / 2 - 14

    def x(number: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * number / max(1, last)

    def y(lead: float) -> float:
        return middle - room * lead / top

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" class="riyu-graph"'
        f' role="img" style="width:100%;height:auto"><title>{escape(words.say("page.graph"))}</title>'
    ]
    lead = -top
    while lead <= top:
        strong = ' class="zero"' if lead == 0 else ""
        parts.append(
            f'<line{strong} x1="{MARGIN:g}" x2="{WIDTH - MARGIN:g}" y1="{y(lead):.1f}" y2="{y(lead):.1f}"'
            f' stroke="currentColor" stroke-opacity="{0.6 if lead == 0 else 0.15}"/>'
            f'<text x="{MARGIN - 6:g}" y="{y(lead) + 4:.1f}" text-anchor="end" font-size="11"'
            f' fill="currentColor">{abs(lead):g}</text>'
        )
        lead += step
    for row, (number, phase) in enumerate(review.phase_starts().items()):
        parts.append(
            f'<text x="{x(number - 1) + 3:.1f}" y="{11 + 13 * (row % 2)}" font-size="11" fill="currentColor"'
            f' fill-opacity="0.75">{escape(words.phase(phase))}</text>'
            f'<line x1="{x(number - 1):.1f}" x2="{x(number - 1):.1f}" y1="0" y2="{HEIGHT:g}"'
            ' stroke="currentColor" stroke-opacity="0.25" stroke-dasharray="3 4"/>'
        )
    for slide in review.slides:
        left, right = x(slide.first - 1), x(slide.last)
        parts.append(
            f'<rect class="slide" x="{left:.1f}" width="{right - left:.1f}" y="0" height="{HEIGHT:g}"'
            ' fill="#d55e00" fill-opacity="0.12"/>'
        )
    line = " ".join(f"{x(one.number):.1f},{y(one.lead_after or 0.0):.1f}" for one in known)
    if known:
        first, end = x(known[0].number), x(known[-1].number)
        spans = [(x(one.number), one.after) for one in known if one.after is not None]
        upper = [f"{at:.1f},{max(0.0, y(lead.high)):.1f}" for at, lead in spans]
        lower = [f"{at:.1f},{min(HEIGHT, y(lead.low)):.1f}" for at, lead in reversed(spans)]
        parts.append(
            f'<polygon class="span" points="{" ".join([*upper, *lower])}" fill="currentColor"'
            ' fill-opacity="0.08"/>'
        )
        parts.append(
            f'<polygon points="{first:.1f},{middle:g} {line} {end:.1f},{middle:g}" fill="currentColor"'
            f' fill-opacity="0.12"/><polyline points="{line}" fill="none" stroke="currentColor"'
            ' stroke-width="1.6"/>'
        )
    for one in review.mistakes():
        parts.append(
            _mark(
                one,
                x(one.number),
                y(one.lead_before or 0.0),
                y(one.lead_after or 0.0),
                words,
                one.number in linked,
            )
        )
    parts.append(
        f'<text x="{WIDTH - MARGIN:g}" y="{HEIGHT - 2:g}" text-anchor="end" font-size="11"'
        f' fill="currentColor">{last}</text></svg>'
    )
    return "".join(parts)


def _mark(
    one: MoveReview, across: float, above: float, below: float, words: ReviewWords, is_linked: bool
) -> str:
    """Give a mistake's mark: how far the lead fell, and a triangle in the color of who made it."""
    text = f"{one.number} {words.move(one.color, one.move)}: {words.points(-one.loss)}"
    fill = "#000" if one.color == BLACK else "#fff"
    tip = below
    mark = (
        f'<line x1="{across:.1f}" x2="{across:.1f}" y1="{above:.1f}" y2="{below:.1f}" stroke="#d55e00"'
        f' stroke-width="2"/><path d="M{across - 6:.1f} {tip - 9:.1f}h12l-6 9z" fill="{fill}"'
        f' stroke="#d55e00" stroke-width="1.5"><title>{escape(text)}</title></path>'
    )
    return f'<a href="#m{one.number}" aria-label="{escape(text)}">{mark}</a>' if is_linked else mark
