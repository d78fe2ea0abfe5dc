"""The bot that draws lots."""

from __future__ import annotations

from mathom.kernel.match import Seat
from mathom.kernel.option import Option


class Uniform:
    """Takes any option, each as likely as the next."""

    def choose(self, seat: Seat) -> Option:
        """An option by lot."""
        options = seat.options()
        return options[seat.chance.pick(len(options))]
