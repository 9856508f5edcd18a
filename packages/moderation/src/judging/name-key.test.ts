import { describe, expect, test } from "vitest";
import { nameKey } from "./name-key";

describe("two names can be mistaken for each other", () => {
  test.each([
    ["Ana", "ana"],
    ["Ana B", "A n a-B."],
    ["Ana", "Ána"],
    ["Ana", "Аna"],
    ["Ana", "Аnа"],
    ["Ana", "Ana"],
    ["Ana", "A\u200bna"],
    ["Anna-Lena", "AnnaLena"],
    ["Вова", "вова"],
  ])("%s and %s", (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });
});

describe("two names cannot", () => {
  test.each([
    ["Ana", "Anna"],
    ["Ana", "Ana B"],
    ["Ana 1", "Ana 2"],
    ["Нина", "Нона"],
    ["明", "朋"],
    ["मीना", "मना"],
    ["محمد", "محمود"],
  ])("%s and %s", (one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one));
  });
});
