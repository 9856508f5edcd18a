import { expect, test } from "vitest";
import { sayForWhom } from "./for-whom";

const groups = [
  { id: "blue", name: "Blue" },
  { id: "red", name: "Red" },
];

test.each([
  [null, [], "The whole class"],
  [["ana"], [], "1 student"],
  [["ana", "ben"], [], "2 students"],
  // They have left the class.
  [[], [], "0 students"],
  [[], ["blue"], "group Blue"],
  [["ana"], ["blue"], "group Blue and 1 student"],
  [[], ["blue", "red"], "groups Blue and Red"],
])("work for students %j and groups %j is for: %s", (studentIds, groupIds, said) => {
  expect(sayForWhom({ studentIds, groupIds }, groups)).toBe(said);
});
