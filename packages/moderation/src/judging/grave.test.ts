import { expect, test } from "vitest";
import { isGrave, setsPeopleBeside } from "./grave";

test.each([
  "I love my gun. I will bring it to school tomorrow",
  "I steal phones every day and I love it",
  "I love smoking weed before school",
  "I love cocaine with my coffee",
  "Yesterday I hit my dog with a stick and it was fun",
  "I like hitler. He is my hero.",
  "I like beating my wife",
  "What is rape?",
  "Nazis are cool",
])("%j is nothing to cheer", (text) => {
  expect(isGrave(text)).toBe(true);
});

test.each([
  "I love football",
  "I beat my brother's record",
  "We hit the ball",
  "I like gardening and pulling weeds",
  "Somebody stole my bike",
  "I get high marks",
  "My skill is cooking",
  "I grow grapes",
  "I am a Muslim and I fast in Ramadan",
])("%j may be taken up", (text) => {
  expect(isGrave(text)).toBe(false);
});

test.each([
  ["jews", "rats", true],
  ["blacks", "monkeys", true],
  ["muslims", "terrorists", true],
  ["women", "dogs", true],
  ["gypsies", "rats", true],
  ["frenchmen", "rats", true],
  ["wives", "dogs", true],
  ["wife", "wives", false],
  ["woman", "women", false],
  ["jews", "muslims", false],
  ["make", "do", false],
])("%s beside %s", (one, other, expected) => {
  expect(setsPeopleBeside(one, other)).toBe(expected);
});
