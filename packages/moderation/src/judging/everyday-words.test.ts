import { expect, test } from "vitest";
import { dangerIn } from "./cry-for-help";

test.each([
  "They beat us two to one",
  "I don't feel anything with these gloves",
  "I can't come home tonight, my train was cancelled",
  "I cut myself when I shaved",
])("an everyday sentence brings no emergency numbers: %j", (text) => {
  expect(dangerIn(text)).toBeNull();
});

test.each([
  "They beat us every day",
  "I don't feel safe here",
  "I can't go home tonight and I have nowhere to sleep",
  "I cut myself at night",
  "They wait for me after school to beat me",
])("and a cry with the same words is heard: %j", (text) => {
  expect(dangerIn(text)).not.toBeNull();
});
