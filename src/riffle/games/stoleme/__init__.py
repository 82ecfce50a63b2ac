"""Stolemë: families of giants who throw rocks at each other and change the land. 2-4 players."""
