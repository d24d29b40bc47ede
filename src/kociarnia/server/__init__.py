"""Tables in the browser: the host of matches, its store, its wire and its addresses."""
