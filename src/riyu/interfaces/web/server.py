"""The server: NiceGUI behind the guard, on this machine alone; the page's routes.

Takes a shelf, a style and a port; runs until it is stopped. One process holds all tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from nicegui import Client, app, core, ui

from riyu.base.errors import BadInput, RiyuError, UsageError
from riyu.interfaces.picture import draw_svg
from riyu.interfaces.web.address import View
from riyu.interfaces.web.guard import Guard
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.knowledge import in_force
from riyu.interfaces.web.layers import Layers
from riyu.interfaces.web.page import Page
from riyu.interfaces.web.problem_sets import read_problem_set
from riyu.interfaces.web.rule_knowledge import in_force as rules_in_force
from riyu.interfaces.web.shelf import is_id, new_id
from riyu.interfaces.web.table import Terms
from riyu.sgf.files import read_file
from riyu.sgf.node import Node
from riyu.sgf.writer import write

__all__ = ["listen", "serve"]

HOST = "127.0.0.1"
_STATIC = Path(__file__).parent / "static"
_LOAD_AFTER = 3.0  # seconds
_MAX_NODES = 200_000  # of an opened game
_FAVICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" '
    'fill="#e6bd76"/><path d="M16 0v32M0 16h32" stroke="#3a2710"/><circle cx="12" cy="13" r="9.5" fill="#1b1c1e"/>'
    '<circle cx="21" cy="20" r="9" fill="#fdfbf6" stroke="#8f8778"/></svg>'
)


def listen(port: int | None) -> socket.socket:
    """Give a listening socket of this machine: on the port asked for, else on 8019 or, if that is taken, a free one.

    Raises UsageError if the port asked for can't be had.
    """
    for wish in (8019, 0) if port is None else (port,):
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((HOST, wish))
            sock.listen(128)
        except (OSError, OverflowError) as error:
            sock.close()
            if port is not None:
                raise UsageError(f"port {port} can't be had: {error}") from None
        else:
            return sock
    raise UsageError("no port can be had on this machine")


def serve(
    hall: Hall, sock: socket.socket, *, first: Terms, opens: bool, tell: Callable[[str], None]
) -> None:
    """Serve the page until interrupted. `first` are a first game's terms; `tell` gets the address."""
    address = f"http://{HOST}:{sock.getsockname()[1]}/"
    guarded = Guard(_app(hall, first))
    config = uvicorn.Config(
        guarded,
        log_level="error",
        access_log=False,
        ws_max_size=1 << 20,
        timeout_graceful_shutdown=1,
        lifespan="on",
    )
    logging.getLogger("nicegui").setLevel(logging.ERROR)
    tell(address)
    if opens:
        threading.Timer(0.4, webbrowser.open, [address]).start()
    try:
        uvicorn.Server(config).run(sockets=[sock])
    finally:
        hall.close()


def _app(hall: Hall, first: Terms) -> FastAPI:
    """Give the app with all its routes."""
    outer = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    app.add_static_files("/static", str(_STATIC))
    _routes(hall, first)
    ui.run_with(
        outer,
        title="riyu",
        favicon=_FAVICON,
        dark=None,
        language="en-US",
        tailwind=False,
        reconnect_timeout=20.0,
        show_welcome_message=False,
        binding_refresh_interval=None,
    )
    app.on_startup(lambda: asyncio.create_task(hall.watch_clocks()))
    app.on_startup(lambda: asyncio.create_task(_load_knowledge()))
    core.sio.eio.cors_allowed_origins = None  # the guard has looked at Origin already
    return outer


async def _load_knowledge() -> None:
    """Load all patterns and rules in a thread once the first pages stand, so that nobody waits for them later.

    What is loaded stays: the garbage collector, whose look through all of it would stop every page for a tenth of a
    second, is told to leave it out.
    """
    await asyncio.sleep(_LOAD_AFTER)
    for load in (in_force().load, lambda: rules_in_force().rulebase):
        with contextlib.suppress(RiyuError):  # whoever asks for them is told
            await asyncio.to_thread(load)
    gc.collect()
    gc.freeze()


