"""The room in which words are learned."""
