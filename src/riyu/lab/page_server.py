"""A page server in a process of its own, and the way in: for measurements and tests.

Takes arguments of `riyu page`; gives its process, and what a browser that was let in may ask. Knows the page by the
line that the server says, and by HTTP, alone.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from riyu.base.errors import PeerError

__all__ = ["Door", "let_in", "served"]


@dataclass(frozen=True)
class Door:
    """The way into a server: `first` is the address that it said, with the token.

    `cookie` is what a browser that opened it has, as `name=value`.
    """

    first: str
    cookie: str

    @property
    def url(self) -> str:
        """The plain address, with a slash at its end."""
        parts = urlsplit(self.first)
        return f"{parts.scheme}://{parts.netloc}/"

    @property
    def host(self) -> str:
        """The host that the address names, without the port."""
        return urlsplit(self.first).hostname or ""

    @property
    def port(self) -> int:
        """The port."""
        return urlsplit(self.first).port or 80

    def ask(
        self, path: str = "", data: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> bytes:
        """Ask for something as the page itself does; data is posted. Raises OSError, of which HTTPError is one."""
        own = {"Cookie": self.cookie, "Origin": self.url.rstrip("/")}
        asked = Request(f"{self.url}{path}", data, {**own, **(headers or {})})
        with urlopen(asked) as answer:
            found: bytes = answer.read()
        return found


def let_in(first: str) -> Door:
    """Open the first address that a server said. Raises PeerError if that does not let in."""
    parts = urlsplit(first)
    try:
        with closing(HTTPConnection(parts.hostname or "", parts.port or 80, timeout=60)) as asking:
            asking.request("GET", f"{parts.path}?{parts.query}")
            cookie = asking.getresponse().getheader("Set-Cookie") or ""
    except OSError as error:
        raise PeerError(f"the page's server does not answer: {error}") from None
    if not cookie:
        raise PeerError("the page's server does not let in by the address that it said")
    return Door(first, cookie.partition(";")[0])


@contextmanager
def served(
    shelf: str, *arguments: str, files: int = 0
) -> Iterator[tuple[Door, subprocess.Popen[str]]]:
    """Give the way into a page server with its own shelf, and its process. Raises PeerError if it does not start.

    `files` is how many files it may open, 0 for as many as this process may.
    """
    command = [sys.executable, "-m", "riyu", "page", "--no-open", "-q", "--port", "0"]
    command += ["--shelf", shelf, *arguments]
    limit = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)) if files else None
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=limit) as process:
        assert process.stdout is not None
        first = process.stdout.readline().strip()
        if not first:
            raise PeerError("the page's server did not start")
        try:
            yield let_in(first), process
        finally:
            process.terminate()
