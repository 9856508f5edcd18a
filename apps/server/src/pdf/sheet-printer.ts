import { openThread, type ThreadModule } from "../adapters/thread";

export interface SheetPrinter<Sheet> {
  /** The sheet as PDF; null when too many wait for theirs. */
  print(sheet: Sheet): Promise<Uint8Array | null>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/**
 * Makes sheets in a thread of its own: the first takes a quarter of a second, each other about 25
 * ms, and rooms must not wait for it.
 */
export function createSheetPrinter<Sheet>(module: ThreadModule): SheetPrinter<Sheet> {
  const thread = openThread<Sheet, Uint8Array>({
    module,
    workTimeout: 20_000,
    idleTime: 5 * 60_000,
    maxWaiting: 20,
  });
  return { print: (sheet) => thread.run(sheet), close: thread.close };
}

/** A printed sheet as a file of this name. */
export function pdfFile(bytes: Uint8Array, name: string): File {
  // A copy, because a file is never of memory that threads share.
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}
