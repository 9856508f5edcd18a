import { expect, test } from "vitest";
import { cn } from "./class-names";

test.each([
  [["px-5", "px-3"], "px-3"],
  [["shadow-lift", "shadow-float"], "shadow-float"],
  [["bg-primary", false, undefined, "bg-surface"], "bg-surface"],
  [["text-sm", "text-muted-foreground"], "text-sm text-muted-foreground"],
  [["font-heading", "font-semibold"], "font-heading font-semibold"],
])("of %j the later of two that set the same property wins", (inputs, joined) => {
  expect(cn(...inputs)).toBe(joined);
});
