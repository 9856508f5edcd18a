import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sessionCookieName } from "../../plugins/session-cookie";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeSession } from "../../testing/factories";
import { ownData } from "./own-data";
import { busyLearner, makeBusyLearner } from "./testing/busy-learner";

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
    const traces = [as.id, busyLearner.name, busyLearner.email];

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
    const tables = new Set(before.map((place) => place.split(".", 1)[0]));
    expect(tables).toEqual(new Set(Object.keys(ownData).filter((table) => own(table) !== null)));

    expect((await erase(as.id, as, busyLearner.password)).body).toEqual({ ok: true });
    for (const trace of traces) expect(await placesOf(trace)).toEqual([]);
    expect(await exists(other.id)).toBe(true);
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

  test("is not for a demo account, which other visitors use too", async () => {
    const as = await app.signIn({ email: "demo@example.org", isDemo: true });
    expect(await erase(as.id, as, "correct horse battery")).toMatchObject({
      status: 403,
      code: "forbidden",
      text: "A demo account cannot be erased: other visitors use it too.",
    });
    expect(await exists(as.id)).toBe(true);
  });
});

const own = (table: string): unknown => (ownData as Record<string, unknown>)[table];
