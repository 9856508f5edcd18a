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
 * What everybody asks for and seldom changes, kept in memory. A change is known in this process once
 * it is stored, in the others as soon as the bus says so, and where a word of it was lost within
 * seconds. Who asks never waits for a reading: it needs a connection, and all of them may be held by
 * transactions that ask.
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

  /** Reads what has changed; until then what was known holds. */
  async function refresh(): Promise<void> {
    try {
      await (reading ??= readAnew().finally(() => (reading = null)));
    } catch (error) {
      log({ level: "warn", event: "settings-not-read", ...errorFacts(error) });
    }
  }

  function outdated(): Promise<void> {
    changes += 1;
    if (known !== null) known.readAt = -Infinity;
    return refresh();
  }

  // oxlint-disable-next-line typescript/no-misused-promises -- it never fails, and tests wait for it
  const stopListening = bus.listen(schoolTopic, outdated);
  bus.onRestored(() => void outdated());

  return {
    /** Reads for the first time, before anybody asks. */
    async load(): Promise<void> {
      await readAnew();
    },
    /** What holds now, for transactions too. */
    current(): T {
      if (known === null) throw new Error("The settings are asked for before they were read.");
      // Nobody waits for a reading that most likely brings the same.
      if (now() - known.readAt > shelfLife) void refresh();
      return known.value;
    },
    /** What is stored has changed: here, and everywhere else. Not to be awaited in a transaction. */
    async changed(): Promise<void> {
      bus.publish(schoolTopic, "");
      await outdated();
    },
    close: stopListening,
  };
}
