import { expect, test } from "vitest";
import { wordsOf } from "../text";
import { openersFor } from "../small-talk";
import type { Chat } from "../types";
import { putIn } from "./people";
import { allQuestions, questionIn, sentences } from "./said-before";
import { topics } from "./topics";
import type { Band } from "./types";

const bands: readonly Band[] = ["easy", "mid", "high"];
/** What is known only by its kind has fewer questions, since it is soon left. */
const named = topics.filter(({ patterns }) => patterns.length > 0);

test("there are sixty subjects at least", () => expect(named.length).toBeGreaterThanOrEqual(60));

test("each has four questions at least for the learner, at every level", () => {
  const poor = named.flatMap(({ id, ask }) =>
    bands.filter((band) => ask[band].length < 4).map((band) => `${id} ${band}`),
  );
  expect(poor).toEqual([]);
});

test("a beginner reads at most twelve words in a sentence", () => {
  const lines = allQuestions.filter(({ band }) => band === "easy").map(({ text }) => text);
  const reactions = topics.flatMap(({ react }) => react.map(({ text }) => text));
  const long = [...lines, ...reactions]
    .flatMap(sentences)
    .filter((each) => wordsOf(each).length > 12);
  expect(long).toEqual([]);
});

test("every question ends as one", () =>
  expect(allQuestions.filter(({ text }) => !text.endsWith("?"))).toEqual([]));

test("every question is found again in a reply, whoever it is about", () => {
  const people = [
    { name: "your mother", pronoun: "she", isMany: false },
    { name: "your friends", pronoun: "they", isMany: true },
    { name: null, pronoun: "he", isMany: false },
  ] as const;
  for (const line of allQuestions)
    for (const person of people) {
      const text = putIn(line.text.replace("{day}", "Monday"), person);
      if (text !== null)
        expect(questionIn(`Hm. ${text}`, new Set([line.topic])), text).toMatchObject({
          topic: line.topic,
        });
    }
});

test.each([
  ["{Is} {they} at home?", "Is she at home?", "Are they at home?"],
  ["{Does} {person} like it?", "Does your mother like it?", "Do your friends like it?"],
  [
    "I am sorry that {person} {is} ill. I hope {they} feel{s} better.",
    "I am sorry that your mother is ill. I hope she feels better.",
    "I am sorry that your friends are ill. I hope they feel better.",
  ],
  [
    "What {has} {they} done? What {does} {they} tell{s}?",
    "What has she done? What does she tells?",
    "What have they done? What do they tell?",
  ],
])("%j is put together for one and for many", (line, one, many) => {
  expect(putIn(line, { name: "your mother", pronoun: "she", isMany: false })).toBe(one);
  expect(putIn(line, { name: "your friends", pronoun: "they", isMany: true })).toBe(many);
});

test("what she asks first elsewhere is known as her question too", () => {
  for (const opener of openersFor({ lesson: null, turn: 0 } as Chat))
    expect(questionIn(opener), opener).not.toBeNull();
});
