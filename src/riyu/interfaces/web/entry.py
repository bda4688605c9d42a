"""Who is let in: whoever brings the server's token in a first address, and from then on the cookie that this gives.

Takes a folder that the token is kept in, addresses and cookies; gives addresses and cookies, and says yes or no. Knows
no server. A token is kept in a file that only its owner may read, so bookmarks and open pages outlive the server.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import re
import secrets
import stat
import time
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import unquote_plus, urlsplit

__all__ = [
    "PARAMETER",
    "TICKETS",
    "Entry",
    "kept_token",
    "new_token",
    "ticket_from",
    "without_token",
]

PARAMETER = "token"
"""What the token is called in an address."""

TICKETS = "/ticket"
"""The path that gives an address with a ticket to who was let in and asks by POST."""

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another when it is typed
_GROUPS, _LENGTH = 4, 4  # 31 ** 16: 79 bits
_TOKEN = re.compile("-".join([f"[{_LETTERS}]{{{_LENGTH}}}"] * _GROUPS))
_FILE = "token"
_COOKIE_AGE = 400 * 24 * 3600  # seconds: the most that browsers allow
_TICKET_AGE = 120.0  # seconds
_TICKETS = 8  # good at once


def new_token() -> str:
    """Give a new token: 79 bits of chance, in letters that can be typed."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(_GROUPS))
    return "-".join(groups)


def kept_token(folder: Path) -> str:
    """Give the token kept in a folder; a new one, kept there if that can be, if there is none or others may read it."""
    file = folder / _FILE
    with contextlib.suppress(OSError, UnicodeDecodeError):
        # without waiting: what is no file, such as a pipe, gives nothing
        with os.fdopen(os.open(file, os.O_RDONLY | os.O_NONBLOCK), "rb") as source:
            mode = os.fstat(source.fileno()).st_mode
            text = source.read(100).decode("ascii").strip()
        if stat.S_ISREG(mode) and not mode & 0o077 and _TOKEN.fullmatch(text):
            return text
    token = new_token()
    new = folder / f".{_FILE}.{secrets.token_hex(4)}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(f"{token}\n")
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
    except OSError:  # it holds for this run alone
        with contextlib.suppress(OSError):
            new.unlink()
    return token


def without_token(query: str) -> tuple[str, str | None]:
    """Give an address's query without its token, and the token; None if it has none."""
    others, token = [], None
    for field in query.split("&"):
        name, _, value = field.partition("=")
        if unquote_plus(name) == PARAMETER:
            token = unquote_plus(value)
        else:
            others.append(field)
    return "&".join(others), token


class Entry:
    """The door of a server at a port. `cookie_name` is another for each port, which browsers do not tell apart."""

    def __init__(self, token: str, port: int) -> None:
        self.token = token
        self.cookie_name = f"riyu-{port}"
        self._tickets: dict[str, float] = {}  # and until when each is good

    def address(self, url: str) -> str:
        """Give the first address for a server's plain one, such as `http://127.0.0.1:8019/`."""
        return f"{url}?{PARAMETER}={self.token}"

    def ticket(self, url: str) -> str:
        """Give an address that lets one browser in, once and soon.

        For handing to a browser: whoever lists this machine's processes reads what a browser was started with.
        """
        ticket = secrets.token_urlsafe(16)
        self._tickets[ticket] = time.monotonic() + _TICKET_AGE
        while len(self._tickets) > _TICKETS:
            del self._tickets[next(iter(self._tickets))]
        return f"{url}?{PARAMETER}={ticket}"

    def takes(self, said: str, *, is_owner: bool = True) -> bool:
        """Say whether a token lets in. A ticket does so once, and not who is known to be another than `is_owner`."""
        given = said.strip().lower().encode()
        if hmac.compare_digest(given, self.token.encode()):
            return True
        found = [one for one in self._tickets if hmac.compare_digest(said.encode(), one.encode())]
        if not found or not is_owner:
            return False
        return self._tickets.pop(found[0]) >= time.monotonic()

    @property
    def cookie(self) -> str:
        """The cookie that lets a browser in from now on, as its header says it."""
        return f"{self.cookie_name}={self.token}; Path=/; Max-Age={_COOKIE_AGE}; HttpOnly; SameSite=Strict"

    def admits(self, cookies: Iterable[str]) -> bool:
        """Say whether one of the cookies that a browser brought, header by header, lets in.

        It may have several of the name: who sets cookies for this machine may set one in front of ours.
        """
        found = False
        for header in cookies:
            for one in header.split(";"):
                name, _, value = one.strip().partition("=")
                if name == self.cookie_name:
                    found |= hmac.compare_digest(value.encode(), self.token.encode())
        return found


def ticket_from(first: str) -> str:
    """Give an address with a ticket from the server whose first address, with the token, is given.

    For opening its page from another program. Gives the first address itself if the server gives none.
    """
    parts = urlsplit(first)
    _, token = without_token(parts.query)
    entry = Entry(token or "", parts.port or 80)
    url = f"{parts.scheme}://{parts.netloc}"
    headers = {"Cookie": entry.cookie.partition(";")[0], "Origin": url}
    connection = HTTPConnection(parts.hostname or "", parts.port or 80, timeout=5)
    with contextlib.suppress(OSError, HTTPException), contextlib.closing(connection):
        connection.request("POST", TICKETS, headers=headers)
        answer = connection.getresponse()
        text = answer.read(1000).decode("utf-8", "replace").strip()
        if answer.status == 200 and text.startswith(f"{url}/?"):
            return text
    return first
