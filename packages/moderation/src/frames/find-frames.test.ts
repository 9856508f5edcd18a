import { describe, expect, test } from "vitest";
import data from "../../data/danger-frames.json";
import { fold } from "../text/fold";
import { dangersByForm } from "./find-frames";

const dangers = (text: string) => [...dangersByForm(fold(text).text)];

describe("who does what to whom is heard in whatever English", () => {
  test.each([
    ["self-harm", "If I disappear nobody notice"],
    ["self-harm", "I hide my arms because there are many cuts"],
    ["self-harm", "my sister dont eat, she is only bones, i am scared"],
    ["danger", "i am affraid when my dad come home"],
    ["danger", "They've been making my life hell since I moved to this school."],
    ["danger", "i send him a photo and now he want money"],
    ["danger", "I eat only at school because at home is no food"],
    ["danger", "a man is following me now what do i do"],
    ["danger", "my mom is on the floor and she dont move"],
  ])("%s: %j", (danger, text) => {
    expect(dangers(text)).toContain(danger);
  });

  test("in two sentences beside each other", () => {
    expect(dangers("i did it again. the knife. my leg")).toContain("self-harm");
  });

  test("with a slip of the pen in its chief word", () => {
    expect(dangers("i want escape from my husbend")).toContain("danger");
  });

  test("where several signs stand together, though none says enough alone", () => {
    expect(dangers("I'm hiding, he has a knife, please")).toContain("danger");
  });
});

test.each([
  "I have no food at home, I must go shopping",
  "He says he will send me the photos of the party",
  "My brother beat me at chess again",
  "I never want to go back to that hotel",
  "We play hide and seek and he is behind the door",
  "In the film the man hides with a knife and hits me with fear",
  "My boyfriend is 25 and I am 24",
  "We had fish, and he told me about his final exam",
])("%j is no cry, though it has its words", (text) => {
  expect(dangers(text)).toEqual([]);
});

describe("a frame is written so that it can be found", () => {
  const wordsOf = (part: string): string[] =>
    part.split("|").flatMap((word) => {
      const members = (data.classes as Record<string, string>)[word.slice(1)];
      return word.startsWith("@") && members !== undefined
        ? members.split(" ").flatMap(wordsOf)
        : [word];
    });
  const frames = data.kinds.flatMap(({ frames: ofKind, unless }) =>
    ofKind.map((frame) => ({ ofKind: unless, ...frame })),
  );

  test("none has the name of another", () => {
    const names = frames.map(({ says }) => says);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("none asks for a word that makes it innocent", () => {
    const contradictions = frames.flatMap(({ says, all, ofKind, ...frame }) => {
      const unless = [...data.unless, ...ofKind, ...("unless" in frame ? frame.unless : [])];
      const forbidden = new Set(
        unless
          .flatMap((text) => text.split(", "))
          .filter((pattern) => !pattern.includes(" "))
          .flatMap(wordsOf),
      );
      return all
        .flatMap((text) => text.split(/,? /))
        .flatMap((part) => part.replace(/\?$/, "").split("|"))
        .filter((word) => forbidden.has(word))
        .map((word) => `${says}: ${word}`);
    });
    expect(contradictions).toEqual([]);
  });
});

test.each([
  ["one word", "a".repeat(5000)],
  ["short sentences", "i. ".repeat(1666)],
  ["lines", "i\n".repeat(2500)],
  ["pairs of letters", "ki".repeat(2500)],
])("5,000 characters of %s are no cry", (_, text) => {
  expect(dangers(text)).toEqual([]);
});

test("a cry is heard behind 5,000 characters that begin many frames", () => {
  const begun = "want me. not tell. my mother. i die ".repeat(140);
  expect(dangers(`${begun}. I hide my arms because there are many cuts`)).toContain("self-harm");
});
