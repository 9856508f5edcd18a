import { expect, test } from "vitest";
import { levelChances, surenessOf } from "./level-chances";
import { startPosterior } from "./posterior";
import { honestNotes, surenessInWords, testInWords, unmeasuredInWords } from "./result-words";

test("a quick test is named as a first idea wherever its result is printed", () => {
  expect(testInWords("adult", "quick")).toBe("Adult English Test (quick: a first idea)");
  expect(testInWords("adult", "exact")).toBe("Adult English Test");
});

test("a result says that writing was measured only where a text was asked for", () => {
  const said = (answered: number) => honestNotes([{ skill: "writing", answered }]).join(" ");
  expect(said(1)).toContain("writing, words and grammar. It does not measure how you speak.");
  expect(said(0)).toContain("words and grammar. It does not measure how you write or speak.");
});

test("a skill without a score says whether nothing or too little was asked of it", () => {
  expect(unmeasuredInWords(0).short).toBe("Not asked");
  expect(unmeasuredInWords(1)).toEqual({
    short: "Too few questions",
    why: "The test asked 1 question about it: enough to count for your level, too few to say more.",
  });
});

test("a result at the edge of its level does not call it the most likely one", () => {
  const chances = levelChances(startPosterior({ mean: -2.2, sd: 0.6 }), ["A1", "A2", "B1"]);
  expect(chances[0]!.chance).toBeGreaterThan(chances[1]!.chance);
  expect(surenessInWords("A2", surenessOf(chances, "A2"))).toBe(
    "Between A1 and A2: 5 in 10 sure of A2.",
  );
});

test("a result that one level holds nine times of ten names that level alone", () => {
  const sureness = { inTen: 9, low: "B1", high: "B1" } as const;
  expect(surenessInWords("B1", sureness)).toBe("Very likely B1: about 9 in 10 sure.");
});
