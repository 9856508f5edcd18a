import { createGatheredReading } from "../shared-reads/gathered-reading";
import { errorFacts, type Log } from "../observability/log";
import { openThread, type ThreadModule, threadModule } from "./thread";

/** Tells of a message how much it looks like an attack on people for what they are. */
export interface MessageClassifier {
  /**
   * From 0 to 1; null where it cannot be told in time. Never fails.
   *
   * @param timeout milliseconds that whoever asks will wait; as long as it takes, where none is said
   */
  hateIn(text: string, timeout?: number): Promise<number | null>;
  /** Ends the thread. Later questions are answered with null. */
  close(): Promise<void>;
}

export interface ClassifyOrder {
  texts: readonly string[];
}

interface Options {
  log: Log;
  module?: ThreadModule;
  /** How long the thread may work on what was asked at the same time. */
  workTimeout?: number;
  /** So many texts may wait; more are answered with null. */
  maxWaiting?: number;
}

const minute = 60_000;

/**
 * The network in a thread of its own, which starts with the first message and gives its memory back
 * when nobody talks. What is asked while it reads goes to it together.
 */
export function createMessageClassifier({
  log,
  module = threadModule("message-classifier.worker", import.meta.url),
  workTimeout = 2000,
  maxWaiting = 2000,
}: Options): MessageClassifier {
  const thread = openThread<ClassifyOrder, number[]>({
    module,
    workTimeout,
    idleTime: 10 * minute,
    // Readings are gathered, so these are those under way.
    maxWaiting: 4,
    failed: (reason) =>
      log({ level: "warn", event: "message-classifier-failed", ...errorFacts(reason) }),
  });
  let waiting = 0;
  const read = createGatheredReading(async (texts: readonly string[]) => {
    // It has failed in the log already.
    const scores = await thread.run({ texts }).catch(() => null);
    return scores ?? texts.map(() => null);
  });

  return {
    async hateIn(text, timeout) {
      if (waiting >= maxWaiting) return null;
      waiting += 1;
      const answer = read(text).finally(() => (waiting -= 1));
      if (timeout === undefined) return await answer;
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), timeout);
      });
      return await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
    },
    close: thread.close,
  };
}
