/** Waits for work that cannot be ended, until it is done or the process stops. */
export async function untilStopped<T>(work: Promise<T>, stopped: AbortSignal): Promise<T> {
  stopped.throwIfAborted();
  let giveUp: () => void = () => {};
  const end = new Promise<never>((_, fail) => (giveUp = () => fail(stopped.reason as Error)));
  stopped.addEventListener("abort", giveUp);
  try {
    return await Promise.race([work, end]);
  } finally {
    stopped.removeEventListener("abort", giveUp);
  }
}
