import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";

let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());

const select = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    target.db,
  );
  return rows[0]?.value;
};

test.each([
  ["42::bigint", 42],
  ["count(*)", 1],
  ["sum(1.5)", 1.5],
  ["null::bigint", null],
  ["'{1,2}'::bigint[]", [1, 2]],
  ["'2026-03-29'::date", "2026-03-29"],
  ["'{2026-03-29}'::date[]", ["2026-03-29"]],
  ["'2026-03-29T01:30:00+01:00'::timestamptz", new Date("2026-03-29T00:30:00Z")],
  ["'{\"a\":[1]}'::jsonb", { a: [1] }],
  ["('2026-03-29T23:30:00Z'::timestamptz)::date", "2026-03-29"],
  ["'7b5c9d0e-0000-4000-8000-000000000000'::uuid", "7b5c9d0e-0000-4000-8000-000000000000"],
])("%s arrives as %o", async (expression, value) => {
  expect(await select(expression)).toEqual(value);
});

test("a connection that breaks in a transaction fails that transaction and nothing else", async () => {
  const broken = target.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(target.db);
    await sleep(50);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  expect(await select("1")).toBe(1);
});
