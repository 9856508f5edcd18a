import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { ThreadModule } from "../adapters/thread";

/**
 * Threads of a test's own making, in the file of tests that calls this: of a module whose source is
 * given, and all that were started in the test.
 */
export function testThreads(): {
  moduleOf: (source: string) => Promise<ThreadModule>;
  started: Worker[];
} {
  let place: string;
  let count = 0;
  const started: Worker[] = [];
  const note = (worker: Worker) => void started.push(worker);
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "saywell-threads-"));
  });
  beforeEach(() => {
    started.length = 0;
    process.on("worker", note);
  });
  afterEach(() => void process.off("worker", note));
  afterAll(() => rm(place, { recursive: true }));
  return {
    started,
    async moduleOf(source) {
      count += 1;
      const filename = join(place, `${count}.mjs`);
      await writeFile(filename, source);
      return { filename };
    },
  };
}

/** Settles when the thread is gone. */
export const exitOf = (worker: Worker): Promise<unknown> =>
  worker.threadId === -1 ? Promise.resolve() : new Promise((done) => worker.once("exit", done));
