import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import type { Tx } from "./database";
import { isUniqueViolation, sqlState } from "./sql-errors";
import { inTransaction } from "./transaction";

let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase();
  await sql`create table counter (id int primary key, value int not null)`.execute(target.db);
  await sql`insert into counter values (1, 0), (2, 0)`.execute(target.db);
});
afterEach(() => target.drop());

const add = (tx: Tx, id: number) =>
  sql`update counter set value = value + 1 where id = ${id}`.execute(tx);
const readCounters = async (): Promise<unknown[]> =>
  (await sql`select value from counter order by id`.execute(target.db)).rows;
const fail = (code: string): never => {
  throw Object.assign(new Error("from PostgreSQL"), { code });
};

test("work that fails leaves nothing behind", async () => {
  const attempt = inTransaction(target.db, async (tx) => {
    await add(tx, 1);
    throw new Error("changed its mind");
  });
  await expect(attempt).rejects.toThrow("changed its mind");
  expect(await readCounters()).toEqual([{ value: 0 }, { value: 0 }]);
});

test("transactions that lock each other out both succeed in the end, and count once", async () => {
  let meeting = 0;
  let meet = (): void => {};
  const bothLocked = new Promise<void>((resolve) => (meet = resolve));
  const addBoth = (first: number, second: number) =>
    inTransaction(target.db, async (tx) => {
      await add(tx, first);
      if (++meeting >= 2) meet();
      await bothLocked;
      await add(tx, second);
    });
  await Promise.all([addBoth(1, 2), addBoth(2, 1)]);
  expect(meeting).toBe(3);
  expect(await readCounters()).toEqual([{ value: 2 }, { value: 2 }]);
});

test.each(["40001", "40P01"])(
  "a transaction given up with %s is tried five times",
  async (code) => {
    let attempts = 0;
    const attempt = inTransaction(target.db, async () => {
      attempts++;
      return fail(code);
    });
    await expect(attempt).rejects.toThrow("from PostgreSQL");
    expect(attempts).toBe(5);
  },
);

test("any other failure is final", async () => {
  let attempts = 0;
  const attempt = inTransaction(target.db, async (tx) => {
    attempts++;
    await sql`insert into counter values (1, 0)`.execute(tx);
  });
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  expect(attempts).toBe(1);
  expect(sqlState(error)).toBe("23505");
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, "counter_pkey")).toBe(true);
  expect(isUniqueViolation(error, "account_email")).toBe(false);
});
