"""riyu (理由, *reason*): a Go program that plays by knowledge people can see and change, and says why.

Takes positions and games, gives decisions with their explanations. The layers, in order of dependency, are listed in
docs/architecture.md; this package itself holds only the version.
"""

__version__ = "0.1.0"
