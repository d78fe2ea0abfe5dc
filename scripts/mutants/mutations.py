"""The ways in which a module can be broken on purpose: one small change each, a mutant.

A mutant moves a border, negates or drops a condition, counts one too many, leaves out a
statement or an element, swaps arguments, or mistakes an id. What is no rule stays as it is:
annotations, docstrings, assertions, `__slots__`, the texts of errors, what `words` says to people,
the rules that a choice names, and what is read from data files.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
UNORDERED = {"min", "max", "isinstance"}
"""Whose arguments can be swapped without a difference, or without a sense."""
EVERYWHERE = {"state", "box", "reader"}
"""First arguments of half the functions: nobody takes them for the second without a crash."""

LEFT_ALONE = {"cast", "TypeVar", "super"}
READERS = {"reader", "record"}
TOLD = {"__repr__", "__hash__", "words"}
DECLARED = {"__slots__", "__match_args__", "rules"}
LONGEST = 100
AROUND = 40
"""How much of a long statement is told on either side of a change."""


@dataclass(frozen=True)
class Mutant:
    """One change of one module.

    Attributes:
        module: by which its key names the module, as in "duel.costs".
        function: the function it is in, with its class; "" outside of all.
        before: the statement as it is, without its body.
        after: the statement as it is changed.
        repeat: which of several it is that are told in the same words.
        lines: the first and the last line of the statement, without its body.
        digest: of the whole function, so that a result can be told from an older one.
        position: which of the module's mutants it is.
    """

    path: Path
    module: str
    function: str
    before: str
    after: str
    repeat: int
    lines: tuple[int, int]
    digest: str
    position: int

    @property
    def key(self) -> str:
        """Names the mutant wherever its lines have moved to."""
        again = f" ({self.repeat})" if self.repeat > 1 else ""
        return f"{self.module}:{self.function}: {self.before} => {self.after}{again}"


@dataclass(frozen=True)
class _Place:
    """Where a node hangs in the tree."""

    holder: ast.AST
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.index is None:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.index] = node


@dataclass(frozen=True)
class _Scope:
    """What a node lies in: functions and classes by name, the whole of it, its statement."""

    function: str
    whole: ast.AST
    statement: ast.AST
    returns: str = ""


def mutants(path: Path, module: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its source."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Mutant] = []
    digests: dict[ast.AST, str] = {}
    repeats: Counter[tuple[str, str, str]] = Counter()
    for position, (place, node, new, scope) in enumerate(_changes(tree)):
        if scope.whole not in digests:
            source = ast.unparse(scope.whole).encode()
            digests[scope.whole] = hashlib.sha256(source).hexdigest()[:12]
        before = _header(scope.statement)
        place.put(new)
        after = _header(new if node is scope.statement else scope.statement)
        place.put(node)
        named = (scope.function, *_shortened(before, after))
        repeats[named] += 1
        lines = _lines(scope.statement)
        digest = digests[scope.whole]
        found.append(Mutant(path, module, *named, repeats[named], lines, digest, position))
    return found


def broken(mutant: Mutant) -> CodeType:
    """The module's code with the mutant in it."""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    for position, (place, node, new, _) in enumerate(_changes(tree)):
        if position == mutant.position:
            place.put(ast.copy_location(new, node))
            break
    return compile(ast.fix_missing_locations(tree), str(mutant.path), "exec")


def _header(statement: ast.AST) -> str:
    """A statement in one line, without its body."""
    bare = copy.copy(statement)
    for field, empty in (("body", [ast.Pass()]), ("orelse", []), ("finalbody", []), ("cases", [])):
        if isinstance(getattr(bare, field, None), list):
            setattr(bare, field, empty)
    return ast.unparse(bare).strip().split("\n")[0]


def _lines(statement: ast.AST) -> tuple[int, int]:
    """The lines of a statement, without its body."""
    first = statement.pattern if isinstance(statement, ast.match_case) else statement
    assert isinstance(first, ast.stmt | ast.pattern)
    body = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if not body:
        return first.lineno, first.end_lineno or first.lineno
    inner = body[0].pattern if isinstance(body[0], ast.match_case) else body[0]
    return first.lineno, max(first.lineno, inner.lineno - 1)


def _shortened(before: str, after: str) -> tuple[str, str]:
    """Both sides of a change, told around the difference if they are long."""
    if max(len(before), len(after)) <= LONGEST:
        return before, after
    least = min(len(before), len(after))
    head = next((i for i in range(least) if before[i] != after[i]), least)
    tail = next((i for i in range(least - head) if before[-1 - i] != after[-1 - i]), least - head)
    start, end = max(0, head - AROUND), max(0, tail - AROUND)
    texts = [text[start : len(text) - end].strip() for text in (before, after)]
    return _clipped(texts[0]), _clipped(texts[1])


def _clipped(text: str) -> str:
    return text if len(text) <= 2 * LONGEST else f"{text[:LONGEST]}..."


def _changes(tree: ast.Module) -> Iterator[tuple[_Place, ast.AST, ast.AST, _Scope]]:
    """Every change: the place, what hangs there, what else could, and where it lies."""
    for index, statement in enumerate(tree.body):
        scope = _Scope("", statement, statement)
        yield from _within(_Place(tree, "body", index), statement, scope)


