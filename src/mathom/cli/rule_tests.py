"""Which tests hold which rule, read from the tests of a source checkout."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import mathom

Function = ast.FunctionDef | ast.AsyncFunctionDef


def marked_tests(top: Path) -> dict[str, list[str]]:
    """The tests of a checkout that are marked with each rule, as pytest names them.

    They are read, not imported, so it needs neither pytest nor the tests' libraries.

    Args:
        top: the checkout.
    """
    found: dict[str, list[str]] = {}
    for path in sorted((top / "tests").rglob("test_*.py")):
        source = path.read_bytes()
        if b"mark.rule" not in source:
            continue
        try:
            module = ast.parse(source)
        except SyntaxError:
            continue  # somebody is writing it just now
        for name, rules in _marked(module.body, _module_rules(module)):
            for rule in rules:
                tests = found.setdefault(rule, [])
                test = f"{path.relative_to(top).as_posix()}::{name}"
                if test not in tests:
                    tests.append(test)
    return found


def checkout() -> Path | None:
    """The checkout that this package is run from, or None when it is installed elsewhere."""
    source = Path(mathom.__file__).resolve().parents[1]
    return source.parent if source.name == "src" and (source.parent / "tests").is_dir() else None


def _marked(body: Sequence[ast.stmt], inherited: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every test in `body` with the rules it is marked with, its class's included."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            for name, rules in _marked(node.body, inherited + _rules(node.decorator_list)):
                yield f"{node.name}::{name}", rules
        elif isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, inherited + _rules(node.decorator_list)


def _module_rules(module: ast.Module) -> list[str]:
    """The rules that `pytestmark` gives to every test of a module."""
    return [
        rule
        for node in module.body
        if isinstance(node, ast.Assign)
        and any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)
        for rule in _rules([node.value])
    ]


def _rules(expressions: Sequence[ast.expr]) -> list[str]:
    """The arguments of each `pytest.mark.rule(...)` in some expressions, however deep."""
    return [
        argument.value
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and _is_rule(node.func)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_rule(function: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule`."""
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
