"""What a person sees, made from views only."""
