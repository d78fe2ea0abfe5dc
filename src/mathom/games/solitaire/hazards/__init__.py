"""The hazard hand (S11, S12, S19 to S21)."""
