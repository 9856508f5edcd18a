import { expect, test } from "vitest";
import heldOut from "../../data/corpora/held-out-cries.json";
import { dangerIn } from "../judging/cry-for-help";
import { mayNeedHelp } from "./may-need-help";

test("of cries that nothing was made from at least 58 in 100 are heard by rules or model", () => {
  const byBoth = heldOut.cries.filter((text) => dangerIn(text) !== null || mayNeedHelp(text));
  expect(heldOut.cries).toHaveLength(100);
  expect(byBoth.length).toBeGreaterThanOrEqual(58);
});

test("of harmless sentences near to cries the model takes fewer than 2 in 100 for one", () => {
  const alarms = heldOut.harmless.filter(mayNeedHelp);
  expect(alarms.length / heldOut.harmless.length).toBeLessThan(0.02);
});

test.each(["", "🙂", "I like football.", "What does suicide mean?", "a ".repeat(4000)])(
  "nothing follows for %j",
  (text) => {
    expect(mayNeedHelp(text)).toBe(false);
  },
);
