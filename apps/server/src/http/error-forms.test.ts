import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createContent } from "@saywell/content/answers";
import { systemClock } from "../adapters/clock";
import { buildApp } from "../app";
import { readConfig } from "../config";
import { openDatabase } from "../db/open-database";
import { createJobs } from "../jobs";
import type { LogEntry } from "../observability/log";
import { startProxy } from "../testing/breakable-proxy";
import { createTestDatabase } from "../testing/test-database";
import { buildTestApp, type TestApp } from "../testing/build-test-app";

let tester: TestApp;
beforeAll(async () => {
  tester = await buildTestApp();
});
afterAll(() => tester.close());

const json = { "content-type": "application/json" };
const guest = { method: "POST", url: "/api/session/guest" } as const;

describe("every error is one plain sentence with a code", () => {
  test.each([
    ["an unknown call", { url: "/api/nothing" }, 404, "unknown-call"],
    [
      "an unknown call that wants a page",
      { url: "/api/x", headers: { accept: "text/html" } },
      404,
      "unknown-call",
    ],
    ["the bare prefix", { url: "/api" }, 404, "unknown-call"],
    [
      "an unknown call with a body",
      { method: "POST", url: "/api/x", payload: { a: 1 } },
      404,
      "unknown-call",
    ],
    [
      "a known path by another method",
      { method: "DELETE", url: "/api/session" },
      405,
      "method-not-allowed",
    ],
    [
      "a known path by a rare method",
      { method: "PATCH", url: "/api/rooms/r1/join" },
      405,
      "method-not-allowed",
    ],
    ["a malformed address", { url: "/api/%E0%A4%A" }, 400, "invalid-input"],
    ["malformed JSON", { ...guest, headers: json, payload: "{" }, 400, "malformed-json"],
    [
      "a prototype in JSON",
      { ...guest, headers: json, payload: '{"__proto__":{"x":1}}' },
      400,
      "malformed-json",
    ],
    [
      "a prototype deep in JSON",
      { ...guest, headers: json, payload: '{"a":[{"constructor":{"prototype":1}}]}' },
      400,
      "malformed-json",
    ],
    ["null as the body", { ...guest, headers: json, payload: "null" }, 400, "invalid-input"],
    [
      "a form",
      {
        ...guest,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "a=1",
      },
      415,
      "unsupported-media-type",
    ],
    [
      "plain text, as a foreign form may send",
      { ...guest, headers: { "content-type": "text/plain" }, payload: "{}" },
      415,
      "unsupported-media-type",
    ],
    [
      "a body of no type",
      { ...guest, headers: { "content-type": "" }, payload: "{}" },
      415,
      "unsupported-media-type",
    ],
    [
      "a body larger than most calls need",
      { ...guest, payload: { timeZone: "x".repeat(16 * 1024) } },
      413,
      "too-large",
    ],
    [
      "a body larger than the largest that a call takes",
      { method: "POST", url: "/api/ai/chat", payload: { message: "x".repeat(256 * 1024) } },
      413,
      "too-large",
    ],
    [
      "a large body where the call takes one, looked at like any other",
      { method: "POST", url: "/api/ai/chat", payload: { message: "x".repeat(200 * 1024) } },
      401,
      "not-signed-in",
    ],
    ["a call without its session", { url: "/api/friends" }, 401, "not-signed-in"],
    ["an unknown address", { url: "/nothing" }, 404, "not-found"],
  ] as const)("%s", async (_, request, status, code) => {
    const reply = await tester.send(request);
    expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([status, code]);
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.body).toMatch(/^[A-Z][^.!?]*\.$/);
  });
});

test("a refused method is told what is allowed", async () => {
  const reply = await tester.send({ method: "DELETE", url: "/api/session" });
  expect(reply.headers["allow"]).toBe("GET, HEAD");
});

test("a call that is declared but not served here says so", async () => {
  // Plans are off, so there is nothing to pay.
  const params = { sessionId: "a-checkout" };
  const reply = await tester.call("GET /api/test-payments/checkout/{sessionId}", { params });
  expect([reply.status, reply.code]).toEqual([501, "not-open-yet"]);
});

test("an empty body with the JSON type is no body", async () => {
  const reply = await tester.send({ ...guest, headers: json });
  expect(reply.statusCode).toBe(200);
});

test("/healthz and /readyz answer", async () => {
  expect((await tester.send({ url: "/healthz" })).body).toBe("alive");
  expect((await tester.send({ url: "/readyz" })).body).toBe("ready");
});

test("/metrics counts requests, for this machine only", async () => {
  await tester.send({ url: "/api/session" });
  const here = await tester.send({ url: "/metrics" });
  expect(here.body).toMatch(
    /^saywell_requests_total\{method="GET",path="\/api\/session",status="200"\} \d+$/m,
  );
  expect(here.body).toMatch(/^nodejs_heap_size_used_bytes \d+$/m);
  const away = await tester.send({
    url: "/metrics",
    headers: { "x-forwarded-for": "203.0.113.9" },
  });
  expect(away.statusCode).toBe(404);
});

test("without its database the product is alive, not ready, and says so in a sentence", async () => {
  const log: LogEntry[] = [];
  const database = await createTestDatabase();
  const proxy = await startProxy(database.connectionString);
  const { db, close } = openDatabase({ connectionString: proxy.url });
  const keep = (entry: LogEntry): number => log.push(entry);
  const stranded = await buildApp({
    config: readConfig({}),
    db,
    clock: systemClock,
    content: createContent({ lessons: [], badges: [] }),
    log: keep,
    jobs: createJobs({ db, log: keep }),
  });
  await stranded.ready();
  await proxy.close();
  const ready = async () => (await stranded.inject({ url: "/readyz" })).statusCode;
  await vi.waitFor(async () => expect(await ready()).toBe(503));
  log.length = 0;

  const reply = await stranded.inject({ url: "/api/session", cookies: { saywell_session: "x" } });
  expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([503, "unavailable"]);
  expect(reply.body).toBe("Saywell is busy right now. Please try again in a moment.");
  expect(await ready()).toBe(503);
  expect((await stranded.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect(log).toMatchObject([{ event: "call-failed", code: "ECONNREFUSED" }, { path: "/readyz" }]);
  await stranded.close();
  await close();
  await database.drop();
});
