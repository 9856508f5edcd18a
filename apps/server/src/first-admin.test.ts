import { afterAll, beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "./features/accounts/links/one-time-links";
import { findHolder } from "./features/accounts/administration/find-holder";
import { makeAdmin as makeAdminBy } from "./features/admin/invitations/make-admin";
import { recoverStaff } from "./features/accounts/administration/recover-staff";
import { record } from "./features/audit/audit.store";
import { buildTestApp, type TestApp } from "./testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: { demo: false } });
});
afterAll(() => app.close());

const makeAdmin = (email: string) => {
  const { db, clock } = app;
  const { createLink } = createOneTimeLinks({ clock });
  return makeAdminBy(email, { db, clock, createLink, record, findHolder });
};
const valueOf = (made: Awaited<ReturnType<typeof makeAdmin>>): string => {
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
};

test("the first admin is made by whoever runs the program, with a link that works once and without a mail", async () => {
  const { db } = app;
  const school = async () => (await app.call("GET /api/school", {})).body;
  expect((await school()).hasAdmin).toBe(false);
  const path = valueOf(await makeAdmin("head@example.org"));
  expect(path).toMatch(/^\/invitation#./);
  expect(await db.selectFrom("mail").selectAll().execute()).toEqual([]);
  const person = { password: "a long new password", name: "Ana" };
  const body = { token: path.split("#")[1]!, ...person };
  const accept = () => app.call("POST /api/invitation/accept", { body });
  expect((await accept()).body).toEqual({ email: "head@example.org", role: "ADMIN" });
  expect((await accept()).status).toBe(404);
  expect((await school()).hasAdmin).toBe(true);
  const entries = await db.selectFrom("audit_entry").selectAll().orderBy("id").execute();
  expect(entries.map(({ action }) => action)).toEqual(["admin-made", "invitation-accepted"]);
});

test("a link made on the server says that it was, and ends the one before it", async () => {
  const { db, clock } = app;
  const tokens: string[] = [];
  for (const email of ["second@example.org", "Second@example.org"]) {
    const path = valueOf(await makeAdmin(email));
    tokens.push(path.split("#")[1]!);
  }
  const looks = tokens.map((token) => app.call("POST /api/invitation/read", { body: { token } }));
  expect((await Promise.all(looks)).map(({ status }) => status)).toEqual([404, 200]);
  const as = await app.signIn({ email: "looks@example.org", role: "ADMIN" });
  await db.updateTable("session").set({ second_factor_at: clock.now() }).execute();
  const query = { q: "second" };
  const { body } = await app.call("GET /api/admin/invitations", { query }, { as });
  expect(body.invitations.map(({ state }) => state).toSorted()).toEqual(["REVOKED", "WAITING"]);
  for (const each of body.invitations) {
    expect(each).toMatchObject({ isFromServer: true, invitedBy: null });
  }
  await db.deleteFrom("account").where("id", "=", as.id).execute();
});

test.each([
  ["a child", { ageBand: "UNDER_13" }, "does not say that they are 18"],
  ["somebody of unknown age", { ageBand: "UNKNOWN" }, "does not say that they are 18"],
  ["a teacher of the list whose age nobody said", { ageBand: "UNKNOWN", role: "TEACHER" }, "18"],
] as const)(
  "%s gets no link that they could not use, and keeps the one they have",
  async (_, traits, words) => {
    const email = "holder@example.org";
    const { id } = await app.signIn({ email, ...traits });
    const before = await app.db.selectFrom("invitation").selectAll().orderBy("id").execute();
    const made = await makeAdmin(email);
    expect(made.ok ? "" : made.refusal.message).toContain(words);
    const after = await app.db.selectFrom("invitation").selectAll().orderBy("id").execute();
    expect(after).toEqual(before);
    await app.db.deleteFrom("account").where("id", "=", id).execute();
  },
);

test("an admin who has lost everything gets in again by whoever runs the program, and nobody else does", async () => {
  const { db, clock } = app;
  const { createLink } = createOneTimeLinks({ clock });
  const recover = (email: string) => recoverStaff(email, { db, clock, createLink, record });
  const email = "lost@example.org";
  const admin = await app.signIn({ email, role: "ADMIN" });
  await app.signIn({ email: "learner@example.org" });
  await app.signIn({ email: "claims@example.org", role: "ADMIN", isEmailVerified: false });
  for (const other of ["learner@example.org", "claims@example.org", "nobody@example.org"]) {
    expect(await recover(other)).toBeUndefined();
  }
  const at = { created_at: clock.now(), confirmed_at: clock.now() };
  const factor = { account_id: admin.id, secret: "open:lost", ...at };
  await db.insertInto("second_factor").values(factor).execute();
  const path = await recover(email);
  expect(path).toMatch(/^\/reset-password#./);
  expect((await app.call("GET /api/session", {}, { as: admin })).body.user).toBeNull();
  const password = "purple kettle sings";
  const body = { token: decodeURIComponent(path!.split("#")[1]!), password };
  const confirm = () => app.call("POST /api/password-reset/confirm", { body });
  expect((await confirm()).status).toBe(200);
  expect((await confirm()).status).not.toBe(200);
  const entered = await app.call("POST /api/session/log-in", { body: { email, password } });
  expect(entered.body.user).toMatchObject({ role: "ADMIN", needsSecondFactor: true });
  const entries = await db.selectFrom("audit_entry").select(["action", "details"]).execute();
  expect(entries).toContainEqual({
    action: "second-factor-removed",
    details: { by: "npm run admin" },
  });
});

test("so does a teacher, whose link nobody reads in the outbox where no mail server is set", async () => {
  const { db, clock } = app;
  const { createLink } = createOneTimeLinks({ clock });
  const email = "teacher@example.org";
  await app.signIn({ email, role: "TEACHER" });
  const path = await recoverStaff(email, { db, clock, createLink, record });
  const password = "purple kettle sings";
  const body = { token: decodeURIComponent(path!.split("#")[1]!), password };
  expect((await app.call("POST /api/password-reset/confirm", { body })).status).toBe(200);
  const entered = await app.call("POST /api/session/log-in", { body: { email, password } });
  expect(entered.body.user).toMatchObject({ role: "TEACHER" });
});
