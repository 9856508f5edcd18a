import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Course, openCourse } from "./testing/open-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const opened = {
  lessonId: "a1-lesson-1",
  verb: "interacted",
  object: "lesson.meet-and-greet",
  success: 1,
} as const;
const answered = {
  ...opened,
  verb: "answered",
  object: "lesson.meet-and-greet.step_name",
  response: "Ana",
} as const;

describe("POST /api/lessons/xapi", () => {
  test("stores every statement as it was sent", async () => {
    const as = await course.signInGuest();
    const ids: string[] = [];
    for (const statement of [opened, answered, answered]) {
      const body = { userId: as.id, ...statement };
      const reply = await course.call("POST /api/lessons/xapi", { body }, { as });
      expect(reply.status).toBe(200);
      ids.push(reply.body.id);
    }
    const rows = await course.db.selectFrom("statement").selectAll().execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(rows.find(({ id }) => id === ids[1])).toEqual({
      id: ids[1],
      account_id: as.id,
      lesson_id: "a1-lesson-1",
      verb: "answered",
      object: "lesson.meet-and-greet.step_name",
      success: true,
      response: "Ana",
      stored_at: new Date("2026-03-02T09:00:00Z"),
    });
    expect(rows.find(({ id }) => id === ids[0])?.response).toBeNull();
  });

  test.each([
    ["an unknown lesson", { ...opened, lessonId: "a1-lesson-9" }, 404, "not-found"],
    [
      "an unknown step",
      { ...answered, object: "lesson.meet-and-greet.step_nowhere" },
      400,
      "invalid-input",
    ],
    [
      "an object of another lesson",
      { ...opened, object: "lesson.say-goodbye" },
      400,
      "invalid-input",
    ],
    [
      "a step of another lesson's object",
      { ...answered, object: "lesson.say-goodbye.step_name" },
      400,
      "invalid-input",
    ],
    ["an object of another form", { ...opened, object: "course.x" }, 400, "invalid-input"],
  ])("refuses %s and stores nothing", async (_what, statement, status, code) => {
    const as = await course.signInGuest();
    const body = { userId: as.id, ...statement };
    const reply = await course.call("POST /api/lessons/xapi", { body }, { as });
    expect(reply).toMatchObject({ status, code });
    expect(await course.db.selectFrom("statement").selectAll().execute()).toEqual([]);
  });

  test("says which object a statement about the lesson has", async () => {
    const as = await course.signInGuest();
    const body = { userId: as.id, ...opened, object: "lesson.say-goodbye" };
    expect(await course.call("POST /api/lessons/xapi", { body }, { as })).toMatchObject({
      text: "The object of a statement about this lesson is lesson.meet-and-greet.",
    });
  });

  test("takes a title that a client cuts into other words", async () => {
    const as = await course.signInGuest();
    const body = { userId: as.id, ...opened, object: "lesson.meetandgreet" };
    expect((await course.call("POST /api/lessons/xapi", { body }, { as })).status).toBe(200);
  });
});
