"""The arena: bots play the same deals from every seat; ratings, intervals and a report follow from the matches."""

from kociarnia.arena.fixture import Fixture as Fixture
from kociarnia.arena.fixture import play as play
from kociarnia.arena.plan import Format as Format
from kociarnia.arena.plan import Plan as Plan
from kociarnia.arena.plan import draw_up as draw_up
from kociarnia.arena.results_folder import Folder as Folder
from kociarnia.arena.summary import Tally as Tally
from kociarnia.arena.summary import tally as tally
