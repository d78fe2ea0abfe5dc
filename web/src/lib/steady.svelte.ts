// What has not changed from one view to the next stays the same object, so that nothing is drawn anew for it.

/**
 * What was told next, with the parts of what was told before in place of those that equal them.
 *
 * Of lists that have become longer or shorter the beginnings and the ends are compared.
 */
export function shared<T>(before: unknown, next: T): T {
  if (before === next || !isComposed(before) || !isComposed(next)) return next;
  if (Array.isArray(next)) return Array.isArray(before) ? (sharedList(before, next) as T) : next;
  return Array.isArray(before) ? next : (sharedFields(before as Fields, next as Fields) as T);
}

/** What follows from what is told, the same object as long as it is equal, in whole and in parts. */
export function steady<T>(compute: () => T): { readonly current: T } {
  let last: T | undefined;
  const current = $derived.by(() => (last = shared(last, compute())));
  return {
    get current() {
      return current;
    },
  };
}

type Fields = Record<string, unknown>;

/** Whether it is a list or a record; nothing else is looked into. */
function isComposed(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function sharedList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const found = next.slice();
  const both = Math.min(before.length, next.length);
  let ahead = 0;
  while (ahead < both && take(ahead, ahead)) ahead += 1;
  if (ahead === next.length && ahead === before.length) return before;
  let behind = 1;
  while (behind <= both - ahead && take(-behind, -behind)) behind += 1;
  // What lies between has changed, but perhaps not all of it.
  for (let at = ahead + 1; at <= both - behind; at += 1) take(at, at);
  return found;

  /** Share an element with one of before, each counted from an end; whether they are the same now. */
  function take(of: number, at: number): boolean {
    const old = before.at(of);
    found[at < 0 ? found.length + at : at] = shared(old, next.at(at));
    return found.at(at) === old;
  }
}

function sharedFields(before: Fields, next: Fields): Fields {
  const found: Fields = {};
  const names = Object.keys(next);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    found[name] = shared(before[name], next[name]);
    same &&= Object.hasOwn(before, name) && found[name] === before[name];
  }
  return same ? before : found;
}
