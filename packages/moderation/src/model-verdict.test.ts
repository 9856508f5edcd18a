import { expect, test } from "vitest";
import { judgeMessage } from "./judge";
import { combineVerdicts, type ModelVerdict } from "./model-verdict";
import { actions } from "./verdict";

const amongMinors = {
  author: { ageBand: "UNKNOWN" },
  audienceHasMinors: true,
  recent: [],
  now: 0,
} as const;
const texts = {
  allow: "Good morning",
  warn: "what a load of bullshit",
  mask: "call me on 07700 900123",
  block: "I will kill you",
} as const;
const models: Readonly<Record<ModelVerdict["action"], ModelVerdict>> = {
  allow: { action: "allow", reasons: [] },
  warn: { action: "warn", reasons: ["harassment"] },
  block: { action: "block", reasons: ["harassment"] },
};

test.each(
  actions.flatMap((rules) =>
    (["allow", "warn", "block"] as const).map((model) => [rules, model] as const),
  ),
)("rules say %s and a model %s: the stricter wins", (rules, model) => {
  const verdict = judgeMessage(texts[rules], amongMinors);
  const combined = combineVerdicts(verdict, models[model]);
  const stricter = actions.indexOf(model) > actions.indexOf(rules) ? model : rules;
  expect(combined.action).toBe(stricter);
  expect(combined.content).toBe(stricter === "block" ? "" : verdict.content);
  expect(combined.isModerated).toBe(stricter === "warn" || stricter === "mask" ? 1 : 0);
  expect(combined.message === null).toBe(stricter === "allow");
});

test("a model that is silent or content changes nothing", () => {
  const verdict = judgeMessage(texts.mask, amongMinors);
  expect(combineVerdicts(verdict, null)).toBe(verdict);
  expect(combineVerdicts(verdict, models.allow)).toBe(verdict);
});

test("a cry for help that only a model notices brings the same help and alerts a teacher", () => {
  const verdict = judgeMessage("nothing matters any more", amongMinors);
  const combined = combineVerdicts(verdict, { action: "block", reasons: ["self-harm"] });
  expect(combined).toMatchObject({ action: "block", content: "", alertTeacher: true });
  expect(combined.message).toContain("116 123");
});

test("the reasons of both are kept, each once, the gravest first", () => {
  const verdict = judgeMessage(texts.warn, amongMinors);
  const model: ModelVerdict = { action: "warn", reasons: ["profanity", "hate"] };
  expect(combineVerdicts(verdict, model).reasons).toEqual(["hate", "profanity"]);
});
