import { assignmentLimits } from "@saywell/contract/constants";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestUser } from "../../testing/build-test-app";
import {
  buildClassAtWork,
  type ClassAtWork,
  colours,
  days,
  type NewWork,
  quiz,
  speaking,
  writing,
} from "../../testing/class-at-work";
import { makeClass } from "../../testing/factories";

let school: ClassAtWork;
let ann: TestUser;
beforeAll(async () => {
  school = await buildClassAtWork();
});
afterAll(() => school.app.close());
beforeEach(async () => {
  await school.begin();
  ({ ann } = school.people);
});

const own = async (as: TestUser) =>
  (await school.app.call("GET /api/my-assignments", {}, { as })).body.assignments;
const bank = { category: "GENERAL", level: "A1", count: 10 } as const;

describe("what each kind of work is to its teacher and its students", () => {
  test.each<[string, NewWork, object]>([
    [
      "a quiz of one's own questions",
      { ...quiz, level: "B1", tries: 3 },
      {
        title: "Days and colours",
        level: "B1",
        duration: 2,
        task: { kind: "QUIZ", questions: 2, tries: 3 },
      },
    ],
    [
      "a quiz of the bank, of the level that was asked for",
      { kind: "QUIZ", title: "Warm up", questions: bank },
      {
        title: "Warm up",
        level: "A1",
        duration: 7,
        task: { kind: "QUIZ", questions: 10, tries: 1 },
      },
    ],
    [
      "writing",
      writing,
      {
        title: "My weekend",
        level: "A2",
        duration: 5,
        task: { kind: "WRITING", prompt: "Write about your weekend.", minWords: 5, maxWords: 80 },
      },
    ],
    [
      "speaking without a level",
      { ...speaking, level: null },
      {
        title: "My town",
        level: null,
        duration: 6,
        task: { kind: "SPEAKING", prompt: "Talk about your town.", maxSeconds: 60 },
      },
    ],
    [
      "a placement test",
      { kind: "PLACEMENT", testType: "adult" },
      { level: null, task: { kind: "PLACEMENT", testType: "adult" } },
    ],
    [
      "review",
      { kind: "REVIEW", cards: 30 },
      { title: "Review 30 cards", level: null, duration: 5, task: { kind: "REVIEW", cards: 30 } },
    ],
    ["review of a card", { kind: "REVIEW", cards: 1 }, { title: "Review 1 card" }],
  ])("%s", async (_, work, expected) => {
    const reply = await school.tryToAssign(work);
    expect(reply.status).toBe(200);
    expect(reply.body.assignments).toMatchObject([
      { kind: work.kind, lessonId: null, assigned: 2, started: 0, done: 0, ...expected },
    ]);
    expect(await own(ann)).toMatchObject([
      {
        kind: work.kind,
        lessonId: null,
        lock: null,
        state: "to-do",
        submission: null,
        ...expected,
      },
    ]);
  });

  test("the questions of the bank are different ones, and stay as they were assigned", async () => {
    const id = await school.assign({ kind: "QUIZ", title: "Warm up", questions: bank });
    const before = (await school.seen(id)).questions!;
    expect(new Set(before.map(({ question }) => question)).size).toBe(10);
    expect((await school.seen(id)).questions).toEqual(before);
    const listed = await school.app.call("GET /api/my-assignments", {}, { as: ann });
    expect(listed.text).not.toContain(before[0]!.question);
  });

  test("the same may be assigned twice, unlike a lesson", async () => {
    await school.assign(writing);
    await school.assign(writing);
    expect(await own(ann)).toHaveLength(2);
  });

  test("to some, as a draft, and for later: as lessons are", async () => {
    const { ben } = school.people;
    await school.assign({ ...writing, studentIds: [ben.id] });
    const draft = await school.assign({ ...quiz, isDraft: true });
    await school.assign({ ...speaking, opensAt: "2026-03-09T12:00:00Z" });
    expect((await own(ann)).map(({ kind, state }) => [kind, state])).toEqual([
      ["SPEAKING", "not-open"],
    ]);
    const terms = { instructions: "", dueAt: null, lateRule: "ACCEPT", studentIds: null } as const;
    await school.app.call(
      "PUT /api/assignments/{assignmentId}",
      { params: { assignmentId: draft }, body: { ...terms, isDraft: false } },
      { as: school.people.teacher },
    );
    expect((await own(ann)).map(({ kind }) => kind)).toEqual(["QUIZ", "SPEAKING"]);
  });
});

