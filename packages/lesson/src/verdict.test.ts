import { describe, expect, test } from "vitest";
import { verdictOf } from "./verdict";

const free = { about: ["family", "sister", "have", "live"], atLeast: 3 };
const verdict = (answer: string, mistakes: Parameters<typeof verdictOf>[2] = []) =>
  verdictOf(answer, free, mistakes);

describe("a free answer is right", () => {
  test.each([
    ["on the point, long enough and without marks", "I have two sisters."],
    ["said in the past", "We had no dog"],
    ["mistyped by a letter where it matters", "My famly is big"],
    ["a question back about the same", "Do you have sisters?"],
  ])("where it is %s", (_what, answer) => {
    expect(verdict(answer)).toBe("right");
  });

  test.each([
    ["is a capital", { wrong: "i", better: "I" }],
    ["is the final mark", { wrong: "sisters", better: "sisters." }],
    ["puts a mark in", { wrong: "", better: "." }],
    ["is a guess", { wrong: "two", better: "too", isGuess: true }],
  ])("where all that was marked %s", (_what, mistake) => {
    expect(verdict("i have two sisters", [mistake])).toBe("right");
  });
});

describe("a free answer is nearly right", () => {
  test.each([
    ["was marked with something better", { wrong: "has", better: "have" }],
    ["should be left out", { wrong: "the", better: "" }],
    ["should be looked at again", { wrong: "has two", better: null }],
  ])("where a part of it %s", (_what, mistake) => {
    expect(verdict("I has two sisters", [{ wrong: "i", better: "I" }, mistake])).toBe("nearly");
  });
});

describe("a free answer is off the point", () => {
  test.each([
    ["says nothing of what was asked", "Pizza is very good."],
    ["is a question back about something else", "What is your name?"],
    ["is no English", "mi hermana es alta"],
    ["is nonsense", "asdf qwer zxcv"],
  ])("where it %s, marks or not", (_what, answer) => {
    expect(verdict(answer)).toBe("off-the-point");
    expect(verdict(answer, [{ wrong: "is", better: "are" }])).toBe("off-the-point");
  });
});

describe("a free answer misses the point where it", () => {
  const advice = {
    about: ["should", "try", "drink"],
    also: [["rest", "run", "@drink"]],
    against: ["shouldn't rest"],
    atLeast: 3,
    question: "I am tired, but I want to run and drink coffee. What should I do?",
  };
  test.each([
    ["leaves out a part that was asked for", "You should buy a car."],
    ["says the opposite of what it should", "You shouldn't rest, go to work."],
    ["only repeats the question", "I want to run and drink coffee"],
    ["is in another language", "Du solltest nicht run, trink Wasser"],
    ["is a list of words", "water tea rest drink coffee"],
    ["is words in no order", "The should rest my and of tea the"],
    ["is code", "if (tired) { should(rest); }"],
    ["says one word again and again", "should rest rest rest should rest rest"],
  ])("%s", (_what, answer) => {
    expect(verdictOf(answer, advice, [])).toBe("off-the-point");
  });

  test.each(["You should rest.", "Try some green tea!", "you should to drink tea"])(
    "but not where all of it is said: %s",
    (answer) => {
      expect(verdictOf(answer, advice, [])).toBe("right");
    },
  );

  test("and what the task rules out is nearly right", () => {
    expect(verdictOf("You should rest.", { ...advice, without: ["you"] }, [])).toBe("nearly");
  });
});

describe("a free answer is too short", () => {
  test.each(["", "  ", "…", "sister", "My sister.", "have have"])(
    "with fewer words than an answer has: %j",
    (answer) => {
      expect(verdict(answer)).toBe("too-short");
    },
  );

  test.each([
    "I don't know",
    "i dont know.",
    "I do not know the answer",
    "Sorry, I don’t know what to say",
    "I really don't know, sorry",
    "I have no idea",
    "I'm not sure",
    "I can't answer this question",
    "I don't understand the question",
  ])("where it only says that the learner does not know: %s", (answer) => {
    expect(verdict(answer)).toBe("too-short");
  });

  test("but not where more is said than that", () => {
    expect(verdict("I don't know where my sister lives")).toBe("right");
    expect(verdict("I have no idea how my family is")).toBe("right");
  });
});
