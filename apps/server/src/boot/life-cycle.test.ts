import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, expect, test } from "vitest";
import { bundleProgram } from "../testing/run-product";

let program: string;
beforeAll(async () => {
  const source = fileURLToPath(new URL("./testing/live-until-told.ts", import.meta.url));
  program = await bundleProgram("life-cycle", source);
});
const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Runs a process until it is alive or over. */
async function run(way = "when told") {
  const child = spawn(process.execPath, [program, way], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const exit = once(child, "exit") as Promise<[number | null]>;
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const alive = new Promise<void>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.includes("alive")) resolve();
    });
  });
  await Promise.race([alive, exit]);
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exitCode: async () => (await exit)[0],
    printed: () => printed,
    saidOnce: async (text: string) => expect.poll(() => printed).toContain(text),
  };
}

const inOrder = "alive\nrequests finished\ndatabase closed\n";

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("%s ends it in order", async (signal) => {
  const { kill, exitCode, printed } = await run();
  kill(signal);
  expect(await exitCode()).toBe(0);
  expect(printed()).toBe(inOrder);
});

test("a second signal ends it at once", async () => {
  const { kill, exitCode, saidOnce, printed } = await run("never ends");
  kill("SIGTERM");
  await saidOnce("requests finished");
  kill("SIGTERM");
  expect(await exitCode()).toBe(1);
  expect(printed()).not.toContain("end-took-too-long");
});

test("an end that takes too long is cut short, and says so", async () => {
  const { kill, exitCode, printed } = await run("never ends");
  kill("SIGTERM");
  expect(await exitCode()).toBe(1);
  expect(printed()).toMatch(/"level":"error".*"event":"end-took-too-long"/);
});

test("what fails at the end is told, and the rest is still undone", async () => {
  const { kill, exitCode, printed } = await run("fails to end");
  kill("SIGTERM");
  expect(await exitCode()).toBe(1);
  expect(printed()).toMatch(/"event":"end-failed".*"error":"The end failed\."/);
  expect(printed()).toContain("database closed");
});

test("an error nobody caught is told, and it ends in order", async () => {
  const { exitCode, printed } = await run("breaks");
  expect(await exitCode()).toBe(1);
  expect(printed()).toMatch(/"event":"unhandled-error".*"error":"Nobody caught this\."/);
  expect(printed()).toContain("requests finished\ndatabase closed\n");
});

test("a start that fails undoes what it began", async () => {
  const { exitCode, printed } = await run("cannot start");
  expect(await exitCode()).toBe(1);
  expect(printed()).toBe(inOrder);
});
