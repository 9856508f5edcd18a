import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileLesson } from "./compile";
import { dialoguePaths, describePath } from "./dialogue-paths";
import { lessonSource } from "./lesson-schema";
import { lintLesson } from "./lint-lesson";
import { describeProblem, readSource } from "./read-source";

const good = readFileSync(
  fileURLToPath(new URL("./testing/good-lesson.yaml", import.meta.url)),
  "utf8",
);
const howMany =
  "  - { id: how-many, text: How many?, input: dropdown, choices: [One, Two], xp: 2 }\n";
const branch = (apples: string, pears: string) =>
  good.replace(
    howMany,
    `  - { id: red, onlyIf: { step: fruit, answers: [Apples] }, text: "Which, {name}?", ${apples} }
  - { id: soft, onlyIf: { step: fruit, answers: [Pears] }, text: Which one?, ${pears} }
`,
  );
const colours = "input: dropdown, choices: [Red, Green], xp: 2";
const branching = branch(colours, colours);
const read = (text: string) => readSource("lesson.yaml", text, lessonSource, lintLesson);
const problemsOf = (text: string) => {
  const result = read(text);
  return "problems" in result ? result.problems.map(describeProblem) : [];
};

describe("a dialogue that branches", () => {
  test("is right where all paths are whole, equally long and pay the same", () => {
    expect(problemsOf(branching)).toEqual([]);
  });

  test("is walked along every path", () => {
    const result = read(branching);
    const dialogue = "value" in result ? result.value.dialogue : [];
    expect(
      dialoguePaths(dialogue).map((path) => [
        describePath(path),
        path.steps.map(({ id }) => id).slice(2, 5),
      ]),
    ).toEqual([
      [" after fruit = Apples", ["fruit", "red", "ripe"]],
      [" after fruit = Pears", ["fruit", "soft", "ripe"]],
    ]);
  });

  test.each<[title: string, find: string, put: string, place: string, reason: string]>([
    [
      "a branch after a step that is not there",
      "step: fruit, answers: [Apples]",
      "step: fish, answers: [Apples]",
      "dialogue.3.onlyIf.step",
      'no earlier step has the id "fish"',
    ],
    [
      "a branch after a step that comes later",
      "step: fruit, answers: [Apples]",
      "step: ripe, answers: [Yes]",
      "dialogue.3.onlyIf.step",
      'no earlier step has the id "ripe"',
    ],
    [
      "a branch after a step where the learner types",
      "step: fruit, answers: [Apples]",
      "step: name, answers: [Apples]",
      "dialogue.3.onlyIf.step",
      '"name" offers no answers',
    ],
    [
      "a step that is never reached",
      "answers: [Apples]",
      "answers: [Plums]",
      "dialogue.3.onlyIf.answers.0",
      "never reached",
    ],
    [
      "a condition that every learner meets",
      "answers: [Apples]",
      "answers: [Apples, Pears]",
      "dialogue.3.onlyIf.answers",
      "no branch",
    ],
    [
      "an answer that leads on to less",
      "choices: [Apples, Pears]",
      "choices: [Apples, Pears, Nothing]",
      "dialogue",
      "has 7 steps after fruit = Nothing",
    ],
    [
      "an answer that leads on to more",
      "  - { id: ripe,",
      "  - { id: cheap, onlyIf: { step: fruit, answers: [Pears] }, text: Good., input: continue, xp: 0 }\n  - { id: ripe,",
      "dialogue",
      "has 9 steps after fruit = Pears, but 8 after fruit = Apples",
    ],
  ])("is refused with %s", (_title, find, put, place, reason) => {
    expect(branching).toContain(find);
    const problems = problemsOf(branching.replace(find, put));
    expect(
      problems.filter((each) => each.includes(` ${place}: `) && each.includes(reason)),
    ).toHaveLength(1);
  });

  test("is refused where one path pays more", () => {
    expect(problemsOf(branch(colours, colours.replace("xp: 2", "xp: 3")))).toEqual([
      expect.stringContaining("give 41 XP after fruit = Pears"),
    ]);
  });

  test("is refused where a path lacks a way to answer", () => {
    expect(problemsOf(branch(colours, "input: yesno, xp: 2"))).toEqual([
      expect.stringContaining('no step has the input "dropdown" after fruit = Pears'),
    ]);
  });
});

