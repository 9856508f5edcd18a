import { verify } from "@node-rs/argon2";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { demoRooms } from "./demo-rooms";
import { closeDemoSchool, seedDemoSchool } from "./demo-school";
import { demoStudents } from "./demo-students";
import { demoStudy } from "./testing/demo-study";

let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());

const seed = () => seedDemoSchool(target.db, demoStudy(target.db, "2026-03-04T12:00:00Z"));
const readAccounts = () =>
  target.db.selectFrom("account").selectAll().orderBy("email").orderBy("name").execute();

test("the demo school has a teacher and a learner that visitors begin as, and people to meet", async () => {
  await seed();
  const accounts = await readAccounts();
  expect(accounts.filter(({ email }) => email !== null)).toMatchObject([
    { email: "demo.teacher@saywell.example", role: "TEACHER", is_demo: true, is_bot: false },
  ]);
  const met = accounts.filter(({ email }) => email === null);
  for (const account of met) {
    expect(account).toMatchObject({ password_hash: null, age_band: "ADULT", is_demo: true });
    // Nobody takes a program for a person.
    expect(account.name.endsWith("(practice partner)")).toBe(account.is_bot);
  }
  const inClass = new Set(demoStudents.map(({ id }) => id));
  expect(inClass.size).toBe(24);
  const others = met.filter(({ id }) => !inClass.has(id));
  expect(met).toHaveLength(others.length + inClass.size);
  expect(others.map(({ name, role }) => [name, role])).toEqual([
    ["Amara Okafor", "TEACHER"],
    ["Amina Yusuf", "LEARNER"],
    ["Demo Learner", "LEARNER"],
    ["Kenji Watanabe", "LEARNER"],
    ["Leo (practice partner)", "LEARNER"],
    ["Maya (practice partner)", "LEARNER"],
    ["Sam (practice partner)", "LEARNER"],
    ["Sofia Marques", "LEARNER"],
    ["Tomasz Lewandowski", "TEACHER"],
  ]);
});

test("seeding again, and twice at once, changes nothing", async () => {
  await Promise.all([seed(), seed()]);
  const first = await readEverything();
  await seed();
  expect(await readEverything()).toEqual(first);
  expect(first["account"]).toHaveLength(10 + demoStudents.length);
  expect(first["room"]).toHaveLength(demoRooms.length);
});

test("what visitors left or deleted in a demo school does not come back", async () => {
  await seed();
  await target.db.deleteFrom("room_member").execute();
  await target.db.deleteFrom("friendship").execute();
  await seed();
  const { friendship, room_member } = await readEverything();
  expect([friendship, room_member]).toEqual([[], []]);
});

const seededTables = [
  "account",
  "lesson_author",
  "school_class",
  "class_member",
  "friendship",
  "room",
  "room_member",
  "room_message",
] as const;

/** All rows of all that is seeded here, as text, in an order that stays. */
async function readEverything(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of seededTables) {
    const rows = await target.db.selectFrom(table).selectAll().execute();
    tables[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return tables;
}

test("a demo account's password hash can be checked, and no password fits", async () => {
  await seed();
  const entered = (await readAccounts()).filter(({ email }) => email !== null);
  expect(entered).toHaveLength(1);
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
