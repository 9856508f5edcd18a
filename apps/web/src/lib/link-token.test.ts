import { expect, it } from "vitest";
import { tokenIn } from "./link-token";

it.each([
  ["#abc_-1", "", "abc_-1"],
  ["#token=abc", "", "abc"],
  ["", "?token=abc", "abc"],
  ["#a%2Bb", "", "a+b"],
  ["#%zz", "", "%zz"],
  ["", "", null],
  ["#", "?token=", null],
])("the secret of a mailed link is found in %j and %j", (hash, search, token) => {
  expect(tokenIn({ hash, search })).toBe(token);
});
