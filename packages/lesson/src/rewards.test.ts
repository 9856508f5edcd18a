import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CompletionHistory,
  completionRewards,
  type LessonPayment,
  neverCompleted,
} from "./rewards";
import { nothingSeen, wholeDialogue } from "./seen";
import { sampleLesson as lesson } from "./testing/sample-lesson";

const never = neverCompleted;
/** Paid on a day, with these quiz points. */
const paid = (lastDay: string, bestQuizScore: number): CompletionHistory => ({
  lastDay,
  isQuizTaken: true,
  isPaid: true,
  dialogueXp: 25,
  bestQuizScore,
});
/** Paid on a day by the simple player, which has no quiz. */
const simply = (lastDay: string): CompletionHistory => ({
  ...paid(lastDay, 0),
  isQuizTaken: false,
});
const monday = "2026-11-16";
const tuesday = "2026-11-17";
const whole = wholeDialogue(lesson);

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
    ["nothing twice on a day", paid(monday, 20), 20, monday, [], true, 20],
    ["nothing for a worse quiz", paid(monday, 15), 5, monday, [], true, 15],
    ["the difference for a better quiz", paid(monday, 5), 15, monday, [improved(15, 10)], true, 15],
    ["the quiz after the simple player", simply(monday), 20, monday, [improved(20, 20)], false, 20],
    [
      "the same on a later day, which is no practice",
      simply(monday),
      10,
      tuesday,
      [improved(10, 10)],
      false,
      10,
    ],
    ["nothing for a first quiz without points", simply(monday), 0, tuesday, [], false, 0],
    ["practice on a later day", paid(monday, 20), 0, tuesday, [practised(tuesday)], true, 20],
    [
      "both when both are due",
      paid(monday, 10),
      20,
      tuesday,
      [improved(20, 10), practised(tuesday)],
      true,
      20,
    ],
    ["nothing on a day before the last one", paid(tuesday, 20), 20, monday, [], true, 20],
  ])("%s", (_what, history, quizScore, day, payments, isReplay, bestQuizScore) => {
    expect(completionRewards(lesson, history, { dialogue: whole, quizScore, day })).toEqual({
      payments,
      isReplay,
      withheld: null,
      isPaid: true,
      dialogueXp: 25,
      bestQuizScore,
    });
  });

  test("in the simple player is a replay after any other that has paid", () => {
    const seen = { dialogue: nothingSeen, hasQuiz: false, quizScore: 0, day: monday };
    expect(completionRewards(lesson, never, seen).isReplay).toBe(false);
    const unpaid = { ...never, lastDay: monday };
    expect(completionRewards(lesson, unpaid, seen).isReplay).toBe(false);
    expect(completionRewards(lesson, simply(monday), seen).isReplay).toBe(true);
    expect(completionRewards(lesson, paid(monday, 5), seen).isReplay).toBe(true);
  });

  test.each([
    [60, 6],
    [70, 7],
    [75, 8],
    [85, 9],
    [1, 1],
    [110, 11],
  ])("a tenth of %i XP, %i, for practice", (xpReward, xp) => {
    const history = paid(monday, 20);
    const { payments } = completionRewards({ ...lesson, xpReward }, history, {
      dialogue: whole,
      quizScore: 0,
      day: tuesday,
    });
    expect(payments.map((payment) => payment.xp)).toEqual([xp]);
  });
});

