import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { makeAccount } from "../testing/factories";
import { compileOnce } from "./compile-once";
import { inTransaction } from "./transaction";

let database: TestDatabase;
afterEach(() => database.drop());

test("a query is put together once, and answers for the values of each time", async () => {
  database = await createTestDatabase();
  const { db } = database;
  let built = 0;
  const findNames = compileOnce((from, { id, after }: { id: string; after: Date }) => {
    built += 1;
    return from
      .selectFrom("account")
      .select(["name", sql<boolean>`created_at > ${after}`.as("isLater")])
      .where("id", "=", id)
      .where("role", "=", "LEARNER")
      .compile();
  });
  const [ana, ben] = [
    await makeAccount(db, { name: "Ana" }),
    await makeAccount(db, { name: "Ben" }),
  ];
  const [past, future] = [new Date(0), new Date("2100-01-01")];
  expect(await findNames(db, { id: ana.id, after: past })).toEqual([
    { name: "Ana", isLater: true },
  ]);
  expect(await findNames(db, { id: ben.id, after: future })).toEqual([
    { name: "Ben", isLater: false },
  ]);
  expect(built).toBe(1);
});

test("it sees what its transaction sees", async () => {
  database = await createTestDatabase();
  const findName = compileOnce((from, { id }: { id: string }) =>
    from.selectFrom("account").select("name").where("id", "=", id).compile(),
  );
  const { id } = await makeAccount(database.db, { name: "Ana" });
  await inTransaction(database.db, async (tx) => {
    await tx.updateTable("account").set({ name: "Bo" }).where("id", "=", id).execute();
    expect(await findName(tx, { id })).toEqual([{ name: "Bo" }]);
    expect(await findName(database.db, { id })).toEqual([{ name: "Ana" }]);
  });
});
