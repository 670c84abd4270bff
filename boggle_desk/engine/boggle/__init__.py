"""The Boggle family of games."""