def _within(
    place: _Place, node: ast.AST, scope: _Scope
) -> Iterator[tuple[_Place, ast.AST, ast.AST, _Scope]]:
    if _idle(node, scope):
        return
    if isinstance(node, ast.stmt | ast.match_case):
        scope = _Scope(scope.function, scope.whole, node, scope.returns)
    old = ast.dump(node) if isinstance(node, ast.Call | ast.Tuple | ast.List) else ""
    for new in _variants(node, scope):
        if not old or ast.dump(new) != old:
            yield place, node, new, scope
    inner = scope
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        name = f"{scope.function}.{node.name}".removeprefix(".")
        returns = node.returns if isinstance(node, ast.FunctionDef) else None
        whole = scope.whole if isinstance(scope.whole, ast.FunctionDef) else node
        inner = _Scope(name, whole, node, ast.unparse(returns) if returns else "")
    for field in _fields(node):
        value = getattr(node, field)
        if isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield from _within(_Place(node, field, index), item, inner)
        elif isinstance(value, ast.AST):
            yield from _within(_Place(node, field, None), value, inner)


def _fields(node: ast.AST) -> tuple[str, ...]:
    """Where there is something to break below a node."""
    match node:
        case ast.FunctionDef():
            return ("args", "body")
        case ast.arguments():
            return ("defaults", "kw_defaults")
        case ast.ClassDef():
            return ("body",)
        case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
            return ("value",)
        case ast.Raise():
            return ()
        case ast.JoinedStr():
            return ("values",)
        case ast.FormattedValue():
            return ("value",)
        case _:
            return node._fields


def _idle(node: ast.AST, scope: _Scope) -> bool:
    """Whether nothing in here is a rule."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.pattern():
            return True
        case ast.Expr(value=ast.Constant()) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.FunctionDef(name=name):
            return name in TOLD
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            alias = isinstance(value, ast.Subscript | ast.BinOp) and name[1:].lower() != name[1:]
            return name in DECLARED or (not scope.function and alias and not name.isupper())
        case ast.Call(func=ast.Name(id=name)):
            return name in LEFT_ALONE
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
            return name in READERS
        case ast.Raise():
            return "NotImplementedError" in ast.dump(node)
    return False


def _variants(node: ast.AST, scope: _Scope) -> Iterator[ast.AST]:
    """What could stand in a node's place, each with one mistake."""
    if isinstance(node, ast.stmt):
        yield from _statements(node, scope)
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                yield _with(node, ops=[*ops[:i], COMPARED[type(op)](), *ops[i + 1 :]])
        case ast.BinOp(op=op) if type(op) in RECKONED:
            yield _with(node, op=RECKONED[type(op)]())
        case ast.BoolOp(op=op, values=values):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for i in range(len(values)):
                left = [*values[:i], *values[i + 1 :]]
                yield left[0] if len(left) == 1 else _with(node, values=left)
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.comprehension(ifs=ifs):
            for i in range(len(ifs)):
                yield _with(node, ifs=[*ifs[:i], *ifs[i + 1 :]])
        case ast.match_case():
            yield _with(node, guard=ast.Constant(False))
            if node.guard is not None:
                yield _with(node, guard=None)
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=str() as value) if value and " " not in value:
            yield ast.Constant(value + "?")
        case ast.Call():
            yield from _calls(node)
        case ast.Tuple(elts=elts) | ast.List(elts=elts) | ast.Set(elts=elts):
            if not isinstance(getattr(node, "ctx", None), ast.Store):
                for i in range(len(elts)):
                    yield _with(node, elts=[*elts[:i], *elts[i + 1 :]])
        case ast.Dict(keys=keys, values=values):
            for i in range(len(keys)):
                rest = [*values[:i], *values[i + 1 :]]
                yield _with(node, keys=[*keys[:i], *keys[i + 1 :]], values=rest)


def _statements(node: ast.stmt, scope: _Scope) -> Iterator[ast.AST]:
    """Statements left out or turned, conditions that always or never hold, wrong results."""
    match node:
        case ast.Expr(value=ast.Call(func=func)):
            if "super()" not in ast.unparse(func):
                yield ast.Pass()
        case ast.AugAssign(op=op):
            yield ast.Pass()
            if type(op) in RECKONED:
                yield _with(node, op=RECKONED[type(op)]())
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            if not scope.function.endswith("__init__"):
                yield ast.Pass()
        case ast.Raise() | ast.Continue() | ast.Delete() | ast.Return(value=None):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.If():
            yield from (_with(node, test=ast.Constant(value)) for value in (True, False))
        case ast.While():
            yield _with(node, test=ast.Constant(False))
        case ast.Return(value=ast.expr() as value):
            yield from (_with(node, value=new) for new in _results(value, scope.returns))


def _results(value: ast.expr, returns: str) -> Iterator[ast.expr]:
    """Wrong results of a function, by what it says it returns."""
    plain = isinstance(value, ast.Constant | ast.Compare | ast.UnaryOp)
    if returns == "bool" and not plain:
        yield ast.UnaryOp(ast.Not(), value)
    elif returns == "int" and not plain:
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif returns.startswith(("list[", "tuple[")) and len(getattr(value, "elts", "many")) > 1:
        empty = ast.List if returns.startswith("list[") else ast.Tuple
        yield empty([], ast.Load())
    elif returns.endswith("| None") and not plain:
        yield ast.Constant(None)


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    """Another function, or the same with two arguments swapped."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    args = node.args
    if name in RENAMED:
        yield _with(node, func=ast.Name(RENAMED[name], ast.Load()))
    for i in range(len(args) - 1):
        alike = type(args[i]) is type(args[i + 1]) is not ast.Starred
        told_apart = isinstance(args[i], ast.Name) and ast.unparse(args[i]) in EVERYWHERE
        if name not in UNORDERED and alike and not told_apart:
            yield _with(node, args=[*args[:i], args[i + 1], args[i], *args[i + 2 :]])


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A node like another but for some fields."""
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new
