import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseQuestions, drawQuestions } from "./draw";
import { answerLetters } from "./quiz-facts";
import { standings } from "./standing";

const pool = Array.from({ length: 17 }, (_, index) => ({
  id: `q${index}`,
  question: `Question ${index}?`,
  answer: `right ${index}`,
  wrong: [`a ${index}`, `b ${index}`, `c ${index}`],
  explanation: "Because.",
}));
const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe("choosing questions", () => {
  test("takes none that somebody has seen while there are others", () => {
    fc.assert(
      fc.property(chances, fc.subarray(pool, { maxLength: 12 }), (stream, seen) => {
        const seenAt = new Map(seen.map(({ id }, at) => [id, at + 1]));
        const chance = () => stream.next().value;
        const chosen = chooseQuestions(pool, { count: 5, seenAt, chance });
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(5);
        expect(chosen.filter(({ id }) => seenAt.has(id))).toEqual([]);
      }),
    );
  });

  test("takes those seen longest ago where all have been seen", () => {
    const seenAt = new Map(pool.map(({ id }, at) => [id, at + 1]));
    const chosen = chooseQuestions(pool, { count: 5, seenAt, chance: () => 0.4 });
    expect(chosen.map(({ id }) => id)).toEqual(["q0", "q1", "q2", "q3", "q4"]);
  });
});

describe("drawing questions", () => {
  test("puts the right option under the letter that is right, and each option once", () => {
    fc.assert(
      fc.property(chances, (stream) => {
        const chance = () => stream.next().value;
        for (const drawn of drawQuestions(pool, { name: "1-", chance })) {
          const source = pool.find(({ id }) => id === drawn.bankId)!;
          expect(drawn.options[answerLetters.indexOf(drawn.right)]).toBe(source.answer);
          expect(drawn.options.toSorted()).toEqual([source.answer, ...source.wrong].toSorted());
        }
      }),
    );
  });

  test("makes every letter right once in four questions", () => {
    fc.assert(
      fc.property(chances, (stream) => {
        const chance = () => stream.next().value;
        const letters = drawQuestions(pool.slice(0, 5), { name: "1-", chance });
        expect(new Set(letters.slice(0, 4).map(({ right }) => right)).size).toBe(4);
      }),
    );
  });
});

test.each([
  [
    [300, 100, 200],
    [1, 2, 3],
  ],
  [
    [200, 200, 100],
    [1, 1, 3],
  ],
  [
    [0, 0],
    [1, 1],
  ],
  [[], []],
])("scores of %j have the ranks %j", (scores, ranks) => {
  const players = scores.map((score, at) => ({ id: String(at), score }));
  expect(standings(players).map(({ rank }) => rank)).toEqual(ranks);
});
