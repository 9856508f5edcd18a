import fastify from "fastify";
import { expect, test } from "vitest";
import type { LogEntry } from "./log";
import { logSlowRequests } from "./request-log";

test("a request that takes longer than it should is logged with its path, and no other", async () => {
  const app = fastify();
  const log: LogEntry[] = [];
  logSlowRequests(app, (entry) => log.push(entry), 50);
  app.get("/quick", () => "done");
  app.get("/slow/:id", async () => {
    await new Promise((done) => setTimeout(done, 80));
    return "done";
  });
  await app.inject("/slow/1?token=secret");
  expect(log).toMatchObject([
    { level: "warn", event: "slow-request", method: "GET", path: "/slow/:id", status: 200 },
  ]);
  const withoutLimit = fastify();
  logSlowRequests(withoutLimit, (entry) => log.push(entry), Infinity);
  withoutLimit.get("/quick", () => "done");
  await withoutLimit.inject("/quick");
  expect(log).toHaveLength(1);
});
