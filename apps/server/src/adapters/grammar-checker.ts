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
  /** Has the thread get ready, so that the first who writes need not wait for it. */
  warmUp(): void;
  /** Ends the thread. Later checks cannot tell. */
  close(): Promise<void>;
}

export interface CheckOrder {
  text: string;
  knownWords: readonly string[];
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
  /** So many may wait; more are answered without marks. */
  maxWaiting?: number;
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
  maxWaiting = 20,
}: Options): GrammarChecker {
  const thread = openThread<CheckOrder, Correction[]>({
    module,
    workTimeout,
    idleTime: Infinity,
    maxWaiting,
    failed: (reason) =>
      log({ level: "warn", event: "grammar-checker-failed", ...errorFacts(reason) }),
  });
  let isReady = false;
  async function ask(order: CheckOrder, timeout: number): Promise<Correction[] | null> {
    try {
      const wait = isReady ? timeout : Math.max(timeout, loadTimeout);
      const marks = await thread.run(order, { timeout: wait });
      isReady ||= marks !== null;
      return marks;
    } catch {
      // It has failed in the log already, and the next one has to get ready.
      isReady = false;
      return null;
    }
  }
  return {
    check: (text, knownWords = []) => ask({ text, knownWords }, timeout),
    checkAndWait: (text, knownWords = []) => ask({ text, knownWords }, longTimeout),
    warmUp: () => void ask({ text: "Good morning.", knownWords: [] }, loadTimeout),
    close: thread.close,
  };
}
