import { expect, test } from "vitest";
import { honestNotes, testInWords } from "./result-words";

test("a quick test is named as a first idea wherever its result is printed", () => {
  expect(testInWords("adult", "quick")).toBe("Adult English Test (quick: a first idea)");
  expect(testInWords("adult", "exact")).toBe("Adult English Test");
});

test("a result says that writing was measured only where a text was asked for", () => {
  const said = (answered: number) => honestNotes([{ skill: "writing", answered }]).join(" ");
  expect(said(1)).toContain("writing, words and grammar. It does not measure how you speak.");
  expect(said(0)).toContain("words and grammar. It does not measure how you write or speak.");
});
