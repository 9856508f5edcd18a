import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gradeQuestion, gradeQuiz, markStep, sameAnswer, scorePercent } from "./grading";
import { sampleLesson } from "./testing/sample-lesson";

describe("an answer is the same", () => {
  test.each([
    ["whatever the case", "good morning", "Good MORNING"],
    ["with spaces around it", "is", "  is \n"],
    ["with a curly apostrophe", "I'm fine", "I’m fine"],
    ["with the other single marks", "'yes'", "‘yes‛"],
    ["with curly quotation marks", 'say "hello"', "say “hello”"],
    ["with an accent encoded in two characters", "caf\u00E9", "cafe\u0301"],
  ])("%s", (_how, one, other) => {
    expect(sameAnswer(one, other)).toBe(true);
    expect(sameAnswer(other, one)).toBe(true);
  });

  test.each([
    ["a word is missing", "I am from Spain", "I from Spain"],
    ["a full stop is added", "Hello", "Hello."],
    ["a space is doubled inside", "Good morning", "Good  morning"],
    ["an accent is missing", "café", "cafe"],
    ["an apostrophe is missing", "I'm", "Im"],
    ["a backtick stands for it", "I'm", "I`m"],
  ])("but not when %s", (_how, one, other) => {
    expect(sameAnswer(one, other)).toBe(false);
  });

  test("as itself, spaced, decomposed or lower-cased, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (answer) => {
        expect(sameAnswer(answer, ` ${answer.normalize("NFD")}\t`)).toBe(true);
        expect(sameAnswer(answer, answer.toLowerCase())).toBe(true);
      }),
    );
  });
});

describe("a question", () => {
  const question = { correct: "I'm from Spain", acceptAlternatives: ["I am from Spain"] };

  test.each([
    ["i’m from spain ", true],
    ["I AM FROM SPAIN", true],
    ["I from Spain", false],
    ["", false],
    [undefined, false],
  ])("answered with %j is right: %j", (answer, isCorrect) => {
    expect(gradeQuestion(question, answer)).toBe(isCorrect);
  });
});

describe("a quiz", () => {
  const { questions } = sampleLesson;

  test("scores the XP of the questions answered right", () => {
    const answers = { "q-text": "i am from spain", "q-choice": "Goodbye", "q-yesno": "yes" };
    expect(gradeQuiz(questions, answers)).toEqual({
      score: 10,
      maxScore: 20,
      percent: 50,
      results: [
        { questionId: "q-text", isCorrect: true },
        { questionId: "q-choice", isCorrect: false },
        { questionId: "q-dropdown", isCorrect: false },
        { questionId: "q-yesno", isCorrect: true },
      ],
    });
  });

  test("without questions scores 0 of 0, which is 0 percent", () => {
    expect(gradeQuiz([], { stray: "x" })).toEqual({
      score: 0,
      maxScore: 0,
      percent: 0,
      results: [],
    });
  });

  test("finds no answer under the names that every object has", () => {
    const [first] = questions;
    const odd = [
      { ...first!, id: "constructor" },
      { ...first!, id: "toString" },
    ];
    expect(gradeQuiz(odd, {}).score).toBe(0);
  });

  test("never scores below 0 or above its maximum", () => {
    const answer = fc.oneof(fc.string(), fc.constantFrom("Hello", "is", "Yes", "I am from Spain"));
    const id = fc.constantFrom(...questions.map((question) => question.id), "unknown");
    fc.assert(
      fc.property(fc.dictionary(id, answer), (answers) => {
        const { score, maxScore, percent, results } = gradeQuiz(questions, answers);
        expect(maxScore).toBe(20);
        expect(score).toBe(5 * results.filter(({ isCorrect }) => isCorrect).length);
        expect(percent).toBe(score * 5);
      }),
    );
  });
});

test.each([
  [0, 0, 0],
  [0, 20, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [20, 20, 100],
])("%i of %i is %i percent", (score, max, percent) => {
  expect(scorePercent(score, max)).toBe(percent);
});

test("an answer to a step is right, wrong, or neither where no answer is wrong", () => {
  expect(markStep({ correct: ["I'm fine."] }, "I’m fine. ")).toBe(true);
  expect(markStep({ correct: ["I'm fine."] }, "I'm from Peru.")).toBe(false);
  expect(markStep({ correct: null }, "Yes")).toBeNull();
});
