"""The Lord of the Rings: Duel for Middle-earth."""
