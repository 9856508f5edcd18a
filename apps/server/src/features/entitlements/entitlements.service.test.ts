import type { PlanType } from "@saywell/contract";
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

const entitlements = ({ isCharged = true, agreed = null as PlanType | null } = {}) =>
  createEntitlementsService({
    clock,
    isCharged,
    content,
    demoLessonIds,
    ...learningReads(database.db),
    agreedPlanOf: () => Promise.resolve(agreed),
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

describe("a whole list of lessons", () => {
  const all = content.lessons.map(({ id }) => id);

  test("is locked by one reading, with the sentence that the refusal of each says", async () => {
    await haveBegun([...five, "b1-lesson-2"]);
    const lockOf = await entitlements().locksOf(database.db, accountId);
    const locks = new Set<string | null>();
    for (const id of all) {
      const refusal = await entitlements().planRefusal(database.db, accountId, begin(id));
      expect([id, lockOf(id)]).toEqual([id, refusal?.message ?? null]);
      locks.add(lockOf(id));
    }
    // Open, of another level, and no lesson left this month.
    expect(locks.size).toBe(3);
    expect(["a1-lesson-1", "a1-lesson-2", "b1-lesson-2"].map(lockOf)).toEqual([null, null, null]);
  });

  test("has for a visitor the locks of the guest that they become, and reads nothing of anybody", async () => {
    const lockOf = await entitlements().locksOf(database.db, null);
    const ofGuest = await entitlements().locksOf(database.db, accountId);
    expect(all.map(lockOf)).toEqual(all.map(ofGuest));
    expect(["a1-lesson-2", "b1-lesson-2"].map((id) => lockOf(id) === null)).toEqual([true, false]);
  });

  test("asks nothing that the reader knows, and once what it does not", async () => {
    const asked: string[] = [];
    const counted = createEntitlementsService({
      clock,
      isCharged: true,
      content,
      demoLessonIds,
      findCard: () => Promise.reject(new Error("known")),
      lessonsBegun: () => Promise.reject(new Error("known")),
      planOf: () => Promise.resolve((asked.push("plan"), "FREEMIUM" as const)),
      agreedPlanOf: () => Promise.resolve(null),
    });
    const card = { role: "LEARNER", timeZone: "UTC" } as const;
    const begun = five.map((lessonId) => ({ lessonId, begunAt: clock.now() }));
    const lockOf = await counted.locksOf(database.db, accountId, { card, begun });
    expect(all.map(lockOf).filter((lock) => lock === null)).toHaveLength(6);
    expect(asked).toEqual(["plan"]);
    const teacher = { role: "TEACHER", timeZone: "UTC" } as const;
    await counted.locksOf(database.db, accountId, { card: teacher });
    expect(asked).toEqual(["plan"]);
  });

  test("is open on a plan that has all, and where the school does not charge, where nothing is asked", async () => {
    await subscribe("CORE", "active");
    const onCore = await entitlements().locksOf(database.db, accountId);
    expect(all.map(onCore).filter((lock) => lock !== null)).toEqual([]);
    const reads = () => Promise.reject(new Error("asked"));
    const free = createEntitlementsService({
      clock,
      isCharged: false,
      content,
      demoLessonIds,
      findCard: reads,
      lessonsBegun: reads,
      planOf: reads,
      agreedPlanOf: reads,
    });
    const lockOf = await free.locksOf(database.db, accountId);
    expect(all.map(lockOf).filter((lock) => lock !== null)).toEqual([]);
  });
});

describe("who has a plan by the school's agreement", () => {
  const c2 = begin("c2-lesson-1");

  test("has the greater of it and their own", async () => {
    const feature = { kind: "use-feature", feature: "personalised-feedback" } as const;
    const byPremium = entitlements({ agreed: "PREMIUM" });
    const byCore = entitlements({ agreed: "CORE" });
    expect(await byCore.may(database.db, accountId, c2)).toEqual({ allowed: true });
    await subscribe("CORE", "active");
    expect(await byPremium.may(database.db, accountId, feature)).toEqual({ allowed: true });
    await database.db.updateTable("subscription").set({ plan_type: "PREMIUM" }).execute();
    expect(await byCore.may(database.db, accountId, feature)).toEqual({ allowed: true });
  });
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
