import { loadContent } from "@saywell/content/answers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeAccount } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { learningReads } from "../../testing/real-reads";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { type Action, createEntitlementsService } from "./entitlements.service";

const clock = movableClock("2026-03-31T22:30:00Z");
const content = loadContent();
const demoLessonIds = ["a1-lesson-1"];

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  clock.set("2026-03-31T22:30:00Z");
  database = await createTestDatabase();
  accountId = (await makeAccount(database.db)).id;
});
afterEach(() => database.drop());

const entitlements = ({ isCharged = true } = {}) =>
  createEntitlementsService({
    clock,
    isCharged,
    content,
    demoLessonIds,
    ...learningReads(),
  });
const may = (action: Action, { by = accountId, isCharged = true } = {}) =>
  entitlements({ isCharged }).may(database.db, by, action);
const begin = (lessonId: string): Action => ({ kind: "begin-lesson", lessonId });
const haveBegun = (lessonIds: readonly string[], begun_at = clock.now()) =>
  database.db
    .insertInto("lesson_progress")
    .values(lessonIds.map((lesson_id) => ({ account_id: accountId, lesson_id, begun_at })))
    .execute();
const subscribe = (plan_type: "CORE" | "PREMIUM", status: string) =>
  database.db
    .insertInto("subscription")
    .values({ account_id: accountId, plan_type, status })
    .execute();
const five = [2, 3, 4, 5, 6].map((number) => `a1-lesson-${number}`);

test("a whole list of lessons is locked by one reading, with the sentence that the refusal says", async () => {
  await haveBegun(five);
  const lockOf = await entitlements().locksOf(database.db, accountId);
  expect(["a1-lesson-1", "a1-lesson-2"].map(lockOf)).toEqual([null, null]);
  for (const id of ["a1-lesson-7", "b1-lesson-1"]) {
    const refusal = await entitlements().planRefusal(database.db, accountId, begin(id));
    expect([id, lockOf(id)]).toEqual([id, refusal?.message]);
  }
  await subscribe("CORE", "active");
  expect((await entitlements().locksOf(database.db, accountId))("c2-lesson-1")).toBeNull();
  const free = entitlements({ isCharged: false });
  expect((await free.locksOf(database.db, accountId))("c2-lesson-1")).toBeNull();
});

describe("who never chose a plan", () => {
  test("begins A1 lessons and demo lessons, and is told the plan that has the others", async () => {
    expect(await may(begin("a1-lesson-2"))).toEqual({ allowed: true });
    const { planRefusal } = entitlements();
    expect(await planRefusal(database.db, accountId, begin("a1-lesson-2"))).toBeUndefined();
    expect(await planRefusal(database.db, accountId, begin("b1-lesson-1"))).toEqual({
      code: "plan-required",
      message: "This lesson is not part of your plan. You can go on with Core.",
    });
  });

  test("begins five lessons in a month; demo lessons do not count, and what was begun stays", async () => {
    await haveBegun(["a1-lesson-1", ...five]);
    expect(await may(begin("a1-lesson-7"))).toMatchObject({ allowed: false, limit: "lessons" });
    expect(await may(begin("a1-lesson-1"))).toEqual({ allowed: true });
    expect(await may(begin("a1-lesson-2"))).toEqual({ allowed: true });
  });

  test("may begin others in the next month, which comes where the learner is", async () => {
    await haveBegun(five, new Date("2026-03-31T20:00:00Z"));
    await database.db
      .updateTable("account")
      .set({ time_zone: "Europe/Berlin" })
      .where("id", "=", accountId)
      .execute();
    expect(await may(begin("a1-lesson-7"))).toEqual({ allowed: true });
    clock.set("2026-03-31T21:30:00Z");
    expect(await may(begin("a1-lesson-7"))).toMatchObject({ allowed: false });
  });

  test("does not use what other plans have", async () => {
    const action = { kind: "use-feature", feature: "lti" } as const;
    expect(await may(action)).toMatchObject({ allowed: false, allowedBy: ["ENTERPRISE"] });
  });
});

describe("nothing is refused", () => {
  test("on a plan that has it, also while its payment is late", async () => {
    await subscribe("CORE", "past_due");
    await haveBegun(five);
    expect(await may(begin("c2-lesson-1"))).toEqual({ allowed: true });
  });

  test("to teachers", async () => {
    const { id } = await makeAccount(database.db, { role: "TEACHER" });
    expect(await may(begin("c2-lesson-1"), { by: id })).toEqual({ allowed: true });
  });

  test("to anybody where the school does not charge", async () => {
    expect(await may(begin("c2-lesson-1"), { isCharged: false })).toEqual({ allowed: true });
  });
});

test("a plan that was cancelled is the free one", async () => {
  await subscribe("PREMIUM", "canceled");
  expect(await may(begin("b1-lesson-1"))).toMatchObject({ allowed: false, limit: "level" });
});