def _routes(hall: Hall, first: Terms) -> None:
    @app.get("/")
    def _start() -> Response:
        return RedirectResponse(f"/table/{new_id()}", status_code=303)

    @app.get("/table/{name}.sgf")
    def _save(name: str) -> Response:
        seated = hall.find(name) if is_id(name) else None
        if seated is None:
            return PlainTextResponse("There is no such game.", 404)
        headers = {"content-disposition": f'attachment; filename="{_file_name(seated.table.root)}"'}
        data = write(seated.table.root)
        return Response(data, media_type="application/x-go-sgf; charset=utf-8", headers=headers)

    @app.get("/table/{name}.svg")
    def _picture(name: str, request: Request) -> Response:
        seated = hall.find(name) if is_id(name) else None
        if seated is None:
            return PlainTextResponse("There is no such game.", 404)
        view = View.read(request.url.query)
        standing = seated.table.standing(view.node_in(seated))
        overlays = Layers(view.show).shown(standing, lambda problem: None)
        title = seated.table.title
        text = draw_svg(standing.position, overlays, last_move=standing.last_point, title=title)
        headers = {
            "content-disposition": f'attachment; filename="{_file_name(seated.table.root, "svg")}"'
        }
        return Response(text, media_type="image/svg+xml", headers=headers)

    @app.post("/open")
    async def _open(request: Request) -> Response:
        name = _plain_name(request.headers.get("x-name", ""))
        data = await request.body()
        try:
            return PlainTextResponse(f"/table/{await asyncio.to_thread(_adopt, hall, data, name)}")
        except RiyuError as error:
            return PlainTextResponse(f"{name} was not opened: {error_words(error)}", 400)

    @app.post("/problems")
    async def _open_problems(request: Request) -> Response:
        name = _plain_name(request.headers.get("x-name", ""))
        data = await request.body()
        try:
            problems = await asyncio.to_thread(read_problem_set, data, name)
        except RiyuError as error:
            return PlainTextResponse(f"{name} was not opened: {error_words(error)}", 400)
        return PlainTextResponse(hall.problems.add(problems))

    @ui.page("/table/{name}", title="riyu")
    def _table(name: str, request: Request, client: Client) -> Any:
        try:
            seated = hall.find(name) or hall.new(first, name)
        except UsageError:
            return PlainTextResponse("There is no such game here. Open / for a new one.", 404)
        except RiyuError as error:
            return PlainTextResponse(f"That game can't be shown: {error_words(error)}", 500)
        page = Page(hall, seated, View.read(request.url.query), client)
        client.on_delete(page.leave)
        ui.add_head_html('<link rel="stylesheet" href="/static/page.css">')
        ui.add_head_html('<script src="/static/page.js"></script>')
        ui.add_head_html('<meta name="description" content="A game of Go with riyu">')
        client.content.classes("sheet")
        page.build()
        return None


def _adopt(hall: Hall, data: bytes, name: str) -> str:
    """Read a game and put it on a table of its own; give the table's id."""
    if not data.strip():
        raise BadInput("the file is empty")
    root = read_file(data, name=name, max_nodes=_MAX_NODES).first
    return hall.adopt(root).id


def error_words(error: RiyuError) -> str:
    """Give an error in words, without a file's name where the sentence has it already."""
    if isinstance(error, BadInput):
        place = error.place
        where = f"line {place.line}, column {place.column}: " if place.line else ""
        return f"{where}{error.message}"
    return str(error)


def _plain_name(said: str) -> str:
    """Give a file's name as it may be shown: its last part, without control characters."""
    name = re.split(r"[/\\]", unquote(said, errors="replace"))[-1]
    shown = "".join(c for c in name if c.isprintable())[:80]
    return shown or "That"


def _file_name(root: Node, kind: str = "sgf") -> str:
    """Give a file name for a game: ASCII letters, digits and hyphens."""
    parts = [root.simple("PB") or "black", root.simple("PW") or "white", root.simple("DT")]
    text = re.sub(r"[^A-Za-z0-9]+", "-", "-".join(p for p in parts if p)).strip("-")[:60]
    return f"{text or 'game'}.{kind}"
