import { expect, test } from "vitest";
import { messagePieces, wordAt, wordsOf } from "./message-pieces";

const linksIn = (content: string) =>
  messagePieces(content).flatMap(({ href }) => (href === null ? [] : [href]));

test.each([
  ["See https://example.com/a?b=c.", ["https://example.com/a?b=c"]],
  ["http://example.com and https://example.org", ["http://example.com", "https://example.org"]],
  ["It is on example.com", ["https://example.com"]],
  ["Write to anna@example.com", []],
  ["javascript:alert(1)", []],
  ["data:text/html,hi ftp://example.com", []],
  ["https://bank.com@evil.example/", []],
  ["<a href='https://x'>no</a>", []],
])("%s links to %j only", (content, links) => {
  expect(linksIn(content)).toEqual(links);
});

test("no letter of a message is lost", () => {
  for (const content of ["a https://example.com b\nc", "<b>bold</b> & 'quoted'", "👋🏽 hi"]) {
    expect(
      messagePieces(content)
        .map(({ text }) => text)
        .join(""),
    ).toBe(content);
  }
});

test("words are found with their apostrophes and hyphens, and nothing around them", () => {
  expect(wordsOf("Don't be well-known, Zoë! 42").map(({ word }) => word)).toEqual([
    "Don't",
    "be",
    "well-known",
    "Zoë",
  ]);
  expect(wordAt("I went home", 4)?.word).toBe("went");
  expect(wordAt("I  went", 2)).toBeUndefined();
});
