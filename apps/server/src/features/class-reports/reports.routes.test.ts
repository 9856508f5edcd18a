import { loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import { keepAttempt, keepTest } from "./testing/random-school";

const start = "2026-03-04T12:00:00Z";
const clock = movableClock(start);
const content = loadContent();
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock, config: { timeZone: "UTC" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  clock.set(start);
});

type Days = { from?: string; to?: string };
const reportOn = (classId: string, as: TestUser, query: Days = {}) =>
  app.call("GET /api/classes/{classId}/report", { params: { classId }, query }, { as });
const reportOnStudent = (classId: string, studentId: string, as: TestUser, query: Days = {}) =>
  app.call(
    "GET /api/classes/{classId}/students/{studentId}/learning-report",
    { params: { classId, studentId }, query },
    { as },
  );
const madeOf = (classId: string, figure: string, as: TestUser, studentId?: string) =>
  app.call(
    "GET /api/classes/{classId}/report/made-of",
    {
      params: { classId },
      query: { figure, ...(studentId !== undefined && { studentId }) },
    },
    { as },
  );

async function school() {
  const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
  const other = await app.signIn({ role: "TEACHER", email: "tom@school.example" });
  const ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example" });
  const ben = await app.signIn({ name: "Ben Brown", email: "ben@school.example" });
  const { id } = await makeClass(app.db, { teacherId: teacher.id, studentIds: [ann.id, ben.id] });
  return { teacher, other, ann, ben, id };
}

const rightAnswers = (lessonId: string, right = 100): Record<string, string> =>
  Object.fromEntries(
    content
      .lesson(lessonId)!
      .quizQuestions.map((question, place) => [
        question.id,
        place < right ? question.correct : "something else",
      ]),
  );

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const learn = (accountId: string, day: string, right?: number) =>
  keepAttempt(app.db, {
    accountId,
    lessonId: "a1-lesson-2",
    at: at(day),
    seconds: 600,
    answers: {},
    quizAnswers: rightAnswers("a1-lesson-2", right),
  });

describe("a report", () => {
  test("says which days it is about and in which zone: without a wish the last 28", async () => {
    const { teacher, id } = await school();
    const { body } = await reportOn(id, teacher);
    expect(body.period).toEqual({ from: "2026-02-05", to: "2026-03-04", timeZone: "UTC" });
    expect([body.unit, body.spans.length, body.student]).toEqual(["day", 28, null]);
  });

  test("of nothing has no figures, and no share or mean of nothing", async () => {
    const { teacher, id } = await school();
    const { body } = await reportOn(id, teacher);
    expect(body).toMatchObject({ canDo: [], assignments: [], mostWrong: [], placement: [] });
    expect(body.skills.map(({ share }) => share)).toEqual([null, null, null, null, null, null]);
    expect(body.total).toMatchObject({
      active: { count: 0 },
      finished: { count: 0 },
      minutes: { count: 0 },
    });
  });

  test("of a class without students can be read", async () => {
    const { teacher } = await school();
    const { id } = await makeClass(app.db, { teacherId: teacher.id });
    const { status, body } = await reportOn(id, teacher, { from: "2025-03-04" });
    expect([status, body.students, body.unit]).toEqual([200, 0, "week"]);
  });

  test.each([
    [{ from: "2025-03-03" }, "Choose at most 366 days."],
    [{ from: "2026-03-05" }, "Choose days that have begun."],
    [{ from: "2026-02-02", to: "2026-02-01" }, "The first day must not be after the last one."],
  ])("of the days %o is refused", async (days, sentence) => {
    const { teacher, ann, id } = await school();
    for (const reply of [
      await reportOn(id, teacher, days),
      await reportOnStudent(id, ann.id, teacher, days),
    ]) {
      expect([reply.status, reply.text]).toEqual([400, sentence]);
    }
  });

  test("is for who teaches the class, and for admins", async () => {
    const { teacher, other, ann, id } = await school();
    const admin = await app.signIn({ role: "ADMIN", email: "root@school.example" });
    for (const [as, status] of [
      [teacher, 200],
      [admin, 200],
      [other, 404],
      [ann, 403],
    ] as const) {
      expect((await reportOn(id, as)).status).toBe(status);
      expect((await reportOnStudent(id, ann.id, as)).status).toBe(status);
      expect((await madeOf(id, "active:all", as)).status).toBe(status);
    }
  });

  test("is on a student of the class alone", async () => {
    const { teacher, other, ann, id } = await school();
    for (const each of [other.id, "nobody", "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999"]) {
      expect((await reportOnStudent(id, each, teacher)).status).toBe(404);
      expect((await madeOf(id, "active:all", teacher, each)).status).toBe(404);
    }
    const { body } = await reportOnStudent(id, ann.id.toUpperCase(), teacher);
    expect(body.student).toEqual({ userId: ann.id, userName: "Ann Adams" });
    expect(body.students).toBe(1);
  });

  test("on an archived class is there no more", async () => {
    const { teacher, ann, id } = await school();
    await app.db
      .updateTable("school_class")
      .set({ archived_at: clock.now() })
      .where("id", "=", id)
      .execute();
    for (const reply of [
      await reportOn(id, teacher),
      await reportOnStudent(id, ann.id, teacher),
      await madeOf(id, "active:all", teacher),
    ]) {
      expect(reply.code).toBe("conflict");
    }
  });
});

