"""The terminal client: every game on one screen, drawn from views alone."""
