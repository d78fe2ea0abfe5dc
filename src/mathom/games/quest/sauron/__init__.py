"""Q2 and Q7: Sauron's turn, step by step, and the finale."""
