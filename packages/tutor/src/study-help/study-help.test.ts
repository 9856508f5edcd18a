import { describe, expect, test } from "vitest";
import { ruling, slipIn } from "./common-slips";
import { tipsFor, asksForTips } from "./learning-tips";
import { nearWordsOf } from "./near-words";
import { numberInWords, timeInWords } from "./numbers-and-times";
import { soundAskedAbout, stressByEnding } from "./speech-sounds";
import { formsToLookUp } from "./word-building";
import { listAskedFor } from "./word-lists";

test.each([
  [0, "zero"],
  [13, "thirteen"],
  [30, "thirty"],
  [42, "forty-two"],
  [105, "one hundred and five"],
  [2026, "two thousand and twenty-six"],
  [150_300, "one hundred and fifty thousand three hundred"],
])("%d is written “%s”", (number, words) => {
  expect(numberInWords(number)).toBe(words);
});

test.each([
  [7, 30, "half past seven", "seven thirty"],
  [19, 45, "quarter to eight", "seven forty-five"],
  [12, 55, "five to one", "twelve fifty-five"],
  [0, 5, "five past twelve", "twelve oh five"],
  [9, 58, "two minutes to ten", "nine fifty-eight"],
])("%d:%d is said in both ways", (hour, minute, ...said) => {
  expect(timeInWords(hour, minute)).toEqual(said);
});

describe("a slip that no grammar check sees", () => {
  test.each([
    ["I am agree with him", "I agree"],
    ["Yesterday we buy a lamp", "we bought"],
    ["She is more taller", "taller"],
    ["I am here since two years", "for two years"],
    ["it depends of you", "depends on"],
  ])("%j is put right as “%s”", (sentence, better) => {
    expect(slipIn(sentence)?.better).toContain(better);
  });

  test.each([
    "I agree with you.",
    "If I have time, I will come.",
    "I used to swim here, and I am used to getting up early.",
    "The people are kind.",
    "I saw him yesterday.",
    "I have been here for two years.",
    "She wants to go, and he enjoys reading.",
    "I like playing chess.",
    "We discussed it last week.",
    "I wish I had more time.",
  ])("is not seen in %j", (sentence) => {
    expect(slipIn(sentence)).toBeNull();
  });
});

test("what one can argue about is said to be so", () => {
  expect(ruling("the committee have decided")).toMatch(/acceptable/);
  expect(ruling("the dog has eaten")).toBeNull();
});

test("near words are known both ways, and formal ones apart", () => {
  expect(nearWordsOf("worsen")?.formal).toContain("deteriorate");
  expect(nearWordsOf("deteriorate")?.plain).toContain("worsen");
  expect(nearWordsOf("blorp")).toBeUndefined();
});

test("tips are for what is named, and only where somebody asks how", () => {
  expect(tipsFor("how can i improve my listening")?.tips.join(" ")).toMatch(/podcast/);
  expect(tipsFor("any tips for the speaking exam")?.tips.join(" ")).toMatch(/two minutes/);
  expect(asksForTips("i like listening to music")).toBe(false);
  expect(asksForTips("how can i improve my english")).toBe(false);
});

test("a sound is explained where it is asked about, and no other word", () => {
  expect(soundAskedAbout("how do i say the th sound")).toMatch(/tongue/);
  expect(soundAskedAbout("that sounds good")).toBeNull();
  expect(stressByEnding("photographic")).toMatch(/before “-ic”/);
});

test("a list is as long as it was asked for, and nobody who tells something gets one", () => {
  expect(listAskedFor("tell me five words about weather")?.count).toBe(5);
  expect(listAskedFor("i like the colours of autumn")).toBeNull();
  expect(listAskedFor("i do not know the word for the machine that washes clothes")).toBeNull();
});

test.each([
  ["perceive", "perception"],
  ["refuse", "refusal"],
  ["arrive", "arrival"],
  ["ambiguity", "ambiguous"],
  ["decide", "decision"],
  ["happy", "happiness"],
  ["strong", "strength"],
])("what may be made from %s holds %s", (term, form) => {
  expect(formsToLookUp("family", term)).toContain(form);
});
