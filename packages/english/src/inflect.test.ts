import { describe, expect, test } from "vitest";
import { comparisonOf, isUncountable, pastOf, pluralOf } from "./inflect";

describe("the past of a verb", () => {
  test.each([
    ["go", "went", "gone"],
    ["make", "made", "made"],
    ["work", "worked", "worked"],
    ["like", "liked", "liked"],
    ["study", "studied", "studied"],
    ["play", "played", "played"],
    ["stop", "stopped", "stopped"],
    ["open", "opened", "opened"],
    ["visit", "visited", "visited"],
    ["prefer", "preferred", "preferred"],
    ["travel", "travelled", "travelled"],
    ["fail", "failed", "failed"],
    ["occur", "occurred", "occurred"],
    ["panic", "panicked", "panicked"],
    ["fix", "fixed", "fixed"],
    ["show", "showed", "shown"],
    ["run", "ran", "run"],
    ["come", "came", "come"],
    ["put", "put", "put"],
    ["get", "got", "got"],
    ["be", "was or were", "been"],
    ["have", "had", "had"],
    ["drink", "drank", "drunk"],
  ])("%s is %s and %s", (verb, past, participle) => {
    expect(pastOf(verb)).toEqual({ past, participle });
  });
});

test("what is not counted has no plural", () => {
  expect(["information", "advice", "homework"].map(isUncountable)).toEqual([true, true, true]);
  expect(["book", "idea"].map(isUncountable)).toEqual([false, false]);
});

test.each([
  ["child", "children"],
  ["book", "books"],
  ["bus", "buses"],
  ["watch", "watches"],
  ["city", "cities"],
  ["day", "days"],
  ["potato", "potatoes"],
  ["photo", "photos"],
  ["knife", "knives"],
  ["quiz", "quizzes"],
  ["sheep", "sheep"],
  ["woman", "women"],
])("the plural of %s is %s", (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural);
});

test.each([
  ["big", "bigger", "biggest"],
  ["nice", "nicer", "nicest"],
  ["happy", "happier", "happiest"],
  ["old", "older", "oldest"],
  ["simple", "simpler", "simplest"],
  ["narrow", "narrower", "narrowest"],
  ["useful", "more useful", "most useful"],
  ["expensive", "more expensive", "most expensive"],
  ["good", "better", "best"],
  ["tired", "more tired", "most tired"],
])("%s compares as %s and %s", (adjective, comparative, superlative) => {
  expect(comparisonOf(adjective)).toEqual({ comparative, superlative });
});
