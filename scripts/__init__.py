"""What is run around the project: setting it up, locking what it needs, fuzzing."""
