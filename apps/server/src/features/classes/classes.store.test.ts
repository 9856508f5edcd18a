import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, makeClass } from "../../testing/factories";
import { createTestDatabase } from "../../testing/test-database";
import {
  classmatesOf,
  comparedWith,
  isStudent,
  newestClassOf,
  students,
  taught,
  teachersOfBoth,
} from "./classes.store";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Mia teaches Ann and Ben; Tom teaches Ben and Zoe. */
async function school() {
  const { db } = database;
  const [mia, tom, ann, ben, zoe] = await Promise.all(
    Array.from({ length: 5 }, async () => (await makeAccount(db)).id),
  );
  const first = await makeClass(db, { teacherId: mia!, studentIds: [ann!, ben!] });
  const second = await makeClass(db, { teacherId: tom!, studentIds: [ben!, zoe!] });
  return { mia: mia!, tom: tom!, ann: ann!, ben: ben!, zoe: zoe!, first, second };
}

const coTeach = (class_id: string, account_id: string) =>
  database.db
    .insertInto("class_co_teacher")
    .values({ class_id, account_id, added_at: new Date() })
    .execute();
const set = (id: string, what: { archived_at?: Date; has_leaderboard?: boolean }) =>
  database.db.updateTable("school_class").set(what).where("id", "=", id).execute();

describe("classes", () => {
  test("make classmates of their students and their teacher", async () => {
    const { mia, tom, ann, ben, zoe } = await school();
    const of = async (id: string) => new Set(await classmatesOf(database.db, id));
    expect(await of(ann)).toEqual(new Set([mia, ben]));
    expect(await of(ben)).toEqual(new Set([mia, tom, ann, zoe]));
    expect(await of(mia)).toEqual(new Set([ann, ben]));
  });

  test("tell who teaches two together", async () => {
    const { mia, ann, ben, zoe } = await school();
    expect(await teachersOfBoth(database.db, ann, ben)).toEqual([mia]);
    expect(await teachersOfBoth(database.db, ann, zoe)).toEqual([]);
    expect(await teachersOfBoth(database.db, mia, ann)).toEqual([]);
  });

  test("come with the one that somebody teaches before the one where they learn", async () => {
    const { db } = database;
    const { tom, ben, zoe, second } = await school();
    const own = await makeClass(db, { teacherId: zoe });
    expect(await newestClassOf(db, tom)).toBe(second.id);
    expect(await newestClassOf(db, zoe)).toBe(own.id);
    expect(await newestClassOf(db, ben)).toBe(second.id);
    expect(await newestClassOf(db, (await makeAccount(db)).id)).toBeNull();
  });

  test("have co-teachers, who teach as whose class it is", async () => {
    const { db } = database;
    const { mia, tom, ann, ben, first } = await school();
    await coTeach(first.id, tom);
    expect(new Set(await classmatesOf(db, ann))).toEqual(new Set([mia, ben, tom]));
    expect(new Set(await teachersOfBoth(db, ann, ben))).toEqual(new Set([mia, tom]));
    const whose = await db
      .selectFrom(taught(db).as("row"))
      .select("teacher_id")
      .where("account_id", "=", ann)
      .execute();
    expect(new Set(whose.map(({ teacher_id }) => teacher_id))).toEqual(new Set([mia, tom]));
    const rows = await db
      .selectFrom(students(db).as("row"))
      .select("class_id")
      .where("account_id", "=", ann)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("bind nobody together any more once they are archived", async () => {
    const { db } = database;
    const { mia, tom, ann, ben, first, second } = await school();
    await coTeach(first.id, tom);
    await set(first.id, { archived_at: new Date() });
    expect(await classmatesOf(db, ann)).toEqual([]);
    expect(await classmatesOf(db, mia)).toEqual([]);
    expect(await teachersOfBoth(db, ann, ben)).toEqual([]);
    expect([await newestClassOf(db, ann), await newestClassOf(db, mia)]).toEqual([null, null]);
    expect(await newestClassOf(db, ben)).toBe(second.id);
    expect([await isStudent(db, ann), await isStudent(db, ben)]).toEqual([false, true]);
  });

  test("compare nobody on a leaderboard that students do not see", async () => {
    const { db } = database;
    const { mia, tom, ann, ben, zoe, first } = await school();
    expect(new Set(await comparedWith(db, ben))).toEqual(new Set([mia, tom, ann, zoe]));
    await set(first.id, { has_leaderboard: false });
    expect(new Set(await comparedWith(db, ben))).toEqual(new Set([tom, zoe]));
    expect(await comparedWith(db, ann)).toEqual([]);
    expect(new Set(await comparedWith(db, mia))).toEqual(new Set([ann, ben]));
  });
});
