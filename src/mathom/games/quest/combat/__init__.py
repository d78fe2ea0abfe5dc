"""Q5 and Q6: combat, from the first attack to damage and defeat."""
