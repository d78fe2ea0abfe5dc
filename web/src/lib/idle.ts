// Doing what nobody waits for when nothing else is to be done.

/** Where a browser does not say when it is idle, it is by then. */
const BY_THEN = 2_000;

/** Do something when the browser is idle; the returned function calls it off. */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(act, { timeout: 2 * BY_THEN });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, BY_THEN);
  return () => clearTimeout(timer);
}
