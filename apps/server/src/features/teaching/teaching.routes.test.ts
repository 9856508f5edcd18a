import { loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const start = "2026-03-04T12:00:00Z";
const clock = movableClock(start);
const { lessons } = loadContent();
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  clock.set(start);
});

const students = (teacherId: string, as: TestUser, classId?: string) =>
  app.call(
    "GET /api/teacher/{teacherId}/students",
    { params: { teacherId }, query: classId === undefined ? {} : { classId } },
    { as },
  );
const dashboard = (classId: string, as: TestUser) =>
  app.call("GET /api/classes/{classId}/dashboard", { params: { classId } }, { as });
const report = (classId: string, studentId: string, as: TestUser) =>
  app.call(
    "GET /api/classes/{classId}/students/{studentId}",
    { params: { classId, studentId } },
    { as },
  );

async function school() {
  const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
  const other = await app.signIn({ role: "TEACHER", email: "tom@school.example" });
  const ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example" });
  const ben = await app.signIn({ name: "Ben Brown", email: "ben@school.example" });
  const first = await makeClass(app.db, { teacherId: teacher.id, studentIds: [ann.id] });
  const second = await makeClass(app.db, { teacherId: teacher.id, studentIds: [ann.id, ben.id] });
  return { teacher, other, ann, ben, first: first.id, second: second.id };
}

describe("a teacher's students", () => {
  test("are those of all their classes, each once, by whole name; or of one class", async () => {
    const { teacher, ann, ben, first, second } = await school();
    const all = await students(teacher.id, teacher);
    expect(all.body.map(({ userId, userName }) => [userId, userName])).toEqual([
      [ann.id, "Ann Adams"],
      [ben.id, "Ben Brown"],
    ]);
    expect(all.body[0]!.classIds).toHaveLength(2);
    expect((await students(teacher.id, teacher, first)).body).toHaveLength(1);
    expect((await students(teacher.id, teacher, second)).body).toHaveLength(2);
  });

  test("who have never learnt were last active when they were here or joined", async () => {
    const { teacher } = await school();
    const [ann] = (await students(teacher.id, teacher)).body;
    expect(ann).toMatchObject({ lastLearntAt: null, overallProgress: 0, isActiveThisWeek: false });
    expect(Number.isNaN(Date.parse(ann!.lastActive))).toBe(false);
  });

  test("of an archived class are not watched any more", async () => {
    const { teacher, ann, second } = await school();
    await app.db
      .updateTable("school_class")
      .set({ archived_at: clock.now() })
      .where("id", "=", second)
      .execute();
    expect((await students(teacher.id, teacher)).body).toHaveLength(1);
    const replies = [
      await students(teacher.id, teacher, second),
      await dashboard(second, teacher),
      await report(second, ann.id, teacher),
    ];
    expect(replies.map(({ code }) => code)).toEqual(["conflict", "conflict", "conflict"]);
  });

  test("are told to nobody else, and a class only to who teaches it", async () => {
    const { teacher, other, ann, first } = await school();
    expect((await students(teacher.id, other)).status).toBe(403);
    expect((await students(teacher.id, ann)).status).toBe(403);
    expect((await students(other.id, other, first)).status).toBe(404);
    expect((await students(other.id, other)).body).toEqual([]);
    for (const as of [other, ann]) {
      const status = as === ann ? 403 : 404;
      expect((await dashboard(first, as)).status).toBe(status);
      expect((await report(first, ann.id, as)).status).toBe(status);
    }
    const admin = await app.signIn({ role: "ADMIN", email: "root@school.example" });
    expect((await students(teacher.id, admin)).body).toHaveLength(2);
    expect((await students(other.id, admin, first)).status).toBe(404);
  });
});

