import { loadContent } from "@saywell/content/answers";
import { allRules } from "@saywell/grammar-checker";
import { expect, test } from "vitest";

test("every rule sends learners to a topic of the grammar reference", () => {
  const topics = new Set(loadContent().english.grammarTopics.map(({ id }) => id));
  expect(allRules.filter(({ topic }) => !topics.has(topic)).map(({ id }) => id)).toEqual([]);
});
