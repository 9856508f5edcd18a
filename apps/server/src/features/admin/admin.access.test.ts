import { type Call, calls, methodOf, pathOf } from "@saywell/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";

let app: TestApp;
const users: Record<string, TestUser> = {};
beforeAll(async () => {
  app = await buildTestApp();
  users["guest"] = await app.signInGuest();
  users["learner"] = await app.signIn({ email: "learner@example.org" });
  users["teacher"] = await app.signIn({ email: "teacher@example.org", role: "TEACHER" });
});
afterAll(() => app.close());

/** From the contract, so that a new call cannot be forgotten. */
const ours = (calls as readonly Call[]).filter(({ name }) => pathOf(name).startsWith("/api/admin"));

describe.each(ours.map(({ name }) => name))("%s", (name) => {
  const url = pathOf(name).replaceAll(/\{\w+\}/g, "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11");
  const payload = ["POST", "PUT"].includes(methodOf(name)) ? { payload: {} } : {};

  test("asks who has no session to log in", async () => {
    const reply = await app.send({ method: methodOf(name), url, ...payload });
    expect(reply.statusCode).toBe(401);
  });

  test.each(["guest", "learner", "teacher"])("is refused to a %s", async (who) => {
    const reply = await app.send({ method: methodOf(name), url, ...payload }, users[who]);
    expect([reply.statusCode, reply.body]).toEqual([403, "Only admins can do this."]);
  });
});

test("there is no call by which an admin enters the account of somebody else", async () => {
  const admin = await app.signIn({ email: "head@example.org", role: "ADMIN" });
  const person = users["learner"]!.id;
  const before = await app.db.selectFrom("session").select("token_hash").execute();
  for (const { name, access } of calls as readonly Call[]) {
    // A log-in is by the password of the account; the demo is nobody's.
    if (access === "public" && pathOf(name).startsWith("/api/session")) continue;
    if (name === "POST /api/invitation/accept") continue;
    const url = pathOf(name).replaceAll(/\{\w+\}/g, person);
    const payload = ["POST", "PUT"].includes(methodOf(name)) ? { payload: {} } : {};
    const reply = await app.send({ method: methodOf(name), url, ...payload }, admin);
    expect([name, reply.headers["set-cookie"]]).toEqual([name, undefined]);
  }
  const after = await app.db.selectFrom("session").select("token_hash").execute();
  expect(after.length).toBeLessThanOrEqual(before.length);
});
