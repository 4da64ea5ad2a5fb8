"""Whole games of Lisboa, each chosen for what it shows."""

from __future__ import annotations

from .making import Collection, Wanted, more_or_less_careful

WANTED: dict[str, Wanted] = {}

LISBOA = Collection("lisboa", WANTED, more_or_less_careful, ordinary=16)
