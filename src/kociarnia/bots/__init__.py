"""Bots. They are given views, never states."""

from kociarnia.bots.advice import Advice as Advice
from kociarnia.bots.advice import advise as advise
from kociarnia.bots.advice import gain as gain
from kociarnia.bots.base import Bot as Bot
from kociarnia.bots.by_name import LEVELS as LEVELS
from kociarnia.bots.by_name import make as make
from kociarnia.bots.by_name import names as names
from kociarnia.bots.by_name import offered as offered
from kociarnia.bots.by_name import parse as parse
