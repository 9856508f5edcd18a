import { expect, it } from "vitest";
import { splitAtName } from "./split-at-name";

it.each([
  ["Hello, Ana. Ana?", "Ana", ["Hello, ", "<Ana>", ". ", "<Ana>", "?"]],
  ["Banana, Anabel", "Ana", ["Banana, Anabel"]],
  ["Hello, سارة.", "سارة", ["Hello, ", "<سارة>", "."]],
  ["Hi, 😀😀.", "😀😀", ["Hi, ", "<😀😀>", "."]],
  ["Hi, a(b[.", "a(b[", ["Hi, ", "<a(b[>", "."]],
  ["Hello.", "", ["Hello."]],
])("“%s” is cut where %s is named", (text, name, expected) => {
  const parts = splitAtName(text, name).map((part) => (part.isName ? `<${part.text}>` : part.text));
  expect(parts).toEqual(expected);
});
