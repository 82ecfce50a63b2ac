"""Opponents. They see a view, never the state; searches are written once over the contract."""
