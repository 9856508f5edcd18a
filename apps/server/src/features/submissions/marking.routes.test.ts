import type { CallByName, CallRequest, Correction, SubmissionMark } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeClass } from "../../testing/factories";
import { grammarThat } from "../../testing/grammar-that";
import type { TestUser } from "../../testing/build-test-app";
import { buildClassAtWork, type ClassAtWork, speaking, writing } from "../../testing/class-at-work";

type Marked = CallRequest<CallByName<"PUT /api/submissions/{submissionId}/marking">>["body"];

const text = "On Saturday I go to the lake. It were cold and I swimmed.";
const found = (wrong: string, better: string, more: Partial<Correction> = {}): Correction => ({
  start: text.indexOf(wrong),
  length: wrong.length,
  wrong,
  better,
  why: "The past is another form.",
  ...more,
});

let school: ClassAtWork;
let teacher: TestUser;
let other: TestUser;
let ann: TestUser;
/** What the checker finds; null where it cannot tell. */
let mistakes: Correction[] | null;
beforeAll(async () => {
  school = await buildClassAtWork({ grammar: grammarThat(() => Promise.resolve(mistakes)) });
});
afterAll(() => school.app.close());
beforeEach(async () => {
  await school.begin();
  ({ teacher, other, ann } = school.people);
  mistakes = [found("go", "went"), found("swimmed", "swam")];
});

/** Hands a text in, and answers its id. */
async function submit(content = text, who = ann): Promise<string> {
  const id = await school.assign(writing);
  return (await school.handIn(id, who, { content })).body.submissions[0]!.id;
}
const read = (submissionId: string, as = teacher) =>
  school.app.call("GET /api/submissions/{submissionId}", { params: { submissionId } }, { as });
const save = (submissionId: string, body: Marked, as = teacher) =>
  school.app.call(
    "PUT /api/submissions/{submissionId}/marking",
    { params: { submissionId }, body },
    { as },
  );
const release = (
  submissionId: string,
  revision: number,
  outcome: "MARKED" | "RETURNED" = "MARKED",
  as = teacher,
) =>
  school.app.call(
    "POST /api/submissions/{submissionId}/release",
    { params: { submissionId }, body: { revision, outcome } },
    { as },
  );
const queue = (query: { classId?: string; marked?: "1" } = {}, as = teacher) =>
  school.app.call("GET /api/marking-queue", { query }, { as });
const deckOf = async (as: TestUser) =>
  (await school.app.call("GET /api/review/due", {}, { as })).body.cards;

const own = (id: string, wrong: string, better: string): Marked["marks"][number] => ({
  id,
  start: text.indexOf(wrong),
  length: wrong.length,
  better,
  why: "",
  comment: "",
  state: "ACCEPTED",
});
/** A mark as a teacher sends it back. */
const asSent = ({ isAutomatic: _isAutomatic, ...mark }: SubmissionMark) => mark;
const plain: Marked = { revision: 0, marks: [], rubric: {}, comment: "", grade: null };

/** What is handed in, read by the program, as its teacher sees it. */
async function submitAndRead() {
  const id = await submit();
  await school.app.jobs.runWaiting();
  return (await read(id)).body;
}

