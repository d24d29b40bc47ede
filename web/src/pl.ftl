# Słowa samej strony.
app-name = Kociarnia
