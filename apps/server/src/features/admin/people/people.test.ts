import type { AgeBand } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { closeCode } from "../../../live/close-codes";
import { cookieOf, createLines, listenOn } from "../../../testing/dial";
import { makeAccount } from "../../../testing/factories";

let app: TestApp;
let admin: TestUser;
let port: number;
beforeAll(async () => {
  app = await buildTestApp();
  port = await listenOn(app);
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
const entries = async () =>
  await app.db
    .selectFrom("audit_entry")
    .select(["action", "actor_id as actor", "about_id as about", "details"])
    .orderBy("id")
    .execute();
const isLook = ({ action }: { action: string }) => action === "child-data-read";
const looks = async () => (await entries()).filter(isLook);
const audit = async () => (await entries()).filter((entry) => !isLook(entry));

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

  test("stand in the order of their letters and are found by them, whatever the accents", async () => {
    const all = [
      "Änne",
      "anna-Lena",
      "Hugo",
      "Håkon",
      "Müller",
      "Ömer",
      "Søren",
      "Zoë",
      "Žofia",
      "Łukasz",
    ];
    for (const [place, name] of all.entries()) {
      await makeAccount(app.db, { name, email: `p${place}@example.org`, ageBand: "ADULT" });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: "3", ...(cursor !== null && { cursor }) });
      seen.push(...page.people.map(({ name }) => name));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual([
      "anna-Lena",
      "Änne",
      "Håkon",
      "Head",
      "Hugo",
      "Łukasz",
      "Müller",
      "Ömer",
      "Søren",
      "Zoë",
      "Žofia",
    ]);
    expect(await names({ q: "MULLER" })).toEqual(["Müller"]);
    expect(await names({ q: "MÜLLER" })).toEqual(["Müller"]);
    expect(await names({ q: "soren" })).toEqual(["Søren"]);
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
    const page = { ...looked, details: { what: "GET /api/admin/people/{id}" } };
    expect(await looks()).toEqual([page]);
    const exporting = "GET /api/account/{userId}/export";
    await app.call(exporting, { params: { userId: child.id } }, { as: admin });
    expect(await looks()).toEqual([page, { ...looked, details: { what: exporting } }]);
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
    const ana = { name: "Ana", email: "a@example.org", ageBand: "ADULT" } as const;
    const { id } = await makeAccount(app.db, ana);
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
    const ana = await app.signIn({ email: "a@example.org", ageBand: "ADULT" });
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
    const { id } = await makeAccount(app.db, { email: "a@example.org", ageBand: "ADULT" });
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

describe("who is under 18", () => {
  const underAge = ["UNDER_13", "AGE_13_TO_17", "UNKNOWN"] as const;
  const setAge = (id: string, ageBand: AgeBand, was: AgeBand) =>
    app.call(
      "PUT /api/admin/people/{id}/age-band",
      { params: { id }, body: { ageBand, was } },
      { as: admin },
    );

  test.each(underAge)(
    "or may be, with the age %s, becomes no teacher and no admin",
    async (was) => {
      const { id } = await makeAccount(app.db, { email: "k@example.org", ageBand: was });
      for (const role of ["TEACHER", "ADMIN"] as const) {
        const reply = await setRole(id, { role, was: "LEARNER" });
        expect([reply.status, reply.text]).toEqual([
          409,
          "Teachers and admins are 18 or over, and this person's age here does not say so. Change their age first.",
        ]);
      }
      expect((await setAge(id, "ADULT", was)).status).toBe(200);
      expect((await setRole(id, { role: "TEACHER", was: "LEARNER" })).status).toBe(200);
    },
  );

  test.each(["TEACHER", "ADMIN"] as const)("is no %s: the role goes first", async (role) => {
    const email = "k@example.org";
    const person = await app.signIn({ email, role, ageBand: "UNKNOWN" });
    const reply = await setAge(person.id, "UNDER_13", "UNKNOWN");
    expect([reply.status, reply.text]).toEqual([
      409,
      "Nobody under 18 is a teacher or an admin. Make this person a learner first.",
    ]);
    const params = { userId: person.id };
    const body = { ageBand: "AGE_13_TO_17" } as const;
    const own = await app.call("PUT /api/account/{userId}", { params, body }, { as: person });
    expect(own.status).toBe(403);
    expect((await read(person.id)).body.ageBand).toBe("UNKNOWN");
    expect((await setRole(person.id, { role: "LEARNER", was: role })).status).toBe(200);
    expect((await setAge(person.id, "UNDER_13", "UNKNOWN")).status).toBe(200);
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

test("whose device was stolen is logged out everywhere by an admin, and may log in again", async () => {
  const lines = createLines();
  const who = { email: "a@example.org", password: "correct horse battery" };
  const person = await app.signIn({ ...who, ageBand: "ADULT" });
  const line = await lines.open(port, cookieOf(person));
  const end = (as: TestUser) =>
    app.call(
      "POST /api/admin/people/{id}/end-sessions",
      { params: { id: person.id }, body: { reason: "The phone was stolen." } },
      { as },
    );
  expect((await end(person)).status).toBe(403);
  expect((await end(admin)).body.openSessions).toBe(0);
  expect(await line.closed).toBe(closeCode.sessionEnded);
  expect((await app.call("GET /api/session", {}, { as: person })).body.user).toBeNull();
  expect((await app.call("POST /api/session/log-in", { body: who })).status).toBe(200);
  expect(await audit()).toContainEqual({
    action: "account-logged-out",
    actor: admin.id,
    about: person.id,
    details: { reason: "The phone was stolen.", sessions: 1 },
  });
  lines.hangUp();
});

describe("somebody who is suspended", () => {
  test("is out at once, with every session and live connection, until restored", async () => {
    const lines = createLines();
    const who = { email: "a@example.org", password: "correct horse battery" };
    const person = await app.signIn(who);
    const line = await lines.open(port, cookieOf(person));
    expect((await suspend(person.id)).body.isSuspended).toBe(true);
    expect(await line.closed).toBe(closeCode.sessionEnded);
    const session = async () => (await app.call("GET /api/session", {}, { as: person })).body;
    const me = async () => (await session()).user;
    expect(await session()).toMatchObject({ user: null, isSuspended: true });
    expect((await read(person.id)).body.openSessions).toBe(0);
    const logIn = () => app.call("POST /api/session/log-in", { body: who });
    expect((await logIn()).code).toBe("account-suspended");
    expect((await suspend(person.id)).status).toBe(409);
    expect((await restore(person.id)).body.isSuspended).toBe(false);
    expect((await logIn()).status).toBe(200);
    expect(await me()).toBeNull();
    expect(await session()).not.toHaveProperty("isSuspended");
    expect((await restore(person.id)).status).toBe(409);
    lines.hangUp();
  });
});
