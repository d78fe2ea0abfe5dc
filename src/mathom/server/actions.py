"""What the people at a table may do, and what the log says when they do it.

Each handler decides one kind of action: it refuses, or adds the entries to be stored to a
draft. It changes neither the table nor its match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mathom.bots import bot_names
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.kernel.match import Match, Prepared
from mathom.kernel.pending import MOST_FORCED
from mathom.protocol import (
    Action,
    Answer,
    AskAll,
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
from mathom.server.entries import Draft, LogEntry
from mathom.server.limits import Limits
from mathom.server.refusals import RequestRefused, refusal_of
from mathom.server.table import Table, write_outcomes
from mathom.server.tokens import new_id, plain_text


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts: a visitor, in one of the seats he holds."""

    visitor: str
    seat: int


class ActionHandler:
    """How an action of one kind is decided, and how it is recognised in the log.

    Attributes:
        decide: refuses it, or adds its entries to a draft.
        begins: the kinds that the first of its entries may have.
    """

    def __init__(self, decide: Callable[[Table, Actor, Any, Draft], None], *begins: str) -> None:
        """An action that is decided by `decide` and begins with an entry of one of `begins`."""
        self.decide: Final = decide
        self.begins: Final = begins


def decide(table: Table, actor: Actor, action: Action) -> list[LogEntry]:
    """The entries of an action, which is done once they are stored.

    Raises:
        RequestRefused: it may not be done now.
    """
    if table.chairs[actor.seat].visitor != actor.visitor:
        raise RequestRefused("not-your-seat")
    draft = Draft(table.number, actor.visitor, action.key)
    try:
        HANDLERS[type(action)].decide(table, actor, action, draft)
    except MathomError as error:
        raise refusal_of(error) from None
    return draft.entries


def choose(table: Table, actor: Actor, action: Choose, draft: Draft) -> None:
    """Take an option of the pending choice."""
    match = _current(table, action.version)
    if table.chairs[actor.seat].bot:
        raise RequestRefused("bot-plays")
    _add_choice(draft, match.prepare(action.option, actor.seat))


def choose_for_bot(table: Table, option: str, failed: str = "") -> list[LogEntry]:
    """Take the option that the bot has chosen, or a random one after it failed."""
    match = _playing(table)
    draft = Draft(table.number)
    _add_choice(draft, match.prepare(option, match.choice.seat), failed)
    return draft.entries


def complete(entries: list[LogEntry], table: Table) -> tuple[list[LogEntry], Table]:
    """Add what nobody has to be asked for to entries that lead to a table; and where that leads."""
    entries = entries.copy()
    for _ in range(MOST_FORCED):
        option = table.forced_option
        if option is None:
            break
        draft = Draft(table.number)
        _add_choice(draft, _playing(table).prepare(option, forced=True), forced=True)
        entries += draft.entries
        table = table.after(draft.entries)
    return entries, table


def take_back(table: Table, actor: Actor, action: TakeBack, draft: Draft) -> None:
    """Go back to an earlier choice, or ask the others whether one may."""
    match = _playing(table)
    free = _free_to(table, actor, action.to)
    if not (free and _only_bots_since(table, action.version)):
        _current(table, action.version)
    if not action.to < match.ply:
        raise RequestRefused("nothing-to-take-back", to=action.to, ply=match.ply)
    if free:
        draft.add("undo", {"ply": action.to}, match.prepare_undo(action.to))
        return
    if table.request is not None:
        raise RequestRefused("asked-already")
    waiting = sorted(table.other_people(actor.visitor))
    draft.add("asked", {"seat": actor.seat, "to": action.to, "waiting": waiting})


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
    return to == match.last_choice(actor.seat) - 1 and match.free_undo(actor.seat)


def _only_bots_since(table: Table, version: int) -> bool:
    """Whether all that has happened since a version are choices of bots, and forced ones.

    Who takes something back while bots play on means the same whatever they have done by then.
    """
    match = _playing(table)
    since = match.record.entries[version:]
    if not since or any(entry.seat < 0 for entry in since):
        return False
    people = [place for place, chair in enumerate(table.chairs) if not chair.bot]
    return all(match.last_choice(place) < since[0].ply for place in people)


