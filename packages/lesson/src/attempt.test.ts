import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnswerCommand,
  dialogueProgress,
  earnedXp,
  emptyAttempt,
  phaseOf,
  lessonProgress,
  recordAnswer,
  recordAnswers,
  stepIndexOf,
} from "./attempt";
import { sampleLesson as lesson } from "./testing/sample-lesson";
import type { Attempt } from "./types";

const toStep = (stepId: string, answer: string): AnswerCommand => ({ stepId, answer });
const toQuestion = (questionId: string, answer: string): AnswerCommand => ({ questionId, answer });

const dialogue = [
  toStep("welcome", ""),
  toStep("name", " Ana "),
  toStep("greeting", "good morning"),
  toStep("country", "Spain"),
  toStep("ready", "yes"),
];

/** The attempt after commands that must all be accepted. */
const after = (commands: readonly AnswerCommand[], from: Attempt = emptyAttempt): Attempt =>
  commands.reduce((attempt, command) => {
    const result = recordAnswer(lesson, attempt, command);
    if (!result.ok) throw new Error(result.refusal.message);
    return result.value;
  }, from);

const refusalOf = (attempt: Attempt, command: AnswerCommand) => {
  const result = recordAnswer(lesson, attempt, command);
  return result.ok ? null : result.refusal;
};

describe("an attempt", () => {
  test("goes through the dialogue step by step, then to the quiz", () => {
    const course = dialogue.map((_, done) => {
      const attempt = after(dialogue.slice(0, done));
      return [
        phaseOf(lesson, attempt),
        stepIndexOf(lesson, attempt),
        dialogueProgress(lesson, attempt),
        earnedXp(lesson, attempt),
        lessonProgress(lesson, attempt),
      ];
    });
    expect(course).toEqual([
      ["dialogue", 0, 20, 0, 0],
      ["dialogue", 1, 40, 5, 20],
      ["dialogue", 2, 60, 10, 40],
      ["dialogue", 3, 80, 15, 60],
      ["dialogue", 4, 100, 20, 80],
    ]);
    const done = after(dialogue);
    expect(phaseOf(lesson, done)).toBe("quiz");
    expect(stepIndexOf(lesson, done)).toBe(5);
    expect(dialogueProgress(lesson, done)).toBe(100);
    expect(earnedXp(lesson, done)).toBe(25);
    expect(lessonProgress(lesson, done)).toBe(99);
  });

  test("keeps answers trimmed and choices in the lesson's own words", () => {
    expect(after(dialogue).answers).toEqual({
      welcome: "",
      name: "Ana",
      greeting: "Good morning",
      country: "Spain",
      ready: "Yes",
    });
    expect(after([...dialogue.slice(0, 2), toStep("greeting", "i'm fine")]).answers.greeting).toBe(
      "I’m fine",
    );
  });

  test("tells choices apart that differ in case only", () => {
    const capitals = { ...lesson.steps[2]!, choices: ["i live in london", "I live in London"] };
    const script = { steps: [capitals], questions: [] };
    for (const answer of capitals.choices) {
      const result = recordAnswer(script, emptyAttempt, toStep("greeting", answer));
      expect(result.ok && result.value.answers).toEqual({ greeting: answer });
    }
  });

  test("keeps the first answer to a step, so that sending one again changes nothing", () => {
    const attempt = after(dialogue.slice(0, 2));
    for (const again of [toStep("name", "Ana"), toStep("name", "Bob"), toStep("name", "")]) {
      expect(recordAnswer(lesson, attempt, again)).toEqual({ ok: true, value: attempt });
    }
  });

  test("keeps nothing that is said to a step that only continues", () => {
    expect(after([toStep("welcome", "hello")]).answers).toEqual({ welcome: "" });
  });

  test("lets quiz answers change until the quiz is submitted", () => {
    const attempt = after([
      ...dialogue,
      toQuestion("q-choice", "goodbye"),
      toQuestion("q-text", "I am Spain"),
      toQuestion("q-choice", "hello"),
    ]);
    expect(attempt.quizAnswers).toEqual({ "q-choice": "Hello", "q-text": "I am Spain" });
  });

  test("is the same object where an answer changes nothing", () => {
    const attempt = after([...dialogue, toQuestion("q-choice", "hello")]);
    for (const again of [toStep("name", "Bob"), toQuestion("q-choice", " Hello")]) {
      const result = recordAnswer(lesson, attempt, again);
      expect(result.ok && result.value === attempt).toBe(true);
    }
  });

  test("takes many answers at once, or none of them", () => {
    expect(recordAnswers(lesson, emptyAttempt, dialogue)).toEqual({
      ok: true,
      value: after(dialogue),
    });
    const result = recordAnswers(lesson, emptyAttempt, [
      ...dialogue,
      toQuestion("q-yesno", "maybe"),
      toStep("x", ""),
    ]);
    expect(result).toMatchObject({
      ok: false,
      refusal: { message: "Choose one of the answers offered." },
    });
  });

  test("of a lesson without dialogue begins with the quiz", () => {
    const script = { steps: [], questions: lesson.questions };
    expect(phaseOf(script, emptyAttempt)).toBe("quiz");
    expect(dialogueProgress(script, emptyAttempt)).toBe(100);
    expect(lessonProgress(script, emptyAttempt)).toBe(0);
  });

  test("begun before the lesson changed goes on at the first step without an answer", () => {
    const old = { answers: { welcome: "", removed: "x", ready: "Yes" }, quizAnswers: {} };
    expect(stepIndexOf(lesson, old)).toBe(1);
    expect(earnedXp(lesson, old)).toBe(10);
  });
});