describe("the figures", () => {
  test("count a can-do statement from 60 per cent of the quiz, and once", async () => {
    const { teacher, ann, ben, id } = await school();
    // Seven questions of five points.
    await learn(ann.id, "2026-02-10", 4);
    await learn(ben.id, "2026-02-10", 5);
    await learn(ben.id, "2026-02-11", 7);
    const { body } = await reportOn(id, teacher);
    expect(body.canDo).toMatchObject([
      {
        canDo: "Can order food and drink in a café with simple, polite phrases.",
        shown: 1,
        shownBefore: 0,
        notYet: 1,
      },
    ]);
    expect((await madeOf(id, body.canDo[0]!.figure, teacher)).body.pieces).toEqual([
      {
        userId: ann.id,
        userName: "Ann Adams",
        what: "At the café",
        day: "2026-02-10",
        outcome: "Not yet: 57% of the quiz",
      },
      {
        userId: ben.id,
        userName: "Ben Brown",
        what: "At the café",
        day: "2026-02-10",
        outcome: "Shown: 71% of the quiz",
      },
    ]);
    const later = (await reportOn(id, teacher, { from: "2026-02-11" })).body;
    expect(later.canDo).toMatchObject([{ shown: 0, shownBefore: 1, notYet: 0 }]);
  });

  test("name what was wrong at the first try, with the lesson that teaches it", async () => {
    const { teacher, ann, ben, id } = await school();
    await learn(ann.id, "2026-02-10", 6);
    await learn(ben.id, "2026-02-10", 5);
    await learn(ben.id, "2026-02-20", 0);
    const { body } = await reportOn(id, teacher);
    expect(body.mostWrong.map(({ figure, wrong, tried }) => [figure, wrong, tried])).toEqual([
      ["wrong:a1-lesson-2/question:tea-biscuits", 2, 2],
      ["wrong:a1-lesson-2/question:long-form", 1, 2],
    ]);
    expect(body.mostWrong[0]).toMatchObject({
      answer: "some",
      skill: "grammar",
      topic: "I'd like, Can I have, and a, an or some",
      lessons: [{ lessonId: "a1-lesson-2", title: "At the café", level: "A1" }],
    });
    // A second try is none of the first ones, whenever the report begins.
    expect((await reportOn(id, teacher, { from: "2026-02-15" })).body.mostWrong).toEqual([]);
  });

  test("show nothing that somebody wrote themselves", async () => {
    const { teacher, ann, id } = await school();
    await learn(ann.id, "2026-02-10", 0);
    const written = await madeOf(id, "wrong:a1-lesson-2/question:long-form", teacher);
    expect(written.body.pieces[0]!.outcome).toBe("Wrong");
    const chosen = await madeOf(id, "wrong:a1-lesson-2/question:one-apple", teacher);
    expect(chosen.body.pieces[0]!.outcome).toBe("Wrong: “something else”");
  });

  test("tell of assigned work that could be done in these days, as it stands now", async () => {
    const { teacher, ann, ben, id } = await school();
    const give = (times: { opens: string; due: string | null; isDraft?: boolean }) =>
      app.db
        .insertInto("assignment")
        .values({
          class_id: id,
          kind: "LESSON",
          lesson_id: "a1-lesson-2",
          opens_at: at(times.opens),
          due_at: times.due === null ? null : at(times.due),
          is_draft: times.isDraft ?? false,
          created_at: at("2026-01-01"),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    await give({ opens: "2026-01-02", due: "2026-01-20" });
    await give({ opens: "2026-02-01", due: null, isDraft: true });
    await give({ opens: "2026-03-10", due: null });
    const open = await give({ opens: "2026-01-02", due: "2026-02-20" });
    await app.db
      .updateTable("class_member")
      .set({ joined_at: at("2026-01-01") })
      .execute();
    await app.db
      .insertInto("lesson_progress")
      .values({
        account_id: ben.id,
        lesson_id: "a1-lesson-2",
        progress: 100,
        completed_at: at("2026-02-22"),
        updated_at: at("2026-02-22"),
        best_quiz_score: 28,
      })
      .execute();
    const { body } = await reportOn(id, teacher);
    expect(body.assignments).toMatchObject([
      {
        assignmentId: open.id,
        title: "At the café",
        assigned: 2,
        done: 1,
        late: 1,
        owed: 1,
        meanScore: 80,
      },
    ]);
    const { pieces } = (await madeOf(id, `assignment:${open.id}`, teacher)).body;
    expect(pieces.map(({ userName, day, outcome }) => [userName, day, outcome])).toEqual([
      ["Ann Adams", null, "Overdue"],
      ["Ben Brown", "2026-02-22", "Done late, score 80%"],
    ]);
    const own = (await reportOnStudent(id, ann.id, teacher)).body;
    expect(own.assignments).toMatchObject([{ assigned: 1, done: 0, owed: 1, meanScore: null }]);
  });

  test("say that somebody moved where the intervals of two tests do not overlap", async () => {
    const { teacher, ann, ben, id } = await school();
    await keepTest(app.db, { accountId: ann.id, at: at("2025-09-01"), low: -1, high: 0 });
    await keepTest(app.db, { accountId: ann.id, at: at("2026-02-10"), low: 0.1, high: 1 });
    await keepTest(app.db, { accountId: ben.id, at: at("2026-02-10"), low: -1, high: 0 });
    await keepTest(app.db, { accountId: ben.id, at: at("2026-02-11"), low: -0.5, high: 1 });
    const { body } = await reportOn(id, teacher);
    expect(body.placement.map(({ userName, movement }) => [userName, movement])).toEqual([
      ["Ann Adams", "likely-up"],
      ["Ben Brown", "unclear"],
    ]);
    expect((await madeOf(id, `placement:${ann.id}`, teacher)).body.pieces).toHaveLength(2);
  });

  test("know of no test that came to no level", async () => {
    const { teacher, ann, id } = await school();
    const test = { accountId: ann.id, at: at("2026-02-10"), low: -1, high: 0 };
    await keepTest(app.db, { ...test, stopReason: "too-few-answers" });
    expect((await reportOn(id, teacher)).body.placement).toEqual([]);
  });

  test("that there are not are made of nothing", async () => {
    const { teacher, ann, id } = await school();
    for (const figure of [
      "active",
      "active:2026-01-01",
      "skill:swimming",
      "can-do:a9-lesson-1",
      "assignment:5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999",
      "wrong:a1-lesson-2/question:none",
      "wrong:a1-lesson-2",
      `placement:${ann.id}`,
      "constructor:name",
    ]) {
      expect([figure, (await madeOf(id, figure, teacher)).status]).toEqual([figure, 404]);
    }
  });
});
