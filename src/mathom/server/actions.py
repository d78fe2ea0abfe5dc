"""What the people at a table may do, and what the log says when they do it.

Each function decides one action: it refuses, or carries it out in the match and gives the
entries to be stored. Nothing of it may be shown before that; when storing fails, the table
is read anew from its log.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mathom.bots import bot_names
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.protocol import (
    Action,
    Answer,
    Chat,
    Choose,
    HandOver,
    Leave,
    Rematch,
    Resign,
    Resume,
    TakeBack,
    TakeBackInfo,
    Withdraw,
)
from mathom.server.entries import Body
from mathom.server.limits import Limits
from mathom.server.refusals import RequestRefused, refusal_of
from mathom.server.table import Table, write_outcomes
from mathom.server.tokens import new_id, plain_text

Draft = list[tuple[str, Body]]
"""Entries to be stored: their kinds and bodies, in order."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts: a visitor, in one of the seats he holds."""

    visitor: str
    seat: int


class ActionHandler:
    """How an action of one kind is decided, and how it is known again in the log.

    Attributes:
        decide: refuses it, or carries it out and gives its entries.
        begins: the kinds that the first of its entries may have.
    """

    def __init__(self, decide: Callable[[Table, Actor, Any], Draft], *begins: str) -> None:
        """An action that is decided so, and begins with an entry of one of these kinds."""
        self.decide: Final = decide
        self.begins: Final = begins


def draft(table: Table, actor: Actor, action: Action) -> Draft:
    """Carry out an action; give the entries that make it true once they are stored.

    Raises:
        RequestRefused: it may not be done now; the table is as it was.
    """
    if table.chairs[actor.seat].visitor != actor.visitor:
        raise RequestRefused("not-your-seat")
    try:
        return HANDLERS[type(action)].decide(table, actor, action)
    except MathomError as error:
        raise refusal_of(error) from None


def choose(table: Table, actor: Actor, action: Choose) -> Draft:
    """Take an option of the pending choice."""
    match = _current(table, action.version)
    if table.chairs[actor.seat].bot:
        raise RequestRefused("bot-plays")
    match.apply(action.option, actor.seat)
    return [_choice(match)]


def choose_for_bot(table: Table, option: str, failed: str = "") -> Draft:
    """Take the option that the bot which is asked has chosen, or the lot after it failed."""
    match = _playing(table)
    match.apply(option, match.choice.seat)
    kind, body = _choice(match)
    return [(kind, {**body, "failed": failed} if failed else body)]


def take_back(table: Table, actor: Actor, action: TakeBack) -> Draft:
    """Go back to an earlier choice, or ask the others whether one may."""
    match = _current(table, action.version)
    if not action.to < match.ply:
        raise RequestRefused("nothing-to-take-back", to=action.to, ply=match.ply)
    if _free_to(table, actor, action.to):
        match.undo(action.to)
        return [("undo", {"ply": action.to})]
    if table.request is not None:
        raise RequestRefused("asked-already")
    waiting = sorted(table.other_people(actor.visitor))
    return [("asked", {"seat": actor.seat, "to": action.to, "waiting": waiting})]


def may_take_back(table: Table, seat: int) -> TakeBackInfo | None:
    """What the holder of a seat may take back now: his own last choice, if he has made any."""
    match = table.match
    if match is None or match.over:
        return None
    last = match.last_choice(seat)
    if not last:
        return None
    actor = Actor(table.chairs[seat].visitor, seat)
    return {"to": last - 1, "free": _free_to(table, actor, last - 1)}


def _free_to(table: Table, actor: Actor, to: int) -> bool:
    """Whether a seat may go back so far without asking.

    Always where nobody else plays; else only its own last choice, while that has told nobody
    anything.
    """
    match = _playing(table)
    if not table.other_people(actor.visitor):
        return True
    return to == match.ply - 1 and match.free_undo(actor.seat)


def answer(table: Table, actor: Actor, action: Answer) -> Draft:
    """Agree that somebody takes something back, or not; when all have agreed it is done."""
    match = _playing(table)
    request = table.request
    if request is None or request.number != action.asked or actor.seat not in request.waiting:
        raise RequestRefused("nothing-asked")
    if not action.agree:
        return [("declined", {"seat": actor.seat})]
    mine = sorted(request.waiting.intersection(table.seats_of(actor.visitor)))
    agreed: Draft = [("agreed", {"seat": actor.seat, "seats": mine})]
    if request.waiting - set(mine):
        return agreed
    match.undo(request.to)
    return [*agreed, ("undo", {"ply": request.to})]


