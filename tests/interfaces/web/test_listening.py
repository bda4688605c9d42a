"""Where the server listens: at home unless told otherwise, at one port, on addresses of this machine alone."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from riyu.base.errors import UsageError
from riyu.interfaces.web import listening as listening_module
from riyu.interfaces.web.listening import Listening, listen, plain_address

OWN = ["127.0.0.1", "192.168.1.5", "10.0.0.7", "::1", "fe80::1", "fd00::2"]


@pytest.fixture(autouse=True)
def _addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine has the same addresses wherever the tests run."""
    own = [ip_address(text) for text in OWN]
    monkeypatch.setattr(listening_module, "_machines_addresses", lambda: own)


def listened(*hosts: str, port: int | None = 0) -> tuple[Listening, list[str]]:
    """Listen and stop; give it with the addresses that it was bound to."""
    found = listen(port, hosts)
    bound = [sock.getsockname()[0] for sock in found.sockets]
    assert len({sock.getsockname()[1] for sock in found.sockets}) == 1
    return found, bound


def has_six() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as sock:
            sock.bind(("::1", 0))
    except OSError:
        return False
    return True


needs_six = pytest.mark.skipif(not has_six(), reason="no IPv6 here")


def test_by_itself_only_this_machine_reaches_it() -> None:
    found, bound = listened()
    assert bound == ["127.0.0.1"] and not found.is_for_others
    assert found.url == f"http://127.0.0.1:{found.port}/" and found.others_urls == []
    found.close()


def test_all_addresses_are_told_to_type_in() -> None:
    found, bound = listened("0.0.0.0")
    assert bound == ["0.0.0.0"] and found.is_for_others
    assert found.url == f"http://127.0.0.1:{found.port}/"
    assert found.others_urls == [
        f"http://10.0.0.7:{found.port}/",
        f"http://192.168.1.5:{found.port}/",
    ]
    found.close()


@needs_six
def test_two_colons_are_all_addresses_of_both_kinds() -> None:
    found, bound = listened("::", "127.0.0.1", "0.0.0.0")
    assert bound == ["::"]
    assert (
        found.others_urls[-1] == f"http://[fd00::2]:{found.port}/" and len(found.others_urls) == 3
    )
    for family, to in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
        with socket.socket(family) as sock:
            sock.connect((to, found.port))
    found.close()


@needs_six
def test_several_addresses_share_a_port() -> None:
    found, bound = listened("127.0.0.1", "::1", "127.0.0.1")
    assert bound == ["127.0.0.1", "::1"] and not found.is_for_others
    found.close()


@needs_six
def test_an_address_of_ipv6_stands_in_brackets() -> None:
    for text in ("::1", "[::1]"):
        found, _ = listened(text)
        assert found.url == f"http://[::1]:{found.port}/"
        found.close()


def test_a_name_of_this_machine_may_be_in_addresses() -> None:
    found, bound = listened("LocalHost")
    assert found.names == {"localhost"} and set(bound) <= {"127.0.0.1", "::1"}
    assert f"http://localhost:{found.port}/" in found.others_urls
    found.close()


@pytest.mark.parametrize("text", ["127.0.0.1", "127.1", "0", "0x7f.1", "2130706433"])
def test_another_way_to_write_an_address_is_no_name(text: str) -> None:
    found, _ = listened(text)
    assert found.names == frozenset()
    found.close()


@pytest.mark.parametrize(
    "host",
    [
        *(
            "192.0.2.77",
            "no-such-machine.invalid",
            "",
            " ",
            "a b",
            "x" * 300,
            "é" * 70,
            "1.2.3.4.5",
        ),
        *("255.255.255.255", "224.0.0.1", "http://127.0.0.1/", "127.0.0.1:80", "%", "\0"),
    ],
)
def test_what_is_not_this_machine_is_refused_in_one_sentence(host: str) -> None:
    with pytest.raises(UsageError) as refused:
        listen(0, [host])
    said = str(refused.value)
    assert said.startswith("--host ") and "it has " in said and "\n" not in said


def test_of_several_hosts_the_wrong_one_is_named() -> None:
    with pytest.raises(UsageError, match=r"^--host 192\.0\.2\.77: "):
        listen(0, ["127.0.0.1", "192.0.2.77"])


def test_a_taken_port_is_refused_if_it_was_asked_for_and_else_another_taken() -> None:
    first = listen(0)
    with pytest.raises(UsageError, match=f"port {first.port} can't be had"):
        listen(first.port)
    first.close()
    usual = [listen(None), listen(None)]
    assert len({one.port for one in usual}) == 2
    for one in usual:
        one.close()


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("[::1]", "::1"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_an_address_is_read_however_it_is_wrapped(text: str, plain: str) -> None:
    assert str(plain_address(text)) == plain
