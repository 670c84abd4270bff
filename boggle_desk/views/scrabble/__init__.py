"""The crossword game's widgets: board, rack, bag, and the tiles that move between them."""
