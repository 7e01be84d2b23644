"""Where tables and people are kept: SQLite by default, PostgreSQL by its URL. The log of a table only ever grows."""