describe("refused is", () => {
  const atName = after(dialogue.slice(0, 1));
  const inQuiz = after(dialogue);
  const needed = "Please provide a response before continuing.";
  const offered = "Choose one of the answers offered.";

  test.each<[string, Attempt, AnswerCommand, string, string]>([
    ["an unknown step", atName, toStep("x", "a"), "invalid-input", "This lesson has no such step."],
    [
      "a step named like a property of every object",
      atName,
      toStep("constructor", "a"),
      "invalid-input",
      "This lesson has no such step.",
    ],
    [
      "an unknown question",
      inQuiz,
      toQuestion("name", "a"),
      "invalid-input",
      "This lesson has no such question.",
    ],
    ["an empty answer", atName, toStep("name", ""), "invalid-input", needed],
    ["a blank answer", atName, toStep("name", " \n\t"), "invalid-input", needed],
    ["an empty quiz answer", inQuiz, toQuestion("q-text", " "), "invalid-input", needed],
    [
      "a step before its turn",
      atName,
      toStep("greeting", "Good morning"),
      "out-of-order",
      "Answer the steps before this one first.",
    ],
    [
      "a question during the dialogue",
      atName,
      toQuestion("q-text", "a"),
      "out-of-order",
      "Finish the dialogue before the quiz.",
    ],
    [
      "another choice",
      after(dialogue.slice(0, 2)),
      toStep("greeting", "Hi"),
      "invalid-input",
      offered,
    ],
    [
      "another country",
      after(dialogue.slice(0, 3)),
      toStep("country", "France"),
      "invalid-input",
      offered,
    ],
    [
      "maybe for yes or no",
      after(dialogue.slice(0, 4)),
      toStep("ready", "maybe"),
      "invalid-input",
      offered,
    ],
    ["another quiz choice", inQuiz, toQuestion("q-dropdown", "are"), "invalid-input", offered],
    ["maybe in the quiz", inQuiz, toQuestion("q-yesno", "maybe"), "invalid-input", offered],
  ])("%s", (_what, attempt, command, code, message) => {
    expect(refusalOf(attempt, command)).toEqual({ code, message });
  });
});

describe("for any commands", () => {
  const id = fc.constantFrom(
    ...lesson.steps.map((step) => step.id),
    ...lesson.questions.map((question) => question.id),
    "unknown",
    "__proto__",
  );
  const answer = fc.constantFrom(
    "",
    " ",
    "Ana",
    "Good morning",
    "Spain",
    "yes",
    "Hello",
    "is",
    "x",
  );
  const command: fc.Arbitrary<AnswerCommand> = fc.oneof(
    fc.record({ stepId: id, answer }),
    fc.record({ questionId: id, answer }),
  );
  /** Commands that mostly get somewhere: good commands in order with others among them. */
  const commands = fc
    .tuple(fc.nat(dialogue.length), fc.array(command, { maxLength: 20 }))
    .map(([done, more]) => [...dialogue.slice(0, done), ...more]);

  const attemptsAfter = (each: readonly AnswerCommand[], from: Attempt = emptyAttempt) => {
    const states = [from];
    for (const one of each) {
      const result = recordAnswer(lesson, states.at(-1)!, one);
      if (result.ok) states.push(result.value);
    }
    return states;
  };

  test("an attempt only moves forward, with every step before it answered", () => {
    fc.assert(
      fc.property(commands, (each) => {
        const indexes = attemptsAfter(each).map((attempt) => stepIndexOf(lesson, attempt));
        expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
        const last = attemptsAfter(each).at(-1)!;
        const answered = lesson.steps.slice(0, stepIndexOf(lesson, last)).map((step) => step.id);
        expect(Object.keys(last.answers).toSorted()).toEqual(answered.toSorted());
        if (phaseOf(lesson, last) === "dialogue") expect(last.quizAnswers).toEqual({});
      }),
    );
  });

  test("sending each command twice gives what sending it once gives", () => {
    fc.assert(
      fc.property(commands, (each) => {
        const twice = each.flatMap((one) => [one, one]);
        expect(attemptsAfter(twice).at(-1)).toEqual(attemptsAfter(each).at(-1));
      }),
    );
  });

  test("sending all dialogue answers once more at the end changes nothing", () => {
    fc.assert(
      fc.property(commands, (each) => {
        const last = attemptsAfter(each).at(-1)!;
        const repeated = each.filter((one) => "stepId" in one && one.stepId in last.answers);
        expect(attemptsAfter(repeated, last).at(-1)).toEqual(last);
      }),
    );
  });
});