def withdraw(table: Table, actor: Actor, action: Withdraw) -> Draft:
    """Take a request back before everybody has answered it; the game stays as it is."""
    _playing(table)
    request = table.request
    if request is None or request.number != action.asked or request.seat != actor.seat:
        raise RequestRefused("nothing-asked")
    return [("withdrawn", {"seat": actor.seat})]


def resign(table: Table, actor: Actor, action: Resign) -> Draft:
    """Give up, which is meant whatever has happened meanwhile."""
    match = _playing(table)
    match.resign(actor.seat)
    return [("resigned", {"ply": match.ply, "seat": actor.seat})]


def chat(table: Table, actor: Actor, action: Chat) -> Draft:
    """Say something to everybody at the table."""
    said = plain_text(action.text)
    if not said:
        raise RequestRefused("nothing-said")
    return [("chat", {"seat": actor.seat, "text": said})]


def leave(table: Table, actor: Actor, action: Leave) -> Draft:
    """Get up from a table that has not begun; when nobody is left it is abandoned."""
    if table.match is not None:
        raise RequestRefused("begun")
    return [("left", {"seat": actor.seat, "seats": table.seats_of(actor.visitor)})]


def hand_over(table: Table, actor: Actor, action: HandOver) -> Draft:
    """Let a bot play the seat until its holder takes it back."""
    _playing(table)
    if table.chairs[actor.seat].bot:
        raise RequestRefused("bot-plays")
    check_bot(table.game, action.bot)
    return [("handed-over", {"seat": actor.seat, "bot": action.bot})]


def resume(table: Table, actor: Actor, action: Resume) -> Draft:
    """Take the seat back from the bot."""
    if not table.chairs[actor.seat].bot:
        raise RequestRefused("you-play")
    return [("resumed", {"seat": actor.seat})]


def rematch(table: Table, actor: Actor, action: Rematch) -> Draft:
    """Name the table where the same people will play with their sides swapped."""
    if table.status != "over":
        raise RequestRefused("not-over")
    if table.rematch:
        return []
    return [("rematch", {"seat": actor.seat, "table": new_id()})]


def check_length(table: Table, limits: Limits, action: Action | None = None) -> None:
    """Confirm that the log may grow; by what brings the game to its end it always may.

    Raises:
        RequestRefused: it is long enough.
    """
    if isinstance(action, Choose | Resign):
        return
    if table.number >= limits.entries_per_table:
        raise RequestRefused("log-full", most=limits.entries_per_table)
    if isinstance(action, Chat) and table.chats >= limits.chats_per_table:
        raise RequestRefused("log-full", most=limits.chats_per_table)


def check_bot(game: Game, bot: str) -> None:
    """Confirm that there is such a bot.

    Raises:
        RequestRefused: there is none.
    """
    known = bot_names(game)
    if bot not in known:
        raise RequestRefused("no-such-bot", game=game.id, known=", ".join(known))


def _choice(match: Match) -> tuple[str, Body]:
    """The entry of the choice that was just made."""
    made = match.record.entries[-1]
    return "choice", {
        "ply": made.ply,
        "seat": made.seat,
        "option": made.text,
        "outcomes": write_outcomes(made),
    }


def _playing(table: Table) -> Match:
    """The match, which must have begun and not be over."""
    if table.match is None:
        raise RequestRefused("not-begun")
    if table.match.over:
        raise RequestRefused("over")
    return table.match


def _current(table: Table, version: int) -> Match:
    """The match, which must stand where the actor saw it."""
    match = _playing(table)
    if version != match.version:
        raise RequestRefused("stale", yours=version, now=match.version)
    return match


HANDLERS: dict[type[Action], ActionHandler] = {
    Choose: ActionHandler(choose, "choice"),
    TakeBack: ActionHandler(take_back, "asked", "undo"),
    Answer: ActionHandler(answer, "agreed", "declined"),
    Withdraw: ActionHandler(withdraw, "withdrawn"),
    Resign: ActionHandler(resign, "resigned"),
    Chat: ActionHandler(chat, "chat"),
    HandOver: ActionHandler(hand_over, "handed-over"),
    Resume: ActionHandler(resume, "resumed"),
    Rematch: ActionHandler(rematch, "rematch"),
    Leave: ActionHandler(leave, "left"),
}
"""Every kind of action."""
