"""What can be won at a site (S15 to S18)."""
