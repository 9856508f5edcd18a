import { expect, test } from "vitest";
import { readFormTable } from "./form-table";

test("cells with an arrow between them are a table", () =>
  expect(readFormTable("Word → With\nfor → how long\nsince → when it began")).toEqual([
    ["Word", "With"],
    ["for", "how long"],
    ["since", "when it began"],
  ]));

test("rows with a sign are a table whose first column is the sign", () =>
  expect(readFormTable("I | he / she\n+ I am | She is\n? Am I? | Is she?")).toEqual([
    ["", "I", "he / she"],
    ["+", "I am", "She is"],
    ["?", "Am I?", "Is she?"],
  ]));

test.each([
  "One line → alone",
  "Choose:\na) for\nb) since",
  "Phrases:\n• Sorry? – when you did not hear",
])("%j is none", (text) => expect(readFormTable(text)).toBeNull());
