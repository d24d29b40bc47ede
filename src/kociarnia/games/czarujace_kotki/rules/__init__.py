"""What may happen. Compiled; it knows neither wording nor bots."""
