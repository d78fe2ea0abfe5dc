"""D2 Chapters and turns: laying out, taking a card or a Landmark, ending turn and chapter."""

from __future__ import annotations

from mathom.games.duel.alliances import set_off
from mathom.games.duel.box import GONE, SEATS, UNKNOWN
from mathom.games.duel.conquest import build_fortress
from mathom.games.duel.costs import card_price, chained, gain, pay, tile_price
from mathom.games.duel.ending import check_victory, counted
from mathom.games.duel.frames import EffectChoice, EffectStep, SideChoice, SideStep
from mathom.games.duel.state import Duel
from mathom.games.duel.symbols import DOUBLE_DISCARD, add_card, lose_card
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal


def available(state: Duel) -> tuple[int, ...]:
    """The slots whose card may be taken (D2.4)."""
    return state.box.layouts[state.chapter - 1].uncovered(state.left)


def begin_chapter(state: Duel, chance: Chance) -> None:
    """Lay out the next chapter and refill the Landmarks (D1.5, D2.1, D2.8)."""
    state.chapter += 1
    number = state.chapter - 1
    layout = state.box.layouts[number]
    state.left = (1 << len(layout.slots)) - 1
    state.emit("chapter", count=state.chapter)
    state.slots = [_draw_card(state, chance) if slot.face_up else UNKNOWN for slot in layout.slots]
    aside = list(state.aside)
    aside[number] = len(state.decks[number]) - state.slots.count(UNKNOWN)
    state.aside = tuple(aside)
    while len(state.tiles) < state.box.figures.face_up and len(state.tile_deck):
        tile, state.tile_deck = state.tile_deck.draw(chance)
        state.tiles = (*state.tiles, tile)
        state.emit("reveal-tile", tile=state.box.tiles[tile].id)


def _draw_card(state: Duel, chance: Chance) -> int:
    """Turn a card of this chapter face up: only now is it decided which one it is."""
    number = state.chapter - 1
    card, state.decks[number] = state.decks[number].draw(chance)
    return card


def play_card(state: Duel, seat: int, index: int, chain: bool) -> None:
    """Lay a card in the play area; its effects come next, then the tokens it sets off."""
    card = state.box.cards[index]
    tokens = set_off(state, seat, card.colour, chain)
    add_card(state.box, state.sides[seat], index)
    state.push(*card.frames[seat], *tokens)
    check_victory(state, seat)


