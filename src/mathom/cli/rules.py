"""`mathom rules`: the ledger of a game, with the tests of each rule."""

from __future__ import annotations

import click

import mathom
from mathom.cli import completion
from mathom.cli.common import console, game_argument, json_option, lang_option, print_json
from mathom.cli.rule_tests import checkout, marked_tests
from mathom.locale import Messages

MOST_TESTS = 8
"""How many tests of a rule people are shown, so that it fits a screen; JSON has them all."""


@click.command()
@game_argument
@click.argument("id", default="", shell_complete=completion.rules)
@lang_option
@json_option
def rules(game: str, id: str, speech: Messages, as_json: bool) -> None:
    """Show the rules of GAME, a chapter or one rule.

    ID is a chapter such as D3 or a rule such as D3.4. In a source checkout each rule names
    the tests that hold it.
    """
    found = mathom.game(game).ledger(speech.lang).rules(id.strip().upper())
    top = checkout()
    tests = marked_tests(top) if top else {}
    if as_json:
        print_json(
            [{"id": rule.id, "text": rule.text, "tests": tests.get(rule.id, [])} for rule in found]
        )
        return
    out = console()
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            if chapter:
                out.print()
            chapter = rule.chapter
            out.print(f"{rule.id.partition('.')[0]} {chapter}", style="bold")
        out.print(f"{rule.id} {rule.text}")
        names = tests.get(rule.id, [])
        for test in names[:MOST_TESTS]:
            out.print(f"  {speech.say('command-test', test=test)}", style="dim")
        if len(names) > MOST_TESTS:
            more = speech.say("command-more-tests", count=len(names) - MOST_TESTS)
            out.print(f"  {more}", style="dim")
