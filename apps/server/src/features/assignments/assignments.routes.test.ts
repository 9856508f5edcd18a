import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-04T12:00:00Z");
let app: TestApp;
let teacher: TestUser;
let other: TestUser;
let ann: TestUser;
let ben: TestUser;
let classId: string;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  clock.set("2026-03-04T12:00:00Z");
  teacher = await app.signIn({ role: "TEACHER", name: "Mia Moss", email: "mia@school.example" });
  other = await app.signIn({ role: "TEACHER", email: "tom@school.example" });
  ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example", ageBand: "ADULT" });
  ben = await app.signIn({ name: "Ben Brown", email: "ben@school.example", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, {
    teacherId: teacher.id,
    studentIds: [ann.id, ben.id],
  }));
});

/** What a change of work says in full. */
const terms = {
  instructions: "",
  dueAt: null,
  lateRule: "ACCEPT" as const,
  isDraft: false,
  studentIds: null,
};
const lessons = { kind: "LESSON" as const, lessonIds: ["b1-lesson-1"] };

const assign = (
  body: Partial<
    Extract<
      Parameters<typeof app.call<"POST /api/classes/{classId}/assignments">>[1]["body"],
      { kind: "LESSON" }
    >
  >,
  as = teacher,
) =>
  app.call(
    "POST /api/classes/{classId}/assignments",
    { params: { classId }, body: { ...lessons, ...body } },
    { as },
  );
const read = (assignmentId: string, as = teacher) =>
  app.call("GET /api/assignments/{assignmentId}", { params: { assignmentId } }, { as });
const own = async (as: TestUser) =>
  (await app.call("GET /api/my-assignments", {}, { as })).body.assignments;

async function learn(who: TestUser, lessonId: string, progress: number, finishedAt?: string) {
  const at = new Date(finishedAt ?? clock.now());
  await app.db
    .insertInto("lesson_progress")
    .values({
      account_id: who.id,
      lesson_id: lessonId,
      progress,
      completed_at: finishedAt === undefined ? null : at,
      updated_at: at,
    })
    .execute();
}

describe("assigning lessons", () => {
  test("gives each lesson to the whole class, from now on, also to who joins later", async () => {
    const reply = await assign({ lessonIds: ["b1-lesson-1", "b1-lesson-2", "b1-lesson-1"] });
    expect(reply.status).toBe(200);
    expect(reply.body.assignments.map(({ lessonId, assigned }) => [lessonId, assigned])).toEqual([
      ["b1-lesson-1", 2],
      ["b1-lesson-2", 2],
    ]);
    const zoe = await app.signIn({ email: "zoe@school.example" });
    await app.db
      .insertInto("class_member")
      .values({ class_id: classId, account_id: zoe.id })
      .execute();
    expect((await own(zoe)).map(({ lessonId }) => lessonId)).toEqual([
      "b1-lesson-1",
      "b1-lesson-2",
    ]);
  });

  test("to some is seen by those alone", async () => {
    await assign({ studentIds: [ann.id] });
    expect(await own(ann)).toHaveLength(1);
    expect(await own(ben)).toEqual([]);
  });

  test("as a draft is seen by no student until it is handed out", async () => {
    const { body } = await assign({ isDraft: true });
    expect(await own(ann)).toEqual([]);
    const assignmentId = body.assignments[0]!.id;
    const given = await app.call(
      "PUT /api/assignments/{assignmentId}",
      { params: { assignmentId }, body: terms },
      { as: teacher },
    );
    expect([given.status, given.body.isDraft]).toEqual([200, false]);
    expect(await own(ann)).toHaveLength(1);
  });

  test.each([
    ["a lesson that there is not", { lessonIds: ["b9-lesson-1"] }, 404],
    ["somebody outside the class", { studentIds: ["other"] }, 404],
    [
      "due before it opens",
      { opensAt: "2026-03-09T09:00:00Z", dueAt: "2026-03-08T09:00:00Z" },
      400,
    ],
    ["no lesson", { lessonIds: [] }, 400],
    ["due in the past", { opensAt: "2026-03-01T09:00:00Z", dueAt: "2026-03-02T09:00:00Z" }, 400],
    ["words that are not for a class", { instructions: "fuck you" }, 400],
  ])("refuses %s, and assigns nothing", async (_, body, status) => {
    const given = "studentIds" in body ? { studentIds: [other.id] } : body;
    expect((await assign({ lessonIds: ["b1-lesson-1"], ...given })).status).toBe(status);
    expect(await app.db.selectFrom("assignment").select("id").execute()).toEqual([]);
  });

  test("to an archived class is refused", async () => {
    await app.db
      .updateTable("school_class")
      .set({ archived_at: clock.now() })
      .where("id", "=", classId)
      .execute();
    expect((await assign({})).code).toBe("conflict");
  });
});