describe("is refused, and nothing assigned", () => {
  const bad = "fuck you";
  const most = assignmentLimits;
  test.each<[string, object, number]>([
    [
      "two answers that are equal",
      { ...quiz, questions: [{ ...days, wrong: ["Seven", "a", "b"] }] },
      400,
    ],
    [
      "two wrong answers that are equal",
      { ...quiz, questions: [{ ...days, wrong: ["a", "a", "b"] }] },
      400,
    ],
    [
      "two answers that only differ by spaces",
      { ...quiz, questions: [{ ...days, wrong: [" seven ", "a", "b"] }] },
      400,
    ],
    ["three answers", { ...quiz, questions: [{ ...days, wrong: ["a", "b"] }] }, 400],
    ["no question", { ...quiz, questions: [] }, 400],
    [
      "too many questions",
      { ...quiz, questions: Array.from({ length: most.quizQuestions + 1 }, () => days) },
      400,
    ],
    ["more questions than the bank has", { ...quiz, questions: { ...bank, count: 51 } }, 400],
    ["no try", { ...quiz, tries: 0 }, 400],
    ["too many tries", { ...quiz, tries: most.tries + 1 }, 400],
    ["a question that is not fit", { ...quiz, questions: [{ ...days, question: bad }] }, 400],
    [
      "an answer that is not fit",
      { ...quiz, questions: [{ ...days, wrong: [bad, "a", "b"] }] },
      400,
    ],
    [
      "an explanation that is not fit",
      { ...quiz, questions: [days, { ...colours, explanation: bad }] },
      400,
    ],
    ["a quiz whose title is not fit", { ...quiz, title: bad }, 400],
    ["no title", { ...writing, title: "  " }, 400],
    ["a title that is not fit", { ...writing, title: bad }, 400],
    ["a prompt that is not fit", { ...writing, prompt: bad }, 400],
    ["no prompt", { ...writing, prompt: "" }, 400],
    ["instructions that are not fit", { ...writing, instructions: bad }, 400],
    ["fewest words above the most", { ...writing, minWords: 81 }, 400],
    ["too few words", { ...writing, minWords: most.minWords - 1 }, 400],
    ["too many words", { ...writing, maxWords: most.maxWords + 1 }, 400],
    ["a spoken prompt that is not fit", { ...speaking, prompt: bad }, 400],
    ["too short a talk", { ...speaking, maxSeconds: most.minSeconds - 1 }, 400],
    ["too long a talk", { ...speaking, maxSeconds: most.maxSeconds + 1 }, 400],
    ["a test that there is not", { kind: "PLACEMENT", testType: "toddler" }, 400],
    ["no card", { kind: "REVIEW", cards: 0 }, 400],
    ["too many cards", { kind: "REVIEW", cards: most.cards + 1 }, 400],
    ["a kind that there is not", { kind: "DANCING", title: "Tango" }, 400],
    [
      "due before it opens",
      { ...writing, opensAt: "2026-03-09T12:00:00Z", dueAt: "2026-03-08T12:00:00Z" },
      400,
    ],
    [
      "due in the past",
      { ...quiz, opensAt: "2026-03-01T12:00:00Z", dueAt: "2026-03-02T12:00:00Z" },
      400,
    ],
    [
      "for somebody who is not in the class",
      { ...speaking, studentIds: ["5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999"] },
      404,
    ],
  ])("%s", async (_, work, status) => {
    expect((await school.tryToAssign(work as NewWork)).status).toBe(status);
    expect(await own(ann)).toEqual([]);
  });

  test("a quiz of more questions than the bank has of them, with how many there are", async () => {
    const few = { question: "?", wrong: ["a", "b", "c"], explanation: "" };
    const app = await buildTestApp({
      quizBank: { of: (_, level) => (level === "A1" ? [{ ...few, id: "one", answer: "d" }] : []) },
    });
    const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
    const { id: classId } = await makeClass(app.db, { teacherId: teacher.id });
    const ask = (level: "A1" | "C2") =>
      app.call(
        "POST /api/classes/{classId}/assignments",
        {
          params: { classId },
          body: { kind: "QUIZ", title: "Warm up", questions: { ...bank, level, count: 2 } },
        },
        { as: teacher },
      );
    expect((await ask("A1")).text).toBe(
      "The bank has only 1 questions of this subject at this level.",
    );
    expect(await ask("C2")).toMatchObject({
      status: 409,
      text: "The bank has no questions of this subject at this level. Choose another.",
    });
    await app.close();
  });
});

