import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Course, openCourse } from "./testing/open-course";
import { branchingCourse } from "./testing/small-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse(branchingCourse);
});
afterEach(() => course.close());

const step = (stepId: string, answer = "") => ({ stepId, answer });
const opening = [step("welcome"), step("name", "Ana")];
const morning = [step("greeting", "Good morning"), step("breakfast", "Soup"), step("enjoy")];
const leaving = [step("greeting", "Goodbye"), step("leaving", "No"), step("see-you", "Bye")];
const ready = step("ready", "Yes");

const start = async (answers: { stepId: string; answer: string }[]) => {
  const as = await course.signInGuest();
  return { as, ...(await course.answer(as, [...opening, ...answers])) };
};

describe("a lesson that branches", () => {
  test("goes on with the steps of the branch, also after reading it again", async () => {
    for (const [answer, stepIndex] of [
      ["Goodbye", 3],
      ["Good morning", 4],
    ] as const) {
      const { as, body } = await start([step("greeting", answer)]);
      expect(body.attempt).toMatchObject({ phase: "dialogue", stepIndex });
      expect((await course.read(as)).attempt).toEqual(body.attempt);
      expect((await course.read(as)).progress?.progress).toBe(50);
    }
  });

  test.each([
    ["one path", morning],
    ["the other", leaving],
  ])("pays all of its XP along %s", async (_which, branch) => {
    const { as, body } = await start([...branch, ready]);
    expect(body.attempt).toMatchObject({ phase: "quiz", stepIndex: 8 });
    const done = await course.complete(as, { attemptId: body.attempt.id });
    expect(done).toMatchObject({ status: 200, body: { xpAwarded: 80, coinsAwarded: 25 } });
  });

  test("lists every step with its condition, so that a client can ask the right ones", async () => {
    const { as } = await start([]);
    expect(
      (await course.read(as)).dialogueFlow.steps.map(({ id, onlyIf }) => [id, onlyIf]),
    ).toEqual([
      ["welcome", null],
      ["name", null],
      ["greeting", null],
      ["leaving", { stepId: "greeting", answers: ["Goodbye"] }],
      ["breakfast", { stepId: "greeting", answers: ["Good morning"] }],
      ["see-you", { stepId: "greeting", answers: ["Goodbye"] }],
      ["enjoy", { stepId: "greeting", answers: ["Good morning"] }],
      ["ready", null],
    ]);
  });

  test("is finished by a client that asks every step in turn, and keeps nothing beside the path", async () => {
    const { as } = await start([]);
    const every = [
      morning[0]!,
      leaving[1]!,
      morning[1]!,
      leaving[2]!,
      morning[2]!,
      step("ready", "Yes"),
    ];
    for (const answer of every)
      expect(await course.answer(as, [answer])).toMatchObject({ status: 200 });
    const { attempt } = await course.read(as);
    expect(attempt).toMatchObject({ phase: "quiz" });
    expect(Object.keys(attempt!.answers).toSorted()).toEqual(
      ["welcome", "name", "greeting", "breakfast", "enjoy", "ready"].toSorted(),
    );
    expect((await course.complete(as)).body).toMatchObject({ xpAwarded: 80 });
  });

  test("refuses to step over the branch, and to finish in the middle of it", async () => {
    const { as, body } = await start(morning.slice(0, 2));
    const over = await course.answer(as, [ready]);
    expect(over).toMatchObject({ status: 409, code: "out-of-order" });
    const early = await course.completeUnseen(as, { attemptId: body.attempt.id });
    expect(early).toMatchObject({ status: 409, code: "out-of-order" });
  });

  test("keeps the path that was taken first", async () => {
    const { as, body } = await start(morning.slice(0, 2));
    const again = await course.answer(as, [step("greeting", "Goodbye"), step("leaving", "Yes")]);
    expect(again).toMatchObject({ status: 200, body: { attempt: body.attempt } });
  });
});
