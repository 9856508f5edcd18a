import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sessionCookieName } from "../../../http/session-cookie";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeMessage, makeRoom, makeSession } from "../../../testing/factories";
import { allPersonalData } from "../../../all-personal-data";
import { allTables } from "../data-export/data-export.store";
import { busyLearner, makeBusyLearner } from "../testing/busy-learner";

const tables = allTables(allPersonalData);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const erase = (userId: string, as: TestUser | undefined, password?: string) =>
  app.call(
    "POST /api/account/{userId}/erase",
    { params: { userId }, body: password === undefined ? {} : { password } },
    as && { as },
  );
const exists = async (id: string) =>
  (await app.db.selectFrom("account").select("id").where("id", "=", id).execute()).length === 1;

/** Every table and column of the database with this text in it. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column"
    from information_schema.columns
    where table_schema = 'public'
    order by 1, 2`.execute(app.db);
  const searches = rows.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`} as place
      where exists (
        select from ${sql.table(table)}
        where position(lower(${text}) in lower(${sql.ref(column)}::text)) > 0
      )`,
  );
  const found = await sql<{ place: string }>`${sql.join(searches, sql` union all `)}`.execute(
    app.db,
  );
  return found.rows.map(({ place }) => place);
}

describe("erasing an account", () => {
  test("leaves its id, its name and its email nowhere in the database", async () => {
    const as = await makeBusyLearner(app);
    const other = await app.signIn({ name: "Somebody Else", email: "else@example.org" });
    const { name, email, parent, payer } = busyLearner;
    const traces = [as.id, name, email, parent, payer];

    // The search finds what is there, in every table that is about people.
    const before = (await Promise.all(traces.map(placesOf))).flat();
    expect(before).toEqual(
      expect.arrayContaining([
        "account.email",
        "lesson_attempt.answers",
        "saved_word.account_id",
        "session.account_id",
        "statement.response",
      ]),
    );
    const traced = new Set(before.map((place) => place.split(".", 1)[0]));
    const owned = Object.keys(tables).filter((table) => tables[table]?.owners.length);
    expect([...traced]).toEqual(expect.arrayContaining(owned));

    expect((await erase(as.id, as, busyLearner.password)).body).toEqual({ ok: true });
    for (const trace of traces) expect(await placesOf(trace)).toEqual([]);
    const throughOthers = [
      "level_test_answer",
      "level_test_result",
      "submission_recording",
    ] as const;
    for (const table of throughOthers) {
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await exists(other.id)).toBe(true);
  });

  test("takes the mails to a parent along, and those that wait are not sent", async () => {
    const as = await makeBusyLearner(app);
    const waiting = { state: "WAITING", about_id: as.id, account_id: null } as const;
    await app.db.updateTable("mail").set(waiting).where("about_id", "=", as.id).execute();
    await erase(as.id, as, busyLearner.password);
    expect(await app.db.selectFrom("mail").select("to_address").execute()).toEqual([]);
  });

  test("leaves nothing of an invitation by which it came to be, or that was not accepted", async () => {
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const { email, name, password } = busyLearner;
    const invite = async (role: "LEARNER" | "TEACHER") => {
      const body = { email, name, role, classIds: [] };
      await app.call("POST /api/admin/invitations", { body }, { as: admin });
      const { text } = await app.db
        .selectFrom("mail")
        .select("text")
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return /invitation#([\w-]+)/.exec(text!)![1]!;
    };
    const token = await invite("LEARNER");
    const accepted = await app.call("POST /api/invitation/accept", { body: { token, password } });
    expect(accepted.status).toBe(200);
    await invite("TEACHER");
    const { id } = await app.db
      .selectFrom("account")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const as = { id, token: await makeSession(app.db, { accountId: id, now: app.clock.now() }) };
    expect((await erase(id, as, password)).status).toBe(200);
    for (const trace of [id, name, email]) expect(await placesOf(trace)).toEqual([]);
  });

  test("leaves what it decided and reported about others, without its name and its words", async () => {
    const as = await makeBusyLearner(app);
    const other = await app.signIn({ name: "Somebody Else" });
    const now = app.clock.now();
    const { id: roomId } = await makeRoom(app.db, { ownerId: as.id, memberIds: [other.id] });
    await makeMessage(app.db, { roomId, accountId: as.id, now });
    const kept = await makeMessage(app.db, { roomId, accountId: other.id, now });
    const line = (id: string, userName: string) => ({ userId: id, userName, content: "Well." });
    await app.db
      .insertInto("report")
      .values({
        source: "PERSON",
        reason: "RUDE",
        about_id: other.id,
        message_id: kept.id,
        decided_by: as.id,
        created_at: now,
        context: JSON.stringify([line(as.id, busyLearner.name), line(other.id, "Somebody Else")]),
      })
      .execute();

    expect((await erase(as.id, as, busyLearner.password)).status).toBe(200);

    const messages = await app.db.selectFrom("room_message").select("id").execute();
    expect(messages).toEqual([{ id: kept.id }]);
    expect(
      await app.db
        .selectFrom("report")
        .select(["reporter_id", "decided_by", "note", "context"])
        .where("about_id", "=", other.id)
        .execute(),
    ).toEqual([
      {
        reporter_id: null,
        decided_by: null,
        note: "",
        context: [line(other.id, "Somebody Else")],
      },
    ]);
    const audit = await app.db.selectFrom("audit_entry").select(["actor_id", "action"]).execute();
    expect(audit).toEqual([{ actor_id: null, action: "sanction-lifted" }]);
    const room = await app.db
      .selectFrom("room")
      .select("owner_id")
      .where("id", "=", roomId)
      .executeTakeFirstOrThrow();
    expect(room.owner_id).toBeNull();
  });

  test("takes its words out of what stood before a message that somebody reported", async () => {
    const as = await makeBusyLearner(app);
    const [rude, reporter] = [await app.signIn({ name: "Rude" }), await app.signIn()];
    const now = app.clock.now();
    const memberIds = [as.id, rude.id, reporter.id];
    const { id: roomId } = await makeRoom(app.db, { memberIds });
    await makeMessage(app.db, { roomId, accountId: as.id, content: "I live here.", now });
    await makeMessage(app.db, { roomId, accountId: rude.id, content: "So what?", now });
    const { id: messageId } = await makeMessage(app.db, { roomId, accountId: rude.id, now });
    const body = { messageId, reason: "RUDE" } as const;
    expect((await app.call("POST /api/reports", { body }, { as: reporter })).status).toBe(200);
    const contextOf = async () =>
      JSON.stringify(await app.db.selectFrom("report").select("context").execute());
    expect(await contextOf()).toContain("I live here.");

    await erase(as.id, as, busyLearner.password);

    expect(await contextOf()).not.toContain("I live here.");
    expect(await contextOf()).toContain("So what?");
  });

  test("takes the reports about it along", async () => {
    const as = await makeBusyLearner(app);
    await app.db
      .insertInto("report")
      .values({ source: "FILTER", reason: "SPAM", about_id: as.id, created_at: app.clock.now() })
      .execute();
    await erase(as.id, as, busyLearner.password);
    const about = await app.db.selectFrom("report").select("reason").execute();
    expect(about).toEqual([{ reason: "RUDE" }]);
  });

  test("ends all its sessions, and takes the cookie away", async () => {
    const as = await makeBusyLearner(app);
    const token = await makeSession(app.db, { accountId: as.id, now: app.clock.now() });
    const { headers } = await erase(as.id, as, busyLearner.password);
    expect(String(headers["set-cookie"])).toMatch(new RegExp(`^${sessionCookieName}=;.*1970`));
    for (const device of [as, { ...as, token }]) {
      const session = await app.call("GET /api/session", {}, { as: device });
      expect(session.body.user).toBeNull();
    }
  });

  test("frees the email for somebody new", async () => {
    const as = await makeBusyLearner(app);
    await erase(as.id, as, busyLearner.password);
    expect((await app.call("POST /api/session/sign-up", { body: busyLearner })).status).toBe(200);
  });

  test("asks a guest for no password", async () => {
    const as = await app.signInGuest();
    expect((await erase(as.id, as)).status).toBe(200);
    expect(await exists(as.id)).toBe(false);
  });

  test.each([undefined, "", "wrong horse battery"])(
    "asks for the password again, and '%s' is not it",
    async (password) => {
      const as = await app.signIn({ email: "ana@example.org" });
      const reply = await erase(as.id, as, password);
      expect(reply).toMatchObject({
        status: 401,
        code: "wrong-credentials",
        text: "The password is wrong.",
      });
      expect(reply.headers["set-cookie"]).toBeUndefined();
      expect(await exists(as.id)).toBe(true);
    },
  );

  test("is for the owner alone: not for others, not for an admin", async () => {
    const { id } = await app.signInGuest();
    for (const as of [await app.signInGuest(), await app.signIn({ role: "ADMIN" })]) {
      expect(await erase(id, as)).toMatchObject({ status: 403, code: "forbidden" });
    }
    expect(await erase(id, undefined)).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await exists(id)).toBe(true);
  });

  test("is not for an account of the demo school, but for a visitor of it", async () => {
    const as = await app.signIn({ email: "demo@example.org", isDemo: true });
    expect(await erase(as.id, as, "correct horse battery")).toMatchObject({
      status: 403,
      code: "forbidden",
      text: "This account belongs to the demo school, and stays with it.",
    });
    expect(await exists(as.id)).toBe(true);
    const visitor = await app.signIn({ isVisitor: true });
    expect((await erase(visitor.id, visitor)).status).toBe(200);
    expect(await exists(visitor.id)).toBe(false);
  });
});
