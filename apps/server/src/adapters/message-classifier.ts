import { setTimeout as sleep } from "node:timers/promises";
import { createGatheredReading } from "../shared-reads/gathered-reading";
import { errorFacts, type Log } from "../observability/log";
import { openThread, type ThreadModule, threadModule } from "./thread";

/**
 * Tells of messages how much they look like an attack on people for what they are: from 0 to 1, or
 * null where it cannot be told. Never fails.
 */
export interface MessageClassifier {
  /**
   * For whoever will not wait.
   *
   * @param timeout milliseconds after which it is too late; as many as it takes, where none are said
   * @param mostBefore with more who wait already it would be too late
   */
  hateIn(text: string, options?: { timeout?: number; mostBefore?: number }): Promise<number | null>;
  /**
   * For whoever can wait: lets others go before, and rests as long as it works, so that it takes
   * half a core where very much is said. Answers in the order of the texts.
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
  /** How long the thread may work on what was asked at the same time. */
  workTimeout?: number;
}

const minute = 60_000;

/** Texts of one order of those who can wait: some milliseconds of work. */
const mostAtOnce = 20;
const longestRest = 50;

/**
 * The network in a thread of its own, which starts with the first message and gives its memory back
 * when nobody talks. What is asked while it reads goes to it together.
 */
export function createMessageClassifier({
  log,
  module = threadModule("message-classifier.worker", import.meta.url),
  workTimeout = 2000,
}: Options): MessageClassifier {
  const thread = openThread<ClassifyOrder, number[]>({
    module,
    workTimeout,
    idleTime: 10 * minute,
    // Orders of many texts each.
    maxWaiting: 20,
    failed: (reason) =>
      log({ level: "warn", event: "message-classifier-failed", ...errorFacts(reason) }),
  });
  let waiting = 0;
  const readAll = async (texts: readonly string[]): Promise<(number | null)[]> => {
    // It has failed in the log already.
    const scores = await thread.run({ texts }).catch(() => null);
    return scores ?? texts.map(() => null);
  };
  const read = createGatheredReading(readAll);

  return {
    async hateIn(text, { timeout, mostBefore = 50 } = {}) {
      if (waiting > mostBefore) return null;
      waiting += 1;
      const answer = read(text).finally(() => (waiting -= 1));
      if (timeout === undefined) return await answer;
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), timeout);
      });
      return await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
    },
    async hateInAll(texts) {
      const scores: (number | null)[] = [];
      for (let done = 0; done < texts.length; done += mostAtOnce) {
        const began = performance.now();
        scores.push(...(await readAll(texts.slice(done, done + mostAtOnce))));
        const hasMore = done + mostAtOnce < texts.length;
        if (hasMore) await sleep(Math.min(performance.now() - began, longestRest));
      }
      return scores;
    },
    close: thread.close,
  };
}
