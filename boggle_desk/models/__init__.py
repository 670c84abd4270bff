"""What Qt needs and no widget does: session, clock, item models."""
