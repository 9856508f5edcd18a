import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { allPersonalData } from "../../../all-personal-data";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { allTables } from "../data-export/data-export.store";
import { busyLearner, makeBusyLearner } from "../testing/busy-learner";
import { forgetWho } from "./forget-who.store";

const tables = allTables(allPersonalData);
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const rowsOf = async (table: string, owners: readonly string[], id: string) =>
  (
    await sql<Record<string, unknown>>`
      select * from ${sql.table(table)}
      where ${sql.join(
        owners.map((column) => sql`${sql.ref(column)} = ${id}`),
        sql` or `,
      )}`.execute(app.db)
  ).rows;

/** A child with a row of their own in every table, whom nobody knows any more. */
async function forgottenChild() {
  const { id, token } = await makeBusyLearner(app, {
    ...busyLearner,
    ageBand: "UNDER_13",
    handle: "zephyrine",
  });
  await app.db
    .updateTable("account")
    .set({ bio: "I am Zephyrine, from Oak Street.", title: "Zephyrine the Great" })
    .where("id", "=", id)
    .execute();
  await inTransaction(app.db, (tx) => forgetWho(tx, tables, id));
  return { id, token };
}

test.each(
  Object.entries(tables).flatMap(([table, own]) =>
    own === null || own.owners.length === 0 ? [] : [[table, own] as const],
  ),
)(
  "of %s a child who becomes a guest keeps what is said to stay, and nothing else",
  async (table, own) => {
    const { id } = await forgottenChild();
    const rows = await rowsOf(table, own.owners, id);
    if (own.staysWithGuest === undefined) return expect(rows).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    if (own.staysWithGuest === true) return;
    const stays: readonly string[] = own.staysWithGuest;
    const guest = await app.signInGuest();
    const [fresh] = await rowsOf(table, own.owners, guest.id);
    for (const [column, value] of Object.entries(rows[0]!)) {
      if (!stays.includes(column)) expect([column, value]).toEqual([column, fresh![column]]);
    }
  },
);

test("by name, address, device and parent the child is known to nothing but their own answers, and what others were told", async () => {
  const { id, token } = await forgottenChild();
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = 'public'`.execute(app.db);
  const traces = ["zephyrine", busyLearner.email, busyLearner.parent, "Firefox on Windows"];
  const searches = columns.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`} as place
      where exists (
        select from ${sql.table(table)}
        where ${sql.join(
          traces.map(
            (trace) => sql`position(lower(${trace}) in lower(${sql.ref(column)}::text)) > 0`,
          ),
          sql` or `,
        )}
      )`,
  );
  const { rows } = await sql<{ place: string }>`
    ${sql.join(searches, sql` union all `)}`.execute(app.db);
  expect(rows.map(({ place }) => place).toSorted()).toEqual([
    "lesson_attempt.answers",
    "level_test_answer.answer",
    "report.note",
    "statement.response",
  ]);
  const session = await app.call("GET /api/session", {}, { as: { id, token } });
  expect(session.body.user).toMatchObject({ id, name: "Student", isGuest: true, email: null });
});
