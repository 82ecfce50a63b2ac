"""Matches at Stones & Rivers: the bot as it is against the bot as it was, with sequential tests."""