class Turn(SideChoice):
    """Take a chapter card, to play or discard it, or take a Landmark (D2.3)."""

    __slots__ = ()
    kind = "turn"
    opens_turn = True
    rules = ("D2.3", "D2.4", "D2.5", "D2.7")

    def options(self, state: Duel) -> list[Option]:
        """Playing what can be paid, discarding anything available, Landmarks in reach."""
        box = state.box
        side = state.sides[self.seat]
        coins = side.coins
        cards = [state.slots[slot] for slot in available(state)]
        found = [box.play[card] for card in cards if card_price(side, box.cards[card]) <= coins]
        found.extend([box.discard[card] for card in cards])
        for tile in state.tiles:
            if tile_price(side, box.tiles[tile]) <= coins:
                found.append(box.landmark[tile])
        return found

    def refused(self, state: Duel) -> list[Refusal]:
        """What costs too much, and what lies covered."""
        box = state.box
        side = state.sides[self.seat]
        free = available(state)
        found: list[Refusal] = []
        for slot, index in enumerate(state.slots):
            if index < 0:
                continue
            if slot not in free:
                found.append(Refusal(box.play[index], "covered", "D2.4", {}))
                found.append(Refusal(box.discard[index], "covered", "D2.4", {}))
            elif (price := card_price(side, box.cards[index])) > side.coins:
                words: MessageArgs = {"price": price, "coins": side.coins}
                rule = "D3.4" if price > box.cards[index].coins else "D3.1"
                found.append(Refusal(box.play[index], "too-dear", rule, words))
        for tile in state.tiles:
            price = tile_price(side, box.tiles[tile])
            if price > side.coins:
                words = {"price": price, "coins": side.coins}
                found.append(Refusal(box.landmark[tile], "too-dear", "D3.7", words))
        return found

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        """Carry out the turn's one act; its end is put on the agenda below it."""
        state.push(EndTurn(self.seat))
        if option.kind == "landmark":
            self._landmark(state, option.value)
        else:
            slot = state.slots.index(option.value)
            state.slots[slot] = GONE
            state.left &= ~(1 << slot)
            if option.kind == "play":
                self._play(state, option.value)
            else:
                self._discard(state, option.value)

    def _play(self, state: Duel, index: int) -> None:
        card = state.box.cards[index]
        side = state.sides[self.seat]
        chain = chained(side, card)
        price = card_price(side, card)
        pay(state, self.seat, price)
        if chain:
            symbol = state.box.names["chain"][card.chain_from]
            state.emit("chain", seat=SEATS[self.seat], card=card.id, chain=symbol)
        else:
            state.emit("play", seat=SEATS[self.seat], card=card.id, price=price)
        play_card(state, self.seat, index, chain)

    def _discard(self, state: Duel, index: int) -> None:
        state.discard = (*state.discard, index)
        state.emit("discard", seat=SEATS[self.seat], card=state.box.cards[index].id)
        gain(state, self.seat, discard_income(state, self.seat))

    def _landmark(self, state: Duel, index: int) -> None:
        tile = state.box.tiles[index]
        side = state.sides[self.seat]
        price = tile_price(side, tile)
        pay(state, self.seat, price)
        state.emit("landmark", seat=SEATS[self.seat], tile=tile.id, price=price)
        state.tiles = tuple(other for other in state.tiles if other != index)
        side.tiles = (*side.tiles, index)
        tokens = set_off(state, self.seat, "landmark", False)
        state.push(*tile.frames[self.seat], *tokens)
        build_fortress(state, self.seat, tile.region)

    def problem(self, state: Duel) -> str:
        """It lies there alone, with something to take, and no other turn is promised."""
        known = all(state.slots[slot] != UNKNOWN for slot in available(state))
        if len(state.agenda) > 1 or not state.left or not known:
            return "duel-agenda-turn"
        return "duel-agenda-again" if state.again and not state.settings.stacked else ""

    def detail(self, state: Duel, option: Option) -> MessageArgs:
        """What it costs or brings."""
        side = state.sides[self.seat]
        if option.kind == "discard":
            return {"gain": discard_income(state, self.seat)}
        if option.kind == "landmark":
            return {"price": tile_price(side, state.box.tiles[option.value])}
        card = state.box.cards[option.value]
        if chained(side, card):
            return {"chain": state.box.names["chain"][card.chain_from]}
        return {"price": card_price(side, card)}


def discard_income(state: Duel, seat: int) -> int:
    """Coins for a discarded card: the chapter's number, doubled by a token (D2.5, D6.15)."""
    double = state.sides[seat].powers & DOUBLE_DISCARD
    return state.chapter * 2 if double else state.chapter


class EndTurn(SideStep):
    """Reveal what lies open now, end the chapter if it is over, pass the turn (D2.2, D2.6)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        """Whoever may take another turn does, even into the next chapter (D2.2)."""
        if not state.left:
            if state.chapter == len(state.box.layouts):
                state.finish(counted(state))
                return
            begin_chapter(state, chance)
        else:
            for slot in available(state):
                if state.slots[slot] == UNKNOWN:
                    card = _draw_card(state, chance)
                    state.slots[slot] = card
                    state.emit("reveal-card", card=state.box.cards[card].id)
        if state.again:
            state.again -= 1
            state.push(Turn(self.seat))
        else:
            state.push(Turn(1 - self.seat))


def turn_follows(state: Duel) -> bool:
    """Whether another turn after this one can be promised.

    Not a second one unless they add up (D9.7, D10.3), and none once the last card of the last
    chapter is taken (D9.8).
    """
    if state.again and not state.settings.stacked:
        return False
    return state.left != 0 or state.chapter < len(state.box.layouts)


def promise_turn(state: Duel, seat: int) -> None:
    """Let the side on turn take another one after this."""
    state.again += 1
    state.emit("again", seat=SEATS[seat])


class Again(EffectStep):
    """Another turn after this one (D2.2): asked for where it may be declined (D9.6)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        """Let the side decide, or promise the turn."""
        if not turn_follows(state):
            return
        if self.by in state.settings.declinable:
            state.push(AcceptTurn(self.seat, self.by))
        else:
            promise_turn(state, self.seat)


