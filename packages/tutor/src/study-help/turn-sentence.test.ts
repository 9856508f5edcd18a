import { describe, expect, it } from "vitest";
import { readTurn, turned } from "./turn-sentence";

describe("turning a sentence", () => {
  it.each([
    ["she likes coffee", "negative", "She doesn't like coffee."],
    ["I have some money", "negative", "I don't have any money."],
    ["We have seen it", "negative", "We haven't seen it."],
    ["I'm tired", "negative", "I am not tired."],
    ["My brother went home", "negative", "My brother didn't go home."],
    ["They live in Rome", "question", "Do they live in Rome?"],
    ["Your sister can swim", "question", "Can your sister swim?"],
    ["He usually works at night", "question", "Does he usually work at night?"],
    ["Maria studied law", "question", "Did Maria study law?"],
    ["I am eating when you call", "past", "I was eating when you called."],
    ["The children play in the park", "past", "The children played in the park."],
    ["She is at home", "future", "She will be at home."],
    ["I can help you", "future", "I will be able to help you."],
  ] as const)("%s as a %s", (sentence, into, said) => {
    expect(turned(sentence, into)).toBe(said);
  });

  it("leaves alone what it cannot turn for sure", () => {
    expect(turned("She never smokes", "negative")).toBeNull();
    expect(turned("I went home", "past")).toBeNull();
    expect(turned("a big house", "question")).toBeNull();
  });

  it.each([
    ["make negative: she likes coffee", "negative", "she likes coffee"],
    ["Turn this into a question please: You are ready.", "question", "You are ready."],
    ["put in past: I work here", "past", "I work here"],
    ["He is ill. Make it negative.", "negative", "He is ill"],
    ['can you change "we eat fish" into a question?', "question", "we eat fish"],
  ])("reads %s", (message, into, sentence) => {
    expect(readTurn(message)).toEqual({ into, sentence });
  });

  it.each([
    "what is the past of go",
    "make happy negative",
    "give me questions about food",
    "what's the past simple?",
    "I want to talk about the future with you",
    "negative prefix for possible",
  ])("takes no other wish for one: %s", (message) => {
    expect(readTurn(message)).toBeNull();
  });
});
