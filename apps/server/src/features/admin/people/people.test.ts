import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { closeCode } from "../../../live/close-codes";
import { cookieOf, createLines, listenOn } from "../../../testing/dial";
import { makeAccount } from "../../../testing/factories";

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  admin = await app.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}) =>
  (await app.call("GET /api/admin/people", { query }, { as: admin })).body;
const names = async (query: Record<string, string>) =>
  (await list(query)).people.map(({ name }) => name);
const read = (id: string, as = admin) =>
  app.call("GET /api/admin/people/{id}", { params: { id } }, { as });
const setRole = (
  id: string,
  body: { role: "LEARNER" | "TEACHER" | "ADMIN"; was: "LEARNER" | "TEACHER" | "ADMIN" },
  as = admin,
) => app.call("PUT /api/admin/people/{id}/role", { params: { id }, body }, { as });
const suspend = (id: string, as = admin) =>
  app.call(
    "POST /api/admin/people/{id}/suspend",
    { params: { id }, body: { reason: "Insults." } },
    { as },
  );
const restore = (id: string) =>
  app.call(
    "POST /api/admin/people/{id}/restore",
    { params: { id }, body: { reason: "Said sorry." } },
    { as: admin },
  );
const anonymise = (id: string, name: string, as = admin) =>
  app.call(
    "POST /api/admin/people/{id}/anonymise",
    { params: { id }, body: { name, reason: "Asked for it." } },
    { as },
  );
const audit = async () =>
  await app.db
    .selectFrom("audit_entry")
    .select(["action", "actor_id as actor", "about_id as about", "details"])
    .orderBy("id")
    .execute();

