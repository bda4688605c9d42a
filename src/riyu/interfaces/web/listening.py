"""Where the server listens: on this machine alone, or on addresses of it that others reach as well.

Takes addresses and names as they are typed; gives listening sockets, the addresses to open, and which hosts a request
may name. Knows no page and no token.
"""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass

from riyu.base.errors import UsageError

__all__ = ["HOME", "Listening", "listen", "plain_address"]

HOME = "127.0.0.1"
"""The address that only this machine itself reaches."""

_PORT = 8019
_NAME = re.compile(
    r"([\w-]+\.)*[A-Za-z][\w-]*", re.ASCII
)  # of a machine, not another way to write an address
_TRIES = 8  # free ports looked at until one is free on all addresses

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def plain_address(text: str) -> Address:
    """Give an address as text, in brackets or not, without its zone; an IPv4 one that IPv6 wraps is taken out.

    Raises ValueError for what is none.
    """
    found = ipaddress.ip_address(text.strip("[]").partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


@dataclass(frozen=True)
class Listening:
    """Sockets that listen at one port. `names` are what the server may be called besides the addresses it has."""

    sockets: tuple[socket.socket, ...]
    names: frozenset[str] = frozenset()

    @property
    def port(self) -> int:
        """The port."""
        return int(self.sockets[0].getsockname()[1])

    @property
    def is_for_others(self) -> bool:
        """Whether other machines may reach it."""
        return not all(one.is_loopback for one in self._bound)

    @property
    def _bound(self) -> list[Address]:
        return [plain_address(sock.getsockname()[0]) for sock in self.sockets]

    @property
    def url(self) -> str:
        """The address for this machine's own browser."""
        own = self._bound[0]
        if own.is_unspecified:
            own = plain_address(HOME if own.version == 4 or _takes_both(self.sockets[0]) else "::1")
        return self._url(own)

    @property
    def others_urls(self) -> list[str]:
        """The addresses for other machines' browsers: names first, then IPv4. Raises no error where none is known."""
        bound = self._bound
        versions = {one.version for one in bound if one.is_unspecified}
        if versions and _takes_both(self.sockets[0]):
            versions = {4, 6}
        found = [one for one in bound if not one.is_unspecified]
        found += [one for one in _machines_addresses() if one.version in versions]
        shown = dict.fromkeys(
            one for one in sorted(found, key=lambda a: (a.version, a)) if _is_for_others(one)
        )
        return [
            *(f"http://{name}:{self.port}/" for name in sorted(self.names)),
            *map(self._url, shown),
        ]

    def _url(self, address: Address) -> str:
        host = f"[{address}]" if address.version == 6 else str(address)
        return f"http://{host}:{self.port}/"

    def close(self) -> None:
        """Listen no more."""
        for sock in self.sockets:
            sock.close()


def listen(port: int | None, hosts: Sequence[str] = ()) -> Listening:
    """Listen at a port of this machine: the one asked for, else 8019 or, if that is taken, a free one.

    `hosts` are addresses of this machine, or names of it, which may be in addresses then; none: this machine alone.
    0.0.0.0 is all its IPv4 addresses, :: all it has. Raises UsageError if the port can't be had, or a host is not this
    machine.
    """
    wanted: dict[tuple[str, int], str] = {}
    names = set()
    for host in hosts or (HOME,):
        for place in _addresses_of(host):
            wanted.setdefault(place, host)
        if _NAME.fullmatch(host):
            names.add(host.lower())
    places = _without_covered(wanted)
    for wish in (_PORT, 0) if port is None else (port,):
        try:
            return Listening(_bind_all(places, wish), frozenset(names))
        except (OSError, OverflowError) as error:
            if port is not None:
                raise UsageError(f"port {port} can't be had: {error}") from None
    raise UsageError("no port can be had on this machine")


def _addresses_of(host: str) -> list[tuple[str, int]]:
    """Give the addresses that a host stands for, each with its zone's number."""
    try:
        found = socket.getaddrinfo(host.strip("[]"), None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise UsageError(_not_ours(host)) from None
    places = [(str(one[4][0]), int(one[4][3]) if len(one[4]) == 4 else 0) for one in found]
    if any(plain_address(place).is_multicast or place == "255.255.255.255" for place, _ in places):
        raise UsageError(_not_ours(host))
    return places


def _without_covered(wanted: dict[tuple[str, int], str]) -> dict[tuple[str, int], str]:
    """Leave out the addresses that one which stands for all of its kind covers."""
    for everywhere, versions in (("::", (4, 6)), ("0.0.0.0", (4,))):
        all_of = [place for place in wanted if place[0] == everywhere]
        if all_of:
            rest = [p for p in wanted if plain_address(p[0]).version not in versions]
            return {place: wanted[place] for place in (*all_of, *rest)}
    return wanted


def _bind_all(wanted: dict[tuple[str, int], str], port: int) -> tuple[socket.socket, ...]:
    """Listen at one port of several addresses; 0 is any that is free on all.

    Raises OSError, UsageError for an address that is not this machine's, by the host that it came from.
    """
    host = ""
    for attempt in range(_TRIES):
        sockets: list[socket.socket] = []
        try:
            for address, zone in wanted:
                host = wanted[address, zone]
                at = sockets[0].getsockname()[1] if sockets else port
                sockets.append(_bind(address, zone, at))
            return tuple(sockets)
        except OSError as error:
            for sock in sockets:
                sock.close()
            if error.errno == errno.EADDRNOTAVAIL:
                raise UsageError(_not_ours(host)) from None
            is_free_elsewhere = not port and sockets and error.errno == errno.EADDRINUSE
            if not is_free_elsewhere or attempt == _TRIES - 1:
                raise
    raise AssertionError


def _bind(address: str, zone: int, port: int) -> socket.socket:
    is_six = ":" in address
    sock = socket.socket(socket.AF_INET6 if is_six else socket.AF_INET, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_six:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(address != "::"))
        sock.bind((address, port, 0, zone) if is_six else (address, port))
        sock.listen()
    except BaseException:
        sock.close()
        raise
    return sock


def _takes_both(sock: socket.socket) -> bool:
    """Say whether a socket takes IPv4 connections besides IPv6 ones."""
    return sock.family == socket.AF_INET6 and not sock.getsockopt(
        socket.IPPROTO_IPV6, socket.IPV6_V6ONLY
    )


def _machines_addresses() -> list[Address]:
    """Give all addresses that this machine has."""
    import ifaddr

    found = []
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            text = one.ip if isinstance(one.ip, str) else one.ip[0]
            with contextlib.suppress(ValueError):
                found.append(plain_address(text))
    return found


def _is_for_others(address: Address) -> bool:
    """Say whether another machine's browser can open an address: link-local ones it can't name."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _not_ours(host: str) -> str:
    own = ", ".join(map(str, sorted(set(_machines_addresses()), key=lambda a: (a.version, a))))
    return f"--host {host[:60]}: this machine has no such address; it has {own}"
