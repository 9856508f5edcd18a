import { expect, test } from "vitest";
import { rememberLatest } from "./remember-latest";

test("what was found is not looked for again, until so much else was that it is forgotten", () => {
  const asked: string[] = [];
  const find = rememberLatest((key) => {
    asked.push(key);
    return key.toUpperCase();
  }, 2);
  expect(["a", "b", "a", "c", "b", "c", "a"].map(find)).toEqual("ABACBCA".split(""));
  expect(asked).toEqual(["a", "b", "c", "a"]);
});
