"""The pages of the score pad for Boggle with real cubes."""
