"""Who shows: clients that show what the server sends and know no rules."""
