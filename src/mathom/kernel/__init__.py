"""What every game shares: agenda, state, chance, match, record, ledger."""
