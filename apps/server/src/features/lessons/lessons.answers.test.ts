import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSession } from "../../testing/factories";
import { type Course, openCourse, rightAnswers, wholeDialogue } from "./testing/open-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const quiz = Object.entries(rightAnswers).map(([questionId, answer]) => ({ questionId, answer }));

describe("POST /api/lessons/{id}/answers", () => {
  test("keeps answers in order and says where the learner is", async () => {
    const as = await course.signInGuest();
    const first = await course.answer(as, wholeDialogue.slice(0, 1));
    expect(first.body.attempt).toMatchObject({
      phase: "dialogue",
      stepIndex: 1,
      answers: { welcome: "" },
      quizAnswers: {},
      startedAt: "2026-03-02T09:00:00.000Z",
    });
    course.clock.advance(60_000);
    const rest = await course.answer(as, [...wholeDialogue.slice(1), quiz[0]!]);
    expect(rest.body.attempt).toEqual({
      id: first.body.attempt.id,
      phase: "quiz",
      stepIndex: 4,
      answers: { welcome: "", name: "Ana", greeting: "Good morning", ready: "Yes" },
      quizAnswers: { q1: "I’m ana" },
      cries: [],
      startedAt: "2026-03-02T09:00:00.000Z",
    });
  });

  test("says which answer is a cry for help, now and when the lesson is read again", async () => {
    const as = await course.signInGuest();
    const answers = [wholeDialogue[0]!, { stepId: "name", answer: "I want to die" }];
    const { body } = await course.answer(as, answers);
    expect(body.attempt.cries).toEqual(["name"]);
    expect((await course.read(as)).attempt?.cries).toEqual(["name"]);
  });

  test("lets the learner go on at the same step with the same answers on another device", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue.slice(0, 2));
    const now = course.clock.now();
    const phone = { ...as, token: await makeSession(course.db, { accountId: as.id, now }) };

    expect((await course.read(phone)).attempt).toEqual(body.attempt);
    const went = await course.answer(phone, wholeDialogue.slice(2));
    expect(went.body.attempt).toMatchObject({ id: body.attempt.id, phase: "quiz" });
    expect((await course.read(as)).attempt).toEqual(went.body.attempt);
  });

  test("raises the lesson's progress by the share of steps, up to 99", async () => {
    const as = await course.signInGuest();
    const progress = [];
    for (const answer of wholeDialogue) {
      await course.answer(as, [answer]);
      progress.push((await course.read(as)).progress);
    }
    expect(progress).toEqual(
      [25, 50, 75, 99].map((each) => ({ progress: each, completedAt: null })),
    );
  });

  test("counts the day as studied, and pays nothing yet", async () => {
    const as = await course.signInGuest();
    await course.answer(as, wholeDialogue);
    expect(await course.profile(as)).toMatchObject({ streak: 1, studiedToday: true, xp: 0 });
    expect(await course.ledger(as)).toEqual([]);
  });

  test("changes nothing when an answer is sent again, also at the same time", async () => {
    const as = await course.signInGuest();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => course.answer(as, wholeDialogue.slice(0, 2))),
    );
    const [first] = replies;
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: first!.body });

    await course.answer(as, [{ stepId: "name", answer: "Bob" }]);
    expect((await course.read(as)).attempt).toEqual(first!.body.attempt);
    expect(await course.db.selectFrom("lesson_attempt").select("id").execute()).toHaveLength(1);
  });

  test("begins a new attempt after a completion, and keeps the completed progress", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue);
    await course.complete(as, { attemptId: body.attempt.id });
    expect((await course.read(as)).attempt).toBeNull();

    const again = await course.answer(as, wholeDialogue.slice(0, 1));
    expect(again.body.attempt.id).not.toBe(body.attempt.id);
    expect((await course.read(as)).progress?.progress).toBe(100);
  });

  const name = { stepId: "name", answer: "Ana" };
  test.each([
    ["an unknown step", [{ stepId: "nowhere", answer: "a" }], 400, "This lesson has no such step."],
    [
      "an unknown question",
      [...wholeDialogue, { questionId: "q9", answer: "a" }],
      400,
      "This lesson has no such question.",
    ],
    [
      "a blank answer",
      [wholeDialogue[0]!, { stepId: "name", answer: "  " }],
      400,
      "Please provide a response before continuing.",
    ],
    [
      "something that was not offered",
      [...wholeDialogue.slice(0, 2), { stepId: "greeting", answer: "Hi" }],
      400,
      "Choose one of the answers offered.",
    ],
    ["a step before its turn", [name], 409, "Answer the steps before this one first."],
    ["the quiz before its turn", quiz, 409, "Finish the dialogue before the quiz."],
  ])("refuses %s and writes nothing of what came with it", async (_what, answers, status, text) => {
    const as = await course.signInGuest();
    const code = status === 400 ? "invalid-input" : "out-of-order";
    expect(await course.answer(as, answers)).toMatchObject({ status, code, text });
    expect(await course.read(as)).toMatchObject({ progress: null, attempt: null });
    expect(await course.profile(as)).toMatchObject({ streak: 0 });
  });

  test("refuses half a character, a control character and an endless answer", async () => {
    const as = await course.signInGuest();
    for (const answer of ["\uD800", "a\u0000", "a".repeat(501)]) {
      const reply = await course.answer(as, [wholeDialogue[0]!, { stepId: "name", answer }]);
      expect(reply).toMatchObject({ status: 400, code: "invalid-input" });
    }
    expect((await course.read(as)).attempt).toBeNull();
  });

  test("refuses a lesson that does not exist", async () => {
    const as = await course.signInGuest();
    const reply = await course.answer(as, wholeDialogue, "a1-lesson-9");
    expect(reply).toMatchObject({ status: 404, code: "not-found" });
  });
});
