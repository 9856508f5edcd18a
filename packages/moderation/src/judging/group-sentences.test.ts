import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import {
  harmlessOfGroups,
  innocentByTopic,
  innocentSentences,
  seenGroupSentences,
  singleGroupSentencesByFunction,
  unseenGroupSentencesByFunction,
} from "../testing/corpora";
import { misspellings } from "../testing/misspell";
import type { Action, MessageContext } from "./verdict";

const amongMinors: MessageContext = {
  author: { ageBand: "AGE_13_TO_17" },
  audienceHasMinors: true,
  recent: [],
  now: 0,
};
const judge = (text: string): Action => judgeMessage(text, amongMinors).action;
const share = (some: readonly string[], is: (action: Action) => boolean): number =>
  some.filter((text) => is(judge(text))).length / some.length;

describe("what is said of groups of people, in sentences known while the rules were made", () => {
  test.each(seenGroupSentences.hateful)("%s is blocked", (_, sentences) => {
    expect(share(sentences, (action) => action === "block")).toBeGreaterThan(0.98);
  });

  test.each([
    "I don't sit next to Pakistanis",
    "I refuse to talk to Muslims",
    "Being gay is a mental illness",
    "Women are made for cooking",
    "Jews want to replace us",
    "We must clean our land of the Kurds",
  ])("%s is blocked, too", (sentence) => expect(judge(sentence)).toBe("block"));

  test.each(["Men are pigs, says my sister.", "I think men are stupid."])(
    "%s is warned of only",
    (sentence) => expect(judge(sentence)).toBe("warn"),
  );

  test.each(["Kill all men!", "Men should be killed."])("%s is blocked all the same", (sentence) =>
    expect(judge(sentence)).toBe("block"),
  );

  test.each(seenGroupSentences.harmless)("%s is left alone", (_, sentences) => {
    expect(share(sentences, (action) => action !== "allow")).toBe(0);
  });

  test.each(harmlessOfGroups)("talk about people is left alone: %s", (sentence) => {
    expect(judge(sentence)).toBe("allow");
  });
});

const flat = (byFunction: readonly (readonly [string, readonly string[]])[]) =>
  byFunction.flatMap(([, sentences]) => sentences);

describe("what is said of groups of people, in sentences written without reading the rules", () => {
  const { hateful, harmless } = singleGroupSentencesByFunction;

  test("is blocked where it is hateful, in at least three of four, and seldom passed", () => {
    expect(share(flat(hateful), (action) => action === "block")).toBeGreaterThan(0.75);
    expect(share(flat(hateful), (action) => action === "allow")).toBeLessThan(0.2);
  });

  test("is never blocked where it is harmless, and hardly ever warned of", () => {
    expect(flat(harmless).filter((text) => judge(text) === "block")).toEqual([]);
    expect(share(flat(harmless), (action) => action !== "allow")).toBeLessThan(0.02);
  });

  test.each([
    ["praise that the writer doubts", "I don't think Mexicans deserve respect."],
    ["praise that nobody is given", "There is no such thing as a good Jew."],
    ["an insult after a participle", "Mexicans are uneducated criminals."],
    ["an insult without a verb", "You know Arabs? Terrorists, all of them."],
    ["distrust of a group", "Never trust a Jew with your money."],
    ["harm in two words", "Immigrants came last year. We should throw them into the sea."],
    ["a view that claims to be alone", "Am I the only one who thinks immigrants are scum?"],
    ["letters of a short word exchanged", "Refugees are scmu."],
    ["a space in a short word", "I hate ga ys"],
  ])("%s is blocked", (_, sentence) => expect(judge(sentence)).toBe("block"));

  test.each([
    ["what somebody says of themself", "I'm a stupid foreigner, sorry for my English."],
    [
      "they who are others",
      "I met two Turkish women. The mosquitoes there bit us, they should die.",
    ],
    ["an attack that the writer doubts", "I don't think that Muslims are terrorists."],
    ["what others were called", "Immigrants were considered criminals in those days."],
    ["what a law denies them", "Refugees have no right to work in the first months."],
  ])("%s is left alone", (_, sentence) => expect(judge(sentence)).toBe("allow"));
});

describe("what is said of groups of people, in sentences written after the rules", () => {
  const { hateful, harmless } = unseenGroupSentencesByFunction;

  test("is blocked where it is hateful, in at least seven of ten", () => {
    expect(share(flat(hateful), (action) => action === "block")).toBeGreaterThan(0.7);
  });

  test("is never blocked where it is harmless", () => {
    expect(flat(harmless).filter((text) => judge(text) === "block")).toEqual([]);
  });

  test.each(harmless.filter(([tested]) => !/quotation|counter/.test(tested)))(
    "%s is left alone",
    (_, sentences) => expect(share(sentences, (action) => action !== "allow")).toBe(0),
  );

  test("is warned of in at most one of ten harmless ones, all about what others say", () => {
    expect(share(flat(harmless), (action) => action === "warn")).toBeLessThan(0.1);
  });
});

describe("misspelt words", () => {
  const hateful = seenGroupSentences.hateful.flatMap(([, sentences]) => sentences);
  const innocent = [...harmlessOfGroups, ...innocentSentences, ...innocentByTopic];

  test.each(Object.entries(misspellings))("of hate are seen with %s", (_, misspell) => {
    expect(share(hateful.map(misspell), (action) => action === "block")).toBeGreaterThan(0.7);
  });

  test.each(Object.entries(misspellings))("of learners are no hate with %s", (_, misspell) => {
    const hate = innocent.filter((text) =>
      judgeMessage(misspell(text), amongMinors).reasons.includes("hate"),
    );
    expect(hate.length / innocent.length).toBeLessThan(0.005);
  });

  test.each(["Scunthorpe", "Penistone", "therapist", "Niger", "Romania", "Christina", "salves"])(
    "and a word of its own is none: %s",
    (word) => {
      expect(judge(`${word} is terrible, I hate ${word}.`)).toBe("allow");
      expect(judge(`Women and ${word} are here.`)).toBe("allow");
    },
  );
});

describe("a slur", () => {
  test.each([
    "People who call others faggots are wrong.",
    "We faggots are proud of who we are.",
    'He shouted "you faggot" and I told the teacher.',
  ])("that is quoted, denounced or said of oneself is hidden and warned of: %s", (sentence) => {
    const { action, content, reasons } = judgeMessage(sentence, amongMinors);
    expect(action).toBe("warn");
    expect(reasons).toContain("hate");
    expect(content).not.toMatch(/fag|faggot/);
  });

  test.each(["He is a faggot.", "Those faggots!", '"faggots"'])(
    "that is said is blocked: %s",
    (sentence) => expect(judge(sentence)).toBe("block"),
  );
});

test.each(["This fucking homework!", "Damn, I hate this shit", "You are a stupid idiot"])(
  "swearing and insults at a person are no hate: %s",
  (sentence) => expect(judgeMessage(sentence, amongMinors).reasons).not.toContain("hate"),
);
