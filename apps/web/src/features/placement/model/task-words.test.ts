import { expect, test } from "vitest";
import { taskWords } from "./task-words";

test.each([
  ["multiple_choice", "We ___ go out last weekend.", "Choose what fits the gap."],
  ["multiple_choice", "What is the notice about?", "Choose the right answer."],
  [
    "fill_blank",
    "Kenji ___ (buy) a new phone last week.",
    "Write the word in brackets in the form that fits the gap.",
  ],
  ["fill_blank", "The bank is next ___ the supermarket. (one word)", "Write what is missing."],
  ["fill_blank", "Celia used to be the ___. (one word about height)", "Write what is missing."],
  ["fill_blank", "The drops are needed ___ times a day. (a number)", "Write what is missing."],
  [
    "fill_blank",
    "(At the station) I'd like a return ___ to Oxford, please. (a word that begins with t)",
    "Write what is missing.",
  ],
  ["fill_blank", "(On the phone) Can I ___ a message?", "Write what is missing."],
  ["fill_blank", "What is the girl's name?", "Write the answer."],
  ["text", "Write to a friend about your town.", null],
] as const)("a question of type %s, %j, says what to do: %s", (type, prompt, words) => {
  expect(taskWords({ type, prompt })).toBe(words);
});

/** The questions of all items of the placement tests, as they stand in their files. */
function bankPrompts(): string[] {
  const files = import.meta.glob<string>(
    "../../../../../../packages/content/data/level-tests/**/*.yaml",
    { query: "?raw", import: "default", eager: true },
  );
  return Object.values(files).flatMap((file) =>
    [...file.matchAll(/^ +question: (.+(?:\n {6,}(?!\w+:)(?!- ).+)*)/gm)].map(([, text = ""]) =>
      text.replaceAll(/\s+/g, " "),
    ),
  );
}

test("of the whole bank exactly those items ask to change a word that give one", () => {
  const withGap = bankPrompts().filter((prompt) => prompt.includes("___"));
  /** Where something is said, and what is looked for. */
  const others = /^"?\([^)]*\)|\((?:[^)]*\bwords?\b|an? )[^)]*\)/g;
  const givesWord = withGap.filter((prompt) => prompt.replaceAll(others, "").includes("("));
  const asked = withGap.filter((prompt) =>
    taskWords({ type: "fill_blank", prompt })!.includes("in brackets"),
  );
  expect(asked).toEqual(givesWord);
  expect(asked.length).toBeGreaterThan(40);
  expect(withGap.filter((prompt) => /[^_] \(/.test(prompt)).length).toBeGreaterThan(40);
});
