import { afterEach, expect, test } from "vitest";
import { defaultRateLimits, type RateLimits } from "../../../config";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";

let app: TestApp;
afterEach(() => app.close());

async function openGame(limits: Partial<RateLimits> = {}): Promise<string> {
  app = await buildTestApp({ config: { rateLimits: { ...defaultRateLimits, ...limits } } });
  const teacher = await app.signIn({ role: "TEACHER", name: "Ms Teach", email: "t@example.org" });
  const from = { kind: "bank", category: "GENERAL", level: "A1", count: 5 } as const;
  const setting = { mode: "COMPETITIVE", seconds: 20, showsLeaderboard: true } as const;
  const body = { title: "Numbers", from, ...setting };
  return (await app.call("POST /api/class-games", { body }, { as: teacher })).body.code!;
}

test("who joins is not counted among the new guests of an address", async () => {
  const code = await openGame({ guests: { max: 1, timeWindow: 60_000 } });
  for (const name of ["Ana", "Ben", "Cay"]) {
    expect((await app.call("POST /api/join", { body: { code, name } })).status).toBe(200);
  }
  expect((await app.call("POST /api/session/guest", {})).status).toBe(200);
  expect((await app.call("POST /api/session/guest", {})).status).toBe(429);
});

test("five hundred phones behind one address may each look at the code and call eight times within a minute", async () => {
  const code = await openGame();
  const statuses = new Set<number>();
  for (let phone = 0; phone < 500; phone += 1) {
    const replies = await Promise.all([
      app.call("GET /api/join/{code}", { params: { code } }),
      ...Array.from({ length: 8 }, () => app.call("GET /api/session", {})),
    ]);
    for (const { status } of replies) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});