describe("the queue", () => {
  test("lists what waits, the longest first, until it is marked", async () => {
    const written = await school.assign({ ...writing, dueAt: "2026-03-05T12:00:00Z" });
    const spoken = await school.assign(speaking);
    await school.record(spoken, school.people.ben);
    await school.handIn(spoken, school.people.ben);
    school.clock.set("2026-03-06T12:00:00Z");
    await school.handIn(written, ann, { content: text });
    const { body } = await queue();
    expect(body.waiting).toBe(2);
    expect(body.submissions).toMatchObject([
      { kind: "SPEAKING", userName: "Ben Brown", words: null, seconds: 20, isLate: false },
      {
        kind: "WRITING",
        title: "My weekend",
        className: "Evening class",
        userName: "Ann Adams",
        words: 13,
        seconds: null,
        isLate: true,
        grade: null,
        state: "SUBMITTED",
      },
    ]);
    const { id } = body.submissions[1]!;
    await save(id, { ...plain, grade: 70 });
    await release(id, 1);
    expect((await queue()).body).toMatchObject({ waiting: 1, submissions: [{ kind: "SPEAKING" }] });
    expect((await queue({ marked: "1" })).body.submissions).toMatchObject([
      { id, state: "MARKED", grade: 70 },
    ]);
  });

  test("has of each class its own, and of one that is asked for that alone", async () => {
    const { id: second } = await makeClass(school.app.db, { teacherId: teacher.id });
    await submit();
    expect((await queue({ classId: school.people.classId })).body.waiting).toBe(1);
    expect((await queue({ classId: second })).body).toEqual({ submissions: [], waiting: 0 });
    expect((await queue({}, other)).body).toEqual({ submissions: [], waiting: 0 });
    expect((await queue({ classId: school.people.classId }, other)).status).toBe(404);
    expect((await queue({}, ann)).status).toBe(403);
  });

  test("neither lists nor counts work of who left the class, even for another of the same teacher", async () => {
    await submit();
    await school.leaveClass(ann);
    await makeClass(school.app.db, { teacherId: teacher.id, studentIds: [ann.id] });
    expect((await queue()).body).toEqual({ submissions: [], waiting: 0 });
  });

  test("has nothing of an archived class", async () => {
    await submit();
    await school.archive();
    expect((await queue()).body).toEqual({ submissions: [], waiting: 0 });
    expect((await queue({ classId: school.people.classId })).body.waiting).toBe(0);
  });
});

describe("what the program proposes", () => {
  test("comes when it has read the text: marks to decide on, a grade and levels", async () => {
    const id = await submit();
    expect((await read(id)).body).toMatchObject({
      isBeingRead: true,
      proposal: null,
      marking: { marks: [], grade: null },
    });
    await school.app.jobs.runWaiting();
    const { body } = await read(id);
    expect(body.isBeingRead).toBe(false);
    expect(body.proposal!.grade).toBeGreaterThan(0);
    expect(Object.keys(body.proposal!.rubric).toSorted()).toEqual([
      "accuracy",
      "coherence",
      "range",
      "task",
    ]);
    expect(body.proposal!.measured.map(({ name }) => name)).toContain("Accuracy");
    expect(body.marking.marks).toMatchObject([
      { start: 14, length: 2, better: "went", isAutomatic: true, state: "PROPOSED" },
      { better: "swam", isAutomatic: true, state: "PROPOSED" },
    ]);
    expect(body.marking.grade).toBeNull();
  });

  test("is no guess, and leaves a teacher a place for their own marks", async () => {
    mistakes = [
      found("lake", "sea", { isGuess: true }),
      ...Array.from({ length: 400 }, () => found("go", "went")),
    ];
    const { marking } = await submitAndRead();
    expect(marking.marks.some(({ better }) => better === "sea")).toBe(false);
    expect(marking.marks.length).toBeLessThan(submissionLimits.marks);
  });

  test("puts no marks into what a teacher has begun", async () => {
    const id = await submit();
    expect((await save(id, { ...plain, comment: "Well told." })).status).toBe(200);
    await school.app.jobs.runWaiting();
    expect((await read(id)).body).toMatchObject({
      revision: 1,
      marking: { marks: [], comment: "Well told." },
      proposal: { grade: expect.any(Number) },
    });
  });

  test("is not written over by a teacher who has not seen it", async () => {
    const id = await submit();
    const before = (await read(id)).body.revision;
    await school.app.jobs.runWaiting();
    const reply = await save(id, { ...plain, revision: before, comment: "Well told." });
    expect(reply.code).toBe("conflict");
    expect((await read(id)).body.marking.marks).toHaveLength(2);
  });

  test("stays away where the checker could not tell, and is tried again", async () => {
    mistakes = null;
    const id = await submit();
    await school.app.jobs.runWaiting();
    expect((await read(id)).body.proposal).toBeNull();
    const failed = school.app.log.splice(0).map((entry) => JSON.stringify(entry));
    expect(failed.join("\n")).toContain("could not read");
    school.clock.advance(180_000);
    expect((await read(id)).body.isBeingRead).toBe(false);
  });

  test("is never there for what is spoken", async () => {
    const id = await school.assign(speaking);
    await school.record(id, ann);
    const { id: spoken } = (await school.handIn(id, ann)).body.submissions[0]!;
    await school.app.jobs.runWaiting();
    expect((await read(spoken)).body).toMatchObject({ proposal: null, isBeingRead: false });
  });
});

