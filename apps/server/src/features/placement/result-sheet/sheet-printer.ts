import { openThread, threadModule } from "../../../adapters/thread";
import type { ResultSheet } from "./result-sheet";

export interface SheetPrinter {
  /** The sheet as PDF; null when too many wait for theirs. */
  print(sheet: ResultSheet): Promise<Uint8Array | null>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/**
 * Makes sheets in a thread of its own: the first takes a quarter of a second, each other about 25
 * ms, and rooms must not wait for it.
 */
export function createSheetPrinter(): SheetPrinter {
  const thread = openThread<ResultSheet, Uint8Array>({
    module: threadModule("result-sheet.worker", import.meta.url),
    workTimeout: 20_000,
    idleTime: 5 * 60_000,
    maxWaiting: 20,
  });
  return { print: (sheet) => thread.run(sheet), close: thread.close };
}