describe("a student's page", () => {
  test("tells what is assigned to them in this class, and all that they learnt", async () => {
    const { teacher, ann, ben, first, second } = await school();
    await assign(first, ["b1-lesson-1"], {});
    await assign(second, ["b1-lesson-2"], {});
    await assign(second, ["b1-lesson-3"], { recipients: [ben.id] });
    await learn(ann.id, "b1-lesson-1", 100, "2026-03-03T10:00:00Z");
    await learn(ann.id, "a1-lesson-1", 40);
    const page = (await report(second, ann.id, teacher)).body;
    expect(page.email).toBeNull();
    expect(page.assignments.map(({ lessonId, state }) => [lessonId, state])).toEqual([
      ["b1-lesson-2", "to-do"],
    ]);
    expect(page.lessons.map(({ lessonId, progress }) => [lessonId, progress])).toEqual([
      ["a1-lesson-1", 40],
      ["b1-lesson-1", 100],
    ]);
    expect(page.study.days).toEqual([]);
  });

  test("shows the address of an adult who chose to show it, and of nobody younger", async () => {
    const { teacher, ann, first } = await school();
    await app.db
      .insertInto("account_setting")
      .values({ account_id: ann.id, show_email: true })
      .execute();
    const emailAt = async (age_band: "ADULT" | "AGE_13_TO_17" | "UNKNOWN") => {
      await app.db.updateTable("account").set({ age_band }).where("id", "=", ann.id).execute();
      return (await report(first, ann.id, teacher)).body.email;
    };
    expect(await emailAt("ADULT")).toBe("ann@school.example");
    expect(await emailAt("AGE_13_TO_17")).toBeNull();
    expect(await emailAt("UNKNOWN")).toBeNull();
  });

  test("is there for a student of the class alone", async () => {
    const { teacher, ben, first } = await school();
    for (const id of [ben.id, teacher.id, "nobody", "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999"]) {
      expect((await report(first, id, teacher)).status).toBe(404);
    }
  });
});

async function learn(accountId: string, lessonId: string, progress: number, finishedAt?: string) {
  const at = new Date(finishedAt ?? clock.now());
  await app.db
    .insertInto("lesson_progress")
    .values({
      account_id: accountId,
      lesson_id: lessonId,
      progress,
      completed_at: finishedAt === undefined ? null : at,
      updated_at: at,
    })
    .execute();
}

