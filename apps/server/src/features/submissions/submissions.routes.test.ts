import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../testing/build-test-app";
import {
  buildClassAtWork,
  type ClassAtWork,
  type NewWork,
  quiz,
  speaking,
  writing,
} from "../../testing/class-at-work";

let school: ClassAtWork;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  school = await buildClassAtWork();
});
afterAll(() => school.app.close());
beforeEach(async () => {
  await school.begin();
  ({ ann, ben } = school.people);
});

const text = "On Saturday I went to the lake.";
const handedIn = async () =>
  await school.app.db.selectFrom("submission").select(["attempt", "state", "content"]).execute();

describe("work as its student reads it", () => {
  test("says what is asked, and that nothing is written yet", async () => {
    const id = await school.assign(writing);
    const { body } = await school.read(id, ann);
    expect(body).toMatchObject({
      assignment: { id, title: "My weekend", className: "Evening class", state: "to-do" },
      questions: null,
      draft: null,
      submissions: [],
      closed: null,
    });
    expect(body.assignment.task).toEqual({
      kind: "WRITING",
      prompt: "Write about your weekend.",
      minWords: 5,
      maxWords: 80,
    });
  });

  test.each([
    ["writing", writing],
    ["speaking", speaking],
  ])("tells the prompt of %s from when it opens", async (_, work) => {
    const id = await school.assign({ ...work, opensAt: "2026-03-06T12:00:00Z" });
    const { body, text: sent } = await school.read(id, ann);
    expect(sent).not.toContain(work.prompt);
    expect(body.closed).toBe("This opens later.");
    const listed = await school.app.call("GET /api/my-assignments", {}, { as: ann });
    expect(listed.text).not.toContain(work.prompt);
    school.clock.set("2026-03-06T12:00:01Z");
    expect((await school.read(id, ann)).text).toContain(work.prompt);
  });

  test("is refused before it opens, and nothing of it is kept", async () => {
    const id = await school.assign({ ...writing, opensAt: "2026-03-06T12:00:00Z" });
    const replies = [
      await school.saveDraft(id, ann, { content: text }),
      await school.handIn(id, ann, { content: text }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(["conflict", "conflict"]);
    expect(await handedIn()).toEqual([]);
  });

  test.each(["a draft of the teacher", "another's", "of a class that was left", "archived"])(
    "is not found where it is %s",
    async (why) => {
      const chosen = why === "another's" ? { studentIds: [ben.id] } : {};
      const id = await school.assign({
        ...writing,
        ...chosen,
        isDraft: why === "a draft of the teacher",
      });
      if (why === "of a class that was left") await school.leaveClass(ann);
      if (why === "archived") await school.archive();
      const replies = [
        await school.read(id, ann),
        await school.saveDraft(id, ann, { content: text }),
        await school.handIn(id, ann, { content: text }),
        await school.record(id, ann),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(await handedIn()).toEqual([]);
    },
  );

  test.each(["no-id", "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999"])("is not found as %s", async (id) => {
    expect((await school.read(id, ann)).status).toBe(404);
    expect((await school.handIn(id, ann, { content: text })).status).toBe(404);
  });

  test("is nobody else's: neither the teacher's nor who is logged out", async () => {
    const id = await school.assign(writing);
    expect((await school.read(id, school.people.teacher)).status).toBe(404);
    const url = `/api/my-assignments/${id}`;
    expect((await school.app.send({ url })).statusCode).toBe(401);
  });

  test.each<[string, NewWork]>([
    ["a lesson", { kind: "LESSON", lessonIds: ["b1-lesson-1"] }],
    ["review", { kind: "REVIEW", cards: 5 }],
    ["a placement test", { kind: "PLACEMENT", testType: "adult" }],
  ])("is not handed in where it is %s", async (_, work) => {
    const id = await school.assign(work);
    expect((await school.read(id, ann)).body.closed).toContain("not handed in");
    expect((await school.handIn(id, ann, {})).code).toBe("conflict");
    expect((await school.saveDraft(id, ann, {})).code).toBe("conflict");
    expect(await handedIn()).toEqual([]);
  });
});

describe("a draft", () => {
  test("is kept for its writer alone, and replaced by the next", async () => {
    const id = await school.assign(writing);
    expect((await school.saveDraft(id, ann, { content: "On Sat" })).body).toEqual({
      savedAt: "2026-03-04T12:00:00.000Z",
    });
    await school.saveDraft(id, ann, { content: text });
    expect((await school.read(id, ann)).body).toMatchObject({
      assignment: { state: "started" },
      draft: { content: text },
      submissions: [],
    });
    expect((await school.read(id, ben)).body.draft).toBeNull();
    expect(await school.stateOf(id, ann)).toMatchObject({
      state: "started",
      submission: "DRAFT",
      submissionId: null,
    });
  });

  test("is no part of what a teacher reads", async () => {
    const id = await school.assign(writing);
    await school.saveDraft(id, ann, { content: text });
    const submissionId = (await school.read(id, ann)).body.draft!.submissionId;
    const reply = await school.app.call(
      "GET /api/submissions/{submissionId}",
      { params: { submissionId } },
      { as: school.people.teacher },
    );
    expect(reply.status).toBe(404);
    const queue = await school.app.call(
      "GET /api/marking-queue",
      { query: {} },
      { as: school.people.teacher },
    );
    expect(queue.body).toEqual({ submissions: [], waiting: 0 });
  });

  test("takes only what the work asks for", async () => {
    const [written, asked] = [await school.assign(writing), await school.assign(quiz)];
    const replies = [
      await school.saveDraft(written, ann, { answers: { one: "seven" } }),
      await school.saveDraft(asked, ann, { content: text }),
      await school.saveDraft(asked, ann, { answers: { "not-asked": "seven" } }),
      await school.saveDraft(written, ann, { content: "x".repeat(20_001) }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 400]);
    expect(await handedIn()).toEqual([]);
  });

  test("is handed in where nothing newer is sent along", async () => {
    const id = await school.assign(writing);
    await school.saveDraft(id, ann, { content: text });
    expect((await school.handIn(id, ann, {})).body).toMatchObject({
      draft: null,
      submissions: [{ content: text }],
    });
  });
});

describe("handing in a text", () => {
  test("gives it to the teacher and closes the work", async () => {
    const id = await school.assign({ ...writing, dueAt: "2026-03-06T12:00:00Z" });
    await school.saveDraft(id, ann, { content: "On Sat" });
    const { body } = await school.handIn(id, ann, { content: `  ${text}\n` });
    expect(body).toMatchObject({
      assignment: { state: "done", progress: 100, submission: "SUBMITTED", score: null },
      draft: null,
      closed: "Your teacher has it now.",
    });
    expect(body.submissions).toMatchObject([
      { attempt: 1, state: "SUBMITTED", content: text, isLate: false, marking: null, score: null },
    ]);
    expect(body.help).toBeUndefined();
    expect((await school.saveDraft(id, ann, { content: "More" })).code).toBe("conflict");
    expect(await school.stateOf(id, ann)).toMatchObject({
      state: "done",
      submission: "SUBMITTED",
      submissionId: body.submissions[0]!.id,
    });
  });

  test("counts today as a day with study", async () => {
    const id = await school.assign(writing);
    await school.handIn(id, ann, { content: text });
    const studied = await school.app.db
      .selectFrom("study_day")
      .select(["account_id", "day"])
      .execute();
    expect(studied).toEqual([{ account_id: ann.id, day: "2026-03-04" }]);
  });

  test.each([{ content: "" }, { content: " \n " }, {}])("refuses %j", async (body) => {
    const id = await school.assign(writing);
    expect(await school.handIn(id, ann, body)).toMatchObject({
      status: 409,
      text: "Write your text first.",
    });
    expect(await handedIn()).toEqual([]);
  });

  test("again after its answer was lost changes nothing more", async () => {
    const id = await school.assign(writing);
    const first = await school.handIn(id, ann, { content: text });
    school.clock.advance(5000);
    const again = await school.handIn(id, ann, { content: text });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await school.handIn(id, ann, { content: "Another." })).toMatchObject({
      status: 409,
      text: "Your teacher has it now.",
    });
    expect(await handedIn()).toEqual([{ attempt: 1, state: "SUBMITTED", content: text }]);
  });

  test("twice at once hands it in once", async () => {
    const id = await school.assign(writing);
    const replies = await Promise.all([
      school.handIn(id, ann, { content: text }),
      school.handIn(id, ann, { content: text }),
      school.handIn(id, ann, { content: text }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await handedIn()).toHaveLength(1);
  });

  test("after the due time counts as late, where late work is taken", async () => {
    const id = await school.assign({ ...writing, dueAt: "2026-03-06T12:00:00Z" });
    school.clock.set("2026-03-06T12:00:01Z");
    expect((await school.read(id, ann)).body.assignment.state).toBe("overdue");
    const { body } = await school.handIn(id, ann, { content: text });
    expect(body).toMatchObject({
      assignment: { state: "done-late" },
      submissions: [{ isLate: true }],
    });
  });

  test("after the due time is refused, where it is not, and so is a draft", async () => {
    const id = await school.assign({
      ...writing,
      dueAt: "2026-03-06T12:00:00Z",
      lateRule: "CLOSE",
    });
    await school.saveDraft(id, ann, { content: text });
    school.clock.set("2026-03-06T12:00:01Z");
    const replies = [
      await school.handIn(id, ann, { content: text }),
      await school.saveDraft(id, ann, { content: "More" }),
    ];
    expect(replies.map((reply) => reply.text)).toEqual([
      "The time for this is over.",
      "The time for this is over.",
    ]);
    expect((await school.read(id, ann)).body).toMatchObject({
      assignment: { state: "missed" },
      closed: "The time for this is over.",
      draft: { content: text },
    });
  });

  test("is never late for who joined after the due time", async () => {
    const id = await school.assign({
      ...writing,
      dueAt: "2026-03-06T12:00:00Z",
      lateRule: "CLOSE",
    });
    school.clock.set("2026-03-08T12:00:00Z");
    const zoe = await school.app.signIn({ email: "zoe@school.example" });
    await school.joinClass(zoe);
    const { body } = await school.handIn(id, zoe, { content: text });
    expect(body).toMatchObject({ assignment: { state: "done" }, submissions: [{ isLate: false }] });
    const queue = await school.app.call(
      "GET /api/marking-queue",
      { query: {} },
      { as: school.people.teacher },
    );
    expect(queue.body.submissions).toMatchObject([{ userId: zoe.id, isLate: false }]);
  });
});

describe("a text that sounds as if its writer is in danger", () => {
  const cry = "On Sunday I stayed in bed. I want to die.";

  test("answers where help is, also when it is sent again, and is put before the staff once", async () => {
    const id = await school.assign(writing);
    const { body } = await school.handIn(id, ann, { content: cry });
    expect(body.help).toContain("Samaritans on 116 123");
    expect((await school.handIn(id, ann, { content: cry })).body.help).toBe(body.help);
    const reports = await school.app.db
      .selectFrom("report")
      .select(["about_id", "reason", "is_safeguarding", "content", "note"])
      .execute();
    expect(reports).toEqual([
      {
        about_id: ann.id,
        reason: "SELF_HARM",
        is_safeguarding: true,
        content: cry,
        note: expect.stringContaining("in work for their class"),
      },
    ]);
  });

  test("is handed in all the same", async () => {
    const id = await school.assign(writing);
    await school.handIn(id, ann, { content: cry });
    expect(await school.stateOf(id, ann)).toMatchObject({ state: "done" });
  });
});

describe("taking back work", () => {
  const remove = (assignmentId: string) =>
    school.app.call(
      "DELETE /api/assignments/{assignmentId}",
      { params: { assignmentId } },
      { as: school.people.teacher },
    );

  test("for which something was handed in is refused", async () => {
    const id = await school.assign(writing);
    await school.handIn(id, ann, { content: text });
    expect(await remove(id)).toMatchObject({ status: 409, code: "conflict" });
    expect(await handedIn()).toHaveLength(1);
  });

  test("that is only begun takes the drafts along", async () => {
    const id = await school.assign(writing);
    await school.saveDraft(id, ann, { content: text });
    expect((await remove(id)).status).toBe(200);
    expect(await handedIn()).toEqual([]);
  });

  test("while somebody hands it in loses nothing that was taken", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await school.assign(writing);
      await school.saveDraft(id, ann, { content: text });
      const [given, taken] = await Promise.all([
        school.handIn(id, ann, { content: text }),
        remove(id),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([given.status, taken.status]);
    }
  });
});
