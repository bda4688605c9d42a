"""The server: NiceGUI behind the guard; the page's routes.

Takes a hall, sockets and who is let in; runs until it is stopped. One process holds all tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import signal
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from functools import partial, wraps
from inspect import iscoroutinefunction
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import unquote

import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from nicegui import Client, app, core, ui
from starlette.requests import ClientDisconnect

from riyu.base.errors import BadInput, RiyuError, UsageError
from riyu.base.interrupts import end_in_time
from riyu.interfaces.picture import draw_svg
from riyu.interfaces.web import faults
from riyu.interfaces.web.address import View
from riyu.interfaces.web.coded import code_in, game_of_code
from riyu.interfaces.web.connections import Connections, raise_file_limit
from riyu.interfaces.web.entry import Entry
from riyu.interfaces.web.guard import Guard
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.layers import Layers
from riyu.interfaces.web.listening import Listening
from riyu.interfaces.web.page import Page
from riyu.interfaces.web.panels import PANELS
from riyu.interfaces.web.problem_sets import read_problem_set
from riyu.interfaces.web.shelf import is_id, new_id
from riyu.interfaces.web.terms import Terms
from riyu.interfaces.web.work import INCOMING, OUTGOING, close_all, never
from riyu.sgf.files import read_file
from riyu.sgf.node import Node
from riyu.sgf.writer import write

__all__ = ["serve"]

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_STATIC = Path(__file__).parent / "static"
_LOAD_AFTER = 3.0  # seconds
_LAST_ANSWERS = 0.3  # seconds for answers under way when the server ends
_MOST_GAMES = 100  # of one file, that are opened
_MAX_NODES = 200_000  # of an opened game
_FAVICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" '
    'fill="#e6bd76"/><path d="M16 0v32M0 16h32" stroke="#3a2710"/><circle cx="12" cy="13" r="9.5" fill="#1b1c1e"/>'
    '<circle cx="21" cy="20" r="9" fill="#fdfbf6" stroke="#8f8778"/></svg>'
)


def serve(
    hall: Hall,
    listening: Listening,
    entry: Entry,
    *,
    first: Terms,
    opens: bool,
    tell: Callable[[str], None],
) -> int:
    """Serve the page until a signal ends it; give the signal. `first` are a first game's terms.

    `tell` gets the first address, with the token, once a signal would end the server in good order. All that is not
    kept yet is kept before it returns; jobs that go on all the same are left to end with the process.
    """
    connections = Connections(raise_file_limit())
    guarded = Guard(_app(hall, first), entry, listening.names)
    config = uvicorn.Config(
        guarded,
        http=connections.protocol,  # type: ignore[arg-type]  # what uvicorn calls to make one
        log_level="error",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=connections.backlog,
        ws_max_size=1 << 20,
        timeout_graceful_shutdown=_LAST_ANSWERS,  # type: ignore[arg-type]  # part of a second
        lifespan="on",
    )
    logging.getLogger("nicegui").setLevel(logging.ERROR)
    logging.getLogger("engineio.server").setLevel(logging.CRITICAL)  # says what garbage it was sent
    faults.take_over_logs(
        "nicegui", "uvicorn.error", "asyncio", "engineio.server", "socketio.server"
    )

    def listens() -> None:
        tell(entry.address(listening.url))
        if opens:
            _open_soon(entry.ticket(listening.url))

    server = _Server(config, hall, connections, listens)
    try:
        server.run(sockets=list(listening.sockets))
    finally:
        if not server.is_kept:
            hall.close()
        listening.close()
    return server.ended_by


def _open_soon(address: str) -> None:
    def open_it() -> None:
        try:
            webbrowser.open(address)
        except Exception as error:
            faults.tell("a browser is opened", error)

    timer = threading.Timer(0.4, open_it)
    timer.daemon = True
    timer.start()


class _Server(uvicorn.Server):
    """uvicorn's server, which keeps all games before it ends, in time. `ended_by` is the signal that ended it, or 0.

    `listens` is called once, when it answers.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        hall: Hall,
        connections: Connections,
        listens: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._hall = hall
        self._connections = connections
        self._listens = listens
        self.ended_by = 0
        self.is_kept = False

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Have signals end the server while it runs; the process ends in any case soon after one."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        end_in_time(*_SIGNALS)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            end_in_time(signal.SIGINT)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end, on a signal."""
        self.ended_by = self.ended_by or sig
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        faults.watched(
            "connections are watched", self._connections.watch(self.server_state.connections)
        )
        if self.started:
            self._listens()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Keep what is not kept yet, then end all connections."""
        await self._hall.settle()
        self._hall.close()
        self.is_kept = True
        close_all()
        logging.disable()  # what is cut off now is no news
        await super().shutdown(sockets)


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
    app.on_startup(lambda: faults.watched("clocks are watched", hall.watch_clocks()))
    app.on_startup(lambda: faults.watched("knowledge is loaded", _load_knowledge(hall)))
    core.sio.eio.cors_allowed_origins = None  # the guard has looked at Origin already
    return outer


async def _load_knowledge(hall: Hall) -> None:
    """Load all patterns and rules in a thread once the first pages stand, so that nobody waits for them later.

    What is loaded stays: the garbage collector, whose look through all of it would stop every page for a tenth of a
    second, is told to leave it out.
    """
    await asyncio.sleep(_LOAD_AFTER)
    for load in (hall.patterns.load, lambda: hall.rules.rulebase):
        try:
            await INCOMING.run(load)
        except Exception as error:  # whoever asks for them is told
            if not isinstance(error, RiyuError):
                faults.tell("knowledge is loaded", error)
    gc.collect()
    gc.freeze()


def _in_words(doing: str) -> Callable[[Callable[..., Any]], Callable[..., Awaitable[Response]]]:
    """Have a route say its errors in words, of whatever kind they are; `doing` is what it does.

    One that is no coroutine is answered in a thread.
    """

    def with_words(answer: Callable[..., Any]) -> Callable[..., Awaitable[Response]]:
        @wraps(answer)
        async def answered(*args: Any, **kwargs: Any) -> Response:
            given = partial(answer, *args, **kwargs)
            try:
                found: Response = await (
                    given() if iscoroutinefunction(answer) else OUTGOING.run(given)
                )
            except ClientDisconnect:  # nobody hears an answer
                found = PlainTextResponse("", 400)
            except Exception as error:
                status = 400 if isinstance(error, RiyuError) else 500
                found = PlainTextResponse(error_words(faults.as_error(doing, error)), status)
            return found

        return answered

    return with_words


def _routes(hall: Hall, first: Terms) -> None:
    @app.get("/")
    def _start() -> Response:
        return RedirectResponse(f"/table/{new_id()}", status_code=303)

    @app.get("/table/{name}.sgf")
    @_in_words("the game is saved")
    def _save(name: str, bare: bool = False) -> Response:
        seated = hall.find(name) if is_id(name) else None
        if seated is None:
            return PlainTextResponse("There is no such game.", 404)
        headers = {"content-disposition": f'attachment; filename="{_file_name(seated.table.root)}"'}
        data = write(seated.table.without_reasons() if bare else seated.table.root)
        return Response(data, media_type="application/x-go-sgf; charset=utf-8", headers=headers)

    @app.get("/table/{name}.svg")
    @_in_words("the picture is drawn")
    def _picture(name: str, request: Request) -> Response:
        seated = hall.find(name) if is_id(name) else None
        if seated is None:
            return PlainTextResponse("There is no such game.", 404)
        view = View.read(request.url.query)
        standing = seated.table.standing(view.node_in(seated))
        for name in view.show:
            find = hall.overlays[name].find if name in hall.overlays else None
            if find is not None:
                find(standing.scene, never)
        overlays = Layers(hall.overlays, view.show).shown(standing, lambda problem: None)
        title = seated.table.title
        text = draw_svg(standing.position, overlays, last_move=standing.last_point, title=title)
        headers = {
            "content-disposition": f'attachment; filename="{_file_name(seated.table.root, "svg")}"'
        }
        return Response(text, media_type="image/svg+xml", headers=headers)

    @app.post("/open")
    @_in_words("a game is opened")
    async def _open(request: Request) -> Response:
        name = _plain_name(request.headers.get("x-name", ""))
        data = await request.body()
        try:
            key = await INCOMING.run(lambda: _adopt(hall, data, name))
        except RiyuError as error:
            return PlainTextResponse(f"{name} was not opened: {error_words(error)}", 400)
        return PlainTextResponse(f"/table/{key}")

    @app.get("/position/{code}")
    @_in_words("a position is opened")
    def _position(code: str) -> Response:
        return RedirectResponse(f"/table/{hall.adopt(game_of_code(code)).id}", status_code=303)

    @app.post("/problems")
    @_in_words("problems are opened")
    async def _open_problems(request: Request) -> Response:
        name = _plain_name(request.headers.get("x-name", ""))
        data = await request.body()
        try:
            problems = await INCOMING.run(lambda: read_problem_set(data, name))
        except RiyuError as error:
            return PlainTextResponse(f"{name} was not opened: {error_words(error)}", 400)
        return PlainTextResponse(hall.problems.add(problems))

    @ui.page("/table/{name}", title="riyu")
    def _table(name: str, request: Request, client: Client) -> Any:
        try:
            seated = hall.find(name) or hall.new(first, name)
            page = Page(hall, seated, View.read(request.url.query), client, PANELS)
        except UsageError:
            return PlainTextResponse("There is no such game here. Open / for a new one.", 404)
        except Exception as error:
            wrong = faults.as_error("the game is shown", error)
            return PlainTextResponse(f"That game can't be shown: {error_words(wrong)}", 500)
        client.on_delete(page.leave)
        client.on_disconnect(page.pause)
        client.on_connect(page.come_back)
        client.on_exception(page.complain)
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
    coded = code_in(data)
    if coded:
        return hall.adopt(game_of_code(coded)).id
    trees = read_file(data, name=name, max_nodes=_MAX_NODES).trees
    seated = hall.adopt(trees[0])
    more = 0
    for tree in trees[1:_MOST_GAMES]:
        with contextlib.suppress(BadInput):  # one that can't be shown
            hall.adopt(tree)
            more += 1
    if len(trees) > 1:
        seated.notice = (
            f"The file has {len(trees)} games: this is the first, {more} more wait in Games."
        )
    return seated.id


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
