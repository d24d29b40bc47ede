"""Bots. They are given views, never states."""

from kociarnia.bots.advice import Advice as Advice
from kociarnia.bots.advice import advise as advise
from kociarnia.bots.base import Bot as Bot
from kociarnia.bots.base import make as make
from kociarnia.bots.base import names as names
from kociarnia.bots.base import parse as parse
