import { expect, test } from "vitest";
import { asksOfQuiz } from "./asks-of-quiz";
import { cafe } from "./testing/sample-lesson";

const item = (question: string, correct: string, choices: readonly string[] = []) => ({
  ...cafe,
  quizQuestions: [{ question, correct, choices, acceptAlternatives: [] }],
});
const omar = item('Choose the right word. "Omar ___ two brothers."', "has", ["have", "is", "has"]);
const nurse = item(
  'Complete the sentence: "The nurse suggested ___ to work twice a week."',
  "cycling",
  ["to cycle", "me cycle", "to cycling", "cycling"],
);
const chairs = item(
  "Put the words in order: chairs / kitchen / there / in / four / are / the",
  "There are four chairs in the kitchen.",
);
const sofia = item("Which sentence is correct?", "My name is Sofia.", [
  "My name are Sofia.",
  "My name is Sofia.",
  "Me name is Sofia.",
]);
const dialogue = item('Complete: "Are you a student?" – "Yes, I ___."', "am", ["is", "am", "are"]);
const rooms = item('Choose: "There ___ three rooms in our flat."', "are", ["is", "are", "be"]);

test.each([
  [omar, "check my sentence: Omar have two brothers"],
  [omar, "is 'Omar has two brothers' right?"],
  [omar, "omar... two brothers... has or have"],
  [nurse, "The nurse suggested to cycle or cycling?"],
  [chairs, "Is there four chairs in the kitchen correct?"],
  [sofia, "My name are Sofia."],
  [sofia, "check: my name is sofia"],
  [sofia, "Her name are Sofia."],
  [dialogue, "check: Yes, I is."],
  [dialogue, "Yes, I i\u200Bs."],
  [rooms, "Check: There is three rooms"],
])("a question of the quiz is put, with an answer or without (%#)", (lesson, message) =>
  expect(asksOfQuiz(message, lesson)).toBe(true),
);

test.each([
  [omar, "I have two brothers and a sister"],
  [omar, "When do I use has and have?"],
  [nurse, "I cycle to work every day"],
  [nurse, "What does suggest mean?"],
  [chairs, "There are two chairs in my room"],
  [sofia, "My name is Ana."],
  [dialogue, "Yes, I do."],
  [rooms, "There is a big room in our house"],
])("what only speaks of the same things puts none (%#)", (lesson, message) =>
  expect(asksOfQuiz(message, lesson)).toBe(false),
);
