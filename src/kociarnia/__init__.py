"""Kociarnia, a house full of cats: five Polish card games about cats and dreams."""

from kociarnia import fast

__version__ = "0.1.0"

fast.install()
