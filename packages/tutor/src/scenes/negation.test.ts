import { describe, expect, test } from "vitest";
import { sampleScene } from "../testing/sample-scene";
import { playScene } from "./play-scene";

const ordered = (message: string): readonly string[] => {
  const { heard } = playScene(sampleScene, [message]);
  return [...(heard.drink ?? []), ...(heard.food ?? [])];
};

describe("what is denied is not ordered", () => {
  test.each([
    ["I don't want tea.", []],
    ["i dont want a coffee", []],
    ["No tea, please.", []],
    ["no tea no coffee", []],
    ["I never drink coffee", []],
    ["I don't want tea or coffee.", []],
    ["I don't want tea, coffee or juice.", []],
    ["I hate coffee.", []],
    ["I don't like tea and coffee", []],
    ["neither tea nor coffee", []],
    ["Not tea, coffee please.", ["coffee"]],
    ["I don't want tea, coffee please.", ["coffee"]],
    ["I don't want tea but a coffee", ["coffee"]],
    ["no tea, just coffee", ["coffee"]],
    ["I don't like tea. Coffee!", ["coffee"]],
    ["I don't want tea and I want coffee", ["coffee"]],
    ["no coffee and a tea please", ["tea"]],
    ["A tea without an orange", ["tea"]],
    ["tea, no sandwich", ["tea"]],
  ])("%j orders %j", (message, expected) => expect(ordered(message)).toEqual(expected));
});

describe("what looks like a denial and is none orders", () => {
  test.each([
    ["No, I want tea.", ["tea"]],
    ["no i want a tea", ["tea"]],
    ["No, tea.", ["tea"]],
    ["No problem, a coffee then", ["coffee"]],
    ["Can't I have a tea?", ["tea"]],
    ["I don't mind, coffee", ["coffee"]],
    ["I would not mind a coffee", ["coffee"]],
    ["Why not a coffee?", ["coffee"]],
    ["I don't know, maybe tea", ["tea"]],
    ["Not only a tea but also a sandwich", ["tea", "sandwich"]],
    ["I can't wait for my tea", ["tea"]],
  ])("%j: %j", (message, expected) => expect(ordered(message)).toEqual(expected));
});
