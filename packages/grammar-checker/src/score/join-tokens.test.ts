import { expect, test } from "vitest";
import { joinTokens } from "./join-tokens";

test.each([
  ["I do n't know , sorry .", "I don't know, sorry."],
  ["It 's Ana 's , is n’t it ?", "It's Ana's, isn’t it?"],
  ["I 'm sure they 've gone and we 'll wait .", "I'm sure they've gone and we'll wait."],
  ['He said " hello " and left .', 'He said "hello" and left.'],
  ["“ Hello , ” he said .", "“Hello,” he said."],
  ["the students ' books", "the students' books"],
  ["He said ' yes ' twice .", "He said 'yes' twice."],
  ["( see below ) : 50 % of £ 20 !", "(see below): 50% of £20!"],
  ["a well - known and / or new one", "a well-known and/or new one"],
  ["I like it - it is new", "I like it - it is new"],
  ["I can not go and I 'm gon na stay ...", "I cannot go and I'm gonna stay..."],
  [". . .", "..."],
  ["", ""],
])("%s is written %s", (tokens, text) => {
  const list = tokens.split(" ").filter(Boolean);
  const joined = joinTokens(list);
  expect(joined.text).toBe(text);
  expect(joined.places.map(({ start, end }) => joined.text.slice(start, end))).toEqual(list);
});
