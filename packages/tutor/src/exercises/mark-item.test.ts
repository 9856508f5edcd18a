import { describe, expect, test } from "vitest";
import type { PracticeItem } from "../english-questions/types";
import { shuffled } from "./exercise-items";
import { looksLikeAnswer, markItem } from "./mark-item";

const works: PracticeItem = {
  question: "My sister ___ in a bank.",
  choices: ["work", "works", "working"],
  answer: "works",
  why: "After “my sister” the verb ends in -s.",
};
const none: PracticeItem = {
  question: "I like ___ music.",
  choices: ["a", "the", "–"],
  answer: "–",
  why: "We mean all of it.",
};
const typed: PracticeItem = {
  question: "Put it right: He don't like tea.",
  answer: "He doesn't like tea.",
  accept: ["He dislikes tea."],
  why: "After “he” we use “does” and “not”.",
};
const short: PracticeItem = {
  question: "Make it short: I am not tired.",
  answer: "I'm not tired.",
  why: "Only “I am” gets short here.",
};
const comma: PracticeItem = {
  question: "Put in a comma: If it rains we stay here.",
  answer: "If it rains, we stay here.",
  why: "The part with “if” stands first.",
};
const capital: PracticeItem = {
  question: "My aunt speaks ___.",
  choices: ["spanish", "Spanish", "SPANISH"],
  answer: "Spanish",
  why: "A language begins with one capital letter.",
};
const gap: PracticeItem = {
  question: "Write “do” or “does”: “___ Hassan play?”",
  answer: "Does",
  accept: ["does"],
  why: "Hassan is “he”.",
};

describe("an answer is marked", () => {
  test.each([
    ["itself", works, "works"],
    ["with a mark and a capital", works, "Works."],
    ["in the whole sentence", works, "My sister works in a bank."],
    ["with words around it", works, "I think it is works"],
    ["with its reason", works, "works because it is she"],
    ["no word, in words", none, "no word"],
    ["no word, by its sign", none, "-"],
    ["no word, in the whole sentence", none, "I like music"],
    ["typed", typed, "he doesn’t like tea"],
    ["written in full", typed, "He does not like tea."],
    ["another that is right too", typed, "He dislikes tea"],
    ["in quotation marks", typed, "“He doesn't like tea.”"],
    ["the short form where that is asked for", short, "I'm not tired"],
    ["with the comma that is asked for", comma, "If it rains, we stay here"],
    ["with the capital that is asked for", capital, "Spanish"],
    ["of one word", gap, "does"],
    ["of one word in its sentence", gap, "Does Hassan play?"],
  ])("right: %s", (_, item, message) => expect(markItem(item, message)).toBe("right"));

  test.each([
    ["another choice", works, "working"],
    ["another choice in the sentence", works, "My sister work in a bank"],
    ["a word where none belongs", none, "the"],
    ["a small letter where a capital is asked for", capital, "spanish"],
  ])("wrong: %s", (_, item, message) => expect(markItem(item, message)).toBe("wrong"));

  test.each([
    ["the long form where the short one is asked for", short, "I am not tired."],
    ["no comma where it is asked for", comma, "If it rains we stay here."],
    ["another sentence", typed, "He doesn't likes tea."],
  ])("not right: %s", (_, item, message) => {
    expect(markItem(item, message)).toBe("no-answer");
    expect(looksLikeAnswer(item, message)).toBe(true);
  });

  test.each(["a", "b)", "c.", "first", "the second one"])(
    "%j names a choice by its place",
    (message) => {
      const at = { a: 0, b: 1, c: 2, f: 0, t: 1 }[message[0] as "a" | "b" | "c" | "f" | "t"];
      const isRight = shuffled(works)[at] === "works";
      expect(markItem(works, message)).toBe(isRight ? "right" : "wrong");
    },
  );
});

test.each([
  "Yesterday I went to the park with my brother and we played football.",
  "What does bank mean?",
  "Can we talk about something else, please?",
])("%j is no try at an item", (message) => {
  for (const item of [works, none, typed, short, gap])
    expect(looksLikeAnswer(item, message)).toBe(false);
});
