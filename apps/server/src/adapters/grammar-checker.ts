import type { Worker } from "node:worker_threads";
import type { Correction } from "@saywell/contract";
import { errorFacts, type Log } from "../observability/log";
import { startThread } from "./start-thread";

/** Finds plain mistakes in English sentences. */
export interface GrammarChecker {
  /**
   * The mistakes of a text, in order, not overlapping. `knownWords` are never
   * misspelt. Never fails: where it cannot be told in time, there are none.
   */
  check(text: string, knownWords?: readonly string[]): Promise<Correction[]>;
  /**
   * The same for somebody who asked for just this: waits while the thread
   * loads. Null where it cannot be told, which is not the same as no mistakes.
   */
  checkPatiently(text: string, knownWords?: readonly string[]): Promise<Correction[] | null>;
  /** Ends the thread. Later checks find nothing. */
  close(): Promise<void>;
}

export interface CheckOrder {
  text: string;
  knownWords: readonly string[];
}
export type WorkerMessage = "ready" | { corrections: Correction[] };

interface Options {
  log: Log;
  startWorker?: () => Worker;
  /** How long somebody waits for an answer. */
  patience?: number;
  /** How long somebody waits who asked for nothing else. */
  longPatience?: number;
  /** How long the thread may work on one text. */
  workPatience?: number;
  /** How long the thread may take to be ready. */
  loadPatience?: number;
  /** Without work for so long, the thread ends and gives memory back. */
  idleTime?: number;
  /** How long a thread that could not start is left alone. */
  restTime?: number;
  /** So many may wait; more are answered without marks. */
  maxWaiting?: number;
}

interface Job extends CheckOrder {
  answer(corrections: Correction[] | null): void;
}

const minute = 60_000;

/**
 * Harper in a thread of its own, which starts with the first check. Whoever
 * asks while it loads is answered without marks when patience ends. A thread
 * that crashes, or works too long on one text, is replaced.
 */
export function createGrammarChecker({
  log,
  startWorker = startHarper,
  patience = 1500,
  longPatience = 10_000,
  workPatience = 1500,
  loadPatience = 30_000,
  idleTime = 10 * minute,
  restTime = minute,
  maxWaiting = 20,
}: Options): GrammarChecker {
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let state: "loading" | "ready" | "resting" | "closed" = "loading";
  let running: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function check(text: string, knownWords: readonly string[] = []): Promise<Correction[]> {
    return (await ask({ text, knownWords }, patience)) ?? [];
  }

  function checkPatiently(
    text: string,
    knownWords: readonly string[] = [],
  ): Promise<Correction[] | null> {
    return ask({ text, knownWords }, longPatience);
  }

  function ask(order: CheckOrder, wait: number): Promise<Correction[] | null> {
    if (state === "resting" || state === "closed" || waiting.length >= maxWaiting) {
      return Promise.resolve(null);
    }
    return new Promise((resolve) => {
      const job: Job = {
        ...order,
        answer(corrections) {
          clearTimeout(deadline);
          resolve(corrections);
        },
      };
      const deadline = setTimeout(() => {
        const place = waiting.indexOf(job);
        if (place !== -1) waiting.splice(place, 1);
        resolve(null);
      }, wait);
      waiting.push(job);
      advance();
    });
  }

  function advance(): void {
    if (worker === null && waiting.length > 0) return start();
    if (worker === null || state !== "ready" || running !== null) return;
    running = waiting.shift() ?? null;
    if (running === null) return after(idleTime, () => void end());
    const { text, knownWords } = running;
    worker.postMessage({ text, knownWords } satisfies CheckOrder);
    after(workPatience, () => fail("took too long for a text"));
  }

  function start(): void {
    state = "loading";
    const started = startWorker();
    worker = started;
    started.on("message", (message: WorkerMessage) => {
      if (worker !== started) return;
      if (message === "ready") state = "ready";
      else {
        running?.answer(message.corrections);
        running = null;
      }
      advance();
    });
    started.on("error", (error) => worker === started && fail(error));
    started.on("exit", () => worker === started && fail("ended by itself"));
    // A thread that waits for work keeps no process alive.
    started.unref();
    after(loadPatience, () => fail("took too long to start"));
  }

  /** Ends a thread that does not do its work; the next check starts another, unless none can. */
  function fail(reason: unknown): void {
    log({ level: "warn", event: "grammar-checker-failed", ...errorFacts(reason) });
    const neverWorked = state === "loading";
    void end();
    if (!neverWorked) return advance();
    for (const job of waiting.splice(0)) job.answer(null);
    state = "resting";
    after(restTime, () => (state = "loading"));
  }

  async function end(): Promise<void> {
    clearTimeout(timer);
    running?.answer(null);
    running = null;
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  /** The one thing to do next, unless something else happens before. */
  function after(time: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, time).unref();
  }

  async function close(): Promise<void> {
    state = "closed";
    for (const job of waiting.splice(0)) job.answer(null);
    await end();
  }

  return { check, checkPatiently, close };
}

const startHarper = () => startThread("grammar-checker.worker", import.meta.url);