describe("people", () => {
  test("are found by a part of their name or address, and by what they are", async () => {
    const ana = {
      name: "Ana",
      email: "a@school.example",
      role: "TEACHER",
      ageBand: "ADULT",
    } as const;
    await makeAccount(app.db, ana);
    await makeAccount(app.db, { name: "ben_1", email: "b@example.org", ageBand: "UNDER_13" });
    const unverified = { name: "Cleo", email: "c@example.org", isEmailVerified: false };
    const { id: cleo } = await makeAccount(app.db, unverified);
    await makeAccount(app.db, {});
    await makeAccount(app.db, { name: "Robot", email: "r@example.org", isBot: true });
    await suspend(cleo);
    expect(await names({})).toEqual(["Ana", "ben_1", "Cleo", "Head"]);
    expect((await list()).total).toBe(4);
    expect(await names({ q: "N_1" })).toEqual(["ben_1"]);
    expect(await names({ q: "SCHOOL.ex" })).toEqual(["Ana"]);
    expect(await names({ role: "TEACHER" })).toEqual(["Ana"]);
    expect(await names({ ageBand: "UNDER_13" })).toEqual(["ben_1"]);
    expect(await names({ suspended: "1" })).toEqual(["Cleo"]);
    expect(await names({ unverified: "1" })).toEqual(["Cleo"]);
    expect(await names({ plan: "PREMIUM" })).toEqual([]);
    expect(await names({ guests: "1" })).toHaveLength(5);
  });

  test("come a page at a time, each of them once", async () => {
    for (let n = 0; n < 5; n++) {
      await makeAccount(app.db, { name: "Same", email: `same${n}@example.org` });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: "2", ...(cursor !== null && { cursor }) });
      seen.push(...page.people.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  test.each([
    "x",
    Buffer.from('["a"]').toString("base64url"),
    Buffer.from("[1,2]").toString("base64url"),
  ])("are not listed from a cursor that nobody gave out: %s", async (cursor) => {
    const reply = await app.call("GET /api/admin/people", { query: { cursor } }, { as: admin });
    expect(reply.status).toBe(400);
  });

  test("who are, or may be, children are looked at on the record, once for a look", async () => {
    const child = await makeAccount(app.db, { ageBand: "UNDER_13", email: "b@example.org" });
    const adult = await makeAccount(app.db, { ageBand: "ADULT", email: "c@example.org" });
    const teacher = await makeAccount(app.db, { role: "TEACHER", email: "d@example.org" });
    for (const { id } of [child, child, adult, teacher]) expect((await read(id)).status).toBe(200);
    const looked = { action: "child-data-read", actor: admin.id, about: child.id };
    expect(await audit()).toEqual([{ ...looked, details: { what: "person" } }]);
    await app.call(
      "GET /api/account/{userId}/export",
      { params: { userId: child.id } },
      { as: admin },
    );
    expect(await audit()).toMatchObject([looked, { ...looked, details: { what: "account" } }]);
  });

  test("who are not there are not found", async () => {
    const replies = [
      await read("nobody"),
      await suspend(admin.id.replace(/^./, "0").replace(/.$/, "0")),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe("a role", () => {
  test("is given, and the audit log keeps before and after", async () => {
    const { id } = await makeAccount(app.db, { name: "Ana", email: "a@example.org" });
    const reply = await setRole(id, { role: "TEACHER", was: "LEARNER" });
    expect(reply.body).toMatchObject({ role: "TEACHER", name: "Ana" });
    expect(await audit()).toEqual([
      {
        action: "role-changed",
        actor: admin.id,
        about: id,
        details: { before: "LEARNER", after: "TEACHER" },
      },
    ]);
  });

  test("that is raised ends all sessions, and is not raised for an address nobody has proved", async () => {
    const ana = await app.signIn({ email: "a@example.org" });
    expect((await setRole(ana.id, { role: "TEACHER", was: "LEARNER" })).status).toBe(200);
    expect((await app.call("GET /api/session", {}, { as: ana })).body.user).toBeNull();
    const { id } = await makeAccount(app.db, { email: "b@example.org", isEmailVerified: false });
    const refused = await setRole(id, { role: "ADMIN", was: "LEARNER" });
    expect([refused.status, refused.text]).toEqual([
      409,
      "This address is not confirmed yet: it may be somebody else's. Invite the person by email.",
    ]);
    expect((await read(id)).body.role).toBe("LEARNER");
  });

  test("that two admins change at once is changed by one, and the other gets a conflict", async () => {
    const { id } = await makeAccount(app.db, { email: "a@example.org" });
    const replies = await Promise.all([
      setRole(id, { role: "TEACHER", was: "LEARNER" }),
      setRole(id, { role: "ADMIN", was: "LEARNER" }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const given = replies.find(({ status }) => status === 200)!.body.role;
    expect((await read(id)).body.role).toBe(given);
    expect((await audit()).filter(({ action }) => action === "role-changed")).toHaveLength(1);
  });

  test("is not one's own to change, so the last admin stays", async () => {
    expect((await setRole(admin.id, { role: "LEARNER", was: "ADMIN" })).status).toBe(403);
    expect((await suspend(admin.id)).status).toBe(403);
    expect((await anonymise(admin.id, "Head")).status).toBe(403);
  });

  test("of one of two admins who demote each other stays", async () => {
    const other = await app.signIn({ email: "other@example.org", role: "ADMIN" });
    const demote = { role: "LEARNER", was: "ADMIN" } as const;
    const replies = await Promise.all([
      setRole(other.id, demote, admin),
      setRole(admin.id, demote, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await app.call("GET /api/school", {})).body.hasAdmin).toBe(true);
  });

  test("of a guest, of the demo, and of a teacher with a class does not change", async () => {
    const guest = await makeAccount(app.db, {});
    const demo = await makeAccount(app.db, { email: "d@example.org", isDemo: true });
    const teacher = await makeAccount(app.db, { email: "t@example.org", role: "TEACHER" });
    await app.db
      .insertInto("school_class")
      .values({ name: "B1", teacher_id: teacher.id })
      .execute();
    const up = { role: "TEACHER", was: "LEARNER" } as const;
    expect((await setRole(guest.id, up)).status).toBe(409);
    expect((await setRole(demo.id, up)).status).toBe(403);
    const down = await setRole(teacher.id, { role: "LEARNER", was: "TEACHER" });
    expect([down.status, down.text]).toEqual([
      409,
      "This person teaches a class. Give it to another teacher first.",
    ]);
  });
});

test("an age and a plan are set by what was seen", async () => {
  const { id } = await makeAccount(app.db, { email: "a@example.org", ageBand: "ADULT" });
  const params = { id };
  const age = { ageBand: "AGE_13_TO_17", was: "ADULT" } as const;
  const plan = { plan: "PREMIUM", was: "FREEMIUM" } as const;
  const setAge = () =>
    app.call("PUT /api/admin/people/{id}/age-band", { params, body: age }, { as: admin });
  const setPlan = () =>
    app.call("PUT /api/admin/people/{id}/plan", { params, body: plan }, { as: admin });
  expect((await setAge()).body.ageBand).toBe("AGE_13_TO_17");
  expect((await setPlan()).body.plan).toBe("PREMIUM");
  expect([(await setAge()).status, (await setPlan()).status]).toEqual([409, 409]);
  expect(await names({ plan: "PREMIUM" })).toEqual(["Student"]);
  expect((await audit()).map(({ action, details }) => [action, details])).toEqual([
    ["age-changed", { before: "ADULT", after: "AGE_13_TO_17" }],
    ["plan-changed", { before: "FREEMIUM", after: "PREMIUM" }],
  ]);
});

describe("somebody who is suspended", () => {
  test("is out at once, with every session and live connection, until restored", async () => {
    const port = await listenOn(app);
    const lines = createLines();
    const who = { email: "a@example.org", password: "correct horse battery" };
    const person = await app.signIn(who);
    const line = await lines.open(port, cookieOf(person));
    expect((await suspend(person.id)).body.isSuspended).toBe(true);
    expect(await line.closed).toBe(closeCode.sessionEnded);
    const me = async () => (await app.call("GET /api/session", {}, { as: person })).body.user;
    expect(await me()).toBeNull();
    const logIn = () => app.call("POST /api/session/log-in", { body: who });
    expect((await logIn()).code).toBe("account-suspended");
    expect((await suspend(person.id)).status).toBe(409);
    expect((await restore(person.id)).body.isSuspended).toBe(false);
    expect((await logIn()).status).toBe(200);
    expect(await me()).toBeNull();
    expect((await restore(person.id)).status).toBe(409);
    lines.hangUp();
  });
});
