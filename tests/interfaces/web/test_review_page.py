"""Going through a game on the page: the review with its graph and mistakes, why by the explanation, the games kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from riyu.assessment.lead import Lead, judged_game
from riyu.game.constants import BLACK
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.interfaces.assessment_words import span_words
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.review_graph import graph_svg
from riyu.interfaces.web.reviews import TableReview
from riyu.interfaces.web.shelf import Kept, Shelf, new_id
from riyu.player.move_worth import MoveWorth
from riyu.player.review.record import Change, GameReview, MoveReview, Slide, WhyMove
from riyu.sgf.parser import parse
from riyu.sgf.path import game_of, main_path
from tests.interfaces.web.browser import Server, check_accessible, choose
from tests.interfaces.web.test_page import drop, stone

BLUNDERS = b"(;SZ[5]KM[0.5]PB[A]PW[B]AB[cc][bb]AW[cb][dc];B[aa];W[bc];B[ba];W[cd])"
"""Black plays into the corner twice while White surrounds his stone in the middle."""

GAME = Path(__file__).resolve().parents[3] / "docs" / "games" / "self-play.sgf"
"""After 32 moves F8 saves a stone, and joins it with another."""

LEFT = b"(;SZ[19]PB[A]PW[B]AB[pd][dp][cd]AW[ec][pp][de]PL[B];B[ce];W[cf])"
"""White leaves the book at C14: the book's D14 would have kept his two stones together."""


def keep_review(server: Server, game: bytes, moves: int, review: dict[str, Any]) -> str:
    """Put a game of so many moves on the server's shelf with its review; give its table."""
    key = new_id()
    Shelf(server.shelf).keep(key, Kept(game.decode()))
    folder = server.shelf / "reviews"
    folder.mkdir(exist_ok=True)
    kept = {"end": str(moves), "review": review}
    (folder / f"{key}.json").write_text(json.dumps(kept), "utf-8")
    return key


def review(page: Any) -> None:
    """Have the game reviewed, and wait for the end."""
    choose(page, "review")
    page.click('#panel-review button:has-text("Review this game")')
    page.wait_for_selector('#panel-review :text-matches("4 moves reviewed\\\\.")')


def test_a_game_is_reviewed_and_its_mistakes_are_gone_through(show: Any) -> None:
    page = show(BLUNDERS)
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("End")
    review(page)
    assert "The lead through 4 moves" in page.get_attribute(".graph svg", "aria-label")
    page.wait_for_selector("ol.mistakes li")
    assert "Who led at the end of each phase" in page.inner_text("#panel-review .course")
    listed = page.locator("ol.mistakes li .worth").all_inner_texts()
    assert all(float(said.removesuffix(" points")) >= 5 for said in listed)
    page.keyboard.press("Home")
    page.keyboard.press("n")
    page.wait_for_selector("ol.mistakes li.now")
    page.wait_for_selector('[data-layer="review"] > g', state="attached")  # the better move
    first = page.inner_text(".page > .steps .number")
    page.click('#panel-review .here button:has-text("What was better")')
    page.wait_for_selector('[data-layer="review-line"] > g', state="attached")
    page.click('#panel-review .here button:has-text("What was better")')
    page.wait_for_selector('[data-layer="review-line"]', state="detached")
    page.keyboard.press("End")
    page.wait_for_selector('.page > .steps .number:has-text("Move 4")')
    # The review, the graph and the layer of territory tell one lead.
    lead = span_words(Lead.of(judged_game(game_of(main_path(parse(BLUNDERS, "").first)))))
    page.wait_for_selector(f'#panel-review .here p:has-text("{lead}")')
    assert lead in page.get_attribute(".graph svg", "aria-label")
    page.keyboard.press("t")
    page.wait_for_selector(f'.hover :text("{lead}")')
    page.keyboard.press("t")
    page.keyboard.press("Shift+N")
    page.wait_for_selector('.page > .steps .number:not(:has-text("Move 4"))')
    page.wait_for_selector("ol.mistakes li.now")
    box = page.locator(".graph svg").bounding_box()
    assert box is not None
    page.locator(".graph svg").click(position={"x": box["width"] * 2 / 4, "y": box["height"] / 2})
    page.wait_for_selector('.number:has-text("Move 2")')
    choose(page, "play")
    page.keyboard.press("Home")
    page.keyboard.press("n")  # from any panel
    page.wait_for_selector(f'.page > .steps .number:has-text("{first}")')
    page.wait_for_function("/at=(?!0).*panel=review/.test(location.search)")
    page.reload()  # what was found is kept
    page.wait_for_selector("ol.mistakes li.now")
    check_accessible(page, within="#panel-review:has(.graph svg)")


