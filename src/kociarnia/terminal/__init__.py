"""The terminal: the command line, and a match in plain lines."""
