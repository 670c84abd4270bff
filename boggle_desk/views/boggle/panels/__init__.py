"""What stands beside the dome in each phase of a round."""
