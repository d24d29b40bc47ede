# The page's own words.
app-name = Kociarnia
