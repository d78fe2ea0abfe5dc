"""What a Quest is made of: its box, its state, and how both are read, written, checked and seen."""
