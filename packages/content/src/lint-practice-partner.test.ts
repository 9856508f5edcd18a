import { cefrLevels } from "@saywell/cefr";
import { expect, test } from "vitest";
import { lintPracticePartner } from "./lint-practice-partner";
import { averageSentence, measureTexts } from "./measured-text";
import { type PracticePartnerPhrases, practicePartnerSource } from "./practice-partner-schema";
import { readPracticePartner } from "./read-practice-partner";
import { readSource } from "./read-source";

const read = readPracticePartner(new URL("../data", import.meta.url).pathname);
const shipped = "value" in read ? read.value : undefined;
const a1 = (change: (phrases: PracticePartnerPhrases) => void): PracticePartnerPhrases => {
  const phrases = structuredClone(shipped!.A1);
  change(phrases);
  return phrases;
};
const reasons = (phrases: PracticePartnerPhrases): string[] =>
  [...lintPracticePartner("A1", phrases)].map(({ path, reason }) => `${path.join(".")}: ${reason}`);

test("what practice partners say is in order at every level", () => {
  expect(read).not.toHaveProperty("problems");
  expect(Object.keys(shipped!)).toEqual([...cefrLevels]);
});

test("sentences grow with the level", () => {
  const lengths = cefrLevels.map((level) => {
    const asked = Object.values(shipped![level].topics).flat();
    const texts = asked.flatMap(({ ask, next }) => [ask, next]);
    return averageSentence(
      measureTexts(
        texts.map((text) => ({ path: [], text })),
        new Set(),
      ),
    );
  });
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([
  ["What is your full name?"],
  ["How old are you?"],
  ["Where do you live?"],
  ["Which school is the best, and which town is it in?"],
  ["Can I have your phone number?"],
  ["Send me a picture, please?"],
])("a practice partner never asks %j", (ask) => {
  const found = reasons(a1(({ topics }) => (topics.GENERAL[0]!.ask = ask)));
  expect(found.join()).toMatch(/^topics\.GENERAL\.0\.ask: asks for something personal/);
});

test("the same words in two places are found", () => {
  const found = reasons(a1(({ thanks, unknown }) => (unknown[0] = thanks[1]!)));
  expect(found).toEqual(["thanks.1: says the same as unknown.0"]);
});

test("a sentence too long for its level is found", () => {
  const long = `I ${"and I ".repeat(12)}see.`;
  const found = reasons(a1(({ thanks }) => (thanks[0] = long)));
  expect(found.join()).toContain("thanks.0: has a sentence of 26 words, more than 22 at A1");
});

test("words too rare for their level are found", () => {
  expect([...lintPracticePartner("A1", shipped!.C1)].map(({ reason }) => reason).join()).toMatch(
    /words are rarer than A1 allows .*nostalgia/,
  );
});

test.each([
  ["a recast without the sentence", "recasts", "I see what you mean."],
  ["a nudge without a name", "nudges", "Who knows that?"],
])("%s is refused", (_, key, text) => {
  const source = JSON.stringify({ ...shipped!.A1, [key]: [text, text, text, text] });
  expect(readSource("a1.yaml", source, practicePartnerSource)).toHaveProperty("problems");
});
