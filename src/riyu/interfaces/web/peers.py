"""Who is at the other end of a connection within this machine.

Takes the two ends' addresses; gives the user, where the system tells. Reads Linux's tables of connections.
"""

from __future__ import annotations

import ipaddress
import os
import socket
import struct
from pathlib import Path

from riyu.interfaces.web.listening import plain_address

__all__ = ["End", "is_another_user", "user_at"]

End = tuple[str, int]
"""An address and a port."""


def user_at(peer: End, own: End) -> int | None:
    """Give the number of the user whose program is at the peer's end; None for one that this machine does not know."""
    for name, is_six in (("tcp", False), ("tcp6", True)):
        try:
            wanted = [_written(end, is_six) for end in (peer, own)]
            with Path(f"/proc/net/{name}").open("rb") as table:
                for line in table:
                    fields = line.split(None, 8)
                    if fields[1:3] == wanted and len(fields) > 7:
                        return int(fields[7])
        except (OSError, ValueError):  # another system, or an address of the other kind
            continue
    return None


def is_another_user(peer: End | None, own: End | None) -> bool:
    """Say whether a peer is known to be another user of this machine than ours; its superuser may do all anyway."""
    if peer is None or own is None or not hasattr(os, "getuid"):
        return False
    user = user_at(peer, own)
    return user is not None and user not in (0, os.getuid())


def _written(end: End, is_six: bool) -> bytes:
    """Give an end as the tables have it: words of 32 bits in the machine's order, in hexadecimal."""
    found = plain_address(end[0])
    if is_six and isinstance(found, ipaddress.IPv4Address):
        found = ipaddress.ip_address(f"::ffff:{found}")
    packed = socket.inet_pton(socket.AF_INET6 if is_six else socket.AF_INET, str(found))
    words = struct.unpack(f"={len(packed) // 4}I", packed)
    return f"{''.join(f'{word:08X}' for word in words)}:{end[1]:04X}".encode()
