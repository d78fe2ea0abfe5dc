"""One match between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.game import Game
from mathom.kernel.match import Match


def play_match(
    game: Game, seats: Sequence[str], seed: int | str, settings: Mapping[str, str] | None = None
) -> Match:
    """Play a match between bots to its end.

    Every bot is made for this match and draws from a stream of its own, so the seed alone
    determines the match, whatever was played before in this process.

    Args:
        game: what is played.
        seats: the bot of each seat, in the order of the seat names.
        seed: what determines chance.
        settings: values for settings that are not to have their default.

    Raises:
        MathomError: the seats, the seed, a setting or a bot's name cannot be.
    """
    match = game.start(seats, seed, settings)
    players = [
        (make_bot(game, name), match.seat(index, Seeded(match.seed, f"bot-{index}")))
        for index, name in enumerate(seats)
    ]
    while not match.over:
        bot, seat = players[match.choice.seat]
        match.apply(bot.choose(seat))
    return match
