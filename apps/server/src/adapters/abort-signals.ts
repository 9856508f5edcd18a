/**
 * A signal that is aborted as soon as one of these is, or the time is up. In place of `AbortSignal.any`,
 * of which Node 20 forgets those that nothing else holds when it collects garbage: a request would then
 * have no time limit, and hear nothing of whoever left.
 *
 * @param after milliseconds
 * @returns `done` lets the timer and the listeners go, and must be called when nothing is waited for any more
 */
export function firstOf(
  signals: readonly (AbortSignal | undefined)[],
  after?: number,
): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const sources = signals.filter((signal) => signal !== undefined);
  const abort = (): void => {
    const reason: unknown = sources.find(({ aborted }) => aborted)?.reason;
    controller.abort(reason ?? new DOMException("The time is up.", "TimeoutError"));
  };
  const timer = after === undefined ? undefined : setTimeout(abort, after);
  for (const each of sources) each.addEventListener("abort", abort, { once: true });
  if (sources.some(({ aborted }) => aborted)) abort();
  return {
    signal: controller.signal,
    done() {
      clearTimeout(timer);
      for (const each of sources) each.removeEventListener("abort", abort);
    },
  };
}
