"""The prospector: a doubloon for whoever picks the card, and nothing for the others."""

from __future__ import annotations

from quayside.games.puerto_rico.rules.phase import BANK, Role, pay, privilege
from quayside.games.puerto_rico.state import PuertoRicoState


class Prospector(Role):
    def begin(self, state: PuertoRicoState) -> None:
        doubloons = privilege(state, state.picker)
        pay(state, BANK, state.picker, doubloons, "prospector", "puerto_rico.prospector.doubloon")
