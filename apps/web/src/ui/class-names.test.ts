import { expect, test, vi } from "vitest";
import { cn } from "./class-names";

test.each([
  [["px-5", false, undefined, "py-2"], "px-5 py-2"],
  [["text-sm", "text-muted-foreground"], "text-sm text-muted-foreground"],
  [
    ["base:px-5 hover:base:bg-muted", "px-3 bg-surface"],
    "base:px-5 hover:base:bg-muted px-3 bg-surface",
  ],
])("%j are joined, and stand together", (inputs, joined) => {
  expect(cn(...inputs)).toBe(joined);
});

test.each([
  ["px-5 px-3", "px-5"],
  ["shadow-lift shadow-float", "shadow-lift"],
  ["bg-primary bg-surface", "bg-primary"],
])("of %s it is told that they clash, because their order here decides nothing", (names, first) => {
  const tell = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(cn(names)).toBe(names);
  expect(tell).toHaveBeenCalledWith(`Classes clash: "${first}" with others of "${names}".`);
});
