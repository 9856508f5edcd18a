import { expect, test } from "vitest";
import { fold, originOf } from "./fold";
import { viewsOf, wordsOf } from "./views";

test.each([
  ["Hello", "hello"],
  ["ｆｕｌｌ", "full"],
  ["сор", "cop"],
  ["νote", "vote"],
  ["𝓰𝓸𝓸𝓭", "good"],
  ["g\u200Bo\u00ADod", "good"],
  ["góod", "good"],
  ["go\u0301o\u0336d", "good"],
  ["٠١٢", "012"],
  ["ｘ９", "x9"],
  ["it’s", "it's"],
  ["a😀b", "a b"],
])("%s is read as %s", (message, text) => {
  expect(fold(message).text).toBe(text);
});

test("what is found in the fold leads back to the message, with the marks on it", () => {
  const message = "a 𝓫\u0301c d";
  const folded = fold(message);
  expect(folded.text).toBe("a bc d");
  const { start, end } = originOf(folded, message, 2, 4);
  expect(message.slice(start, end)).toBe("𝓫\u0301c");
});

test.each([
  ["s e t", "set"],
  ["s.e.t now", "set now"],
  ["s-e-t", "set"],
  ["5et", "set"],
  ["se7", "set"],
  ["1et", "iet"],
  ["1et", "let"],
])("one way to read %s is %s", (text, reading) => {
  expect(viewsOf(text).map((view) => view.text.trim())).toContain(reading);
});

test.each([["plain words, with marks!"], ["room 12 at 10.30"], ["the a55 road"]])(
  "%s has no second reading",
  (text) => expect(viewsOf(text)).toHaveLength(1),
);

test.each([
  ["i'm gonna tell u", "im going to tell you"],
  ["soooo goood!!", "so god ."],
  ["one, two.  three", "one two . three"],
])("%s runs as %s", (text, words) => {
  expect(wordsOf(text)).toBe(words);
});
