import { expect, test } from "vitest";
import { findLearnerMistakes } from "./learner-mistakes";

const marks = (text: string) =>
  findLearnerMistakes(text).map(({ start, end, replacements }) => [
    text.slice(start, end),
    replacements[0] ?? null,
  ]);

test.each([
  ["It depends of the weather", "of", "on"],
  ["We discussed about the plan.", "discussed about", "discussed"],
  ["I am good in maths.", "in", "at"],
  ["I'm interested for music", "for", "in"],
  ["She is married with a doctor", "with", "to"],
  ["I arrived to London at night", "to", null],
  ["We arrive to the airport at ten", "to", null],
  ["I listen music every day", "listen", "listen to"],
  ["Please wait me", "wait", "wait for"],
  ["Can you explain me this?", "me", null],
  ["I go to home at six.", "to home", "home"],
  ["See you in Monday", "in", "on"],
  ["My birthday is on June.", "on", "in"],
  ["I run at the morning.", "at", "in"],
  ["She was born on 1990", "on", "in"],
])("in %j, %j is marked", (text, wrong, better) => {
  expect(marks(text)).toEqual([[wrong, better]]);
});

test.each([
  "It depends of course on the weather",
  "We discussed it",
  "The film is good in English",
  "I was interested for a while",
  "She got married with her family around her",
  "He is married with a child",
  "I arrived to find nobody there",
  "I arrived to applause",
  "Listen, music is playing",
  "Wait, you are late",
  "Explain them to me",
  "It went to home games",
  "He lives in Monday's house",
  "in June",
  "Come at the evening's end",
  "Born on 5 May 1990",
])("nothing is marked in %j", (text) => {
  expect(marks(text)).toEqual([]);
});
