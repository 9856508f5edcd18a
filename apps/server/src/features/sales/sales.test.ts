import { salesRequestDays } from "@saywell/contract/constants";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../../config";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../testing/movable-clock";

let clock: MovableClock;
let app: TestApp;
beforeAll(async () => {
  clock = movableClock("2026-03-02T09:00:00Z");
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  await app.empty();
});
afterAll(() => app.close());

const wish = {
  name: "Ana Lima",
  email: "ana@example.org",
  organisation: "Elm College",
  people: "21-100" as const,
  message: "What would it cost?\n\nThank you, Ana",
};
const ask = (parts: Partial<typeof wish> = {}, as?: TestUser, on = app) =>
  on.call("POST /api/sales-requests", { body: { ...wish, ...parts } }, as && { as });
const outbox = (on = app) => on.db.selectFrom("mail").selectAll().execute();
const stored = (on = app) => on.db.selectFrom("sales_request").selectAll().execute();
const signInAdmin = () => app.signIn({ role: "ADMIN", email: "head@example.org" });
const list = (as: TestUser) => app.call("GET /api/admin/sales-requests", {}, { as });
const answer = (id: string, as: TestUser) =>
  app.call("POST /api/admin/sales-requests/{id}/answered", { params: { id } }, { as });

test("who asks for an Enterprise plan is stored, and mailed to the school with where to answer", async () => {
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stored()).toMatchObject([{ ...wish, answered_at: null, account_id: null }]);
  const [mail, ...others] = await outbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to_address: "office@saywell.example",
    kind: "sales-request",
    subject: "Enterprise plan: a request from Ana Lima",
  });
  for (const words of ["Elm College, for 21 to 100 people", "What would it cost?", wish.email]) {
    expect(mail!.text).toContain(words);
  }
});

test("a school that has not said where it reads mail has the request all the same", async () => {
  const unset = await buildTestApp({ config: { demo: false } });
  try {
    expect((await ask({ message: "" }, undefined, unset)).status).toBe(200);
    expect(await stored(unset)).toMatchObject([{ message: "" }]);
    expect(await outbox(unset)).toEqual([]);
  } finally {
    await unset.close();
  }
});

test.each([
  ["no name", { name: " " }],
  ["a name that nobody sees", { name: "\u200B" }],
  ["no organisation", { organisation: "\u200B" }],
  ["no address", { email: "ana" }],
  ["too many words", { message: "a".repeat(2001) }],
  ["a size that is none", { people: "12" as never }],
])("with %s it is refused, and nothing is stored or sent", async (_, parts) => {
  expect(await ask(parts)).toMatchObject({ status: 400, code: "invalid-input" });
  expect([...(await stored()), ...(await outbox())]).toEqual([]);
});

test("who writes as if they may be in danger reads where help is, and the mail says so", async () => {
  const { body } = await ask({ message: "Please answer soon, I want to die." });
  expect(body.help).toContain("findahelpline.com");
  expect(await outbox()).toMatchObject([{ subject: "Perhaps in danger: a request from Ana Lima" }]);
});

test("one address asks so many times an hour and no more", async () => {
  const { max } = defaultRateLimits.salesRequests;
  const limited = await buildTestApp({ config: { rateLimits: defaultRateLimits } });
  try {
    for (let count = 0; count < max; count++) await ask({}, undefined, limited);
    expect(await ask({}, undefined, limited)).toMatchObject({ code: "too-many-requests" });
    expect(await stored(limited)).toHaveLength(max);
  } finally {
    await limited.close();
  }
});

describe("admins", () => {
  test("read the requests, latest first, and say which were answered, once", async () => {
    await ask();
    clock.set("2026-03-03T09:00:00Z");
    await ask({ name: "Ben" });
    const admin = await signInAdmin();
    const [ben, ana, ...others] = (await list(admin)).body;
    expect(others).toEqual([]);
    expect([ben!.name, ana!.name]).toEqual(["Ben", "Ana Lima"]);
    expect((await answer(ana!.id, admin)).body).toEqual({ ok: true });
    clock.set("2026-03-04T09:00:00Z");
    await answer(ana!.id, admin);
    const after = (await list(admin)).body;
    expect(after.map(({ answeredAt }) => answeredAt)).toEqual([null, "2026-03-03T09:00:00.000Z"]);
    for (const id of ["00000000-0000-4000-8000-000000000000", "none"]) {
      expect(await answer(id, admin)).toMatchObject({ status: 404, code: "not-found" });
    }
  });

  test("alone do", async () => {
    await ask();
    const [request] = await stored();
    const teacher = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    expect((await list(teacher)).status).toBe(403);
    expect((await answer(request!.id, teacher)).status).toBe(403);
  });
});

test("requests are gone after a year, and not before", async () => {
  await ask();
  const day = 24 * 3600 * 1000;
  const written = clock.now().getTime();
  const purgeAt = async (days: number) => {
    clock.set(new Date(written + days * day + 1000).toISOString());
    await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "purge-sales-requests", {}));
    await app.jobs.runWaiting();
  };
  await purgeAt(salesRequestDays - 1);
  expect(await stored()).toHaveLength(1);
  await purgeAt(salesRequestDays);
  expect(await stored()).toEqual([]);
});

test("who wrote one while logged in takes it along when the account is erased", async () => {
  const as = await app.signInGuest();
  await ask({}, as);
  expect(await stored()).toMatchObject([{ account_id: as.id }]);
  await app.db.deleteFrom("account").where("id", "=", as.id).execute();
  expect(await stored()).toEqual([]);
});
