"""Who deals: the authoritative server of every table."""
