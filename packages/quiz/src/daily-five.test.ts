import { describe, expect, test } from "vitest";
import {
  answerDailyFive,
  askNext,
  type DailyFive,
  drawDailyFive,
  isFinished,
  runOfDays,
  settleDailyFive,
} from "./daily-five";
import { answerLetters } from "./quiz-facts";

const pool = Array.from({ length: 42 }, (_, index) => ({
  id: `q${index}`,
  question: `Question ${index}?`,
  answer: "right",
  wrong: ["one", "two", "three"],
  explanation: "Because.",
}));
const idsOf = (five: DailyFive) => five.questions.map(({ bankId }) => bankId);

describe("the five of a day", () => {
  test("are the same for everybody, letters too", () => {
    expect(drawDailyFive(pool, 20_000)).toEqual(drawDailyFive(pool, 20_000));
  });

  test("do not come again until all the others have had their turn", () => {
    const first = 20_000 - (20_000 % 8);
    const ids = Array.from({ length: 8 }, (_, day) => idsOf(drawDailyFive(pool, first + day)));
    expect(new Set(ids.flat()).size).toBe(40);
  });

  test("come in another order the next time round", () => {
    const first = 20_000 - (20_000 % 8);
    expect(idsOf(drawDailyFive(pool, first))).not.toEqual(idsOf(drawDailyFive(pool, first + 8)));
  });

  test("have the right answer under letters that differ", () => {
    const letters = drawDailyFive(pool, 20_000).questions.map(({ right }) => right);
    expect(new Set(letters)).toEqual(new Set(answerLetters));
  });

  test("have the right option under the letter that is right", () => {
    for (const { options, right } of drawDailyFive(pool, 20_001).questions)
      expect(options[answerLetters.indexOf(right)]).toBe("right");
  });
});

describe("answering them", () => {
  const five = drawDailyFive(pool, 20_000);
  const [first, second] = five.questions;
  const asked = askNext(five, 1000);

  test("a question that is open is not asked again, so its clock goes on", () => {
    expect(askNext(asked, 9000)).toBe(asked);
  });

  test.each([
    ["at once", 0, 100],
    ["after ten seconds and a half", 10_500, 80],
    ["after half a minute", 30_000, 50],
  ])("a right answer %s is worth its points", (_when, after, points) => {
    const said = { questionId: first!.id, answer: first!.right };
    const answered = answerDailyFive(asked, said, 1000 + after);
    expect(answered).toMatchObject({ given: [{ points }], askedAt: null });
  });

  test("an empty answer is none, and worth nothing", () => {
    const answered = answerDailyFive(asked, { questionId: first!.id, answer: "" }, 2000);
    expect(answered).toMatchObject({ given: [{ letter: null, points: 0 }] });
  });

  test("a question that is not open takes no answer", () => {
    expect(answerDailyFive(asked, { questionId: second!.id, answer: "A" }, 2000)).toBeUndefined();
  });

  test("nothing is answered before it is asked, nor after its time", () => {
    const said = { questionId: first!.id, answer: first!.right };
    expect(answerDailyFive(five, said, 1000)).toBeUndefined();
    expect(answerDailyFive(asked, said, 1000 + 31_001)).toBeUndefined();
  });

  test("whose time is over is over without an answer, and the next one can be asked", () => {
    const settled = settleDailyFive(asked, 1000 + 31_001);
    expect(settled.given).toMatchObject([{ letter: null, points: 0 }]);
    expect(askNext(settled, 60_000).askedAt).toBe(60_000);
  });

  test("after five there is no sixth", () => {
    let now = 0;
    let all = five;
    for (const question of five.questions) {
      const answered = answerDailyFive(
        askNext(all, now),
        { questionId: question.id, answer: "A" },
        now,
      );
      all = answered!;
      now += 1000;
    }
    expect(isFinished(all)).toBe(true);
    expect(askNext(all, now)).toBe(all);
  });
});

test.each([
  ["no day", [], 10, { current: 0, longest: 0 }],
  ["today alone", [10], 10, { current: 1, longest: 1 }],
  ["until yesterday, as today is not over", [8, 9], 10, { current: 2, longest: 2 }],
  ["broken by the day before yesterday", [6, 7, 8], 10, { current: 0, longest: 3 }],
  ["with a gap", [1, 2, 3, 9, 10], 10, { current: 2, longest: 3 }],
  ["in any order, and twice", [10, 8, 9, 9], 10, { current: 3, longest: 3 }],
  ["a day that has not come", [9, 10, 11], 10, { current: 2, longest: 2 }],
])("a run of days: %s", (_what, days, today, expected) => {
  expect(runOfDays(days, today)).toEqual(expected);
});
