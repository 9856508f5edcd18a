import type { Bus } from "../../bus/bus";
import { errorFacts, type Log } from "../../observability/log";

interface Deps<T> {
  read: () => Promise<T>;
  bus: Bus;
  log: Log;
  /** Milliseconds, however they are counted. */
  now: () => number;
}

/** Milliseconds after which what is known is read again, whatever the bus said. */
const shelfLife = 5000;
/** Where processes tell each other that something has changed. */
export const schoolTopic = "school";

/**
 * What everybody asks for and seldom changes, kept in memory. A change is known in this process at
 * once, in the others as soon as the bus says so, and where a word of it was lost within seconds.
 */
export function keepSettings<T>({ read, bus, log, now }: Deps<T>) {
  let known: { value: T; readAt: number } | null = null;
  let reading: Promise<T> | null = null;
  /** Rises with every change: a reading that began before it is no news. */
  let changes = 0;

  async function readAnew(): Promise<T> {
    const seen = changes;
    const value = await read();
    if (seen !== changes) return await readAnew();
    known = { value, readAt: now() };
    return value;
  }

  const startReading = (): Promise<T> => (reading ??= readAnew().finally(() => (reading = null)));

  /** Reads what has changed, while those who ask wait for it. */
  function forget(): void {
    changes += 1;
    known = null;
  }

  const stopListening = bus.listen(schoolTopic, forget);
  bus.onRestored(forget);

  return {
    /** What holds now. Reads the database seldom, so it may be asked for in a transaction. */
    async current(): Promise<T> {
      if (known === null) return await startReading();
      if (now() - known.readAt > shelfLife) {
        // Nobody waits for a reading that most likely brings the same.
        startReading().catch((error: unknown) =>
          log({ level: "warn", event: "settings-not-read", ...errorFacts(error) }),
        );
      }
      return known.value;
    },
    /** What is stored has changed: here, and everywhere else. */
    changed(): void {
      forget();
      bus.publish(schoolTopic, "");
    },
    close: stopListening,
  };
}
