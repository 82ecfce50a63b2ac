"""River Dragons: five actions programmed at once in secret, stones and planks across a river, lengths judged by eye."""
