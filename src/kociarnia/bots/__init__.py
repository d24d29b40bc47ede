"""Bots. They are given views, never states."""
