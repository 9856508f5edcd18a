import { expect, test } from "vitest";
import { tagText } from "./tag-text";

test("a run of signs without a space is one word, and what stands around it keeps its place", () => {
  const run = "http://".repeat(40);
  const [tokens] = tagText(`Look at ${run} today`);
  expect(tokens!.map(({ text }) => text)).toEqual(["Look", "at", run, "today"]);
});

test("of a text of many short lines only the first sixty are read", () => {
  expect(tagText("a\n".repeat(900))).toHaveLength(60);
});
