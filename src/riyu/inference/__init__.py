"""Facts: what is held true of a position, each with what it rests on; and the rules that say them.

Takes `.rule` files, assertions and queries; gives rules, facts, and takes back what no longer stands. Knows no
moves' worth. Start with `rulebase.load_rules`; the language is described in `docs/formats.md`.
"""
