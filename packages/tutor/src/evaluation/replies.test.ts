import { describe, expect, test } from "vitest";
import { fulfils } from "./conditions";
import { isEcho } from "./echoes";
import { isRefusal } from "./refusals";
import { repeatedSentence } from "./repetition";
import { hasForm } from "./reply-forms";

describe("a condition", () => {
  test.each([
    ["Use “tell” with a person.", "tell + (person|somebody)", true],
    ["Use “tell” here.", "tell + (person|somebody)", false],
    ["Children", "children|kids", true],
    ["Grandchildren", "children", false],
    ["They gave “AN apple”.", '"an', true],
    ["What is it?", "\\?", true],
  ])("of %j by %j is %s", (text, condition, is) => {
    expect(fulfils(text, condition)).toBe(is);
  });
});

describe("a refusal", () => {
  test.each([
    "I am sorry, I cannot help with that.",
    "I don't know that word.",
    "I only know English words and grammar.",
    "I am a program. I know only grammar. What do you do?",
    "I'm not sure what you mean.",
    "Can you say it in another way?",
    "I would rather talk about something else.",
    "Sorry, that is not something I can do.",
  ])("is %j", (reply) => expect(isRefusal(reply)).toBe(true));

  test.each([
    "I am sorry to hear that. What happened?",
    "You can say “I don't know the way.”",
    "Do you know why?",
    "Many people cannot swim. And you?",
    "I am a computer program, so I never sleep.",
  ])("is not %j", (reply) => expect(isRefusal(reply)).toBe(false));
});

describe("an echo", () => {
  test.each([
    ["You wrote “dog”. Can you tell me a little more about it?", "I have a dog"],
    ["Can you tell me more about “football”?", "I play football"],
    ["Why is “summer” important to you?", "i like summer"],
    ["You said my grandmother died. And then?", "my grandmother died last week"],
    ["“I have a big dog at home.” OK.", "I have a big dog at home"],
  ])("is %j to %j", (reply, message) => expect(isEcho(reply, message)).toBe(true));

  test.each([
    ["Instead of “go”, write “goes”.", "She go home"],
    ["“Biscuit” means a small dry cake.", "what is biscuit"],
    ["Can you write a sentence with “biscuit”?", "what is biscuit"],
    ["A dog is good company. What is its name?", "I have a dog"],
    ["“past simple”: Use it for what is over.", "explain the past simple"],
  ])("is not %j to %j", (reply, message) => expect(isEcho(reply, message)).toBe(false));
});

describe("a repetition", () => {
  const said = (say: string, reply: string) => ({ say, reply });
  test("is a sentence that goes as one before, with another word of the learner in it", () => {
    const before = [said("I like cats", "What do you like about cats, and why?")];
    expect(
      repeatedSentence(said("I like rice", "What do you like about rice, and why?"), before),
    ).not.toBeNull();
    expect(repeatedSentence(said("Rice", "Who cooks it at your home?"), before)).toBeNull();
  });
  test("is the same sentence twice in a reply", () => {
    const twice = "This is a long day. This is a long day.";
    expect(repeatedSentence(said("Hi", twice), [])).not.toBeNull();
  });
  test("is forgotten after twenty replies, and a few words may come again", () => {
    const others = Array.from({ length: 20 }, (_, at) =>
      said("x", `Number ${"i".repeat(at + 1)}.`),
    );
    const first = said("x", "How was your day at work?");
    expect(repeatedSentence(first, [first, ...others])).toBeNull();
    expect(repeatedSentence(first, [first, ...others.slice(1)])).not.toBeNull();
    const thanks = said("x", "That is great!");
    expect(repeatedSentence(thanks, [thanks])).toBeNull();
  });
});

test.each([
  ["Complete: “She ___ to school.”", "exercise", true],
  ["Write the past of “go”.", "exercise", true],
  ["What did you do this morning?", "exercise", false],
  ["Is it “by bus” or “with bus”?", "exercise", true],
  ["What did you do this morning?", "question", true],
  ["Say it with “to”.", "question", false],
  ["“I went home early.” is right.", "example", true],
  ["Use it for the past.", "example", false],
] as const)("that %j has the form of an %s is %s", (reply, form, is) => {
  expect(hasForm(reply, form)).toBe(is);
});