describe("marking", () => {
  test("accepts, changes and drops what was proposed, and adds to it", async () => {
    const { id, revision, marking } = await submitAndRead();
    const [went, swam] = marking.marks.map(asSent);
    const { status, body } = await save(id, {
      revision,
      marks: [
        { ...went!, better: "drove", state: "ACCEPTED" },
        { ...swam!, state: "DROPPED" },
        own("t1", "were", "was"),
      ],
      rubric: { accuracy: "A2", range: null },
      comment: "  Well told.  ",
      grade: 65,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      revision: revision + 1,
      state: "SUBMITTED",
      marking: {
        marks: [
          { better: "drove", isAutomatic: true, state: "ACCEPTED" },
          { better: "swam", isAutomatic: true, state: "DROPPED" },
          { better: "was", isAutomatic: false, state: "ACCEPTED" },
        ],
        rubric: { accuracy: "A2", range: null },
        comment: "Well told.",
        grade: 65,
      },
    });
  });

  test("calls nothing the program's that it did not propose there", async () => {
    const { id, revision } = await submitAndRead();
    const { body } = await save(id, { ...plain, revision, marks: [own("a1", "cold", "colder")] });
    expect(body.marking.marks).toMatchObject([{ id: "a1", isAutomatic: false }]);
  });

  const lake = own("t1", "the lake", "a lake");
  test.each<[string, Partial<Marked>, string]>([
    [
      "corrections that overlap",
      { marks: [lake, own("t2", "lake. It", "lake, it")] },
      "Two corrections overlap at “the lake”. Drop one of them.",
    ],
    ["a mark outside the text", { marks: [{ ...lake, start: 900 }] }, "A mark lies outside"],
    [
      "a mark that changes nothing",
      { marks: [{ ...lake, better: "the lake" }] },
      "changes nothing",
    ],
    ["a mark that says nothing", { marks: [{ ...lake, better: null }] }, "says nothing"],
    ["two marks of one name", { marks: [lake, own("t1", "cold", "icy")] }, "have one name"],
    ["a criterion of speaking", { rubric: { fluency: "A2" } }, "one of these criteria"],
    ["a comment that is not fit", { comment: "What the fuck is this?" }, "not for a class"],
    ["a mark that is not fit", { marks: [{ ...lake, comment: "fuck" }] }, "not for a class"],
    [
      "a number in two halves",
      { marks: [{ ...lake, comment: "07700" }], comment: "900123" },
      "not for a class",
    ],
    ["a grade above 100", { grade: 101 }, "grade"],
    ["a level that there is not", { rubric: { range: "D1" as never } }, "rubric"],
  ])("refuses %s, and keeps what was there", async (_, body, sentence) => {
    const { id, revision, marking } = await submitAndRead();
    const reply = await save(id, { ...plain, revision, ...body });
    expect([reply.status, reply.code]).toEqual([400, "invalid-input"]);
    expect(reply.text).toContain(sentence);
    expect((await read(id)).body).toMatchObject({ revision, marking });
  });

  test("refuses the second half of a number that was begun in an earlier saving", async () => {
    const { id, revision } = await submitAndRead();
    const lake = own("t1", "the lake", "a lake");
    const half = { ...plain, marks: [{ ...lake, comment: "Call 07700" }] };
    const { body } = await save(id, { ...half, revision });
    const whole = { ...half, comment: "900123", revision: body.revision };
    expect((await save(id, whole)).status).toBe(400);
    const fine = { ...half, comment: "Well done.", revision: body.revision };
    expect((await save(id, fine)).status).toBe(200);
  });

  test("may keep what overlaps as long as not both are accepted", async () => {
    const { id, revision } = await submitAndRead();
    const marks = [lake, { ...own("t2", "lake. It", "lake, it"), state: "PROPOSED" as const }];
    expect((await save(id, { ...plain, revision, marks })).status).toBe(200);
  });

  test("of two teachers at once keeps the first, and asks the second to read again", async () => {
    const { id, revision } = await submitAndRead();
    const coTeacher = { class_id: school.people.classId, account_id: other.id };
    await school.app.db
      .insertInto("class_co_teacher")
      .values({ ...coTeacher, added_at: school.clock.now() })
      .execute();
    const replies = await Promise.all([
      save(id, { ...plain, revision, comment: "Mine." }),
      save(id, { ...plain, revision, comment: "Mine too." }, other),
    ]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect((await release(id, revision, "RETURNED", other)).code).toBe("conflict");
    const seen = (await read(id, other)).body;
    expect((await save(id, { ...plain, revision: seen.revision, grade: 50 }, other)).status).toBe(
      200,
    );
  });
});

describe("giving a marking out", () => {
  test("needs a grade, and shows the student what was accepted alone", async () => {
    const { id, revision, assignmentId, marking } = await submitAndRead();
    expect(await release(id, revision)).toMatchObject({
      status: 409,
      text: "Give it a grade first, or give it back for another try.",
    });
    const [went, swam] = marking.marks.map(asSent);
    const marks = [{ ...went!, state: "ACCEPTED" as const }, swam!];
    const saved = await save(id, {
      revision,
      marks,
      rubric: { task: "A2" },
      comment: "Well told.",
      grade: 80,
    });
    const before = await school.read(assignmentId, ann);
    expect(before.body.submissions).toMatchObject([{ state: "SUBMITTED", marking: null }]);
    expect(before.text).not.toContain("Well told.");
    const given = await release(id, saved.body.revision);
    expect(given.body).toMatchObject({ state: "MARKED", grade: 80, markedBy: "Mia Moss" });
    const after = await school.read(assignmentId, ann);
    expect(after.body).toMatchObject({
      assignment: { state: "done", score: 80, submission: "MARKED" },
      closed: "Your teacher has marked it.",
    });
    expect(after.body.submissions[0]!.marking).toMatchObject({
      marks: [{ better: "went" }],
      comment: "Well told.",
      grade: 80,
      rubric: { task: "A2" },
    });
    expect(after.text).not.toContain("swam");
  });

  test("changes nothing for the student while it is marked on, until it is given out again", async () => {
    const { id, revision, assignmentId } = await submitAndRead();
    await save(id, { ...plain, revision, comment: "Good.", grade: 60 });
    await release(id, revision + 1);
    await save(id, { ...plain, revision: revision + 2, comment: "Very good.", grade: 90 });
    const seen = async () => (await school.read(assignmentId, ann)).body.submissions[0]!;
    expect(await seen()).toMatchObject({ score: 60, marking: { comment: "Good.", grade: 60 } });
    await release(id, revision + 3);
    expect(await seen()).toMatchObject({ score: 90, marking: { comment: "Very good." } });
  });

  test("makes each accepted correction a card of the student's review, once", async () => {
    const { id, revision } = await submitAndRead();
    const marks = [own("t1", "go", "went"), own("t2", "were", "was")];
    await save(id, { ...plain, revision, marks, grade: 80 });
    await release(id, revision + 1);
    await release(id, revision + 2);
    const cards = await deckOf(ann);
    expect(cards).toMatchObject([
      {
        kind: "mistake",
        isOwnWriting: true,
        type: "text",
        question: "On Saturday I ____ to the lake. (not “go”)",
        correct: "went",
      },
      { question: "It ____ cold and I swimmed. (not “were”)", correct: "was" },
    ]);
    expect(await deckOf(teacher)).toEqual([]);
    school.clock.advance(1000);
    await save(id, { ...plain, revision: revision + 3, marks: [], grade: 85 });
    await release(id, revision + 4);
    expect(await deckOf(ann)).toHaveLength(2);
  });

  test("of two at once gives one out", async () => {
    const { id, revision } = await submitAndRead();
    const replies = await Promise.all([
      release(id, revision, "RETURNED"),
      release(id, revision, "RETURNED"),
    ]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  });
});

describe("work that is given back", () => {
  test("is its student's to do again, whatever the due time was, and then to be marked anew", async () => {
    const dueAt = "2026-03-06T12:00:00Z";
    const id = await school.assign({ ...writing, dueAt, lateRule: "CLOSE" });
    const first = (await school.handIn(id, ann, { content: text })).body.submissions[0]!;
    await school.app.jobs.runWaiting();
    const { revision } = (await read(first.id)).body;
    await save(first.id, { ...plain, revision, comment: "Use the past.", grade: 40 });
    school.clock.set("2026-03-08T12:00:00Z");
    const back = await release(first.id, revision + 1, "RETURNED");
    expect(back.body).toMatchObject({ state: "RETURNED", grade: null });
    expect(await school.stateOf(id, ann)).toMatchObject({
      state: "returned",
      submission: "RETURNED",
      submissionId: first.id,
      score: null,
    });
    expect((await school.read(id, ann)).body).toMatchObject({
      assignment: { state: "returned", finishedAt: null },
      closed: null,
      submissions: [{ state: "RETURNED", marking: { comment: "Use the past." } }],
    });
    await school.saveDraft(id, ann, { content: "On Saturday" });
    expect((await school.stateOf(id, ann)).state).toBe("returned");
    const again = (await school.handIn(id, ann, { content: text.replace("go", "went") })).body;
    expect(again).toMatchObject({
      assignment: { state: "done" },
      submissions: [
        { attempt: 2, state: "SUBMITTED", isLate: false },
        { attempt: 1, state: "RETURNED" },
      ],
    });
    const second = (await read(again.submissions[0]!.id)).body;
    expect(second).toMatchObject({
      attempt: 2,
      marking: { comment: "", marks: [], grade: null },
      earlier: [{ id: first.id, attempt: 1 }],
    });
    expect((await queue()).body.submissions).toMatchObject([{ id: second.id, attempt: 2 }]);
  });

  test("and handed in again takes no more marking where it was", async () => {
    const { id, revision, assignmentId } = await submitAndRead();
    await release(id, revision, "RETURNED");
    await school.handIn(assignmentId, ann, { content: "Another text." });
    const replies = [
      await save(id, { ...plain, revision: revision + 1, grade: 90 }),
      await release(id, revision + 1, "RETURNED"),
    ];
    expect(replies.map(({ code }) => code)).toEqual(["conflict", "conflict"]);
    expect(replies[0]!.text).toContain("handed it in again");
  });

  test("the same text may be handed in again", async () => {
    const { id, revision, assignmentId } = await submitAndRead();
    await release(id, revision, "RETURNED");
    const again = await school.handIn(assignmentId, ann, { content: text });
    expect(again.body.submissions.map(({ attempt }) => attempt)).toEqual([2, 1]);
  });

  test("spoken work is recorded anew", async () => {
    const id = await school.assign(speaking);
    await school.record(id, ann);
    const first = (await school.handIn(id, ann)).body.submissions[0]!;
    await release(first.id, 0, "RETURNED");
    expect((await school.handIn(id, ann)).text).toBe("Record yourself first.");
    await school.record(id, ann, { seconds: 30 });
    const { body } = await school.handIn(id, ann);
    expect(body.submissions).toMatchObject([
      { attempt: 2, seconds: 30 },
      { attempt: 1, seconds: 20 },
    ]);
  });

  test("has an end: the last try gets a grade", async () => {
    const id = await school.assign(writing);
    for (let attempt = 1; attempt <= submissionLimits.attempts; attempt++) {
      const { body } = await school.handIn(id, ann, { content: `Try ${attempt}.` });
      const reply = await release(body.submissions[0]!.id, 0, "RETURNED");
      expect(reply.status).toBe(attempt < submissionLimits.attempts ? 200 : 409);
    }
    expect((await school.stateOf(id, ann)).state).toBe("done");
  });
});

describe("nobody marks but who teaches the class now", () => {
  const attempts = async (id: string, as: TestUser) => [
    await read(id, as),
    await save(id, plain, as),
    await release(id, 0, "RETURNED", as),
  ];

  test.each(["another teacher", "a removed co-teacher", "the student"])("not %s", async (who) => {
    const id = await submit();
    if (who === "a removed co-teacher") {
      const coTeacher = { class_id: school.people.classId, account_id: other.id };
      await school.app.db
        .insertInto("class_co_teacher")
        .values({ ...coTeacher, added_at: school.clock.now() })
        .execute();
      expect((await read(id, other)).status).toBe(200);
      await school.app.db.deleteFrom("class_co_teacher").execute();
    }
    const replies = await attempts(id, who === "the student" ? ann : other);
    const status = who === "the student" ? 403 : 404;
    expect(replies.map((reply) => reply.status)).toEqual([status, status, status]);
    expect((await read(id)).body).toMatchObject({ revision: 0, state: "SUBMITTED" });
  });

  test("not where the student has left the class, or its id is guessed", async () => {
    const id = await submit();
    await school.leaveClass(ann);
    for (const each of [id, "no-id", "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999"]) {
      const statuses = (await attempts(each, teacher)).map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404]);
    }
  });

  test("not in an archived class, until it is opened again", async () => {
    const id = await submit();
    await school.archive();
    const replies = await attempts(id, teacher);
    expect(replies.map(({ code }) => code)).toEqual(["conflict", "conflict", "conflict"]);
    expect(replies[0]!.text).toContain("archived");
  });
});
