"""The history room: figures of players, how they grow, and the records of the table."""
