import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { allPersonalData } from "../../../all-personal-data";
import { allTables, readPersonalData } from "./data-export.store";
import { busyLearner, makeBusyLearner } from "../testing/busy-learner";

const tables = allTables(allPersonalData);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const exportOf = (userId: string, as?: TestUser) =>
  app.call("GET /api/account/{userId}/export", { params: { userId } }, as && { as });

describe("GET /api/account/{userId}/export", () => {
  test("holds something from every table that is about people", async () => {
    const as = await makeBusyLearner(app);
    const { status, body, headers } = await exportOf(as.id, as);
    expect(status).toBe(200);
    expect(body.exportedAt).toBe(app.clock.now().toISOString());
    expect(headers["content-disposition"]).toBe('attachment; filename="saywell-my-data.json"');
    for (const table of Object.keys(tables).filter((each) => declared(each) !== null)) {
      expect(body.tables[table]?.length, table).toBeGreaterThan(0);
    }
    const { name, email } = busyLearner;
    expect(body.tables["account"]).toMatchObject([{ id: as.id, name, email, avatar: "owl" }]);
    expect(body.tables["statement"]).toMatchObject([{ response: `${name}, ${email}` }]);
    expect(Object.values(body.tables["lesson_attempt"]![0]!["answers"] as object)).toContain(name);
  });

  test("holds no secret, and nothing of anybody else", async () => {
    const as = await makeBusyLearner(app);
    const other = await app.signIn({ name: "Somebody Else", email: "else@example.org" });
    await app.db
      .insertInto("study_day")
      .values({ account_id: other.id, day: "2026-03-01" })
      .execute();
    const { text } = await exportOf(as.id, as);
    const { password_hash } = await app.db
      .selectFrom("account")
      .select("password_hash")
      .where("id", "=", as.id)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'hex') as hash from session`.execute(app.db);
    const secrets = [password_hash!, as.token, ...rows.map(({ hash }) => hash)];
    for (const foreign of [...secrets, other.id, "Somebody Else", "else@example.org"]) {
      expect(text).not.toContain(foreign);
    }
  });

  test("is whole with more tables than a function of PostgreSQL takes arguments for", async () => {
    const { id } = await app.signIn({ name: "Ana" });
    const copies = Array.from({ length: 60 }, (_, copy) => `session_${copy}`);
    await app.db.transaction().execute(async (tx) => {
      for (const copy of copies) {
        await sql`create temp table ${sql.table(copy)} on commit drop as table session`.execute(tx);
      }
      const many = Object.fromEntries(copies.map((copy) => [copy, tables["session"]!]));
      const own = await readPersonalData(tx, { ...tables, ...many }, id);
      expect(Object.keys(own)).toEqual(expect.arrayContaining(["account", ...copies]));
      expect(own["account"]).toMatchObject([{ name: "Ana" }]);
      expect(own["session_59"]).toMatchObject([{ account_id: id }]);
    });
  });

  test("needs a session, and is the owner's and an admin's", async () => {
    const { id } = await app.signInGuest();
    expect(await exportOf(id)).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await exportOf(id, await app.signInGuest())).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    const admin = await app.signIn({ role: "ADMIN" });
    expect((await exportOf(id, admin)).status).toBe(200);
    expect(await exportOf("0190b1f0-0000-4000-8000-000000000000", admin)).toMatchObject({
      status: 404,
      code: "not-found",
    });
  });
});

describe("what belongs to an account", () => {
  test("is declared for every column that refers to one, as the owner's or as somebody else's", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select source.table_name as "table", source.column_name as "column"
      from information_schema.referential_constraints as reference
      join information_schema.key_column_usage as source
        on source.constraint_schema = reference.constraint_schema
        and source.constraint_name = reference.constraint_name
      join information_schema.table_constraints as target
        on target.constraint_schema = reference.unique_constraint_schema
        and target.constraint_name = reference.unique_constraint_name
      where target.table_name = 'account'`.execute(app.db);
    expect(rows.length).toBeGreaterThan(10);
    const undecided = rows.filter(({ table, column }) => {
      const { owners = [], others = [] } = declared(table) ?? {};
      return owners.includes(column) === others.includes(column);
    });
    expect(undecided).toEqual([]);
  });

  test("is declared for every column that is named like an account, reference or not", async () => {
    const named = await columns();
    const undeclared = named.filter(
      ({ table, column }) =>
        /^(account|user|learner|teacher|owner)_id$/.test(column) &&
        !declared(table)?.owners.includes(column),
    );
    expect(undeclared).toEqual([]);
  });

  test("is either exported or withheld, column by column", async () => {
    for (const { table, column } of await columns()) {
      const own = declared(table);
      if (own === null) continue;
      const places = [...own.exported, ...(own.withheld ?? [])].filter((each) => each === column);
      expect([table, column, places.length]).toEqual([table, column, 1]);
    }
  });

  async function columns(): Promise<{ table: string; column: string }[]> {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column"
      from information_schema.columns
      where table_schema = 'public'`.execute(app.db);
    return rows;
  }
});

const declared = (table: string) => tables[table] ?? null;
