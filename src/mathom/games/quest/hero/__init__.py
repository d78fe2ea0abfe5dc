"""Q3 and Q4: a hero's turn, step by step, and what heroes gain and bear."""
