import { expect, it } from "vitest";
import { slugOf } from "./statements";

it.each([
  ["Hello, nice to meet you", "hello-nice-to-meet-you"],
  ["At the café", "at-the-cafe"],
  ["What's new?", "whats-new"],
  ["  A weekend — by train!", "a-weekend-by-train"],
])("the title “%s” is “%s” in a statement", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
