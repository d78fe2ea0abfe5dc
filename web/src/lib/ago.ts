// How long ago something was, in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** The time between two moments in seconds, told from the second. */
export function ago(lang: string, then: number, now = Date.now() / 1_000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", seconds + 1];
  return format.format(-Math.floor(seconds / length), unit);
}