def test_a_board_without_moves_has_nothing_to_review(page: Any) -> None:
    choose(page, "review")
    page.click('#panel-review button:has-text("Review this game")')
    page.wait_for_selector('.below .problem:has-text("No moves to review")')


def test_how_the_game_went_is_told_and_led_to(visit: Any, server: Server) -> None:
    """A review that was kept, with a slide: its sentences, its place in the graph, and the way to where it began."""
    before, after = Lead(2.0, -9.0, 9.0, 0.5), Lead(-23.0, -30.0, -9.0, 0.1)
    steps = [step for step in main_path(parse(BLUNDERS, "").first).steps if isinstance(step, Move)]
    moves = [
        MoveReview(number, step.color, step.point, "opening", before=after, after=after)
        for number, step in enumerate(steps, 1)
    ]
    slide = Slide(2, 4, before, after, (Change("lost", 25.0, (parse_point("C3"),)),))
    review = GameReview(
        "", 5, 0.5, "chinese", ("A", "B"), ("", ""), "", tuple(moves), (slide,)
    ).to_json()
    page = visit(f"table/{keep_review(server, BLUNDERS, len(moves), review)}")
    choose(page, "review")
    page.wait_for_selector('.course p:has-text("From move 2 to 4 White gained about 25 points")')
    assert page.locator(".graph svg .slide").count() == 1
    page.click('.course button:has-text("Before move 2")')
    page.wait_for_selector('.page > .steps .number:has-text("Move 1")')


def test_the_graph_goes_up_for_black_and_marks_mistakes() -> None:
    worth = [MoveWorth(parse_point("C3"), lead, 0.1, 0.5, 100, ()) for lead in (-8.0, 2.0)]
    leads = Lead(1.0, -4.0, 6.0, 0.5), Lead(-8.0, -14.2, 2.0, 0.3)
    one = MoveReview(1, 1, parse_point("C3"), "opening", *worth, before=leads[0], after=leads[1])
    root = parse(BLUNDERS, "").first
    drawn = graph_svg(TableReview(tuple(root.main_line())[1:], {1: one}, True), 1)
    assert 'class="mistake black"' in drawn and "10.0 points" in drawn and 'class="now"' in drawn
    assert "White leads by 8 (White by 14 to Black by 2)" in drawn and 'class="span"' in drawn


def test_why_is_told_for_both_readers_with_lines_on_the_board(show: Any) -> None:
    page = show(GAME.read_bytes(), "?at=34")
    page.wait_for_selector('.number:has-text("Move 34")')
    page.keyboard.press("Space")
    page.wait_for_selector("#panel-candidates .explained .headline")
    headline = page.inner_text("#panel-candidates .explained .headline")
    assert 1 <= len(headline.split()) <= 12
    deeds = page.inner_text("#panel-candidates .explained .deeds")
    assert deeds.startswith(headline.split()[0])
    plain = page.inner_text("#panel-candidates .explained")
    page.click('#panel-candidates button:has-text("For strong players")')
    page.wait_for_function(
        "(plain) => document.querySelector('#panel-candidates .explained').innerText !== plain",
        arg=plain,
    )
    if page.locator('.explained button:has-text("On the board")').count():
        page.click('.explained button:has-text("On the board") >> nth=0')
        page.wait_for_selector('[data-layer="explained-line"] > g', state="attached")
        page.keyboard.press("Home")  # looked elsewhere: the line goes
        page.wait_for_selector('[data-layer="explained-line"]', state="detached")


