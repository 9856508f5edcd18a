import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, makeClass } from "../../testing/factories";
import { createTestDatabase } from "../../testing/test-database";
import { classmatesOf, newestClassOf, teachersOfBoth } from "./classes.store";

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
});