def answer(table: Table, actor: Actor, action: Answer, draft: Draft) -> None:
    """Agree that somebody takes something back, or not; when all have agreed it is done."""
    match = _playing(table)
    request = table.request
    if request is None or request.number != action.asked or actor.seat not in request.waiting:
        raise RequestRefused("nothing-asked")
    if not action.agree:
        draft.add("declined", {"seat": actor.seat})
        return
    mine = sorted(request.waiting.intersection(table.seats_of(actor.visitor)))
    draft.add("agreed", {"seat": actor.seat, "seats": mine})
    if request.waiting.issubset(mine):
        draft.add("undo", {"ply": request.to}, match.prepare_undo(request.to))


def withdraw(table: Table, actor: Actor, action: Withdraw, draft: Draft) -> None:
    """Take a request back before everybody has answered it; the game stays as it is."""
    _playing(table)
    request = table.request
    if request is None or request.number != action.asked or request.seat != actor.seat:
        raise RequestRefused("nothing-asked")
    draft.add("withdrawn", {"seat": actor.seat})


def resign(table: Table, actor: Actor, action: Resign, draft: Draft) -> None:
    """Give up, which is meant whatever has happened meanwhile."""
    match = _playing(table)
    prepared = match.prepare_resign(actor.seat)
    draft.add("resigned", {"ply": match.ply, "seat": actor.seat}, prepared)


def chat(table: Table, actor: Actor, action: Chat, draft: Draft) -> None:
    """Say something to everybody at the table."""
    said = plain_text(action.text)
    if not said:
        raise RequestRefused("nothing-said")
    draft.add("chat", {"seat": actor.seat, "text": said})


def leave(table: Table, actor: Actor, action: Leave, draft: Draft) -> None:
    """Get up from a table that has not begun; when nobody is left it is abandoned."""
    if table.match is not None:
        raise RequestRefused("begun")
    draft.add("left", {"seat": actor.seat, "seats": table.seats_of(actor.visitor)})


def hand_over(table: Table, actor: Actor, action: HandOver, draft: Draft) -> None:
    """Let a bot play the seat until its holder takes it back."""
    _playing(table)
    if table.chairs[actor.seat].bot:
        raise RequestRefused("bot-plays")
    check_bot(table.game, action.bot)
    draft.add("handed-over", {"seat": actor.seat, "bot": action.bot})


def resume(table: Table, actor: Actor, action: Resume, draft: Draft) -> None:
    """Take the seat back from the bot."""
    if not table.chairs[actor.seat].bot:
        raise RequestRefused("you-play")
    draft.add("resumed", {"seat": actor.seat})


def ask_all(table: Table, actor: Actor, action: AskAll, draft: Draft) -> None:
    """Ask the holder of the seat, or do not, where there is only one possibility."""
    if table.chairs[actor.seat].ask_all != action.on:
        draft.add("ask-all", {"seat": actor.seat, "on": action.on})


def rematch(table: Table, actor: Actor, action: Rematch, draft: Draft) -> None:
    """Name the table where the same people will play again."""
    if table.status != "over":
        raise RequestRefused("not-over")
    if not table.rematch:
        draft.add("rematch", {"seat": actor.seat, "table": new_id()})


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


def _add_choice(
    draft: Draft, prepared: Prepared, failed: str = "", *, forced: bool = False
) -> None:
    made = prepared.entry
    body = {
        "ply": made.ply,
        "seat": made.seat,
        "option": made.text,
        "outcomes": write_outcomes(made),
    }
    if failed:
        body["failed"] = failed
    if forced:
        body["forced"] = True
    draft.add("choice", body, prepared)


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
    AskAll: ActionHandler(ask_all, "ask-all"),
    Rematch: ActionHandler(rematch, "rematch"),
    Leave: ActionHandler(leave, "left"),
}
"""Every kind of action."""
