"""A board that lies on the table: its letters are typed, and all its words are found."""
