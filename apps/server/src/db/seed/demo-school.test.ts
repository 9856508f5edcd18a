import { verify } from "@node-rs/argon2";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { closeDemoSchool, seedDemoSchool } from "./demo-school";
import { demoStudy } from "./testing/demo-study";

let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());

const seed = () => seedDemoSchool(target.db, demoStudy(target.db, "2026-03-04T12:00:00Z"));
const readAccounts = () =>
  target.db.selectFrom("account").selectAll().orderBy("email").orderBy("name").execute();

test("the demo school has a demo learner and a demo teacher to enter, and three learners to meet", async () => {
  await seed();
  expect(await readAccounts()).toMatchObject([
    { email: "demo.learner@saywell.example", role: "LEARNER", is_demo: true },
    { email: "demo.teacher@saywell.example", role: "TEACHER", is_demo: true },
    ...["Amina Yusuf", "Kenji Watanabe", "Sofia Marques"].map((name) => ({
      name,
      email: null,
      password_hash: null,
      role: "LEARNER",
      age_band: "ADULT",
      is_demo: true,
    })),
  ]);
});

test("seeding again, and twice at once, changes nothing", async () => {
  await Promise.all([seed(), seed()]);
  const first = await readAccounts();
  await seed();
  expect(await readAccounts()).toEqual(first);
  expect(first).toHaveLength(5);
});

test("a demo account's password hash can be checked, and no password fits", async () => {
  await seed();
  const entered = (await readAccounts()).filter(({ email }) => email !== null);
  expect(entered).toHaveLength(2);
  for (const { password_hash } of entered) {
    for (const guess of ["", "demo", "password", password_hash!]) {
      expect(await verify(password_hash!, guess)).toBe(false);
    }
  }
});

test("closing the demo school ends the sessions of its accounts and of nobody else", async () => {
  await seed();
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
