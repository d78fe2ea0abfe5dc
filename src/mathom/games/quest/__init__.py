"""Middle-earth Quest."""
