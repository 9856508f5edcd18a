import { expect, test } from "vitest";
import { asksForTopic } from "./read-message";

test.each([
  "can you give me exercise?",
  "Give me an exercise, please",
  "I want an exercise",
  "I need more exercises please",
  "Can we do a quiz?",
  "Make a quiz",
])("%j asks for a task", (message) => {
  expect(asksForTopic(message)).toBe(true);
});

test.each([
  "I do exercise every day in the park.",
  "I like exercise and music",
  "I have tasks at work today",
  "My teacher gives me exercises",
  "They give us tasks every day",
  "I need exercise for my back",
  "My boss and I make a task list",
  "I have a quiz at school tomorrow",
])("%j tells of exercises and asks for none", (message) => {
  expect(asksForTopic(message)).toBe(false);
});
