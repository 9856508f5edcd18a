import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lessonSource } from "./lesson-schema";
import { lintLesson } from "./lint-lesson";
import { describeProblem, readSource } from "./read-source";

const good = readFileSync(
  fileURLToPath(new URL("./testing/good-lesson.yaml", import.meta.url)),
  "utf8",
);
const problemsOf = (text: string) => {
  const read = readSource("lesson.yaml", text, lessonSource, lintLesson);
  return "problems" in read ? read.problems.map(describeProblem) : [];
};

test("a right lesson has no problems", () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each<[title: string, find: string, put: string, place: string, reason: string]>([
  ["YAML that cannot be read", "title: At", 'title: "At', "YAML", "quote"],
  ["an unknown key", "topic: everyday", "topic: everyday\ncolour: red", "file", "colour"],
  ["a missing key", "canDo: Can ask about the price of things.\n", "", "canDo", "expected string"],
  ["an unknown input", "input: yesno", "input: shout", "dialogue.4.input", "nvalid"],
  ["a level that disagrees with the id", "level: A1", "level: B2", "level", "does not agree"],
  ["XP that does not add up", "xpReward: 40", "xpReward: 41", "xpReward", "give 40 XP"],
  ["an id used twice", "id: q2", "id: q1", "quiz.1.id", "used twice"],
  ["an id shared by step and question", "id: q2", "id: fruit", "quiz.1.id", "used twice"],
  ["an input type never used", "input: dropdown", "input: choice", "dialogue", '"dropdown"'],
  [
    "a name asked by something else than text",
    "name?, input: text",
    "name?, input: yesno",
    "dialogue.0.input",
    "must have the input text",
  ],
  [
    "{name} before it is known",
    "What is your name?",
    "'Who are you, {name}?'",
    "dialogue.0.text",
    "before the learner",
  ],
  ["{name} never used", "{name}", "friend", "dialogue", "never uses"],
  ["an unknown placeholder", "{name}.", "{name} {surname}.", "dialogue.1", "{surname}"],
  [
    "a choice that stands twice in a step",
    "[Apples, Pears]",
    "[Apples, Apples]",
    "dialogue.2.choices.1",
    "stands twice",
  ],
  [
    "a choice that stands twice but for its apostrophe",
    "[Apples, Pears]",
    "[It's red, It’s red]",
    "dialogue.2.choices.1",
    "stands twice",
  ],
  [
    "a reaction that can never be said",
    "when: [Apples]",
    "when: [Plums]",
    "dialogue.2.reactions.0.when",
    "not one of the choices",
  ],
  [
    "a right answer that is not offered",
    "correct: Pear",
    "correct: Plum",
    "quiz.2.correct",
    "not one of the choices",
  ],
  [
    "a yes-or-no answer that is neither",
    'correct: "Yes"',
    "correct: Maybe",
    "quiz.3.correct",
    "Yes or No",
  ],
  [
    "a question asked twice",
    "Which is a price?",
    "What is a pear?",
    "outline.final-assessment.question",
    "same question",
  ],
  [
    "an alternative that is already accepted",
    "alternatives: [How much?]",
    "alternatives: [how much is it?]",
    "quiz.1.alternatives.0",
    "already accepted",
  ],
  [
    "an alternative that is already accepted but for its apostrophe",
    "alternatives: [How much?]",
    "alternatives: [What's it?, What’s it?]",
    "quiz.1.alternatives.1",
    "already accepted",
  ],
  [
    "an alternative that makes a second choice right",
    "correct: Cheap,",
    "correct: Cheap, alternatives: [sweet],",
    "quiz.0.alternatives",
    "second choice right",
  ],
  [
    "an alternative that is a second choice in other words",
    "choices: [Cheap, Sweet, Round],\n      correct: Cheap,",
    "choices: [Cheap, They are grey., Round],\n      correct: Cheap, alternatives: [they're gray],",
    "quiz.0.alternatives",
    "second choice right",
  ],
  [
    "an alternative that is a second choice but for a contraction and its apostrophe",
    "choices: [Cheap, Sweet, Round],\n      correct: Cheap,",
    "choices: [Cheap, They are grey., Round],\n      correct: Cheap, alternatives: [they’re gray],",
    "quiz.0.alternatives",
    "second choice right",
  ],
  [
    "two choices that differ only in spelling",
    "[Cheap, Sweet, Round]",
    "[Cheap, Grey, Gray]",
    "quiz.0.choices.2",
    "stands twice",
  ],
  [
    "a choice that makes all of them right",
    "[Cheap, Sweet, Round]",
    "[Cheap, Sweet, All of the above]",
    "quiz.0.choices.2",
    "several choices right",
  ],
  [
    "English above the level",
    "teacher: Today we go to the market.,",
    "teacher: Today we go to the market and then we go to the park and then we go to the school and then we go home.,",
    "outline.introduction.teacher",
    "a sentence of 25 words, more than 22 at A1",
  ],
  [
    "a typed answer given away",
    "Write the question for the price.",
    '"Write: How much is it?"',
    "quiz.1.question",
    "gives the answer away",
  ],
  [
    "a choice given away",
    "Which fruit is green?",
    "Which pear is green?",
    "quiz.2.question",
    "gives the answer away",
  ],
])("%s is named with its place", (_title, find, put, place, reason) => {
  expect(good).toContain(find);
  const problems = problemsOf(good.replace(find, put));
  expect(
    problems.filter((each) => each.includes(` ${place}: `) && each.includes(reason)),
  ).toHaveLength(1);
});

test("a problem is placed by line and column", () => {
  const [problem] = problemsOf(good.replace("xpReward: 40", "xpReward: 41"));
  expect(problem).toMatch(/^lesson\.yaml:7:11 xpReward: /);
});

test("every problem of a file is named, not only the first", () => {
  expect(
    problemsOf(good.replace("id: q2", "id: q1").replace("correct: Pear", "correct: Plum")),
  ).toHaveLength(2);
});

test("right choices that all stand first are refused", () => {
  const first = good
    .replace("[Bread, Milk, Pear]", "[Pear, Bread, Milk]")
    .replace("[Sleep, Buy things, Swim in it]", "[Buy things, Sleep, Swim in it]")
    .replace("[To the office, To the market,", "[To the market, To the office,")
    .replace("[An animal, A price, A fruit,", "[A fruit, An animal, A price,")
    .replace(
      "[One pound, Three pounds, Five pounds, Two pounds]",
      "[Two pounds, One pound, Three pounds, Five pounds]",
    )
    .replace('[Goodbye for now., "A pear, please.",', '["A pear, please.", Goodbye for now.,');
  expect(problemsOf(first)).toEqual([expect.stringContaining("fewer than three places")]);
});
