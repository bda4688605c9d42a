"""A review in words: what a mistake was and what was better, three things to learn, the whole as a short text.

Takes a review, forms and a reader; gives texts. Finds nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, middle_of, opposite, point_text
from riyu.player.explaining.record import BEGINNER, says_more
from riyu.player.review.record import MISTAKE, GameReview, MoveReview, Slide
from riyu.player.review.words import ReviewWords

__all__ = [
    "LONGEST_TOLD",
    "about_mistake",
    "about_move",
    "about_slide",
    "better_lines",
    "course_lines",
    "lessons",
    "phase_lines",
    "review_text",
    "told_slides",
]

LONGEST_TOLD = 5
"""Moves of a line that is told, at most."""

MOST_LESSONS = 3
"""Things to learn from one game, at most: people remember few."""

MOST_SLIDES = 3
"""Slides that are told of one game, at most, the longest way first; and parts of the board told of each."""

LESSON_SENTENCES = 2
"""Sentences of the better move's explanation that a lesson has, at most; all stand with the mistake."""

ONLY = 5.0
"""Points that the best other move must lose for a move to be called the only one."""


def about_move(one: MoveReview, words: ReviewWords, reader: str) -> list[str]:
    """Give what is said of a move: of a mistake all, of a slip or an only move a sentence, else nothing.

    And how it left the book of joseki, if it did.
    """
    book = one.book.get(reader, "")
    return [*_about_size(one, words, reader), *([book] if book else [])]


def _about_size(one: MoveReview, words: ReviewWords, reader: str) -> list[str]:
    if one.is_mistake:
        return about_mistake(one, words, reader)
    move = words.move(one.color, one.move)
    if one.size == "slip" and one.better is not None:
        better = words.move(one.color, one.better.move)
        return [words.say("slip", reader, move=move, points=words.points(one.loss), better=better)]
    if is_only(one):
        points = words.points(one.gained or 0.0)
        return [words.say("only", reader, move=move, points=points)]
    return []


def is_only(one: MoveReview) -> bool:
    """Say whether the move played was the search's choice, and all others lose much for sure."""
    gained = one.gained or 0.0
    return one.is_choice and gained >= max(ONLY, 2.0 * one.error)


def about_mistake(
    one: MoveReview,
    words: ReviewWords,
    reader: str,
    most: int | None = None,
    also: Sequence[MoveReview] = (),
) -> list[str]:
    """Give what is said of a mistake: how much it lost, what is wrong with it, what was better and why.

    `most`: so many sentences of the better move's explanation at most; all if None. `also` are other mistakes that pass
    by the same chance.
    """
    move, enemy = words.move(one.color, one.move), words.color(opposite(one.color))
    said = [
        words.say(
            "mistake",
            reader,
            number=one.number,
            move=move,
            points=words.points(one.loss),
            error=words.points(max(1.0, one.error)),
        )
    ]
    against = one.why.against.get(reader, "") if one.why is not None else ""
    if against:
        said.append(against)
    elif len(one.punished_by) > 1:
        line = words.line(opposite(one.color), one.punished_by[:LONGEST_TOLD], reader)
        said.append(words.say("punished", reader, enemy=enemy, move=move, line=line))
    for_it = one.why.for_it.get(reader, "") if one.why is not None else ""
    if for_it:
        said.append(for_it)
    said += better_lines(one, words, reader, most, against)
    if one.turns:
        said.append(words.say("turned", reader, move=move, enemy=enemy))
    if also:
        moves = [f"{each.number} {words.move(each.color, each.move)}" for each in also]
        said.append(words.say("again", reader, moves=", ".join(moves)))
    return said


def better_lines(
    one: MoveReview, words: ReviewWords, reader: str, most: int | None = None, against: str = ""
) -> list[str]:
    """Give what is said of the better move, `most` sentences of its explanation at most, beside what it does to stones.

    Its first reason is left out where it has no point or number beside what was said `against` the move played.
    """
    if one.better is None:
        return []
    said = [words.say("better", reader, better=words.move(one.color, one.better.move))]
    if one.why is None:
        return said
    told = list(one.why.said.get(reader, ()))
    if against and len(told) > 1 and not says_more(told[1], f"{against} {told[0]}"):
        del told[1]
    deeds = one.why.deeds.get(reader, "")
    said += [*told[:1], *([deeds] if deeds else []), *told[1:most]]
    if one.why.remember and reader == BEGINNER:
        said.append(words.say("remember", reader, text=one.why.remember.removesuffix(".")))
    return said