test("the whole class is given a lesson once as long as it is to do", async () => {
  await assign({ dueAt: "2026-03-06T12:00:00Z" });
  const again = await assign({});
  expect([again.status, again.code]).toEqual([409, "conflict"]);
  expect((await assign({ studentIds: [ann.id] })).status).toBe(200);
  clock.set("2026-03-07T12:00:00Z");
  expect((await assign({})).status).toBe(200);
});

test("a change that leaves something out is refused, so that no draft goes to everybody", async () => {
  const { body } = await assign({ isDraft: true, studentIds: [ann.id] });
  const reply = await app.send(
    {
      method: "PUT",
      url: `/api/assignments/${body.assignments[0]!.id}`,
      payload: { instructions: "Read.", dueAt: null },
    },
    teacher,
  );
  expect(reply.statusCode).toBe(400);
  expect(await own(ann)).toEqual([]);
});

test("who joins after the due time owes nothing, and can still do it", async () => {
  await assign({ dueAt: "2026-03-06T12:00:00Z", lateRule: "CLOSE" });
  clock.set("2026-03-08T12:00:00Z");
  const zoe = await app.signIn({ email: "zoe@school.example" });
  await app.db
    .insertInto("class_member")
    .values({ class_id: classId, account_id: zoe.id, joined_at: clock.now() })
    .execute();
  expect(await own(zoe)).toMatchObject([{ state: "to-do", dueAt: null }]);
  expect((await own(ann)).map(({ state }) => state)).toEqual(["missed"]);
});

describe("who was in the class before", () => {
  const state = async () => (await own(ann)).map((each) => [each.state, each.dueAt !== null]);
  const comeIn = async () => {
    const code = "ABCD2345";
    await app.db
      .updateTable("school_class")
      .set({ join_code: code })
      .where("id", "=", classId)
      .execute();
    expect((await app.call("POST /api/my-classes", { body: { code } }, { as: ann })).status).toBe(
      200,
    );
  };

  test("has the same due times when they leave and come back", async () => {
    await assign({ dueAt: "2026-03-06T12:00:00Z", lateRule: "CLOSE" });
    clock.set("2026-03-08T12:00:00Z");
    expect(await state()).toEqual([["missed", true]]);
    for (let times = 0; times < 2; times += 1) {
      await app.call("POST /api/my-classes/{classId}/leave", { params: { classId } }, { as: ann });
      expect(await own(ann)).toEqual([]);
      clock.set(`2026-03-1${times}T12:00:00Z`);
      await comeIn();
      expect(await state()).toEqual([["missed", true]]);
    }
  });

  test("has the same when they are moved away and back, and in the other class joins anew", async () => {
    await assign({ dueAt: "2026-03-06T12:00:00Z", lateRule: "CLOSE" });
    const { id: otherId } = await makeClass(app.db, { teacherId: teacher.id });
    const body = { ...terms, kind: "LESSON" as const, lessonIds: ["b1-lesson-2"] };
    await app.call(
      "POST /api/classes/{classId}/assignments",
      { params: { classId: otherId }, body: { ...body, dueAt: "2026-03-06T12:00:00Z" } },
      { as: teacher },
    );
    clock.set("2026-03-08T12:00:00Z");
    const move = (from: string, toClassId: string) =>
      app.call(
        "POST /api/classes/{classId}/students/{studentId}/move",
        { params: { classId: from, studentId: ann.id }, body: { toClassId } },
        { as: teacher },
      );
    expect((await move(classId, otherId)).status).toBe(200);
    expect(await state()).toEqual([["to-do", false]]);
    expect((await move(otherId, classId)).status).toBe(200);
    expect(await state()).toEqual([["missed", true]]);
  });
});

test("how far each is in an archived class is not told", async () => {
  const { body } = await assign({});
  await app.db.updateTable("school_class").set({ archived_at: clock.now() }).execute();
  expect((await read(body.assignments[0]!.id)).code).toBe("conflict");
});

