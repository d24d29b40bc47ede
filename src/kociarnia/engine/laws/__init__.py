"""Laws that every game must obey, checked on random play.

1. The square commutes: redact(apply(s, m), p) equals apply(redact(s, p), m or blur(m)).
2. Legality leaks nothing: legal(redact(s, actor)) == legal(s).
3. Imagination fits: redact(imagine(v), p) == v; worlds play on; the dealer is fair.
4. redact is idempotent; copy shares nothing; load(dump(s)) equals s.
5. Every card is somewhere exactly once, in every state, view and world.
6. Every match ends (bound falls with every move), and its record replays to the same states.
7. A bot's choice depends on its view and dice only.
8. Compiled and interpreted play are identical.
"""

from kociarnia.engine.laws.broken import Broken as Broken
from kociarnia.engine.laws.law3_fair_dealer import check_dealer as check_dealer
from kociarnia.engine.laws.law6_every_match_ends import check_record as check_record
from kociarnia.engine.laws.law7_bots_see_views import check_bot as check_bot
from kociarnia.engine.laws.law8_fingerprint import fingerprint as fingerprint
from kociarnia.engine.laws.match_by_lot import ByLot as ByLot
from kociarnia.engine.laws.moody_players import Mood as Mood
from kociarnia.engine.laws.survey import Found as Found
from kociarnia.engine.laws.survey import survey as survey
from kociarnia.engine.laws.walk import walk as walk
