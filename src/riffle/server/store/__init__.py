"""What is kept: SQLite in one file, or PostgreSQL, behind the same few calls."""
