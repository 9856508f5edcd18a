import { describe, expect, test } from "vitest";
import type { EverydayThing } from "../study-help/word-book/word-book";
import { findByDescription } from "./find-by-description";
import { readDescription } from "./read-description";

const thing = (word: string, kind: string, meaning: string, ...described: string[]) =>
  ({
    word,
    kind,
    meaning,
    described,
    level: "A2",
    example: `Look: ${word}.`,
  }) satisfies EverydayThing;

const things = [
  thing("baker", "jobs", "a person who makes bread and cakes", "man who sells bread"),
  thing("barber", "jobs", "a man who cuts men's hair", "man who cut hair"),
  thing("giraffe", "animals", "a tall animal with a very long neck", "yellow animal with spots"),
  thing("scarf", "clothes", "a long piece of cloth for your neck", "warm thing for neck"),
  thing("insomnia", "health", "when you often cannot sleep", "no sleep at night"),
  thing("pack", "actions", "to put clothes in a suitcase", "prepare suitcase"),
  thing("door", "home", "what you open to go into a room", "thing you open and enter"),
  thing("key", "home", "a small metal thing that opens a door", "open the door with it"),
];
const words = [
  { word: "soap", partOfSpeech: "noun", meaning: "what you wash with", example: "Use soap." },
];
const found = (description: string) =>
  findByDescription(description, words, things).map(({ word }) => word);

describe("a word is found by its description", () => {
  test.each([
    ["the person who makes bread", "baker"],
    ["man who cut hair", "barber"],
    ["it is an animal with long neck", "giraffe"],
    ["you can't sleep", "insomnia"],
    ["to put clothes in a suitcase", "pack"],
  ])("in the words of a learner: %j is %s", (description, word) => {
    expect(found(description)[0]).toBe(word);
  });

  test("with a slip of a finger in it", () => {
    expect(found("to put cloths in a suitecase")[0]).toBe("pack");
  });

  test("but never an animal for a person, or a thing for an animal", () => {
    expect(found("a man with a long neck")).not.toContain("giraffe");
    expect(found("an animal with a long warm neck")).not.toContain("scarf");
  });

  test("and what opens a door is no door", () => {
    expect(found("a thing that opens a door")[0]).toBe("key");
  });

  test.each(["the line that divides a triangle in two", "a person who collects stamps", "a thing"])(
    "but nothing is guessed where too little fits: %j",
    (description) => {
      expect(found(description)).toEqual([]);
    },
  );
});

describe("a description is read", () => {
  const known = { pairs: [], topics: [], words, wordBook: { things } as never };
  test.each([
    ["What do you call the person who makes bread?", "the person who makes bread"],
    ["how you say in english the man who cut hair", "the man who cut hair"],
    ["i forgot the word, it is an animal with long neck", "an animal with long neck"],
    ["what is the word when you can't sleep", "when you can't sleep"],
  ])("where a word is asked for: %j", (message, description) => {
    expect(readDescription(message, known)).toContain(description.replace(/^when /, ""));
  });

  test.each([
    "How do I say no to an invitation?",
    "What is the word family of care?",
    "What is the opposite of a long neck?",
    "I like animals with a long neck.",
    "i want job in kindergarten. i like children very much",
    "What's the noun from decide?",
    "translate please “Guten Morgen”",
  ])("and nowhere else: %j", (message) => {
    expect(readDescription(message, known)).toBeNull();
  });
});
