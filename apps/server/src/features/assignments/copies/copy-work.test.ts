import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { buildClassAtWork, type ClassAtWork, quiz, writing } from "../../../testing/class-at-work";
import { makeClass } from "../../../testing/factories";

let at: ClassAtWork;
let teacher: TestUser;
/** The class of the last term, with work, and the one of this term. */
let before: string;
let after: string;
beforeAll(async () => {
  at = await buildClassAtWork();
});
afterAll(() => at.app.close());
beforeEach(async () => {
  await at.begin();
  ({ teacher, classId: before } = at.people);
  await at.app.db
    .updateTable("account")
    .set({ time_zone: "Europe/London" })
    .where("id", "=", teacher.id)
    .execute();
  ({ id: after } = await makeClass(at.app.db, { teacherId: teacher.id, studentIds: [] }));
});

const copy = (
  parts: { fromClassId?: string; firstDay?: string; assignmentIds?: string[] } = {},
  as = teacher,
  classId = after,
) =>
  at.app.call(
    "POST /api/classes/{classId}/assignments/copy",
    { params: { classId }, body: { fromClassId: before, firstDay: "2026-04-06", ...parts } },
    { as },
  );

describe("copying the work of another class", () => {
  test("makes drafts for the whole class, with the hours kept over summer time", async () => {
    const { ann } = at.people;
    await at.assign({
      ...writing,
      studentIds: [ann.id],
      lateRule: "CLOSE",
      instructions: "At home.",
      opensAt: "2026-03-09T09:00:00Z",
      dueAt: "2026-03-13T18:00:00Z",
    });
    await at.assign({ ...quiz, opensAt: "2026-03-16T09:00:00Z" });
    const { body, status } = await copy();
    expect(status).toBe(200);
    const kept = { isDraft: true, studentIds: null, groupIds: [], classId: after };
    expect(body.assignments).toMatchObject([
      {
        ...kept,
        title: "My weekend",
        instructions: "At home.",
        lateRule: "CLOSE",
        task: { kind: "WRITING", prompt: writing.prompt },
        opensAt: "2026-04-06T08:00:00.000Z",
        dueAt: "2026-04-10T17:00:00.000Z",
      },
      {
        ...kept,
        title: "Days and colours",
        task: { kind: "QUIZ", questions: 2 },
        opensAt: "2026-04-13T08:00:00.000Z",
        dueAt: null,
      },
    ]);
  });

  test("copies what was chosen alone, which then opens first", async () => {
    await at.assign({ ...writing, opensAt: "2026-03-09T09:00:00Z" });
    const chosen = await at.assign({ ...quiz, opensAt: "2026-03-16T09:00:00Z" });
    const { body } = await copy({ assignmentIds: [chosen] });
    expect(body.assignments.map(({ title, opensAt }) => [title, opensAt])).toEqual([
      ["Days and colours", "2026-04-06T08:00:00.000Z"],
    ]);
  });

  test("copies from a class that is archived, and not into one", async () => {
    await at.assign(writing);
    await at.app.db
      .updateTable("school_class")
      .set({ archived_at: at.clock.now() })
      .where("id", "=", before)
      .execute();
    expect((await copy()).status).toBe(200);
    expect((await copy({ fromClassId: after }, teacher, before)).status).toBe(409);
  });

  test.each([
    ["a class of somebody else", 404, () => copy({}, at.people.other)],
    ["a learner", 403, () => copy({}, at.people.ann)],
    ["the class itself", 400, () => copy({ fromClassId: after })],
    ["work that is not there", 404, () => copy({ assignmentIds: ["no-work"] })],
    ["no day", 400, () => copy({ firstDay: "2026-02-30" })],
  ])("refuses %s, and copies nothing", async (_, status, ask) => {
    await at.assign(writing);
    expect((await ask()).status).toBe(status);
    const left = await at.app.db
      .selectFrom("assignment")
      .select("id")
      .where("class_id", "=", after)
      .execute();
    expect(left).toEqual([]);
  });

  test("refuses a class without work, and more than a class may have", async () => {
    expect((await copy()).status).toBe(409);
    await at.assign(writing);
    const row = { class_id: after, kind: "LESSON" as const, lesson_id: "b1-lesson-1" };
    const now = at.clock.now();
    await at.app.db
      .insertInto("assignment")
      .values(Array.from({ length: 500 }, () => ({ ...row, opens_at: now, created_at: now })))
      .execute();
    const reply = await copy();
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining("at most 500")]);
  });
});
