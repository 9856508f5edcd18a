import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeAccount, makeMessage, makeRoom } from "../../testing/factories";

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

const actions = async () =>
  (
    await app.db
      .selectFrom("audit_entry")
      .select("action")
      .where("action", "!=", "child-data-read")
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe("a class", () => {
  const make = (name: string, teacherId: string) =>
    app.call("POST /api/admin/classes", { body: { name, teacherId } }, { as: admin });
  const makeTeacher = (name: string) =>
    makeAccount(app.db, { name, email: `${name}@example.org`, role: "TEACHER" });
  const add = (id: string, accountId: string) =>
    app.call(
      "POST /api/admin/classes/{id}/members",
      { params: { id }, body: { accountId } },
      { as: admin },
    );
  const remove = (id: string, accountId: string) =>
    app.call(
      "DELETE /api/admin/classes/{id}/members/{accountId}",
      { params: { id, accountId } },
      { as: admin },
    );

  const listMembers = (id: string, query: Record<string, string> = {}, as = admin) =>
    app.call("GET /api/admin/classes/{id}/members", { params: { id }, query }, { as });

  test("of 10,000 comes a page at a time, by name, and is searched by a part of a name or an address", async () => {
    const { id } = (await make("Everybody", (await makeTeacher("one")).id)).body;
    await sql`
      with made as (
        insert into account (name, email, registered_at)
        select 'Learner ' || lpad(nr::text, 5, '0'), 'l' || nr || '@example.org', now()
        from generate_series(1, 10000) as nr
        returning id
      )
      insert into class_member (class_id, account_id, joined_at)
      select ${id}::uuid, id, now() from made`.execute(app.db);
    const first = (await listMembers(id, { limit: "2" })).body;
    expect(first.members.map(({ name }) => name)).toEqual(["Learner 00001", "Learner 00002"]);
    const second = (await listMembers(id, { limit: "2", cursor: first.next! })).body;
    expect(second.members.map(({ name }) => name)).toEqual(["Learner 00003", "Learner 00004"]);
    const found = (await listMembers(id, { q: "l9999@" })).body;
    expect(found.members.map(({ name }) => name)).toEqual(["Learner 09999"]);
    const whole = await app.call("GET /api/admin/classes/{id}", { params: { id } }, { as: admin });
    expect(whole.body.students).toBe(10_000);
    expect(whole.text.length).toBeLessThan(500);
    expect((await listMembers(crypto.randomUUID())).status).toBe(404);
    const learner = await app.signIn({});
    expect((await listMembers(id, {}, learner)).status).toBe(403);
  });

  test("is made for a teacher, renamed, given to another, filled, emptied and deleted", async () => {
    const [one, other] = [await makeTeacher("one"), await makeTeacher("other")];
    const student = await makeAccount(app.db, { name: "Ben", email: "ben@example.org" });
    const made = (await make("B1 evening", one.id)).body;
    expect(made).toMatchObject({ name: "B1 evening", teacher: { name: "one" }, students: 0 });
    const params = { id: made.id };
    const was = { name: "B1 evening", teacherId: one.id };
    const body = { name: "B1 late", teacherId: other.id, was };
    const change = () => app.call("PUT /api/admin/classes/{id}", { params, body }, { as: admin });
    expect((await change()).body).toMatchObject({ name: "B1 late", teacher: { name: "other" } });
    expect((await change()).status).toBe(409);
    expect((await add(made.id, student.id)).body.students).toBe(1);
    const { body: found } = await listMembers(made.id);
    expect(found).toMatchObject({
      members: [{ name: "Ben", email: "ben@example.org" }],
      next: null,
    });
    expect((await add(made.id, student.id)).status).toBe(409);
    const { body: listed } = await app.call("GET /api/admin/classes", {}, { as: admin });
    expect(listed.classes).toMatchObject([{ id: made.id, students: 1 }]);
    expect((await remove(made.id, student.id)).body.students).toBe(0);
    expect((await listMembers(made.id)).body.members).toEqual([]);
    expect((await remove(made.id, student.id)).status).toBe(404);
    await app.call("DELETE /api/admin/classes/{id}", { params }, { as: admin });
    expect((await app.call("GET /api/admin/classes/{id}", { params }, { as: admin })).status).toBe(
      404,
    );
    expect(await actions()).toEqual([
      "class-made",
      "class-changed",
      "class-joined",
      "class-left",
      "class-deleted",
    ]);
  });

  test("is taught by a teacher only, and has no guests in it", async () => {
    const learner = await makeAccount(app.db, { email: "l@example.org" });
    const guest = await makeAccount(app.db);
    expect((await make("B1", learner.id)).status).toBe(409);
    expect((await make("B1", "nobody")).status).toBe(404);
    const { id } = (await make("B1", admin.id)).body;
    expect([(await add(id, guest.id)).status, (await add(id, admin.id)).status]).toEqual([
      409, 409,
    ]);
  });

  test("is found by its name, a page at a time", async () => {
    for (const name of ["b", "A", "c", "a"]) await make(name, admin.id);
    const page = async (query: Record<string, string>) =>
      (await app.call("GET /api/admin/classes", { query }, { as: admin })).body;
    const first = await page({ limit: "3" });
    const second = await page({ limit: "3", cursor: first.next! });
    const all = [...first.classes, ...second.classes].map(({ name }) => name.toLowerCase());
    expect([all, second.next]).toEqual([["a", "a", "b", "c"], null]);
    expect((await page({ q: "B" })).classes).toHaveLength(1);
  });
});

describe("a room", () => {
  test("that is private is listed with its owner and counts, and closed with a reason", async () => {
    const owner = await app.signIn({ name: "Ana", email: "ana@example.org", ageBand: "ADULT" });
    const { id } = await makeRoom(app.db, {
      name: "Quiet",
      ownerId: owner.id,
      memberIds: [owner.id],
      isPrivate: true,
    });
    await makeMessage(app.db, { roomId: id, accountId: owner.id, now: app.clock.now() });
    const list = async () =>
      (await app.call("GET /api/admin/rooms", { query: { q: "quiet" } }, { as: admin })).body.rooms;
    expect(await list()).toMatchObject([
      { id, owner: { name: "Ana", role: "LEARNER" }, members: 1, present: 0, isPrivate: true },
    ]);
    const close = () =>
      app.call(
        "POST /api/admin/rooms/{id}/close",
        { params: { id }, body: { reason: "Nobody looks after it." } },
        { as: admin },
      );
    expect((await close()).status).toBe(200);
    expect([await list(), (await close()).status]).toEqual([[], 404]);
    expect(await actions()).toEqual(["ROOM_CLOSED"]);
  });
});

describe("jobs", () => {
  test("that failed are counted, told with the reason, and done again once", async () => {
    let isWell = false;
    app.jobs.handle("calibrate-test", () => {
      if (!isWell) throw new Error("No answers yet.");
      return Promise.resolve();
    });
    await inTransaction(app.db, (tx) =>
      app.jobs.enqueue(tx, "calibrate-test", { testType: "adult" }),
    );
    const count = async () =>
      (await app.call("GET /api/admin/jobs", {}, { as: admin })).body.kinds.find(
        ({ name }) => name === "calibrate-test",
      );
    expect(await count()).toMatchObject({ waiting: 1, failed: 0 });
    await app.jobs.runWaiting();
    expect(await count()).toMatchObject({ waiting: 0, failed: 1 });
    const failed = async () =>
      (await app.call("GET /api/admin/jobs/failed", {}, { as: admin })).body.jobs;
    const [job] = await failed();
    expect(job).toMatchObject({
      name: "calibrate-test",
      reason: "Error: No answers yet.",
      tries: 3,
    });
    const retry = () =>
      app.call(
        "POST /api/admin/jobs/{name}/{id}/retry",
        { params: { name: "calibrate-test", id: job!.id } },
        { as: admin },
      );
    isWell = true;
    expect([(await retry()).status, (await retry()).status]).toEqual([200, 404]);
    await app.jobs.runWaiting();
    expect([await failed(), await count()]).toMatchObject([[], { failed: 0, waiting: 0 }]);
    expect(await actions()).toEqual(["job-retried"]);
    app.log.length = 0;
  });
});

test("the system says what runs, and that there is no backup", async () => {
  const { body } = await app.call("GET /api/admin/system", {}, { as: admin });
  expect(body).toMatchObject({
    version: "0.1.0",
    nodeVersion: process.versions.node,
    processes: 1,
    bus: "alone",
    lastBackupAt: null,
    hasMailServer: false,
    classified: { read: 0, unread: 0, failed: 0 },
    database: { isEmbedded: true },
  });
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.database.migrations.map(({ name }) => name)).toContain("0001-accounts.sql");
});

