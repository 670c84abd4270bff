"""The score pad for Boggle with real cubes and real pencils (rule B30)."""
