"""What GTP says of unconditional life and territory."""

from __future__ import annotations

from .test_gtp_session import follow, session


def test_unconditional_status_answers_in_gnu_gos_words() -> None:
    follow(
        """
        > gogui-setup b A2 b B2 b C2 b D2 b B1
        =
        > unconditional_status A1
        = undecided
        > gogui-setup b D1
        =
        > unconditional_status A1
        = black_territory
        > unconditional_status D2
        = alive
        > unconditional_status E5
        = undecided
        > gogui-setup w F1 b E2 b F2 b G2 b G1
        =
        > unconditional_status F1
        = dead
        > unconditional_status
        ? invalid coordinate: none given, expected a vertex such as Q16
        > unconditional_status K1
        ? invalid coordinate: point 'K1' is not on a 9x9 board
        """,
        session(),
    )
