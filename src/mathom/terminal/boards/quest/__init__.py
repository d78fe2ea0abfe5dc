"""Quest's drawing: the story, the ways on, the map by regions, Sauron's table, the heroes."""
