import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-04T12:00:00Z");
let app: TestApp;
let mia: TestUser;
let tom: TestUser;
let ann: TestUser;
let classId: string;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  mia = await app.signIn({ role: "TEACHER", name: "Mia Moss", email: "mia@school.example" });
  tom = await app.signIn({ role: "TEACHER", name: "Tom Tan", email: "tom@school.example" });
  ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, { teacherId: mia.id, studentIds: [ann.id] }));
});

const read = (as = mia, of = classId) =>
  app.call("GET /api/classes/{classId}/plan", { params: { classId: of } }, { as });
const readOwn = (as = ann, of = classId) =>
  app.call("GET /api/my-classes/{classId}/plan", { params: { classId: of } }, { as });

const week = (startsOn: string, ...lessonIds: string[]) => ({ startsOn, lessonIds, note: "" });
const plan = [
  week("2026-03-09", "b1-lesson-2"),
  { ...week("2026-03-02", "b1-lesson-1"), note: "Bring a photo." },
];
const write = (weeks: readonly ReturnType<typeof week>[], revision = 0, as = mia, of = classId) =>
  app.call(
    "PUT /api/classes/{classId}/plan",
    { params: { classId: of }, body: { revision, weeks: [...weeks] } },
    { as },
  );
const copy = (
  toClassId: string,
  { startsOn = "2026-09-07", replaces = false, as = mia }: Partial<CopyWish> = {},
) =>
  app.call(
    "POST /api/classes/{classId}/plan/copy",
    { params: { classId }, body: { toClassId, startsOn, replaces } },
    { as },
  );
interface CopyWish {
  startsOn: string;
  replaces: boolean;
  as: TestUser;
}
const share = () =>
  app.call(
    "POST /api/classes/{classId}/teachers",
    { params: { classId }, body: { teacherId: tom.id } },
    { as: mia },
  );
const archive = () =>
  app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as: mia });

describe("the plan of a class", () => {
  test("is empty at first, and is kept week by week with who wrote it", async () => {
    expect((await read()).body).toEqual({
      revision: 0,
      weeks: [],
      thisWeek: "2026-03-02",
      changedBy: null,
      changedAt: null,
    });
    const { body } = await write(plan);
    expect(body).toMatchObject({ revision: 1, changedBy: "Mia Moss" });
    expect(body.weeks.map(({ startsOn }) => startsOn)).toEqual(["2026-03-02", "2026-03-09"]);
    expect((await read()).body).toEqual(body);
  });

  test("is not overwritten by a teacher who did not see the last change", async () => {
    await share();
    await write(plan);
    const late = await write([week("2026-03-16")], 0, tom);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining("Another teacher")]);
    expect((await read()).body.weeks).toHaveLength(2);
    const again = await write([week("2026-03-16")], 1, tom);
    expect(again.body).toMatchObject({ revision: 2, changedBy: "Tom Tan" });
  });

  test.each([
    ["a week that begins on a Tuesday", [week("2026-03-03")], 400],
    ["a week twice", [week("2026-03-02"), week("2026-03-02")], 400],
    ["a lesson twice", [week("2026-03-02", "b1-lesson-1"), week("2026-03-09", "b1-lesson-1")], 400],
    ["a lesson that the course does not have", [week("2026-03-02", "no-such-lesson")], 404],
    ["words that are not for a class", [{ ...week("2026-03-02"), note: "a@b.example" }], 400],
  ])("is not kept with %s", async (_what, weeks, status) => {
    expect((await write(weeks)).status).toBe(status);
    expect((await read()).body.revision).toBe(0);
  });

  test("is only for who teaches the class, and stays as it is in one that is archived", async () => {
    await write(plan);
    expect((await read(tom)).status).toBe(404);
    expect((await write(plan, 1, tom)).status).toBe(404);
    expect((await read(ann)).status).toBe(403);
    await archive();
    expect((await write([], 1)).status).toBe(409);
    expect((await read()).body.weeks).toHaveLength(2);
  });
});

describe("copying a plan", () => {
  let otherId: string;
  beforeEach(async () => {
    ({ id: otherId } = await makeClass(app.db, { teacherId: mia.id }));
    await write(plan);
  });

  test("moves it to another first week", async () => {
    const { body } = await copy(otherId);
    expect(body.weeks).toEqual([
      { ...week("2026-09-07", "b1-lesson-1"), note: "Bring a photo." },
      week("2026-09-14", "b1-lesson-2"),
    ]);
    expect((await read(mia, otherId)).body.weeks).toHaveLength(2);
  });

  test("does not write over a plan unless that is said", async () => {
    await write([week("2026-03-02")], 0, mia, otherId);
    expect((await copy(otherId)).status).toBe(409);
    expect((await read(mia, otherId)).body).toMatchObject({ revision: 1, weeks: [{}] });
    expect((await copy(otherId, { replaces: true })).body.revision).toBe(2);
  });

  test("goes only to another class that the teacher teaches, and begins on a Monday", async () => {
    const { id: toms } = await makeClass(app.db, { teacherId: tom.id });
    expect((await copy(toms)).status).toBe(404);
    expect((await copy(classId)).status).toBe(409);
    expect((await copy(otherId, { startsOn: "2026-09-08" })).status).toBe(400);
    expect((await copy(otherId, { as: tom })).status).toBe(404);
  });
});

describe("a student of the class", () => {
  test("reads the plan with how far they are, and which week it is where they are", async () => {
    await write(plan);
    const progress = { account_id: ann.id, lesson_id: "b1-lesson-1", progress: 100 };
    const at = clock.now();
    await app.db
      .insertInto("lesson_progress")
      .values({ ...progress, completed_at: at, updated_at: at })
      .execute();
    const { body } = await readOwn();
    expect(body.thisWeek).toBe("2026-03-02");
    expect(body.weeks[0]).toMatchObject({
      startsOn: "2026-03-02",
      note: "Bring a photo.",
      lessons: [{ lessonId: "b1-lesson-1", isFinished: true, progress: 100 }],
    });
    expect(body.weeks[1]!.lessons[0]).toMatchObject({ isFinished: false, progress: 0 });
  });

  test("reads it no more when the class is archived, and nobody else does", async () => {
    await write(plan);
    const ben = await app.signIn({ name: "Ben", email: "ben@school.example", ageBand: "ADULT" });
    expect((await readOwn(ben)).status).toBe(404);
    expect((await readOwn(ann, "no-uuid")).status).toBe(404);
    await archive();
    expect((await readOwn()).status).toBe(404);
  });
});
