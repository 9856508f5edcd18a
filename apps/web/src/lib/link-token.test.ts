import { expect, it } from "vitest";
import { tokenIn } from "./link-token";

it.each([
  ["#abc_-1", "abc_-1"],
  ["#a%2Bb", "a+b"],
  ["#%zz", "%zz"],
  ["", null],
  ["#", null],
])("the secret of a mailed link is found in %j", (hash, token) => {
  expect(tokenIn({ hash })).toBe(token);
});
