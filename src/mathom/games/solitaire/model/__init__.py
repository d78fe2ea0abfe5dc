"""Components, state and view of the solitaire."""
