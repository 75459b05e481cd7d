"""Who plays: bots that join over the same protocol as people."""
