"""What the cards of Quest do: the effects that data files can name, and what they are made of."""
