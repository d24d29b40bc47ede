"""`python -m kociarnia` is `kociarnia`."""

from kociarnia.terminal.cli import main

main()
