import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import type { ResultSheet } from "./result-sheet";
import { createSheetPrinter, type DrawnSheet } from "./sheet-printer";

const sheet = {} as ResultSheet;

/** Draws only what it is told to, and never quite ends. */
class SlowThread extends EventEmitter {
  readonly terminate = vi.fn(() => new Promise<number>(() => {}));
  postMessage(): void {}
  draw(id: number): void {
    this.emit("message", { id, bytes: new Uint8Array([id]) } satisfies DrawnSheet);
  }
}

function open(options: { idleTime?: number; workTime?: number; maxWaiting?: number }) {
  const threads: SlowThread[] = [];
  const start = () => {
    const thread = new SlowThread();
    threads.push(thread);
    return thread as unknown as Worker;
  };
  return { printer: createSheetPrinter({ start, ...options }), threads };
}

test("as many may wait as are allowed, and nobody more until one is served", async () => {
  const { printer, threads } = open({ maxWaiting: 2 });
  const first = printer.print(sheet);
  const second = printer.print(sheet);
  expect(await printer.print(sheet)).toBeNull();
  threads[0]!.draw(1);
  expect(await first).toEqual(new Uint8Array([1]));
  const third = printer.print(sheet);
  for (const id of [2, 3]) threads[0]!.draw(id);
  expect(await Promise.all([second, third])).toEqual([new Uint8Array([2]), new Uint8Array([3])]);
});

test("a thread that hangs is ended, and the next sheet starts another at once", async () => {
  const { printer, threads } = open({ workTime: 20 });
  const hung = await Promise.allSettled([printer.print(sheet), printer.print(sheet)]);
  expect(hung).toMatchObject(hung.map(() => ({ reason: new Error("A sheet took too long.") })));
  expect(threads[0]!.terminate).toHaveBeenCalledOnce();
  const next = printer.print(sheet);
  threads[0]!.emit("exit");
  threads[1]!.draw(3);
  expect(await next).toEqual(new Uint8Array([3]));
});

test("a sheet asked for while an idle thread ends is drawn by another", async () => {
  const { printer, threads } = open({ idleTime: 20 });
  const first = printer.print(sheet);
  threads[0]!.draw(1);
  await first;
  await expect.poll(() => threads[0]!.terminate.mock.calls.length).toBe(1);
  const next = printer.print(sheet);
  threads[0]!.emit("exit");
  threads[1]!.draw(2);
  expect(await next).toEqual(new Uint8Array([2]));
});