describe("a completion whose dialogue was not seen whole", () => {
  const part = (xp: number, source: string): LessonPayment => ({
    kind: "lesson-part",
    source: `a1-lesson-1:${source}`,
    xp,
    coins: 0,
  });

  test("pays nothing where nothing was seen, and leaves everything to be paid", () => {
    const first = completionRewards(lesson, never, {
      dialogue: nothingSeen,
      quizScore: 0,
      day: monday,
    });
    expect(first).toMatchObject({
      payments: [],
      isReplay: false,
      isPaid: false,
      withheld: "lesson",
    });
    const later = { ...first, lastDay: monday, isQuizTaken: true };
    expect(
      completionRewards(lesson, later, { dialogue: whole, quizScore: 20, day: monday }),
    ).toMatchObject({ payments: [completed(45)], isReplay: false, isPaid: true });
  });

  test("pays the steps seen and the quiz, and the rest with the coins when that is seen", () => {
    const some = { xp: 10, percent: 40, isWhole: false };
    const first = completionRewards(lesson, never, { dialogue: some, quizScore: 5, day: monday });
    expect(first.payments).toEqual([part(15, "10+5")]);
    const again = { ...first, lastDay: monday, isQuizTaken: true };
    expect(
      completionRewards(lesson, again, { dialogue: some, quizScore: 5, day: tuesday }).payments,
    ).toEqual([]);
    expect(
      completionRewards(lesson, again, { dialogue: whole, quizScore: 20, day: tuesday }).payments,
    ).toEqual([completed(30)]);
  });

  test("pays no practice on a later day", () => {
    expect(
      completionRewards(lesson, paid(monday, 20), {
        dialogue: nothingSeen,
        quizScore: 20,
        day: tuesday,
      }),
    ).toMatchObject({ payments: [], isPaid: true, withheld: "practice" });
  });

  test.each([
    ["that would better the paid one", 10, 15, monday, "quiz"],
    ["that would better it, and practice", 10, 15, tuesday, "quiz"],
    ["no better than the paid one", 10, 10, monday, null],
    ["no better, and practice", 10, 10, tuesday, "practice"],
  ])("says what a claimed score held back: %s", (_what, best, claimedScore, day, withheld) => {
    const claim = { dialogue: nothingSeen, quizScore: 0, claimedScore, day };
    expect(completionRewards(lesson, paid(monday, best), claim)).toMatchObject({
      payments: [],
      withheld,
    });
  });
});

describe("for any run of completions", () => {
  const completion = fc.record({
    dialogue: fc.constantFrom(
      nothingSeen,
      { xp: 5, percent: 20, isWhole: false },
      { xp: 20, percent: 80, isWhole: false },
      whole,
    ),
    quizScore: fc.constantFrom(0, 5, 10, 15, 20),
    day: fc.constantFrom("2026-11-15", monday, tuesday, "2026-11-18"),
  });
  type Completions = readonly Parameters<typeof completionRewards>[2][];
  const runs = fc.array(completion, { minLength: 1, maxLength: 12 });

  const payAll = (each: Completions): LessonPayment[] => {
    let history = never;
    return each.flatMap((seen) => {
      const { payments, ...paid } = completionRewards(lesson, history, seen);
      const { day } = seen;
      const lastDay = history.lastDay !== null && history.lastDay > day ? history.lastDay : day;
      history = { ...paid, lastDay, isQuizTaken: true };
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

  test("the lesson pays what was seen of its dialogue and its best quiz, never more than its reward", () => {
    fc.assert(
      fc.property(runs, (each) => {
        const paid = payAll(each)
          .filter(({ kind }) => kind !== "lesson-replayed")
          .reduce((sum, { xp }) => sum + xp, 0);
        const most = (of: (seen: Completions[number]) => number) => Math.max(...each.map(of));
        expect(paid).toBe(most(({ dialogue }) => dialogue.xp) + most((seen) => seen.quizScore));
        expect(paid).toBeLessThanOrEqual(lesson.xpReward);
      }),
    );
  });

  test("coins are paid once, and only when the dialogue was seen whole", () => {
    fc.assert(
      fc.property(runs, (each) => {
        const coins = payAll(each).reduce((sum, payment) => sum + payment.coins, 0);
        const isSeen = each.some(({ dialogue }) => dialogue.isWhole);
        expect(coins).toBe(isSeen ? lesson.coinReward : 0);
      }),
    );
  });
});
