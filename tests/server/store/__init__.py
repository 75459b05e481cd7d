"""The store against a real Redis, and against one that fails."""
