"""Kociarnia, a house full of cats: five Polish card games about cats and dreams."""

from kociarnia import fast

__version__ = "0.2.0"

fast.install()
