"""The turn and the journey (S4 to S10, S22, S23)."""
