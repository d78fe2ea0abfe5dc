"""People in front of the page: what they see by its name, and what they do.

    sam = Person(browser, server.url)
    sam.come()
    sam.play_against_a_bot()
    while not sam.is_over():
        sam.choose_on_the_board()

Everything is found as a screen reader would find it: by its role and by its name, in the words
of the Fluent files. A fault that the page reports to the browser's console fails whoever leaves.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

import mathom
from mathom.locale import LANGUAGES, messages

PATIENCE = 60_000
"""After how many milliseconds something that does not happen fails a test."""
ASKED = '[data-part="choices"]:has(h2):not(:has(ol [aria-disabled="true"]))'
"""Where something is asked that was not answered yet."""
DESKTOP = (1440, 900)
PHONE = (360, 740)
LOOKS = {
    f"{size} {lang} {theme}": (pixels, lang, theme == "dark")
    for size, pixels in (("wide", DESKTOP), ("phone", PHONE))
    for lang in LANGUAGES
    for theme in ("light", "dark")
}
"""Every way in which the page can look: how large, in which language, and whether it is dark."""
GONE = ("Failed to load resource", "WebSocket")
"""What a browser says of a server that is away."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Waits until what has measured its room is drawn in it."""

Size = tuple[int, int]


class Person:
    """Somebody with a browser of their own.

    Attributes:
        url: where the server is.
        touches: whether the screen is touched.
        page: the browser's page.
        said: everything that the page told the browser's console as a warning or a fault.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: str = "en",
        size: Size = DESKTOP,
        dark: bool = False,
        touch: bool = False,
        calm: bool = True,
        **context: Any,
    ) -> None:
        """Open a window that shows nothing yet.

        Args:
            browser: which one.
            url: where the server is.
            lang: which language the browser asks for.
            size: of the window.
            dark: whether the system is dark.
            touch: whether the screen is touched.
            calm: whether nothing is to move, which also spares tests the waiting.
            context: anything else that Playwright knows of a browser.
        """
        self.url = url
        self.touches = touch
        self._words = messages(lang)
        width, height = size
        self.window = browser.new_context(
            locale={"en": "en-GB", "ja": "ja-JP"}[lang],
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
            **context,
        )
        self.page: Page = self.window.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.said: list[str] = []
        self._forgiven: tuple[str, ...] = ()
        self.page.on("console", lambda line: self._hear(line.type, line.text))
        self.page.on("pageerror", lambda fault: self._hear("error", str(fault)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("warning", "error"):
            self.said.append(text)

    def leave(self) -> None:
        """Close the window; nothing may have gone wrong in it that was not expected."""
        self.window.close()
        unexpected = [
            text for text in self.said if not any(part in text for part in self._forgiven)
        ]
        assert not unexpected, unexpected

    def forgive(self, *parts: str) -> None:
        """Let the browser complain of something: a server that was away, a stale link."""
        self._forgiven += parts

    # Words and what is named by them.

    def say(self, key: str, **args: int | str) -> str:
        """What the page says, in this person's language."""
        return self._words.say(key, **args)

    def speak(self, lang: str) -> None:
        """Expect another language from now on."""
        self._words = messages(lang)

    def button(self, key: str, **args: int | str) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, **args: int | str) -> Locator:
        """A link by its words."""
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def region(self, key: str, **args: int | str) -> Locator:
        """A part of the page by its words."""
        return self.page.get_by_role("region", name=self.say(key, **args), exact=True)

    def heading(self, key: str, **args: int | str) -> Locator:
        """A heading by its words."""
        return self.page.get_by_role("heading", name=self.say(key, **args), exact=True)

    def dialog(self, name: str | re.Pattern[str] | None = None) -> Locator:
        """What lies over the page."""
        return self.page.get_by_role("dialog", name=name)

    def sees(self, text: str) -> None:
        """Wait until a text can be seen."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    # Coming and sitting down.

    def come(self, path: str = "/") -> None:
        """Open the page at an address, given from its top or in full.

        Whoever comes by an invitation takes its seat without a name.
        """
        self.page.goto(path if path.startswith("http") else self.url + path)
        if "#seat=" in path:
            nameless = self.button("page-welcome-nameless")
            expect(nameless.or_(self.page.locator("[data-part]")).first).to_be_visible()
            if nameless.is_visible():
                nameless.click()

    def of_game(self, game: str) -> Locator:
        """Where the start offers a game."""
        return self.page.get_by_role("article").filter(has=self.heading(f"{game}-name"))

    def quick_game(self, game: str = "duel", side: str = "") -> Locator:
        """The button that starts the quick game; where one chooses a side, with that side."""
        if side:
            name = self.say(f"{game}-start-{side}")
        elif any(each.id == game and each.players == (1,) for each in mathom.all_games()):
            name = self.say("page-home-play-alone")
        else:
            name = self.say("page-home-play-now", bot=self.say("page-player", name="greedy"))
        return self.of_game(game).get_by_role("button", name=name, exact=True)

    def guided_game(self, game: str = "duel") -> Locator:
        """The button that starts the guided game."""
        name = self.say("page-home-learn")
        return self.of_game(game).get_by_role("button", name=name, exact=True)

    def other_tables(self, game: str = "duel") -> Locator:
        """The button for other seats and variants."""
        name = self.say("page-home-other")
        return self.of_game(game).get_by_role("button", name=name, exact=True)

    def play_against_a_bot(self, game: str = "duel", side: str = "") -> None:
        """Start the quick game."""
        self.quick_game(game, side).click()
        self.is_asked()

    def set_table(self, game: str = "duel", **seats: str) -> None:
        """Set a table: every seat, such as `sauron`, is `me`, `person` or a bot's name."""
        self.other_tables(game).click()
        expect(self.dialog()).to_be_visible()
        players = self.dialog().get_by_label(self.say("page-new-players"))
        if players.count():
            players.select_option(str(len(seats)))
        for seat, sitter in seats.items():
            chosen = (
                self.say(f"page-new-seat-{sitter}")
                if sitter in ("me", "person")
                else self.say("page-new-seat-bot", bot=self.say("page-player", name=sitter))
            )
            self.dialog().get_by_label(self.seat(seat, game)).select_option(label=chosen)
        self.button("page-new-start").click()

    def seat(self, seat: str, game: str = "duel") -> str:
        """A seat as it is called."""
        name = self.say(f"{game}-seat-{seat}")
        return name[:1].upper() + name[1:]

    def invitation(self) -> str:
        """The link by which the free seat is taken."""
        found = self.region("page-table-invite").get_by_role("textbox")
        return found.input_value()

    @property
    def address(self) -> str:
        """Where the browser is, without what only this person may know."""
        return self.page.url.partition("#")[0]

    def close(self) -> None:
        """Close what lies over the page, by the keyboard."""
        self.page.keyboard.press("Escape")
        expect(self.dialog()).to_have_count(0)

    # At a table.

    @property
    def options(self) -> Locator:
        """Everything that may be chosen."""
        named = self.page.get_by_role("list", name=self.say("page-table-choices"), exact=True)
        return named.get_by_role("button")

    @property
    def lines(self) -> Locator:
        """What happened, line by line."""
        return self.page.get_by_role("log").get_by_role("listitem")

    @property
    def ending(self) -> Locator:
        """How the game ended."""
        return self.region("page-over")

    def is_asked(self) -> None:
        """Wait for this person's turn."""
        expect(self.options.first).to_be_visible()

    def is_here(self) -> None:
        """Wait until this person is asked, also where the options are folded away."""
        # A question that was answered already is shown until the answer has arrived.
        expect(self.page.locator(ASKED)).to_be_visible()

    def waits(self) -> None:
        """Wait until others are to choose."""
        expect(self.options).to_have_count(0)

    def is_over(self) -> bool:
        """Wait until this person is asked or the game is over; whether it is over."""
        expect(self.options.or_(self.ending).first).to_be_visible()
        return self.ending.is_visible()

    def choose(self, place: int = 0) -> None:
        """Choose an option from the list, and wait until it is done."""
        with self.doing():
            self.options.nth(place).click()

    def choose_by_keys(self) -> None:
        """Choose the first option by the keyboard alone, also where the options are folded away."""
        self.is_here()
        self.page.keyboard.press("c")
        self.is_asked()
        self.page.keyboard.press("1")

    def choose_on_the_board(self) -> None:
        """Take a card that may be taken, by clicks on the board; anything else from the list."""
        if not self.has_turn():
            self.choose()
            return
        with self.doing():
            self.free_cards.last.click()
            self.deeds.first.click()

    def has_turn(self) -> bool:
        """Whether a card is to be taken now, and not something else to be decided."""
        return self.heading("duel-prompt-turn").is_visible()

    @property
    def cards(self) -> Locator:
        """The cards of the chapter that lie face up, and may be taken or not."""
        group = self.page.get_by_role("group", name=self._of_chapter("page-duel-cards"))
        return group.get_by_role("button").filter(has_not_text=self._of_chapter("page-duel-back"))

    @property
    def free_cards(self) -> Locator:
        """Those that can be taken: a screen reader does not call them disabled."""
        return self.cards.and_(self.page.get_by_role("button", disabled=False))

    @property
    def covered_cards(self) -> Locator:
        """Those that cannot be taken."""
        return self.cards.and_(self.page.get_by_role("button", disabled=True))

    @property
    def deeds(self) -> Locator:
        """What the open card offers to do."""
        kinds = [self.say(f"duel-option-{kind}", card="|") for kind in ("play", "discard")]
        name = "|".join(re.escape(part) for kind in kinds for part in kind.split("|") if part[1:])
        return self.dialog().get_by_role("button", name=re.compile(name))

    def _of_chapter(self, key: str) -> re.Pattern[str]:
        return re.compile(re.escape(self.say(key, chapter=0)).replace("0", r"\d"))

    def doing(self) -> Doing:
        """Wait at the end of a context until the log tells of what was done in it."""
        return Doing(self.lines)

    def hears(self, line: str) -> None:
        """Wait until the log tells something."""
        expect(self.lines.filter(has_text=line).last).to_be_visible()

    def talk(self, text: str) -> None:
        """Say something to the table."""
        self.page.get_by_role("textbox", name=self.say("page-table-chat-say")).fill(text)
        self.button("page-table-chat-send").click()

    def open_menu(self) -> None:
        """Open what can be done with the table."""
        self.page.get_by_role("button", name=self.say("page-table-menu") + " …").click()

    def give_up(self) -> None:
        """Resign, and be sure."""
        self.open_menu()
        self.page.get_by_role("button", name=self.say("page-table-resign") + " …").click()
        self.button("page-table-resign-yes").click()
        expect(self.ending).to_be_visible()


class Doing:
    """Something that the log will tell of."""

    def __init__(self, lines: Locator) -> None:
        self._lines = lines
        self._before = 0

    def __enter__(self) -> None:
        self._before = self._lines.count()

    def __exit__(self, fault: type[BaseException] | None, *_: object) -> None:
        if fault is None:
            expect(self._lines).not_to_have_count(self._before)


class Cable:
    """The way to the server, which can be cut."""

    def __init__(self, person: Person) -> None:
        self.cut = False
        self._open: list[WebSocketRoute] = []
        person.page.route_web_socket("**/play", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        self._open.append(route)
        server = route.connect_to_server()
        route.on_message(lambda message: None if self.cut else server.send(message))
        server.on_message(lambda message: None if self.cut else route.send(message))

    def tear(self) -> None:
        """Let nothing pass any more, and have the browser notice."""
        self.cut = True
        for route in self._open:
            route.close()
        self._open.clear()

    def mend(self) -> None:
        """Let everything pass again."""
        self.cut = False
