"""The one place that turns events, refusals and rule ids into sentences, in every language of the house."""

from quayside.voice.rulebook import Chapter, Rule, Rulebook, rulebook, title
from quayside.voice.texts import VoiceError, languages
from quayside.voice.voice import Voice

__all__ = ["Chapter", "Rule", "Rulebook", "Voice", "VoiceError", "languages", "rulebook", "title"]
