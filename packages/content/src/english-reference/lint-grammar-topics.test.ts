import { describe, expect, test } from "vitest";
import { loadContent } from "../answers";
import { lintGrammarTopics } from "./lint-grammar-topics";
import type { GrammarTopic } from "./schema";

const chosen = (question: string) => ({
  question: `${question} ___ home.`,
  choices: ["go", "goes", "going"],
  answer: "goes",
  why: "After a name the verb ends in -s.",
});
const typed = (question: string) => ({ question, answer: "He sings.", why: "“He” needs -s." });
const item = chosen("Aiko");
const topic: GrammarTopic = {
  id: "third-person-s",
  title: "The third person",
  level: "A1",
  names: ["third person"],
  explanation: "It ends in -s.",
  form: { head: ["he", "she"], rows: [["goes", "goes"]] },
  examples: ["She goes.", "He sings.", "It rains.", "Ana works."],
  mistakes: [{ wrong: "He sing.", right: "He sings.", why: "“He” needs -s." }],
  practice: [
    item,
    ...["Ben", "Chidi", "Dina"].map(chosen),
    ...["Put it right: he sing.", "Write it with “he”: I sing."].map(typed),
  ],
};
const reasons = (topics: GrammarTopic[], others?: Parameters<typeof lintGrammarTopics>[1]) =>
  [...lintGrammarTopics(topics, others)].map(({ reason }) => reason);
const practising = (change: Partial<GrammarTopic["practice"][number]>) => ({
  ...topic,
  practice: [{ ...item, ...change }, ...topic.practice.slice(1)],
});
const other: GrammarTopic = {
  ...topic,
  id: "other",
  names: ["other"],
  practice: topic.practice.map((each) => ({ ...each, question: `Once more: ${each.question}` })),
};

describe("a grammar topic", () => {
  test("may be written so", () => {
    expect(reasons([topic], { level: "A1" })).toEqual([]);
  });

  test("stands in the file of its level", () => {
    expect(reasons([topic], { level: "A2" })).toEqual(["is not A2, as the file is"]);
  });

  test.each([
    ["its id", { ...other, id: topic.id }, '"third-person-s" is there twice'],
    ["its names", { ...other, names: topic.names }, '"third person" is named twice'],
    [
      "its questions",
      { ...other, practice: [item, ...other.practice.slice(1)] },
      "is asked in another item too",
    ],
  ])("has %s for itself, in one file or in several", (_, twin, reason) => {
    expect(reasons([topic, twin])).toEqual([reason]);
    expect(reasons([twin], { elsewhere: [topic] })).toEqual([reason]);
  });

  test("names as related only others that there are", () => {
    const related = (...ids: string[]) => ({ ...topic, related: ids });
    expect(reasons([related("other")], { elsewhere: [other] })).toEqual([]);
    expect(reasons([related("other"), other])).toEqual([]);
    expect(reasons([related("other")])).toEqual(['"other" is no other topic']);
    expect(reasons([related(topic.id)])).toEqual(['"third-person-s" is no other topic']);
  });

  test.each<[string, Partial<GrammarTopic>, string]>([
    [
      "a table with rows as long as its head",
      { form: { head: ["he", "she"], rows: [["goes"]] } },
      "is not as long as the head",
    ],
    [
      "mistakes that are mistakes",
      { mistakes: [{ wrong: "He sings.", right: "He sings.", why: "It ends in -s." }] },
      "puts right what is right already",
    ],
    ["six items", { practice: topic.practice.slice(1) }, "has not 6 items"],
    [
      "two typed answers",
      { practice: [...topic.practice.slice(0, 5), chosen("Eva")] },
      "has fewer than 2 typed answers",
    ],
  ])("has %s", (_, change, reason) => {
    expect(reasons([{ ...topic, ...change }])).toEqual([reason]);
  });

  test("names a lesson that there is", () => {
    const { lessons, english } = loadContent();
    const ids = new Set<string | undefined>(lessons.map(({ id }) => id));
    const named = english.grammarTopics.flatMap(({ lesson }) => lesson ?? []);
    expect(named.filter((lesson) => !ids.has(lesson))).toEqual([]);
  });
});

describe("an item to practise", () => {
  test.each([
    ["a gap where it has choices", { question: "Aiko goes home." }, "has choices and no gap"],
    ["one gap only", { question: "___ and ___ sing." }, "has more than one gap"],
    [
      "its answer among the choices",
      { answer: "went" },
      "has an answer that is none of the choices",
    ],
    ["different choices", { choices: ["go", "goes", "go"] }, "has a choice twice"],
    ["either choices or more answers", { accept: ["walks"] }, "accepts more beside its choices"],
    [
      "a reason that says more than the answer",
      { why: "Goes." },
      "only repeats the answer to say why",
    ],
  ])("has %s", (_, change, reason) => {
    expect(reasons([practising(change)])).toEqual([reason]);
  });

  test("accepts each typed answer once, and a capital letter can be what is asked for", () => {
    const accepting = (accept: string[]) =>
      reasons([practising({ choices: undefined, answer: "goes", accept })]);
    expect(accepting(["walks", "Goes"])).toEqual([]);
    expect(accepting(["goes"])).toEqual(["accepts the same answer twice"]);
    expect(reasons([practising({ choices: ["go", "Goes", "goes"] })])).toEqual([]);
  });
});
