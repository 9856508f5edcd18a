import type { Correction } from "@saywell/contract";
import { errorFacts, type Log } from "../observability/log";
import { openThread, type ThreadModule, threadModule } from "./thread";

/** Finds plain mistakes in English sentences. */
export interface GrammarChecker {
  /**
   * The mistakes of a text, in order, not overlapping. `knownWords` are never
   * misspelt. Never fails: null where it cannot be told in time, which is not the
   * same as no mistakes.
   */
  check(text: string, knownWords?: readonly string[]): Promise<Correction[] | null>;
  /** The same for somebody who asked for just this: waits longer. */
  checkAndWait(text: string, knownWords?: readonly string[]): Promise<Correction[] | null>;
  /** Ends the thread. Later checks cannot tell. */
  close(): Promise<void>;
}

export interface CheckOrder {
  text: string;
  knownWords: readonly string[];
  /** Milliseconds after which no other sentence of the text is begun. */
  budget: number;
}

interface Options {
  log: Log;
  module?: ThreadModule;
  /** How long somebody waits for an answer. */
  timeout?: number;
  /** How long somebody waits while the thread gets ready. */
  loadTimeout?: number;
  /** How long somebody waits who asked for nothing else. */
  longTimeout?: number;
  /** How long the thread may work on one text before it is ended: a new one takes seconds to get ready. */
  workTimeout?: number;
  /**
   * Milliseconds after which no other sentence of a text is begun. Harper takes 20 ms or more for a word
   * that it does not know, so a page of nonsense would keep it busy for seconds.
   */
  budget?: number;
  /** The same for a text that somebody handed over and nobody talks with: on a busy machine too it is read whole. */
  longBudget?: number;
  /** So many may wait; more are answered without marks. */
  maxWaiting?: number;
  /** The marks of so many texts are remembered: those of a talk are looked at again for a summary. */
  mostRemembered?: number;
}

/**
 * Harper, the rule bank and the tagger in a thread of their own, which stays once it has started:
 * without marks a first message would teach nothing. Whoever asks while it gets ready waits for it.
 */
export function createGrammarChecker({
  log,
  module = threadModule("grammar-checker.worker", import.meta.url),
  timeout = 1500,
  loadTimeout = 15_000,
  longTimeout = 20_000,
  workTimeout = 5000,
  budget = 700,
  longBudget = 3000,
  maxWaiting = 20,
  mostRemembered = 300,
}: Options): GrammarChecker {
  const thread = openThread<CheckOrder, Correction[]>({
    module,
    workTimeout,
    idleTime: Infinity,
    // It stays, so what it does not need is better given back.
    youngMegabytes: 12,
    maxWaiting,
    failed: (reason) =>
      log({ level: "warn", event: "grammar-checker-failed", ...errorFacts(reason) }),
  });
  let isReady = false;
  const remembered = new Map<string, Correction[]>();
  async function ask(order: CheckOrder, timeout: number): Promise<Correction[] | null> {
    const key = JSON.stringify([order.text, order.knownWords, order.budget]);
    const before = remembered.get(key);
    if (before !== undefined) return before;
    try {
      const wait = isReady ? timeout : Math.max(timeout, loadTimeout);
      const marks = await thread.run(order, { timeout: wait });
      isReady ||= marks !== null;
      if (marks === null) return null;
      if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value!);
      remembered.set(key, marks);
      return marks;
    } catch {
      // It has failed in the log already, and the next one has to get ready.
      isReady = false;
      return null;
    }
  }
  return {
    check: (text, knownWords = []) => ask({ text, knownWords, budget }, timeout),
    checkAndWait: (text, knownWords = []) =>
      ask({ text, knownWords, budget: longBudget }, longTimeout),
    close: thread.close,
  };
}
