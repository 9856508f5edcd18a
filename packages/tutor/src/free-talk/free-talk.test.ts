import { expect, test } from "vitest";
import { replyTo } from "../reply-to";
import { sampleEnglish } from "../testing/sample-english";
import { course } from "../testing/sample-lesson";
import type { Turn } from "../types";

/** The last answer of a talk; what Iris said before stands between what the learner said. */
function answerIn(said: readonly string[], level = "B1"): string {
  const history: Turn[] = said.map((text, at) => ({
    sender: (said.length - at) % 2 === 1 ? "user" : "avatar",
    text,
  }));
  const { text } = history.pop()!;
  return replyTo({
    message: text,
    sentences: [],
    scenes: [],
    mayEcho: true,
    help: null,
    history,
    lesson: null,
    corrections: [],
    course,
    english: sampleEnglish,
    level,
  }).response;
}

test.each([
  [
    ["i have a sister, she lives in Brazil with our family"],
    /Where (?:do|does) (?:they|she|your \w+) live/,
  ],
  [["I bought ten apples and some bread at the market"], /What did you buy/],
  [["I work as a nurse and I like my work very much"], /Do you like/],
])("what was just told is not asked: %j", (said, asked) => {
  for (const level of ["A1", "B1"]) expect(answerIn(said, level)).not.toMatch(asked);
});

test("what is only booked is still to come", () => {
  expect(answerIn(["I booked a flight to Lisbon yesterday."])).not.toMatch(
    /\b(?:did|was|were)\b|remember/,
  );
});

test("who says that something has not happened yet is believed", () => {
  const reply = answerIn([
    "We fly to Lisbon.",
    "What a journey! I only travel in words. What surprised you most there?",
    "No, I only booked it. We fly in May.",
  ]);
  expect(reply).toMatch(/still to come|not happened yet/);
  expect(reply).not.toMatch(/\bdid you\b|\bremember\b/);
});

test.each([
  "Well, the talks were fine, but nobody seemed willing to ask questions.",
  "Good evening. I've just come back from a rather exhausting conference.",
])("a complaint is no good news: %s", (message) => {
  expect(answerIn([message], "C1")).not.toMatch(/How nice|two sides|sounds good|smile|glad/);
});
