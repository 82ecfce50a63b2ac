"""River Dragons."""
