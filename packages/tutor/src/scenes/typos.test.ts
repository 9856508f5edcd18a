import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleScene, sceneHearing } from "../testing/sample-scene";
import { editDistance } from "./edit-distance";
import { playScene } from "./play-scene";

const isHeard = (pattern: string, message: string): boolean =>
  playScene(sceneHearing(pattern), [message]).goals[0]!.isDone;

describe("a slip is forgiven", () => {
  test.each([
    ["coffee", "a coffe please"],
    ["coffee", "a cofee please"],
    ["coffee", "two coffes"],
    ["sandwich", "one sandwhich"],
    ["sandwich", "a sandwitch"],
    ["appointment", "i need an apointment"],
    ["appointment", "I need an appoitnmet"],
    ["temperature", "his temprature is high"],
    ["receive", "I recieved nothing"],
    ["umbrella", "I lost my umbrela"],
    ["tomorrow", "tommorow"],
    ["want", "i wnat it"],
    ["ticket", "tiket to london"],
    ["ice cream", "an icecrem", false],
  ])("%j for %j", (pattern, message, isForgiven = true) =>
    expect(isHeard(pattern, message)).toBe(isForgiven),
  );
});

describe("a word of its own is no slip", () => {
  test.each([
    ["what", "tea whit milk"],
    ["stain", "I am from Spain"],
    ["stain", "spain"],
    ["bread", "I like Brea"],
    ["club", "two clubs", true],
    ["clue", "I go to the club"],
    ["shirt", "I am short"],
    ["planet", "the planes"],
    ["grandma", "my grandpa"],
    ["book", "I cook"],
    ["book", "a good look"],
    ["tea", "the sea"],
    ["tea", "tee"],
    ["bill", "a ball"],
    ["soup", "some soap"],
    ["cash", "in case"],
    ["price", "a nice prize"],
    ["room", "the roof"],
    ["late", "I hate it"],
    ["flight", "a fight"],
    ["month", "my mouth"],
    ["bus", "but"],
  ])("%j for %j", (pattern, message, isForm = false) =>
    expect(isHeard(pattern, message)).toBe(isForm),
  );

  test.each(["I play in a club", "What a stack of books", "It is on the hilt"])(
    "nobody is helped who did not ask for it: %j",
    (message) => expect(playScene(sampleScene, [message]).say).not.toContain("begin"),
  );

  test("what the scene itself says is a word of its own", () => {
    const scene = { ...sceneHearing("panther"), role: "You are a panter." };
    expect(playScene(scene, ["a panter"]).goals[0]!.isDone).toBe(false);
  });
});

test("a name inside a sentence is no slip, and at its beginning it may be one", () => {
  expect(isHeard("coffee", "My friend is Coffe")).toBe(false);
  expect(isHeard("{day}", "I come on Wensday")).toBe(true);
  expect(isHeard("coffee", "Coffe please")).toBe(true);
  expect(isHeard("coffee", "COFFE PLEASE")).toBe(true);
});

test.each([
  ["coffee", "coffe", 1],
  ["coffee", "cofefe", 1],
  ["receive", "recieve", 1],
  ["abcd", "badc", 2],
  ["kitten", "sitting", 3],
])("from %j to %j it is %d", (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
  expect(editDistance(other, one, 3)).toBe(distance);
});

test("a distance is never more than one beyond what is asked", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const exact = editDistance(one, other, 10);
      expect(editDistance(one, other, most)).toBe(Math.min(exact, most + 1));
    }),
  );
});
