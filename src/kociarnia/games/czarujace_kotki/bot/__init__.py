"""How a position is judged, for bots. Compiled."""