describe("the audit log", () => {
  async function lookAndAct() {
    const child = await makeAccount(app.db, { name: "Kid", email: "k@example.org" });
    const params = { id: child.id };
    await app.call("GET /api/admin/people/{id}", { params }, { as: admin });
    await app.call(
      "PUT /api/admin/people/{id}/plan",
      { params, body: { plan: "PREMIUM", was: "FREEMIUM" } },
      { as: admin },
    );
    return child;
  }
  const read = async (query: Record<string, string>) =>
    (await app.call("GET /api/admin/audit", { query }, { as: admin })).body;

  test("is searched by action and people, and paged", async () => {
    const child = await lookAndAct();
    expect((await read({})).entries.map(({ action }) => action)).toEqual([
      "plan-changed",
      "child-data-read",
    ]);
    const about = { aboutId: child.id, action: "child-data-read" };
    const named = { actor: { name: "Head" }, about: { name: "Kid" } };
    expect((await read(about)).entries).toMatchObject([named, named]);
    expect((await read({ actorId: child.id })).entries).toEqual([]);
    const first = await read({ limit: "1" });
    expect((await read({ limit: "1", cursor: first.next! })).entries).toMatchObject([
      { action: "plan-changed" },
    ]);
    expect((await read({ until: "2020-01-01T00:00:00Z" })).entries).toEqual([]);
  });

  test.each(["who", "whom"] as const)(
    "is searched by %s: a part of a name or an address, or an id, in the file too",
    async (name) => {
      const ana = await makeAccount(app.db, { name: "Ána Ito", email: "ana@example.org" });
      const ben = await makeAccount(app.db, { name: "Ben", email: "ben@example.org" });
      for (const { id } of [ana, ben]) {
        const people =
          name === "who"
            ? { actor_id: id, about_id: admin.id }
            : { actor_id: admin.id, about_id: id };
        const entry = { ...people, at: app.clock.now(), action: "MUTED" };
        await app.db.insertInto("audit_entry").values(entry).execute();
      }
      const side = name === "who" ? "actor" : "about";
      const found = async (typed: string) =>
        (await read({ [name]: typed, action: "MUTED" })).entries.map((entry) => entry[side]?.name);
      expect(await found("ana i")).toEqual(["Ána Ito"]);
      expect(await found("BEN@")).toEqual(["Ben"]);
      expect(await found(ana.id)).toEqual(["Ána Ito"]);
      expect(await found("n")).toEqual(["Ben", "Ána Ito"]);
      expect(await found("nobody")).toEqual([]);
      const query = { [name]: "ben", action: "MUTED" };
      const { body } = await app.send({ url: "/api/admin/audit/export", query }, admin);
      expect(body.trim().split("\n")).toHaveLength(2);
    },
  );

  test("is a CSV file, without anybody's name", async () => {
    const child = await lookAndAct();
    const reply = await app.send({ method: "GET", url: "/api/admin/audit/export" }, admin);
    expect(reply.headers["content-type"]).toBe("text/csv");
    const lines = reply.body.trim().split("\n");
    expect(lines[0]).toBe("id,at,actor_id,action,about_id,details,in_words");
    expect(lines[1]).toContain(`${admin.id},plan-changed,${child.id}`);
    expect(lines).toHaveLength(3);
    expect(reply.body).not.toMatch(/Kid|Head/);
  });

  test("says of a look in words what was looked at", async () => {
    await lookAndAct();
    const query = { action: "child-data-read" } as const;
    const reply = await app.send({ url: "/api/admin/audit/export", query }, admin);
    expect(reply.body).toContain("Looked at a child's data: the person's page");
  });

  test("is read without looks at children, which are most of it", async () => {
    await lookAndAct();
    const { entries } = await read({ withoutLooks: "1" });
    expect(entries.map(({ action }) => action)).toEqual(["plan-changed"]);
  });

  test("tells of a child whose entries are read, and is not filled by its own reading", async () => {
    const { id } = await makeAccount(app.db, { name: "Kid", email: "k@example.org" });
    const entry = { at: app.clock.now(), actor_id: admin.id, about_id: id };
    await app.db
      .insertInto("audit_entry")
      .values([
        { ...entry, action: "MUTED" },
        { ...entry, action: "child-data-read", details: JSON.stringify({ what: "person" }) },
      ])
      .execute();
    const looks = async () => (await read({ action: "child-data-read" })).entries.length;
    expect(await looks()).toBe(1);
    await read({ action: "MUTED" });
    expect(await looks()).toBe(2);
    await read({});
    expect(await looks()).toBe(2);
    await app.send({ url: "/api/admin/audit/export", query: { action: "MUTED" } }, admin);
    expect(await looks()).toBe(3);
  });

  test("of 10,000 entries is paged and exported whole, and no cell of the file is a formula", async () => {
    const { id } = await makeAccount(app.db, { name: "=1+1", email: "k@example.org" });
    await sql`
      insert into audit_entry (at, actor_id, action, about_id, details)
      select now(), ${admin.id}::uuid, 'child-data-read', ${id}::uuid,
        jsonb_build_object('what', '=HYPERLINK("https://evil.example")', 'n', n)
      from generate_series(1, 10000) as n`.execute(app.db);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: Awaited<ReturnType<typeof read>> = await read({
        limit: "200",
        ...(cursor !== "" && { cursor }),
      });
      seen.push(...page.entries.map((entry) => entry.id));
      cursor = page.next;
    }
    expect(seen).toHaveLength(10_000);
    expect(new Set(seen).size).toBe(10_000);
    const { body } = await app.send({ url: "/api/admin/audit/export" }, admin);
    const rows: string[][] = parse(body);
    expect(rows.slice(1).map(([number]) => number)).toEqual(seen);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test("shows teachers what moderation decided alone", async () => {
    await lookAndAct();
    const teacher = await app.signIn({ role: "TEACHER", email: "t@example.org" });
    expect((await app.call("GET /api/moderation/audit", {}, { as: teacher })).body).toEqual([]);
  });
});
