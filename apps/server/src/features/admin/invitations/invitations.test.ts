import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeAccount } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  admin = await app.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const email = "ana@example.org";
const password = "a long new password";
type Role = "LEARNER" | "TEACHER" | "ADMIN";

const invite = (role: Role = "TEACHER", more: { classIds?: string[]; name?: string } = {}) =>
  app.call("POST /api/admin/invitations", { body: { email, role, ...more } }, { as: admin });
/** The secret in the last mail. */
async function tokenMailed(): Promise<string> {
  const mails = await app.db.selectFrom("mail").select("text").orderBy("seq", "desc").execute();
  return /#([\w-]+)/.exec(mails[0]!.text!)![1]!;
}
const accept = (body: { token: string; password?: string; name?: string }) =>
  app.call("POST /api/invitation/accept", { body });
const logIn = (given = password) =>
  app.call("POST /api/session/log-in", { body: { email, password: given } });
const makeClass = async () =>
  (
    await app.db
      .insertInto("school_class")
      .values({ name: "B1", teacher_id: admin.id })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const states = async () =>
  (await app.call("GET /api/admin/invitations", {}, { as: admin })).body.invitations.map(
    ({ state }) => state,
  );

describe("an invitation", () => {
  test("is mailed, tells what it is for, and makes a teacher of a class once", async () => {
    const classId = await makeClass();
    const reply = await invite("TEACHER", { classIds: [classId], name: "Ana" });
    expect(reply.body).toMatchObject({ state: "WAITING", classes: [{ name: "B1" }] });
    const token = await tokenMailed();
    expect((await app.call("POST /api/invitation/read", { body: { token } })).body).toEqual({
      email,
      role: "TEACHER",
      name: "Ana",
      school: "Saywell",
      hasAccount: false,
      needsPassword: true,
    });
    expect((await accept({ token })).status).toBe(400);
    const replies = await Promise.all([accept({ token, password }), accept({ token, password })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await logIn()).body.user).toMatchObject({ role: "TEACHER", name: "Ana" });
    const params = { id: classId };
    const { body } = await app.call("GET /api/admin/classes/{id}", { params }, { as: admin });
    expect(body.teacher.name).toBe("Ana");
    expect(await states()).toEqual(["ACCEPTED"]);
  });

  test("for an address that has an account leaves its name, and raises its role with its password", async () => {
    await makeAccount(app.db, {
      name: "Ana",
      email,
      ageBand: "ADULT",
      password: "correct horse battery",
    });
    await invite("TEACHER");
    const token = await tokenMailed();
    const { body } = await app.call("POST /api/invitation/read", { body: { token } });
    expect(body).toMatchObject({ hasAccount: true, needsPassword: true });
    expect((await accept({ token })).status).toBe(400);
    const given = { token, password: "correct horse battery", name: "Eve" };
    expect((await accept(given)).status).toBe(200);
    expect((await logIn()).status).toBe(401);
    const user = (await logIn("correct horse battery")).body.user;
    expect(user).toMatchObject({ role: "TEACHER", name: "Ana" });
  });

  test("that raises a role ends the sessions and the links to a new password, and another password than the old one replaces it", async () => {
    const own = { email, ageBand: "ADULT", password: "correct horse battery" } as const;
    const ana = await app.signIn(own);
    await app.call("POST /api/password-reset", { body: { email } });
    await app.jobs.runWaiting();
    await invite("ADMIN");
    expect((await accept({ token: await tokenMailed(), password })).status).toBe(200);
    expect((await app.call("GET /api/session", {}, { as: ana })).body.user).toBeNull();
    const links = app.db.selectFrom("one_time_link").select("purpose").where("used_at", "is", null);
    expect(await links.where("purpose", "=", "reset-password").execute()).toEqual([]);
    expect((await logIn("correct horse battery")).status).toBe(401);
    expect((await logIn()).body.user).toMatchObject({ id: ana.id, role: "ADMIN" });
  });

  test("never lowers a role", async () => {
    const classId = await makeClass();
    await invite("LEARNER", { classIds: [classId] });
    await makeAccount(app.db, { email, role: "TEACHER" });
    const accepted = await accept({ token: await tokenMailed() });
    expect(accepted.body).toEqual({ email, role: "TEACHER" });
    expect((await logIn("correct horse battery")).body.user.role).toBe("TEACHER");
  });

  test("goes to who holds the address, not to who only claimed it", async () => {
    const claim = await makeAccount(app.db, { name: "Eve", email, isEmailVerified: false });
    await invite("TEACHER");
    expect((await accept({ token: await tokenMailed(), password, name: "Ana" })).status).toBe(200);
    const account = app.db.selectFrom("account").select(["email", "role"]);
    expect(await account.where("id", "=", claim.id).execute()).toEqual([
      { email: null, role: "LEARNER" },
    ]);
  });

  test("ends those before it to the same address, in whatever letters", async () => {
    const tokens: string[] = [];
    for (const [role, to] of [
      ["ADMIN", "Ana@Example.org"],
      ["ADMIN", email],
      ["TEACHER", email],
    ] as const) {
      const body = { email: to, role };
      await app.call("POST /api/admin/invitations", { body }, { as: admin });
      tokens.push(await tokenMailed());
    }
    expect((await states()).toSorted()).toEqual(["REVOKED", "REVOKED", "WAITING"]);
    const replies = await Promise.all(
      tokens.map((token) => accept({ token, password, name: "Ana" })),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 200]);
    const accounts = app.db.selectFrom("account").select("role").where("email", "=", email);
    expect(await accounts.execute()).toEqual([{ role: "TEACHER" }]);
  });

  test("is found by a part of its address or name, and outlives who made it", async () => {
    const zoe = { email: "z@example.org", name: "Zoë", role: "LEARNER" } as const;
    await app.call("POST /api/admin/invitations", { body: zoe }, { as: admin });
    await invite();
    const list = async (q: string) =>
      (await app.call("GET /api/admin/invitations", { query: { q } }, { as: admin })).body
        .invitations;
    expect(await list("ZOE")).toMatchObject([{ name: "Zoë" }]);
    expect(await list("ana")).toMatchObject([
      { isFromServer: false, invitedBy: { id: admin.id }, mailProblem: null },
    ]);
    await app.db.deleteFrom("account").where("id", "=", admin.id).execute();
    admin = await app.signIn({ email: "other@example.org", role: "ADMIN" });
    expect(await list("ana")).toMatchObject([{ isFromServer: false, invitedBy: null }]);
  });

  test.each(["is lowered", "is suspended"])(
    "to join the staff ends when the admin who sent it %s; one of a learner stays",
    async (how) => {
      const other = await app.signIn({ email: "other@example.org", role: "ADMIN" });
      await invite("ADMIN");
      const token = await tokenMailed();
      const learner = { email: "l@example.org", name: "Lou", role: "LEARNER" } as const;
      await app.call("POST /api/admin/invitations", { body: learner }, { as: admin });
      const params = { id: admin.id };
      const done =
        how === "is lowered"
          ? await app.call(
              "PUT /api/admin/people/{id}/role",
              { params, body: { role: "LEARNER", was: "ADMIN" } },
              { as: other },
            )
          : await app.call(
              "POST /api/admin/people/{id}/suspend",
              { params, body: { reason: "Stolen phone" } },
              { as: other },
            );
      expect(done.status).toBe(200);
      expect((await accept({ token, password, name: "Eve" })).status).toBe(404);
      admin = other;
      expect((await states()).toSorted()).toEqual(["REVOKED", "WAITING"]);
      const revoked = app.db.selectFrom("audit_entry").select(["actor_id", "action"]);
      expect(await revoked.where("action", "=", "invitation-revoked").execute()).toEqual([
        { actor_id: other.id, action: "invitation-revoked" },
      ]);
    },
  );

  test("says why its mail could not be sent", async () => {
    await invite();
    const last_error = "The mail server refused. It said: 550 No such user";
    await app.db.updateTable("mail").set({ state: "FAILED", last_error }).execute();
    const { body } = await app.call("GET /api/admin/invitations", {}, { as: admin });
    expect(body.invitations).toMatchObject([{ mailProblem: last_error }]);
  });

  test.each([
    ["LEARNER", "TEACHER", "is a teacher here already"],
    ["ADMIN", "ADMIN", "is an admin here already"],
    ["LEARNER", "LEARNER", "is a learner here already"],
  ] as const)("as %s of a %s is refused before a mail goes", async (wish, role, reason) => {
    await makeAccount(app.db, { name: "Ana", email, role });
    const reply = await invite(wish);
    expect(reply.status).toBe(409);
    expect(reply.text).toContain(`Ana has this address, and ${reason}.`);
    expect(await app.db.selectFrom("mail").selectAll().execute()).toEqual([]);
  });

  test("leaves the accounts of the demo their address", async () => {
    const shown = { email, isDemo: true, isEmailVerified: false };
    const { id } = await makeAccount(app.db, shown);
    await invite("TEACHER");
    expect((await accept({ token: await tokenMailed(), password, name: "Ana" })).status).toBe(200);
    const account = app.db.selectFrom("account").select("email").where("id", "=", id);
    expect(await account.executeTakeFirst()).toEqual({ email });
  });

  test.each(["revoked", "expired", "forged", "for somebody suspended"])(
    "that is %s opens nothing",
    async (how) => {
      const sent = await invite();
      let token = await tokenMailed();
      const params = { id: sent.body.id };
      const revoke = () =>
        app.call("POST /api/admin/invitations/{id}/revoke", { params }, { as: admin });
      if (how === "revoked") expect((await revoke()).body.state).toBe("REVOKED");
      if (how === "expired") clock.advance(8 * 24 * 3600_000);
      if (how === "forged") token = token.replaceAll(/[a-z]/g, "x");
      if (how === "for somebody suspended") {
        const { id } = await makeAccount(app.db, { email });
        await app.db
          .updateTable("account")
          .set({ suspended_at: clock.now() })
          .where("id", "=", id)
          .execute();
      }
      const reply = await accept({ token, password, name: "Ana" });
      expect([reply.status, reply.text]).toEqual([
        404,
        "This invitation does not work any more. Ask your school for another one.",
      ]);
      if (how === "revoked" || how === "expired")
        expect((await revoke()).status).toBeGreaterThan(400);
    },
  );

  test.each(["UNDER_13", "AGE_13_TO_17", "UNKNOWN"] as const)(
    "makes nobody one of the staff whose age is %s",
    async (ageBand) => {
      await invite("TEACHER");
      const token = await tokenMailed();
      const { id } = await makeAccount(app.db, { email, ageBand });
      expect((await invite("ADMIN")).text).toContain("age here does not say that they are 18");
      const reply = await accept({ token, password });
      expect([reply.status, reply.text]).toEqual([
        409,
        "Teachers and admins are 18 or over, and the age of your account does not say so. Set it in Settings, or ask your school, and open this link again.",
      ]);
      const account = app.db.selectFrom("account").select("role").where("id", "=", id);
      expect(await account.execute()).toEqual([{ role: "LEARNER" }]);
    },
  );

  test("takes no password that people try first", async () => {
    await invite("ADMIN");
    const token = await tokenMailed();
    const reply = await accept({ token, password: "passwordpassword", name: "Ana" });
    expect(reply.code).toBe("weak-password");
    expect(await states()).toEqual(["WAITING"]);
  });

  test("greets nobody by an address or a formula, and a Mr Lehrer by his name", async () => {
    for (const name of ["evil.example/win", "=1+1", "<b>Bold</b>"]) {
      expect((await invite("LEARNER", { name })).status).toBe(400);
    }
    expect(await app.db.selectFrom("mail").selectAll().execute()).toEqual([]);
    await invite("LEARNER", { name: "Karl Lehrer" });
    const token = await tokenMailed();
    expect((await accept({ token, password, name: "Karl Lehrer" })).status).toBe(200);
    expect((await logIn()).body.user.name).toBe("Karl Lehrer");
  });

  test("leads into no class that there is not", async () => {
    expect((await invite("TEACHER", { classIds: ["nowhere"] })).status).toBe(404);
    expect(await app.db.selectFrom("mail").selectAll().execute()).toEqual([]);
  });
});
