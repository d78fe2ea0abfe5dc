"""The drawing of the solitaire."""
