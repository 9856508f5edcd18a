import { afterAll, beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "./features/accounts/links/one-time-links";
import { makeAdmin } from "./features/admin/invitations/make-admin";
import { record } from "./features/audit/audit.store";
import { buildTestApp, type TestApp } from "./testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: { demo: false } });
});
afterAll(() => app.close());

test("the first admin is made by whoever runs the program, with a link that works once and without a mail", async () => {
  const { db, clock } = app;
  const { createLink } = createOneTimeLinks({ clock });
  const school = async () => (await app.call("GET /api/school", {})).body;
  expect((await school()).hasAdmin).toBe(false);
  const path = await makeAdmin("head@example.org", { db, clock, createLink, record });
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
