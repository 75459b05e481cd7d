"""The command bafuda: one module a subcommand."""
