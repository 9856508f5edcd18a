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
  /** The same for somebody who asked for just this: waits while the thread loads. */
  checkAndWait(text: string, knownWords?: readonly string[]): Promise<Correction[] | null>;
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
  /** How long somebody waits who asked for nothing else. */
  longTimeout?: number;
  /** How long the thread may work on one text. */
  workTimeout?: number;
  /** So many may wait; more are answered without marks. */
  maxWaiting?: number;
}

const minute = 60_000;

/**
 * Harper in a thread of its own. Whoever asks while it loads is answered
 * without marks when the time is up.
 */
export function createGrammarChecker({
  log,
  module = threadModule("grammar-checker.worker", import.meta.url),
  timeout = 1500,
  longTimeout = 20_000,
  workTimeout = 1500,
  maxWaiting = 20,
}: Options): GrammarChecker {
  const thread = openThread<CheckOrder, Correction[]>({
    module,
    workTimeout,
    idleTime: 10 * minute,
    maxWaiting,
    failed: (reason) =>
      log({ level: "warn", event: "grammar-checker-failed", ...errorFacts(reason) }),
  });
  const ask = (order: CheckOrder, timeout: number): Promise<Correction[] | null> =>
    // It has failed in the log already.
    thread.run(order, { timeout }).catch(() => null);
  return {
    check: (text, knownWords = []) => ask({ text, knownWords }, timeout),
    checkAndWait: (text, knownWords = []) => ask({ text, knownWords }, longTimeout),
    close: thread.close,
  };
}