describe("a step that says what is right", () => {
  const asks = (step: string) =>
    good.replace(
      howMany,
      `  - { id: how-many, text: How many?, xp: 2, input: dropdown, choices: [One pear, Two pears], ${step} }\n`,
    );

  test("is taken where each wrong answer is told why", () => {
    const step = `correct: [Two pears], reactions: [{ when: [One pear], say: You want more. }]`;
    expect(problemsOf(asks(step))).toEqual([]);
    const result = read(asks(step));
    expect("value" in result && compileLesson(result.value).dialogueFlow.steps[3]).toMatchObject({
      correct: ["Two pears"],
    });
  });

  test("compiles to no right answer where it says none", () => {
    const result = read(good);
    const steps = "value" in result ? compileLesson(result.value).dialogueFlow.steps : [];
    expect(new Set(steps.map(({ correct }) => correct))).toEqual(new Set([null]));
  });

  test.each<[title: string, step: string, place: string, reason: string]>([
    [
      "an answer that is not offered",
      "correct: [Three pears], reactions: [{ say: You want more. }]",
      "dialogue.3.correct.0",
      "not among the answers offered",
    ],
    ["every answer", "correct: [One pear, Two pears]", "dialogue.3.correct", "all that is offered"],
    [
      "a wrong answer that nothing is said to",
      "correct: [Two pears]",
      "dialogue.3.reactions",
      "why",
    ],
    [
      "a long why",
      "correct: [Two pears], reactions: [{ say: You and I and he and she and they all want to eat more of this good fruit. }]",
      "dialogue.3.reactions.0.say",
      "has 18 words, not 15 at most",
    ],
    [
      "the answer told",
      "correct: [Two pears], reactions: [{ when: [One pear], say: 'You want two pears.' }]",
      "dialogue.3.reactions.0.say",
      'tells the answer "Two pears"',
    ],
  ])("is refused with %s", (_title, step, place, reason) => {
    expect(problemsOf(asks(step))).toEqual([
      expect.stringMatching(new RegExp(` ${place.replaceAll(".", "\\.")}: .*${reason}`)),
    ]);
  });

  test("is refused where the learner types", () => {
    const typed = good.replace("    xp: 4\n", "    xp: 4\n    correct: [How]\n");
    expect(problemsOf(typed)).toEqual([expect.stringContaining("correct")]);
  });
});

describe("a part of the simple player", () => {
  const market = "      correct: To the market,\n";
  const saying = (reactions: string) =>
    good.replace(
      `${market}      reactions: [{ say: Look at it again. }],\n`,
      `${market}      reactions: ${reactions},\n`,
    );
  const others = "{ when: [To the clinic, To a school], say: Read it again. }";

  test("is taken where each wrong choice is told why", () => {
    const told = saying(`[{ when: [To the office], say: Nobody works today. }, ${others}]`);
    expect(problemsOf(told)).toEqual([]);
    const result = read(told);
    expect("value" in result && compileLesson(result.value).outline[0]?.reactions[0]).toEqual({
      when: ["To the office"],
      say: "Nobody works today.",
    });
  });

  test.each([
    ["a wrong choice that nothing is said to", `[${others}]`, 'why "To the office" is wrong'],
    [
      "what is said to a choice that it has not",
      "[{ when: [To the sea], say: No. }, { say: Read it again. }]",
      '"To the sea" is not one of the choices',
    ],
    ["the answer told", "[{ say: We go to the market. }]", 'tells the answer "To the market"'],
    [
      "a long why",
      "[{ say: You and I and he and she and they all want to eat more of this good fruit. }]",
      "has 18 words, not 15 at most",
    ],
  ])("is refused with %s", (_what, reactions, reason) => {
    expect(problemsOf(saying(reactions))).toEqual([expect.stringContaining(reason)]);
  });
});