def lessons(
    review: GameReview, words: ReviewWords, reader: str, color: Color | None = None
) -> list[tuple[MoveReview, str]]:
    """Give the things to learn, at most three, the biggest mistakes of different motives, each with its move.

    A chance that was passed by more than once is one thing.
    """
    chosen: list[tuple[MoveReview, ...]] = []
    for chance in review.chances(color):
        why = chance[0].why
        motives = [other[0].why.motive for other in chosen if other[0].why is not None]
        if why is None or why.motive not in motives:
            chosen.append(chance)
        if len(chosen) == MOST_LESSONS:
            break
    return [
        (one, " ".join(about_mistake(one, words, reader, LESSON_SENTENCES, also)))
        for one, *also in chosen
    ]


def review_text(
    review: GameReview, words: ReviewWords, reader: str, color: Color | None = None
) -> str:
    """Give the review as a short text: who played, how well, and what to learn."""
    names = [review.name_of(each) for each in (BLACK, WHITE)]
    lines = [words.say("versus", name=names[0], other=names[1])]
    if review.result:
        lines.append(words.say("result", result=review.result))
    lines += [
        mean_line(review, each, words, reader) for each in (BLACK, WHITE) if color in (None, each)
    ]
    course = course_lines(review, words, reader, color)
    if course:
        lines += ["", words.say("course", reader), "", *course]
    found = lessons(review, words, reader, color)
    lines += ["", heading(found, words, reader), ""]
    for count, (_, text) in enumerate(found, start=1):
        lines.append(words.say("lesson", count=count, text=text))
    return "\n".join(lines).strip() + "\n"


def course_lines(
    review: GameReview, words: ReviewWords, reader: str, color: Color | None = None
) -> list[str]:
    """Say how the game went: who led after each phase, then its slides; those that a color lost, or both."""
    slides = [about_slide(one, review, words, reader) for one in told_slides(review, color)]
    return [*phase_lines(review, words, reader), *slides]


def told_slides(review: GameReview, color: Color | None = None) -> list[Slide]:
    """Give the slides that are told, in order: those in which the lead goes furthest, lost by a color or by both."""
    lost = [one for one in review.slides if one.winner != color]
    furthest = sorted(lost, key=lambda one: -one.points)[:MOST_SLIDES]
    return sorted(furthest, key=lambda one: one.first)


def phase_lines(review: GameReview, words: ReviewWords, reader: str) -> list[str]:
    """Say who led at the end of each phase; nothing where no lead is known."""
    ends = {one.phase: one for one in review.moves if one.lead_after is not None}
    said = [
        words.say(
            "led-after",
            reader,
            phase=words.phase(phase),
            number=one.number,
            **{"is": words.lead(one.lead_after or 0.0)},
        )
        for phase, one in ends.items()
    ]
    return [words.say("led", reader, leads="; ".join(said))] if said else []


def about_slide(slide: Slide, review: GameReview, words: ReviewWords, reader: str) -> str:
    """Say how far the lead went in a slide, what changed hands, and which move of the loser's lost most there."""
    winner, loser = words.color(slide.winner), words.color(opposite(slide.winner))
    was, now = words.lead(slide.before.black), words.lead(slide.after.black)
    slots = {"number": slide.first, "last": slide.last, "color": winner, "was": was, "is": now}
    said = [words.say("slide", reader, points=words.points(slide.points), **slots)]
    for change in slide.changes[:MOST_SLIDES]:
        at, count = point_text(middle_of(change.stones)), len(change.stones)
        form = f"slide-{change.kind}"
        stones = words.say("stone" if count == 1 else "stones", count=count, at=at)
        points = words.points(change.points)
        slots = {"color": winner, "enemy": loser, "stones": stones, "at": at, "points": points}
        said.append(words.say(form, reader, **slots))
    said.append(_costliest(review.costliest_in(slide), loser, words, reader))
    return " ".join(said)


def _costliest(one: MoveReview | None, loser: str, words: ReviewWords, reader: str) -> str:
    if one is None:
        return words.say("slide-slow", reader, enemy=loser)
    return words.say(
        "slide-mistake" if one.is_mistake else "slide-slip",
        reader,
        enemy=loser,
        number=one.number,
        move=words.move(one.color, one.move),
        points=words.points(one.loss),
        error=words.points(max(1.0, one.error)),
    )


def heading(found: Sequence[object], words: ReviewWords, reader: str) -> str:
    """Give the heading over so many things to learn; a sentence where there are none."""
    if not found:
        return words.say("nothing", reader, points=words.points(MISTAKE))
    return words.say(("one-thing", "two-things", "things")[len(found) - 1], reader)


def mean_line(review: GameReview, color: Color, words: ReviewWords, reader: str) -> str:
    """Say how well a color played."""
    return words.say(
        "mean",
        reader,
        name=review.name_of(color),
        points=words.tenths(review.mean_loss(color)),
        count=len(review.mistakes(color)),
        total=sum(one.color == color for one in review.moves),
    )
