/**
 * Shares readings: whoever asks gets one that begins after they asked, together with everybody else
 * who asked meanwhile.
 */
export function createSingleFlight<T>(read: (key: string) => Promise<T>) {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  function start(key: string): Promise<T> {
    const reading = read(key).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  }

  return function ask(key: string): Promise<T> {
    const before = running.get(key);
    if (before === undefined) return start(key);
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const after = before
      .catch(() => {})
      .then(() => {
        next.delete(key);
        return start(key);
      });
    next.set(key, after);
    return after;
  };
}
