import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CompletionHistory, completionRewards, type LessonPayment } from "./rewards";
import { sampleLesson as lesson } from "./testing/sample-lesson";

const never: CompletionHistory = { lastDay: null, bestQuizScore: 0 };
const monday = "2026-11-16";
const tuesday = "2026-11-17";

const completed = (xp: number): LessonPayment => ({
  kind: "lesson-completed",
  source: "a1-lesson-1",
  xp,
  coins: 25,
});
const improved = (best: number, xp: number): LessonPayment => ({
  kind: "lesson-improved",
  source: `a1-lesson-1:${best}`,
  xp,
  coins: 0,
});
/** A tenth of 45 XP, rounded up. */
const practised = (day: string): LessonPayment => ({
  kind: "lesson-replayed",
  source: `a1-lesson-1:${day}`,
  xp: 5,
  coins: 0,
});

describe("a completion pays", () => {
  test.each<[string, CompletionHistory, number, string, LessonPayment[], boolean, number]>([
    ["dialogue, quiz and coins at first", never, 20, monday, [completed(45)], false, 20],
    ["the quiz points earned", never, 10, monday, [completed(35)], false, 10],
    ["dialogue and coins without a quiz", never, 0, monday, [completed(25)], false, 0],
    ["nothing twice on a day", { lastDay: monday, bestQuizScore: 20 }, 20, monday, [], true, 20],
    ["nothing for a worse quiz", { lastDay: monday, bestQuizScore: 15 }, 5, monday, [], true, 15],
    [
      "the difference for a better quiz",
      { lastDay: monday, bestQuizScore: 5 },
      15,
      monday,
      [improved(15, 10)],
      true,
      15,
    ],
    [
      "the quiz after the simple player",
      { lastDay: monday, bestQuizScore: 0 },
      20,
      monday,
      [improved(20, 20)],
      true,
      20,
    ],
    [
      "practice on a later day",
      { lastDay: monday, bestQuizScore: 20 },
      0,
      tuesday,
      [practised(tuesday)],
      true,
      20,
    ],
    [
      "both when both are due",
      { lastDay: monday, bestQuizScore: 10 },
      20,
      tuesday,
      [improved(20, 10), practised(tuesday)],
      true,
      20,
    ],
    [
      "nothing on a day before the last one",
      { lastDay: tuesday, bestQuizScore: 20 },
      20,
      monday,
      [],
      true,
      20,
    ],
  ])("%s", (_what, history, quizScore, day, payments, isReplay, bestQuizScore) => {
    expect(completionRewards(lesson, history, { quizScore, day })).toEqual({
      payments,
      isReplay,
      bestQuizScore,
    });
  });

  test.each([
    [60, 6],
    [70, 7],
    [75, 8],
    [85, 9],
    [1, 1],
    [110, 11],
  ])("a tenth of %i XP, %i, for practice", (xpReward, xp) => {
    const history = { lastDay: monday, bestQuizScore: 20 };
    const { payments } = completionRewards({ ...lesson, xpReward }, history, {
      quizScore: 0,
      day: tuesday,
    });
    expect(payments.map((payment) => payment.xp)).toEqual([xp]);
  });
});

describe("for any run of completions", () => {
  const completion = fc.record({
    quizScore: fc.constantFrom(0, 5, 10, 15, 20),
    day: fc.constantFrom("2026-11-15", monday, tuesday, "2026-11-18"),
  });
  const runs = fc.array(completion, { minLength: 1, maxLength: 12 });

  const payAll = (each: readonly { quizScore: number; day: string }[]): LessonPayment[] => {
    let history = never;
    return each.flatMap(({ quizScore, day }) => {
      const { payments, bestQuizScore } = completionRewards(lesson, history, { quizScore, day });
      const lastDay = history.lastDay !== null && history.lastDay > day ? history.lastDay : day;
      history = { lastDay, bestQuizScore };
      return payments;
    });
  };

  test("no cause is paid twice, whatever the clock does", () => {
    fc.assert(
      fc.property(runs, (each) => {
        const causes = payAll(each).map(({ kind, source }) => `${kind} ${source}`);
        expect(new Set(causes).size).toBe(causes.length);
      }),
    );
  });

  test("the lesson pays its dialogue and its best quiz, never more than its reward", () => {
    fc.assert(
      fc.property(runs, (each) => {
        const paid = payAll(each)
          .filter(({ kind }) => kind !== "lesson-replayed")
          .reduce((sum, { xp }) => sum + xp, 0);
        expect(paid).toBe(25 + Math.max(...each.map(({ quizScore }) => quizScore)));
        expect(paid).toBeLessThanOrEqual(lesson.xpReward);
      }),
    );
  });

  test("coins are paid once", () => {
    fc.assert(
      fc.property(runs, (each) => {
        expect(payAll(each).reduce((sum, { coins }) => sum + coins, 0)).toBe(lesson.coinReward);
      }),
    );
  });
});
