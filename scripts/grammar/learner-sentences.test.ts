import { parseTsv, writeTsv } from "@saywell/grammar-checker/score";
import { expect, test } from "vitest";
import { learnerSentences } from "./learner-sentences";

const files = new Map(learnerSentences().map(({ name, sentences }) => [name, sentences]));
const all = [...files.values()].flat();

test("there are enough sentences of each kind to measure by", () => {
  const counts = Object.fromEntries([...files].map(([name, { length }]) => [name, length]));
  expect(counts["short-answers"]).toBeGreaterThanOrEqual(350);
  expect(counts["learner-texts"]).toBeGreaterThanOrEqual(350);
  expect(counts["advanced-texts"]).toBeGreaterThanOrEqual(200);
  expect(counts["right-texts"]).toBeGreaterThanOrEqual(400);
});

test("right texts have no mistakes", () => {
  expect(files.get("right-texts")?.filter(({ edits }) => edits.length > 0)).toEqual([]);
});

test("no sentence stands there twice, apart from greetings", () => {
  const texts = all.map(({ text }) => text).filter((text) => !text.endsWith(","));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("each edit marks a token, and neither text has stray spaces", () => {
  for (const { text, rightText, edits, wrong } of all) {
    expect([text, wrong.includes(true)]).toEqual([text, edits.length > 0]);
    for (const each of [text, rightText])
      expect([each, / {2}|^ | $| [.,;:!?](?![.)(DP-])/.test(each)]).toEqual([each, false]);
  }
});

test("written as tables of tokens, the labels stay what they were", () => {
  for (const sentences of files.values())
    expect(parseTsv(writeTsv(sentences))).toEqual(
      sentences.map(({ tokens, wrong }) => ({ tokens, wrong })),
    );
});
