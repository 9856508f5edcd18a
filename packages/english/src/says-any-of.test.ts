import { describe, expect, test } from "vitest";
import { saysAnyOf } from "./says-any-of";

describe("a text says a word", () => {
  test.each([
    ["as it stands, whatever its case", "My SISTER is here.", "sister"],
    ["in the plural", "I have two sisters", "sister"],
    ["in an irregular form", "We went home", "go"],
    ["in the form of an everyday verb", "It was fine", "be"],
    ["in an irregular plural", "two children", "child"],
    ["with a doubled letter", "I was running", "run"],
    ["in the negative", "You shouldn't eat", "should"],
    ["with its apostrophe, straight or not", "I’m Ana", "i'm"],
    ["as a part of a word with a hyphen", "a six-week course", "week"],
    ["with a letter too few", "my famly", "family"],
    ["with a letter too many", "my fammily", "family"],
    ["with another letter", "my famaly", "family"],
    ["with two letters exchanged", "my faimly", "family"],
  ])("%s", (_how, text, word) => {
    expect(saysAnyOf(text, ["nothing", word])).toBe(true);
  });

  test.each([
    ["where it is another word", "I like cheese", "sister"],
    ["inside another word", "I am startled", "star"],
    ["where two letters are wrong", "my fomaly", "family"],
    ["where a form of another verb is near it", "I sold it", "smell"],
    ["where it is short and mistyped", "my dag", "dog"],
    ["where nothing is said", "…", "dog"],
  ])("not %s", (_how, text, word) => {
    expect(saysAnyOf(text, [word])).toBe(false);
  });
});