class AcceptTurn(EffectChoice):
    """Take another turn after this one, or decline (D2.2, D9.6)."""

    __slots__ = ()
    kind = "again"
    rules = ("D9.6", "D9.7")

    def open(self, state: Duel) -> bool:
        """Only if it can be promised."""
        return turn_follows(state)

    def options(self, state: Duel) -> list[Option]:
        return self.or_pass(state, [state.box.again])

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        """Promise the turn, or tell that it is declined."""
        if option.kind == "again":
            promise_turn(state, self.seat)
        else:
            state.emit("decline", seat=SEATS[self.seat])


class Search(EffectStep):
    """Look through the discard: the cards set aside become known to the searcher (D9.17)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        """Decide which cards were set aside, tell the searcher, and let him choose."""
        mask = 1 << self.seat
        peeked = [(card, seen | mask) for card, seen in state.peeked]
        for number, count in enumerate(state.aside):
            for _ in range(count):
                card, state.decks[number] = state.decks[number].draw(chance)
                peeked.append((card, mask))
        state.aside = (0,) * len(state.aside)
        state.peeked = tuple(peeked)
        state.emit("search", seat=SEATS[self.seat])
        names = [state.box.cards[card].id for card, _ in peeked]
        if names:
            state.emit_to((self.seat,), "peek", card=names)
        state.push(Fetch(self.seat, self.by))


class Fetch(EffectChoice):
    """Play a card from the discard for free (D9.17)."""

    __slots__ = ()
    kind = "fetch"
    public = False
    rules = ("D9.17",)

    def open(self, state: Duel) -> bool:
        """Only if there is any card."""
        return bool(state.discard or state.peeked)

    def options(self, state: Duel) -> list[Option]:
        """Every card of the discard."""
        fetch = state.box.fetch
        found = [fetch[card] for card in state.discard]
        found.extend([fetch[card] for card, _ in state.peeked])
        return self.or_pass(state, found)

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        """Play it: it sets off tokens of its colour, but it is not chained."""
        if option.kind == "pass":
            return
        index = option.value
        state.discard = tuple(card for card in state.discard if card != index)
        state.peeked = tuple(item for item in state.peeked if item[0] != index)
        state.emit("fetch", seat=SEATS[self.seat], card=state.box.cards[index].id)
        play_card(state, self.seat, index, False)

    def problem(self, state: Duel) -> str:
        """Every card that was set aside has been seen."""
        unseen = any(state.aside) or any(not s >> self.seat & 1 for _, s in state.peeked)
        return "duel-agenda-search" if unseen else ""


class Strip(EffectChoice):
    """Discard a grey card of the opponent, as Isengard does (D2.14, D9.16)."""

    __slots__ = ()
    kind = "strip"
    rules = ("D2.14", "D9.16")

    def open(self, state: Duel) -> bool:
        """Only if the opponent has one."""
        return bool(self._grey(state))

    def options(self, state: Duel) -> list[Option]:
        """The opponent's grey cards."""
        return self.or_pass(state, [state.box.strip[card] for card in self._grey(state)])

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        """Lay it on the discard."""
        if option.kind == "strip":
            lose_card(state.box, state.sides[1 - self.seat], option.value)
            state.discard = (*state.discard, option.value)
            card = state.box.cards[option.value].id
            state.emit("strip", seat=SEATS[self.seat], card=card)

    def _grey(self, state: Duel) -> list[int]:
        cards = state.box.cards
        return [c for c in state.sides[1 - self.seat].cards if cards[c].colour == "grey"]
