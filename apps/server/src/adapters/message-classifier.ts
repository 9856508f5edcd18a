import { setTimeout as sleep } from "node:timers/promises";
import { errorFacts, type Log } from "../observability/log";
import { openThread, type ThreadModule, threadModule } from "./thread";

/**
 * Tells of messages how much they look like an attack on people for what they are: from 0 to 1, or
 * null where it cannot be told. Never fails.
 */
export interface MessageClassifier {
  /**
   * For whoever cannot wait for long.
   *
   * @param timeout milliseconds after which it is too late
   */
  hateIn(text: string, options: { timeout: number }): Promise<number | null>;
  /**
   * For whoever can: lets others go before, and rests as long as it works, so that it takes half a
   * core at most. Answers in the order of the texts.
   */
  hateInAll(texts: readonly string[]): Promise<readonly (number | null)[]>;
  /** Ends the thread. Later questions are answered with null. */
  close(): Promise<void>;
}

export interface ClassifyOrder {
  texts: readonly string[];
}

interface Options {
  log: Log;
  module?: ThreadModule;
  /** How long the thread may work on an order: it yields to everybody, so it may take long. */
  workTimeout?: number;
}

const minute = 60_000;

/** Texts of one order of those who can wait: some milliseconds of work. */
const mostAtOnce = 20;
const longestRest = 50;

/**
 * The network in a thread of its own, which starts with the first message and gives its memory back
 * when nobody talks.
 */
export function createMessageClassifier({
  log,
  module = threadModule("message-classifier.worker", import.meta.url),
  workTimeout = minute / 2,
}: Options): MessageClassifier {
  const thread = openThread<ClassifyOrder, number[]>({
    module,
    workTimeout,
    idleTime: 10 * minute,
    maxWaiting: 20,
    failed: (reason) =>
      log({ level: "warn", event: "message-classifier-failed", ...errorFacts(reason) }),
  });
  /** Null for all where it failed, which is in the log already. */
  const read = async (texts: readonly string[], options?: { timeout: number }) =>
    (await thread.run({ texts }, options).catch(() => null)) ?? texts.map(() => null);

  return {
    hateIn: async (text, options) => (await read([text], options))[0]!,
    async hateInAll(texts) {
      const scores: (number | null)[] = [];
      for (let done = 0; done < texts.length; done += mostAtOnce) {
        const began = performance.now();
        scores.push(...(await read(texts.slice(done, done + mostAtOnce))));
        const hasMore = done + mostAtOnce < texts.length;
        if (hasMore) await sleep(Math.min(performance.now() - began, longestRest));
      }
      return scores;
    },
    close: thread.close,
  };
}