describe("a placement test that is assigned", () => {
  async function takeTest(testType: "adult" | "junior", at: string) {
    const now = new Date(at);
    const { id: session_id } = await school.app.db
      .insertInto("level_test_session")
      .values({
        account_id: ann.id,
        test_type: testType,
        seed: 1,
        question_limit: 40,
        started_at: now,
        listed: [],
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await school.app.db
      .insertInto("level_test_result")
      .values({
        session_id,
        level: "B1",
        score: 60,
        ability: 0.2,
        standard_error: 0.3,
        interval_low: -0.4,
        interval_high: 0.8,
        skills: "[]",
        created_at: now,
      })
      .execute();
  }

  test("is done with the first test of that type that was finished after it opened", async () => {
    await takeTest("adult", "2026-03-01T12:00:00Z");
    const dueAt = "2026-03-06T12:00:00Z";
    const id = await school.assign({ kind: "PLACEMENT", testType: "adult", dueAt });
    await takeTest("junior", "2026-03-05T12:00:00Z");
    expect(await own(ann)).toMatchObject([{ state: "to-do", progress: 0 }]);
    await takeTest("adult", "2026-03-05T13:00:00Z");
    school.clock.set("2026-03-08T12:00:00Z");
    await takeTest("adult", "2026-03-07T13:00:00Z");
    expect(await own(ann)).toMatchObject([
      { state: "done", progress: 100, finishedAt: "2026-03-05T13:00:00.000Z", score: null },
    ]);
    expect((await school.stateOf(id, school.people.ben)).state).toBe("overdue");
  });
});

describe("review that is assigned", () => {
  test("counts the cards of one's deck from when it opened, and is done with the last that it takes", async () => {
    const cards = await school.app.db
      .insertInto("review_card")
      .values(
        ["lake", "hill"].map((word) => ({
          account_id: ann.id,
          word,
          due_at: school.clock.now(),
        })),
      )
      .returning("id")
      .execute();
    const review = async (at: string, source: "deck" | "lesson" = "deck", place = 0) => {
      const card = cards[place]!.id;
      const seen = { account_id: ann.id, card_id: card, review_id: at, source };
      const memory = { state: "review", stability: 1, difficulty: 5, due_at: new Date(at) };
      await school.app.db
        .insertInto("review_log")
        .values({ ...seen, ...memory, grade: "good", reviewed_at: new Date(at) })
        .execute();
    };
    await review("2026-03-04T11:00:00Z");
    const id = await school.assign({ kind: "REVIEW", cards: 2, dueAt: "2026-03-06T12:00:00Z" });
    await review("2026-03-04T13:00:00Z", "lesson");
    expect(await own(ann)).toMatchObject([{ state: "to-do", progress: 0 }]);
    await review("2026-03-04T14:00:00Z");
    await review("2026-03-04T14:01:00Z");
    expect(await own(ann)).toMatchObject([{ state: "started", progress: 50 }]);
    school.clock.set("2026-03-08T12:00:00Z");
    await review("2026-03-07T14:00:00Z", "deck", 1);
    await review("2026-03-07T15:00:00Z", "deck", 1);
    expect(await own(ann)).toMatchObject([
      { state: "done-late", progress: 100, finishedAt: "2026-03-07T14:00:00.000Z" },
    ]);
    expect(await school.stateOf(id, school.people.ben)).toMatchObject({
      state: "overdue",
      progress: 0,
    });
  });
});
