import { verify } from "@node-rs/argon2";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { closeDemoSchool, seedDemoSchool } from "./demo-school";

let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());

const readAccounts = () => target.db.selectFrom("account").selectAll().orderBy("email").execute();

test("the demo school has one demo learner and one demo teacher", async () => {
  await seedDemoSchool(target.db);
  expect(await readAccounts()).toMatchObject([
    { email: "demo.learner@saywell.example", role: "LEARNER", is_demo: true },
    { email: "demo.teacher@saywell.example", role: "TEACHER", is_demo: true },
  ]);
});

test("seeding again, and twice at once, changes nothing", async () => {
  await Promise.all([seedDemoSchool(target.db), seedDemoSchool(target.db)]);
  const first = await readAccounts();
  await seedDemoSchool(target.db);
  expect(await readAccounts()).toEqual(first);
  expect(first).toHaveLength(2);
});

test("a demo account's password hash can be checked, and no password fits", async () => {
  await seedDemoSchool(target.db);
  for (const { password_hash } of await readAccounts()) {
    for (const guess of ["", "demo", "password", password_hash!]) {
      expect(await verify(password_hash!, guess)).toBe(false);
    }
  }
});

test("closing the demo school ends the sessions of its accounts and of nobody else", async () => {
  await seedDemoSchool(target.db);
  const { id: other } = await target.db
    .insertInto("account")
    .values({ name: "Maria" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const accounts = await readAccounts();
  await target.db
    .insertInto("session")
    .values(
      accounts.map(({ id }, index) => ({
        token_hash: Buffer.from([index]),
        account_id: id,
        expires_at: new Date("2099-01-01"),
      })),
    )
    .execute();

  await closeDemoSchool(target.db);

  const left = await target.db.selectFrom("session").select("account_id").execute();
  expect(left).toEqual([{ account_id: other }]);
});
