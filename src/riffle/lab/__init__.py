"""The lab: thousands of bot games, tournaments and what they show."""
