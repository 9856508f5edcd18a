import { loadContent } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { sayInOtherWords } from "./other-words";

const book = loadContent().english.wordBook;

test.each([
  ["Get in touch with me.", "formal", "“get in touch” → “contact”"],
  ["I am very tired.", "informal", "“very tired” → “exhausted”"],
  ["The film was very interesting.", "any", "“very interesting” → “fascinating”"],
] as const)("%j can be said otherwise (%s)", (sentence, company, part) => {
  expect(sayInOtherWords(sentence, company, book)).toContain(part);
});

test("each word is named once, with the longest phrase that it belongs to", () => {
  const says = sayInOtherWords("I am very tired.", "any", book);
  expect(says?.match(/tired/g)).toHaveLength(1);
});

test("where no word is known nothing is said", () => {
  expect(sayInOtherWords("Blorp me.", "formal", book)).toBeNull();
});