def test_riyus_move_is_explained_where_it_is_played(page: Any) -> None:
    page.click('[data-point="E5"]')
    page.wait_for_selector('.number:has-text("Move 2")')
    page.wait_for_selector('#panel-play h2:has-text("Why"), #panel-play h3:has-text("Why")')
    page.click('#panel-play button:has-text("More about it")')
    page.wait_for_selector("#panel-candidates .explained .headline")
    text = page.request.get(page.evaluate("document.querySelector('a[download]').href")).text()
    assert len(text) < 4000  # reasons in sentences, not their whole tree


def test_games_are_listed_named_and_deleted(page: Any) -> None:
    for name in ("one", "two"):
        drop(page, f"{name}.sgf", f"(;SZ[9]GN[{name} game];B[ee];W[cc]RE[])".encode())
        page.wait_for_selector(f'.title:has-text("{name} game")')
    choose(page, "games")
    page.wait_for_selector('ul.games li:has-text("one game"):has-text("9 × 9 · 2 moves")')
    assert page.locator("ul.games .thumb-board circle").count() >= 1
    page.fill("#panel-games input", "a better name")
    page.press("#panel-games input", "Tab")
    page.wait_for_selector('.title:has-text("a better name")')
    gone = page.locator('ul.games a:has-text("one game")').evaluate("link => link.href")
    page.click('ul.games [aria-label="Delete one game"]')
    page.click('ul.games button:has-text("No")')
    page.click('ul.games [aria-label="Delete one game"]')
    page.click('ul.games button:has-text("Yes, delete")')  # at once: nobody looks at it any more
    page.wait_for_selector('ul.games li:has-text("one game")', state="detached")
    assert page.request.get(f"{gone}.sgf").status == 404


def test_all_games_of_a_file_are_opened_and_told(page: Any) -> None:
    drop(page, "both.sgf", b"(;SZ[9]PB[A]PW[B];B[ee])(;SZ[9]PB[C]PW[D];B[cc])")
    page.wait_for_selector('.title:has-text("A – B")')
    page.wait_for_selector('.below .problem:has-text("The file has 2 games")')
    choose(page, "games")
    page.click('ul.games a:has-text("C – D")')
    page.wait_for_selector('.title:has-text("C – D")')
    page.keyboard.press("End")
    stone(page, "C7", "black")


def test_a_review_is_kept_beside_the_game_and_left_where_it_does_not_fit(tmp_path: Path) -> None:
    hall = Hall(Shelf(tmp_path / "tables"))
    seated = hall.adopt(parse(BLUNDERS, "").first)
    assert hall.reviews.of(seated.id, seated.table) is None
    folder = tmp_path / "tables" / "reviews"
    folder.mkdir()
    for text in ("", "{}", '{"end": "400", "review": {}}', "[1]"):
        (folder / f"{seated.id}.json").write_text(text, "utf-8")
        again = Hall(Shelf(tmp_path / "tables"))
        assert again.reviews.of(seated.id, seated.table) is None


def test_a_review_kept_without_leads_is_shown_and_says_so(visit: Any, server: Server) -> None:
    """An earlier riyu kept no leads beside the moves: all else of its reviews is there."""
    worth = MoveWorth(parse_point("A1"), -9.0, 0.5, 0.1, 90, (parse_point("A1"),))
    better = MoveWorth(parse_point("B3"), 3.0, 0.5, 0.6, 90, (parse_point("B3"),))
    why = WhyMove(
        "build",
        "area",
        {"beginner": ("B3 builds.",)},
        for_it={"beginner": "For it: A1."},
        deeds={"beginner": "B3 caps E5."},
    )
    move = MoveReview(1, BLACK, parse_point("A1"), "opening", worth, better, why)
    review = GameReview("", 5, 0.5, "chinese", ("A", "B"), ("", ""), "", (move,)).to_json()
    for one in review["moves"]:
        del one["before"], one["after"], one["book"]
    game = b"(;SZ[5]KM[0.5]PB[A]PW[B];B[ae])"
    page = visit(f"table/{keep_review(server, game, 1, review)}")
    choose(page, "review")
    page.wait_for_selector('#panel-review p:has-text("did not note the lead")')
    page.wait_for_selector('ol.mistakes li:has-text("Black A1"):has-text("12.0 points")')
    page.keyboard.press("Home")
    page.keyboard.press("n")
    page.wait_for_selector('#panel-review .here p:has-text("For it: A1.")')
    page.wait_for_selector('#panel-review .here .reasons li:has-text("B3 caps E5.")')


