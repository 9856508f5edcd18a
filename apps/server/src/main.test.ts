import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import { bundleForTests, runProduct, type RunningProduct } from "./testing/run-product";

const timeout = 60_000;
let main: string;
beforeAll(async () => {
  main = await bundleForTests("main");
}, timeout);

let product: RunningProduct | undefined;
afterEach(() => product?.kill("SIGKILL"));
const run = (env: Record<string, string>): RunningProduct => (product = runProduct(main, env));

/** A program that holds a port, for as long as the work takes. */
async function withTakenPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  try {
    return await work((other.address() as AddressInfo).port);
  } finally {
    other.close();
  }
}

test.each([
  [{ PORT: "many" }, 'PORT must be a number from 0 to 65535, not "many".\n'],
  [{ HOST: "203.0.113.1" }, "HOST is 203.0.113.1, which is no address of this machine.\n"],
])("%o is refused in one sentence", { timeout }, async (env, sentence) => {
  const { exitCode, output } = run(env);
  expect(await exitCode).toBe(1);
  expect(output()).toBe(sentence);
});

test("a taken port is refused in one sentence", { timeout }, async () => {
  await withTakenPort(async (port) => {
    const { exitCode, output } = run({ PORT: String(port) });
    expect(await exitCode).toBe(1);
    expect(output()).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop the program that uses it, or choose another with PORT.\n`,
    );
  });
});

test(
  "while the database is away it is alive and not ready, and still ends at a signal",
  { timeout },
  async () => {
    const port = await withTakenPort(async (free) => free);
    const { kill, output } = run({
      PORT: String(port),
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
    });
    const ask = async (path: string): Promise<number> => {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
        if (response) return response.status;
        await sleep(20);
      }
    };
    expect(await ask("/healthz")).toBe(200);
    expect(await ask("/readyz")).toBe(503);
    while (!output().includes("database-away")) await sleep(10);
    expect(await kill("SIGTERM")).toBe(0);
  },
);

const outside = process.env["TEST_POSTGRES_URL"];

test.skipIf(!outside)(
  "a database that cannot be used is named in one sentence (needs TEST_POSTGRES_URL)",
  { timeout },
  async () => {
    const url = new URL(outside!);
    url.pathname = "/saywell_nowhere";
    const { exitCode, output } = run({ DATABASE_URL: url.href });
    expect(await exitCode).toBe(1);
    expect(output()).toBe(
      'The database cannot be used: database "saywell_nowhere" does not exist\n',
    );
  },
);

test.skipIf(!outside)(
  "on an outside PostgreSQL it migrates, serves, and leaves the demo school out (needs TEST_POSTGRES_URL)",
  { timeout },
  async () => {
    const { startTestServer } = await import("./testing/test-server");
    const server = await startTestServer(outside);
    try {
      const { url, kill } = run({ DATABASE_URL: await server.clone(), DEMO: "" });
      const ready = await fetch(`${await url}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([200, "ready"]);
      const session = await fetch(`${await url}/api/session`);
      expect(await session.json()).toEqual({ user: null, demo: false });
      expect(await kill("SIGTERM")).toBe(0);
    } finally {
      await server.stop();
    }
  },
);

test.skipIf(!outside)(
  "with DEMO=on the first request finds the demo school (needs TEST_POSTGRES_URL)",
  { timeout },
  async () => {
    const { startTestServer } = await import("./testing/test-server");
    const server = await startTestServer(outside);
    try {
      const { url } = run({ DATABASE_URL: await server.clone(), DEMO: "on" });
      const call = async (path: string, init: RequestInit = {}) => {
        const response = await fetch(`${await url}${path}`, init);
        const headers = { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
        return { headers, body: await response.json() };
      };
      const body = JSON.stringify({ role: "LEARNER" });
      const asJson = { "content-type": "application/json" };
      const { headers } = await call("/api/session/demo", {
        method: "POST",
        headers: asJson,
        body,
      });
      const { body: session } = await call("/api/session", { headers });
      const { id } = (session as { user: { id: string } }).user;
      const board = await call(`/api/gamification/leaderboard/${id}?period=week`, { headers });
      expect(JSON.stringify(board.body)).toContain("Amina Yusuf");
    } finally {
      await product?.kill("SIGTERM");
      await server.stop();
    }
  },
);