async function assign(
  classId: string,
  lessonIds: readonly string[],
  times: { opensAt?: Date; dueAt?: Date; isDraft?: boolean; recipients?: readonly string[] },
) {
  for (const lesson_id of lessonIds) {
    const { id } = await app.db
      .insertInto("assignment")
      .values({
        class_id: classId,
        kind: "LESSON",
        lesson_id,
        opens_at: times.opensAt ?? new Date("2026-02-01T00:00:00Z"),
        due_at: times.dueAt ?? null,
        is_draft: times.isDraft ?? false,
        is_for_some: times.recipients !== undefined,
        created_at: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const account_id of times.recipients ?? []) {
      await app.db
        .insertInto("assignment_recipient")
        .values({ assignment_id: id, account_id })
        .execute();
    }
  }
}

/** A small generator of chance that gives the same school each time. */
function createChance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const daysAgo = (days: number, hours = 0) =>
  new Date(Date.parse(start) - days * 86_400_000 - hours * 3_600_000);

describe("the figures of a class", () => {
  test.each([1, 2, 3])("are those of a slow and obvious recount, in school %s", async (seed) => {
    const chance = createChance(seed * 7919);
    const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
    const ids: string[] = [];
    for (let place = 0; place < 12; place += 1) {
      ids.push((await app.signIn({ name: `Student ${place}`, email: `s${place}@x.example` })).id);
    }
    const { id: classId } = await makeClass(app.db, { teacherId: teacher.id, studentIds: ids });
    const course = lessons.map(({ id }) => id);
    const given: { lesson: string; isGiven: boolean; to: string[] }[] = [];
    for (let place = 0; place < 8; place += 1) {
      const lesson = course[chance(12)]!;
      const isDraft = chance(5) === 0;
      const isLater = chance(5) === 0;
      const to = chance(3) === 0 ? ids.filter(() => chance(2) === 0) : ids;
      await assign(classId, [lesson], {
        isDraft,
        opensAt: isLater ? daysAgo(-3) : daysAgo(20),
        ...(to !== ids && { recipients: to }),
      });
      given.push({ lesson, isGiven: !isDraft && !isLater, to });
    }
    const done = new Map<string, { progress: number; at: Date | null; updated: Date }>();
    const studied = new Set<string>();
    for (const accountId of ids) {
      for (const lesson of course.slice(0, 14)) {
        if (chance(3) === 0) continue;
        const at = daysAgo(chance(45), chance(10));
        const isDone = chance(2) === 0;
        const progress = isDone ? 100 : 5 + chance(90);
        await app.db
          .insertInto("lesson_progress")
          .values({
            account_id: accountId,
            lesson_id: lesson,
            progress,
            completed_at: isDone ? at : null,
            updated_at: at,
          })
          .execute();
        done.set(`${accountId} ${lesson}`, { progress, at: isDone ? at : null, updated: at });
      }
      for (let back = 0; back < 12; back += 1) {
        if (chance(3) > 0) continue;
        const day = daysAgo(back).toISOString().slice(0, 10);
        await app.db
          .insertInto("study_day")
          .values({ account_id: accountId, day, is_kept: false })
          .execute();
        studied.add(`${accountId} ${day}`);
      }
    }

    const { body } = await dashboard(classId, teacher);
    const listed = (await students(teacher.id, teacher)).body;

    const assigned = given.filter(({ isGiven }) => isGiven);
    expect(body.lessonsAssigned).toBe(new Set(assigned.map(({ lesson }) => lesson)).size);
    let completions = 0;
    const progresses: number[] = [];
    let active = 0;
    for (const accountId of ids) {
      const own = new Set(
        assigned.filter(({ to }) => to.includes(accountId)).map(({ lesson }) => lesson),
      );
      for (const lesson of own) if (done.get(`${accountId} ${lesson}`)?.at) completions += 1;
      let sum = 0;
      for (const lesson of own) sum += done.get(`${accountId} ${lesson}`)?.progress ?? 0;
      progresses.push(own.size === 0 ? 0 : Math.round((10 * sum) / own.size) / 10);
      const times = [...done].flatMap(([key, { updated }]) =>
        key.startsWith(accountId) ? [updated.getTime()] : [],
      );
      if (Math.max(0, ...times) >= daysAgo(30).getTime()) active += 1;
    }
    expect(body.completions).toBe(completions);
    expect(body.activeStudents).toBe(active);
    let total = 0;
    for (const progress of progresses) total += progress;
    expect(body.averageProgress).toBe(Math.round(total / ids.length));
    for (const { userId, overallProgress } of listed) {
      expect(overallProgress).toBe(progresses[ids.indexOf(userId)]);
    }
    const chart = ["02", "03", "04"].map((day) => `2026-03-${day}`);
    const before = ["26", "27", "28"].map((day) => `2026-02-${day}`);
    const week = [...chart, ...before, "2026-03-01"];
    expect(body.week.days.map(({ day }) => day)).toEqual(week);
    for (const { day, students: count } of body.week.days) {
      let counted = 0;
      for (const accountId of ids) if (studied.has(`${accountId} ${day}`)) counted += 1;
      expect([day, count]).toEqual([day, counted]);
    }
  });

  test("of a class without students are none, and no mean of nothing", async () => {
    const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
    const { id } = await makeClass(app.db, { teacherId: teacher.id });
    const { body } = await dashboard(id, teacher);
    expect(body).toMatchObject({ students: 0, activeStudents: 0, completions: 0 });
    expect(body.averageProgress).toBeNull();
  });
});
