import { expect, test } from "vitest";
import { refusalOfSeveral, refusalSentence } from "./refusal-sentence";

const nameOf = (plan: string) => ({ CORE: "Core", PREMIUM: "Hybrid Premium" })[plan] ?? plan;

test.each([
  ["level", ["CORE", "PREMIUM"], "This lesson is not part of your plan. You can go on with Core."],
  [
    "live-sessions",
    ["PREMIUM"],
    "Your plan has no live session left this month. You can go on with Hybrid Premium.",
  ],
  ["lessons", [], "You have begun all the lessons that your plan has this month."],
] as const)("who is refused for %s learns which plan of [%s] has it", (limit, allowedBy, said) => {
  expect(refusalSentence({ allowed: false, limit, allowedBy }, nameOf)).toBe(said);
});

test("a refusal over several lessons speaks of them all, and still names the plan", () => {
  const refused = (limit: "level" | "lessons") =>
    refusalSentence({ allowed: false, limit, allowedBy: ["CORE"] }, nameOf);
  expect(refusalOfSeveral(refused("level"))).toBe(
    "The locked lessons are not part of your plan. You can go on with Core.",
  );
  expect(refusalOfSeveral(refused("lessons"))).toBe(refused("lessons"));
});
