import { describe, expect, test } from "vitest";
import { findRuleMistakes } from "./find-rule-mistakes";
import type { Finding } from "./harper/plain-errors";
import { markText, type Readers } from "./mark-text";
import type { Proposal } from "./tagger";

const readers = (more: Partial<Readers> = {}): Readers => ({
  harper: () => Promise.resolve([]),
  rules: () => [],
  tagger: () => [],
  ...more,
});
const spelling = (sentence: string, wrong: string, better: string): Finding[] => {
  const start = sentence.indexOf(wrong);
  if (start === -1) return [];
  return [
    {
      rule: "SpellCheck",
      kind: "Spelling",
      start,
      end: start + wrong.length,
      message: "",
      replacements: [better],
    },
  ];
};
const proposal = (
  sentence: string,
  wrong: string,
  better: string,
  probability: number,
): Proposal[] => {
  const start = sentence.indexOf(wrong);
  if (start === -1) return [];
  return [{ start, end: start + wrong.length, better, tag: "V_S", probability }];
};

test("marks of all sentences of a text stand in order, with their places in the text", async () => {
  const text = "My name Ana.\nHello! I from Brazil.";
  const marks = await markText(text, readers({ rules: findRuleMistakes }));
  expect(marks.map(({ start, length, wrong, better }) => [start, length, wrong, better])).toEqual([
    [8, 0, "", "is "],
    [22, 0, "", "am "],
  ]);
});

test("a rule's mark comes before Harper's, and Harper's before the network's", async () => {
  const sentence = "I has a dogg and she like him.";
  const rule = { rule: "x", topic: "verb-be", why: "Rule.", start: 2, end: 5, better: "have" };
  const marks = await markText(
    sentence,
    readers({
      rules: (each) => (each === sentence ? [rule] : []),
      harper: (each) =>
        Promise.resolve([...spelling(each, "dogg", "dog"), ...spelling(each, "has", "hat")]),
      tagger: (each) => [
        ...proposal(each, "dogg", "dogs", 0.99),
        ...proposal(each, "like", "likes", 0.99),
      ],
    }),
  );
  expect(marks.map(({ wrong, better }) => [wrong, better])).toEqual([
    ["has", "have"],
    ["dogg", "dog"],
    ["like", "likes"],
  ]);
  expect(marks[0]).toMatchObject({ why: "Rule.", topic: "verb-be" });
});

describe("the network", () => {
  test.each([
    [0.95, "likes"],
    [0.85, null],
  ])("at %d corrects with %j", async (probability, better) => {
    const tagger = (each: string) => proposal(each, "like", "likes", probability);
    const [mark] = await markText("She like it.", readers({ tagger }));
    expect(mark).toMatchObject({ wrong: "like", better });
  });

  test("points at the next word where it is not sure what is missing", async () => {
    const tagger = () => [{ start: 7, end: 7, better: "the ", tag: "I_the", probability: 0.85 }];
    const [mark] = await markText("I go to market.", readers({ tagger }));
    expect(mark).toMatchObject({ start: 8, wrong: "market", better: null });
  });
});

test("a correction in whose place something is wrong again only points", async () => {
  const harper = (each: string) =>
    Promise.resolve([...spelling(each, "wich", "whic"), ...spelling(each, "whic", "which")]);
  const [mark] = await markText("The book wich I read.", readers({ harper }));
  expect(mark).toMatchObject({ wrong: "wich", better: null });
});

test("a word that is misspelt and stands in the wrong form is one mark, which says both", async () => {
  const harper = (each: string) => Promise.resolve(spelling(each, "recieved", "received"));
  const marks = await markText(
    "I have recieved your letter yesterday.",
    readers({ harper, rules: findRuleMistakes }),
  );
  expect(marks.map(({ wrong, better }) => [wrong, better])).toEqual([
    ["have recieved", "received"],
  ]);
});

test("what is wrong only in the corrected sentence is marked too", async () => {
  const marks = await markText(
    "The informations are useful.",
    readers({ rules: findRuleMistakes }),
  );
  expect(marks.map(({ wrong, better }) => [wrong, better])).toEqual([
    ["informations are", "information is"],
  ]);
});

test("the network reads the corrected sentence", async () => {
  const tagger = (each: string) => proposal(each, "agree", "agreeing", 0.99);
  const text = "I am agree with you.";
  const read: string[] = [];
  await markText(
    text,
    readers({ rules: findRuleMistakes, tagger: (each) => (read.push(each), tagger(each)) }),
  );
  expect(read).toEqual(["I agree with you."]);
});

test.each([
  'Is it "he go" or "he goes"?',
  'My teacher said that "she don\'t like it" is wrong.',
  "We never say “I am agree”.",
  "Give me an exercise about a and an.",
])("words that are only mentioned are not marked: %s", async (text) => {
  expect(await markText(text, readers({ rules: findRuleMistakes }))).toEqual([]);
});

test.each([
  "Can I say “I am agree”?",
  "Is “I am agree” correct?",
  "Is it right to say “I am agree”?",
])("who asks whether it is right sees what is not: %s", async (text) => {
  const marks = await markText(text, readers({ rules: findRuleMistakes }));
  expect(marks.map(({ better }) => better)).toEqual(["agree"]);
});

test("what somebody says in quotes is marked as everything else", async () => {
  const marks = await markText(
    "He said: “She don't like tea.”",
    readers({ rules: findRuleMistakes }),
  );
  expect(marks.map(({ better }) => better)).toEqual(["does"]);
});

test.each([
  ["how are you", []],
  ["how are you?", ["How"]],
])("a message may begin small as long as it has no mark at its end: %j", async (text, better) => {
  const harper = (each: string) =>
    Promise.resolve(
      spelling(each, "how", "How").map((found) => ({ ...found, kind: "Capitalization" })),
    );
  const marks = await markText(text, readers({ harper }));
  expect(marks.map((mark) => mark.better)).toEqual(better);
});

test("a sentence of another language is left alone, and the next is read", async () => {
  const harper = (each: string) =>
    Promise.resolve(["hola", "como", "estas"].flatMap((word) => spelling(each, word, "x")));
  const text = "hola como estas. My name Ana.";
  const marks = await markText(text, readers({ harper, rules: findRuleMistakes }));
  expect(marks.map(({ better }) => better)).toEqual(["is "]);
});

test("no sentence is begun when there is no time left", async () => {
  let asked = 0;
  const hasTime = () => (asked += 1) < 2;
  const marks = await markText("My name Ana. My name Ben.", readers({ rules: findRuleMistakes }), {
    hasTime,
  });
  expect(marks).toHaveLength(1);
});
