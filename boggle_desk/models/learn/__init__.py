"""What is learned, as the views see it: cards and questions, missed words, searches in the dictionary."""
