import { expect, it } from "vitest";
import { formsApart } from "./forms-apart";

it.each([
  ["I've been working", "I worked", "past-simple-or-present-perfect"],
  ["I stopped to smoke", "I stopped smoking", "gerund-or-infinitive"],
  ["I'm going to call", "I'll call", "will-and-going-to"],
  ["must have done", "had to have done", "past-modals"],
  ["She works here", "She is working here", "present-simple-or-continuous"],
  ["I was reading", "I read a book and went home", "past-simple-or-continuous"],
])("%s and %s differ in a form of the verb", (one, other, topic) => {
  expect(formsApart(one, other)).toBe(topic);
});

it.each([
  ["the big house", "a big house"],
  ["make", "do"],
  ["I like tea", "I like coffee"],
])("%s and %s differ in none", (one, other) => {
  expect(formsApart(one, other)).toBeNull();
});
