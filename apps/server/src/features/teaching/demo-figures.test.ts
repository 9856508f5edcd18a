import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { continueDemoSchool, seedDemoSchool } from "../../db/seed/demo-school";
import { finishLesson } from "../../db/seed/demo-learners";
import { demoStudy } from "../../db/seed/testing/demo-study";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";
import { sessionCookieName } from "../../http/session-cookie";

const firstStart = "2026-03-04T15:00:00Z";
const clock = movableClock(firstStart);
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock, config: { demo: true } });
  await seedDemoSchool(app.db, study());
});
afterAll(() => app.close());

const study = () => demoStudy(app.db, clock.now().toISOString());

/** A visitor enters as the demo teacher, and opens the first of their classes. */
async function visit(timeZone?: string) {
  const reply = await app.send({
    method: "POST",
    url: "/api/session/demo",
    payload: { role: "TEACHER", ...(timeZone !== undefined && { timeZone }) },
  });
  const { user } = reply.json<{ user: { id: string } }>();
  const token = reply.cookies.find(({ name }) => name === sessionCookieName)!.value;
  const teacher: TestUser = { id: user.id, token };
  const { classes } = (await app.call("GET /api/classes", {}, { as: teacher })).body;
  const open = async () => {
    const classId = classes[0]!.id;
    const params = { params: { classId } };
    const { body: figures } = await app.call("GET /api/classes/{classId}/dashboard", params, {
      as: teacher,
    });
    const { body: students } = await app.call(
      "GET /api/teacher/{teacherId}/students",
      { params: { teacherId: teacher.id }, query: { classId } },
      { as: teacher },
    );
    return { figures, students };
  };
  return { teacher, classes, open };
}

/** So that other tests find the class as it was. */
async function forgetLesson(accountId: string, lessonId: string, day: string) {
  const { db } = app;
  await db
    .deleteFrom("lesson_progress")
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .execute();
  await db
    .deleteFrom("study_day")
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .execute();
}

const wanted = {
  activeStudents: 24,
  lessonsAssigned: 12,
  completions: 156,
  chart: [12, 15, 18, 14, 20, 8, 6],
};
const told = ({ figures }: Awaited<ReturnType<Awaited<ReturnType<typeof visit>>["open"]>>) => ({
  activeStudents: figures.activeStudents,
  lessonsAssigned: figures.lessonsAssigned,
  completions: figures.completions,
  chart: figures.week.days.map(({ students }) => students),
});

describe("the demo teacher's dashboard", () => {
  test("has the three classes, Intermediate B1 first", async () => {
    const { classes } = await visit();
    expect(classes.map(({ name, level, students }) => [name, level, students])).toEqual([
      ["Intermediate B1", "B1", 24],
      ["Advanced C1", "C1", 0],
      ["Beginner A2", "A2", 0],
    ]);
  });

  test("has the figures of the specification, whose mean of progress is that of the students", async () => {
    const { teacher, open } = await visit();
    const opened = await open();
    expect(told(opened)).toEqual(wanted);
    const { figures, students } = opened;
    const sum = students.reduce((total, { overallProgress }) => total + overallProgress, 0);
    expect(figures.averageProgress).toBe(Math.round(sum / 24));
    expect(figures.averageProgress).toBeGreaterThan(50);
    const all = await app.call(
      "GET /api/teacher/{teacherId}/students",
      { params: { teacherId: teacher.id } },
      { as: teacher },
    );
    expect(all.body).toEqual(students);
  });

  test("says of some students why they need attention, by each of the three reasons", async () => {
    const { students } = await (await visit()).open();
    const reasons = students.flatMap(({ attention }) => attention.map(({ reason }) => reason));
    expect(new Set(reasons)).toEqual(new Set(["inactive", "falling-scores", "overdue"]));
    expect(students.filter(({ attention }) => attention.length > 0).length).toBeLessThan(9);
    expect(students.filter(({ isActiveThisWeek }) => isActiveThisWeek)).toHaveLength(21);
  });

  test("counts what somebody learns in that moment", async () => {
    const { open } = await visit();
    const before = await open();
    const idle = before.students.find(({ userName }) => userName === "Yuna Park")!;
    const { rewards, content, now } = study();
    const learner = { accountId: idle.userId, timeZone: "Europe/London", now };
    await app.db
      .transaction()
      .execute((tx) => finishLesson(tx, rewards, learner, content.lesson("b1-lesson-2")!));
    const after = await open();
    await forgetLesson(idle.userId, "b1-lesson-2", "2026-03-04");
    expect(after.figures.completions).toBe(157);
    const wednesday = 2;
    expect(told(after).chart[wednesday]).toBe(19);
    const student = after.students.find(({ userId }) => userId === idle.userId)!;
    expect(student.overallProgress).toBeGreaterThan(idle.overallProgress);
    expect(student.lastActive).toBe(now.toISOString());
  });

  test.each([
    ["the next day, an hour after midnight", "2026-03-05T01:10:00Z"],
    ["after a weekend without a visitor", "2026-03-09T09:00:00Z"],
    ["three weeks later, when the program stood still meanwhile", "2026-03-30T20:00:00Z"],
    ["on a day in another season", "2026-07-18T23:30:00Z"],
  ])("has them %s", async (_, at) => {
    clock.set(at);
    await continueDemoSchool(app.db, study());
    for (const timeZone of ["Europe/London", "Asia/Tokyo", "America/Los_Angeles"]) {
      expect(told(await (await visit(timeZone)).open()), timeZone).toEqual(wanted);
    }
  });
});
