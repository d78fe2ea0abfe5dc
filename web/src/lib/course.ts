// The course of a finished game as a drawing: lines that rise step by step.

import type { Change } from "../protocol";

type Scale = (value: number) => number;

/** What a number was at a position. */
export function valueAt(changes: Change[], step: number): number {
  return changes.filter((change) => change.step <= step).at(-1)?.value ?? 0;
}

/** A number over the game as the path of an SVG: level, with a rise or fall at each change. */
export function stepPath(changes: Change[], last: number, x: Scale, y: Scale): string {
  const [first, ...others] = changes;
  if (!first) return "";
  const rises = others.map(({ step, value }) => `H${x(step)}V${y(value)}`);
  return `M${x(first.step)} ${y(first.value)}${rises.join("")}H${x(last)}`;
}

/**
 * Heights for labels that want to stand at these and need room between them.
 *
 * Those that would touch are moved apart around the middle of what they want, within `most`.
 */
export function apart(wanted: number[], room: number, most: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
  const heights = [...wanted];
  let groups = order.map((place) => [place]);
  const middle = (group: number[]) =>
    group.reduce((sum, place) => sum + wanted[place]!, 0) / group.length;
  const top = (group: number[]) => {
    const free = middle(group) - ((group.length - 1) * room) / 2;
    return Math.max(0, Math.min(free, most - (group.length - 1) * room));
  };
  for (let place = 0; place + 1 < groups.length;) {
    const [group, next] = [groups[place]!, groups[place + 1]!];
    if (top(group) + group.length * room <= top(next)) place += 1;
    else {
      groups = [...groups.slice(0, place), [...group, ...next], ...groups.slice(place + 2)];
      place = Math.max(0, place - 1);
    }
  }
  for (const group of groups) {
    for (const [row, place] of group.entries()) heights[place] = top(group) + row * room;
  }
  return heights;
}
