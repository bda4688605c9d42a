"""`riyu styles`: the opponents that riyu can be.

Takes options; gives a table. Knows no weights: `riyu.player.style` does.
"""

from __future__ import annotations

from riyu.interfaces.cli.options import Json
from riyu.interfaces.cli.output import Output

__all__ = ["EXAMPLES", "styles"]

EXAMPLES = """
riyu styles          names and what they like
riyu styles --json   with all weights
"""


def styles(as_json: Json = False) -> None:
    """List the styles that `--style` takes by name."""
    from riyu.player.style import load_style, style_names

    output = Output(as_json)
    found = [load_style(name) for name in style_names()]
    value = [
        {
            "name": style.name,
            "title": style.title,
            "about": style.about,
            "learned": style.weights.learned,
            "qualities": dict(style.weights.qualities),
            "weights": dict(style.weights.purposes),
        }
        for style in found
    ]
    rows = [[style.name, style.title, style.about] for style in found]
    output.give(output.table(("name", "title", "about"), rows), value)
