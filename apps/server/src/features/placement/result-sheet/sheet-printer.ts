import type { Worker } from "node:worker_threads";
import { startThread } from "../../../adapters/start-thread";
import type { ResultSheet } from "./result-sheet";

export interface SheetOrder {
  id: number;
  sheet: ResultSheet;
}
export type DrawnSheet = { id: number; bytes: Uint8Array } | { id: number; problem: string };

export interface SheetPrinter {
  /** The sheet as PDF; null when too many wait for theirs. */
  print(sheet: ResultSheet): Promise<Uint8Array | null>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface Options {
  start?: () => Worker;
  /** Without work for so long, the thread ends and gives memory back. */
  idleTime?: number;
  /** How long the thread may work on one sheet, and on starting for the first. */
  workTime?: number;
  /** So many may wait. */
  maxWaiting?: number;
}

/**
 * Makes sheets in a thread of its own: the first takes a quarter of a second, each other about 25
 * ms, and rooms must not wait for it. The thread starts with the first sheet. One
 * that crashes, or works too long on a sheet, is replaced.
 */
export function createSheetPrinter({
  start = () => startThread("result-sheet.worker", import.meta.url),
  idleTime = 5 * 60_000,
  workTime = 20_000,
  maxWaiting = 20,
}: Options = {}): SheetPrinter {
  const waiting = new Map<
    number,
    { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
  >();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  function thread(): Worker {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.on("message", (drawn: DrawnSheet) => {
      if (worker !== started) return;
      const asked = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ("bytes" in drawn) asked?.resolve(drawn.bytes);
      else asked?.reject(new Error("The sheet could not be drawn.", { cause: drawn.problem }));
      if (waiting.size > 0) expectSheet();
      else after(idleTime, () => void end("Nobody asked for a sheet."));
    });
    started.on("error", (error) => lose(started, error));
    started.on("exit", () => lose(started, new Error("The thread that draws sheets has ended.")));
    return started;
  }

  const expectSheet = () => after(workTime, () => void end("A sheet took too long."));

  /** The one thing to do next, unless something else happens before. */
  function after(time: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, time).unref();
  }

  /** Another thread starts with the next sheet. */
  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    clearTimeout(timer);
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function end(reason: string): Promise<void> {
    const ended = worker;
    if (ended === null) return;
    lose(ended, new Error(reason));
    await ended.terminate();
  }

  return {
    print(sheet) {
      if (waiting.size >= maxWaiting) return Promise.resolve(null);
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const drawing = thread();
        if (waiting.size === 0) expectSheet();
        waiting.set(id, { resolve, reject });
        drawing.postMessage({ id, sheet } satisfies SheetOrder);
      });
    },
    close: () => end("The thread that draws sheets has ended."),
  };
}