describe("how far students are", () => {
  test("comes by itself from what they do in the lesson", async () => {
    const { body } = await assign({ dueAt: "2026-03-06T12:00:00Z" });
    const id = body.assignments[0]!.id;
    const states = async () =>
      (await read(id)).body.work.map((each) => [each.userName, each.state]);
    expect(await states()).toEqual([
      ["Ann Adams", "to-do"],
      ["Ben Brown", "to-do"],
    ]);
    await learn(ann, "b1-lesson-1", 100, "2026-03-05T12:00:00Z");
    await learn(ben, "b1-lesson-1", 40);
    expect(await states()).toEqual([
      ["Ann Adams", "done"],
      ["Ben Brown", "started"],
    ]);
    clock.set("2026-03-07T12:00:00Z");
    expect(await states()).toEqual([
      ["Ann Adams", "done"],
      ["Ben Brown", "overdue"],
    ]);
    const { assigned, started, done, owed } = (await read(id)).body;
    expect({ assigned, started, done, owed }).toEqual({
      assigned: 2,
      started: 2,
      done: 1,
      owed: 1,
    });
  });

  test("is told to a student with what can be done now first", async () => {
    await assign({ lessonIds: ["b1-lesson-1"], dueAt: "2026-03-10T12:00:00Z" });
    await assign({ lessonIds: ["b1-lesson-2"], opensAt: "2026-03-08T12:00:00Z" });
    await assign({ lessonIds: ["b1-lesson-3"], dueAt: "2026-03-06T12:00:00Z" });
    await assign({ lessonIds: ["b1-lesson-4"], dueAt: "2026-03-05T12:00:00Z" });
    await learn(ann, "b1-lesson-4", 100, "2026-03-04T09:00:00Z");
    expect((await own(ann)).map(({ lessonId, state }) => [lessonId, state])).toEqual([
      ["b1-lesson-3", "to-do"],
      ["b1-lesson-1", "to-do"],
      ["b1-lesson-2", "not-open"],
      ["b1-lesson-4", "done"],
    ]);
  });
});

test("a student reads why their plan does not open a lesson that is assigned", async () => {
  const charged = await buildTestApp({ clock, config: { plans: true } });
  const mia = await charged.signIn({ role: "TEACHER", email: "mia@school.example" });
  const bob = await charged.signIn({ email: "bob@school.example", ageBand: "ADULT" });
  const { id } = await makeClass(charged.db, { teacherId: mia.id, studentIds: [bob.id] });
  const body = { kind: "LESSON" as const, lessonIds: ["a1-lesson-1", "c1-lesson-1"] };
  await charged.call(
    "POST /api/classes/{classId}/assignments",
    { params: { classId: id }, body },
    { as: mia },
  );
  const { assignments } = (await charged.call("GET /api/my-assignments", {}, { as: bob })).body;
  expect(assignments.map(({ lock }) => lock)).toEqual([null, expect.stringContaining("plan")]);
  await charged.close();
});

test("changing keeps who was chosen and has left, and replaces the others", async () => {
  const { body } = await assign({ studentIds: [ann.id] });
  const assignmentId = body.assignments[0]!.id;
  await app.db.deleteFrom("class_member").where("account_id", "=", ann.id).execute();
  const change = (studentIds: string[]) =>
    app.call(
      "PUT /api/assignments/{assignmentId}",
      { params: { assignmentId }, body: { ...terms, studentIds, instructions: "Read it aloud." } },
      { as: teacher },
    );
  const kept = await change([ann.id, ben.id]);
  expect(kept.body).toMatchObject({ instructions: "Read it aloud.", assigned: 1 });
  expect(kept.body.studentIds).toEqual([ben.id]);
  expect((await change([other.id])).status).toBe(404);
});

test("taking one back leaves what was learnt", async () => {
  const { body } = await assign({});
  const assignmentId = body.assignments[0]!.id;
  await learn(ann, "b1-lesson-1", 60);
  const params = { params: { assignmentId } };
  const call = () => app.call("DELETE /api/assignments/{assignmentId}", params, { as: teacher });
  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(404);
  expect(await own(ann)).toEqual([]);
  const places = await app.db.selectFrom("lesson_progress").select("progress").execute();
  expect(places).toEqual([{ progress: 60 }]);
});

describe("nobody but the teachers of the class", () => {
  test.each(["other", "learner", "removed co-teacher"] as const)(
    "may read or change: %s",
    async (who) => {
      const { body } = await assign({});
      const assignmentId = body.assignments[0]!.id;
      const caller = who === "learner" ? ann : other;
      if (who === "removed co-teacher") {
        const coTeacher = { class_id: classId, account_id: other.id };
        await app.db
          .insertInto("class_co_teacher")
          .values({ ...coTeacher, added_at: clock.now() })
          .execute();
        expect((await read(assignmentId, other)).status).toBe(200);
        await app.db.deleteFrom("class_co_teacher").where("account_id", "=", other.id).execute();
      }
      const status = who === "learner" ? 403 : 404;
      const params = { params: { assignmentId } };
      const as = { as: caller };
      const replies = [
        await read(assignmentId, caller),
        await assign({}, caller),
        await app.call("GET /api/classes/{classId}/assignments", { params: { classId } }, as),
        await app.call("PUT /api/assignments/{assignmentId}", { ...params, body: terms }, as),
        await app.call("DELETE /api/assignments/{assignmentId}", params, as),
      ];
      expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
    },
  );

  test.each(["not-an-id", "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999"])("finds %s", async (id) => {
    expect((await read(id)).status).toBe(404);
  });
});
