import type { Worker } from "node:worker_threads";
import { startThread } from "../../adapters/start-thread";
import type { ResultSheet } from "./result-sheet";

export interface SheetOrder {
  id: number;
  sheet: ResultSheet;
}
export type DrawnSheet = { id: number; bytes: Uint8Array } | { id: number; problem: string };

export interface SheetPrinter {
  /** The sheet as PDF. */
  print(sheet: ResultSheet): Promise<Uint8Array>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface Options {
  start?: () => Worker;
  /** Without work for so long, the thread ends and gives memory back. */
  idleTime?: number;
}

/**
 * Makes sheets in a thread of its own: the first takes a quarter of a second, each other about 25
 * ms, and rooms must not wait for it. The thread starts with the first sheet.
 */
export function createSheetPrinter({
  start = () => startThread("result-sheet.worker", import.meta.url),
  idleTime = 5 * 60_000,
}: Options = {}): SheetPrinter {
  const waiting = new Map<
    number,
    { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
  >();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function thread(): Worker {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.on("message", (drawn: DrawnSheet) => {
      const asked = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ("bytes" in drawn) asked?.resolve(drawn.bytes);
      else asked?.reject(new Error("The sheet could not be drawn.", { cause: drawn.problem }));
      if (waiting.size === 0) idle = setTimeout(() => void end(), idleTime).unref();
    });
    started.on("error", (error) => lose(started, error));
    started.on("exit", () => lose(started, new Error("The thread that draws sheets has ended.")));
    return started;
  }

  /** Another thread starts with the next sheet. */
  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    await worker?.terminate();
  }

  return {
    print(sheet) {
      clearTimeout(idle);
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread().postMessage({ id, sheet } satisfies SheetOrder);
      });
    },
    close: end,
  };
}
