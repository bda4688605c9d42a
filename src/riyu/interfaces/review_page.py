"""A review as a page that stands alone: no server, nothing from elsewhere, readable on a phone.

Takes a game's tree with its review, forms of sentences and a reader; gives HTML. Finds nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from riyu.base.errors import IllegalMove
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import Color, Point, column_of, opposite, point_at, row_of
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.interfaces.picture import Mark, Overlay, Picture, Region, Symbol, Text
from riyu.interfaces.review_graph import lead_graph
from riyu.player.review.record import GameReview, MoveReview
from riyu.player.review.telling import about_mistake, course_lines, heading, lessons, mean_line
from riyu.player.review.words import ReviewWords
from riyu.sgf.node import Node
from riyu.sgf.path import game_of, main_path, take_step

__all__ = ["MOST_SHOWN", "line_picture", "picture_before", "positions_before", "review_page"]

MOST_SHOWN = 10
"""Mistakes with pictures, the biggest first; all of them stand in the table."""

MARGIN = 3
"""Lines of the board shown around a line of moves."""

LEAST_SHOWN = 9
"""Lines of the board that a part has at least."""

_STYLE = """
:root{color-scheme:light dark;--paper:#faf7f0;--ink:#2b231a;--quiet:#5d5143;--card:#fff;--edge:#e4dac6}
@media(prefers-color-scheme:dark){:root{--paper:#1d1a16;--ink:#f0e9dc;--quiet:#b9ad98;--card:#28241e;--edge:#463e33}}
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1.05rem/1.55 Georgia,'Noto Serif',serif}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.2rem;margin-top:2rem}
article{background:var(--card);border:1px solid var(--edge);border-radius:.6rem;padding:1rem;margin:1rem 0}
article:target,article:focus{outline:3px solid #0072b2}
.boards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:1rem}
figure{margin:0}figcaption{font-size:.9rem;color:var(--quiet)}
table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{padding:.2rem .5rem;text-align:right;
border-bottom:1px solid var(--edge)}td:nth-child(2),th:nth-child(2),td:nth-child(4),th:nth-child(4){text-align:left}
tr.mistake{font-weight:bold}.quiet{color:var(--quiet);font-size:.9rem}a{color:inherit}svg{max-width:100%;height:auto}
"""

_SCRIPT = """
(()=>{const all=[...document.querySelectorAll('article[data-move]')]
.sort((a,b)=>a.dataset.move-b.dataset.move);let at=-1;
document.addEventListener('keydown',e=>{if(e.key.toLowerCase()!=='n'||e.ctrlKey||e.metaKey||e.altKey||!all.length)return;
at=e.shiftKey?(at<=0?all.length:at)-1:(at+1)%all.length;all[at].focus();
all[at].scrollIntoView({block:'start'});history.replaceState(null,'','#'+all[at].id);e.preventDefault()})})()
"""


def review_page(
    root: Node, review: GameReview, words: ReviewWords, reader: str, color: Color | None = None
) -> str:
    """Give the page of a game's review, for a reader; `color`: only that player's mistakes are told."""
    shown = review.chances(color)[:MOST_SHOWN]
    before = positions_before(root, [one.number for one, *_ in shown])
    found = lessons(review, words, reader, color)
    title = words.say("versus", name=review.name_of(BLACK), other=review.name_of(WHITE))
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>"
    ]
    if review.result:
        parts.append(_paragraph(words.say("result", result=review.result)))
    for each in (BLACK, WHITE):
        if color in (None, each):
            parts.append(_paragraph(mean_line(review, each, words, reader)))
    course = course_lines(review, words, reader, color)
    if course:
        parts.append(f"<h2>{escape(words.say('course', reader))}</h2>")
        parts += [_paragraph(text) for text in course]
    parts.append(f"<h2>{escape(heading(found, words, reader))}</h2>")
    if found:
        items = "".join(
            f'<li>{escape(text)} <a href="#m{one.number}">▸</a></li>' for one, text in found
        )
        parts.append(f"<ol>{items}</ol>")
    graph = lead_graph(review, words, linked=before)
    parts.append(f"<h2>{escape(words.say('page.lead'))}</h2><figure>{graph}")
    parts.append(f"<figcaption>{escape(words.say('page.graph'))}</figcaption></figure>")
    if shown:
        parts.append(f"<h2>{escape(words.say('page.mistakes'))}</h2>")
        parts.append(_paragraph(words.say("page.keys"), "quiet"))
    parts += [_article(chance, before[chance[0].number], words, reader) for chance in shown]
    parts.append(_table(review, set(before), words))
    notes = ", ".join(f"{name} {value}" for name, value in review.notes.items())
    parts.append(_paragraph(notes, "quiet"))
    parts.append(f"</main><script>{_SCRIPT}</script></body></html>\n")
    return "".join(parts)


def positions_before(root: Node, numbers: Sequence[int]) -> dict[int, Game]:
    """Give games that stand before moves of some numbers, in the main line of a tree."""
    path, found, number = main_path(root), {}, 0
    start = game_of(replace(path, steps=(), nodes=()))
    for index, step in enumerate(path.steps):
        if isinstance(step, Move):
            number += 1
            if number in numbers:
                found[number] = _standing(start.position(), start)
        take_step(start, path, index)
    return found


def _standing(position: Position, like: Game) -> Game:
    """Give a game that begins with a position, by another one's laws."""
    game = Game(like.size, like.ruleset, like.komi)
    game.set_up(position)
    return game


def _paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _article(chance: Sequence[MoveReview], game: Game, words: ReviewWords, reader: str) -> str:
    """Give what is told of a chance that was passed by: of its biggest mistake, with pictures."""
    one, *also = chance
    said = about_mistake(one, words, reader, also=also)
    title = f"{one.number} {words.move(one.color, one.move)}: −{words.points(one.loss)}"
    boards = [
        _figure(picture_before(one, game, words), words.say("page.before", number=one.number))
    ]
    if one.better is not None and one.better.line:
        caption = words.say("variation-better", better=words.move(one.color, one.better.move))
        boards.append(_figure(line_picture(game, one.color, one.better.line), caption))
    if one.punished_by and one.played is not None:
        caption = words.say("variation-punished", move=words.move(one.color, one.move))
        boards.append(_figure(line_picture(game, one.color, one.played.line), caption))
    return (
        f'<article id="m{one.number}" data-move="{one.number}" tabindex="-1"><h3>{escape(title)}</h3>'
        f'{"".join(map(_paragraph, said))}<div class="boards">{"".join(boards)}</div></article>'
    )


def _figure(picture: Picture, caption: str) -> str:
    return f"<figure>{picture.svg()}<figcaption>{escape(caption)}</figcaption></figure>"


def picture_before(one: MoveReview, game: Game, words: ReviewWords) -> Picture:
    """Give the position before a mistake: the move played, the better one, and what is spoken of."""
    marks: list[Mark] = []
    taken = {PASS}
    if one.better is not None and one.better.move != PASS:
        marks += [Symbol(one.better.move, "circle", "good"), Text(one.better.move, "A", "good")]
        taken.add(one.better.move)
    if one.move not in taken:
        marks.append(Symbol(one.move, "cross", "bad"))
        taken.add(one.move)
    position = game.position()
    for point in one.why.points if one.why is not None else ():
        if point not in taken and position.at(point) != EMPTY:
            marks.append(Symbol(point, "triangle", "neutral"))
            taken.add(point)
    keys: list[tuple[Mark, str]] = [
        (Symbol(PASS, "cross", "bad"), words.say("page.played")),
        (Symbol(PASS, "circle", "good"), words.say("page.better")),
    ]
    if any(isinstance(mark, Symbol) and mark.shape == "triangle" for mark in marks):
        keys.append((Symbol(PASS, "triangle", "neutral"), words.say("page.spoken-of")))
    legend = words.say("page.legend", number=one.number)
    overlay = Overlay("review", legend, tuple(marks), tuple(keys))
    return Picture(position, (overlay,), point_size=24.0)


def line_picture(game: Game, color: Color, line: Sequence[Point]) -> Picture:
    """Give a line as a diagram: its stones numbered on the board, the part of it where they stand."""
    numbers: dict[Point, int | str] = {}
    mover, played = color, 0
    for number, point in enumerate(line, start=1):
        try:
            game.play(mover, point)
        except IllegalMove:
            break  # a ko that the search took further than the position alone can tell
        played += 1
        if point != PASS:
            numbers.setdefault(point, number)
        mover = opposite(mover)
    position = game.position()
    for _ in range(played):
        game.undo()
    standing = {point: number for point, number in numbers.items() if position.at(point) != EMPTY}
    return Picture(
        position, numbers=standing, region=region_of(numbers, position.size), point_size=24.0
    )


def region_of(wanted: Sequence[Point] | dict[Point, int | str], size: int) -> Region | None:
    """Give the part of a board where some points lie, with what is around them; None for all of it."""
    if not wanted:
        return None
    ends = []
    for of in (column_of, row_of):
        low = max(1, min(map(of, wanted)) - MARGIN)
        high = min(size, max(map(of, wanted)) + MARGIN)
        short = max(0, LEAST_SHOWN - (high - low + 1))
        low = max(1, low - short)
        high = min(size, high + max(0, LEAST_SHOWN - (high - low + 1)))
        ends.append((low, high))
    (left, right), (bottom, top) = ends
    if (right - left + 1) * (top - bottom + 1) > 0.7 * size * size:
        return None
    return point_at(left, bottom), point_at(right, top)


def _table(review: GameReview, shown: set[int], words: ReviewWords) -> str:
    """Give all moves as a table."""
    head = [
        words.say(f"page.{name}") for name in ("move-number", "move", "loss", "better", "leader")
    ]
    rows = [f"<tr>{''.join(f'<th scope=col>{escape(text)}</th>' for text in head)}</tr>"]
    for one in review.moves:
        number = f'<a href="#m{one.number}">{one.number}</a>' if one.number in shown else one.number
        loss = f"{one.loss:.1f}" if one.loss >= 0.05 else ""
        better = words.move(one.color, one.better.move) if loss and one.better else ""
        lead = one.lead_after
        leader = "" if lead is None else f"{'B' if lead > 0 else 'W'}+{abs(lead):.1f}"
        kind = ' class="mistake"' if one.is_mistake else ""
        cells = (words.move(one.color, one.move), loss, better, leader)
        rows.append(
            f"<tr{kind}><td>{number}</td>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        )
    title = escape(words.say("page.all-moves"))
    return f"<details><summary>{title}</summary><table>{''.join(rows)}</table></details>"
