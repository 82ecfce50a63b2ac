"""What every game stands on: layout, rules in two speeds, actions, questions, facts, views, match, record.

Knows no game, no network and no disk but its own cache of compiled rules.
"""