def test_a_hint_is_told_in_three_steps(page: Any) -> None:
    page.keyboard.press("h")
    page.wait_for_selector("#panel-play .hinted p")
    area = page.inner_text("#panel-play .hinted p")
    page.keyboard.press("h")
    page.wait_for_selector('#panel-play button:has-text("Which move?")')
    why = page.inner_text("#panel-play .hinted p")
    page.click('#panel-play button:has-text("Which move?")')
    page.wait_for_selector('[data-layer="hint"] circle[stroke-opacity]', state="attached")
    move = page.inner_text("#panel-play .hinted p")
    assert len({area, why, move}) == 3
    check_accessible(page, within="#panel-play:has(.hinted)")
    page.click('[data-point="E5"]')
    page.wait_for_selector('[data-layer="hint"]', state="detached")


def test_a_blunder_is_warned_of_before_it_is_played(page: Any) -> None:
    page.click("nav >> text=New")
    page.select_option(
        "dialog[open] select >> nth=1", "5"
    )  # there the corner costs the whole board
    with page.expect_navigation():
        page.click("dialog[open] >> text=Begin")
    page.wait_for_selector(".goban .stones")
    page.check('#panel-play label:has-text("Warn me") input')
    page.click('[data-point="A1"]')
    page.wait_for_selector('#panel-play .warned :text("Careful: A1 costs about")')
    assert page.inner_text(".page > .steps .number") == "Beginning"
    page.click('button:has-text("Think again")')
    page.wait_for_selector("#panel-play .warned p", state="detached")
    page.click('[data-point="A1"]')  # a second time: so it is meant
    stone(page, "A1", "black")


def test_joseki_are_looked_up_and_played(show: Any) -> None:
    page = show(b"(;SZ[19]PB[A]PW[C])")
    choose(page, "joseki")
    page.wait_for_selector('ol.joseki li >> nth=1 >> button:text-is("R4")')  # corners alike
    page.click('ol.joseki li >> nth=0 >> button:text-is("Q4")')
    stone(page, "Q4", "black")
    page = show(b"(;SZ[19]PB[A]PW[B];B[pd];W[dp];B[pp];W[dd];B[jj];W[qc])")
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("End")
    choose(page, "joseki")
    page.wait_for_selector('ol.joseki li:has-text("of 100")')
    page.wait_for_selector('[data-layer="joseki-here"] > g', state="attached")
    check_accessible(page, within="#panel-joseki:has(ol.joseki li)")
    first = page.inner_text("ol.joseki li >> nth=0 >> button >> nth=0")
    page.click(f'ol.joseki [aria-label="How it goes on after {first}"]')
    page.wait_for_selector('[data-layer="joseki-line"] > g >> nth=2', state="attached")
    page.click(f'ol.joseki [aria-label="How it goes on after {first}"]')
    page.wait_for_selector('[data-layer="joseki-line"]', state="detached")
    page.keyboard.press("1")
    stone(page, first, "black")
    page.wait_for_selector('#panel-joseki .lead:has-text("for White")')
    choose(page, "tree")
    page.wait_for_selector('[data-layer="joseki-here"]', state="detached")


def test_what_punishes_a_move_that_left_the_book_is_told_in_the_joseki_panel(show: Any) -> None:
    """Black takes a stone that the book's connection would have saved."""
    page = show(LEFT)
    page.wait_for_selector('.title:has-text("A – B")')
    page.keyboard.press("End")
    choose(page, "joseki")
    page.wait_for_selector('.left-book:has-text("is not in the book of joseki")')
    told = page.inner_text(".left-book")
    assert "would fail after" in told
    page.click('.left-book button:has-text("wins") >> nth=0')
    page.wait_for_selector('[data-layer="joseki-line"] > g', state="attached")
    page.click('.left-book button:has-text("wins") >> nth=0')
    page.wait_for_selector('[data-layer="joseki-line"]', state="detached")
