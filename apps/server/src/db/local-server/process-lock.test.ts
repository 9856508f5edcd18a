import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "./process-lock";
import { readProcessStart } from "./process-start";

let directory: string;
let path: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lock-"));
  path = join(directory, "postgres.lock");
});
afterEach(() => rm(directory, { recursive: true }));

const outcome = async (): Promise<unknown> => {
  const lock = await takeLock(path);
  return "heldBy" in lock ? lock : "taken";
};

test("of many takers at once, one gets the lock and the others learn who has it", async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, outcome));
  expect(outcomes.filter((result) => result === "taken")).toHaveLength(1);
  expect(outcomes).toContainEqual({ heldBy: process.pid });
});

test("a released lock can be taken again, and leaves no file", async () => {
  const lock = await takeLock(path);
  if ("release" in lock) await lock.release();
  expect(await readdir(directory)).toEqual([]);
  expect(await outcome()).toBe("taken");
});

test("the lock of a killed process counts for nothing", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  await writeFile(
    path,
    JSON.stringify({ pid: child.pid, started: await readProcessStart(child.pid!) }),
  );
  expect(await outcome()).toEqual({ heldBy: child.pid });
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await outcome()).toBe("taken");
});

test.each([
  ["of a process whose id another one has by now", { pid: process.pid, started: "earlier" }],
  ["that was never finished", ""],
  ["that is nonsense", "{"],
])("a lock %s counts for nothing", async (_, content) => {
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  expect(await outcome()).toBe("taken");
});
