"""The games themselves: rules, positions, events, words. No Qt, no disk, no clock."""
